"""Around the application: allowed origins, rate limits, security headers, and errors as HTTP responses."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message
from greathall.server import about
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.pages import inline_scripts, is_file
from greathall.server.store import StoreError

log = logging.getLogger("greathall.server")
requests = logging.getLogger("greathall.server.requests")
"""A line for each request; written only where machines read the log."""
TABLE = re.compile(r"/api/tables/([a-z0-9]{1,40})(?:/|$)").match
"""Which table the path of a request concerns."""

POLICY = (
    f"default-src 'none'; script-src 'self' {inline_scripts()}; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
STATUS = {
    "refusal-no-key": 401,
    "refusal-unknown-key": 401,
    "refusal-not-your-seat": 403,
    "refusal-only-host": 403,
    "refusal-kicked": 403,
    "refusal-table-private": 403,
    "refusal-table-guarded": 403,
    "refusal-knocked": 403,
    "refusal-other-origin": 403,
    "refusal-no-such-table": 404,
    "refusal-no-such-game": 404,
    "refusal-no-such-campaign": 404,
    "refusal-no-such-page": 400,
    "refusal-no-such-seat": 404,
    "refusal-no-such-moment": 404,
    "refusal-unknown-code": 404,
    "refusal-not-found": 404,
    "refusal-no-profile": 404,
    "refusal-no-such-share": 404,
    "refusal-no-such-backup": 404,
    "refusal-no-png": 404,
    "refusal-banned": 403,
    "refusal-not-host": 403,
    "unknown-game": 404,
    "unknown-language": 404,
    "refusal-not-json": 415,
    "refusal-too-fast": 429,
    "refusal-too-many-people": 429,
}
"""The HTTP status of refusals; 409 for the others."""


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


class AccessMiddleware:
    """Before anything else: security headers, no requests from other sites' pages, and not too many requests."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        scope["hall"] = self.hall  # type: ignore[typeddict-unknown-key]
        vouched = self.hall.neighbours.vouches(scope)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        request = headers.get("x-request-id", "") if vouched else about.new_request()
        found = TABLE(scope["path"])
        about.begin(request=request, **({} if found is None else {"table": found[1]}))
        reason = None if vouched else self._refusal(scope)
        kind = "socket" if scope["type"] == ScopeType.WEBSOCKET else scope["method"]
        with about.continued(headers if vouched else {}), about.span(f"{kind} {scope['path']}"):
            await self._answer(scope, receive, send, reason, request)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, reason: Message | None, request: str) -> None:
        began, status = time.perf_counter(), 0
        if scope["type"] == ScopeType.WEBSOCKET:
            if reason is None:
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": reason.key})
            return

        async def with_headers(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [(name.lower(), value) for name, value in message.get("headers", [])]
                present = {name for name, _ in given}
                ours = {**HEADERS, "cache-control": "no-store", "x-request-id": request}
                given += [(k.encode(), v.encode()) for k, v in ours.items() if k.encode() not in present]
                message["headers"] = given
            await send(message)

        if reason is None:
            await self.app(scope, receive, with_headers)
        else:
            response = problem(reason, STATUS.get(reason.key, 403))
            body = msgspec.json.encode(response.content)
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            start: Any = {"type": "http.response.start", "status": response.status_code, "headers": headers}
            await with_headers(start)
            await with_headers({"type": "http.response.body", "body": body, "more_body": False})
        took = (time.perf_counter() - began) * 1000
        requests.info("%s %s: %d in %.1f ms", scope["method"], scope["path"], status, took)

    def _refusal(self, scope: Any) -> Message | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_ours(host):
            return Message("refusal-other-origin", {"origin": host[:80]})
        origin = headers.get(b"origin")
        if origin is not None and origin not in self.hall.config.origins and _parts(origin)[0] != host:
            return Message("refusal-other-origin", {"origin": origin[:80]})
        if (b"content-length" in headers and headers[b"content-length"] != "0") or b"transfer-encoding" in headers:
            kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
            if kind != "application/json":
                return Message("refusal-not-json")
        if not is_file(scope["path"].strip("/")) and not self.hall.requests.take(address_of(scope)):
            return Message("refusal-too-fast")
        return None

    def _is_ours(self, host: str) -> bool:
        """An address, this machine's name, or a name the host has given: no name that somebody else may direct here."""
        name = _parts(f"//{host}")[1]
        if not name:
            return False
        if name in own_names() or any(_parts(origin)[1] == name for origin in self.hall.config.origins):
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _parts(address: str) -> tuple[str, str]:
    """Network location and name of an address; empty if it is none."""
    try:
        split = urlsplit(address)
        return split.netloc, split.hostname or ""
    except ValueError:
        return "", ""


@cache
def own_names() -> frozenset[str]:
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", socket.getfqdn().lower()})


def problem(reason: Message, status: int) -> Response[p.Problem]:
    return Response(p.Problem(status, reason), status_code=status, media_type=MediaType.JSON)


def refused(_: Request[Any, Any, Any], error: GreatHallError) -> Response[p.Problem]:
    if isinstance(error, StoreError):
        log.error("%s", error)
        return problem(Message("refusal-database"), 503)
    return problem(error.message, STATUS.get(error.message.key, 409))


def bad_request(_: Request[Any, Any, Any], error: HTTPException) -> Response[p.Problem]:
    if error.status_code == 404:
        return problem(Message("refusal-not-found"), 404)
    if error.status_code == 405:
        answer = problem(Message("refusal-bad-request", {"reason": error.detail[:200]}), 405)
        answer.headers.update(error.headers or {})
        return answer
    where = "; ".join(str(item.get("message", "")) for item in error.extra) if isinstance(error.extra, list) else ""
    return problem(Message("refusal-bad-request", {"reason": (where or error.detail)[:200]}), error.status_code)


def unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[p.Problem]:
    """Not even text, or nested deeper than anything sensible."""
    return problem(Message("refusal-bad-request", {"reason": type(error).__name__}), 400)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[p.Problem]:
    log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(Message("refusal-hall-error"), 500)
