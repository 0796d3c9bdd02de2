"""For those who run the hall: is it well?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from greathall.server.routes.common import Here
from greathall.server.store import StoreError


@get("/health", include_in_schema=False)
async def health(hall: Here) -> Response[dict[str, Any]]:
    try:
        await hall.store.ping()
    except StoreError as error:
        return Response({"ok": False, "reason": str(error)}, status_code=503)
    return Response({"ok": True, "version": hall.version, **hall.gauges()}, status_code=200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(hall: Here) -> Response[str]:
    return Response(hall.metrics.page(hall.gauges()), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, show_metrics]
