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


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=READY)
def client_file(request: Request[Any, Any, Any], hall: Here, path: FromPath[str]) -> Response[bytes]:
    match path.strip("/").split("/"):
        case ["table", table] | ["table", table, "screen"] if "." not in table:
            # What is played there, so that the browser fetches its drawing before it has heard of the table.
            found = hall.tables.get(table)
            return file_response(request, table_page("" if found is None else found.state.game), "no-cache")
        case _:
            return client_page(request, path.strip("/"))


def client_page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    return file_response(request, static_file(path), LASTING if path.startswith("assets/") else "no-cache")


ROUTES = [front_page, client_file]
