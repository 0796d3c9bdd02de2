"""The built browser client: its page and its files."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from greathall.server.pages import static_file
from greathall.server.routes.common import file_response


@get("/", include_in_schema=False, sync_to_thread=False)
def front_page() -> Response[bytes]:
    return client_page("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client_file(path: FromPath[str]) -> Response[bytes]:
    return client_page(path.strip("/"))


def client_page(path: str) -> Response[bytes]:
    """A file of the built client. Addresses of its screens (without a dot) all give the page itself."""
    lasting = path.startswith("assets/")
    return file_response(static_file(path), "public, max-age=31536000, immutable" if lasting else "no-cache")


ROUTES = [front_page, client_file]
