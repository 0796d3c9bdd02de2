"""Your games: those that go on, those that are over, and what can be done with them."""

from __future__ import annotations

from typing import Annotated
from uuid import uuid4

from litestar import delete, get, post, put
from litestar.params import FromPath, QueryParameter

from greathall.core.errors import Illegal
from greathall.server import campaigns, replays, your_games
from greathall.server import protocol as p
from greathall.server.routes.common import REFUSALS, Here, Visitor, entered, known
from greathall.server.store_games import Wish

Word = Annotated[str | None, QueryParameter(max_length=40)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Search = Annotated[str, QueryParameter(max_length=60)]
Count = Annotated[int, QueryParameter(ge=1, le=100)]
After = Annotated[str | None, QueryParameter(max_length=80)]


@get("/api/me/games", responses=REFUSALS)
async def show_games(hall: Here, visitor: Visitor) -> p.YourGames:
    person = known(visitor)
    mine = [hall.summary_for(summary, person) for summary in await your_games.running(hall.store, person.id)]
    return p.YourGames(
        running=your_games.in_order(table for table in mine if table.mine or table.host == person.id),
        finished=await hall.store.count_games(person.id, Wish()),
        campaigns=await campaigns.all_of(hall, person),
        companions=[p.Acquaintance(*row) for row in await hall.store.companions(person.id)],
    )


@get("/api/me/finished", responses=REFUSALS)
async def show_finished(
    hall: Here,
    visitor: Visitor,
    game: Word = None,
    companion: Word = None,
    since: Moment = None,
    until: Moment = None,
    search: Search = "",
    after: After = None,
    count: Count = 25,
) -> p.FinishedPage:
    wish = Wish(game=game, companion=companion, since=since, until=until, words=search)
    return await your_games.finished(hall.store, known(visitor).id, wish, after, count)


@delete("/api/me/finished/{table:str}/{number:int}", responses=REFUSALS, status_code=204)
async def hide_game(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> None:
    """Delete the game from one's own list; its record and everybody else's list stay as they are."""
    if not await hall.store.hide(known(visitor).id, table, number, True):
        raise Illegal("refusal-no-such-game")


@put("/api/me/finished/{table:str}/{number:int}", responses=REFUSALS, status_code=204)
async def unhide_game(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> None:
    """Put it back."""
    if not await hall.store.hide(known(visitor).id, table, number, False):
        raise Illegal("refusal-no-such-game")


@post("/api/tables/{table:str}/games/{number:int}/rematch", responses=REFUSALS)
async def rematch(hall: Here, visitor: Visitor, table: FromPath[str], number: FromPath[int]) -> p.TableSummary:
    """The same game again: at its table, if that is still as the game left it, else at a new one."""
    person = known(visitor)
    found = await entered(hall, person, table)
    state = found.state
    if state.phase == "over" and state.number == number:
        await found.command(person.id, p.Rematch(id=uuid4().hex))
        return hall.summary_for(state.summary(), person)
    again = await replays.rematch(hall, await replays.find(hall, found, number), person)
    return hall.summary_for(again.state.summary(), person)


ROUTES = [show_games, show_finished, hide_game, unhide_game, rematch]
