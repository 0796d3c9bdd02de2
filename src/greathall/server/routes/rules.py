"""The rulebooks of the games, and the positions in them that can be played."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from greathall.core.errors import Illegal
from greathall.core.registry import game
from greathall.server import examples
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, known
from greathall.text.catalogue import LANGUAGES
from greathall.text.rulebook import book


@get("/api/games/{name:str}/rules/{language:str}", responses=REFUSALS, sync_to_thread=True)
def show_rules(name: FromPath[str], language: FromPath[str]) -> p.Rules:
    if language not in LANGUAGES:
        raise Illegal("unknown-language", language=language[:20], known=[*LANGUAGES])
    return p.Rules(book(game(name), language))


@post("/api/games/{name:str}/examples/{example:str}", responses=REFUSALS)
async def play_example(hall: Here, visitor: Visitor, name: FromPath[str], example: FromPath[str]) -> p.TableSummary:
    person = known(visitor)
    table = await examples.play(hall, person, game(name), example)
    return hall.summary_for(table.state.summary(), person)


ROUTES = [show_rules, play_example]
