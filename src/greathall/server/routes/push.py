"""Devices that are told, while no page is open, when others wait for their person."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, entered, known


@get("/api/push", responses=REFUSALS)
async def push_key(hall: Here) -> p.PushKey:
    return p.PushKey(await hall.push.public_key())


@post("/api/me/push", responses=REFUSALS, status_code=204)
async def subscribe(hall: Here, visitor: Visitor, data: JSONBody[p.PushSubscription]) -> None:
    await hall.push.subscribe(known(visitor).id, data)


@post("/api/me/push/end", responses=REFUSALS, status_code=204)
async def unsubscribe(hall: Here, visitor: Visitor, data: JSONBody[p.PushEndpoint]) -> None:
    await hall.store.unsubscribe(data.endpoint, known(visitor).id)


@post("/api/tables/{table:str}/remind", responses=REFUSALS)
async def remind(hall: Here, visitor: Visitor, table: FromPath[str]) -> p.Reminded:
    """Tell the devices of those whose answers the others wait for, once a day."""
    person = known(visitor)
    found = await entered(hall, person, table)
    return await hall.reminders.remind(found.state.summary(), person)


ROUTES = [remind, push_key, subscribe, unsubscribe]
