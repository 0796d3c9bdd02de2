"""The hall itself: its tables, its people and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any

from msgspec import Struct

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.registry import game
from greathall.server import commands
from greathall.server import entries as e
from greathall.server.book import Book
from greathall.server.bots import BotPool, Thinker
from greathall.server.clock import Paces
from greathall.server.limits import Buckets, Limits
from greathall.server.metrics import Metrics
from greathall.server.people import People
from greathall.server.play import warm_up
from greathall.server.protocol import NewTable, Statistics, TableSummary
from greathall.server.statistics import ledger
from greathall.server.store import Person, Result, Store, StoreError, Summary, open_store
from greathall.server.table import Table

log = logging.getLogger("greathall.server")

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Settings(Struct, frozen=True, kw_only=True):
    """What a host may choose."""

    data_dir: Path
    database: str | None = None
    paces: Paces = Paces()
    limits: Limits = Limits()
    grace: float = 60
    """Seconds that the others wait for one who is gone, before a bot or a vote."""
    host_grace: float = 300
    """Seconds after which an absent host hands the table to somebody who is there."""
    stand_in: str = "medium"
    """The level of bots that play for leavers."""
    bot_pause: float = 0.6
    """Seconds a bot takes at least, while somebody is watching."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    rest: float = 300
    """Seconds after which a table without people is put away."""
    close_after: float = 30 * 24 * 3600
    """Seconds after which a game that nobody comes back to is closed; its record stays."""
    rounds: float = 30
    """Seconds between two looks at the quiet tables."""
    origins: tuple[str, ...] = ()
    """Other addresses from which the client may come, such as https://games.example.org."""


