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
from greathall.server.correspondence import DAY, DAYS, today
from greathall.server.protocol import Clock, Pace
from greathall.server.seat_clocks import RunningClocks, readings
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
    if pace == "none" or pace in DAYS or not waiting:
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
        self.clocks = RunningClocks()
        self._timed = (0, 0)
        """The game and the decision to which the timer belongs."""
        self._last_vote: dict[int, float] = {}
        """When a vote on a bot for this seat began."""

    def last_seen(self, person: str) -> float:
        return self.left.get(person, self.opened)

    # -- the question --------------------------------------------------------------------------------------------------

    def set_question(self, state: TableState, attended: bool, present: set[str], now: float) -> bool:
        """A new question starts a new timer, which stands still while the game is paused, none of its players is there,
        or others wait for an absent one. True if the same timer stopped or went on."""
        match = state.running
        if match is None:
            self.clear_question()
            return False
        if self._timed != (state.number, match.decision):
            self._timed = (state.number, match.decision)
            tempo = tempo_of(match, state.pace, self.config.paces)
            self.question = None if tempo is None else QuestionTimer(tempo, now, self.config.paces.transport)
        if self.question is None:
            return False
        before = self.question.stopped is None
        still = state.paused or not attended or self.held_up(state, present)
        self.question.pause(now) if still else self.question.resume(now)
        return before is bool(still)

    def clear_question(self) -> None:
        self.question, self._timed = None, (0, 0)

    def holds(self, now: float) -> bool:
        """Does the present question stay open although all have answered?"""
        timer = self.question
        if timer is None:
            return False
        return timer.stopped is not None or now < (timer.ends if timer.tempo.hold else timer.opens)

    def clock(self, state: TableState, now: float) -> Clock | None:
        """The time left as people are told it; None: no limit."""
        if state.due is not None:
            left = max(0, state.due - today())
            return Clock(opens=0, left=left, total=DAYS[state.pace] * DAY, paused=False)
        return None if self.question is None else self.question.to_message(now)

    # -- who is away ---------------------------------------------------------------------------------------------------

    def held_up(self, state: TableState, present: set[str]) -> list[tuple[int, str]]:
        """Absent people who have to answer while others wait for them, with their seats."""
        match = state.running
        if match is None or (state.due is None and not state.players & present):
            return []
        waiting = [(seat, state.chairs[seat]) for seat in match.waiting]
        return [
            (seat, chair.person)
            for seat, chair in waiting
            if chair.person is not None and chair.bot is None and chair.person not in present
        ]

    def patience(self, state: TableState) -> float:
        return self.config.grace if state.patience is None else state.patience

    def needed(self, state: TableState, vote: Vote, present: set[str]) -> tuple[int, int]:
        """How many must agree, and of how many: all for an undo, for a bot more than half of those who are there."""
        here = vote.missing if state.due is not None else [person for person in vote.missing if person in present]
        of = len(vote.agreed) + len(vote.refused) + len(here)
        return (of if vote.topic == "undo" else of // 2 + 1), of

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
        late = self._time_is_up(state, match, now, rng)
        return readings(state, match) or late or self._replacement(state, present, now)

    def _verdict(self, state: TableState, vote: Vote, present: set[str], now: float) -> list[log.LogEvent]:
        """The result of a vote. An undo needs everybody who was asked, a bot for a leaver a majority of those here."""
        match = state.running
        if match is None:
            return [log.VoteFailed(False)]
        gone = [person for person in vote.missing if person not in present]
        if vote.topic == "undo":
            step = match.undo_step(vote.seat)
            if vote.refused or any(now >= self.last_seen(person) + self.patience(state) for person in gone):
                return [log.VoteFailed()]
            if vote.missing:
                return []
            return [log.VoteFailed(False)] if step is None else [log.Undone(vote.seat, step)]
        leaver = state.chairs[vote.seat].person
        if leaver is None or leaver in present:
            return [log.VoteFailed(False)]
        needed, of = self.needed(state, vote, present)
        if len(vote.agreed) >= needed:
            return [log.StoodIn(vote.seat, state.stand_in or self.config.stand_in, "vote")]
        return [log.VoteFailed()] if of == len(vote.agreed) + len(vote.refused) else []

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

    def _replacement(self, state: TableState, present: set[str], now: float) -> list[log.LogEvent]:
        """A bot, or a vote on one, for a player for whom the others have waited long enough."""
        for seat, person in self._replaceable(state, present):
            if now < self._end_of_wait(state, seat, person, now):
                continue
            if state.leavers == "bot":
                return [log.StoodIn(seat, state.stand_in or self.config.stand_in, "away")]
            others = {chair.person for chair in state.chairs if chair.bot is None and chair.person} - {person}
            here = others if state.due is not None else others & present
            if here and state.vote is None:
                self._last_vote[seat] = now
                return [log.Proposed("bot", seat, sorted(here))]
        return []

    def _replaceable(self, state: TableState, present: set[str]) -> list[tuple[int, str]]:
        return [] if state.leavers == "wait" or state.paused else self.held_up(state, present)

    def _end_of_wait(self, state: TableState, seat: int, person: str, now: float) -> float:
        """When the others need not wait any longer; after a vote, when it may be put again."""
        again = self._last_vote.get(seat)
        if state.due is not None:
            due = now + (state.due - today()) / 1000
            return due if again is None else max(due, again + DAY / 1000)
        return max(self.last_seen(person), again or 0.0) + self.patience(state)

    # -- when to look again --------------------------------------------------------------------------------------------

    def next_wakeup(self, state: TableState, present: set[str], now: float) -> float | None:
        """The next time at which something can be due."""
        times: list[float] = []
        if self.question is not None and self.question.stopped is None:
            times += [self.question.opens, self.question.ends]
        times += [self._end_of_wait(state, *who, now) for who in self._replaceable(state, present)]
        times += [self.last_seen(person) + self.config.call_after for _, person in self.held_up(state, present)]
        if state.vote is not None:
            times += [self.last_seen(person) + self.patience(state) for person in state.vote.missing]
        if present and state.host not in present:
            times.append(self.last_seen(state.host) + self.config.host_grace)
        return min((time for time in times if time > now), default=None)
