"""Play at all games over three nodes, kill whatever can be killed, and let the history checker decide."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
from msgspec import Struct

from greathall.remote import Guest
from greathall.remote.visit import new_id
from greathall.server import protocol as p
from tests.soak.faults import Database, NodeProcess
from tests.soak.history import judge
from tests.soak.players import Player, insist

KINDS: list[tuple[str, int, int]] = [
    ("stupefy", 4, 2),
    ("hogwarts_board", 2, 2),
    ("hogwarts_battle", 2, 1),
    ("scrabble", 2, 1),
]
"""Games, with how many seats and how many people; the others are bots."""
FAULTS = {"kill": 8, "drain": 2, "stop": 2, "bots": 3, "database": 2, "cut": 2, "delay": 1}
"""How often each, of twenty."""
METHODS = {"database": "database_killed"}
STILL = 7.0
"""Seconds for which a node stands still or is cut off: long enough to be taken for dead."""
log = logging.getLogger("greathall.soak")


class Report(Struct):
    faults: list[str]
    done: dict[str, int]
    """How often what was done."""
    commands: int
    lines: int
    recoveries: list[float]
    """Seconds from a fault until the next acknowledged command, for each table that it concerned."""
    among_people: list[float]
    """Of them, those at tables without bots, whose processes take their time to start."""
    seconds: float
    cpu: float
    """Processor seconds of the nodes."""

    def recovery(self, share: float, *, among_people: bool = False) -> float:
        times = sorted(self.among_people if among_people else self.recoveries)
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


class Soak:
    def __init__(self, folder: Path, tables: int, bots: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.database = Database(folder)
        self.nodes = [NodeProcess(folder, self.database.address, name, bots) for name in ("a", "b", "c")]
        self.addresses = [node.address for node in self.nodes]
        self.tables = tables
        self.players: list[Player] = []
        self.done: Counter[str] = Counter()
        self.recoveries: list[float] = []
        self.among_people: list[float] = []
        self._without_bots: set[str] = set()
        self._watching: set[asyncio.Task[None]] = set()

    async def run(self, faults: int, pause: float, only: tuple[str, ...] = (), most: float = float("inf")) -> Report:
        """So many faults, but no more after `most` seconds."""
        began = time.monotonic()
        await asyncio.gather(*(node.start() for node in self.nodes))
        await asyncio.gather(*(node.answers() for node in self.nodes))
        try:
            for number in range(self.tables):
                await self._open_table(*KINDS[number % len(KINDS)])
            playing = [asyncio.create_task(player.play()) for player in self.players]
            await self._recovered({player.witness.table for player in self.players}, time.monotonic(), count=False)
            kinds = [kind for kind, weight in FAULTS.items() for _ in range(weight) if not only or kind in only]
            schedule = [*only, *(self.rng.choice(kinds) for _ in range(faults))][:faults]
            for number, kind in enumerate(schedule):
                if time.monotonic() - began > most:
                    break
                log.info("fault %d: %s", number + 1, kind)
                await getattr(self, METHODS.get(kind, kind))()
                self.done[kind] += 1
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
                for task in [task for task in playing if task.done()]:
                    task.result()
            await asyncio.gather(*self._watching)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            logs = await self._logs()
        finally:
            await asyncio.gather(*(node.end(signal.SIGKILL) for node in self.nodes))
            for node in self.nodes:
                await node.proxy.stop()
            self.database.close()
        witnesses = [player.witness for player in self.players]
        return Report(
            faults=await asyncio.to_thread(judge, witnesses, logs),
            done=dict(self.done),
            commands=sum(len(witness.acknowledged) for witness in witnesses),
            lines=sum(map(len, logs.values())),
            recoveries=self.recoveries,
            among_people=self.among_people,
            seconds=time.monotonic() - began,
            cpu=sum(node.cpu for node in self.nodes),
        )

    async def _open_table(self, game: str, seats: int, people: int) -> None:
        guests = [await insist(self.addresses, None, lambda g: Guest.arrive(g.address, "Luna")) for _ in range(people)]

        async def create(guest: Guest) -> Any:
            return await guest.create(game, seats=seats)

        table = (await insist(self.addresses, guests[0].key, create)).id
        for seat, guest in enumerate(guests):
            await insist(self.addresses, guest.key, lambda g, seat=seat: g.join(table, seat))
        players = [Player(self.addresses, guest, table, seat, not seat) for seat, guest in enumerate(guests)]
        async with guests[0].visit(table) as host:
            if people < seats:
                await host.do(p.FillBots(id=new_id(), level="easy"))
            await host.do(p.Start(id=new_id()))
        for guest in guests:
            await guest.leave()
        if people == seats:
            self._without_bots.add(table)
        self.players += players

    # -- faults --------------------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        await self._end(signal.SIGKILL)

    async def drain(self) -> None:
        await self._end(signal.SIGTERM)

    async def _end(self, how: int) -> None:
        node = self.rng.choice(self.nodes)
        self._watch(await self._tables_of(node))
        await node.end(how)
        await asyncio.sleep(self.rng.choice((0.0, 1.0, 3.0)))
        await node.start()
        await node.answers()

    async def stop(self) -> None:
        """The node stands still, and then goes on as if nothing had happened."""
        node = self.rng.choice(self.nodes)
        self._watch(await self._tables_of(node))
        node.signal(signal.SIGSTOP)
        await asyncio.sleep(STILL)
        node.signal(signal.SIGCONT)

    async def bots(self) -> None:
        node = self.rng.choice(self.nodes)
        self._watch(await self._tables_of(node))
        node.kill_bots()

    async def database_killed(self) -> None:
        began = time.monotonic()
        everything = {player.witness.table for player in self.players}
        await asyncio.to_thread(self.database.kill)
        log.info("the database was away for %.1f s", time.monotonic() - began)
        self._watch(everything)

    async def cut(self) -> None:
        """The other nodes cannot reach this one; people and the database can."""
        node = self.rng.choice(self.nodes)
        self._watch(await self._tables_of(node))
        node.proxy.open.clear()
        await asyncio.sleep(STILL)
        node.proxy.open.set()

    async def delay(self) -> None:
        node = self.rng.choice(self.nodes)
        node.proxy.delay = 0.3
        await asyncio.sleep(STILL / 2)
        node.proxy.delay = 0.0

    # -- looking -------------------------------------------------------------------------------------------------------

    def _watch(self, tables: set[str]) -> None:
        task = asyncio.create_task(self._recovered(tables, time.monotonic()))
        self._watching.add(task)
        task.add_done_callback(self._watching.discard)

    async def _recovered(self, tables: set[str], since: float, *, count: bool = True) -> None:
        """Wait until somebody at each table was acknowledged something."""
        left = set(tables)
        while left:
            await asyncio.sleep(0.05)
            for player in self.players:
                table = player.witness.table
                if table in left and player.last > since:
                    left.discard(table)
                    if count:
                        self.recoveries.append(player.last - since)
                        if table in self._without_bots:
                            self.among_people.append(player.last - since)
            if time.monotonic() - since > 60:
                raise AssertionError(f"{sorted(left)} did not recover")

    async def _tables_of(self, node: NodeProcess) -> set[str]:
        with suppress(OSError, asyncpg.PostgresError):
            db = await asyncpg.connect(self.database.address)
            rows = await db.fetch(
                "SELECT table_id FROM leases JOIN nodes ON nodes.id = leases.node WHERE name = $1", node.name
            )
            await db.close()
            return {row[0] for row in rows} & {player.witness.table for player in self.players}
        return set()

    async def _logs(self) -> dict[str, list[bytes]]:
        db = await asyncpg.connect(self.database.address)
        rows = await db.fetch("SELECT table_id, seq, line FROM log ORDER BY table_id, seq")
        await db.close()
        logs = {table: [*lines] for table, lines in itertools.groupby(rows, lambda row: row[0])}
        for table, lines in logs.items():
            assert [row[1] for row in lines] == [*range(1, len(lines) + 1)], f"{table}: numbers are missing"
        return {table: [row[2].encode() for row in lines] for table, lines in logs.items()}
