"""Your games: lists, pages, filters, deleting from one's own list; games of before."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from greathall.core.spec import Outcome
from greathall.remote import Guest
from greathall.server import protocol as p
from greathall.server import your_games
from greathall.server.hall import Hall
from greathall.server.sqlite import _local
from greathall.server.store import Person, Result, Summary
from greathall.server.store_games import FinishedGame, Wish, plain, words_of
from tests.server.guests import opened, served
from tests.server.test_http import finish

pytestmark = pytest.mark.anyio
LEGACY = Path(__file__).parents[1] / "legacy"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


@pytest.fixture
async def address(hall: Hall) -> AsyncIterator[str]:
    async with served(hall) as address:
        yield address


def over(number: int, *people: str, game: str = "bluff", name: str = "Owlery") -> tuple[Summary, Result, FinishedGame]:
    """A game that ended `number` milliseconds after the beginning of time, won by the first seat."""
    names, table = [f"{person.title()} Ä" for person in people], f"table{number}"
    chairs: list[tuple[str, str | None, bool]] = [
        (name, person, False) for name, person in zip(names, people, strict=True)
    ]
    summary = Summary(
        id=table,
        name=name,
        game=game,
        number=1,
        phase="over",
        visibility="link",
        pace="none",
        host=people[0],
        chairs=chairs,
        waiting=[],
        changed=number,
    )
    result = Result(
        table=table,
        number=1,
        game=game,
        started=0,
        ended=number,
        steps=3,
        names=names,
        people=[*people],
        teams=[*range(len(people))],
        outcome=Outcome((9, *range(8, 9 - len(people), -1)), (0,)),
        holders=[*people],
    )
    words = words_of([name, *names])
    finished = FinishedGame(people=frozenset(people), table=table, number=1, game=game, ended=number, words=words)
    return summary, result, finished


async def put(hall: Hall, *games: tuple[Summary, Result, FinishedGame]) -> None:
    for summary, result, finished in games:
        people = tuple(sorted(finished.people))
        await hall.store.append(summary.id, 1, [b"{}"], summary, people, result, finished=finished)


# -- lists -------------------------------------------------------------------------------------------------------------


async def test_no_running_game_is_out_of_sight_and_mine_to_move_come_first(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, await Guest.arrive(address, "Ginny") as ginny:
        tables = [await luna.create("bluff", bots="easy", start=True) for _ in range(6)]
        lobby = await luna.create("bluff", seats=3)
        await ginny.join(lobby.id)
        theirs = await ginny.create("bluff", seats=3)
        mine = await luna.get("/api/me/games", p.YourGames)
        assert {t.id for t in mine.running} == {t.id for t in tables} | {lobby.id}
        turns = [(not t.your_turn, t.phase != "playing") for t in mine.running]
        assert turns == sorted(turns)
        assert mine.running[-1].id == lobby.id
        assert {t.id for t in (await ginny.get("/api/me/games", p.YourGames)).running} == {lobby.id, theirs.id}
        assert (mine.finished, mine.campaigns, mine.companions) == (0, [], [])


def test_live_before_correspondence_then_the_nearest_deadline() -> None:
    def table(name: str, *, turn: bool = True, due: int | None = None, changed: int = 0) -> p.TableSummary:
        summary = over(1, "luna")[0]
        asked = msgspec.structs.asdict(summary) | {"id": name, "changed": changed, "phase": "playing"}
        fields = {k: v for k, v in asked.items() if k in p.TableSummary.__struct_fields__}
        more = {"seats": 1, "free": 0, "names": [], "bots": 0, "mine": [0], "your_turn": turn, "due": due}
        return p.TableSummary(**fields | more)

    tables = [
        table("theirs", turn=False),
        table("in three days", due=300),
        table("live, long ago", changed=1),
        table("tonight", due=100),
        table("live", changed=9),
        table("theirs, by owl", turn=False, due=1),
    ]
    order = ["live", "live, long ago", "tonight", "in three days", "theirs", "theirs, by owl"]
    assert [t.id for t in your_games.in_order(tables)] == order


async def test_a_finished_game_stands_on_the_shelf_of_all_who_played(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        table = await luna.create("bluff", bots="easy", start=True, name="Owlery")
        await finish(luna, table.id)
        page = await luna.get("/api/me/finished", p.FinishedPage)
        (game,) = page.games
        assert (game.table, game.number, game.name, game.mine, page.total) == (table.id, 1, "Owlery", [0], 1)
        assert game.verdict == ("won" if game.outcome and 0 in game.outcome.winners else game.verdict)
        assert (game.last, page.after) == (True, None)
        assert (await luna.get("/api/me/games", p.YourGames)).running == []
        again = await luna.post(f"/api/tables/{table.id}/games/1/rematch", None, p.TableSummary)
        assert (again.id, again.phase, again.number) == (table.id, "playing", 2)
        elsewhere = await luna.post(f"/api/tables/{table.id}/games/1/rematch", None, p.TableSummary)
        assert (elsewhere.id != table.id, elsewhere.phase, elsewhere.bots) == (True, "playing", table.bots)


async def test_a_stopped_game_is_kept_too(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        table = await luna.create("bluff", bots="easy", start=True)
        await (await hall.must_have(table.id)).command(luna.person or "", p.Close(id="1"))
        assert [g.verdict for g in (await luna.get("/api/me/finished", p.FinishedPage)).games] == ["stopped"]


def test_a_verdict() -> None:
    _, three, _ = over(1, "luna", "ginny", "neville")
    assert your_games.judge(three, [0]) == ("won", 1, 3)
    assert your_games.judge(three, [2]) == ("placed", 3, 3)
    assert your_games.judge(three, [2, 1]) == ("placed", 2, 3)
    assert your_games.judge(over(1, "luna", "ginny")[1], [1]) == ("lost", 2, 2)
    together = msgspec.structs.replace(three, teams=[0, 0, 0], outcome=Outcome((0, 0, 0), ()))
    assert your_games.judge(together, [1]) == ("lost", 1, 1)
    assert your_games.judge(msgspec.structs.replace(three, outcome=None), [1])[0] == "stopped"


# -- pages and filters -------------------------------------------------------------------------------------------------


async def test_pages_tell_every_game_once_even_while_more_come(hall: Hall) -> None:
    await put(hall, *(over(100 + i // 2 * 2, "luna", f"p{i}") for i in range(0, 20, 2)))
    seen: list[str] = []
    after: str | None = None
    while True:
        page = await your_games.finished(hall.store, "luna", Wish(), after, 3)
        assert page.total == (10 if after is None else None)
        seen += [game.table for game in page.games]
        await put(hall, over(500 + len(seen), "luna"))
        after = page.after
        if after is None:
            break
    assert seen == [f"table{100 + i}" for i in range(18, -2, -2)]


async def test_games_that_ended_in_the_same_moment_are_all_told(hall: Hall) -> None:
    same = [over(i, "luna") for i in range(1, 8)]
    alike = [
        (msgspec.structs.replace(s, changed=5), r, msgspec.structs.replace(finished, ended=5))
        for s, r, finished in same
    ]
    await put(hall, *alike)
    first = await your_games.finished(hall.store, "luna", Wish(), None, 4)
    rest = await your_games.finished(hall.store, "luna", Wish(), first.after, 4)
    assert {game.table for game in [*first.games, *rest.games]} == {f"table{i}" for i in range(1, 8)}
    assert rest.after is None


async def test_filters(hall: Hall) -> None:
    await put(
        hall,
        over(10, "luna", "ginny"),
        over(20, "luna", "théo", game="stupefy", name="100% Tea!"),
        over(30, "luna", "ginny", "théo", game="stupefy"),
        over(40, "ginny", "théo"),
    )

    async def found(**wish: object) -> list[int]:
        page = await your_games.finished(hall.store, "luna", Wish(**wish), None, 10)  # type: ignore[arg-type]
        assert page.total == len(page.games)
        return [game.ended for game in page.games]

    assert await found() == [30, 20, 10]
    assert await found(game="stupefy") == [30, 20]
    assert await found(companion="ginny") == [30, 10]
    assert await found(companion="ginny", game="stupefy") == [30]
    assert await found(companion="nobody") == []
    assert await found(since=20) == [30, 20]
    assert await found(until=20) == [10]
    assert await found(words="THEO") == [30, 20]
    assert await found(words="théo a") == [30, 20]
    assert await found(words="100%") == [20]
    assert await found(words="1_0") == []
    assert await found(words="%") == [20]
    assert await found(words="!") == [20]
    assert await found(words="  ") == [30, 20, 10]
    assert await found(words="' OR 1=1 --") == []
    await hall.store.add_person(Person("ginny", "Ginny"), "k1", 0)
    await hall.store.add_person(Person("théo", "Théo"), "k2", 0)
    assert await hall.store.companions("luna") == [("ginny", "Ginny", 2), ("théo", "Théo", 2)]
    assert plain("  ÉÀ  straße ") == "ea strasse"


async def test_deleting_from_my_list_touches_nobody_else(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        me = luna.person or ""
        await put(hall, over(10, me, "ginny"), over(20, me, "ginny"))
        key = {"authorization": f"Bearer {luna.key}"}
        assert (await http.delete("/api/me/finished/table10/1", headers=key)).status_code == 204
        assert [g.ended for g in (await luna.get("/api/me/finished", p.FinishedPage)).games] == [20]
        assert (await luna.get("/api/me/games", p.YourGames)).finished == 1
        assert len((await your_games.finished(hall.store, "ginny", Wish(), None, 9)).games) == 2
        assert len(await hall.store.results()) == 2
        assert (await http.put("/api/me/finished/table10/1", headers=key)).status_code == 204
        assert (await luna.get("/api/me/finished", p.FinishedPage)).total == 2
        assert (await http.delete("/api/me/finished/table10/2", headers=key)).status_code == 404
        assert (await http.delete("/api/me/finished/elsewhere/1", headers=key)).status_code == 404
        assert (await http.delete("/api/me/finished/table10/1")).status_code == 401


BAD = ["after=x", "after=1.2", "after=1.a.b", "after=1.A!.1", "count=0", "count=101", "since=-1", "search=" + "x" * 61]


async def test_bad_questions_are_refused(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        for query in BAD:
            answer = await http.get(f"/api/me/finished?{query}", headers={"authorization": f"Bearer {luna.key}"})
            assert answer.status_code == 400, (query, answer.text)
            assert answer.json()["reason"]["key"].startswith("refusal-"), query
        for path in ("/api/me/games", "/api/me/finished"):
            assert (await http.get(path)).status_code == 401


# -- fast with thousands of games --------------------------------------------------------------------------------------


async def test_a_page_is_read_along_an_index(hall: Hall, tmp_path: Path) -> None:
    """Whatever the wish: the shelf is walked in the order of its index, never sorted, and only one person's."""
    await hall.bookkeeper.opened()  # else it asks, too
    asked: list[tuple[str, tuple[object, ...]]] = []
    ask = hall.store._ask

    async def listening(question: str, *values: object) -> object:
        asked.append((question, values))
        return await ask(question, *values)

    hall.store._ask = listening  # type: ignore[method-assign,assignment]
    await your_games.finished(hall.store, "luna", Wish(companion="ginny", words="tea"), "5.table5.1", 25)
    ((question, values),) = asked
    with closing(sqlite3.connect(tmp_path / "hall.db")) as db:
        plan = [row[3] for row in db.execute("EXPLAIN QUERY PLAN " + _local(question), values)]
    inside = [step for step in plan if " s " in step]
    assert any("shelf_by_time (person=? AND hidden=? AND" in step for step in inside), plan
    assert not any(step.startswith("SCAN s") for step in plan), plan


# -- games of before ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", sorted(path.name for path in LEGACY.iterdir() if (path / "hall.db.gz").exists()))
async def test_the_games_of_an_older_hall_are_on_the_shelves(tmp_path: Path, version: str) -> None:
    (tmp_path / "hall.db").write_bytes(gzip.decompress((LEGACY / version / "hall.db.gz").read_bytes()))
    async with opened(tmp_path) as hall:
        results = await hall.store.results()
        assert results
        told: set[tuple[str, int]] = set()
        for person in {person for result in results for person in result.people if person is not None}:
            page = await your_games.finished(hall.store, person, Wish(), None, 100)
            told |= {(game.table, game.number) for game in page.games if game.verdict != "stopped"}
            for game in page.games:
                assert game.mine or None in game.people
                assert game.names
        played = {(r.table, r.number) for r in results if any(person is not None for person in r.people)}
        assert told >= played
        assert not [result for result, *_ in await hall.store.unlisted_games() if b"null" not in result.encode()]
    async with opened(tmp_path) as hall:
        again = sum(
            [await hall.store.count_games(person, Wish()) for person in {p for r in results for p in r.people if p}]
        )
        assert again >= len(played)
