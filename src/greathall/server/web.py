"""The HTTP interface and the socket, as a Litestar application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, patch, post, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath, JSONBody, QueryParameter

from greathall.bots import levels
from greathall.bots.levels import temperaments
from greathall.core.errors import GreatHallError, Illegal
from greathall.core.record import Record
from greathall.core.registry import games
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.commands import require_admitted
from greathall.server.hall import Hall
from greathall.server.middleware import AccessMiddleware, address_of, bad_request, fault, refused
from greathall.server.pages import catalogue_text, drawing_address, drawing_file, qr_picture, static_file
from greathall.server.schema import game_schema, protocol_schema, structs
from greathall.server.session import visit
from greathall.server.store import Person, StoreError
from greathall.server.table import Table
from greathall.text.catalogue import LANGUAGES

log = logging.getLogger("greathall.server")

Seat = Annotated[int | None, QueryParameter()]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Count = Annotated[int, QueryParameter(ge=1, le=replays.MOST_MOMENTS)]
PagePath = Annotated[str, QueryParameter(max_length=200)]
REFUSALS = {
    400: ResponseSpec(p.Problem, description="The request cannot be read"),
    401: ResponseSpec(p.Problem, description="The key is missing or unknown"),
    403: ResponseSpec(p.Problem, description="Not yours, or not from here"),
    404: ResponseSpec(p.Problem, description="There is no such thing"),
    409: ResponseSpec(p.Problem, description="Not possible now, for the reason given"),
    413: ResponseSpec(p.Problem, description="Too long"),
    429: ResponseSpec(p.Problem, description="Too many requests"),
    503: ResponseSpec(p.Problem, description="The database does not answer"),
}
"""How any request may be refused: always with a reason that can be read in both languages."""
Here = NamedDependency[Hall]
Visitor = NamedDependency[Person | None]


def known(visitor: Person | None) -> Person:
    if visitor is None:
        raise Illegal("refusal-no-key")
    return visitor


# -- games and texts ---------------------------------------------------------------------------------------------------


@get("/api/hall", responses=REFUSALS, sync_to_thread=False)
def hall_info(hall: Here) -> p.HallInfo:
    return p.HallInfo(version=hall.version, protocol=p.PROTOCOL, languages=[*LANGUAGES], address=hall.address)


@get("/api/qr.svg", responses=REFUSALS, media_type="image/svg+xml", sync_to_thread=False)
def qr_code(hall: Here, path: PagePath = "") -> bytes:
    """An address in this hall (of a table, of a device code) as a QR code for phones."""
    return qr_picture(hall.address + path.lstrip("/"))


@get("/api/games", responses=REFUSALS, sync_to_thread=False)
def list_games() -> list[p.GameInfo]:
    return [
        p.GameInfo(
            id=spec.id,
            version=spec.version,
            min_seats=spec.seats[0],
            max_seats=spec.seats[-1],
            levels=[*levels(spec)],
            temperaments=temperaments(spec),
            settings_schema=spec.options_schema,
            timed=bool(spec.table.tempo),
            drawing=drawing_address(spec),
        )
        for spec in games().values()
    ]


@get("/api/games/{name:str}/schema.json", responses=REFUSALS, sync_to_thread=False)
def show_game_schema(name: FromPath[str]) -> dict[str, Any]:
    return game_schema(name)


@get("/api/protocol.json", responses=REFUSALS, sync_to_thread=False)
def show_protocol() -> dict[str, Any]:
    return protocol_schema()


@get("/api/games/{name:str}/text/{file:str}", responses=REFUSALS, media_type=MediaType.TEXT, sync_to_thread=False)
def game_text(name: FromPath[str], file: FromPath[str]) -> str:
    """The game's catalogue: `en.ftl` or `fr.ftl`."""
    return catalogue_text(file, name)


