"""For those who run the hall: is it well?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from greathall.server.routes.common import Here


@get("/health", include_in_schema=False)
async def health(hall: Here) -> Response[dict[str, Any]]:
    """Can the hall write? It tries, at most once in a few seconds, however often it is asked."""
    written = hall.store_health
    failure = await written.failure()
    body = {"version": hall.version, "last_write_age": written.age, "failures": written.failures, **hall.gauges()}
    if hall.neighbours.draining:
        return Response({"ok": False, "reason": "draining", **body}, status_code=503)
    if failure is not None:
        return Response({"ok": False, "reason": str(failure), **body}, status_code=503)
    return Response({"ok": True, **body}, status_code=200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(hall: Here) -> Response[str]:
    return Response(hall.metrics.page(hall.gauges()), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [health, show_metrics]
