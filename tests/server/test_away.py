"""Waiting for people, standing in for them, and their coming back; by the minute and by the day."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greathall.server import protocol as p
from greathall.server.hall import Hall, HallConfig
from greathall.server.state import read_log
from greathall.server.statistics import ledger
from greathall.server.store import Result
from greathall.server.timers import TableTimers
from tests.server.guests import GENEROUS, Sitter, company, opened
from tests.server.later import Later, later

__all__ = ["later"]
pytestmark = pytest.mark.anyio
QUIET = msgspec.structs.replace(GENEROUS, silence=1e9)
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


async def _nothing() -> None: ...


async def at_rest(hall: Hall, table: str) -> None:
    """All that was to happen at the table has happened."""
    here = hall.tables[table]
    while True:
        await here.submit(_nothing)
        if not here.bots.thinking:
            return
        await asyncio.gather(*here.bots.thinking.values())


async def goes(hall: Hall, *sitters: Sitter) -> None:
    for sitter in sitters:
        await sitter.go()
        await at_rest(hall, sitter.table)


async def ends_turn(hall: Hall, sitter: Sitter, seat: int) -> None:
    """Passes in Scrabble, and answers whatever that still leads to."""
    action: Any = {"type": "pass"}
    while sitter.update(seat).asked:
        await sitter.must(p.Act, seat=seat, decision=sitter.update(seat).decision, action=action)
        await at_rest(hall, sitter.table)
        action = (sitter.update(seat).options or [p.Option({"type": "pass"}, None)])[0].action  # type: ignore[arg-type]


# -- alone -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["none", "brisk", "day"])
@pytest.mark.parametrize("game", ["stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"])
async def test_a_game_left_for_weeks_is_as_it_was(tmp_path: Path, later: Later, game: str, pace: p.Pace) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna,) = await company(
            hall, "Luna", game=game, seats=4 if game == "stupefy" else 2, leavers="bot", pace=pace
        )
        await luna.until(lambda: luna.update().asked)
        await at_rest(hall, table)
        await goes(hall, luna)
        left, before = luna.update(), hall.tables[table].state.seq
        for while_ in (MINUTE, 10 * MINUTE, 20 * DAY):
            await later(while_)
            await hall.close_idle_tables()
            if table in hall.tables:
                await at_rest(hall, table)
            back = await Sitter(hall, table, luna.key).come()
            await back.until(lambda back=back: back.all(p.Update))  # type: ignore[misc]
            found = back.update()
            assert hall.tables[table].state.seq == before, "nothing was written"
            assert (found.step, found.decision) == (left.step, left.decision)
            assert (found.situation, found.options, found.count) == (left.situation, left.options, left.count)
            assert back.state.chairs[0].bot is None
            if pace == "brisk":
                assert found.clock is not None
                assert found.clock.left is not None
                assert found.clock.left > 25_000, "of 30 seconds"
            else:
                assert found.clock is None
            await goes(hall, back)


# -- with others -------------------------------------------------------------------------------------------------------


async def test_the_others_wait_and_the_clock_stands_still(tmp_path: Path, later: Later) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", leavers="wait", pace="brisk")
        await goes(hall, ginny)
        await luna.until(lambda: luna.update().clock and luna.update().clock.paused)  # type: ignore[union-attr]
        await later(10 * MINUTE)
        await at_rest(hall, table)
        assert luna.state.chairs[1].bot is None
        assert luna.state.proposal is None
        assert luna.update().step == 0
        await Sitter(hall, table, ginny.key).come()
        await luna.until(lambda: luna.update().clock and not luna.update().clock.paused)  # type: ignore[union-attr]
        await later(31)
        await luna.notice("notice-time")


async def test_a_bot_stands_in_after_the_tables_own_patience_and_is_named(tmp_path: Path, later: Later) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", leavers="bot", patience=3 * MINUTE)
        await luna.act()
        await ginny.act()
        await goes(hall, ginny)
        await later(2.9 * MINUTE)
        await at_rest(hall, table)
        assert luna.state.chairs[1].stand_in is None
        await later(0.2 * MINUTE)
        told = await luna.notice("notice-bot-away")
        name = luna.state.chairs[1].stand_in
        assert name is not None
        assert name not in ("Luna", "Ginny")
        first = told.message.args["move"]
        assert (told.message.args["bot"], first) == (name, luna.state.stand_ins[0].first)
        question = (await luna.asked()).decision
        await luna.act()
        await luna.asked(decision=question + 1)
        back = await Sitter(hall, table, ginny.key).come()
        await back.until(lambda: back.state.chairs[1].bot is None)
        [stand_in] = back.state.stand_ins
        assert (stand_in.seat, stand_in.name, stand_in.first) == (1, name, first)
        assert stand_in.last is not None
        assert stand_in.moves >= 1
        await asyncio.gather(luna.play_out(), back.play_out())
        [result] = await hall.store.results()
        assert result.stand_ins == [stand_in]
        assert result.people == [luna.state.chairs[0].person, luna.state.chairs[1].person]
        again = read_log(table, await hall.store.log(table))
        assert again.results[1] == result, "all of it follows from the log"


async def test_the_vote_is_told_by_name(tmp_path: Path, later: Later) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna, ginny, tom, théo) = await company(hall, "Luna", "Ginny", "Tom", "Théo", leavers="vote")
        await goes(hall, théo)
        await later(61)
        proposal = await luna.until(lambda: luna.state.proposal)
        assert (proposal.seat, proposal.needed, proposal.of) == (3, 2, 3)
        await tom.must(p.Vote, topic="bot", agree=False)
        await ginny.must(p.Vote, topic="bot", agree=True)
        people = {member.name: member.person for member in luna.state.members}
        await luna.until(lambda: luna.state.proposal and luna.state.proposal.agreed)
        now = luna.state.proposal
        assert now is not None
        assert (now.agreed, now.refused, now.missing) == (
            [people["Ginny"]],
            [people["Tom"]],
            [people["Luna"]],
        )
        await luna.must(p.Vote, topic="bot", agree=True)
        await luna.notice("notice-bot-vote")
        assert luna.state.chairs[3].bot == "medium"
        back = await Sitter(hall, table, théo.key).come()
        await back.until(lambda: back.state.chairs[3].bot is None)


async def test_who_comes_back_ends_the_vote(tmp_path: Path, later: Later) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", leavers="vote")
        await goes(hall, ginny)
        await later(61)
        await luna.until(lambda: luna.state.proposal)
        await Sitter(hall, table, ginny.key).come()
        await luna.until(lambda: luna.state.proposal is None)
        assert luna.state.chairs[1].bot is None


async def test_a_bot_of_the_host_gives_the_seat_back_too(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await goes(hall, ginny)
        await luna.must(p.SeatBot, seat=1, level="easy")
        assert luna.state.chairs[1].stand_in
        back = await Sitter(hall, table, ginny.key).come()
        await back.until(lambda: back.state.chairs[1].bot is None)


async def test_the_level_of_a_stand_in_is_the_tables_choice(tmp_path: Path, later: Later) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        _, (luna, ginny) = await company(
            hall, "Luna", "Ginny", leavers="bot", stand_in="easy", patience=10, game="stupefy", seats=4
        )
        assert (luna.state.stand_in, luna.state.patience) == ("easy", 10)
        await goes(hall, ginny)
        await later(11)
        await luna.notice("notice-bot-away")
        assert luna.state.chairs[1].bot == "easy"


# -- results -----------------------------------------------------------------------------------------------------------


def result(**fields: Any) -> Result:
    usual: dict[str, Any] = {
        "table": "t",
        "number": 1,
        "game": "bluff",
        "started": 0,
        "ended": 1,
        "steps": 20,
        "names": ["Luna", "Ginny"],
        "people": ["luna", "ginny"],
        "teams": [0, 1],
        "outcome": {"scores": [3, 1], "winners": [0]},
    }
    return msgspec.convert({**usual, **fields}, Result)


@pytest.mark.parametrize(("moves", "rated"), [(0, True), (5, True), (6, False)])
def test_a_result_that_a_bot_played_for_more_than_half_is_not_rated(moves: int, rated: bool) -> None:
    stand_ins = [{"seat": 1, "name": "Bramble", "first": 7, "moves": moves}] if moves else []
    standings = ledger([result(moves=[10, 10], stand_ins=stand_ins)]).statistics().standings
    assert {row.person: row.played for row in standings} == {"luna": 1, "ginny": 1}
    assert {row.person: row.stood_in for row in standings} == {"luna": 0, "ginny": bool(moves)}
    assert (len({row.rating for row in standings}) > 1) is rated


def test_results_of_before_tell_nothing_of_bots() -> None:
    assert not result().played_by_bot(1)


# -- over days ---------------------------------------------------------------------------------------------------------


async def by_owl(hall: Hall, **wishes: Any) -> tuple[str, Sitter, Sitter]:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", pace="day", **wishes)
    return table, luna, ginny


async def test_by_correspondence_nobody_need_stay(tmp_path: Path, later: Later) -> None:
    """Both answer and go; the bot plays on meanwhile, and each finds the next question and a day to answer it."""
    async with opened(tmp_path, limits=QUIET, bot_pause=5.0) as hall:
        table, luna, ginny = await by_owl(hall, seats=3, leavers="wait")
        here = hall.tables[table]
        clock = luna.update().clock
        assert clock is not None
        assert clock.left is not None
        assert clock.left <= DAY * 1000 == clock.total
        assert await luna.refused(p.Pause, paused=True) == "refusal-not-now"
        await later(20)
        await luna.until(lambda: 2 in luna.update().situation.ready)
        for sitter in (luna, ginny):
            await sitter.act()
            await sitter.go()
            await here.submit(_nothing)
        assert here.state.running is not None
        assert here.state.running.decision == 2
        assert here.state.running.ready == ()
        await later(20)
        await at_rest(hall, table)
        assert here.state.running.ready == (2,), "the bot has answered, though nobody is there"
        [summary] = await hall.listed(await hall.people.of_key(ginny.key or ""))
        assert summary.your_turn
        assert summary.due is not None
        await later(6 * HOUR)
        back = await Sitter(hall, table, ginny.key).come()
        await back.until(lambda: back.all(p.Update))
        clock = back.update(1).clock
        assert clock is not None
        assert clock.left is not None
        assert 17 * HOUR < clock.left / 1000 <= 18 * HOUR


@pytest.mark.parametrize("leavers", ["wait", "vote", "bot"])
async def test_when_the_day_is_over_the_table_does_as_it_chose(
    tmp_path: Path, later: Later, leavers: p.Leavers
) -> None:
    async with opened(tmp_path, limits=QUIET, unload_after=MINUTE) as hall:
        table, luna, ginny = await by_owl(hall, leavers=leavers)
        await luna.act()
        await goes(hall, luna, ginny)
        await later(10 * MINUTE)
        await hall.close_idle_tables()
        assert table not in hall.tables, "nobody is there and nothing is due"
    async with opened(tmp_path, limits=QUIET) as hall:  # the hall was switched off meanwhile
        await later(23 * HOUR)
        await hall.close_idle_tables()
        assert table not in hall.tables
        await later(1 * HOUR)
        await hall.close_idle_tables()
        assert (table in hall.tables) is (leavers != "wait")
        if table in hall.tables:
            await at_rest(hall, table)
        back = await Sitter(hall, table, luna.key).come()
        absent = back.state.chairs[1]
        assert (absent.bot is not None) is (leavers == "bot")
        assert (back.state.proposal is not None) is (leavers == "vote")
        if leavers == "vote":
            assert back.state.proposal is not None
            assert (back.state.proposal.needed, back.state.proposal.of) == (1, 1)
            await back.must(p.Vote, topic="bot", agree=True)
            await back.until(lambda: back.state.chairs[1].stand_in)
        again = await Sitter(hall, table, ginny.key).come()
        await again.until(lambda: again.state.chairs[1].bot is None)


async def test_who_plays_alone_has_all_the_time(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=QUIET) as hall:
        table, (luna,) = await company(hall, "Luna", seats=3, pace="three_days", leavers="bot")
        assert luna.update().clock is None
        assert hall.tables[table].state.wake_at is None


@pytest.mark.parametrize("leavers", ["wait", "vote", "bot"])
def test_tables_of_before_have_the_halls_patience(tmp_path: Path, leavers: str) -> None:
    line = (
        '{"at":1,"entry":{"type":"created","host":"luna","host_name":"Luna","game":"bluff","seats":2,"options":{},'
        f'"name":"Owls","door":"link","pace":"none","leavers":"{leavers}","undo":false}}}}'
    )
    state = read_log("t", [line.encode()])
    timers = TableTimers(HallConfig(data_dir=tmp_path), 0.0)
    assert (state.leavers, timers.patience(state), state.stand_in) == (leavers, 60, None)
