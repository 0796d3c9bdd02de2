"""The socket of a table."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from greathall.server.middleware import address_of
from greathall.server.routes.common import Here
from greathall.server.session import visit


class LitestarWire:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        if text is None:
            return (message.get("bytes") or b"").decode("utf-8", "replace")
        return str(text)

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        try:
            await self.socket.send({"type": "websocket.close", "code": code, "reason": None})
        except (RuntimeError, WebSocketDisconnect, OSError):
            return


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: Here, table: FromPath[str]) -> None:
    limits = hall.config.limits
    address = address_of(socket.scope)
    here = hall.sockets.get(address, 0)
    await socket.accept()
    wire = LitestarWire(socket)
    if sum(hall.sockets.values()) >= limits.connections or here >= limits.connections_an_address:
        await wire.close(1013)
        return
    hall.sockets[address] = here + 1
    try:
        await visit(hall, table, wire)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


ROUTES = [table_socket]
