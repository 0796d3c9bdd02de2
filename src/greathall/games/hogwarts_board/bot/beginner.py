"""How a friendly beginner plays: sensibly, but one square at a time, bravely where it is unwise, and distracted."""

from __future__ import annotations

from random import Random

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import CastAt, Enter, GoOn, Melee, Roll, StayOut, Strike, Walk
from greathall.games.hogwarts_board.board import CHAMBER, KIND
from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.heuristic import heuristic
from greathall.games.hogwarts_board.bot.sense import pointless
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.state import Castle

DISTRACTED = 0.15
"""How often a beginner takes any answer that is not plainly a waste."""
PRETTY = ("class", "event", "item_room", "spell_gift", "potion_gift")
"""Squares that a beginner likes."""


def beginner(g: Castle, seat: int, rng: Random) -> Action:
    """Looks at one square at a time, forgets the cards in hand, hits back more often than runs, and dares the
    chamber too soon."""
    options = list(g.options(seat))
    sensible = [action for action in options if not pointless(g, seat, action)] or options
    if rng.random() < DISTRACTED and Enter() not in options:
        return rng.choice(sensible)
    first = options[0]
    if isinstance(first, Walk) and rng.random() < 0.5:
        ends = [walk for walk in sensible if walk.path and KIND[walk.path[-1]] in PRETTY]
        return rng.choice(ends or sensible)
    if isinstance(first, Roll | GoOn) and rng.random() < 0.5:
        return first
    if isinstance(first, StayOut):
        return Enter() if victory(g, seat) >= W.dare / 2 else first
    if g.battle is not None and g.battle.contest != CHAMBER and rng.random() < 0.4:
        attacks = [action for action in sensible if isinstance(action, CastAt | Strike | Melee)]
        if attacks:
            return rng.choice(attacks)
    return heuristic(g, seat, rng)
