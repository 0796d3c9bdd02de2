"""Run a hall on this machine, and shut it down gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import platformdirs
import segno
import uvicorn

from greathall.core.errors import GreatHallError
from greathall.server.about import FIELDS, AboutFilter, start_tracing
from greathall.server.admin import back_up_nightly
from greathall.server.hall import Hall, HallConfig
from greathall.server.store import StoreError, is_postgres, sqlite_file
from greathall.server.web import application

log = logging.getLogger("greathall.server")

SWITCH_INTERVAL = 0.0005
"""Seconds after which the event loop lets another thread go on: the one that writes, for which everybody waits. With
Python's own 5 ms a commit took twice as long while the loop was busy."""


def data_dir() -> Path:
    """The user's folder for what the hall keeps."""
    return platformdirs.user_data_path("greathall", appauthor=False)


def host(
    config: HallConfig, *, port: int = 8000, lan: bool = False, opened: Callable[[str, str | None], None] | None = None
) -> None:
    """Serve until stopped. `opened` is told the address on this machine, and that on the network, once it answers."""
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, port, lan, opened))


async def _serve(config: HallConfig, port: int, lan: bool, opened: Callable[[str, str | None], None] | None) -> None:
    async with AsyncExitStack() as stack:
        listening = stack.enter_context(_listen_socket(port, lan))
        stack.enter_context(locked(config))
        stop = asyncio.Event()
        if config.database is not None and is_postgres(config.database):
            await stack.enter_async_context(_only_hall(config.database, stop.set, node=config.node is not None))
        port = listening.getsockname()[1]
        if config.node is not None and not config.node_address:
            address = f"http://{lan_address() if lan else '127.0.0.1'}:{port}"
            config = msgspec.structs.replace(config, node_address=address)
        hall = await Hall.open(config, lost=stop.set)
        stack.push_async_callback(hall.close)
        here = f"http://127.0.0.1:{port}/"
        network = f"http://{lan_address()}:{port}/" if lan else None
        hall.address = network or here
        server = server_for(hall, stop.set)
        config.data_dir.mkdir(parents=True, exist_ok=True)
        address_file(config).write_text(here, "ascii")
        hall.in_background(back_up_nightly(hall))
        tune_garbage_collector()
        sys.setswitchinterval(SWITCH_INTERVAL)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started and opened is not None:
            await asyncio.to_thread(opened, here, network)
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        await hall.neighbours.drain()
        server.should_exit = True
        await serving
        address_file(config).unlink(missing_ok=True)


def address_file(config: HallConfig) -> Path:
    """Where a running hall says how it can be reached on this machine, for `greathall admin`."""
    return config.data_dir / "hall.address"


def _only_hall(database: str, lost: Callable[[], None], *, node: bool) -> contextlib.AbstractAsyncContextManager[None]:
    try:
        from greathall.server.postgres import only_hall
    except ImportError:
        raise StoreError("postgres-missing") from None
    return only_hall(database, lost, node=node)


def server_for(hall: Hall, stop: Callable[[], None] | None = None) -> uvicorn.Server:
    """The server, ready to be given a listening socket. `stop` is called on the first signal to stop."""
    server = _Server(
        uvicorn.Config(
            application(hall),
            log_config=None,
            access_log=False,
            **hall.connections.protocols(),
            ws_max_size=hall.config.limits.message_bytes,
            ws_ping_interval=20,
            ws_ping_timeout=40,
            ws_per_message_deflate=True,
            timeout_graceful_shutdown=5,
            server_header=False,
        )
    )
    server.stop = stop
    return server


class _Server(uvicorn.Server):
    """A server that stops gracefully on a signal (sockets are closed with 1012: come back soon) and then returns."""

    stop: Callable[[], None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets the hall hand over what it has; the second one is impatient."""
        if self.stop is None:
            super().handle_exit(sig, frame)
        else:
            asyncio.get_running_loop().call_soon_threadsafe(self.stop)
            self.stop = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@contextlib.contextmanager
def _listen_socket(port: int, lan: bool) -> Iterator[socket.socket]:
    """The listening socket: only this machine, unless the host opens it to the network."""
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("0.0.0.0" if lan else "127.0.0.1", port))
        except OSError as error:
            raise GreatHallError("port-taken", port=str(port), reason=error.strerror or str(error)) from None
        yield listening
    finally:
        listening.close()


@contextlib.contextmanager
def locked(config: HallConfig) -> Iterator[None]:
    """One hall for one SQLite file. The system frees the lock when the process dies, however it dies."""
    if is_postgres(config.database):
        yield
        return
    path = sqlite_file(config.database, config.data_dir)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("a")
    except OSError as error:
        raise StoreError("database-read-only", file=str(path), reason=error.strerror or str(error)) from None
    with lock as file:
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


def tune_garbage_collector() -> None:
    """A full collection over the objects of 500 tables takes a tenth of a second, in which everybody waits. There are
    hardly any cycles, so collect rarely, never look at what was there from the start, and at what is new in portions
    that take a few milliseconds at most."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 250, 100)


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


LOG_FORMATS = ("plain", "json")


def start_log(stream: io.TextIOBase | None = None, form: str = "plain") -> None:
    """A log that a host can read: date, time, level when it matters, and a sentence; or one that machines read."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Json() if form == "json" else _Plain("%(asctime)s  %(message)s", "%Y-%m-%d %H:%M:%S"))
    for name in ("greathall.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO if name == "greathall.server" else logging.WARNING)
    handler.addFilter(AboutFilter())
    logging.getLogger("greathall.server.requests").setLevel(logging.INFO if form == "json" else logging.WARNING)
    if os.environ.get("OTEL_EXPORTER_OTLP_ENDPOINT") and not start_tracing():
        log.warning("traces are wanted, and the packages for them are missing: pip install greathall[tracing]")


class _Plain(logging.Formatter):
    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802, the name is logging's
        if record.levelno > logging.INFO:
            record.message = f"{record.levelname}: {record.message}"
        return super().formatMessage(record)


class _Json(logging.Formatter):
    """One object a line. What the sentence names first (`table abc: ...`) has a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": message,
        }
        words = message.split(maxsplit=2)
        if len(words) > 1 and words[0] == "table":
            line["table"] = words[1].rstrip(":")
        line |= {name: value for name in (*FIELDS, "address") if (value := getattr(record, name, None))}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
