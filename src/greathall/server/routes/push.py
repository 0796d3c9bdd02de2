"""Devices that are told, while no page is open, when others wait for their person."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, known


@get("/api/push", responses=REFUSALS)
async def push_key(hall: Here) -> p.PushKey:
    return p.PushKey(await hall.push.public_key())


@post("/api/me/push", responses=REFUSALS, status_code=204)
async def subscribe(hall: Here, visitor: Visitor, data: JSONBody[p.PushSubscription]) -> None:
    await hall.push.subscribe(known(visitor).id, data)


@post("/api/me/push/end", responses=REFUSALS, status_code=204)
async def unsubscribe(hall: Here, visitor: Visitor, data: JSONBody[p.PushEndpoint]) -> None:
    await hall.store.unsubscribe(data.endpoint, known(visitor).id)


ROUTES = [push_key, subscribe, unsubscribe]
