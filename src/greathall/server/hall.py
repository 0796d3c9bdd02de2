"""The hall: its tables, its people and what they share."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence, Set
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.match import Match
from greathall.core.messages import Message
from greathall.core.record import Record
from greathall.core.registry import game, games
from greathall.server import archive, commands
from greathall.server.analyses import Analyses
from greathall.server.bookkeeping import Bookkeeper
from greathall.server.bots import BotPool, Thinker
from greathall.server.check import mend_summaries
from greathall.server.clock import WallClock
from greathall.server.connections import Connections
from greathall.server.correspondence import today
from greathall.server.limits import Buckets, Limits
from greathall.server.log import BotSat, Closed, Created, LogEvent, LogRecord, Renamed, Sat, Started
from greathall.server.metrics import Metrics
from greathall.server.names import clean, distinct
from greathall.server.neighbours import Elsewhere, Neighbours
from greathall.server.people import People
from greathall.server.protocol import NewTable, Statistics, TableSummary
from greathall.server.push import PUSH_SERVICES, Push
from greathall.server.reminders import Reminders
from greathall.server.state import TableState, read_log
from greathall.server.store import (
    UNREADABLE,
    Damaged,
    Person,
    Result,
    Store,
    StoreError,
    Summary,
    is_postgres,
    open_store,
)
from greathall.server.store_health import StoreHealth
from greathall.server.table import Table
from greathall.server.timers import Paces
from greathall.server.your_games import running, shelve_older

if TYPE_CHECKING:
    from greathall.server.replays import PlayedGame

logger = logging.getLogger("greathall.server")

STEADY = 3600.0
"""Seconds for which the clock must have gone without a jump before a table is closed for its age."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class HallConfig(Struct, frozen=True, kw_only=True):
    """What a host may choose."""

    data_dir: Path
    database: str | None = None
    paces: Paces = Paces()
    limits: Limits = Limits()
    grace: float = 60
    """Seconds that the others wait for an absent player, before a bot or a vote, unless their table says otherwise."""
    call_after: float = 20
    """Seconds that the others wait for an absent player before the hall calls their devices."""
    host_grace: float = 300
    """Seconds after which an absent host is replaced by somebody who is there."""
    stand_in: str = "medium"
    """The level of bots that play for absent people."""
    bot_pause: float = 0.6
    """Minimum seconds for a bot's answer, so that people can follow."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    unload_after: float = 300
    """Seconds after which a table without people is unloaded from memory."""
    close_after: float = 365 * 24 * 3600
    """Seconds after which a game that nobody comes back to is closed; its record stays."""
    backups: int = 7
    """How many backups are kept, of which the hall makes one every night while it is served; 0: it makes none."""
    cleanup_interval: float = 30
    """Seconds between two looks for idle tables."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """Hosts to which push messages may be sent (and their subdomains): the hall calls no others."""
    push_contact: str = "mailto:postmaster@localhost"
    """Whom a push service may ask about this hall: an address `mailto:` or `https:`."""
    node: str | None = None
    """The name of this node, if several share one PostgreSQL."""
    node_address: str = ""
    """Where the other nodes reach this one."""
    origins: tuple[str, ...] = ()
    """Other addresses from which the client may come, such as https://games.example.org."""


