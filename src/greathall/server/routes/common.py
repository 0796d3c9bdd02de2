"""What the handlers of requests share: who asks, of which hall, and how any request may be refused."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from greathall.core.errors import Illegal
from greathall.server import protocol as p
from greathall.server.commands import require_admitted
from greathall.server.hall import Hall
from greathall.server.store import Person
from greathall.server.table import Table

REFUSALS = {
    400: ResponseSpec(p.Problem, description="The request cannot be read"),
    401: ResponseSpec(p.Problem, description="The key is missing or unknown"),
    403: ResponseSpec(p.Problem, description="Not yours, or not from here"),
    404: ResponseSpec(p.Problem, description="There is no such thing"),
    409: ResponseSpec(p.Problem, description="Not possible now, for the reason given"),
    413: ResponseSpec(p.Problem, description="Too long"),
    429: ResponseSpec(p.Problem, description="Too many requests"),
    503: ResponseSpec(p.Problem, description="The database does not answer"),
}
"""How any request may be refused: always with a reason that can be read in both languages."""
Here = NamedDependency[Hall]
Visitor = NamedDependency[Person | None]


def known(visitor: Person | None) -> Person:
    if visitor is None:
        raise Illegal("refusal-no-key")
    return visitor


async def who(request: Request[Any, Any, Any], hall: Here) -> Person | None:
    """Whoever the key in the header belongs to."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    person = await hall.people.of_key(key.strip()) if scheme.lower() == "bearer" and 16 <= len(key) <= 64 else None
    if person is None:
        raise Illegal("refusal-unknown-key")
    return person


async def entered(hall: Hall, visitor: Person | None, table: str) -> Table:
    """The table, if the visitor may come to it."""
    found = await hall.must_have(table)
    require_admitted(found.state, None if visitor is None else visitor.id)
    return found


def file_response(found: tuple[bytes, str] | None, keeping: str) -> Response[bytes]:
    if found is None:
        raise Illegal("refusal-not-found")
    content, kind = found
    return Response(content, media_type=kind, headers={"cache-control": keeping})
