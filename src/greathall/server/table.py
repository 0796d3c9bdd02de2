"""A table in use: an actor. One task carries out commands one after the other, keeps the timers and calls the bots.

Whatever happens is written to the log. The order is always the same: decide, apply, write, wait for the disk, tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import Context
from random import SystemRandom
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.messages import Message
from greathall.server import about, commands, log
from greathall.server import protocol as p
from greathall.server.bot_turns import BotTurns
from greathall.server.broadcast import Broadcast, known
from greathall.server.calls import Calls
from greathall.server.correspondence import today
from greathall.server.hints import TableHints
from greathall.server.session import Connection
from greathall.server.state import TableState
from greathall.server.store import Conflict, LeaseLost, Person
from greathall.server.timers import TableTimers, now

if TYPE_CHECKING:
    from greathall.server.hall import Hall

PATIENCE = 10.0
"""Seconds for which a table waits for a store that does not answer before it gives up for now."""

T = TypeVar("T")
Job = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None, dict[str, str]]
"""What is to be done, who waits for it, and what it is about."""
logger = logging.getLogger("greathall.server")


class Table:
    def __init__(self, hall: Hall, state: TableState) -> None:
        self.hall = hall
        self.state = state
        self.timers = TableTimers(hall.config, now())
        self.broadcast = Broadcast(self.timers, hall.metrics)
        self.bots = BotTurns(self)
        self.calls = Calls(self)
        self.hints = TableHints(self)
        self.rng = SystemRandom()
        self.idle_since = now()
        self.faults = 0
        """How often in a row something could not be written: it is tried again, in growing intervals."""
        self.stale = False
        """The state is ahead of the log, and the log could not be read again yet."""
        self.stopped = False
        self._wakeup: asyncio.TimerHandle | None = None
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {state.id}", context=Context())
        self.post(self.settle)

    # -- the task ------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            job, answer, known = await self._jobs.get()
            about.resume({**known, "table": self.state.id})
            try:
                if self.stale:
                    await self._read_again()
                result = await job()
            except asyncio.CancelledError:
                if answer is not None and not answer.done():
                    answer.set_exception(Illegal("refusal-outcome-unknown"))
                raise
            except BaseException as error:
                if answer is not None and not answer.done():
                    answer.set_exception(error)
                elif not isinstance(error, GreatHallError):
                    logger.exception("table %s: something went wrong", self.state.id)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(result)

    def post(self, job: Callable[[], Awaitable[Any]]) -> None:
        """Have the table's task do this, in its turn."""
        if not self.stopped:
            self._jobs.put_nowait((job, None, {}))

    async def submit(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do this, in its turn, and wait for the result."""
        if self.stopped:
            raise Illegal("refusal-try-again")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((job, answer, about.current()))
        return await answer

    async def stop(self) -> None:
        """End the tasks; the log has everything. Stopping twice does no harm."""
        if self.stopped:
            return
        self.stopped = True
        if self._wakeup is not None:
            self._wakeup.cancel()
        self._task.cancel()
        await asyncio.gather(self._task, *self.bots.cancel(), return_exceptions=True)
        while not self._jobs.empty():
            _, answer, _ = self._jobs.get_nowait()
            if answer is not None and not answer.done():
                answer.set_exception(Illegal("refusal-try-again"))
        # The end of a task remembers its frames, which hold the table, which holds the task. Without this cycle a table
        # is gone at once, with its whole game; the garbage collector comes by rarely (see `serve`).
        del self._task, self._jobs, self.bots, self.calls, self.hints

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing is going on: the table can be unloaded and read again later."""
        return not self.broadcast.connections and not self.bots.thinking and (self.stopped or self._jobs.empty())

    @property
    def attended(self) -> bool:
        """Is one of the players there? A game that nobody attends waits for them, its bots and its clock too.

        By correspondence the others wait wherever they are. A game of bots alone has no player to wait for: it goes on
        while anybody watches.
        """
        if self.state.due is not None:
            return True
        players = self.state.players
        return bool(players & self.broadcast.present if players else self.broadcast.connections)

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, since: int | None) -> bool:
        return await self.submit(lambda: self._join(connection, since))

    async def _join(self, connection: Connection, since: int | None) -> bool:
        state, person = self.state, connection.person
        try:
            came = commands.enter(state, person, self.broadcast.present)
        except Illegal as error:
            connection.bye(error.message)
            return False
        if came:
            await self.write(came)
            state = self.state
        if any(isinstance(event, log.Knocked) for event in came):
            connection.bye(Message("refusal-knocked"))
            return False
        if since is not None and since > state.told:
            logger.error("table %s: %d was told, but the log ends at %d", state.id, since, state.told)
        if person is not None:
            self.timers.left.pop(person.id, None)
            self.calls.came(person.id)
        self.broadcast.greet(state, connection, self.hall.version, since)
        chairs = [(seat, state.chairs[seat]) for seat in state.seats_of(connection.id)]
        back = [seat for seat, chair in chairs if chair.bot is not None]
        if back and state.phase != "closed":
            await self.write([log.HandedBack(seat) for seat in back])
        await self.settle()
        return True

    async def show(self, connection: Connection) -> None:
        """All views of this connection again, in full."""
        await self.submit(lambda: self._show(connection))

    async def _show(self, connection: Connection) -> None:
        self.broadcast.show(self.state, connection, self.state.told)

    async def take_seat(self, person: Person, seat: int | None) -> int:
        """Sit down (on the first free seat if none is given) without a socket."""
        return await self.submit(lambda: self._take_seat(person, seat))

    async def _take_seat(self, person: Person, seat: int | None) -> int:
        state = self.state
        commands.require_admitted(state, person.id)
        if state.phase == "closed":
            raise Illegal("refusal-table-closed")
        mine = state.seats_of(person.id)
        if seat in mine or (seat is None and mine):
            return mine[0] if seat is None else seat
        if seat is None:
            seat = next((i for i, chair in enumerate(state.chairs) if chair.free), None)
        if seat is None:
            raise Illegal("refusal-table-full")
        new = person.id not in state.members
        events: list[log.LogEvent] = [commands.newcomer(state, person, self.broadcast.present)] if new else []
        if not any(isinstance(event, log.Knocked) for event in events):
            events.append(commands.sit(state, person.id, seat, person.name))
        await self.write(events)
        await self.settle()
        if any(isinstance(event, log.Knocked) for event in events):
            raise Illegal("refusal-knocked")
        return seat

    def leave(self, connection: Connection) -> None:
        self.post(lambda: self._leave(connection))

    async def _leave(self, connection: Connection) -> None:
        self.broadcast.drop(connection)
        if connection.id is not None and connection.id not in self.broadcast.present:
            self.timers.left[connection.id] = now()
            self.calls.left(connection.id)
        self.idle_since = now()
        self.broadcast.tell_table(self.state)
        await self.settle()

    # -- commands ------------------------------------------------------------------------------------------------------

    async def command(self, person: str, command: p.AnyCommand) -> p.Done:
        """Carry out a command. `GreatHallError` says why not."""
        if isinstance(command, p.Hint):
            return await self.hints.give(person, command)
        return await self.submit(lambda: self._command(person, command))

    async def _command(self, person: str, command: p.AnyCommand) -> p.Done:
        if isinstance(command, p.Check):
            return p.Done(command.id, self.state.told, commands.preview(self.state, person, command))
        if (person, command.id) not in self.state.done:
            events = await self._decide(person, command)
            if not events:
                return p.Done(command.id, self.state.told)
            await self.write(events, person, command.id)
            await self.settle()
        return p.Done(command.id, self.state.done.get((person, command.id), self.state.told))

    async def _decide(self, person: str, command: p.AnyCommand) -> list[log.LogEvent]:
        if isinstance(command, p.Configure) and command.game is not None:
            await self.hall.warm_up(command.game)
        hold = self.timers.holds(now())
        if isinstance(command, commands.SLOW):
            return await asyncio.to_thread(commands.decide, self.state, person, command, self.rng, hold=hold)
        return commands.decide(self.state, person, command, self.rng, hold=hold)

    # -- writing -------------------------------------------------------------------------------------------------------

    async def write(self, events: Sequence[log.LogEvent], by: str | None = None, command: str | None = None) -> None:
        """Apply, put on disk, and only then tell. If the disk fails, nothing has happened. Only in the table's task."""
        state = self.state
        events = self.timers.clocks.timed(events, now())
        before, people = known(state), len(state.members)
        at = today()
        first = state.seq + 1
        lines: list[bytes] = []
        try:
            for i, event in enumerate(events):
                record = log.LogRecord(at, event, by, command if i == 0 else None)
                state.apply(record)
                state.last_line = log.seal(log.encode(record), state.last_line)
                lines.append(state.last_line)
        except GreatHallError:
            if lines:
                await self._read_again()
            raise
        except Exception as error:
            logger.exception("table %s: the rules broke at %s", state.id, events)
            await self._read_again()
            raise Illegal("refusal-hall-error") from error
        members = tuple(state.members) if len(state.members) != people or first == 1 else ()
        result = state.results.get(state.number) if (before.phase, state.phase) == ("playing", "over") else None
        over = before.phase in ("playing", "stopped") and state.phase in ("over", "closed")
        finished = state.finished_game() if over else None
        kept = state.evening() if over else None
        ended = None if result is None else state.record()
        began = time.perf_counter()
        await self._append(first, lines, (state.summary(), members, result, ended, state.wake_at, finished, kept))
        self.hall.metrics.commit.observe(time.perf_counter() - began)
        self.hall.store_health.note_commit()
        answers = [event for event in events if isinstance(event, log.Acted)]
        self.hall.metrics.count("moves", len(answers))
        self.hall.metrics.count("defaults", sum(answer.cause == "clock" for answer in answers))
        if result is not None and ended is not None:
            self.hall.finished(result, state.match, ended)
        self.faults = 0
        self.timers.set_question(state, self.attended, self.broadcast.present, now())
        self.timers.clocks.set(state, self.attended, now())
        self.broadcast.tell(state, events, before)

    async def _append(self, first: int, lines: list[bytes], follows: tuple[Any, ...]) -> None:
        """Put these lines on disk, or say in an `Illegal` why they are not there.

        A commit during which the connection was lost may hold or not. If it does not, the same is written once more:
        under the same numbers, so that it can be there only once.
        """
        table, last = self.state.id, first + len(lines) - 1
        for again in (False, True):
            try:
                with about.span("append", lines=len(lines)):
                    await self.hall.store.append(table, first, lines, *follows)
                return
            except Exception as error:
                surely_not = isinstance(error, Conflict) and not again
                logger.error("table %s: %s written: %r", table, "not" if surely_not else "perhaps not", error)
                if not surely_not and await self._line(last) == lines[-1]:
                    return
                if surely_not or again:
                    await self._give_up(error)

    async def _line(self, seq: int) -> bytes | None:
        """A line of the log, as soon as the log can be read."""
        end = now() + PATIENCE
        while True:
            try:
                return await self.hall.store.line(self.state.id, seq)
            except Exception as error:
                if now() > end:
                    self._doubt()
                    raise Illegal("refusal-outcome-unknown") from error
                await asyncio.sleep(0.1)

    async def _give_up(self, error: Exception) -> NoReturn:
        if isinstance(error, LeaseLost):
            self._doubt()
        else:
            await self._read_again()
        if isinstance(error, LeaseLost) or not isinstance(error, Conflict):
            self.hall.neighbours.let_go(self.state.id)  # another node may have written there
        key = "refusal-try-again" if isinstance(error, Conflict) else "refusal-not-kept"
        raise Illegal(key) from error

    def _doubt(self) -> None:
        """The state in memory may be ahead of the log: before anything else the log is read again."""
        self.hall.metrics.count("faults")
        self.faults += 1
        self.stale = True

    async def _read_again(self) -> None:
        """The state in memory is ahead of the log, or behind it: build it anew."""
        self._doubt()
        state = await self.hall.read(self.state.id)
        self.stale = False
        if state is None:
            for connection in self.broadcast.connections:
                connection.bye(Message("refusal-no-such-table"))
            return
        self.state = state
        self.timers.clear_question()
        self.broadcast.tell_game(state, -1)
        self.broadcast.tell_table(state)

    async def submit_events(self, events: Sequence[log.LogEvent]) -> None:
        """Have the table's task write events that the hall has decided."""

        async def job() -> None:
            await self.write(events)
            await self.settle()

        await self.submit(job)

    # -- what happens by itself ----------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """After anything: what the timers, the votes, the absent and the bots now lead to."""
        question = self.timers.set_question(self.state, self.attended, self.broadcast.present, now())
        if self.timers.clocks.set(self.state, self.attended, now()) or question:
            self.broadcast.tell_game(self.state, self.state.seq)  # the clock has stopped, or goes on
        try:
            while events := self.timers.due(self.state, self.broadcast.present, at := now(), self.rng):
                await self.write(events)
        except GreatHallError as error:
            self.try_later(error)
            return
        if not self.faults:
            self.bots.call()
        self.calls.call()
        self._set_wakeup(at)

    def try_later(self, error: GreatHallError) -> None:
        logger.error("table %s: %s; trying again", self.state.id, error)
        pause = min(30.0, 0.1 * 2**self.faults)
        asyncio.get_running_loop().call_later(pause, self.post, self._try_again)

    async def _try_again(self) -> None:
        self.bots.call()
        await self.settle()

    def _set_wakeup(self, at: float) -> None:
        """Look again at what was not due yet at this moment: it may be by now."""
        if self._wakeup is not None:
            self._wakeup.cancel()
            self._wakeup = None
        when = self.timers.next_wakeup(self.state, self.broadcast.present, at)
        if when is not None:
            self._wakeup = asyncio.get_running_loop().call_at(when + 0.001, self.post, self.settle)
