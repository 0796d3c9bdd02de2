"""Play at all games over three nodes, kill whatever can be killed, and let the history checker decide."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
import signal
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import msgspec
from msgspec import Struct
from msgspec.structs import astuple

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
FAULTS = {"kill": 7, "bots": 6, "database": 4, "drain": 1, "stop": 1, "cut": 1, "delay": 1}
"""How often each, compared with the others."""
KILLS = ("kill", "bots", "database")
METHODS = {"database": "database_killed"}
STILL = 7.0
"""Seconds for which a node stands still or is cut off: long enough to be taken for dead."""
SLOW = 9.0
"""Seconds of a recovery that is worth a look at the logs of the nodes."""
PATIENCE = 60.0
"""Seconds after which a table is given up."""
log = logging.getLogger("greathall.soak")


class Recovery(NamedTuple):
    """From a fault until a table that it concerned goes on: a command is acknowledged, or somebody is told what is new,
    such as a bot's move. A table that is struck again meanwhile begins anew."""

    fault: str
    game: str
    seconds: float


class Report(Struct):
    faults: list[str] = []
    done: Counter[str] = msgspec.field(default_factory=Counter)
    """How often what was done."""
    commands: int = 0
    lines: int = 0
    recoveries: list[Recovery] = []
    seconds: float = 0.0
    cpu: float = 0.0
    """Processor seconds of the nodes."""
    evenings: int = 0

    def __add__(self, other: Report) -> Report:
        return Report(*(ours + theirs for ours, theirs in zip(astuple(self), astuple(other), strict=True)))

    def write(self, file: Path) -> None:
        file.write_bytes(msgspec.json.encode(self))

    @classmethod
    def read(cls, file: Path) -> Report:
        return msgspec.json.decode(file.read_bytes(), type=cls, dec_hook=lambda kind, value: kind(value))

    def recovery(self, share: float, of: str = "") -> float:
        """The seconds within which this share recovered: of all, or of a fault or game."""
        times = sorted(r.seconds for r in self.recoveries if not of or of in (r.fault, r.game))
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0.0


def drawn(kills: int, rng: random.Random) -> list[str]:
    """Faults at random, among them so many kills of nodes, bots or the database."""
    faults: list[str] = []
    while sum(map(faults.count, KILLS)) < kills:
        faults += rng.choices([*FAULTS], [*FAULTS.values()])
    return faults


