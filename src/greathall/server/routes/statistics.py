"""What is known of all games played here."""

from __future__ import annotations

from litestar import get

from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here


@get("/api/statistics", responses=REFUSALS)
async def statistics(hall: Here) -> p.Statistics:
    return await hall.statistics()


ROUTES = [statistics]
