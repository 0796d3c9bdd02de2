"""Standings and ratings, and the hall in pictures."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from greathall.server import profiles
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor

Period = Annotated[p.Period, QueryParameter()]
Mine = Annotated[bool, QueryParameter()]


@get("/api/statistics", responses=REFUSALS)
async def statistics(hall: Here) -> p.Statistics:
    return await hall.statistics()


@get("/api/statistics/charts", responses=REFUSALS)
async def charts(hall: Here, visitor: Visitor, period: Period = "season", mine: Mine = False) -> p.HallCharts:
    return await profiles.charts(hall, visitor, period, mine=mine)


ROUTES = [statistics, charts]