class Soak:
    def __init__(self, folder: Path, tables: int, bots: str, seed: int, pace: float = 0.25) -> None:
        self.rng = random.Random(seed)
        self.database = Database(folder)
        self.nodes = [NodeProcess(folder, self.database.address, name, bots) for name in ("a", "b", "c")]
        self.addresses = [node.address for node in self.nodes]
        self.tables, self.pace = tables, pace
        self.players: list[Player] = []
        self.done: Counter[str] = Counter()
        self.recoveries: list[Recovery] = []
        self.stuck: list[str] = []
        self.games: dict[str, str] = {}
        """By table."""
        self._struck: dict[str, tuple[str, float]] = {}
        """The last fault, and when it was, of each table that has not recovered from it."""

    async def run(self, faults: Iterable[str], pause: float, most: float = float("inf")) -> Report:
        """These faults one after the other, but no more after `most` seconds."""
        began = time.monotonic()
        await asyncio.gather(*(node.start() for node in self.nodes))
        await asyncio.gather(*(node.answers() for node in self.nodes))
        try:
            for first in range(0, self.tables, len(KINDS)):
                kinds = KINDS[: self.tables - first]
                await asyncio.gather(*(self._open_table(*kind) for kind in kinds))
            playing = [asyncio.create_task(player.play()) for player in self.players]
            looking = asyncio.create_task(self._look())
            self._strike("start", self.games)
            await self._recovered()
            self.recoveries.clear()
            for number, kind in enumerate(faults):
                if time.monotonic() - began > most:
                    break
                log.info("fault %d: %s", number + 1, kind)
                await getattr(self, METHODS.get(kind, kind))()
                self.done[kind] += 1
                await asyncio.sleep(pause * self.rng.uniform(0.5, 1.5))
                for task in [task for task in (*playing, looking) if task.done()]:
                    task.result()
            await self._recovered()
            for task in (*playing, looking):
                task.cancel()
            await asyncio.gather(*playing, looking, return_exceptions=True)
            logs = await self._logs()
        finally:
            for node in self.nodes:
                node.end(signal.SIGKILL)
                await node.ended()
                await node.proxy.stop()
            self.database.close()
        witnesses = [player.witness for player in self.players]
        return Report(
            faults=self.stuck + await asyncio.to_thread(judge, witnesses, logs),
            done=self.done,
            commands=sum(len(witness.acknowledged) for witness in witnesses),
            lines=sum(map(len, logs.values())),
            recoveries=self.recoveries,
            seconds=time.monotonic() - began,
            cpu=sum(node.cpu for node in self.nodes),
            evenings=1,
        )

    async def _open_table(self, game: str, seats: int, people: int) -> None:
        guests = [await insist(self.addresses, None, lambda g: Guest.arrive(g.address, "Luna")) for _ in range(people)]

        async def create(guest: Guest) -> Any:
            return await guest.create(game, seats=seats)

        table = (await insist(self.addresses, guests[0].key, create)).id
        for seat, guest in enumerate(guests):
            await insist(self.addresses, guest.key, lambda g, seat=seat: g.join(table, seat))
        players = [Player(self.addresses, guest, table, seat, self.pace) for seat, guest in enumerate(guests)]
        async with guests[0].visit(table) as host:
            if people < seats:
                await host.do(p.FillBots(id=new_id(), level="easy"))
            await host.do(p.Start(id=new_id()))
        for guest in guests:
            await guest.leave()
        self.games[table] = game
        self.players += players

    # -- faults --------------------------------------------------------------------------------------------------------

    async def kill(self) -> None:
        await self._end("kill", signal.SIGKILL)

    async def drain(self) -> None:
        await self._end("drain", signal.SIGTERM)

    async def _end(self, fault: str, how: int) -> None:
        node = self.rng.choice(self.nodes)
        tables = await self._tables_of(node)
        node.end(how)
        at = self._strike(fault, tables)
        await node.ended()
        self._strike(fault, await self._tables_of(node) - tables, at)  # which it was about to take over
        await asyncio.sleep(self.rng.choice((0.0, 1.0, 3.0)))
        await node.start()
        await node.answers()

    async def stop(self) -> None:
        """The node stands still, and then goes on as if nothing had happened."""
        node = self.rng.choice(self.nodes)
        node.signal(signal.SIGSTOP)
        self._strike("stop", await self._tables_of(node))
        await asyncio.sleep(STILL)
        node.signal(signal.SIGCONT)

    async def bots(self) -> None:
        node = self.rng.choice(self.nodes)
        tables = await self._tables_of(node)
        node.kill_bots()
        self._strike("bots", tables)

    async def database_killed(self) -> None:
        began = time.monotonic()
        await asyncio.to_thread(self.database.kill)
        log.info("the database was away for %.1f s", time.monotonic() - began)
        self._strike("database", self.games)

    async def cut(self) -> None:
        """The other nodes cannot reach this one; people and the database can."""
        node = self.rng.choice(self.nodes)
        tables = await self._tables_of(node)
        node.proxy.open.clear()
        self._strike("cut", tables)
        await asyncio.sleep(STILL)
        node.proxy.open.set()

    async def delay(self) -> None:
        node = self.rng.choice(self.nodes)
        node.proxy.delay = 0.3
        await asyncio.sleep(STILL / 2)
        node.proxy.delay = 0.0

    # -- looking -------------------------------------------------------------------------------------------------------

    def _strike(self, fault: str, tables: Iterable[str], at: float | None = None) -> float:
        """These tables are struck, now or then; gives the time."""
        at = time.monotonic() if at is None else at
        self._struck |= dict.fromkeys(tables, (fault, at))
        return at

    async def _look(self) -> None:
        """Who of those that were struck has recovered?"""
        while True:
            await asyncio.sleep(0.05)
            for player in self.players:
                table, went_on = player.witness.table, player.visit.went_on
                if table in self._struck and went_on > self._struck[table][1]:
                    fault, since = self._struck.pop(table)
                    self.recoveries.append(Recovery(fault, self.games[table], went_on - since))
                    if went_on - since > SLOW:
                        log.info("%s took %.1f s to recover from %s", table, went_on - since, fault)
            for table, (fault, since) in [*self._struck.items()]:
                if time.monotonic() - since > PATIENCE:
                    del self._struck[table]
                    self.stuck.append(f"{table}: did not recover from {fault} in {PATIENCE:.0f} s")

    async def _recovered(self) -> None:
        while self._struck:
            await asyncio.sleep(0.05)

    async def _tables_of(self, node: NodeProcess) -> set[str]:
        with suppress(OSError, asyncpg.PostgresError):
            db = await asyncpg.connect(self.database.address)
            rows = await db.fetch(
                "SELECT table_id FROM leases JOIN nodes ON nodes.id = leases.node WHERE name = $1", node.name
            )
            await db.close()
            return {row[0] for row in rows} & self.games.keys()
        return set()

    async def _logs(self) -> dict[str, list[bytes]]:
        db = await asyncpg.connect(self.database.address)
        rows = await db.fetch("SELECT table_id, seq, line FROM log ORDER BY table_id, seq")
        await db.close()
        logs = {table: [*lines] for table, lines in itertools.groupby(rows, lambda row: row[0])}
        for table, lines in logs.items():
            assert [row[1] for row in lines] == [*range(1, len(lines) + 1)], f"{table}: numbers are missing"
        return {table: [row[2].encode() for row in lines] for table, lines in logs.items()}