@get("/api/games/{name:str}/client/{path:path}", responses=REFUSALS, sync_to_thread=False)
def game_client(name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """The browser drawing that the game's package brings: `drawing.js`, and what that imports."""
    return file_response(drawing_file(name, path.strip("/")), "no-cache")


@get("/api/text/{file:str}", responses=REFUSALS, media_type=MediaType.TEXT, sync_to_thread=False)
def shared_text(file: FromPath[str]) -> str:
    """The catalogue that all games share."""
    return catalogue_text(file)


# -- people ------------------------------------------------------------------------------------------------------------


@post("/api/people", responses=REFUSALS)
async def arrive(hall: Here, request: Request[Any, Any, Any], data: JSONBody[p.NewPerson]) -> p.Identity:
    if not hall.arrivals.take(address_of(request.scope)):
        raise Illegal("refusal-too-many-people")
    return await hall.people.arrive(data.name)


@get("/api/me", responses=REFUSALS)
async def me(hall: Here, visitor: Visitor) -> p.Me:
    person = known(visitor)
    tables = [hall.summary_for(summary, person) for summary in await hall.store.tables(person=person.id, limit=100)]
    return p.Me(person.id, person.name, tables)


@patch("/api/me", responses=REFUSALS)
async def rename(hall: Here, visitor: Visitor, data: JSONBody[p.NewPerson]) -> p.Me:
    return await me.fn(hall, await hall.rename(known(visitor), data.name))  # type: ignore[no-any-return]


@post("/api/me/code", responses=REFUSALS, sync_to_thread=False)
def device_code(hall: Here, visitor: Visitor) -> p.DeviceCode:
    return hall.people.code(known(visitor))


@post("/api/claim", responses=REFUSALS)
async def claim(hall: Here, request: Request[Any, Any, Any], data: JSONBody[p.Claim]) -> p.Identity:
    if not hall.claims.take(address_of(request.scope)):
        raise Illegal("refusal-too-fast")
    return await hall.people.claim(data.code)


# -- tables ------------------------------------------------------------------------------------------------------------


@get("/api/tables", responses=REFUSALS)
async def list_tables(hall: Here, visitor: Visitor) -> list[p.TableSummary]:
    return await hall.listed(visitor)


@post("/api/tables", responses=REFUSALS)
async def create_table(hall: Here, visitor: Visitor, data: JSONBody[p.NewTable]) -> p.TableSummary:
    person = known(visitor)
    table = await hall.create(person, data)
    return hall.summary_for(table.state.summary(), person)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(hall: Here, visitor: Visitor, table: FromPath[str]) -> p.TableSummary:
    summary = await hall.store.table(table)
    if summary is None:
        raise Illegal("refusal-no-such-table")
    return hall.summary_for(summary, visitor)


@post("/api/tables/{table:str}/join", responses=REFUSALS)
async def join_table(hall: Here, visitor: Visitor, table: FromPath[str], data: JSONBody[p.Join]) -> p.Joined:
    person = known(visitor)
    return p.Joined(await (await hall.must_have(table)).take_seat(person, data.seat))


@get("/api/tables/{table:str}/games", responses=REFUSALS)
async def table_games(hall: Here, visitor: Visitor, table: FromPath[str]) -> list[p.GameSummary]:
    found = await entered(hall, visitor, table)
    return [summarised(hall_result) for hall_result in found.state.results.values()]


@get("/api/games-played", responses=REFUSALS)
async def games_played(hall: Here, visitor: Visitor) -> list[p.GameSummary]:
    return [summarised(result) for result in await hall.store.results(person=known(visitor).id, limit=200)]


def summarised(result: Any) -> p.GameSummary:
    return p.GameSummary(
        table=result.table,
        number=result.number,
        game=result.game,
        names=result.names,
        started=result.started,
        over=True,
        steps=result.steps,
        outcome=result.outcome,
    )


async def entered(hall: Hall, visitor: Person | None, table: str) -> Table:
    """The table, if the visitor may come to it."""
    found = await hall.must_have(table)
    require_admitted(found.state, None if visitor is None else visitor.id)
    return found


# -- looking back ------------------------------------------------------------------------------------------------------


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
    record = replays.finished_record(await looked_up(hall, visitor, table, number))
    name = f"{record.game}-{table}-{number}.json"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/games/{number:int}/receipt", responses=REFUSALS)
async def show_receipt(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> p.Receipt:
    return replays.receipt(await looked_up(hall, visitor, table, number))


@post("/api/tables/{table:str}/games/{number:int}/play-on", responses=REFUSALS)
async def play_on(
    hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int], data: JSONBody[p.PlayOn]
) -> p.TableSummary:
    person = known(visitor)
    found = await looked_up(hall, person, table, number)
    return hall.summary_for((await replays.play_on(hall, found, person, data)).state.summary(), person)


@get("/api/statistics", responses=REFUSALS)
async def statistics(hall: Here) -> p.Statistics:
    return await hall.statistics()


# -- for operators -----------------------------------------------------------------------------------------------------


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


# -- the client --------------------------------------------------------------------------------------------------------


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


def file_response(found: tuple[bytes, str] | None, keeping: str) -> Response[bytes]:
    if found is None:
        raise Illegal("refusal-not-found")
    content, kind = found
    return Response(content, media_type=kind, headers={"cache-control": keeping})


# -- the socket --------------------------------------------------------------------------------------------------------


class LitestarWire:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        if text is None:
            return (message.get("bytes") or b"").decode("utf-8", "replace")
        return str(text)

    async def send(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        try:
            await self.socket.send({"type": "websocket.close", "code": code, "reason": None})
        except (RuntimeError, WebSocketDisconnect, OSError):
            return


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], hall: Here, table: FromPath[str]) -> None:
    limits = hall.config.limits
    address = address_of(socket.scope)
    here = hall.sockets.get(address, 0)
    await socket.accept()
    wire = LitestarWire(socket)
    if sum(hall.sockets.values()) >= limits.connections or here >= limits.connections_an_address:
        await wire.close(1013)
        return
    hall.sockets[address] = here + 1
    try:
        await visit(hall, table, wire)
    finally:
        hall.sockets[address] -= 1
        if not hall.sockets[address]:
            del hall.sockets[address]


