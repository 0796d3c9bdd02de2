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

import msgspec

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.words import Text
from greathall.hall import commands
from greathall.hall import entries as e
from greathall.hall import protocol as p
from greathall.hall.book import Book
from greathall.hall.clock import Watch, tempo_of
from greathall.hall.play import Play
from greathall.hall.store import Conflict, Person, StoreError
from greathall.hall.undo import revealed

if TYPE_CHECKING:
    from greathall.hall.hall import Hall

T = TypeVar("T")
log = logging.getLogger("greathall.hall")
encode = msgspec.json.Encoder().encode

ON_THE_TABLE = (e.Acted, e.Held, e.Retracted, e.Undone)
"""Entries that change the game and (unless it ends) nothing else."""


class Connection:
    """A socket that sits at a table: what is sent to it waits in a queue, so that a slow one delays nobody."""

    def __init__(self, person: Person | None, most: int = 512) -> None:
        self.person = person
        self.outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        """Messages, and at last a close code."""
        self.most = most
        self.closing = False

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, message: p.FromHall) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= self.most:
            self.close(1013)  # too slow to follow: it may come back and resume
        else:
            self.outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)

    def bye(self, reason: Text, *, again: bool = False) -> None:
        self.send(p.Bye(reason, again))
        self.close(1008)