class Hall:
    def __init__(self, settings: Settings, store: Store, bots: Thinker | None = None) -> None:
        self.settings = settings
        self.store = store
        self.people = People(store)
        self.bots: Thinker = BotPool(settings.workers) if bots is None else bots
        self.metrics = Metrics()
        self.version = version("greathall")
        self.tables: dict[str, Table] = {}
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        limits = settings.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.arrivals = Buckets(limits.people_an_hour / 3600, limits.people_an_hour)
        self.claims = Buckets(limits.claims_a_minute / 60, limits.claims_a_minute)
        self.address = ""
        self.results_version = 0
        """Counts up with every finished game, so that statistics know when they are stale."""
        self._opening: dict[str, asyncio.Future[Table | None]] = {}
        self._warm: set[str] = set()
        self.closed = False
        self._statistics: tuple[int, Statistics] | None = None
        self._chores: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, bots: Thinker | None = None) -> Hall:
        """Open the store and go on with all games that were going on."""
        hall = cls(settings, await open_store(settings.database, settings.data_dir), bots)
        for summary in await hall.store.tables(phase="playing", limit=100_000):
            if summary.awake:
                with suppress(Illegal):  # one table that cannot be read must not close the door of the others
                    await hall.table(summary.id)
        hall._chores = [asyncio.create_task(hall._keep_house()), asyncio.create_task(hall._feel_pulse())]
        return hall

    async def close(self) -> None:
        """Everything is on disk already: only the tasks end. Closing twice does no harm."""
        if self.closed:
            return
        self.closed = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        self.tables.clear()
        self.bots.stop()
        await self.store.close()

    # -- tables --------------------------------------------------------------------------------------------------------

    async def read(self, table: str) -> Book | None:
        """The book of a table, from its log."""
        lines = await self.store.log(table)
        if not lines:
            return None
        return await asyncio.to_thread(read_book, table, lines)

    async def statistics(self) -> Statistics:
        """Reckoned anew when a game has ended since."""
        if self._statistics is None or self._statistics[0] != self.results_version:
            at = self.results_version
            self._statistics = (at, ledger(await self.store.results()).statistics())
        return self._statistics[1]

    async def table(self, table: str) -> Table | None:
        """The living table, read from its log if need be."""
        found = self.tables.get(table)
        if found is not None:
            return found
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        opening: asyncio.Future[Table | None] = asyncio.get_running_loop().create_future()
        self._opening[table] = opening
        try:
            book = await self.read(table)
            if book is not None:
                await self.warm_up(book.game)
            found = None if book is None else Table(self, book)
            if found is not None:
                self.tables[table] = found
            opening.set_result(found)
        except StoreError as error:
            opening.set_exception(error)
        except Exception:
            log.exception("table %s cannot be read", table)
            opening.set_exception(Illegal("refusal-table-unreadable"))
        finally:
            del self._opening[table]
        return await opening

    async def warm_up(self, name: str) -> None:
        """A game that has not been played since the hall opened gets ready beside the event loop."""
        if name not in self._warm:
            self._warm.add(name)
            with suppress(GreatHallError):
                await asyncio.to_thread(warm_up, name)

    async def must_have(self, table: str) -> Table:
        found = await self.table(table)
        if found is None:
            raise Illegal("refusal-no-such-table")
        return found

    async def create(
        self, person: Person, new: NewTable, *, seat: int = 0, branch: tuple[str, e.Started] | None = None
    ) -> Table:
        """A new table with this person as its host. A branch is where it comes from, and the deal to go on from."""
        spec = game(new.game)
        await self.warm_up(spec.id)
        seats = spec.seats[0] if new.seats is None else new.seats
        settings = commands.check_game(spec, seats, new.settings)
        hosted = [s for s in await self.store.tables(person=person.id, limit=1000) if s.host == person.id]
        if sum(s.phase in ("lobby", "playing") for s in hosted) >= self.settings.limits.tables_a_person:
            raise Illegal("refusal-too-many-tables", most=self.settings.limits.tables_a_person)
        name = person.name if new.name is None else commands.clean(new.name)
        created = e.Created(
            host=person.id,
            host_name=person.name,
            game=spec.id,
            seats=seats,
            settings=settings,
            name=name,
            visibility=new.visibility,
            pace=new.pace,
            leavers=new.leavers,
            undo=new.undo,
            branch=None if branch is None else branch[0],
        )
        found: list[e.Entry] = [created, e.Sat(seat, person.id)]
        if new.bots is not None:
            commands.known_level(spec.id, new.bots)
            found += [e.BotSat(other, new.bots) for other in range(seats) if other != seat]
        elif new.start and seats > 1:
            raise Illegal("refusal-seats-free")
        table = "".join(secrets.choice(LETTERS) for _ in range(12))
        living = Table(self, Book(table))
        try:
            if branch is not None:
                found.append(branch[1])
            elif new.start:
                draft = Book(table)
                for entry in found:
                    draft.read(e.Line(0, entry))
                found.append(commands.start(draft))
            await living.write(found)
        except BaseException:
            await living.stop()
            raise
        self.tables[table] = living
        log.info("table %s “%s”: %s for %d, by %s", table, name, spec.id, seats, person.name)
        return living

    async def listed(self, person: Person | None) -> list[TableSummary]:
        """The open tables, and one's own."""
        found = {s.id: s for s in await self.store.tables(visibility="open", limit=100) if s.phase != "closed"}
        if person is not None:
            found |= {s.id: s for s in await self.store.tables(person=person.id, limit=100)}
        return [self.info(s, person) for s in sorted(found.values(), key=lambda s: -s.changed)]

    def info(self, summary: Summary, person: Person | None) -> TableSummary:
        me = None if person is None else person.id
        mine = [seat for seat, (_, holder, _) in enumerate(summary.chairs) if holder is not None and holder == me]
        free = sum(holder is None and not bot for _, holder, bot in summary.chairs)
        return TableSummary(
            id=summary.id,
            name=summary.name,
            game=summary.game,
            number=summary.number,
            phase=summary.phase,
            visibility=summary.visibility,
            pace=summary.pace,
            seats=len(summary.chairs),
            free=free,
            names=[name for name, _, _ in summary.chairs],
            bots=sum(holder is None and bot for _, holder, bot in summary.chairs),
            host=summary.host,
            mine=mine,
            your_turn=any(seat in summary.waiting for seat in mine),
            changed=summary.changed,
        )

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, also at the tables where the person is now."""
        renamed = await self.people.rename(person, name)
        for summary in await self.store.tables(person=person.id, limit=50):
            if summary.phase in ("lobby", "playing"):
                table = await self.must_have(summary.id)
                company = table.book.people.get(person.id)
                if company is not None and company.name != renamed.name:
                    await table.write([e.Renamed(person.id, renamed.name, company.name)])
        return renamed

    def finished(self, result: Result) -> None:
        self.results_version += 1
        self.metrics.count("games")
        log.info(
            "table %s: game %d (%s) is over after %d moves", result.table, result.number, result.game, result.steps
        )

    # -- chores --------------------------------------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        """Put quiet tables away, and close those to which nobody comes back."""
        while True:
            await asyncio.sleep(self.settings.rounds)
            try:
                await self.keep_house()
            except GreatHallError as error:
                log.error("keeping house: %s", error)

    async def keep_house(self) -> None:
        now = asyncio.get_running_loop().time()
        old = int((time.time() - self.settings.close_after) * 1000)
        for phase in ("playing", "lobby"):
            for summary in await self.store.tables(phase=phase, before=old, limit=1000):
                table = self.tables.get(summary.id)
                if table is None or not table.connections:
                    await (await self.must_have(summary.id)).write([e.Closed("abandoned")])
                    log.info("table %s: closed, nobody came back", summary.id)
        for name, table in [*self.tables.items()]:
            if table.restful and now - table.idle_since > self.settings.rest:
                del self.tables[name]
                await table.stop()

    async def _feel_pulse(self) -> None:
        """Measure how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.1)
            self.metrics.lag.observe(max(0.0, loop.time() - before - 0.1))

    def gauges(self) -> dict[str, Any]:
        return {
            "tables": len(self.tables),
            "playing": sum(table.book.phase == "playing" for table in self.tables.values()),
            "sockets": sum(self.sockets.values()),
            "thinking": sum(len(table.thinking) for table in self.tables.values()),
        }


def read_book(table: str, lines: list[bytes], number: int | None = None) -> Book:
    """The book that these lines tell; with a number, only up to the end of that game."""
    book = Book(table)
    for text in lines:
        line = e.decode(text)
        if book.number == number and isinstance(line.entry, e.Started | e.Configured):
            break
        book.read_again(line)
    return book
