"""The HTTP interface and the socket, as a Litestar application."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from greathall.core.errors import GreatHallError
from greathall.core.record import Record
from greathall.server.hall import Hall
from greathall.server.middleware import AccessMiddleware, bad_request, fault, refused, unreadable
from greathall.server.routes import ROUTES
from greathall.server.routes.common import asked_hall, who
from greathall.server.schema import structs


class ExactSchemas(JsonRenderPlugin):
    """Litestar loses the limits of optional fields; msgspec, which checks them, describes them exactly."""

    _rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._rendered is None:
            self._rendered = self._render(request, openapi_schema)
        return self._rendered

    def _render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = openapi_schema["components"]["schemas"]
        template = "#/components/schemas/{name}"
        _, exact = msgspec.json.schema_components([*structs(), Record], ref_template=template)
        openapi_schema["components"]["schemas"] = {name: exact.get(name, part) for name, part in parts.items()} | exact
        return super().render(request, openapi_schema)


def application(hall: Hall) -> AccessMiddleware:
    """The application around an open hall, behind the access checks."""
    return AccessMiddleware(hall.neighbours.around(routes(hall.version, hall.config.limits.message_bytes)), hall)


@cache
def routes(version: str, message_bytes: int) -> Litestar:
    """Everything that can be asked of a hall. Litestar takes a tenth of a second to read it, and nothing of it belongs
    to one hall: that comes with each request."""
    return Litestar(
        route_handlers=[*ROUTES],
        dependencies={
            "hall": Provide(asked_hall, sync_to_thread=False),
            "visitor": Provide(who),
        },
        exception_handlers={
            GreatHallError: refused,
            HTTPException: bad_request,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: fault,
        },
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key="ready"),
        request_max_body_size=message_bytes,
        openapi_config=OpenAPIConfig(
            title="Great Hall",
            version=version,
            path="/schema",
            render_plugins=[ExactSchemas()],
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
        logging_config=None,
        pdb_on_exception=False,
    )
