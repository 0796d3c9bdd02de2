"""The clocks of the players (W27), for whoever keeps the time."""

from __future__ import annotations

from math import ceil

from greathall.core.spec import GameClock

from .actions import ReadClock
from .state import Scrabble
from .turn import MOST_OVERTIME, READ_CLOCKS

TILES_A_TURN = 4.5
"""Laid by one who plays well."""


def seconds(g: Scrabble) -> int:
    minutes: int = g.settings.minutes
    return 60 * minutes


def reading(g: Scrabble, seat: int, taken: float) -> ReadClock | None:
    if g.asked is None or g.asked.effect is not READ_CLOCKS:
        return None
    return ReadClock(min(MOST_OVERTIME, max(0, ceil((taken - seconds(g)) / 60))))


def turns_left(g: Scrabble) -> int:
    """How many turns each player may still have, by the tiles that are left."""
    return 1 + ceil((len(g.bag) + sum(map(len, g.racks))) / (TILES_A_TURN * g.seats))


CLOCK = GameClock(seconds=seconds, reading=reading, turns_left=turns_left)
