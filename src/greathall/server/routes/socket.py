"""Opens the socket of a table; what goes on there is in `session`."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from greathall.server.connections import AT_ONCE
from greathall.server.middleware import address_of
from greathall.server.routes.common import Here
from greathall.server.session import AsgiWire, visit


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: Here, table: FromPath[str]) -> None:
    limits = hall.config.limits
    address = address_of(socket.scope)
    here = hall.sockets.get(address, 0)
    await socket.accept()
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    wire = AsgiWire(socket.receive, socket.send, **extensions.get(AT_ONCE, {}))
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
