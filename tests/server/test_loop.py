"""Nothing holds the event loop for more than five milliseconds: while it does, everybody waits.

What counts is the processor time of each step of the loop, which is the same on a busy machine as on an idle one.
"""

from __future__ import annotations

import asyncio
import gc
import time
from asyncio.events import Handle
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from greathall.core.registry import games
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.serve import tune_garbage_collector
from greathall.server.statistics import Ledger
from greathall.server.store import Result
from tests.server.guests import arrive, company, opened, served
from tests.server.test_store import result

pytestmark = pytest.mark.anyio

MOST = 0.005
TIMES = 6
"""So often everything is tried: what is too long is so every time; what is done only once (an import, a schema), or a
hiccup of the machine, is not."""


class Steps:
    """How long each step of the loop took, by what it was."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}

    def clear(self) -> None:
        self.longest.clear()

    def too_long(self) -> dict[str, float]:
        return {name: round(1000 * took, 1) for name, took in self.longest.items() if took > MOST}


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Steps]:
    """Garbage is collected as in a hall that is served: what thousands of other tests have left does not count."""
    watched, real = Steps(), Handle._run
    thresholds = gc.get_threshold()

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
    tune_garbage_collector()
    try:
        yield watched
    finally:
        gc.set_threshold(*thresholds)


def finished(number: int, ended: int) -> Result:
    people: list[str | None] = [f"p{number % 9}", f"q{number % 7}"]
    return msgspec.structs.replace(result(f"t{number}", 1, ended), people=people)


async def fetch(http: httpx.AsyncClient, page: str, steps: Steps) -> None:
    for _ in range(TIMES):
        steps.clear()
        assert (await http.get(page)).status_code == 200, page
        if not steps.too_long():
            return
    assert steps.too_long() == {}, page


async def put_down(hall: Hall, *results: Result) -> None:
    rows = [(r.table, r.number, r.game, r.ended, msgspec.json.encode(r).decode()) for r in results]
    again = " ON CONFLICT (table_id, number) DO UPDATE SET ended = excluded.ended, result = excluded.result"
    await hall.store._do(("INSERT INTO results VALUES ($1, $2, $3, $4, $5)" + again, rows))


async def test_the_first_fill_of_the_ledger_lets_the_others_have_their_turn(tmp_path: Path, steps: Steps) -> None:
    async with opened(tmp_path) as hall:
        await put_down(hall, *(finished(n, 1000 + n) for n in range(400)))
        for _ in range(TIMES):
            hall.bookkeeper.forget()
            steps.clear()
            assert len((await hall.bookkeeper.opened()).entries) == 400
            if not steps.too_long():
                break
        assert steps.too_long() == {}


@pytest.mark.deep
async def test_a_hall_with_years_of_games_holds_the_loop_no_longer(tmp_path: Path, steps: Steps) -> None:
    """5,000 games of 200 people: filling the ledger, writing it down, and every page that is made of it."""
    async with opened(tmp_path) as hall, served(hall) as address:
        me = await arrive(hall, "Luna")
        names = [*games()]
        years = []
        for n in range(5000):
            people: list[str | None] = [me.person if n % 50 == 0 else f"p{n % 200}", f"p{(7 * n + 3) % 200}"]
            ended, name = 1_700_000_000_000 + n * 6 * 3_600_000, names[n % len(names)]
            years.append(msgspec.structs.replace(result(f"t{n}", 1, ended), people=people, game=name))
        await put_down(hall, *years)
        headers = {"authorization": f"Bearer {me.key}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, trust_env=False) as http:
            for page in (
                *("/api/statistics", "/api/statistics/charts", "/api/people", "/api/cup", "/api/me/games"),
                *("/api/me/finished", f"/api/people/{me.person}/profile"),
            ):
                await fetch(http, page, steps)
        hall.bookkeeper.forget()
        await asyncio.sleep(0)
        steps.clear()
        assert len((await hall.bookkeeper.opened()).entries) == 5000
        await asyncio.gather(*hall.bookkeeper._tasks)  # the ledger is written down
        assert steps.too_long() == {}


async def test_what_changes_while_the_ledger_is_filled_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as hall:
        await put_down(hall, *(finished(n, 1000 + n) for n in range(40)))
        await hall.bookkeeper.opened()
        monkeypatch.setattr("greathall.server.store_people.PAGE", 10)
        halfway, goes_on, rows = asyncio.Event(), asyncio.Event(), hall.store.results_with_facts

        async def halting() -> AsyncIterator[Any]:
            count = 0
            async for row in rows():
                yield row
                count += 1
                if count == 20:
                    halfway.set()
                    await goes_on.wait()

        monkeypatch.setattr(hall.store, "results_with_facts", halting)

        async def asked() -> asyncio.Task[Ledger]:
            halfway.clear()
            goes_on.clear()
            hall.bookkeeper.forget()
            asking = asyncio.create_task(hall.bookkeeper.opened())
            await halfway.wait()
            return asking

        asking = await asked()
        await put_down(hall, finished(40, 900))  # as if somebody's name were taken out of an older game
        hall.bookkeeper.forget()
        goes_on.set()
        assert len((await asking).entries) == 41

        asking = await asked()
        anew = finished(0, 5000)  # its end was taken back, and now it has ended otherwise
        await put_down(hall, anew)
        hall.bookkeeper.finished(anew, None)
        goes_on.set()
        await asyncio.gather(asking, *hall.bookkeeper._tasks)
        ledger = await hall.bookkeeper.opened()
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
                await fetch(http, page, steps)
        for name in ("stupefy", "hogwarts_board"):
            names = ["Luna", "Ginny", "Neville", "Cho"][: games()[name].seats[0]]
            _, sitters = await company(hall, *names, game=name)
            for _ in range(TIMES):
                steps.clear()
                for _ in range(4):
                    asked = await sitters[0].until(lambda sitters=sitters: [s for s in sitters if s._open()])  # type: ignore[misc]
                    assert isinstance(await asked[0].act(), p.Done)
                if not steps.too_long():
                    break
            assert steps.too_long() == {}, name
            await asyncio.gather(*(sitter.go() for sitter in sitters))
