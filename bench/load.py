"""How much a hall bears: many tables without bots, scripted clients, loopback only, bounded in time.

    python bench/load.py                     500 tables of 4, one move a second at each, for 30 seconds
    python bench/load.py --tables 50 --seconds 5

The hall runs in a process (and, where there are two cores, on a core) of its own. Measured is the time from sending a
move until the last of the players has its update: decoding, rules, disk (synchronous, really), views and sockets.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from greathall.server.hall import HallConfig
from greathall.server.limits import Limits
from greathall.server.protocol import Identity, TableSummary
from greathall.server.serve import host

GAME = "stupefy"
SEATS = 4
LIMITS = Limits(
    messages_a_second=1e6,
    messages_at_once=1e6,
    connections=100_000,
    connections_an_address=100_000,
    requests_a_second=1e6,
    requests_at_once=1e6,
    people_an_hour=1e9,
    tables_a_person=10**6,
    silence=3600,
)


class Option(msgspec.Struct):
    action: msgspec.Raw


class Situation(msgspec.Struct):
    waiting: list[int]


class Message(msgspec.Struct):
    """The few fields a scripted player needs; the rest of a message is skipped."""

    type: str
    seq: int = 0
    decision: int = 0
    options: list[Option] | None = None
    situation: Situation | None = None
    phase: str = ""
    reason: Any = None


decode = msgspec.json.Decoder(Message).decode


class LoadTable:
    def __init__(self, address: str, table: str, keys: list[str], rng: random.Random) -> None:
        self.address, self.table, self.keys, self.rng = address, table, keys, rng
        self.sockets: list[ClientConnection] = []
        self.latest: list[Message | None] = [None] * SEATS
        self.phase = "lobby"
        self.reached = [0] * SEATS
        self.wanted = 0
        self.all_told = asyncio.Event()
        self.accepted = 0
        self.sent = 0
        self.latencies: list[float] = []
        self.refusals: list[Any] = []
        self.received = 0
        self.last_told = 0.0
        self.answer: asyncio.Future[int] | None = None

    async def sit(self) -> None:
        url = f"{self.address.replace('http', 'ws')}api/tables/{self.table}/socket"
        for seat, key in enumerate(self.keys):
            socket = await connect(url, max_size=None, compression=None, open_timeout=60, ping_interval=None)
            self.sockets.append(socket)
            await socket.send(f'{{"type":"hello","key":"{key}"}}')
            asyncio.get_running_loop().create_task(self._listen(seat, socket))
            if seat:
                await self._do(seat, f'"type":"sit","seat":{seat}')
        await self._do(0, '"type":"start"')
        while any(update is None for update in self.latest):
            await asyncio.sleep(0.01)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = decode(text)
            self.received += 1
            if message.type == "update":
                self.latest[seat] = message
                self.reached[seat] = message.seq
                if min(self.reached) >= self.wanted:
                    self.last_told = time.perf_counter()
                    self.all_told.set()
            elif message.type == "table":
                self.phase = message.phase
            elif message.type == "done" and self.answer is not None:
                self.answer.set_result(message.seq)
            elif message.type == "refused" and self.answer is not None:
                self.refusals.append(message.reason)
                self.answer.set_result(0)

    async def _do(self, seat: int, body: str) -> int:
        self.answer = asyncio.get_running_loop().create_future()
        self.sent += 1
        await self.sockets[seat].send(f'{{{body},"id":"{self.sent}"}}')
        seq = await self.answer
        self.answer = None
        return seq

    async def move(self) -> None:
        """One move, timed from its sending until the last player has been told."""
        if self.phase == "over":
            await self._do(0, '"type":"rematch"')
            return
        latest = next(update for update in self.latest if update is not None and update.seq == max(self.reached))
        assert latest.situation is not None
        asked = latest.situation.waiting
        seat = self.rng.choice(asked)
        update = self.latest[seat]
        assert update is not None
        assert update.options
        action = bytes(self.rng.choice(update.options).action).decode()
        self.wanted = max(self.reached) + 1
        self.all_told.clear()
        began = time.perf_counter()
        seq = await self._do(seat, f'"type":"act","seat":{seat},"decision":{update.decision},"action":{action}')
        if seq:
            self.accepted += 1
            await asyncio.wait_for(self.all_told.wait(), 30)
            self.latencies.append(self.last_told - began)

    async def play(self, start: float, seconds: float) -> None:
        clock = start + self.rng.random()
        while clock < start + seconds:
            await asyncio.sleep(max(0.0, clock - time.perf_counter()))
            await self.move()
            clock += 1.0


async def drive(address: str, tables: int, seconds: float, server: int) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60, trust_env=False) as http:

        async def one(number: int) -> LoadTable:
            names = [{"name": f"P{number}-{seat}"} for seat in range(SEATS)]
            answers = [await http.post("/api/people", json=name) for name in names]
            keys = [msgspec.json.decode(answer.content, type=Identity).key for answer in answers]
            headers = {"authorization": f"Bearer {keys[0]}"}
            answer = await http.post("/api/tables", json={"game": GAME, "seats": SEATS}, headers=headers)
            table = msgspec.json.decode(answer.content, type=TableSummary).id
            load = LoadTable(address, table, keys, random.Random(number))
            await load.sit()
            return load

        began = time.perf_counter()
        found: list[LoadTable] = []
        for first in range(0, tables, 10):
            found += await asyncio.gather(*(one(n) for n in range(first, min(first + 10, tables))))
        setup = time.perf_counter() - began
    await asyncio.sleep(1)
    cpu, received = cpu_seconds(server), sum(table.received for table in found)
    own = time.process_time()
    start = time.perf_counter()
    await asyncio.gather(*(table.play(start, seconds) for table in found))
    took = time.perf_counter() - start
    used, own = cpu_seconds(server) - cpu, time.process_time() - own
    latencies = sorted(latency for table in found for latency in table.latencies)
    moves = len(latencies)
    page = await asyncio.to_thread(lambda: urlopen(f"{address}metrics").read().decode())
    lost = sum(table.accepted for table in found) - int(value_of(page, "greathall_moves_total"))
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "seconds": round(took, 1),
        "moves": moves,
        "moves a second": round(moves / took, 1),
        "messages received a second": round((sum(table.received for table in found) - received) / took, 1),
        "refused": sum(len(table.refusals) for table in found),
        "lost": lost,
        "p50 ms": round(1000 * latencies[moves // 2], 1),
        "p99 ms": round(1000 * latencies[int(moves * 0.99)], 1),
        "worst ms": round(1000 * latencies[-1], 1),
        "commit s, 50% and 99% under": " ".join(below(page, "greathall_commit_seconds", q) for q in (0.5, 0.99)),
        "loop lag s, 99% under": below(page, "greathall_loop_lag_seconds", 0.99),
        "server CPU ms a move": round(1000 * used / moves, 3),
        "server CPU share": round(used / took, 2),
        "client CPU share": round(own / took, 2),
        "server memory MB": round(memory_mb(server), 1),
        "setup s": round(setup, 1),
    }


def value_of(page: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in page.splitlines() if line.startswith(f"{name} "))


def below(page: str, name: str, share: float) -> str:
    """The bucket of a histogram under which this share of what was measured lies."""
    total = value_of(page, f"{name}_count")
    buckets = [line for line in page.splitlines() if line.startswith(f"{name}_bucket")]
    return next(line.split('"')[1] for line in buckets if float(line.split()[-1]) >= share * total)


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def serve(folder: str) -> None:
    def opened(here: str, _: str | None) -> None:
        print(here, flush=True)

    host(HallConfig(data_dir=Path(folder), limits=LIMITS), port=0, opened=opened)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    if arguments.serve:
        if len(cores) > 1:
            os.sched_setaffinity(0, {cores[0]})
        serve(arguments.serve)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, __file__, "--serve", folder], stdout=subprocess.PIPE)
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        try:
            assert server.stdout is not None
            address = server.stdout.readline().decode().strip()
            results = asyncio.run(drive(address, arguments.tables, arguments.seconds, server.pid))
        finally:
            server.terminate()
            server.wait(20)
    for name, value in results.items():
        print(f"{name:>28}  {value}")
    return 1 if results["lost"] else 0


if __name__ == "__main__":
    sys.exit(main())
