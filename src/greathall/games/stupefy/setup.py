"""Deals a new game."""

from __future__ import annotations

from greathall.core.errors import BadSettings
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    COPIES,
    HOUSES,
    NORMAL_HAND,
    POINTS,
    SEATING,
    TWIN_HAND,
    TWIN_TOKENS,
)
from greathall.games.stupefy.settings import Settings
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import ROUND


def setup(g: Stupefy) -> None:
    """Deal houses, hands, tokens and the pile; choose the first favourite; schedule the first round."""
    seats = g.seats
    settings: Settings = g.settings
    g.house = _seat_houses(g, settings)
    g.twins = _find_twins(g, settings)
    hands = [TWIN_HAND if seat in g.twins else NORMAL_HAND for seat in range(seats)]
    g.misspells = [hand[0] for hand in hands]
    g.stupefies = [hand[1] for hand in hands]
    g.tokens = [TWIN_TOKENS if seat in g.twins else 0 for seat in range(seats)]
    g.prepared = [-1] * seats
    g.target = [-1] * seats
    g.cast = [-1] * seats
    g.standing = [True] * seats
    g.potions = [0] * seats
    g.favours = [0] * seats
    g.taken = [()] * seats
    g.down = [()] * seats
    g.boxes = [0] * len(HOUSES)
    g.middle = [0] * len(POINTS)
    g.middle[BECOME_FAVOURITE] = 1
    g.spent = [0] * len(POINTS)
    g.pile = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    g.chance.shuffle("rewards", g.pile)
    if settings.first_favourite == "random":
        g.favourite = g.chance.below("favourite", seats)
    elif settings.first_favourite < seats:
        g.favourite = settings.first_favourite
    else:
        raise BadSettings("no-such-seat", option="first_favourite", seat=settings.first_favourite + 1, seats=seats)
    g.then(ROUND)


def _seat_houses(g: Stupefy, settings: Settings) -> tuple[int, ...]:
    seating = SEATING[g.seats]
    if not settings.houses:
        drawn = list(range(len(HOUSES)))
        g.chance.shuffle("houses", drawn)
        return tuple(drawn[place] for place in seating)
    chosen = tuple(HOUSES.index(house) for house in settings.houses)
    if _sizes(chosen) != _sizes(seating):
        raise BadSettings("bad-houses", seats=g.seats, sizes=" + ".join(map(str, _sizes(seating))))
    return chosen


def _sizes(houses: tuple[int, ...]) -> list[int]:
    return sorted((houses.count(house) for house in set(houses)), reverse=True)


def _find_twins(g: Stupefy, settings: Settings) -> tuple[int, ...]:
    """S30: two of the house that has a player more than the others."""
    largest = max(set(g.house), key=g.house.count)
    eligible = g.members(largest) if g.seats % 2 else []
    if not settings.twins:
        return tuple(eligible[:2])
    twins = tuple(sorted(set(settings.twins)))
    if len(twins) != 2 or not set(twins) <= set(eligible):
        raise BadSettings("bad-twins", seats=g.seats)
    return twins
