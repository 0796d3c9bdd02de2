"""A table that lives: one task that carries out commands one after the other, keeps the clock and calls the bots.

Whatever happens becomes lines of the log. The order is always the same: check, write down, wait for the disk, tell.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.messages import Message
from greathall.server import commands
from greathall.server import entries as e
from greathall.server import protocol as p
from greathall.server.book import Book
from greathall.server.connection import Connection, encode
from greathall.server.course import Course, default
from greathall.server.play import Play
from greathall.server.store import Conflict, Person, StoreError
from greathall.server.undo import revealed

if TYPE_CHECKING:
    from greathall.server.hall import Hall

T = TypeVar("T")
log = logging.getLogger("greathall.server")

ON_THE_TABLE = (e.Acted, e.Held, e.Retracted, e.Undone)
"""Entries that change the game and (unless it ends) nothing else."""


class Table:
    def __init__(self, hall: Hall, book: Book) -> None:
        self.hall = hall
        self.book = book
        self.connections: set[Connection] = set()
        self.course = Course(hall.settings, self.now)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.idle_since = self.now
        self.faults = 0
        """How often in a row something could not be written: the hall tries again, in growing intervals."""
        self.stale = False
        """The book is ahead of the log, and the log could not be read again yet."""
        self.stopped = False
        self._alarm: asyncio.TimerHandle | None = None
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._rng = SystemRandom()
        self._task = asyncio.create_task(self._run(), name=f"table {book.id}")
        self._post(self._settle)

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    # -- the task ------------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            work, answer = await self._jobs.get()
            try:
                if self.stale:
                    await self._read_again()
                given = await work()
            except asyncio.CancelledError:
                raise
            except BaseException as error:
                if answer is not None and not answer.done():
                    answer.set_exception(error)
                elif not isinstance(error, GreatHallError):
                    log.exception("table %s: something went wrong", self.book.id)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(given)

    def _post(self, work: Callable[[], Awaitable[Any]]) -> None:
        self._jobs.put_nowait((work, None))

    async def submit(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do this, in its turn."""
        if self.stopped:
            raise Illegal("refusal-try-again")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, answer))
        return await answer

    async def stop(self) -> None:
        """End the task and the thinking; the log has everything."""
        self.stopped = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._task, *self.thinking.values()):
            task.cancel()
        await asyncio.gather(self._task, *self.thinking.values(), return_exceptions=True)
        while not self._jobs.empty():
            _, answer = self._jobs.get_nowait()
            if answer is not None and not answer.done():
                answer.set_exception(Illegal("refusal-try-again"))

    @property
    def restful(self) -> bool:
        """Nobody is here and nothing is going on: the table can be put away and read again later."""
        return not self.connections and self._jobs.empty() and not self.thinking and not self.book.awake

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, since: int | None) -> bool:
        return await self.submit(lambda: self._join(connection, since))

    async def _join(self, connection: Connection, since: int | None) -> bool:
        book = self.book
        person = connection.person
        company = None if person is None else book.people.get(person.id)
        if company is not None and company.kicked:
            connection.bye(Message("refusal-kicked"))
            return False
        if company is None and (book.visibility == "closed" or (person is None and book.phase == "closed")):
            connection.bye(Message("refusal-table-private"))
            return False
        if person is not None and company is None and book.phase != "closed":
            if len(book.people) >= commands.MOST_PEOPLE:
                connection.bye(Message("refusal-table-full"))
                return False
            await self._write([e.Came(person.id, clean_or_guest(person.name))])
        self.connections.add(connection)
        if person is not None:
            self.course.left.pop(person.id, None)
        seats = book.seats_of(connection.id)
        name = None if person is None or person.id not in book.people else book.people[person.id].name
        host = person is not None and person.id == book.host
        version = self.hall.version
        connection.send(p.Welcome(p.PROTOCOL, version, connection.id, name, host, seats))
        self._tell_table()
        heard = -1 if since is None or since > book.seq else since
        for notice in book.notices:
            if notice.seq > heard:
                connection.send(notice)
        for chat in book.chat:
            if chat.seq > heard:
                connection.send(chat)
        for seat in self._views(connection):
            self._send_update([connection], seat, heard)
        back = [seat for seat in seats if book.places[seat].bot is not None and book.places[seat].why != "host"]
        if back and book.phase != "closed":
            await self._write([e.HandedBack(seat) for seat in back])
        await self._settle()
        return True

    async def take_seat(self, person: Person, seat: int | None) -> int:
        """Sit down (on the first free seat if none is wished) without a socket."""

        async def work() -> int:
            book = self.book
            company = book.people.get(person.id)
            if company is not None and company.kicked:
                raise Illegal("refusal-kicked")
            if company is None and book.visibility == "closed":
                raise Illegal("refusal-table-private")
            if book.phase == "closed":
                raise Illegal("refusal-table-closed")
            mine = book.seats_of(person.id)
            if seat in mine or (seat is None and mine):
                return mine[0] if seat is None else seat
            free = [i for i, place in enumerate(book.places) if place.person is None and place.bot is None]
            if seat is None and not free:
                raise Illegal("refusal-table-full")
            wish = free[0] if seat is None else seat
            sat = commands.sit(book, person.id, wish)
            came: list[e.Entry] = [] if company is not None else [e.Came(person.id, clean_or_guest(person.name))]
            await self._write([*came, sat])
            await self._settle()
            return wish

        return await self.submit(work)

    def leave(self, connection: Connection) -> None:
        self._post(lambda: self._leave(connection))

    async def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        person = connection.id
        if person is not None and not any(other.id == person for other in self.connections):
            self.course.left[person] = self.now
        self.idle_since = self.now
        self._tell_table()
        await self._settle()

    @property
    def present(self) -> set[str]:
        return {connection.person.id for connection in self.connections if connection.person is not None}

    # -- commands ------------------------------------------------------------------------------------------------------

    async def command(self, person: str, command: p.AnyCommand) -> p.Done:
        """Carry it out; returns the line that it became. `GreatHallError` says why not."""
        return await self.submit(lambda: self._command(person, command))

    async def _command(self, person: str, command: p.AnyCommand) -> p.Done:
        if isinstance(command, p.Check):
            return p.Done(command.id, self.book.seq, self._check(person, command))
        return p.Done(command.id, await self._carry_out(person, command))

    async def _carry_out(self, person: str, command: p.AnyCommand) -> int:
        book = self.book
        known = book.done.get((person, command.id))
        if known is not None:
            return known
        self._must_be_here(person)
        if isinstance(command, p.Configure) and command.game is not None:
            await self.hall.warm_up(command.game)
        found: list[e.Entry] = commands.entries(book, person, command, hold=self.course.holds(self.now))
        if isinstance(command, p.Undo):
            found = await self._undo(person, command.seat)
        if not found:
            return book.seq
        await self._write(found, person, command.id)
        await self._settle()
        return self.book.done.get((person, command.id), self.book.seq)

    def _must_be_here(self, person: str) -> None:
        if person not in self.book.people or self.book.people[person].kicked:
            raise Illegal("refusal-not-at-table")

    def _check(self, person: str, command: p.Check) -> Any:
        """Raises what `act` would raise; else what the answer would bring."""
        self._must_be_here(person)
        play = commands.asked(self.book, person, command.seat, command.decision)
        action = play.spec.decode(command.action)
        world = play.g.copy()
        if command.seat in world.sealed:
            world.retract(command.seat)
        now = world.asked
        if now is None or command.seat not in world.waiting:
            raise Illegal("refusal-not-asked")
        if action not in world.options(command.seat):
            raise now.effect.refusal(world, now, command.seat, action)
        return None if play.spec.table.preview is None else play.spec.table.preview(world, command.seat, action)

    async def _undo(self, person: str, seat: int) -> list[e.Entry]:
        """At once if nothing hidden was revealed; else the other people at the table are asked."""
        book = self.book
        play = book.play
        if not book.undo:
            raise Illegal("refusal-no-undo")
        if play is None or play.over or book.phase != "playing":
            raise Illegal("refusal-no-game")
        if book.asked is not None:
            raise Illegal("refusal-vote-running")
        step = play.undo_to(seat)
        if step is None:
            raise Illegal("refusal-nothing-to-undo")
        others = {place.person for place in book.places if place.person not in (None, person) and place.bot is None}
        if not others or not await asyncio.to_thread(revealed, play, step, self._rng):
            return [e.Undone(seat, step)]
        return [e.Proposed("undo", seat, sorted(other for other in others if other is not None))]

    # -- writing down and telling --------------------------------------------------------------------------------------

    async def _write(self, found: Iterable[e.Entry], by: str | None = None, command: str | None = None) -> None:
        """Into the book, onto the disk, and only then to the people. If the disk fails, nothing has happened."""
        book = self.book
        before = book.seq
        at = int(time.time() * 1000)
        lines: list[bytes] = []
        entries = list(found)
        people = len(book.people)
        number, phase = book.number, book.phase
        readiness = self._readiness()
        try:
            for i, entry in enumerate(entries):
                line = e.Line(at, entry, by, command if i == 0 else None)
                book.read(line)
                lines.append(e.encode(line))
        except GreatHallError:
            if lines:
                await self._read_again()
            raise
        except Exception as error:
            log.exception("table %s: the rules broke at %s", book.id, entries)
            await self._read_again()
            raise Illegal("refusal-hall-error") from error
        members = tuple(book.people) if len(book.people) != people or before == 0 else ()
        result = book.results.get(book.number) if book.phase == "over" and phase == "playing" else None
        began = time.perf_counter()
        try:
            await self.hall.store.append(book.id, before + 1, lines, book.summary(), members, result)
        except StoreError as error:
            log.error("table %s: not written: %s", book.id, error)
            await self._read_again()
            raise Illegal("refusal-try-again" if isinstance(error, Conflict) else "refusal-not-kept") from error
        self.hall.metrics.commit.observe(time.perf_counter() - began)
        if result is not None:
            self.hall.finished(result)
        self.faults = 0
        changed_mind = len(entries) == 1 and readiness is not None and readiness == self._readiness()
        self._tell(entries, before, number, phase, changed_mind)

    def _readiness(self) -> tuple[int, tuple[int, ...]] | None:
        """Which question is open and who has answered: all that the others may know of a sealed answer."""
        play = self.book.play
        return None if play is None or not play.ready else (play.decision, play.ready)

    async def _read_again(self) -> None:
        """The book in memory is ahead of the log, or behind it: read it anew."""
        self.hall.metrics.count("faults")
        self.faults += 1
        self.stale = True
        book = await self.hall.read(self.book.id)
        self.stale = False
        if book is None:
            for connection in self.connections:
                connection.bye(Message("refusal-no-such-table"))
            return
        self.book = book
        self.course.stop_clock()
        for connection in self.connections:
            for seat in self._views(connection):
                self._send_update([connection], seat, -1)
        self._tell_table()

    def _tell(self, entries: list[e.Entry], before: int, number: int, phase: str, changed_mind: bool) -> None:
        book = self.book
        moved = sum(isinstance(entry, e.Acted) for entry in entries)
        self.hall.metrics.count("moves", moved)
        for entry in entries:
            if isinstance(entry, e.Kicked):
                for connection in [c for c in self.connections if c.id == entry.person]:
                    connection.bye(Message("refusal-kicked"))
                    self.connections.discard(connection)
            if isinstance(entry, e.Said):
                self._tell_all(book.chat[-1])
            if isinstance(entry, e.Acted) and entry.cause == "clock":
                self.hall.metrics.count("defaults")
        self.course.set_clock(self.book, self.now)
        table_changed = book.phase != phase or not all(isinstance(entry, (*ON_THE_TABLE, e.Said)) for entry in entries)
        if table_changed:
            self._tell_table()
        if changed_mind and isinstance(entries[0], (e.Acted, e.Held)):
            seat = entries[0].seat  # the others must not even notice
            person = book.places[seat].person
            self._send_update([connection for connection in self.connections if connection.id == person], seat, before)
        elif any(isinstance(entry, (e.Sat, e.Stood, e.Kicked)) for entry in entries):
            self._tell_game(-1)
        elif book.number != number or any(not isinstance(entry, (e.Said, e.Came)) for entry in entries):
            self._tell_game(before)
        for notice in [notice for notice in book.notices if notice.seq > before]:
            self._tell_all(notice)

    def _tell_all(self, message: p.FromHall) -> None:
        text = encode(message).decode()
        for connection in self.connections:
            connection.send_text(text)
        self.hall.metrics.count("messages", len(self.connections))

    def _tell_game(self, since: int) -> None:
        """To each seat what it may know."""
        audience: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            for seat in self._views(connection):
                audience.setdefault(seat, []).append(connection)
        for seat, connections in audience.items():
            self._send_update(connections, seat, since)

    def _views(self, connection: Connection) -> Sequence[int | None]:
        """The seats whose view this connection gets; None: a spectator's."""
        return self.book.seats_of(connection.id) or (None,)

    def _send_update(self, connections: list[Connection], seat: int | None, since: int) -> None:
        update = self.update(seat, since)
        if update is not None:
            text = encode(update).decode()
            for connection in connections:
                connection.send_text(text)
            self.hall.metrics.count("messages", len(connections))

    def update(self, seat: int | None, since: int) -> p.Update | None:
        play = self.book.play
        if play is None:
            return None
        reset = since < play.reset
        options, count = play.options(seat) if self.book.phase == "playing" else ([], 0)
        return p.Update(
            seq=self.book.seq,
            number=self.book.number,
            seat=seat,
            step=play.step,
            decision=play.decision,
            reset=reset,
            events=play.seen(seat, -1 if reset else since),
            frames=play.frames(seat, -1 if reset else since),
            situation=play.situation(seat),
            options=options,
            count=count,
            clock=None if self.course.watch is None else self.course.watch.face(self.now),
        )

    def _tell_table(self) -> None:
        if self.connections:
            self._tell_all(self.state())

    def state(self) -> p.TableInfo:
        book = self.book
        play = book.play
        present = self.present
        asked = book.asked
        seated = {place.person for place in book.places}
        return p.TableInfo(
            seq=book.seq,
            id=book.id,
            name=book.name,
            game=book.game,
            number=book.number,
            phase=book.phase,
            visibility=book.visibility,
            pace=book.pace,
            leavers=book.leavers,
            undo=book.undo,
            settings=book.settings,
            chairs=[
                p.Chair(
                    seat=seat,
                    name=place.name,
                    person=place.person,
                    bot=place.bot,
                    connected=place.person in present if place.person is not None else place.bot is not None,
                    away=self._away(place.person, present),
                )
                for seat, place in enumerate(book.places)
            ],
            members=[
                p.Member(person, company.name, person in present, company.muted)
                for person, company in book.people.items()
                if not company.kicked
            ],
            watching=sum(connection.id not in seated or connection.id is None for connection in self.connections),
            host=book.host,
            paused=book.paused,
            proposal=None if asked is None else p.Proposal(asked.topic, asked.seat, asked.agreed, asked.missing),
            commitment="" if play is None else play.record.commitment,
            outcome=play.spec.outcome(play.g) if play is not None and play.over else None,
            sequel=play is not None and play.sequel is not None,
            branch=book.branch,
        )

    def _away(self, person: str | None, present: set[str]) -> int | None:
        if person is None or person in present:
            return None
        return round((self.now - self.course.last_seen(person)) * 1000)

    # -- clocks, bots and leavers --------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """After anything: what the clock, the votes, the leavers and the bots now have to do."""
        self.course.set_clock(self.book, self.now)
        try:
            while found := self.course.due(self.book, self.present, self.now, self._rng):
                await self._write(found)
        except GreatHallError as error:
            self._try_later(error)
            return
        if not self.faults:
            self._call_bots()
        self._set_alarm()

    def _try_later(self, error: GreatHallError) -> None:
        log.error("table %s: %s; trying again", self.book.id, error)
        pause = min(30.0, 0.1 * 2**self.faults)
        asyncio.get_running_loop().call_later(pause, self._post, self._try_again)

    async def _try_again(self) -> None:
        self._call_bots()
        await self._settle()

    def _set_alarm(self) -> None:
        """Wake up when the next of these can be due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        when = self.course.alarm(self.book, self.present, self.now)
        if when is not None:
            self._alarm = asyncio.get_running_loop().call_at(when + 0.001, self._post, self._settle)

    def _call_bots(self) -> None:
        """Every bot that is asked thinks, each in its own time, in the pool of processes."""
        book, play = self.book, self.book.play
        if play is None or book.phase != "playing":
            return
        bots = {seat: level for seat in play.waiting if (level := book.places[seat].bot) is not None}
        for seat, level in bots.items():
            if seat not in self.thinking:
                task = asyncio.create_task(self._think(play, seat, level, play.decision, len(bots)))
                self.thinking[seat] = task

    async def _think(self, play: Play, seat: int, level: str, decision: int, company: int) -> None:
        began = self.now
        watched = bool(self.connections)
        try:
            action = await self.hall.bots.choose(play.spec, play.g, seat, level, company)
        except Exception:
            log.exception("table %s: a bot could not choose; the usual answer is taken", self.book.id)
            action = None
        self.hall.metrics.think.observe(self.now - began)
        if watched:
            await asyncio.sleep(max(0.0, self.hall.settings.bot_pause - (self.now - began)))
        self._post(lambda: self._thought(seat, decision, action))

    async def _thought(self, seat: int, decision: int, action: Any) -> None:
        """A bot has chosen; if the game has gone on without it, it is simply called again."""
        self.thinking.pop(seat, None)
        book, play = self.book, self.book.play
        asked = play is not None and book.phase == "playing" and play.decision == decision and seat in play.waiting
        if play is not None and asked and book.places[seat].bot is not None:
            self.hall.metrics.count("bot_moves")
            try:
                await self._answer_for(play, seat, action)
            except GreatHallError as error:
                self._try_later(error)
                return
        await self._settle()

    async def _answer_for(self, play: Play, seat: int, action: Any) -> None:
        """A bot's answer; should the rules refuse it, the default one, so that nobody waits for a foolish bot."""
        hold = self.course.holds(self.now) and play.closes(seat)
        faults = self.faults
        for answer in (action, None):
            given = default(play, seat, self._rng) if answer is None else answer
            try:
                await self._write([e.Held(seat, given) if hold else e.Acted(seat, given, "bot")])
            except GreatHallError as error:
                if self.faults != faults or answer is None:
                    raise
                log.error("table %s: a bot's answer was refused: %s", self.book.id, error)
            else:
                return

    # -- for the hall --------------------------------------------------------------------------------------------------

    async def write(self, found: list[e.Entry]) -> None:
        """Entries of the hall's own making."""

        async def work() -> None:
            await self._write(found)
            await self._settle()

        await self.submit(work)


def clean_or_guest(name: str) -> str:
    try:
        return commands.clean(name)
    except Illegal:
        return "?"
