"""The last rewards of the last round, played exactly: nothing is hidden any more, and who takes what decides the game.

Every house is taken to choose what is best for itself: the largest share of the victory, then the largest lead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    FAVOUR,
    FAVOUR_BONUS,
    LATECOMER_POINTS,
    LESSONS,
    POINTS,
    POINTS_10,
    POINTS_40,
    POTION,
    POTIONS_MASTER_POINTS,
    ROUNDS,
    TURNER,
)
from greathall.games.stupefy.state import Stupefy

FEW: Final = 5
"""With more rewards than this in the middle there are too many ways to share them."""
LEAD: Final = 1e-5
"""What a point of the lead counts besides the victory."""


class Share(NamedTuple):
    """All that still matters: who takes next, from what, and what everybody has."""

    turn: int
    middle: tuple[int, ...]
    standing: tuple[bool, ...]
    house: tuple[int, ...]
    points: tuple[int, ...]
    """By house."""
    potions: tuple[int, ...]
    favours: tuple[int, ...]
    tokens: tuple[int, ...]


def is_short(g: Stupefy) -> bool:
    return g.round == ROUNDS and sum(g.middle) <= FEW


def best(g: Stupefy, seat: int) -> int:
    """The kind of reward to take."""
    return _best(_share(g, seat))[0]


def best_turn_back(g: Stupefy, seat: int) -> int:
    """The member of the house who puts a delay token back, when a Time-Turner was taken."""
    after = _share(g, _next(tuple(g.standing), seat))
    house = g.house[seat]
    members = [member for member in g.members(house) if g.tokens[member]]
    return max(members, key=lambda member: _worths(_with_token_back(after, member))[house])


def _share(g: Stupefy, turn: int) -> Share:
    points = [*g.boxes]
    for seat, taken in enumerate(g.taken):
        for kind in taken:
            points[g.house[seat]] += POINTS[kind]
    return Share(
        turn,
        tuple(g.middle),
        tuple(g.standing),
        g.house,
        tuple(points),
        tuple(g.potions),
        tuple(g.favours),
        tuple(g.tokens),
    )


@lru_cache(maxsize=50_000)
def _best(share: Share) -> tuple[int, tuple[float, ...]]:
    """What the seat whose turn it is takes, and what this makes of every house."""
    house = share.house[share.turn]
    chosen = -1
    reached: tuple[float, ...] = ()
    for kind in _sensible(share):
        for after in _taken(share, kind):
            worths = _worths(after)
            if chosen < 0 or worths[house] > reached[house]:
                chosen, reached = kind, worths
    return chosen, reached


def _worths(share: Share) -> tuple[float, ...]:
    return _best(share)[1] if any(share.middle) else _final(share)


def _sensible(share: Share) -> list[int]:
    """The highest points, whatever does something, and one reward that does nothing: to do nothing may be best."""
    middle, who = share.middle, share.turn
    kinds = [next(kind for kind in range(POINTS_40, -1, -1) if middle[kind])] if any(middle[: POINTS_40 + 1]) else []
    kinds += [kind for kind in (POTION, FAVOUR) if middle[kind]]
    works = {LESSONS: False, BECOME_FAVOURITE: share.tokens[who] > 0, TURNER: bool(_late_members(share))}
    kinds += [kind for kind, does in works.items() if does and middle[kind]]
    return kinds + [kind for kind, does in works.items() if not does and middle[kind]][:1]


def _taken(share: Share, kind: int) -> list[Share]:
    """How it goes on when this is taken: in several ways if a token may be put back by several."""
    who = share.turn
    after = share._replace(turn=_next(share.standing, who), middle=_plus(share.middle, kind, -1))
    if POINTS_10 <= kind <= POINTS_40:
        return [after._replace(points=_plus(share.points, share.house[who], POINTS[kind]))]
    if kind == POTION:
        return [after._replace(potions=_plus(share.potions, who, 1))]
    if kind == FAVOUR:
        return [after._replace(favours=_plus(share.favours, who, 1))]
    if kind == BECOME_FAVOURITE and share.tokens[who]:
        return [_with_token_back(after, who)]
    if kind == TURNER:
        return [_with_token_back(after, member) for member in _late_members(share)] or [after]
    assert kind in (LESSONS, BECOME_FAVOURITE)
    return [after]


def _late_members(share: Share) -> list[int]:
    """Who in the house of the taker has a delay token."""
    own = share.house[share.turn]
    return [member for member, house in enumerate(share.house) if house == own and share.tokens[member]]


def _with_token_back(share: Share, member: int) -> Share:
    return share._replace(tokens=_plus(share.tokens, member, -1))


def _plus(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    return (*counts[:at], counts[at] + more, *counts[at + 1 :])


def _next(standing: tuple[bool, ...], seat: int) -> int:
    """The next one, clockwise, who takes; it may be the same again."""
    seats = len(standing)
    return next((other for step in range(1, seats + 1) if standing[other := (seat + step) % seats]), seat)


def _final(share: Share) -> tuple[float, ...]:
    """By house: the share of the victory, and a little for the lead."""
    totals = [*share.points]
    most_potions, most_tokens = max(share.potions), max(share.tokens)
    master = share.potions.index(most_potions) if share.potions.count(most_potions) == 1 else -1
    all_level = share.tokens.count(most_tokens) == len(share.tokens)
    for seat, house in enumerate(share.house):
        totals[house] += FAVOUR_BONUS[share.favours[seat]]
        if seat == master:
            totals[house] += POTIONS_MASTER_POINTS
        if share.tokens[seat] == most_tokens and not all_level:
            totals[house] += LATECOMER_POINTS
    playing = set(share.house)
    first = max(totals[house] for house in playing)
    winners = [house for house in playing if totals[house] == first]
    second = max((totals[house] for house in playing if house not in winners), default=first)
    return tuple(
        [
            1.0 / len(winners) + LEAD * (first - second)
            if house in winners
            else LEAD * (totals[house] - first)
            if house in playing
            else 0.0
            for house in range(len(totals))
        ]
    )
