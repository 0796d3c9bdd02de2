"""What can be played here, and its texts and drawings."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from greathall.bots import levels
from greathall.bots.levels import temperaments
from greathall.core.errors import Illegal
from greathall.core.registry import game, games
from greathall.core.spec import GameSpec
from greathall.server import lessons
from greathall.server import protocol as p
from greathall.server.pages import catalogue, drawing_address, drawing_file, qr_picture, text_address
from greathall.server.routes.common import LASTING, READY, REFUSALS, Here, file_response
from greathall.server.schema import game_schema, protocol_schema
from greathall.text.catalogue import LANGUAGES, single

PagePath = Annotated[str, QueryParameter(max_length=200)]
Fingerprint = Annotated[str, QueryParameter(name="v", max_length=32)]


@get("/api/hall", responses=REFUSALS, sync_to_thread=False)
def hall_info(hall: Here) -> p.HallInfo:
    return p.HallInfo(version=hall.version, protocol=p.PROTOCOL, languages=[*LANGUAGES], address=hall.address)


@get("/api/qr.svg", responses=REFUSALS, media_type="image/svg+xml", sync_to_thread=False)
def qr_code(hall: Here, path: PagePath = "") -> bytes:
    """An address in this hall (of a table, of a device code) as a QR code for phones."""
    return qr_picture(hall.address + path.lstrip("/"))


@get("/api/games", responses=REFUSALS, sync_to_thread=True)
def list_games() -> list[p.GameInfo]:
    return [_info(spec) for spec in games().values()]


@lru_cache(64)
def _info(spec: GameSpec[Any]) -> p.GameInfo:
    """Once for each game: it reads its texts and lessons."""
    return p.GameInfo(
        id=spec.id,
        version=spec.version,
        min_seats=spec.seats[0],
        max_seats=spec.seats[-1],
        levels=[*levels(spec)],
        temperaments=temperaments(spec),
        settings_schema=spec.options_schema,
        timed=bool(spec.table.tempo),
        phrases=[*spec.table.phrases],
        chapters=chapters_of(spec),
        drawing=drawing_address(spec),
        facts=spec.table.facts,
        title=in_all_languages(spec, "title"),
        tagline=in_all_languages(spec, "tagline"),
        texts={language: text_address(spec.id, language) for language in spec.languages},
        lessons=lessons.infos(spec),
    )


def chapters_of(spec: GameSpec[Any]) -> int:
    return 0 if spec.table.campaign is None else len(spec.table.campaign.begin("").book().chapters)


def in_all_languages(spec: GameSpec[Any], key: str) -> dict[str, str]:
    """One of the game's own sentences in every language that has it."""
    spoken = {language: single(language, spec, key) for language in spec.languages}
    return {language: found for language, found in spoken.items() if found is not None}


@get("/api/games/{name:str}/schema.json", responses=REFUSALS, sync_to_thread=True)
def show_game_schema(name: FromPath[str]) -> dict[str, Any]:
    return _game_schema(game(name))


@get("/api/protocol.json", responses=REFUSALS, sync_to_thread=True)
def show_protocol() -> dict[str, Any]:
    return _protocol_schema()


@lru_cache(64)
def _game_schema(spec: GameSpec[Any]) -> dict[str, Any]:
    return game_schema(spec.id)


@lru_cache(1)
def _protocol_schema() -> dict[str, Any]:
    return protocol_schema()


@get("/api/games/{name:str}/text/{file:str}", responses=REFUSALS, sync_to_thread=False, opt=READY)
def game_text(
    request: Request[Any, Any, Any], name: FromPath[str], file: FromPath[str], fingerprint: Fingerprint = ""
) -> Response[bytes]:
    """The game's catalogue: `en.ftl` or `fr.ftl`. The addresses in the list of games can be kept for ever."""
    return text_response(request, file, game(name).id, fingerprint)


@get("/api/games/{name:str}/client/{path:path}", responses=REFUSALS, sync_to_thread=False, opt=READY)
def game_client(request: Request[Any, Any, Any], name: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """The browser drawing that the game's package brings: `drawing.js`, and what that imports."""
    return file_response(request, drawing_file(name, path.strip("/")), "no-cache")


@get("/api/text/{file:str}", responses=REFUSALS, sync_to_thread=False, opt=READY)
def shared_text(request: Request[Any, Any, Any], file: FromPath[str]) -> Response[bytes]:
    """The catalogue that all games share."""
    return text_response(request, file)


def text_response(
    request: Request[Any, Any, Any], file: str, name: str | None = None, asked: str = ""
) -> Response[bytes]:
    if not file.endswith(".ftl"):
        raise Illegal("refusal-not-found")
    fingerprint, found = catalogue(file.removesuffix(".ftl"), name)
    return file_response(request, found, LASTING if asked == fingerprint else "no-cache")


ROUTES = [hall_info, qr_code, list_games, show_game_schema, show_protocol, game_text, game_client, shared_text]
