"""Games of words for those who study them: words, games in writing, and the best plays of a position."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from greathall.core.errors import Illegal
from greathall.core.registry import game as game_named
from greathall.core.study import Study
from greathall.server import protocol as p
from greathall.server.replays import finished_record
from greathall.server.routes.common import REFUSALS, Here, Visitor
from greathall.server.routes.replays import looked_up

Letters = Annotated[str, QueryParameter(min_length=1, max_length=15)]
Code = Annotated[str, QueryParameter(min_length=2, max_length=20)]


@get("/api/games/{game:str}/study/words", responses=REFUSALS)
async def show_word(game: FromPath[str], letters: Letters, language: Code = "en") -> p.StudiedWord:
    return await asyncio.to_thread(_study(game, language).word, letters, language)


@post("/api/games/{game:str}/study/game", responses=REFUSALS, status_code=200)
async def read_game(game: FromPath[str], data: JSONBody[p.WrittenGame]) -> p.StudiedGame:
    return await asyncio.to_thread(_study(game, data.language).game, data.text, data.language)


@post("/api/games/{game:str}/study/plays", responses=REFUSALS, status_code=200)
async def show_plays(game: FromPath[str], data: JSONBody[p.StudiedPosition]) -> list[p.StudiedPlay]:
    study = _study(game, data.language)
    return await asyncio.to_thread(study.plays, data.position, data.language, data.played)


@get("/api/tables/{table:str}/games/{number:int}/plays", responses=REFUSALS)
async def show_plays_then(
    hall: Here,
    visitor: Visitor,
    table: FromPath[str],
    number: FromPath[int],
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> list[p.StudiedPlay]:
    """What could have been played at this moment of a finished game."""
    record = finished_record(await looked_up(hall, visitor, table, number))
    return await asyncio.to_thread(_study(record.game).plays_then, record, step)


@get("/api/tables/{table:str}/games/{number:int}/gcg", responses=REFUSALS, media_type="text/plain")
async def show_gcg(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> Response[str]:
    """A finished game as a file that other programs read."""
    found = await looked_up(hall, visitor, table, number)
    record = finished_record(found)
    text = await asyncio.to_thread(_study(record.game).written, record, found.names)
    name = f"{record.game}-{table}-{number}.gcg"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _study(game: str, language: str | None = None) -> Study:
    study = game_named(game).table.study
    if study is None or (language is not None and language not in study.languages()):
        raise Illegal("refusal-not-found")
    return study


ROUTES = [show_word, read_game, show_plays, show_plays_then, show_gcg]
