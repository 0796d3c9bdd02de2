"""Looking back: replay, record, receipt, and playing on from there."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from greathall.core.record import Record
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.hall import Hall
from greathall.server.routes.common import REFUSALS, Here, Visitor, entered, known
from greathall.server.store import Person

Seat = Annotated[int | None, QueryParameter()]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=replays.MOST_MOMENTS)]


async def looked_up(hall: Hall, visitor: Person | None, table: str, number: int) -> replays.PlayedGame:
    return await replays.find(hall, await entered(hall, visitor, table), number)


@get("/api/tables/{table:str}/games/{number:int}/replay", responses=REFUSALS)
async def show_replay(
    hall: Here,
    visitor: Visitor,
    table: FromPath[str],
    number: FromPath[int],
    seat: Seat = None,
    first: First = 0,
    count: Count = 50,
) -> p.Replay:
    found = await looked_up(hall, visitor, table, number)
    replays.may_look(found, visitor, seat)
    return await asyncio.to_thread(replays.replay, found, seat, first, count)


@get("/api/tables/{table:str}/games/{number:int}/record", responses=REFUSALS)
async def show_record(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> Response[Record]:
    """The record as a file, for `greathall verify` and `greathall replay`."""
    record = replays.finished_record(await looked_up(hall, visitor, table, number), visitor)
    name = f"{record.game}-{table}-{number}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/games/{number:int}/receipt", responses=REFUSALS)
async def show_receipt(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> p.Receipt:
    return replays.receipt(await looked_up(hall, visitor, table, number), visitor)


@post("/api/tables/{table:str}/games/{number:int}/play-on", responses=REFUSALS)
async def play_on(
    hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int], data: JSONBody[p.PlayOn]
) -> p.TableSummary:
    person = known(visitor)
    found = await looked_up(hall, person, table, number)
    return hall.summary_for((await replays.play_on(hall, found, person, data)).state.summary(), person)


@get("/api/tables/{table:str}/games/{number:int}/analysis", responses=REFUSALS)
async def show_analysis(
    hall: Here,
    visitor: Visitor,
    table: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
) -> p.AnalysisPage:
    return await hall.analyses.show(await looked_up(hall, visitor, table, number), seat)


@post("/api/tables/{table:str}/games/{number:int}/analysis", responses=REFUSALS, status_code=200)
async def wish_analysis(
    hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int], data: JSONBody[p.AnalysisWish]
) -> p.AnalysisPage:
    person = known(visitor)
    found = await looked_up(hall, person, table, number)
    return await (hall.analyses.start if data.run else hall.analyses.stop)(found, person, data.seat)


ROUTES = [show_replay, show_record, show_receipt, play_on, show_analysis, wish_analysis]
