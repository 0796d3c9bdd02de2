"""Scrabble for those who study it: words, games in GCG, and the best plays of a position."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from greathall.core.errors import Illegal
from greathall.core.record import Record, replay
from greathall.games.scrabble import SPEC
from greathall.games.scrabble.gcg import Game, game_of, read_gcg, write_gcg
from greathall.games.scrabble.languages import codes
from greathall.games.scrabble.notation import write_position
from greathall.games.scrabble.settings import Settings
from greathall.games.scrabble.state import Scrabble, lexicon_of
from greathall.games.scrabble.study import Studied, anagrams, best_plays, hooks, judged, position, states_of
from greathall.games.scrabble.turn import TAKE_TURN
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.replays import PlayedGame
from greathall.server.routes.common import REFUSALS, Here, Visitor
from greathall.server.routes.replays import looked_up

MOST_WORDS = 200
"""Anagrams that are listed at most."""
PLAYS = 25
Letters = Annotated[str, QueryParameter(min_length=1, max_length=15)]
Code = Annotated[str, QueryParameter(min_length=2, max_length=20)]


@get("/api/games/scrabble/study/words", responses=REFUSALS)
async def show_word(letters: Letters, language: Code = "en") -> p.StudiedWord:
    return await asyncio.to_thread(_word, letters, _known(language))


@post("/api/games/scrabble/study/game", responses=REFUSALS, status_code=200)
async def read_game(data: JSONBody[p.WrittenGame]) -> p.StudiedGame:
    return await asyncio.to_thread(_game, read_gcg(data.text), _known(data.language))


@post("/api/games/scrabble/study/plays", responses=REFUSALS, status_code=200)
async def show_plays(data: JSONBody[p.StudiedPosition]) -> list[p.StudiedPlay]:
    return await asyncio.to_thread(_plays_of_position, data.position, _known(data.language))


@get("/api/tables/{table:str}/games/{number:int}/plays", responses=REFUSALS)
async def show_plays_then(
    hall: Here,
    visitor: Visitor,
    table: FromPath[str],
    number: FromPath[int],
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> list[p.StudiedPlay]:
    """What could have been played at this moment of a finished game."""
    found = await looked_up(hall, visitor, table, number)
    return await asyncio.to_thread(_plays_then, found, step)


@get("/api/tables/{table:str}/games/{number:int}/gcg", responses=REFUSALS, media_type="text/plain")
async def show_gcg(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> Response[str]:
    """A finished game as a file that other Scrabble programs read."""
    found = await looked_up(hall, visitor, table, number)
    record = _scrabble(found)
    text = await asyncio.to_thread(lambda: write_gcg(game_of(record, SPEC, found.names)))
    name = f"scrabble-{table}-{number}.gcg"
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


def _known(language: str) -> str:
    if language not in codes():
        raise Illegal("refusal-not-found")
    return language


def _scrabble(found: PlayedGame) -> Record:
    record = replays.finished_record(found)
    if record.game != SPEC.id:
        raise Illegal("refusal-not-found")
    SPEC.require_version(record.version)
    return record


def _word(letters: str, language: str) -> p.StudiedWord:
    lexicon = lexicon_of(Settings(edition="classic", language=language))
    ((word, counts),) = judged(lexicon, [letters]).items()
    found = hooks(lexicon, letters)
    spelled = [other for other in anagrams(lexicon, letters) if other != word]
    return p.StudiedWord(
        word=word, counts=counts, before=found.before, behind=found.behind, anagrams=spelled[:MOST_WORDS]
    )


def _game(game: Game, language: str) -> p.StudiedGame:
    turns = [*states_of(game, language=language, word_filter="all")]
    lines = dict(enumerate(game.lines, 1))
    return p.StudiedGame(
        names=[*(game.full_names or game.names)],
        language=language,
        turns=[
            p.StudiedTurn(
                number=turn.number,
                player=game.names.index(turn.player),
                rack=turn.g.racks[0],
                move=lines[turn.number].move,
                points=lines[turn.number].points,
                total=lines[turn.number].total,
                position=write_position(turn.g.board, [turn.g.racks[0]], turn.g.scores, int(max(turn.g.passes) > 0)),
                view=SPEC.view(turn.g, None),
            )
            for turn in turns
        ],
    )


def _plays_of_position(line: str, language: str) -> list[p.StudiedPlay]:
    return _listed(best_plays(position(line, language=language, word_filter="all"), 0, PLAYS, deals=0))


def _plays_then(found: PlayedGame, step: int) -> list[p.StudiedPlay]:
    g = replay(_scrabble(found), step)
    assert isinstance(g, Scrabble)
    if g.asked is None or g.asked.effect is not TAKE_TURN:
        return []
    return _listed(best_plays(g, g.turn, PLAYS, deals=0))


def _listed(plays: list[Studied]) -> list[p.StudiedPlay]:
    return [
        p.StudiedPlay(text=it.text, score=it.score, kept=it.kept, leave=it.leave, equity=it.equity, chance=it.chance)
        for it in plays
    ]


ROUTES = [show_word, read_game, show_plays, show_plays_then, show_gcg]
