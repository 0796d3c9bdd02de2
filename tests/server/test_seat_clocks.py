"""Clocks for the whole game: who pays for which time, what is kept, and what it costs in the end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from greathall.core.match import Match
from greathall.core.record import Record, verify
from greathall.games.scrabble import actions as a
from greathall.server import protocol as p
from greathall.server.bot_turns import hurried
from greathall.server.hall import Hall
from greathall.server.replays import find
from greathall.server.seat_clocks import asks_timekeeper
from tests.server.guests import Sitter, company, opened

pytestmark = pytest.mark.anyio
SETTINGS: dict[str, Any] = {"edition": "classic", "words": "checked", "minutes": 1}


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


async def clocked(hall: Hall, **more: Any) -> tuple[str, list[Sitter]]:
    return await company(hall, "Luna", "Ginny", game="scrabble", seats=2, settings=SETTINGS, **more)


def clocks(sitter: Sitter) -> p.SeatClocks:
    found = sitter.update().clocks
    assert found is not None
    return found


async def wait(hall: Hall, table: str, seat: int, seconds: float) -> None:
    """As if the game had waited so long for this seat."""
    (await hall.must_have(table)).timers.clocks.since[seat] -= seconds


async def give_up_turn(sitters: list[Sitter], turn: int) -> None:
    update = await sitters[turn].until(lambda: next((u for u in sitters[turn].all(p.Update)[-1:] if u.asked), None))
    await sitters[turn].must(p.Act, seat=turn, decision=update.decision, action={"type": "pass"})


async def test_time_is_charged_to_whom_the_game_waits_for_and_costs_points(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, sitters = await clocked(hall)
        first = sitters[0].update().situation.waiting[0]
        second = 1 - first
        assert clocks(sitters[0]).running == [first]
        assert clocks(sitters[0]).left[second] == 60_000
        await wait(hall, table, first, 50)
        await give_up_turn(sitters, first)
        assert 9_000 < clocks(sitters[first]).left[first] <= 10_000
        assert clocks(sitters[first]).running == [second]
        await give_up_turn(sitters, second)
        keys = [sitter.key for sitter in sitters]
    async with opened(tmp_path) as hall:  # what was taken is in the log
        sitters = [await Sitter(hall, table, key).come() for key in keys]
        assert 8_000 < clocks(sitters[first]).left[first] <= 10_000
        await wait(hall, table, first, 71)
        await give_up_turn(sitters, first)
        assert clocks(sitters[first]).left[first] < -60_000, "over, and the game goes on"
        await give_up_turn(sitters, second)
        await sitters[0].until(lambda: sitters[0].state.phase == "over")
        outcome = sitters[0].state.outcome
        assert outcome is not None
        found = await find(hall, await hall.must_have(table), 1)
        told = [action for _, action in found.record.actions][-2:]
        over = [2, 0] if first == 0 else [0, 2]
        assert told == [{"type": "read_clock", "over": minutes} for minutes in over]
        verify(found.record)
        ran_over = [seen.event for seen in sitters[0].update().events if seen.event["type"] == "ran_over"]
        assert ran_over == [{"type": "ran_over", "who": first, "minutes": 2, "points": -20}]
        assert not [n for n in sitters[first].all(p.Notice) if n.message.key == "notice-time-you"]


async def test_clocks_stand_still_while_the_game_is_paused_or_nobody_is_there(hall: Hall) -> None:
    table, (luna, ginny) = await clocked(hall)
    first = luna.update().situation.waiting[0]
    await wait(hall, table, first, 5)
    await luna.must(p.Pause, paused=True)
    await luna.until(lambda: clocks(luna).running == [])
    assert 53_000 < clocks(luna).left[first] <= 55_000
    assert (await hall.must_have(table)).timers.clocks.since == {}
    await luna.must(p.Pause, paused=False)
    await luna.until(lambda: clocks(luna).running == [first])
    assert 53_000 < clocks(luna).left[first] <= 55_000
    await luna.go()
    await ginny.until(lambda: clocks(ginny).running == [first])
    assert (await hall.must_have(table)).timers.clocks.since, "who is away pays for it: somebody waits"
    await ginny.go()
    back = await Sitter(hall, table, luna.key).come()
    assert 53_000 < clocks(back).left[first] <= 55_000


async def test_by_correspondence_no_clock_runs(hall: Hall) -> None:
    _, (luna, _) = await clocked(hall, pace="day")
    assert luna.update().clocks is None


def test_only_the_timekeeper_answers_when_the_clocks_are_read() -> None:
    match = Match(Record.start("scrabble", 2, seed=3, **SETTINGS))
    assert not asks_timekeeper(match)
    for _ in range(4):
        match.answer(match.waiting[0], a.Pass())
    assert asks_timekeeper(match)


def test_bots_share_out_what_is_left_on_their_clock() -> None:
    match = Match(Record.start("scrabble", 2, seed=3, **SETTINGS | {"minutes": 25}))
    assert hurried(match, "strong", 1500.0) == "strong"
    assert hurried(match, "strong", 3.0).startswith("strong:")
    assert 100 < int(hurried(match, "strong", 3.0).removeprefix("strong:").removesuffix("ms")) < 500
    assert hurried(match, "strong", -100.0) == "strong:100ms"
    assert hurried(match, "medium", 0.0) == "medium"
    assert hurried(match, "strong", None) == "strong"
