"""The bots of one table: each is called when it has to answer, and thinks without holding anybody up."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from greathall.bots import bot
from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.messages import Message
from greathall.core.spec import GameSpec
from greathall.server import about, log
from greathall.server.bots import Origin
from greathall.server.seat_clocks import clock_of
from greathall.server.team_talk import partners
from greathall.server.timers import now

if TYPE_CHECKING:
    from greathall.server.table import Table

logger = logging.getLogger("greathall.server")

BEAT = 1.0
"""Seconds."""
LEAST_THOUGHT = 0.1
"""Seconds that a bot thinks about a move even when its time is over."""


def longest_thought(spec: GameSpec[Any], level: str) -> float:
    """In seconds; bots that think at the same time share this. 0 for those that answer at once."""
    budget = bot(level, spec).budget
    return 0.0 if budget is None or budget.milliseconds is None else budget.milliseconds / 1000


def hurried(match: Match, level: str, left: float | None) -> str:
    """The level with no more time than its share of what is left on its clock (seconds; None: no clock runs)."""
    clock = clock_of(match)
    if clock is None or left is None:
        return level
    share = max(LEAST_THOUGHT, left / clock.turns_left(match.g))
    budget = bot(level, match.spec).budget
    if budget is None or longest_thought(match.spec, level) <= share:
        return level
    cores = "*" if budget.cores else ""
    return f"{level.partition(':')[0]}:{round(1000 * share)}ms{cores}"


class Thought(NamedTuple):
    """Of a bot of this level, about this decision of this game."""

    level: str
    number: int
    decision: int
    since: float


class BotTurns:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat."""
        self.thoughts: dict[int, Thought] = {}
        """By seat: what is being thought about there."""
        self.remarked: dict[int, tuple[int, Message]] = {}
        """By seat: in which round of the game it last said something, and what."""

    def call(self) -> None:
        """Every bot that is asked and not yet thinking begins to think, in the pool of processes.

        While no player is at the table, or people vote on taking a move back, bots wait like everybody else.
        """
        state = self.table.state
        match = state.running
        if match is None or not self._go_on:
            return
        bots = {seat: level for seat in match.waiting if (level := state.chairs[seat].bot) is not None}
        for seat, thought in [*self.thoughts.items()]:
            if (bots.get(seat), state.number, match.decision) != thought[:3]:
                self._forget(seat)
        for seat, level in bots.items():
            if seat not in self.thinking:
                self.thoughts[seat] = Thought(level, state.number, match.decision, now())
                self.thinking[seat] = asyncio.create_task(self._think(match, seat, level, len(bots)))

    @property
    def _go_on(self) -> bool:
        return self.table.attended and not self.table.state.taking_back

    def _forget(self, seat: int) -> None:
        """Nobody waits for this thought any more: another bot sits there, a person, or the game has gone on."""
        self.thoughts.pop(seat, None)
        task = self.thinking.pop(seat, None)
        if task is not None:
            task.cancel()

    @property
    def oldest(self) -> float:
        """Since how many seconds a bot has been thinking at most."""
        return max((now() - thought.since for thought in self.thoughts.values()), default=0.0)

    async def _think(self, match: Match, seat: int, level: str, together: int) -> None:
        hall = self.table.hall
        decision = match.decision
        began = now()
        level = hurried(match, level, self.table.timers.clocks.left(self.table.state, seat, began))
        pause = self._pause(match, level)
        origin = Origin(self.table.state.id, any(chair.person is not None for chair in self.table.state.chairs))
        try:
            with about.span("think", table=origin.table, seat=seat, level=level):
                action = await hall.bots.choose(match.spec, match.g, seat, level, together, origin)
        except Exception:
            logger.exception("table %s: a bot could not choose; the default answer is taken", self.table.state.id)
            action = None
        hall.metrics.think.observe(now() - began)
        await asyncio.sleep(self._rest(match, pause, now() - began))
        self.table.post(lambda: self._answer(seat, decision, action))

    def _pause(self, match: Match, level: str) -> float:
        """How many seconds pass, at least, until the answer is given: people want to see one move after the other.

        Where several choose in secret, all see who is ready. So that nobody can tell from the time how long a bot had
        to think (not at all, if its hand left no choice), it is drawn before, and is longer than any thought.
        """
        pause = self.table.hall.config.bot_pause
        if not pause:
            return 0.0
        if len(match.waiting) + len(match.ready) < 2:
            return pause
        return longest_thought(match.spec, level) + pause * self.table.rng.uniform(0.5, 2.5)

    def _rest(self, match: Match, pause: float, thought: float) -> float:
        """Seconds to wait after a thought. Where all see who is ready, one that took longer than the pause is given out
        by a coarse beat, so that the load of the machine hides it, and not the hand."""
        if thought <= pause or not pause or len(match.waiting) + len(match.ready) < 2:
            return max(0.0, pause - thought)
        return BEAT - (thought - pause) % BEAT

    async def _answer(self, seat: int, decision: int, action: Any) -> None:
        """A bot has chosen; if the game has gone on without it, it is simply called again."""
        state = self.table.state
        match = state.running
        thought = self.thoughts.get(seat)
        if thought is not None and thought.decision == decision:
            self._forget(seat)
        asked = match is not None and match.decision == decision and seat in match.waiting
        if match is not None and asked and state.chairs[seat].bot is not None and self._go_on:
            self.table.hall.metrics.count("bot_moves")
            try:
                await self._remark(match, seat)
                await self._write(match, seat, action)
            except GreatHallError as error:
                self.table.try_later(error)
                return
        await self.table.settle()

    async def _remark(self, match: Match, seat: int) -> None:
        """What the bot has to say before it answers: at most once a round, and never the same twice in a row."""
        hints = match.spec.bots
        if not self.table.state.talk or hints.remark is None or not self.table.broadcast.connections:
            return
        to = partners(self.table.state, seat)
        message = hints.remark(match.g, seat) if to != [] else None
        now_round = hints.rounds(match.g) if hints.rounds is not None else match.decision
        before = self.remarked.get(seat)
        if message is None or (before is not None and (before[0] == now_round or before[1] == message)):
            return
        self.remarked[seat] = (now_round, message)
        await self.table.write([log.Remarked(seat, message, to)])

    async def _write(self, match: Match, seat: int, action: Any) -> None:
        """The bot's answer; if the rules refuse it, the default one, so that nobody waits for a faulty bot."""
        table = self.table
        hold = table.timers.holds(now()) and match.closes(seat)
        faults = table.faults
        for answer in (action, None):
            given = match.g.default(seat, table.rng) if answer is None else answer
            try:
                await table.write([log.AnswerHeld(seat, given) if hold else log.Acted(seat, given, "bot")])
            except GreatHallError as error:
                if table.faults != faults or answer is None:
                    raise
                logger.error("table %s: a bot's answer was refused: %s", table.state.id, error)
            else:
                return

    def cancel(self) -> list[asyncio.Task[None]]:
        """Stop thinking; the tasks, to wait for."""
        tasks = [*self.thinking.values()]
        for seat in [*self.thinking]:
            self._forget(seat)
        return tasks
