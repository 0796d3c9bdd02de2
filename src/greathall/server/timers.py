"""What happens at a table by itself: time runs out, a vote is decided, an absent player or host is replaced.

Nothing is done here: `due` says which log events are to be written now, and `next_wakeup` when to look again.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from greathall.core.match import Match
from greathall.core.spec import Tempo
from greathall.server import log
from greathall.server.protocol import Clock, Pace
from greathall.server.state import TableState, Vote

if TYPE_CHECKING:
    from greathall.server.hall import HallConfig


def now() -> float:
    """Seconds on the clock of the event loop, on which timers run."""
    return asyncio.get_running_loop().time()


class Paces(Struct, frozen=True, kw_only=True):
    """Seconds for a question."""

    relaxed: float = 120
    brisk: float = 30
    transport: float = 0.5
    """Added to the game's own counts, for the time an answer travels."""


def tempo_of(match: Match, pace: Pace, paces: Paces) -> Tempo | None:
    """The timing of the question that is open now; None: no limit."""
    waiting = match.g.waiting
    if pace == "none" or not waiting:
        return None
    prompt = match.g.prompt(waiting[0])
    own = match.spec.table.tempo.get(prompt.key) if prompt is not None else None
    if pace == "real" and own is not None:
        return own
    return Tempo(count=paces.relaxed if pace == "relaxed" else paces.brisk, quiet=own is not None and own.quiet)


class QuestionTimer:
    """How long one question stays open. The server keeps the time; clients only show it."""

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


class TableTimers:
    """`left` is when each absent person was last seen, on the same clock as `now`."""

    def __init__(self, config: HallConfig, now: float) -> None:
        self.config = config
        self.opened = now
        self.left: dict[str, float] = {}
        self.question: QuestionTimer | None = None
        self._timed = (0, 0)
        """The game and the decision to which the timer belongs."""
        self._last_vote: dict[int, float] = {}
        """When a vote on a bot for this seat began."""

    def last_seen(self, person: str) -> float:
        return self.left.get(person, self.opened)

    # -- the question --------------------------------------------------------------------------------------------------

    def set_question(self, state: TableState, attended: bool, now: float) -> None:
        """A new question starts a new timer, which stands still while the game is paused or none of its players is
        there."""
        match = state.running
        if match is None:
            self.clear_question()
            return
        if self._timed != (state.number, match.decision):
            self._timed = (state.number, match.decision)
            tempo = tempo_of(match, state.pace, self.config.paces)
            self.question = None if tempo is None else QuestionTimer(tempo, now, self.config.paces.transport)
        if self.question is not None:
            self.question.pause(now) if state.paused or not attended else self.question.resume(now)

    def clear_question(self) -> None:
        self.question, self._timed = None, (0, 0)

    def holds(self, now: float) -> bool:
        """Does the present question stay open although all have answered?"""
        timer = self.question
        if timer is None:
            return False
        return timer.stopped is not None or now < (timer.ends if timer.tempo.hold else timer.opens)

    # -- what is due ---------------------------------------------------------------------------------------------------

    def due(self, state: TableState, present: set[str], now: float, rng: Random) -> list[log.LogEvent]:
        """The events to write now."""
        if state.phase == "closed":
            return []
        if state.vote is not None and (verdict := self._verdict(state, state.vote, present, now)):
            return verdict
        if heir := self._new_host(state, present, now):
            return [log.HostMade(heir)]
        match = state.running
        if match is None:
            return []
        return self._time_is_up(state, match, now, rng) or self._replacement(state, match, present, now)

    def _verdict(self, state: TableState, vote: Vote, present: set[str], now: float) -> list[log.LogEvent]:
        """The result of a vote. An undo needs everybody who was asked, a bot for a leaver a majority of those here."""
        match = state.running
        if match is None:
            return [log.VoteFailed(False)]
        gone = [person for person in vote.missing if person not in present]
        if vote.topic == "undo":
            step = match.undo_step(vote.seat)
            if vote.refused or any(now >= self._end_of_grace(person) for person in gone):
                return [log.VoteFailed()]
            if vote.missing:
                return []
            return [log.VoteFailed(False)] if step is None else [log.Undone(vote.seat, step)]
        leaver = state.chairs[vote.seat].person
        if leaver is None or leaver in present:
            return [log.VoteFailed(False)]
        missing = len(vote.missing) - len(gone)
        if len(vote.agreed) * 2 > missing + len(vote.agreed) + len(vote.refused):
            return [log.StoodIn(vote.seat, self.config.stand_in, "vote")]
        return [] if missing else [log.VoteFailed()]

    def _new_host(self, state: TableState, present: set[str], now: float) -> str | None:
        """A host who stays away is replaced by somebody who is there."""
        if state.host in present or now < self.last_seen(state.host) + self.config.host_grace:
            return None
        return next((chair.person for chair in state.chairs if chair.person in present), None)

    def _time_is_up(self, state: TableState, match: Match, now: float, rng: Random) -> list[log.LogEvent]:
        """The default answers of all who have given none."""
        timer = self.question
        if timer is None or timer.stopped is not None:
            return []
        if match.held is not None and not self.holds(now):
            return [log.Acted(*match.held)]
        if now < timer.ends:
            return []
        late = [seat for seat in match.waiting if state.chairs[seat].bot is None]
        return [log.Acted(seat, match.g.default(seat, rng), "clock", timer.tempo.quiet) for seat in late]

    def _replacement(self, state: TableState, match: Match, present: set[str], now: float) -> list[log.LogEvent]:
        """A bot, or a vote on one, for a player who has been away for longer than the grace period."""
        for seat, person in self._awaited(state, match, present):
            if now < self._end_of_grace(person, seat):
                continue
            if state.leavers == "bot":
                return [log.StoodIn(seat, self.config.stand_in, "away")]
            here = {chair.person for chair in state.chairs if chair.person in present and chair.bot is None}
            if here and state.vote is None:
                self._last_vote[seat] = now
                return [log.Proposed("bot", seat, sorted(person for person in here if person is not None))]
        return []

    def _awaited(self, state: TableState, match: Match, present: set[str]) -> list[tuple[int, str]]:
        """Absent people who have to answer, if this table does anything about it: somebody must be waiting for them."""
        company = any(chair.person in present for chair in state.chairs)
        if state.leavers == "wait" or state.paused or state.phase != "playing" or not company:
            return []
        waiting = [(seat, state.chairs[seat]) for seat in match.waiting]
        return [
            (seat, chair.person)
            for seat, chair in waiting
            if chair.person is not None and chair.bot is None and chair.person not in present
        ]

    def _end_of_grace(self, person: str, seat: int | None = None) -> float:
        voted = 0.0 if seat is None else self._last_vote.get(seat, 0.0)
        return max(self.last_seen(person), voted) + self.config.grace

    # -- when to look again --------------------------------------------------------------------------------------------

    def next_wakeup(self, state: TableState, present: set[str], now: float) -> float | None:
        """The next time at which something can be due."""
        times: list[float] = []
        if self.question is not None and self.question.stopped is None:
            times += [self.question.opens, self.question.ends]
        if state.match is not None:
            times += [self._end_of_grace(person, seat) for seat, person in self._awaited(state, state.match, present)]
        if state.vote is not None:
            times += [self._end_of_grace(person) for person in state.vote.missing if person not in present]
        if present and state.host not in present:
            times.append(self.last_seen(state.host) + self.config.host_grace)
        return min((time for time in times if time > now), default=None)
