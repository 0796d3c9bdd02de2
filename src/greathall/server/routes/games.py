"""What can be played here, and its texts and drawings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import FromPath, QueryParameter

from greathall.bots import levels
from greathall.bots.levels import temperaments
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.server import protocol as p
from greathall.server.pages import catalogue_text, drawing_address, drawing_file, qr_picture
from greathall.server.routes.common import REFUSALS, Here, file_response
from greathall.server.schema import game_schema, protocol_schema
from greathall.text.catalogue import LANGUAGES

PagePath = Annotated[str, QueryParameter(max_length=200)]


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
            chapters=chapters_of(spec),
            drawing=drawing_address(spec),
        )
        for spec in games().values()
    ]


def chapters_of(spec: GameSpec[Any]) -> int:
    return 0 if spec.table.campaign is None else len(spec.table.campaign.begin("").book().chapters)


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


ROUTES = [hall_info, qr_code, list_games, show_game_schema, show_protocol, game_text, game_client, shared_text]
