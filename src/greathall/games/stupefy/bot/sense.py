"""Answers that no search needs to consider, and decisions that need none."""

from __future__ import annotations

from typing import Final

from greathall.games.stupefy.actions import Action, Aim, Protego, Take
from greathall.games.stupefy.bot import last_share
from greathall.games.stupefy.bot.prospects import lesson_chance, loaded
from greathall.games.stupefy.cards import LESSONS, POINTS, REWARDS, TURNER
from greathall.games.stupefy.state import Stupefy

KINDS: Final = {reward: kind for kind, reward in enumerate(REWARDS)}


def routine(g: Stupefy, seat: int, action: Action) -> bool:
    """The last rewards of the game are shared exactly."""
    return isinstance(action, Take) and last_share.is_short(g)


def pointless(g: Stupefy, seat: int, action: Action) -> bool:
    """To aim at nobody, to hide from nothing, to take what cannot work or the smaller of two sums."""
    if isinstance(action, Aim):
        return action.target is None
    if isinstance(action, Protego):
        return not threatened(g, seat)
    if isinstance(action, Take):
        kind = KINDS[action.reward]
        if POINTS[kind]:
            return any(g.middle[higher] for higher in range(kind + 1, len(POINTS)) if POINTS[higher])
        return void(g, seat, kind) and any(count and not void(g, seat, other) for other, count in enumerate(g.middle))
    return False


def threatened(g: Stupefy, seat: int) -> bool:
    """Does anybody aim at this seat who may have a Stupefy?"""
    return any(target == seat and loaded(g, other) > 0.0 for other, target in enumerate(g.target))


def void(g: Stupefy, seat: int, kind: int) -> bool:
    """Is it certain, for all the seat knows, that this reward does nothing for it?"""
    if kind == LESSONS:
        return lesson_chance(g, seat, seat) == 0.0
    if kind == TURNER:
        return not any(g.tokens[member] for member in g.members(g.house[seat]))
    return False
