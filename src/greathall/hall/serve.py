"""Open a hall on this machine, and close it in good order."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import platformdirs
import segno
import uvicorn

from greathall.core.errors import GreatHallError
from greathall.hall.hall import Hall, Settings
from greathall.hall.store import StoreError
from greathall.hall.web import application

log = logging.getLogger("greathall.hall")


def data_dir() -> Path:
    """The user's folder for what the hall keeps."""
    return Path(os.environ.get("GREATHALL_DATA") or platformdirs.user_data_dir("greathall", appauthor=False))


def host(
    settings: Settings,
    *,
    port: int = 8000,
    lan: bool = False,
    announce: Callable[[str], None] = print,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until stopped. `announce` gets the lines for the person who hosts, `ready` the address once it answers."""
    runner = asyncio.Runner(loop_factory=_loop_factory())
    with runner, contextlib.suppress(KeyboardInterrupt):
        runner.run(_serve(settings, port, lan, announce, ready))


async def _serve(
    settings: Settings, port: int, lan: bool, announce: Callable[[str], None], ready: Callable[[str], None] | None
) -> None:
    with _door(port, lan) as door, locked(settings):
        port = door.getsockname()[1]
        hall = await Hall.open(settings)
        here = f"http://127.0.0.1:{port}/"
        hall.address = f"http://{lan_address()}:{port}/" if lan else here
        server = uvicorn.Server(
            uvicorn.Config(
                application(hall),
                log_config=None,
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=settings.limits.message_bytes,
                ws_ping_interval=20,
                ws_ping_timeout=40,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
                server_header=False,
            )
        )
        announce(f"Great Hall: {here}")
        if lan:
            announce(f"On your network: {hall.address}")
            announce(qr_code(hall.address))
        serving = asyncio.create_task(server.serve([door]))
        if ready is not None:
            await _once_started(server, serving, lambda: _call(ready, hall.address if lan else here))
        await serving


async def _once_started(
    server: uvicorn.Server, serving: asyncio.Task[None], then: Callable[[], Awaitable[None]]
) -> None:
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        await then()


async def _call(ready: Callable[[str], None], address: str) -> None:
    await asyncio.to_thread(ready, address)


@contextlib.contextmanager
def _door(port: int, lan: bool) -> Iterator[socket.socket]:
    """The listening socket: only this machine, unless the host opens it to the network."""
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("0.0.0.0" if lan else "127.0.0.1", port))
        except OSError as error:
            raise GreatHallError("port-taken", port=str(port), reason=error.strerror or str(error)) from None
        yield door
    finally:
        door.close()


@contextlib.contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """One hall for one SQLite file. The system frees the lock when the process dies, however it dies."""
    if settings.database is not None and "://" in settings.database:
        yield
        return
    path = Path(settings.database) if settings.database else settings.data_dir / "hall.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("a") as file:
        try:
            import fcntl
        except ImportError:
            yield
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("database-in-use", file=str(path)) from None
        yield


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(address: str) -> str:
    """The address as a QR code for the terminal."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


def start_log(stream: io.TextIOBase | None = None) -> None:
    """A log that a host can read: time, level when it matters, and a sentence."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Plain("%(asctime)s  %(message)s", "%H:%M:%S"))
    for name in ("greathall.hall", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "greathall.hall" else logging.WARNING)


class _Plain(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802, the name is logging's
        if record.levelno > logging.INFO:
            record.message = f"{record.levelname}: {record.message}"
        return super().formatMessage(record)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
