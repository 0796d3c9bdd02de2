"""Tables: the list, opening one, taking a seat, and the games played there."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from greathall.core.errors import Illegal
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, entered, known


@get("/api/tables", responses=REFUSALS)
async def list_tables(hall: Here, visitor: Visitor) -> list[p.TableSummary]:
    return await hall.listed(visitor)


@post("/api/tables", responses=REFUSALS)
async def create_table(hall: Here, visitor: Visitor, data: JSONBody[p.NewTable]) -> p.TableSummary:
    person = known(visitor)
    table = await hall.create(person, data)
    return hall.summary_for(table.state.summary(), person)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(hall: Here, visitor: Visitor, table: FromPath[str]) -> p.TableSummary:
    summary = await hall.store.table(table)
    if summary is None:
        raise Illegal("refusal-no-such-table")
    if summary.visibility == "closed":
        await entered(hall, visitor, table)
    return hall.summary_for(summary, visitor)


@post("/api/tables/{table:str}/join", responses=REFUSALS)
async def join_table(hall: Here, visitor: Visitor, table: FromPath[str], data: JSONBody[p.Join]) -> p.Joined:
    person = known(visitor)
    return p.Joined(await (await hall.must_have(table)).take_seat(person, data.seat))


@get("/api/tables/{table:str}/games", responses=REFUSALS)
async def table_games(hall: Here, visitor: Visitor, table: FromPath[str]) -> list[p.GameSummary]:
    await entered(hall, visitor, table)
    return [summarised(result) for result in reversed(await hall.store.results(table=table))]


@get("/api/games-played", responses=REFUSALS)
async def games_played(hall: Here, visitor: Visitor) -> list[p.GameSummary]:
    return [summarised(result) for result in await hall.store.results(person=known(visitor).id, limit=200)]


def summarised(result: Any) -> p.GameSummary:
    return p.GameSummary(
        table=result.table,
        number=result.number,
        game=result.game,
        names=result.names,
        started=result.started,
        over=True,
        steps=result.steps,
        outcome=result.outcome,
        stand_ins=result.stand_ins,
    )


ROUTES = [list_tables, create_table, show_table, join_table, table_games, games_played]
