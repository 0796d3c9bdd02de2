"""Nothing holds the event loop for more than five milliseconds: while it does, everybody waits.

What counts is the processor time of each step of the loop, which is the same on a busy machine as on an idle one.
"""

from __future__ import annotations

import asyncio
import time
from asyncio.events import Handle
from pathlib import Path

import httpx
import msgspec
import pytest

from greathall.core.registry import games
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.statistics import Ledger
from greathall.server.store import Result
from tests.server.guests import arrive, company, opened, served
from tests.server.test_store import result

pytestmark = pytest.mark.anyio

MOST = 0.005
FIRST = 3
"""What is done for the first time (an import, a schema) is not counted: everything is done so many times."""


class Steps:
    """How long each step of the loop took, by what it was."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}

    def clear(self) -> None:
        self.longest.clear()

    def too_long(self) -> dict[str, float]:
        return {name: round(1000 * took, 1) for name, took in self.longest.items() if took > MOST}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Steps:
    watched, real = Steps(), Handle._run

    def run(handle: Handle) -> None:
        before = time.thread_time()
        real(handle)
        took = time.thread_time() - before
        callback = handle._callback  # type: ignore[attr-defined]
        owner = getattr(callback, "__self__", None)
        doing = owner.get_coro() if isinstance(owner, asyncio.Task) else callback
        named = getattr(doing, "__qualname__", repr(doing)[:80])
        watched.longest[named] = max(watched.longest.get(named, 0.0), took)

    monkeypatch.setattr(Handle, "_run", run)
    return watched


def finished(number: int, ended: int) -> Result:
    people: list[str | None] = [f"p{number % 9}", f"q{number % 7}"]
    return msgspec.structs.replace(result(f"t{number}", 1, ended), people=people)


async def put_down(hall: Hall, *results: Result) -> None:
    rows = [(r.table, r.number, r.game, r.ended, msgspec.json.encode(r).decode()) for r in results]
    again = " ON CONFLICT (table_id, number) DO UPDATE SET ended = excluded.ended, result = excluded.result"
    await hall.store._do(("INSERT INTO results VALUES ($1, $2, $3, $4, $5)" + again, rows))


async def test_the_first_fill_of_the_ledger_lets_the_others_have_their_turn(tmp_path: Path, steps: Steps) -> None:
    async with opened(tmp_path) as hall:
        await put_down(hall, *(finished(n, 1000 + n) for n in range(400)))
        hall.books.forget()
        steps.clear()
        ledger = await hall.books.opened()
        assert len(ledger.entries) == 400
        assert steps.too_long() == {}


async def test_what_changes_while_the_ledger_is_filled_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as hall:
        await put_down(hall, *(finished(n, 1000 + n) for n in range(40)))
        for name, value in (("bookkeeping.SLICE", 0), ("bookkeeping.PAUSE", 0), ("store_people.PAGE", 10)):
            monkeypatch.setattr(f"greathall.server.{name}", value)

        async def asked_meanwhile() -> asyncio.Task[Ledger]:
            hall.books.forget()
            asking = asyncio.create_task(hall.books.opened())
            while not hall.books._filled or len(await hall.store.results(limit=1)) < 1:
                await asyncio.sleep(0)
            assert not asking.done()
            return asking

        asking = await asked_meanwhile()
        await put_down(hall, finished(40, 900))  # as if somebody's name were taken out of an older game
        hall.books.forget()
        assert len((await asking).entries) == 41

        asking = await asked_meanwhile()
        anew = finished(0, 5000)  # its end was taken back, and now it has ended otherwise
        await put_down(hall, anew)
        hall.books.finished(anew, None)
        await asyncio.gather(asking, *hall.books._tasks)
        ledger = await hall.books.opened()
        assert sum(ledger.played.values()) == len(ledger.entries) == 41
        assert ledger.entries["t0", 1].result == anew


async def test_no_page_and_no_move_holds_the_loop(tmp_path: Path, steps: Steps) -> None:
    async with opened(tmp_path) as hall, served(hall) as address:
        luna = await arrive(hall, "Luna")
        headers = {"authorization": f"Bearer {luna.key}"}
        pages = [
            *("/api/games", "/api/tables", "/api/statistics", "/api/me/games", "/api/people", "/api/protocol.json"),
            *("/schema/openapi.json", "/health", "/metrics", "/api/cup"),
            *(f"/api/games/{name}/schema.json" for name in games()),
        ]
        async with httpx.AsyncClient(base_url=address, headers=headers, trust_env=False) as http:
            for page in pages:
                for _ in range(FIRST):
                    steps.clear()
                    assert (await http.get(page)).status_code == 200, page
                assert steps.too_long() == {}, page
        for name in ("stupefy", "hogwarts_board"):
            names = ["Luna", "Ginny", "Neville", "Cho"][: games()[name].seats[0]]
            _, sitters = await company(hall, *names, game=name)
            for number in range(8):
                if number == FIRST:
                    steps.clear()
                asked = await sitters[0].until(lambda sitters=sitters: [s for s in sitters if s._open()])  # type: ignore[misc]
                assert isinstance(await asked[0].act(), p.Done)
            assert steps.too_long() == {}, name
            await asyncio.gather(*(sitter.go() for sitter in sitters))
