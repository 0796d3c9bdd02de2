"""What the handlers of requests share: who asks, of which hall, and how any request may be refused."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.types import Scope

from greathall.core.errors import Illegal
from greathall.server import about
from greathall.server import protocol as p
from greathall.server.commands import require_admitted
from greathall.server.hall import Hall
from greathall.server.pages import File
from greathall.server.store import Person
from greathall.server.table import Table

REFUSALS = {
    400: ResponseSpec(p.Problem, description="The request cannot be read"),
    401: ResponseSpec(p.Problem, description="The key is missing or unknown"),
    403: ResponseSpec(p.Problem, description="Not yours, or not from here"),
    404: ResponseSpec(p.Problem, description="There is no such thing"),
    409: ResponseSpec(p.Problem, description="Not possible now, for the reason given"),
    415: ResponseSpec(p.Problem, description="Not JSON"),
    413: ResponseSpec(p.Problem, description="Too long"),
    429: ResponseSpec(p.Problem, description="Too many requests"),
    503: ResponseSpec(p.Problem, description="The database does not answer"),
}
"""How any request may be refused: always with a reason that can be read in both languages."""
OWN_AFFAIRS = ("/api/me/export", "/api/me/everything")
"""What also a banned person may ask for: everything the hall knows of them, and to be forgotten."""
LASTING = "public, max-age=31536000, immutable"
"""For what has its fingerprint in its address."""
READY = {"ready": True}
"""Marks routes that choose the coding of their content themselves."""
Here = NamedDependency[Hall]
Visitor = NamedDependency[Person | None]


def known(visitor: Person | None) -> Person:
    if visitor is None:
        raise Illegal("refusal-no-key")
    return visitor


def asked_hall(scope: Scope) -> Hall:
    """The hall that was asked: what checks every request has noted it there."""
    hall: Hall = scope["hall"]  # type: ignore[typeddict-item]
    return hall


async def who(request: Request[Any, Any, Any], hall: Here) -> Person | None:
    """Whoever the key in the header belongs to."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    person = await hall.people.of_key(key.strip()) if scheme.lower() == "bearer" and 16 <= len(key) <= 64 else None
    if person is None:
        raise Illegal("refusal-unknown-key")
    about.note(person=person.id)
    if request.url.path not in OWN_AFFAIRS:
        hall.require_welcome(person)
    return person


async def entered(hall: Hall, visitor: Person | None, table: str) -> Table:
    """The table, if the visitor may come to it."""
    found = await hall.must_have(table)
    require_admitted(found.state, None if visitor is None else visitor.id)
    return found


def file_response(request: Request[Any, Any, Any], file: File | None, keeping: str) -> Response[bytes]:
    if file is None:
        raise Illegal("refusal-not-found")
    content, coding = file.for_client(request.headers.get("accept-encoding", ""))
    headers = {"cache-control": keeping}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if coding:
        headers["content-encoding"] = coding
    return Response(content, media_type=file.kind, headers=headers)
