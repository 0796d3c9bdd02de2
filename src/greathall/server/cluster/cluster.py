"""A node of a hall: which tables are its own, and what it hears and tells."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar.types import ASGIApp

from greathall.server.admin import share_host_key
from greathall.server.bots import BotPool, Thinker
from greathall.server.cluster.forwarding import Forwarding
from greathall.server.cluster.news import (
    Anything,
    Freed,
    GameEnded,
    News,
    PersonChanged,
    PersonReminded,
    Present,
    Taken,
    ThoughtAnswered,
    ThoughtAsked,
    Wanted,
    WhoIsThere,
)
from greathall.server.cluster.nodes import Nodes
from greathall.server.cluster.store import ClusterStore, Node
from greathall.server.cluster.thoughts import SharedBots
from greathall.server.neighbours import Elsewhere, Neighbours
from greathall.server.store import StoreError

if TYPE_CHECKING:
    from greathall.server.hall import Hall, HallConfig
    from greathall.server.table import Table

logger = logging.getLogger("greathall.server")

PATIENCE = 4.0
"""Seconds in which a node has to hand a table over."""
ASK = 0.5
"""Seconds after which it is asked once more."""
RESTART = 1012
"""The close code that tells people to come back at once."""
TOGETHER = 15
"""Tables of which one letter tells who is there: a letter has at most 8,000 characters."""


class Cluster(Neighbours):
    def __init__(self, config: HallConfig, store: ClusterStore, nodes: Nodes, bots: Thinker) -> None:
        assert config.database is not None
        self.config, self.store, self.nodes = config, store, nodes
        self.news = News(config.database, nodes.id, self._hear, self._catch_up)
        self.bots = SharedBots(bots, config.workers, store, self.news.tell)
        self._hall: Hall | None = None
        self._forwarding: Forwarding | None = None
        self._freed = asyncio.Event()
        self._present: dict[str, dict[str, frozenset[str]]] = {}
        """By node and table: who is there."""
        self._told: dict[str, frozenset[str]] = {}
        """By table of this node: who is there, as the others know it."""
        self._strays: set[str] = set()

    @classmethod
    async def open(cls, config: HallConfig, bots: Thinker | None, lost: Callable[[], None]) -> Cluster:
        assert config.database is not None
        assert config.node is not None
        store = await ClusterStore.open(config.database)
        try:
            secret = await store.keep_secret("cluster", secrets.token_hex(32))
            await share_host_key(config.data_dir, store)
            nodes = Nodes(store, config.node, secret, lost)
            await nodes.join(config.node_address)
        except BaseException:
            await store.close()
            raise
        return cls(config, store, nodes, BotPool(config.workers) if bots is None else bots)

    @property
    def hall(self) -> Hall:
        assert self._hall is not None
        return self._hall

    async def meet(self, hall: Hall) -> None:
        self._hall = hall
        for work in (self._live(), self.news.carry(), self.bots.serve()):
            hall.in_background(work)
        logger.info("node %s is at %s", self.nodes.name, self.config.node_address)

    async def leave(self) -> None:
        if self._forwarding is not None:
            await self._forwarding.close()
        await self.store.release([*self.store.fences])
        await self.store.leave()

    async def drain(self) -> None:
        """People whose table this was come back at once, through whichever node, and that one takes it."""
        self.draining = True
        tables = [*self.hall.tables]
        logger.info("node %s hands over %d tables", self.nodes.name, len(tables))
        try:
            await self.store.start_draining()
            for first in range(0, len(tables), 20):
                some = tables[first : first + 20]
                await asyncio.gather(*(self._hand_over(table, self._detach(table)) for table in some))
            await self._free([*self.store.fences])
        except StoreError as error:  # then the others find out by its silence
            logger.error("node %s cannot hand over its tables: %s", self.nodes.name, error)

    # -- living --------------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        beats, heard = 0, True
        while True:
            try:
                await self.nodes.beat()
                self._let_go_of_lost()
                self._let_go_of_stopped()
                self._tell_presence()
                self._present = {n: seen for n, seen in self._present.items() if n in self.nodes.others}
                beats, heard = beats + 1, True
                if beats % 30 == 0:
                    await self._free_strays()
            except StoreError as error:
                if heard:
                    logger.error("node %s cannot give a sign of life: %s", self.nodes.name, error)
                heard = False
            await self.nodes.rest()

    async def _free_strays(self) -> None:
        """Tables that were claimed for a look at them and never loaded."""
        strays = {t for t in self.store.fences if t not in self.hall.tables and not self.hall.opening(t)}
        await self._free(sorted(strays & self._strays))
        self._strays = strays

    # -- whose is a table? ---------------------------------------------------------------------------------------------

    async def be_certain(self) -> None:
        if not self.nodes.certain:
            await self.nodes.be_certain()
            self._let_go_of_lost()

    def _let_go_of_lost(self) -> None:
        for table in [name for name in self.hall.tables if name not in self.store.fences]:
            self.let_go(table)

    def _let_go_of_stopped(self) -> None:
        """Games that stood still here for want of their rules, when a node that has them has come."""
        for name, table in [*self.hall.tables.items()]:
            if table.state.phase == "stopped" and self.nodes.better(table.state.game, table.state.version) is not None:
                self.let_go(name)

    async def place(self, table: str) -> Node | None:
        """The node that has this table; None: this one, which had it or has just taken it."""
        await self.be_certain()
        if table in self.store.fences:
            return None
        better = await self._better(table)
        free = not self.draining and better is None
        while True:
            if free and await self._take(table):
                return None
            owner = await self.store.owner(table)
            if owner is not None or not free or await self.store.table(table) is None:
                break  # else its node was taken for dead just now
        if owner is not None and owner.id == self.nodes.id:
            return None
        if owner is None and better is None and self.draining:
            return next((node for node in self.nodes.others.values() if not node.draining), None)
        return owner or better

    async def _better(self, table: str) -> Node | None:
        """A node that has the rules of the game at this table, if this one does not: as in an upgrade node by node."""
        if self.nodes.alike:
            return None
        summary = await self.store.table(table)
        return None if summary is None else self.nodes.better(summary.game, summary.version)

    async def _take(self, table: str, *, new: bool = False) -> bool:
        if not await self.store.claim(table, new=new):
            return False
        if not new:
            self.news.tell(Taken(table, self.store.fences[table]))
        return True

    async def claim(self, table: str, *, new: bool = False) -> None:
        await self.be_certain()
        end = time.monotonic() + PATIENCE
        while table not in self.store.fences:
            if self.draining or (not new and await self._better(table) is not None):
                raise Elsewhere("refusal-try-again")
            if await self._take(table, new=new):
                return
            owner = await self.store.owner(table)
            if owner is None:
                if await self.store.table(table) is None:
                    return
            elif time.monotonic() > end:
                raise Elsewhere("refusal-try-again")
            else:
                self._freed.clear()
                self.news.tell(Wanted(table))
                try:
                    async with asyncio.timeout(ASK):
                        await self._freed.wait()
                except TimeoutError:
                    await self.nodes.bury(owner.id)

    async def elsewhere(self, table: str) -> bool:
        await self.be_certain()
        if table in self.store.fences:
            return False
        owner = await self.store.owner(table)
        if owner is None:
            return await self._better(table) is not None
        return owner.id != self.nodes.id

    async def release(self, table: str) -> None:
        await self._free([table])

    async def _free(self, tables: list[str]) -> None:
        await self.store.release(tables)
        for first in range(0, len(tables), TOGETHER):
            self.news.tell(Freed(tables[first : first + TOGETHER]))

    def let_go(self, table: str) -> None:
        self.hall.in_background(self._hand_over(table, self._detach(table)))

    async def _hand_over(self, table: str, found: Table | None) -> None:
        """The table is freed when the last line that is being written to it is on disk, or is not."""
        if found is not None:
            await found.stop()
        await self._free([table])

    def _detach(self, table: str) -> Table | None:
        """From now on nobody is served by this table here."""
        found = self.hall.tables.pop(table, None)
        if found is not None:
            for connection in [*found.broadcast.connections]:
                connection.close(RESTART)
        return found

    # -- news ----------------------------------------------------------------------------------------------------------

    def person_changed(self, person: str) -> None:
        self.news.tell(PersonChanged(person))

    def game_ended(self, table: str, number: int) -> None:
        self.news.tell(GameEnded(table, number))

    def reminded(self, table: str, person: str) -> None:
        self.news.tell(PersonReminded(table, person))

    def present(self, table: str) -> frozenset[str]:
        return frozenset().union(*(tables.get(table, frozenset()) for tables in self._present.values()))

    @property
    def everybody(self) -> frozenset[str]:
        return frozenset().union(*(seen for tables in self._present.values() for seen in tables.values()))

    def _tell_presence(self) -> None:
        """Of the tables at which it has changed."""
        now = {name: frozenset(table.broadcast.present) for name, table in self.hall.tables.items()}
        now = {name: present for name, present in now.items() if present}
        changed = [name for name in now.keys() | self._told.keys() if now.get(name) != self._told.get(name)]
        for first in range(0, len(changed), TOGETHER):
            part = changed[first : first + TOGETHER]
            self.news.tell(Present({name: sorted(now.get(name, ()))[:20] for name in part}))
        self._told = now

    def _catch_up(self) -> None:
        """News was missed: forget what was remembered, and ask."""
        self.news.tell(WhoIsThere())
        self._told = {}
        self.bots.look()
        self.hall.in_background(self.hall.forget_all())

    def _hear(self, sender: str, news: Anything) -> None:
        hall = self.hall
        match news:
            case Taken(table, fence):
                if self.store.fences.get(table, fence) < fence:
                    del self.store.fences[table]
                    self.let_go(table)
            case Wanted(table):
                if table in self.store.fences and not hall.opening(table):
                    self.let_go(table)
            case Freed():
                self._freed.set()
            case Present(people):
                seen = self._present.setdefault(sender, {})
                seen |= {table: frozenset(present) for table, present in people.items()}
            case WhoIsThere():
                self._told = {}
            case PersonChanged(person):
                hall.in_background(hall.person_changed(person))
            case GameEnded(table, number):
                hall.bookkeeper.learn(table, number)
            case PersonReminded(table, person):
                hall.reminders.note(table, person)
            case ThoughtAsked() | ThoughtAnswered():
                self.bots.look()

    # -- what one of them has to do ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone(self, chore: str) -> AsyncIterator[bool]:
        async with self.store.alone(chore) as mine:
            yield mine

    # -- requests ------------------------------------------------------------------------------------------------------

    def around(self, app: ASGIApp) -> ASGIApp:
        self._forwarding = Forwarding(app, self.nodes, self.place, self.config.limits.message_bytes)
        self.hall.in_background(self._forwarding.watch())
        return self._forwarding

    def vouches(self, scope: Any) -> bool:
        return self._forwarding is not None and self._forwarding.vouched(scope)

    def gauges(self) -> dict[str, float]:
        return {
            "nodes": len(self.nodes.others) + 1,
            "leases": len(self.store.fences),
            "sockets_forwarded": 0 if self._forwarding is None else self._forwarding.sockets,
        }
