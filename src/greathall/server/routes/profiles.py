"""Pages about people, and what people may do with what the hall knows of them."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, patch
from litestar.params import FromPath, JSONBody

from greathall.server import admin, departure, profiles
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, known


@get("/api/people", responses=REFUSALS)
async def list_people(hall: Here, visitor: Visitor) -> list[p.PersonRow]:
    return await profiles.people(hall, known(visitor))


@get("/api/people/{person:str}/profile", responses=REFUSALS)
async def show_profile(hall: Here, visitor: Visitor, person: FromPath[str]) -> p.Profile:
    who = known(visitor)
    return await profiles.profile(hall, who, who.id if person == "me" else person)


@patch("/api/me/profile", responses=REFUSALS)
async def choose_profile(hall: Here, visitor: Visitor, data: JSONBody[p.ProfileChoice]) -> p.ProfileChoice:
    person = known(visitor)
    await hall.store.show_profile(person.id, data.shown)
    hall.shown[person.id] = data.shown
    hall.neighbours.person_changed(person.id)
    return data


@get("/api/cup", responses=REFUSALS)
async def house_cup(hall: Here) -> p.HouseCup:
    return await profiles.cup(hall)


@get("/api/me/export", responses=REFUSALS)
async def export(hall: Here, visitor: Visitor) -> Response[dict[str, Any]]:
    """Everything the hall knows of the person, as one JSON file."""
    content = await departure.export(hall, known(visitor))
    headers = {"content-disposition": 'attachment; filename="great-hall.json"'}
    return Response(content, headers=headers)


@delete("/api/me/everything", responses=REFUSALS)
async def forget_me(hall: Here, visitor: Visitor) -> None:
    """The person is deleted; records keep a nameless seat."""
    await departure.delete(hall, known(visitor).id)
    await admin.write_down(hall, "person", "deleted")


ROUTES = [list_people, show_profile, choose_profile, house_cup, export, forget_me]
