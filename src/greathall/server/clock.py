"""How long a question stays open. The server keeps the time; clients only show it."""

from __future__ import annotations

import asyncio
import time

from msgspec import Struct

from greathall.core.match import Match
from greathall.core.spec import Tempo
from greathall.server.protocol import Clock, Pace


def now() -> float:
    """Seconds on the clock of the event loop, on which timers run."""
    return asyncio.get_running_loop().time()


def today() -> int:
    """Milliseconds since 1970: for what is written down, and for times that outlast the hall's process."""
    return int(time.time() * 1000)


DAYS: dict[Pace, int] = {"day": 1, "three_days": 3}
"""Games by correspondence: how long an answer may take."""
DAY = 24 * 3600 * 1000


class Paces(Struct, frozen=True, kw_only=True):
    """Seconds for a question."""

    relaxed: float = 120
    brisk: float = 30
    transport: float = 0.5
    """Added to the game's own counts, for the time an answer travels."""


def tempo_of(match: Match, pace: Pace, paces: Paces) -> Tempo | None:
    """The timing of the question that is open now; None: no limit."""
    waiting = match.g.waiting
    if pace == "none" or pace in DAYS or not waiting:
        return None
    prompt = match.g.prompt(waiting[0])
    own = match.spec.table.tempo.get(prompt.key) if prompt is not None else None
    if pace == "real" and own is not None:
        return own
    return Tempo(count=paces.relaxed if pace == "relaxed" else paces.brisk, quiet=own is not None and own.quiet)


class QuestionTimer:
    """The timer of one question, on the clock of the event loop."""

    def __init__(self, tempo: Tempo, now: float, transport: float) -> None:
        self.tempo = tempo
        self.opens = now + tempo.look
        self.ends = self.opens + tempo.count + (transport if tempo.hold else 0)
        self.stopped: float | None = None

    def pause(self, now: float) -> None:
        if self.stopped is None:
            self.stopped = now

    def resume(self, now: float) -> None:
        if self.stopped is not None:
            self.opens += now - self.stopped
            self.ends += now - self.stopped
            self.stopped = None

    def to_message(self, now: float) -> Clock:
        now = now if self.stopped is None else self.stopped
        return Clock(
            opens=max(0, round((self.opens - now) * 1000)),
            left=max(0, round((self.ends - now) * 1000)),
            total=round((self.tempo.look + self.tempo.count) * 1000),
            paused=self.stopped is not None,
        )
