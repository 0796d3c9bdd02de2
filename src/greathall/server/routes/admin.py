"""The host's page. The key of the host is in the header `x-host-key`."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from greathall.server import admin
from greathall.server import protocol as p
from greathall.server.middleware import address_of
from greathall.server.routes.common import REFUSALS, Here

Key = Annotated[str, HeaderParameter(name="x-host-key", min_length=1, max_length=100)]


@get("/api/admin", responses=REFUSALS)
async def host_page(hall: Here, request: Request[Any, Any, Any], host_key: Key) -> p.HostPage:
    admin.require_host(hall, host_key, address_of(request.scope))
    return await admin.page(hall)


@post("/api/admin/deeds", responses=REFUSALS)
async def host_deed(
    hall: Here, request: Request[Any, Any, Any], host_key: Key, data: JSONBody[p.HostCommand]
) -> p.HostDone:
    admin.require_host(hall, host_key, address_of(request.scope))
    by: admin.By = "command" if request.headers.get("x-host-command") else "page"
    return await admin.carry_out(hall, data, by)


@get("/api/admin/backups/{name:str}", responses=REFUSALS)
async def download_backup(
    hall: Here, request: Request[Any, Any, Any], host_key: Key, name: FromPath[str]
) -> Response[bytes]:
    admin.require_host(hall, host_key, address_of(request.scope))
    file = admin.backup_file(hall, name)
    headers = {"content-disposition": f'attachment; filename="{file.name}"'}
    return Response(file.read_bytes(), media_type="application/octet-stream", headers=headers)


ROUTES = [host_page, host_deed, download_backup]
