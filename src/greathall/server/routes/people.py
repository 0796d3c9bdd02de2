"""People and their devices."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, patch, post
from litestar.params import JSONBody

from greathall.core.errors import Illegal
from greathall.server import protocol as p
from greathall.server.middleware import address_of
from greathall.server.routes.common import REFUSALS, Here, Visitor, known


@post("/api/people", responses=REFUSALS)
async def arrive(hall: Here, request: Request[Any, Any, Any], data: JSONBody[p.NewPerson]) -> p.Identity:
    if not hall.arrivals.take(address_of(request.scope)):
        raise Illegal("refusal-too-many-people")
    return await hall.people.arrive(data.name)


@get("/api/me", responses=REFUSALS)
async def me(hall: Here, visitor: Visitor) -> p.Me:
    person = known(visitor)
    tables = [hall.summary_for(summary, person) for summary in await hall.store.tables(person=person.id, limit=100)]
    return p.Me(person.id, person.name, tables)


@patch("/api/me", responses=REFUSALS)
async def rename(hall: Here, visitor: Visitor, data: JSONBody[p.NewPerson]) -> p.Me:
    return await me.fn(hall, await hall.rename(known(visitor), data.name))  # type: ignore[no-any-return]


@post("/api/me/code", responses=REFUSALS)
async def device_code(hall: Here, visitor: Visitor) -> p.DeviceCode:
    return await hall.people.code(known(visitor))


@post("/api/claim", responses=REFUSALS)
async def claim(hall: Here, request: Request[Any, Any, Any], data: JSONBody[p.Claim]) -> p.Identity:
    if not hall.claims.take(address_of(request.scope)):
        raise Illegal("refusal-too-fast")
    return await hall.people.claim(data.code)


ROUTES = [arrive, me, rename, device_code, claim]
