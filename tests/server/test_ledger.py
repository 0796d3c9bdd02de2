"""The ledger of the hall, written down: what is read again is what was counted, and never something outdated."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from greathall.core.achievements import Deed, GameFacts
from greathall.core.registry import game
from greathall.server import bookkeeping, departure, ledger_store, profiles
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.ledger_store import Digest, Row
from greathall.server.statistics import Ledger
from greathall.server.store import Person, Result
from tests.server.guests import arrive, opened
from tests.server.test_people_pages import result

pytestmark = pytest.mark.anyio

HOUSES = ["ravenclaw", "slytherin", "gryffindor"]
GAMES = 30
PERIODS: tuple[p.Period, ...] = ("season", "year", "always")


def year(names: list[str]) -> Iterator[tuple[Result, GameFacts]]:
    """Games of three of these people over some two seasons, with all that the ledger counts."""
    for n in range(GAMES):
        people: list[str | None] = [names[(n + seat) % len(names)] for seat in range(3)]
        ended = result(n, people, [n % 7, n % 5, 3], table=f"t{n}", ended=1_730_000_000_000 + n * 3 * 86_400_000)
        deeds = [Deed("seven", n % 3, n, {"word": "WAND"}, 50 + n % 9)]
        cards = [{"accio": n % 2 + 1} for _ in range(3)]
        facts = GameFacts(houses=HOUSES, heroes=["harry", "ron", "luna"], cards=cards, chapter=n % 4)
        yield ended, msgspec.structs.replace(facts, stories=deeds, plays=deeds)


async def put_down(hall: Hall, *games: tuple[Result, GameFacts]) -> None:
    rows = [(r.table, r.number, r.game, r.ended, msgspec.json.encode(r).decode()) for r, _ in games]
    await hall.store._do(("INSERT INTO results VALUES ($1, $2, $3, $4, $5)", rows))
    achievements = game("scrabble").achievements
    assert achievements is not None
    told = [(r.table, r.number, achievements.version, msgspec.json.encode(facts)) for r, facts in games]
    await hall.store.keep_facts(told)


@asynccontextmanager
async def counting(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Hall, list[str]]]:
    """A hall that starts, and the tables whose games it counts while it does."""
    counted: list[str] = []
    add = Ledger.add

    def noted(ledger: Ledger, result: Result, facts: GameFacts | None = None) -> None:
        counted.append(result.table)
        add(ledger, result, facts)

    with monkeypatch.context() as patch:
        patch.setattr(Ledger, "add", noted)
        patch.setattr(bookkeeping, "WRITTEN_EVERY", GAMES)
        async with opened(folder) as hall:
            yield hall, counted


async def everything(hall: Hall, visitor: Person) -> list[object]:
    """All that is made of the ledger."""
    pages = [await profiles.profile(hall, visitor, person) for person in (await hall.bookkeeper.opened()).people]
    charts = [await profiles.charts(hall, visitor, period, mine=False) for period in PERIODS]
    return [await hall.statistics(), await profiles.people(hall, visitor), await profiles.cup(hall), *pages, *charts]


async def test_a_hall_that_starts_need_not_count_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with counting(tmp_path, monkeypatch) as (hall, counted):
        people = [Person((await arrive(hall, name)).person, name) for name in ("Luna", "Ginny", "Cho", "Dean")]
        games = [*year([person.id for person in people])]
        await put_down(hall, *games)
        hall.bookkeeper.forget()
        before = await everything(hall, people[0])
        assert len(counted) == GAMES
    later = result(1, [people[0].id, people[1].id], [9, 1], table="later", ended=1_780_000_000_000)
    async with counting(tmp_path, monkeypatch) as (hall, counted):
        assert await everything(hall, people[0]) == before
        assert counted == []
        await put_down(hall, (later, GameFacts(houses=HOUSES[:2])))
    async with counting(tmp_path, monkeypatch) as (hall, counted):
        with_later = await everything(hall, people[0])
        assert counted == ["later"], "a hall that was killed, too, counts only what came afterwards"
        hall.bookkeeper.forget()
        assert await everything(hall, people[0]) == with_later, "read and then counted on, or counted: it is the same"
        assert with_later != before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE results SET result = replace(result, '\"steps\":10', '\"steps\":11') WHERE table_id = 't3'",
        "DELETE FROM results WHERE table_id = 't3'",
        "DELETE FROM results WHERE table_id <> 't3'",
        "UPDATE facts SET facts = '{}' WHERE table_id = 't3'",
    ],
)
async def test_an_outdated_ledger_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    async with counting(tmp_path, monkeypatch) as (hall, _):
        await put_down(hall, *year(["luna", "ginny", "cho", "dean"]))
        hall.bookkeeper.forget()
        await hall.bookkeeper.opened()
    async with opened(tmp_path) as hall:
        assert await hall.store.kept_ledger()
        await hall.store._do((change, [()]))
    async with counting(tmp_path, monkeypatch) as (hall, counted):
        ledger = await hall.bookkeeper.opened()
        assert len(counted) == len(ledger.entries) == len(await hall.store.results())


async def test_nobody_who_is_gone_stays_in_the_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with counting(tmp_path, monkeypatch) as (hall, _):
        luna = await arrive(hall, "Luna")
        await put_down(hall, *year([luna.person, "ginny", "cho", "dean"]))
        hall.bookkeeper.forget()
        await hall.bookkeeper.opened()
        await hall.bookkeeper._write()
        assert await hall.store.kept_ledger()
        await departure.delete(hall, luna.person)
        assert not await hall.store.kept_ledger()


async def test_a_ledger_is_not_written_while_games_are_still_to_be_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with counting(tmp_path, monkeypatch) as (hall, _):
        games = [*year(["luna", "ginny", "cho", "dean"])]
        await put_down(hall, *games)
        hall.bookkeeper.forget()
        await hall.bookkeeper.opened()
        await asyncio.gather(*hall.bookkeeper._tasks)
        await hall.store._do(("DELETE FROM ledger", [()]))
        await put_down(hall, (result(9, ["luna", "cho"], [1, 2], table="elsewhere"), GameFacts()))
        await hall.bookkeeper._write()
        assert not await hall.store.kept_ledger(), "another node knows of one more"


def test_other_rules_of_counting_give_another_digest() -> None:
    row = Row("t", "{}", 1, "{}")
    digests = [Digest(versions) for versions in ({"scrabble": 1}, {"scrabble": 2}, {})]
    for digest in digests:
        digest.add(row)
    assert len({digest.part for digest in digests}) == len(digests)
    assert ledger_store.read([digests[0].part], [row], {"scrabble": 2}) is None