class Hall:
    def __init__(
        self, config: HallConfig, store: Store, bots: Thinker | None = None, neighbours: Neighbours | None = None
    ) -> None:
        self.config = config
        self.store = store
        self.neighbours = Neighbours() if neighbours is None else neighbours
        self.people = People(store)
        self.bots: Thinker = BotPool(config.workers) if bots is None else bots
        self.metrics = Metrics()
        self.push = Push(store, config.push_services, config.push_contact)
        self.reminders = Reminders(self)
        self.clock = WallClock()
        self.store_health = StoreHealth(store)
        self.connections = Connections(config.limits)
        self.version = version("greathall")
        self.tables: dict[str, Table] = {}
        self.sockets: dict[str, int] = {}
        """Open sockets by address."""
        limits = config.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.arrivals = Buckets(limits.people_an_hour / 3600, limits.people_an_hour)
        self.claims = Buckets(limits.claims_a_minute / 60, limits.claims_a_minute)
        self.address = ""
        self.replays: OrderedDict[tuple[str, int], PlayedGame] = OrderedDict()
        """Finished games that were looked at lately, by table and number."""
        self._opening: dict[str, asyncio.Future[Table | None]] = {}
        self._reading = asyncio.Semaphore(1)
        """One log is read at a time: more threads would only keep the event loop waiting."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        """By game, also when it is loaded."""
        self.closed = False
        self.bookkeeper = Bookkeeper(self)
        self.analyses = Analyses(self)
        self.shown: dict[str, str] = {}
        """Who may see a person's profile, for those who have chosen; the others' everybody in the hall."""
        self.bans: dict[str, int | None] = {}
        """Until when a person is not let in; None: for good."""
        self.opened_at = time.time()
        self._background_tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(
        cls, config: HallConfig, bots: Thinker | None = None, lost: Callable[[], None] = lambda: None
    ) -> Hall:
        """Open the store. A game that was going on is read when somebody comes back to its table.

        `lost` is called when the hall must close because another process has taken its place."""
        if config.node is None:
            hall = cls(config, await open_store(config.database, config.data_dir), bots)
        else:
            hall = await cls._open_node(config, bots, lost)
        await hall.neighbours.meet(hall)
        await shelve_older(hall.store)
        hall.shown, hall.bans = await hall.store.profiles(), await hall.store.bans()
        (await archive.upgrade(hall.store)).say()
        for latest in await hall.store.tables(limit=1):
            if latest.changed / 1000 > time.time() + STEADY:
                logger.warning("the clock is behind: table %s was last changed in what is now the future", latest.id)
        await hall.bookkeeper.begin()
        loops = (
            hall._close_idle_tables(),
            hall._measure_loop_lag(),
            archive.keep_missing(hall),
            hall.analyses.resume(),
        )
        for loop in loops:
            hall.in_background(loop)
        await mend_summaries(hall)
        return hall

    @classmethod
    async def _open_node(cls, config: HallConfig, bots: Thinker | None, lost: Callable[[], None]) -> Hall:
        if not is_postgres(config.database):
            raise StoreError("node-needs-postgres")
        try:
            from greathall.server.cluster.cluster import Cluster
        except ImportError:
            raise StoreError("postgres-missing") from None
        cluster, _ = await asyncio.gather(Cluster.open(config, bots, lost), asyncio.to_thread(_load_games))
        return cls(config, cluster.store, cluster.bots, cluster)

    async def close(self) -> None:
        """Everything is on disk already: only the tasks end. Closing twice does no harm."""
        if self.closed:
            return
        self.closed = True
        tasks = [*self._background_tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await self.analyses.close()
        await self.bookkeeper.close()
        self.tables.clear()
        await self.push.close()
        self.bots.stop()
        with suppress(StoreError):
            await self.neighbours.leave()
        await self.store.close()

    # -- tables --------------------------------------------------------------------------------------------------------

    async def read(self, table: str) -> TableState | None:
        """The state of a table, from its log."""
        try:
            summary = await self.store.table(table)
        except Damaged:
            summary = None
        lines = await self.store.log(table)
        if not lines:
            return None
        finished = {result.number: result for result in await self.store.results(table=table)}
        if summary is not None:
            await self.warm_up(summary.game)  # else all others would wait for it, too
        async with self._reading:
            state = await asyncio.to_thread(read_log, table, lines, None, finished)
        if summary is not None and summary.lines > len(lines):
            logger.error("table %s: %d lines were written, %d are there", table, summary.lines, len(lines))
        if state.broken is not None:
            logger.error("table %s: the game cannot go on: %s", table, state.broken)
        return state

    async def statistics(self) -> Statistics:
        """Of the people who let everybody see them."""
        ledger = await self.bookkeeper.opened()
        return ledger.statistics(lambda person: self.shown.get(person, "hall") == "hall" and person[:5] != "gone-")

    def require_welcome(self, person: Person) -> None:
        """`Illegal` for somebody whom the host has banned."""
        if person.id in self.bans:
            until = self.bans[person.id]
            if until is None or until > time.time() * 1000:
                raise Illegal("refusal-banned")

    async def table(self, table: str) -> Table | None:
        """The table, loaded from its log if need be."""
        await self.neighbours.be_certain()
        found = self.tables.get(table)
        if found is not None:
            return found
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        opening: asyncio.Future[Table | None] = asyncio.get_running_loop().create_future()
        self._opening[table] = opening
        try:
            await self.neighbours.claim(table)
            state = await self.read(table)
            found = None if state is None else Table(self, state)
            if found is not None:
                self.tables[table] = found
            opening.set_result(found)
        except (StoreError, Elsewhere) as error:
            opening.set_exception(error)
        except UNREADABLE as error:
            logger.error("table %s: its log cannot be read: %s", table, error)
            opening.set_exception(Illegal("refusal-table-unreadable"))
        except Exception:
            logger.exception("table %s cannot be read", table)
            opening.set_exception(Illegal("refusal-table-unreadable"))
        finally:
            del self._opening[table]
        return await opening

    def opening(self, table: str) -> bool:
        """Is the table being read now, or set aside?"""
        return table in self._opening

    @asynccontextmanager
    async def set_aside(self, tables: Sequence[str]) -> AsyncIterator[None]:
        """These tables are unloaded, and nothing is written to them meanwhile: whoever comes is told to try again."""
        held: dict[str, asyncio.Future[Table | None]] = {}
        try:
            for table in tables:
                if table in self._opening:
                    await asyncio.wait([self._opening[table]])
                held[table] = self._opening[table] = asyncio.get_running_loop().create_future()
                found = self.tables.pop(table, None)
                if found is not None:
                    for connection in [*found.broadcast.connections]:
                        connection.bye(Message("refusal-try-again"), again=True)
                    await found.stop()
                await self.neighbours.claim(table)
            yield
        finally:
            for table, opening in held.items():
                del self._opening[table]
                opening.set_exception(Illegal("refusal-try-again"))
                opening.exception()  # perhaps nobody came
                for key in [key for key in self.replays if key[0] == table]:
                    del self.replays[key]

    async def warm_up(self, name: str) -> None:
        """Load what a game needs (lexicons, compiled code) in a thread, once, before anybody waits for it."""
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(asyncio.to_thread(_load_game, name))
        await asyncio.wait([self._loading[name]])

    async def must_have(self, table: str) -> Table:
        found = await self.table(table)
        if found is None:
            raise Illegal("refusal-no-such-table")
        return found

    async def create(
        self,
        person: Person,
        new: NewTable,
        *,
        seat: int = 0,
        branch: tuple[str, Started] | None = None,
        campaign: str | None = None,
        bots: Mapping[int, str] | None = None,
    ) -> Table:
        """A new table with this person as its host. A branch is where it comes from, and the start to go on from; the
        bots are those of single seats, where they do not take all of them."""
        spec = game(new.game)
        await self.warm_up(spec.id)
        seats = spec.seats[0] if new.seats is None else new.seats
        settings = commands.check_game(spec, seats, new.settings)
        hosted = [s for s in await running(self.store, person.id) if s.host == person.id and s.phase != "stopped"]
        if len(hosted) >= self.config.limits.tables_a_person:
            raise Illegal("refusal-too-many-tables", most=self.config.limits.tables_a_person)
        name = distinct(person.name, [s.name for s in hosted]) if new.name is None else clean(new.name)
        created = Created(
            host=person.id,
            host_name=person.name,
            game=spec.id,
            seats=seats,
            settings=settings,
            name=name,
            visibility=new.visibility,
            pace=new.pace,
            leavers=new.leavers,
            patience=new.patience,
            stand_in=commands.require_stand_in(spec, new.stand_in),
            undo=new.undo,
            talk=new.talk,
            hints=new.hints,
            branch=None if branch is None else branch[0],
            campaign=campaign,
        )
        events: list[LogEvent] = [created, Sat(seat, person.id)]
        levels = dict(bots or {})
        if new.bots is not None:
            levels |= {other: new.bots for other in range(seats) if other != seat and other not in levels}
        for level in levels.values():
            commands.require_level(spec.id, level)
        events += [BotSat(other, level) for other, level in sorted(levels.items())]
        if new.start and len(levels) < seats - 1:
            raise Illegal("refusal-seats-free")
        table = "".join(secrets.choice(LETTERS) for _ in range(12))
        await self.neighbours.claim(table, new=True)
        opened = Table(self, TableState(table))
        try:
            if branch is not None:
                events.append(branch[1])
            elif new.start:
                draft = TableState(table)
                for event in events:
                    draft.apply(LogRecord(0, event))
                events.append(commands.start(draft))
            await opened.submit_events(events)
        except BaseException:
            await opened.stop()
            raise
        self.tables[table] = opened
        logger.info("table %s “%s”: %s for %d, by %s", table, name, spec.id, seats, person.name)
        return opened

    async def listed(self, person: Person | None) -> list[TableSummary]:
        """The open tables, and one's own."""
        found = {s.id: s for s in await self.store.tables(visibility="open", limit=100) if s.phase != "closed"}
        if person is not None:
            found |= {s.id: s for s in await self.store.tables(person=person.id, limit=100)}
        return [self.summary_for(s, person) for s in sorted(found.values(), key=lambda s: -s.changed)]

    def summary_for(self, summary: Summary, person: Person | None) -> TableSummary:
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
            due=summary.due,
            step=summary.step,
            waiting=summary.waiting,
            here=self.here(summary),
            remind=None if me is None else self.reminders.state(summary, me),
            campaign=summary.campaign,
        )

    def here(self, summary: Summary) -> list[int]:
        """The seats whose people are at the table now."""
        present = self.present(summary.id)
        return [seat for seat, (_, holder, _) in enumerate(summary.chairs) if holder in present]

    def present(self, table: str) -> Set[str]:
        """The people who are at a table now, wherever it is."""
        found = self.tables.get(table)
        return self.neighbours.present(table) if found is None else found.broadcast.present

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, also at the tables where the person is now."""
        renamed = await self.people.rename(person, name)
        for summary in await self.store.tables(person=person.id, limit=50):
            if summary.phase in ("lobby", "playing") and not await self.neighbours.elsewhere(summary.id):
                await self._rename_at(await self.must_have(summary.id), person.id, renamed.name)
        self.neighbours.person_changed(person.id)
        return renamed

    async def _rename_at(self, table: Table, person: str, name: str) -> None:
        member = table.state.members.get(person)
        if member is not None and member.name != name:
            await table.submit_events([Renamed(person, name, member.name)])

    def dismiss(self, person: str, reason: Message) -> None:
        """Close the sockets of somebody who may no longer be here."""
        for table in self.tables.values():
            for connection in [*table.broadcast.connections]:
                if connection.id == person:
                    connection.bye(reason)

    async def person_changed(self, person: str) -> None:
        """At another node something about this person was changed: find out what."""
        self.people.forget(person)
        self.shown, self.bans = await self.store.profiles(), await self.store.bans()
        found = await self.store.person(person)
        if found is None:
            self.dismiss(person, Message("refusal-unknown-key"))
            self.replays.clear()
            self.bookkeeper.forget()
            return
        try:
            self.require_welcome(Person(person, found[0]))
        except Illegal as banned:
            self.dismiss(person, banned.message)
        for table in [*self.tables.values()]:
            if table.state.phase in ("lobby", "playing"):
                await self._rename_at(table, person, found[0])

    async def forget_all(self) -> None:
        """Anything may have been changed at another node."""
        self.people.forget_all()
        self.replays.clear()
        self.shown, self.bans = await self.store.profiles(), await self.store.bans()
        self.bookkeeper.forget()

    def finished(self, result: Result, match: Match | None, record: Record) -> None:
        if archive.forgets(result.game):
            self.in_background(archive.keep(self, result.table, result.number, record))
        self.bookkeeper.finished(result, match)
        self.metrics.count("games")
        logger.info(
            "table %s: game %d (%s) is over after %d moves", result.table, result.number, result.game, result.steps
        )

    # -- in the background ---------------------------------------------------------------------------------------------

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(_logged(work))
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def _close_idle_tables(self) -> None:
        while True:
            await asyncio.sleep(self.config.cleanup_interval)
            try:
                await self.close_idle_tables()
            except GreatHallError as error:
                logger.error("closing idle tables: %s", error)

    async def close_idle_tables(self) -> None:
        """Close tables to which nobody comes back, wake those by correspondence at which something is due, and unload
        those where nothing is going on."""
        now = asyncio.get_running_loop().time()
        old = today() - int(self.config.close_after * 1000)
        trusted = self.clock.steady() >= min(STEADY, self.config.close_after)
        for phase in ("playing", "lobby") if trusted else ():
            for summary in await self.store.tables(phase=phase, before=old, limit=1000):
                table = self.tables.get(summary.id)
                if table is None and await self.neighbours.elsewhere(summary.id):
                    continue
                if table is None or not table.broadcast.connections:
                    await (await self.must_have(summary.id)).submit_events([Closed("abandoned")])
                    logger.info("table %s: closed, nobody came back", summary.id)
        for overdue in await self.store.overdue(today()):
            if not await self.neighbours.elsewhere(overdue):
                await self.must_have(overdue)  # it sees for itself what is due
        for name, table in [*self.tables.items()]:
            if table.idle and now - table.idle_since > self.config.unload_after:
                del self.tables[name]
                await table.stop()
                await self.neighbours.release(name)

    async def _measure_loop_lag(self) -> None:
        """How late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.1)
            self.metrics.lag.observe(max(0.0, loop.time() - before - 0.1))

    @property
    def crowded(self) -> bool:
        """Are the sockets that are left for those who sit at a table?"""
        limits = self.config.limits
        return sum(self.sockets.values()) > limits.connections - limits.connections_reserved

    def gauges(self) -> dict[str, Any]:
        return {
            "tables": len(self.tables),
            "playing": sum(table.state.phase == "playing" for table in self.tables.values()),
            "sockets": sum(self.sockets.values()),
            "connections_open": len(self.connections.open),
            "connections_silent": len(self.connections.silent),
            "connections_cut": self.connections.cut,
            "thinking": sum(len(table.bots.thinking) for table in self.tables.values()),
            "oldest_thought_seconds": max((table.bots.oldest for table in self.tables.values()), default=0.0),
            **self.bots.gauges(),
            **self.neighbours.gauges(),
        }


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except GreatHallError as error:
        logger.error("%s", error)
    except Exception:
        logger.exception("something in the background went wrong")


def _load_games() -> None:
    """All of them, before a node takes tables: whoever comes has just lost another one, and should not wait."""
    for name in games():
        _load_game(name)


def _load_game(name: str) -> None:
    """Deal a game once and look at its options: lexicons are read and generators compiled."""
    try:
        g = game(name).new(seed=0)
        len(g.options(g.waiting[0]))
    except GreatHallError:
        pass  # such as a game that is no longer installed: its tables say so
    except Exception:
        logger.exception("%s cannot be loaded", name)
