"""How many connections there may be, and how long one may keep the hall waiting.

Whoever opens a connection and says nothing costs a descriptor and gains nothing by it: a header has to come soon, then
the body, and who reads too slowly is cut off. When too many are silent, the oldest of them goes, so that there is
always room for somebody who speaks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from greathall.server.limits import Limits

logger = logging.getLogger("greathall.server")

RESERVED_FILES = 64
"""Descriptors that are not for connections: the database, the bots, the files of the client."""


def raise_file_limit(wanted: int) -> int:
    """As many open files as the system lets us have, up to what is wanted; how many that are."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return soft


AT_ONCE = "greathall.write"
"""The extension of ASGI under which a socket offers `LimitedWebSocket.write`."""


class Connections:
    """All connections of the hall, on the level below requests and sockets."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        files = raise_file_limit(limits.connections + limits.silent_connections + 4 * RESERVED_FILES)
        self.most = files - RESERVED_FILES
        self.open: dict[asyncio.Transport, str] = {}
        """The address of each, the oldest first."""
        self.silent: dict[asyncio.Transport, str] = {}
        """Those of which no whole request has come yet."""
        self._silent_by: Counter[str] = Counter()
        self.cut = 0
        """How many connections were cut off."""
        self._told = -1e9

    def enter(self, transport: asyncio.Transport, address: str) -> None:
        self.open[transport] = self.silent[transport] = address
        self._silent_by[address] += 1
        limits = self.limits
        if self._silent_by[address] > limits.silent_connections_an_address:
            self.cut_off(next(other for other, of in self.silent.items() if of == address), "silent, from one address")
        elif len(self.silent) > limits.silent_connections or len(self.open) > self.most:
            self.cut_off(next(iter(self.silent)), "silent")

    def speaks(self, transport: asyncio.Transport) -> None:
        """A whole request has come."""
        address = self.silent.pop(transport, None)
        if address is not None:
            self._silent_by[address] -= 1
            if not self._silent_by[address]:
                del self._silent_by[address]

    def leave(self, transport: asyncio.Transport) -> None:
        self.speaks(transport)
        self.open.pop(transport, None)

    def cut_off(self, transport: asyncio.Transport, why: str) -> None:
        """End a connection at once. The log has a line of it now and then, not one for each."""
        self.cut += 1
        now = time.monotonic()
        if now - self._told > 60:
            self._told = now
            logger.warning("connections are cut off (%s; %s): %d so far", why, self.open.get(transport, "?"), self.cut)
        self.leave(transport)
        transport.abort()

    def protocols(self) -> dict[str, Any]:
        """What the server has to be told."""

        class Http(LimitedHttp):
            hall_connections = self

        class WebSocket(LimitedWebSocket):
            hall_connections = self

        return {"http": Http, "ws": WebSocket}


class Deadlines:
    """A timer after which the connection is cut off."""

    def __init__(self, connections: Connections, transport: Transport) -> None:
        self._connections, self._transport = connections, transport
        self._timers: dict[str, TimerHandle] = {}

    def begin(self, what: str, seconds: float) -> None:
        if what not in self._timers:
            loop = asyncio.get_running_loop()
            self._timers[what] = loop.call_later(seconds, self._connections.cut_off, self._transport, f"slow {what}")

    def end(self, *whats: str) -> None:
        for what in whats or [*self._timers]:
            timer = self._timers.pop(what, None)
            if timer is not None:
                timer.cancel()


class LimitedHttp(H11Protocol):
    hall_connections: Connections

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.deadlines = Deadlines(self.hall_connections, transport)
        self.deadlines.begin("header", self.hall_connections.limits.header_seconds)
        self.hall_connections.enter(transport, self.client[0] if self.client else "?")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle, limits = self.cycle, self.hall_connections.limits
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.deadlines.end("header", "body")
        elif cycle is None or cycle.response_complete:
            self.deadlines.begin("header", limits.header_seconds)
        else:
            self.hall_connections.speaks(self.transport)
            self.deadlines.end("header")
            if cycle.more_body:
                self.deadlines.begin("body", limits.body_seconds)
            else:
                self.deadlines.end("body")

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.deadlines.end()
        self.hall_connections.speaks(self.transport)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.deadlines.end("header", "body")
        super().on_response_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadlines.begin("reader", self.hall_connections.limits.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadlines.end("reader")

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadlines.end()
        self.hall_connections.leave(self.transport)
        super().connection_lost(exc)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    hall_connections: Connections

    async def run_asgi(self) -> None:
        self.scope["extensions"][AT_ONCE] = {"write": self.write}
        await super().run_asgi()

    def write(self, text: bytes) -> bool:
        """Send at once, without a task for it; False if the other side reads too slowly, or is gone."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.deadlines = Deadlines(self.hall_connections, transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.deadlines.begin("reader", self.hall_connections.limits.write_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.deadlines.end("reader")

    def connection_lost(self, exc: Exception | None) -> None:
        self.deadlines.end()
        self.hall_connections.leave(self.transport)
        super().connection_lost(exc)
