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
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue

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
        self._told: SimpleQueue[str] = SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.starter.stdout is not None
        for line in self.starter.stdout:
            self._told.put(line.strip())

    def start(self) -> str:
        assert self.starter.stdin is not None
        print(self.folder, self.port, self.bots, file=self.starter.stdin, flush=True)
        process, address = int(self._told.get()), self._told.get()
        assert address.startswith("http"), f"the hall did not start: {address}"
        self.process = process
        return address

    def stop(self, how: signal.Signals) -> int:
        """The exit code of the hall."""
        assert self.process is not None
        self.require_alive()
        os.kill(self.process, how)
        self.process = None
        return int(self._told.get())

    def require_alive(self) -> None:
        if not self._told.empty():
            self.process = None
            raise AssertionError(f"the hall has ended by itself: {self._told.get()}")

    def close(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
        assert self.starter.stdin is not None
        self.starter.stdin.close()
        self.starter.wait()
        self._listener.join()

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait for it while the hall lives."""
        async with asyncio.timeout(seconds):
            while not true():
                self.require_alive()
                await asyncio.sleep(0.01)

    def log(self, table: str) -> list[LogRecord]:
        """What is on disk, read while nobody writes."""
        with closing(sqlite3.connect(self.folder / "hall.db")) as db:
            rows = db.execute("SELECT line FROM log WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        return [decode(row[0].encode()) for row in rows]


class Player:
    """Plays at random and remembers what was acknowledged. The visit comes back by itself after every kill."""

    def __init__(self, visit: Visit, seed: int) -> None:
        self.visit = visit
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.highest = 0
        self.messages = 0
        self.finished = 0

    async def play(self, last_game: asyncio.Event, rematch: bool) -> None:
        async for message in self.visit.messages():
            self.messages += 1
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
        last_game = asyncio.Event()
        luna, ginny = await Guest.arrive(address, "Luna"), await Guest.arrive(address, "Ginny")
        bots = (await luna.create("stupefy", seats=4, bots="medium", start=True)).id
        both = (await luna.create("stupefy", seats=4)).id
        await ginny.join(both, 1)
        async with luna.visit(bots) as alone, luna.visit(both) as host, ginny.visit(both) as other:
            await host.do(p.FillBots(id=new_id(), level="easy"))
            await host.do(p.Start(id=new_id()))
            players = [Player(visit, seed + i) for i, visit in enumerate((alone, host, other))]
            tables = {bots: players[:1], both: players[1:]}
            playing = [
                asyncio.create_task(player.play(last_game, rematch=player is not players[2])) for player in players
            ]

            def told() -> int:
                return sum(player.messages for player in players)

            def heard(messages: int) -> bool:
                for task in playing:
                    if task.done():
                        task.result()
                return told() >= messages

            for _ in range(kills):
                await hall.until(partial(heard, told() + rng.randrange(1, 60)))
                assert await asyncio.to_thread(hall.stop, signal.SIGKILL) == -signal.SIGKILL
                for table, seated in tables.items():
                    check_disk(hall, table, seated)
                await asyncio.to_thread(hall.start)
            last_game.set()
            await hall.until(lambda: all(task.done() for task in playing))
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


@pytest.mark.deep
async def test_a_hall_that_ends_by_itself_is_noticed_at_once(tmp_path: Path) -> None:
    with closing(HallProcess(tmp_path, "here")) as hall:
        await asyncio.to_thread(hall.start)
        assert hall.process is not None
        os.kill(hall.process, signal.SIGKILL)
        with pytest.raises(AssertionError, match="has ended by itself: -9"):
            await hall.until(lambda: False)


async def test_a_kill(tmp_path: Path) -> None:
    await survive(tmp_path, 1, seed=1, thinking="here")


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
