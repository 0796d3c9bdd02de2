"""Requests and sockets of a table go to the node that has it, through whichever node they came.

The node at which a visitor arrives has checked where the request comes from, and vouches for it with a signature; so
limits by address hold for the visitor, and nobody but a node can name another's address.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from litestar.types import ASGIApp
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, WebSocketException

from greathall.core.errors import GreatHallError
from greathall.server.about import carried
from greathall.server.cluster.nodes import Nodes
from greathall.server.cluster.store import Node
from greathall.server.middleware import TABLE

logger = logging.getLogger("greathall.server")

HEADER = "x-greathall-node"
PING = "/cluster/ping"
PATIENCE = 7.0
"""Seconds for which somebody waits for a table whose node does not answer: it may be dead, and the table be taken over.
Then they are asked to come again, perhaps through another node."""
PAUSE = 0.2
"""Seconds between two attempts."""
REACH = 1.5
"""Seconds in which a node has to answer another."""
AGAIN = 1.0
"""Seconds after which a node that could not be reached is tried again."""
SILENT = (OSError, TimeoutError, InvalidMessage)
"""A node does not answer: nobody is there, or somebody before it hangs up."""
MISDIRECTED = 421
ON_THE_WAY = frozenset(
    {"host", "connection", "upgrade", "keep-alive", "transfer-encoding", "te", "trailer", "content-length", HEADER}
)
"""Headers that concern two neighbours only."""


def header(scope: Any, name: str) -> str | None:
    wanted = name.encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted), None)


def purpose(method: str, path: str, visitor: str) -> str:
    """What a signature is for: it fits no other request."""
    return f"{visitor} {method} {path}"


class Forwarding:
    """Before the application of a node."""

    def __init__(self, app: ASGIApp, nodes: Nodes, place: Callable[[str], Awaitable[Node | None]], most: int) -> None:
        self._app, self._nodes, self._most = app, nodes, most
        self._place = place
        """Where a table is; None: here."""
        self._http: httpx.AsyncClient | None = None
        self._sockets: dict[str, set[ClientConnection]] = {}
        """By node: what is forwarded there."""

    @property
    def sockets(self) -> int:
        return sum(len(sockets) for sockets in self._sockets.values())

    def vouched(self, scope: Any) -> bool:
        """Has another node signed this? Then the scope gets the visitor's address."""
        signed = header(scope, HEADER)
        words = None if signed is None else self._nodes.verify(signed)
        if words is None:
            return False
        visitor = words.partition(" ")[0]
        if words != purpose(scope.get("method", "GET"), scope["path"], visitor):
            return False
        scope["client"] = (visitor, 0)
        scope["vouched"] = True
        return True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        vouched = scope.get("vouched", False)
        found = TABLE(scope["path"])
        if vouched and scope["path"] == PING:
            await _reply(send, 204)
        elif found is None:
            await self._app(scope, receive, send)
        elif vouched:
            await self._take(found[1], scope, receive, send)
        elif scope["type"] == "http":
            await self._forward_request(found[1], scope, receive, send)
        else:
            await self._forward_socket(found[1], scope, receive, send)

    async def _take(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        """Another node has sent this: it never goes further."""
        with suppress(GreatHallError):
            if await self._place(table) is None:
                await self._app(scope, receive, send)
                return
        if scope["type"] == "http":
            await _reply(send, MISDIRECTED)
        else:
            await send({"type": "websocket.close", "code": 1013, "reason": None})

    def _inside(self, scope: Any) -> dict[str, str]:
        """Headers for the other node."""
        visitor = str(scope["client"][0]) if scope.get("client") else "?"
        return {HEADER: self._nodes.sign(purpose(scope.get("method", "GET"), scope["path"], visitor)), **carried()}

    # -- requests ------------------------------------------------------------------------------------------------------

    async def _forward_request(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        end = time.monotonic() + PATIENCE
        body: bytes | None = None
        while True:
            try:
                node = await self._place(table)
            except GreatHallError as error:
                logger.error("table %s: where is it? %s", table, error)
                node = None  # the application has an answer for a database that is away
            if node is None:
                await self._app(scope, receive if body is None else _read_already(body, receive), send)
                return
            if body is None:
                body = await _body(receive, self._most)
            try:
                answer = await self._send(node, scope, body)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                await self._nodes.until_gone(node, AGAIN)
                answer = None
            except httpx.HTTPError as error:
                logger.warning("node %s: %s", node.name, error)
                await _reply(send, 503)
                return
            if answer is not None and answer.status_code != MISDIRECTED:
                await _pass_on(answer, send)
                return
            if time.monotonic() > end:
                await _reply(send, 503)
                return
            if answer is not None:
                await asyncio.sleep(PAUSE)

    async def _send(self, node: Node, scope: Any, body: bytes) -> httpx.Response:
        query = scope.get("query_string", b"").decode("latin-1")
        kept = [(key, value) for key, value in scope["headers"] if key.decode("latin-1").lower() not in ON_THE_WAY]
        request = self._client.build_request(
            scope["method"],
            f"{node.address}{scope['path']}" + (f"?{query}" if query else ""),
            headers=[*kept, *((key.encode(), value.encode()) for key, value in self._inside(scope).items())],
            content=body,
        )
        return await self._client.send(request, stream=True)

    @property
    def _client(self) -> httpx.AsyncClient:
        if self._http is None:
            self._http = httpx.AsyncClient(timeout=httpx.Timeout(30, connect=REACH), trust_env=False)
        return self._http

    # -- sockets -------------------------------------------------------------------------------------------------------

    async def _forward_socket(self, table: str, scope: Any, receive: Any, send: Any) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            node = None
            try:
                node = await self._place(table)
                if node is None:
                    await self._app(scope, receive, send)
                    return
                upstream = await self._connect(node, scope)
            except (OSError, TimeoutError, WebSocketException, GreatHallError) as error:
                if time.monotonic() > end:
                    logger.warning("table %s: its node %s is out of reach: %s", table, node, error)
                    await _refuse(receive, send)
                    return
                if node is not None and isinstance(error, SILENT):
                    await self._nodes.until_gone(node, AGAIN)
                else:
                    await asyncio.sleep(PAUSE)
                continue
            break
        ours = self._sockets.setdefault(node.id, set())
        ours.add(upstream)
        try:
            await _pump(upstream, receive, send)
        finally:
            ours.discard(upstream)
            with suppress(Exception):
                await upstream.close()

    async def _connect(self, node: Node, scope: Any) -> ClientConnection:
        return await connect(
            f"{node.address.replace('http', 'ws', 1)}{scope['path']}",
            additional_headers=self._inside(scope),
            compression=None,
            max_size=None,
            open_timeout=REACH,
            close_timeout=REACH,
            ping_interval=None,  # one for each node is enough: see `watch`
            proxy=None,
        )

    async def watch(self) -> None:
        """Cut what goes through a node that does not answer, so that people look for another way; for ever."""
        while True:
            await asyncio.sleep(1.0)
            for node in [*self._nodes.others.values()]:
                if self._sockets.get(node.id) and not await self._answers(node):
                    logger.warning("node %s does not answer; its sockets are cut", node.name)
                    self.cut(node.id)
            for gone in self._sockets.keys() - self._nodes.others.keys():
                self.cut(gone)

    async def _answers(self, node: Node) -> bool:
        signed = self._nodes.sign(purpose("GET", PING, "node"))
        for _ in range(2):
            with suppress(httpx.HTTPError):
                answer = await self._client.get(f"{node.address}{PING}", headers={HEADER: signed}, timeout=REACH)
                if answer.status_code == 204:
                    return True
        return False

    def cut(self, node: str) -> None:
        for socket in self._sockets.pop(node, ()):
            socket.transport.abort()

    async def close(self) -> None:
        if self._http is not None:
            await self._http.aclose()


# -- bytes from here to there ------------------------------------------------------------------------------------------


async def _pump(upstream: ClientConnection, receive: Any, send: Any) -> None:
    """Messages both ways until one side ends it. If it was not the visitor, they are told to come again."""
    await receive()
    await send({"type": "websocket.accept"})
    up = asyncio.create_task(_up(upstream, receive))
    try:
        with suppress(ConnectionClosed):
            async for message in upstream:
                text = message if isinstance(message, str) else message.decode("utf-8", "replace")
                await send({"type": "websocket.send", "text": text})
        if not up.done():
            code = upstream.close_code
            with suppress(Exception):
                await send({"type": "websocket.close", "code": 1012 if code in (None, 1006, 1011) else code})
    finally:
        up.cancel()
        await asyncio.gather(up, return_exceptions=True)


async def _up(upstream: ClientConnection, receive: Any) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        with suppress(ConnectionClosed):
            await upstream.send(text if text is not None else message.get("bytes") or b"")
    await upstream.close()


async def _refuse(receive: Any, send: Any) -> None:
    """Come again later."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close", "code": 1013, "reason": None})


async def _body(receive: Any, most: int) -> bytes:
    """The body of a request; of one that is too long a little too much, so that it is refused for it."""
    parts: list[bytes] = []
    while sum(map(len, parts)) <= most:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            break
    return b"".join(parts)


def _read_already(body: bytes, receive: Any) -> Any:
    told = False

    async def again() -> Any:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _pass_on(answer: httpx.Response, send: Any) -> None:
    headers = [(key.lower(), value) for key, value in answer.headers.raw if key.decode().lower() not in ON_THE_WAY]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    try:
        async for part in answer.aiter_raw():
            await send({"type": "http.response.body", "body": part, "more_body": True})
    finally:
        await answer.aclose()
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _reply(send: Any, status: int) -> None:
    headers = [(b"content-length", b"0")] if status != 204 else []
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
