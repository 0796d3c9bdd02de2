"""The players' clocks, for games in which each has so much time for the whole game."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from greathall.cli.saves import SavedGame
from greathall.core.kernel import State
from greathall.core.match import Match


class ClockLine(NamedTuple):
    """What a clock shows: the time that is left, or by how much it is over."""

    seat: int
    time: str
    over: bool


class TerminalClocks:
    """Keeps the time of whoever is asked. It is saved with the game; without clocks nothing happens."""

    def __init__(self, match: Match, saved: SavedGame) -> None:
        clock = match.spec.table.clock
        self._match = match
        self._clock: Any = clock if clock is not None and clock.seconds(match.g) else None
        self._taken = (saved.taken or [0.0] * saved.seats) if self._clock is not None else []
        assert isinstance(match.record, SavedGame)
        match.record.taken = self._taken
        self._since = time.monotonic()

    def start(self) -> None:
        self._since = time.monotonic()

    def stop(self, seat: int) -> None:
        """The time since the start was this seat's."""
        if self._taken:
            self._taken[seat] += time.monotonic() - self._since

    def read(self) -> bool:
        """Answer for all seats if the rules ask how long they took."""
        match = self._match
        for seat in match.waiting if self._taken else ():
            answer = self._clock.reading(match.g, seat, self._taken[seat])
            if answer is None:
                return False
            match.answer(seat, answer)
        return bool(self._taken)

    def lines(self, g: State) -> Iterator[ClockLine]:
        for seat, taken in enumerate(self._taken):
            left = round(self._clock.seconds(g) - taken)
            minutes, seconds = divmod(abs(left), 60)
            yield ClockLine(seat, f"{minutes}:{seconds:02}", left < 0)