async def who(request: Request[Any, Any, Any], hall: Here) -> Person | None:
    """Whoever the key in the header belongs to."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    person = await hall.people.of_key(key.strip()) if scheme.lower() == "bearer" and 16 <= len(key) <= 64 else None
    if person is None:
        raise Illegal("refusal-unknown-key")
    return person


class ExactSchemas(JsonRenderPlugin):
    """Litestar loses the limits of optional fields; msgspec, which checks them, describes them exactly."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        parts = openapi_schema["components"]["schemas"]
        template = "#/components/schemas/{name}"
        _, exact = msgspec.json.schema_components([*structs(), Record], ref_template=template)
        openapi_schema["components"]["schemas"] = {name: exact.get(name, part) for name, part in parts.items()} | exact
        return super().render(request, openapi_schema)


def application(hall: Hall) -> AccessMiddleware:
    """The application around an open hall, behind the access checks; it closes the hall when it stops."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        yield
        await hall.close()

    app = Litestar(
        route_handlers=[
            hall_info,
            qr_code,
            list_games,
            show_game_schema,
            show_protocol,
            game_text,
            game_client,
            shared_text,
            arrive,
            me,
            rename,
            device_code,
            claim,
            list_tables,
            create_table,
            show_table,
            join_table,
            table_games,
            games_played,
            show_replay,
            show_record,
            show_receipt,
            play_on,
            statistics,
            health,
            show_metrics,
            table_socket,
            front_page,
            client_file,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "visitor": Provide(who),
        },
        exception_handlers={GreatHallError: refused, HTTPException: bad_request, Exception: fault},
        request_max_body_size=hall.config.limits.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Great Hall",
            version=hall.version,
            path="/schema",
            render_plugins=[ExactSchemas()],
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
        lifespan=[lifespan],
        logging_config=None,
        pdb_on_exception=False,
    )
    return AccessMiddleware(app, hall)
