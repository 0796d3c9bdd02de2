"""The clocks of games in which each player has so much time for the whole game (`core.spec.GameClock`).

The clock of a seat runs while the game waits for it: also while its player is away, but not while the game is paused,
nobody attends it, or it is played by correspondence. What a seat took stands in the log with its answer
(`log.Acted.took`), so a hall that was restarted knows it, but for the thought that it interrupted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from greathall.core.match import Match
from greathall.core.spec import GameClock
from greathall.server import log
from greathall.server.correspondence import DAYS
from greathall.server.protocol import SeatClocks
from greathall.server.state import TableState


def clock_of(match: Match | None) -> GameClock[Any] | None:
    """None: this game is played without clocks."""
    clock = None if match is None else match.spec.table.clock
    return clock if clock is not None and match is not None and clock.seconds(match.g) else None


def asks_timekeeper(match: Match) -> bool:
    """Whether the open question is for whoever keeps the time, and for no player."""
    clock = clock_of(match)
    return clock is not None and any(clock.reading(match.g, seat, 0.0) is not None for seat in match.waiting)


def readings(state: TableState, match: Match) -> list[log.LogEvent]:
    """The timekeeper's answers, if the rules ask for them."""
    clock = clock_of(match)
    if clock is None:
        return []
    told = [(seat, clock.reading(match.g, seat, state.taken[seat] / 1000)) for seat in match.waiting]
    return [log.Acted(seat, action, "timekeeper", quiet=True) for seat, action in told if action is not None]


class RunningClocks:
    """Which clocks run, on the clock of the event loop."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}
        """By seat: since when its clock runs."""
        self._unwritten: dict[int, float] = {}
        """By seat: what it has taken for the open question before its clock was stopped."""
        self._game = 0

    def set(self, state: TableState, attended: bool, now: float) -> bool:
        """Start and stop what has to run or stand still now. True if anything changed."""
        if self._game != state.number:
            self._game, self.since, self._unwritten = state.number, {}, {}
        match = state.running
        still = match is None or clock_of(match) is None or state.paused or not attended or state.pace in DAYS
        running = () if still or match is None or asks_timekeeper(match) else match.waiting
        changed = {*running} != {*self.since}
        for seat in [seat for seat in self.since if seat not in running]:
            self._unwritten[seat] = self._taken(seat, now)
            del self.since[seat]
        for seat in running:
            self.since.setdefault(seat, now)
        return changed

    def timed(self, events: Sequence[log.LogEvent], now: float) -> list[log.LogEvent]:
        """The same events, with the time that answers have taken; it is not counted again."""
        return [self._timed(event, now) if isinstance(event, log.Acted) else event for event in events]

    def _timed(self, event: log.Acted, now: float) -> log.Acted:
        took = round(1000 * self._taken(event.seat, now))
        self.since.pop(event.seat, None)
        self._unwritten.pop(event.seat, None)
        return msgspec.structs.replace(event, took=took) if took else event

    def _taken(self, seat: int, now: float) -> float:
        return self._unwritten.get(seat, 0.0) + now - self.since.get(seat, now)

    def left(self, state: TableState, seat: int, now: float) -> float | None:
        """Seconds; None: as much as one likes."""
        clock = clock_of(state.match)
        if clock is None or state.match is None or state.pace in DAYS:
            return None
        return clock.seconds(state.match.g) - state.taken[seat] / 1000 - self._taken(seat, now)

    def to_message(self, state: TableState, now: float) -> SeatClocks | None:
        if clock_of(state.match) is None:
            return None
        left = [self.left(state, seat, now) for seat in range(len(state.chairs))]
        shown = [round(1000 * seconds) for seconds in left if seconds is not None]
        return SeatClocks(shown, sorted(self.since)) if shown else None