class Table:
    def __init__(self, hall: Hall, book: Book) -> None:
        self.hall = hall
        self.book = book
        self.connections: set[Connection] = set()
        self.left: dict[str, float] = {}
        """When each person who is away was last seen, on the loop's clock."""
        self.watch: Watch | None = None
        self.watched = (0, 0)
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.asked_again: dict[int, float] = {}
        self.idle_since = self.now
        self.faults = 0
        """How often in a row something could not be written; after three times the bots wait for the people."""
        self._alarm: asyncio.TimerHandle | None = None
        self._jobs: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any] | None]] = asyncio.Queue()
        self._rng = SystemRandom()
        self._opened = self.now
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
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((work, answer))
        return await answer

    async def stop(self) -> None:
        """End the task and the thinking; the log has everything."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._task, *self.thinking.values()):
            task.cancel()
        await asyncio.gather(self._task, *self.thinking.values(), return_exceptions=True)

    @property
    def restful(self) -> bool:
        """Nobody is here and nothing is going on: the table can be put away and read again later."""
        away = [place for place in self.book.places if place.person is not None and place.bot is None]
        waits = self.book.leavers == "wait" or not away
        return not self.connections and self._jobs.empty() and not self.thinking and self.watch is None and waits

    # -- coming and going ----------------------------------------------------------------------------------------------

    async def join(self, connection: Connection, since: int | None) -> bool:
        return await self.submit(lambda: self._join(connection, since))

    async def _join(self, connection: Connection, since: int | None) -> bool:
        book = self.book
        person = connection.person
        company = None if person is None else book.people.get(person.id)
        if company is not None and company.kicked:
            connection.bye(Text("refusal-kicked"))
            return False
        if company is None and (book.door == "closed" or (person is None and book.phase == "closed")):
            connection.bye(Text("refusal-door-closed"))
            return False
        if person is not None and company is None and book.phase != "closed":
            if len(book.people) >= commands.MOST_PEOPLE:
                connection.bye(Text("refusal-table-full"))
                return False
            await self._write([e.Came(person.id, clean_or_guest(person.name))])
        self.connections.add(connection)
        if person is not None:
            self.left.pop(person.id, None)
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
            if company is None and book.door == "closed":
                raise Illegal("refusal-door-closed")
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
            self.left[person] = self.now
        self.idle_since = self.now
        self._tell_table()
        await self._settle()

    @property
    def present(self) -> set[str]:
        return {connection.person.id for connection in self.connections if connection.person is not None}

    # -- commands ------------------------------------------------------------------------------------------------------

    async def command(self, person: str, command: p.AnyCommand) -> int:
        """Carry it out; returns the line that it became. `GreatHallError` says why not."""
        return await self.submit(lambda: self._command(person, command))

    async def _command(self, person: str, command: p.AnyCommand) -> int:
        book = self.book
        known = book.done.get((person, command.id))
        if known is not None:
            return known
        if person not in book.people or book.people[person].kicked:
            raise Illegal("refusal-not-at-table")
        if isinstance(command, p.Check):
            self._check(person, command)
            return book.seq
        found: list[e.Entry] = commands.entries(book, person, command, hold=self._holds())
        if isinstance(command, p.Undo):
            found = await self._undo(person, command.seat)
        if not found:
            return book.seq
        await self._write(found, person, command.id)
        seq = book.seq
        await self._settle()
        return seq

    def _check(self, person: str, command: p.Check) -> None:
        """Raises what `act` would raise."""
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

    def _holds(self) -> bool:
        """Does the present question stay open although all have answered?"""
        watch = self.watch
        if watch is None or self.book.paused:
            return watch is not None
        return self.now < (watch.ends if watch.tempo.hold else watch.opens)

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
        book = await self.hall.read(self.book.id)
        if book is None:
            for connection in self.connections:
                connection.bye(Text("refusal-no-such-table"))
            return
        self.book = book
        self._stop_clock()
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
                    connection.bye(Text("refusal-kicked"))
                    self.connections.discard(connection)
            if isinstance(entry, e.Said):
                self._tell_all(book.chat[-1])
            if isinstance(entry, e.Acted) and entry.cause == "clock":
                self.hall.metrics.count("defaults")
        self._set_clock()
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
        choices, count = play.choices(seat) if self.book.phase == "playing" else ([], 0)
        return p.Update(
            seq=self.book.seq,
            number=self.book.number,
            seat=seat,
            step=play.step,
            decision=play.decision,
            reset=reset,
            events=play.seen(seat, -1 if reset else since),
            situation=play.situation(seat),
            choices=choices,
            count=count,
            clock=None if self.watch is None else self.watch.face(self.now),
        )

    def _tell_table(self) -> None:
        if self.connections:
            self._tell_all(self.state())

    def state(self) -> p.TableState:
        book = self.book
        play = book.play
        present = self.present
        asked = book.asked
        seated = {place.person for place in book.places}
        return p.TableState(
            seq=book.seq,
            id=book.id,
            name=book.name,
            game=book.game,
            number=book.number,
            phase=book.phase,
            door=book.door,
            pace=book.pace,
            leavers=book.leavers,
            undo=book.undo,
            options=book.options,
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
            guests=[
                p.Guest(person, company.name, person in present, company.muted)
                for person, company in book.people.items()
                if not company.kicked
            ],
            watching=sum(connection.id not in seated or connection.id is None for connection in self.connections),
            host=book.host,
            paused=book.paused,
            proposal=None if asked is None else p.Proposal(asked.matter, asked.seat, asked.agreed, asked.missing),
            commitment="" if play is None else play.record.commitment,
            outcome=play.spec.outcome(play.g) if play is not None and play.over else None,
            branch=book.branch,
        )

    def _away(self, person: str | None, present: set[str]) -> int | None:
        if person is None or person in present:
            return None
        return round((self.now - self.left.get(person, self._opened)) * 1000)

    # -- clocks, bots and leavers --------------------------------------------------------------------------------------

    def _stop_clock(self) -> None:
        self.watch, self.watched = None, (0, 0)

    def _set_clock(self) -> None:
        """A new question starts a new clock."""
        book, play = self.book, self.book.play
        if play is None or book.phase != "playing":
            self._stop_clock()
            return
        if self.watched != (book.number, play.decision):
            self.watched = (book.number, play.decision)
            tempo = tempo_of(play, book.pace, self.hall.settings.paces)
            self.watch = None if tempo is None else Watch(tempo, self.now, self.hall.settings.paces.transport)
        if self.watch is not None:
            self.watch.pause(self.now) if book.paused else self.watch.go_on(self.now)

    async def _settle(self) -> None:
        """After anything: what the clock, the votes, the leavers and the bots now have to do."""
        self._set_clock()
        while found := self._due():
            await self._write(found)
        self._call_bots()
        self._set_alarm()

    def _due(self) -> list[e.Entry]:
        book, play = self.book, self.book.play
        if book.phase == "closed":
            return []
        if book.asked is not None and (verdict := self._verdict()):
            return verdict
        if heir := self._heir():
            return [e.HostMade(heir)]
        if play is None or book.phase != "playing":
            return []
        return self._time_is_up(play) or self._missing(play)

    def _verdict(self) -> list[e.Entry]:
        """What the votes come to. An undo needs all who were asked, a bot for a leaver more than half."""
        asked = self.book.asked
        play = self.book.play
        assert asked is not None
        if play is None or self.book.phase != "playing":
            return [e.Dropped(False)]
        if asked.matter == "undo":
            if asked.refused:
                return [e.Dropped()]
            step = play.undo_to(asked.seat)
            if asked.missing:
                return []
            return [e.Dropped(False)] if step is None else [e.Undone(asked.seat, step)]
        if self.book.places[asked.seat].person in self.present:
            return [e.Dropped(False)]
        voters = len(asked.missing) + len(asked.agreed) + len(asked.refused)
        if len(asked.agreed) * 2 > voters:
            return [e.StoodIn(asked.seat, self.hall.settings.stand_in, "vote")]
        return [] if asked.missing else [e.Dropped()]

    def _time_is_up(self, play: Play) -> list[e.Entry]:
        """The question's default answers for all who have none."""
        watch, book = self.watch, self.book
        if watch is None or book.paused:
            return []
        if play.held is not None and not self._holds():
            seat, action = play.held
            return [e.Acted(seat, msgspec.to_builtins(action))]
        if self.now < watch.ends:
            return []
        return [
            e.Acted(seat, msgspec.to_builtins(play.g.default(seat, self._rng)), "clock", watch.tempo.quiet)
            for seat in play.waiting
            if book.places[seat].bot is None
        ]

    def _missing(self, play: Play) -> list[e.Entry]:
        """Those for whom the game waits and who have been away for longer than the grace time."""
        book = self.book
        if book.leavers == "wait" or book.paused:
            return []
        present = self.present
        for seat in play.waiting:
            place = book.places[seat]
            if place.bot is not None or place.person is None or place.person in present:
                continue
            if self.now < self._patience(seat, place.person):
                continue
            if book.leavers == "bot":
                return [e.StoodIn(seat, self.hall.settings.stand_in, "away")]
            asked = sorted({place.person for place in book.places if place.person in present and place.bot is None})
            if asked and book.asked is None:
                self.asked_again[seat] = self.now
                return [e.Proposed("bot", seat, [person for person in asked if person is not None])]
        return []

    def _patience(self, seat: int, person: str) -> float:
        since = max(self.left.get(person, self._opened), self.asked_again.get(seat, 0.0))
        return since + self.hall.settings.grace

    def _heir(self) -> str | None:
        """A host who stays away hands the table to somebody who is there."""
        book = self.book
        present = self.present
        if book.host in present or not present:
            return None
        if self.now < self.left.get(book.host, self._opened) + self.hall.settings.host_grace:
            return None
        return next((place.person for place in book.places if place.person in present), None)

    def _set_alarm(self) -> None:
        """Wake up when the next of these can be due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = []
        book, play = self.book, self.book.play
        if self.watch is not None and not book.paused and play is not None:
            times.append(self.watch.ends)
            if play.held is not None:
                times.append(self.watch.opens)
        present = self.present
        if play is not None and book.phase == "playing" and book.leavers != "wait":
            for seat in play.waiting:
                place = book.places[seat]
                if place.bot is None and place.person is not None and place.person not in present:
                    times.append(self._patience(seat, place.person))
        if present and book.host not in present:
            times.append(self.left.get(book.host, self._opened) + self.hall.settings.host_grace)
        later = [when for when in times if when > self.now]
        if later:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_at(min(later) + 0.001, self._post, self._settle)

    def _call_bots(self) -> None:
        """Every bot that is asked thinks, each in its own time, in the pool of processes."""
        book, play = self.book, self.book.play
        if play is None or book.phase != "playing" or self.faults >= 3:
            return
        for seat in play.waiting:
            level = book.places[seat].bot
            if level is not None and seat not in self.thinking:
                task = asyncio.create_task(self._think(play, seat, level, play.decision))
                self.thinking[seat] = task

    async def _think(self, play: Play, seat: int, level: str, decision: int) -> None:
        began = self.now
        action: Any = None
        try:
            watched = bool(self.connections)
            action = await self.hall.bots.choose(play.spec, play.g, seat, level)
            self.hall.metrics.think.observe(self.now - began)
            if watched:
                await asyncio.sleep(max(0.0, self.hall.settings.bot_pause - (self.now - began)))
        finally:
            self._post(lambda: self._thought(seat, decision, action))

    async def _thought(self, seat: int, decision: int, action: Any) -> None:
        """A bot has chosen; if the game has gone on without it, it is simply called again."""
        self.thinking.pop(seat, None)
        book, play = self.book, self.book.play
        open_still = play is not None and book.phase == "playing" and play.decision == decision
        if action is not None and open_still and play is not None and seat in play.waiting and book.places[seat].bot:
            hold = self._holds() and play.closes(seat)
            self.hall.metrics.count("bot_moves")
            try:
                await self._write([e.Held(seat, action) if hold else e.Acted(seat, action, "bot")])
            except Illegal as error:
                log.error("table %s: a bot's answer was refused: %s", book.id, error)
                if play is book.play and seat in play.waiting:
                    default = msgspec.to_builtins(play.g.default(seat, self._rng))
                    await self._write([e.Acted(seat, default, "bot")])
        await self._settle()

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
