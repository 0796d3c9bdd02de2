"""Bots of many tables: none waits behind another, and none can hang a table."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from statistics import median
from typing import Any

import pytest

import greathall
from greathall.bots.budget import Budget
from greathall.server import protocol as p
from greathall.server.bot_turns import BEAT
from greathall.server.bots import LEAST_SHARE, NOWHERE, PATIENCE, SEARCHING, BotPool, Job, Lane, Origin, Worker
from tests.server.guests import HereAndNow, company, opened

pytestmark = pytest.mark.anyio


def job(table: str, people: bool = True) -> Job:
    return Job(Origin(table, people), "bluff", 0, lambda: ())


def test_tables_take_turns_and_those_with_people_come_first() -> None:
    lane = Lane()
    jobs = [job("bots", people=False), job("a"), job("a"), job("a"), job("b"), job("c"), job("c")]
    for each in jobs:
        lane.put(each)
    taken = [lane.take() for _ in jobs]
    assert [each.origin.table for each in taken if each is not None] == ["a", "b", "c", "a", "c", "a", "bots"]
    lane.close()
    assert lane.take() is None


def test_the_more_wait_the_less_time_each_gets() -> None:
    pool = BotPool(1)
    assert pool._shared(300, 1) == 1
    assert pool._shared(300, 3) == pytest.approx(1 / 3)
    for number in range(150):
        pool._searches.put(job(f"t{number}"))
    share = pool._shared(300, 1)
    assert share * 0.3 * 150 <= PATIENCE
    assert pool.gauges()["bot_time_share"] == share
    assert pool._shared(100_000, 1) == LEAST_SHARE
    assert Budget(milliseconds=300).shared(share).milliseconds == 300 * share
    pool.stop()


def test_bots_that_answer_at_once_do_not_queue_behind_those_that_search() -> None:
    """Nobody works here, so what is put stays where it is."""
    pool = BotPool(1)
    pool._crew = [None]  # type: ignore[list-item]
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=1)

    async def ask() -> tuple[int, int]:
        tasks = [asyncio.create_task(pool.choose(spec, g, 0, level, 1)) for level in ("strong", "strong", "easy")]
        await asyncio.sleep(0)
        lengths = pool._quick.length, pool._searches.length
        for task in tasks:
            task.cancel()
        return lengths

    assert asyncio.run(ask()) == (1, 2)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="only where processes have a niceness")
def test_the_hall_goes_before_bots_that_search() -> None:
    """They run beside it, at a lower priority: somebody's move is told before a bot thinks on."""
    lane = Lane()
    worker = Worker(lane, lambda: None, SEARCHING)
    asked = Job(NOWHERE, "", 0, lambda: (os.nice, 0))
    lane.put(asked)
    assert asked.future.result(60) == min(19, os.nice(0) + SEARCHING)
    lane.close()
    worker.kill()


async def test_the_host_replaces_a_bot_that_does_not_answer(tmp_path: Path) -> None:
    bots = HereAndNow()
    bots.stuck = True
    async with opened(tmp_path, bots=bots) as hall:
        table, (luna,) = await company(hall, "Luna", seats=2)
        await luna.act()
        thought = hall.tables[table].bots.thinking[1]
        assert hall.gauges()["oldest_thought_seconds"] > 0
        bots.stuck = False
        await luna.must(p.SeatBot, seat=1, level="easy")
        await luna.asked(decision=2)
        assert thought.cancelled()


async def test_a_late_answer_comes_by_a_beat_that_tells_nothing(tmp_path: Path) -> None:
    """All choose at once, and all see who is ready: longer thoughts than planned end at a few moments only."""
    async with opened(tmp_path, bot_pause=1.0) as hall:
        table, (luna,) = await company(hall, "Luna", game="stupefy", seats=4)
        turns = hall.tables[table].bots
        match = turns.table.state.running
        assert match is not None
        assert turns._rest(match, 2.0, 0.5) == 1.5
        for thought in (2.1, 2.5, 2.99):
            assert thought + turns._rest(match, 2.0, thought) == pytest.approx(2.0 + BEAT)
        await luna.must(p.Close)


@pytest.mark.deep
async def test_the_bots_of_fifty_tables_answer_within_five_seconds() -> None:
    """Three strong bots at each, on one process for searches, as on two cores."""
    pool = BotPool(1)
    spec = greathall.game("stupefy")
    waits: list[float] = []

    async def table(number: int) -> None:
        g = spec.new(seats=4, seed=number)

        async def answer(seat: int) -> tuple[int, Any]:
            began = asyncio.get_running_loop().time()
            chosen = await pool.choose(spec, g, seat, "strong", 3, Origin(str(number)))
            waits.append(asyncio.get_running_loop().time() - began)
            return seat, chosen

        for _ in range(4):
            for seat, chosen in await asyncio.gather(*(answer(seat) for seat in g.waiting if seat)):
                g.act(seat, spec.decode(chosen))
            for seat in g.waiting:
                g.act(seat, g.options(seat)[0])

    try:
        await pool.choose(spec, spec.new(seats=4, seed=0), 0, "strong", 1)  # the process has started
        await asyncio.gather(*(table(number) for number in range(50)))
    finally:
        pool.stop()
    print(f"median {median(waits):.2f} s, worst {max(waits):.2f} s, least share {pool.share:.3f}")
    assert median(waits) < 5
