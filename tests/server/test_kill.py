"""Acceptance 1: kill the hall at any moment, start it again, and nothing that anybody saw is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import greathall
from greathall.core.errors import Illegal
from greathall.remote import Guest, Visit
from greathall.remote.visit import new_id
from greathall.server import protocol as p
from greathall.server.log import LogRecord, decode

pytestmark = pytest.mark.anyio
PATIENCE = 180.0


class HallProcess:
    """A hall that is started again and again; see `killable`."""

    def __init__(self, folder: Path, bots: str) -> None:
        self.folder, self.bots = folder, bots
        with closing(socket.socket()) as probe:  # a port that stays the same over all restarts
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", "tests.server.killable"]
        self.starter = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.process: int | None = None

    def _told(self) -> str:
        assert self.starter.stdout is not None
        return self.starter.stdout.readline().strip()

    def start(self) -> str:
        assert self.starter.stdin is not None
        print(self.folder, self.port, self.bots, file=self.starter.stdin, flush=True)
        self.process = int(self._told())
        return self._told()

    def stop(self, how: signal.Signals) -> int:
        """The exit code of the hall, which may have ended by itself."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.kill(self.process, how)
        self.process = None
        return int(self._told())

    def close(self) -> None:
        if self.process is not None and (code := self.stop(signal.SIGKILL)) != -signal.SIGKILL:
            print(f"the hall had ended by itself: {code}")
        self.starter.communicate()

    def log(self, table: str) -> list[LogRecord]:
        """What is on disk, read while nobody writes."""
        with closing(sqlite3.connect(self.folder / "hall.db")) as db:
            rows = db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        return [decode(row[0].encode()) for row in rows]


class Player:
    """Plays at random and remembers what was acknowledged. The visit comes back by itself after every kill."""

    def __init__(self, visit: Visit, seed: int, heard: asyncio.Event) -> None:
        self.visit = visit
        self.rng = random.Random(seed)
        self.heard = heard
        self.acknowledged: dict[str, int] = {}
        self.highest = 0
        self.messages = 0
        self.finished = 0

    async def play(self, last_game: asyncio.Event, rematch: bool) -> None:
        async for message in self.visit.messages():
            self.messages += 1
            self.heard.set()
            if isinstance(message, p.Update | p.TableInfo | p.Done):
                self.highest = max(self.highest, message.seq)
            if isinstance(message, p.TableInfo) and message.phase == "over":
                self.finished = message.number
                if last_game.is_set():
                    return
                if rematch:
                    await self.do(p.Rematch(id=new_id()))
            if (
                isinstance(message, p.Update)
                and message.asked
                and message.options
                and message is self.visit.latest[message.seat]
            ):
                assert message.seat is not None
                action = self.rng.choice(message.options).action
                await self.do(p.Act(id=new_id(), seat=message.seat, decision=message.decision, action=action))

    async def do(self, command: p.AnyCommand) -> None:
        try:
            self.acknowledged[command.id] = await self.visit.do(command)
        except Illegal as refusal:
            if refusal.message.key not in ("refusal-too-late", "refusal-game-not-over", "refusal-already-answered"):
                raise


async def survive(folder: Path, kills: int, seed: int, thinking: str) -> None:
    rng = random.Random(seed)
    with closing(HallProcess(folder, thinking)) as hall:
        address = await asyncio.to_thread(hall.start)
        heard, last_game = asyncio.Event(), asyncio.Event()
        luna, ginny = await Guest.arrive(address, "Luna"), await Guest.arrive(address, "Ginny")
        bots = (await luna.create("stupefy", seats=4, bots="medium", start=True)).id
        both = (await luna.create("stupefy", seats=4)).id
        await ginny.join(both, 1)
        async with luna.visit(bots) as alone, luna.visit(both) as host, ginny.visit(both) as other:
            await host.do(p.FillBots(id=new_id(), level="easy"))
            await host.do(p.Start(id=new_id()))
            players = [Player(visit, seed + i, heard) for i, visit in enumerate((alone, host, other))]
            tables = {bots: players[:1], both: players[1:]}
            playing = [
                asyncio.create_task(player.play(last_game, rematch=player is not players[2])) for player in players
            ]
            for _ in range(kills):
                until = sum(player.messages for player in players) + rng.randrange(1, 60)
                async with asyncio.timeout(PATIENCE):
                    while sum(player.messages for player in players) < until:
                        heard.clear()
                        await heard.wait()
                assert await asyncio.to_thread(hall.stop, signal.SIGKILL) == -signal.SIGKILL
                for table, seated in tables.items():
                    check_disk(hall, table, seated)
                await asyncio.to_thread(hall.start)
            last_game.set()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*playing)
            assert alone.reconnected >= kills
        for table, seated in tables.items():
            record = await luna.record(table, seated[0].finished)
            assert greathall.verify(record).over
        await luna.leave()
        await ginny.leave()
        assert await asyncio.to_thread(hall.stop, signal.SIGTERM) == 0
        for table, seated in tables.items():
            check_disk(hall, table, seated)


def check_disk(hall: HallProcess, table: str, seated: list[Player]) -> None:
    lines = hall.log(table)
    ids = [line.command for line in lines if line.command is not None]
    assert len(ids) == len(set(ids)), "a command was carried out twice"
    for player in seated:
        assert player.highest <= len(lines), "something was seen that is not on disk"
        for command, seq in player.acknowledged.items():
            assert lines[seq - 1].command == command, "an acknowledged command is not where it was"


async def test_five_kills(tmp_path: Path) -> None:
    await survive(tmp_path, 5, seed=1, thinking="here")


@pytest.mark.deep
async def test_a_hundred_kills(tmp_path: Path) -> None:
    await survive(tmp_path, 100, seed=2, thinking="elsewhere")


async def test_a_stop_in_good_order_tells_the_clients_to_come_back(tmp_path: Path) -> None:
    with closing(HallProcess(tmp_path, "elsewhere")) as hall:
        address = await asyncio.to_thread(hall.start)
        luna = await Guest.arrive(address, "Luna")
        table = (await luna.create("stupefy", seats=4, bots="easy", start=True)).id
        url = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
        async with connect(url, proxy=None) as wire, luna.visit(table) as visit:
            await wire.send(msgspec.json.encode(p.Hello(luna.key)).decode())
            await wire.recv()
            stopping = asyncio.create_task(asyncio.to_thread(hall.stop, signal.SIGTERM))
            with suppress(ConnectionClosed):
                while True:
                    await wire.recv()
            assert wire.close_code == 1012
            assert await stopping == 0
            await asyncio.to_thread(hall.start)
            rng = random.Random(1)
            async for update in visit.updates():
                if update.asked and update.options:
                    await visit.answer(update, rng.choice(update.options).action)
            assert visit.reconnected
        await luna.leave()
