"""The built browser client: its page and its files."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from greathall.server.pages import static_file, table_page
from greathall.server.routes.common import LASTING, READY, Here, file_response


@get("/", include_in_schema=False, sync_to_thread=False, opt=READY)
def front_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return client_page(request, "")


@get("/table/{table:str}", include_in_schema=False, sync_to_thread=False, opt=READY)
def table_screen(request: Request[Any, Any, Any], hall: Here, table: FromPath[str]) -> Response[bytes]:
    """With what is played there the browser begins to fetch the game's drawing before it has heard of the table."""
    found = hall.tables.get(table)
    return file_response(request, table_page("" if found is None else found.state.game), "no-cache")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=READY)
def client_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return client_page(request, path.strip("/"))


def client_page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    return file_response(request, static_file(path), LASTING if path.startswith("assets/") else "no-cache")


ROUTES = [front_page, table_screen, client_file]
