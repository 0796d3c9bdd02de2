"""At the table: sitting down, choosing in secret, clocks, leavers, undo, chat, rematch."""

from __future__ import annotations

import asyncio
import dataclasses
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.kernel import sample
from greathall.core.messages import Message, Player
from greathall.core.registry import game, games
from greathall.core.spec import BotHints, GameSpec, TableHints, Tempo
from greathall.server import departure
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.state import TableState, read_log
from greathall.server.timers import Paces, now
from greathall.text.catalogue import LANGUAGES, catalogue
from tests.server.guests import HereAndNow, Sitter, arrive, company, new_table, opened

pytestmark = pytest.mark.anyio
NEVER = 1e9
AT_ONCE = 0.0


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def test_a_guest_sits_down_and_plays_a_game_with_bots_to_its_end(hall: Hall) -> None:
    _, (luna,) = await company(hall, "Luna", seats=4)
    await luna.play_out()
    assert luna.state.outcome is not None
    assert sum(luna.state.outcome.scores) == 5
    assert [chair.bot for chair in luna.state.chairs] == [None, "medium", "medium", "medium"]
    assert len({chair.name for chair in luna.state.chairs}) == 4


async def test_a_table_of_stupefy_with_eight(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=8)
    await asyncio.gather(luna.play_out(), ginny.play_out(Random(2)))
    assert ginny.state.phase == "over"


async def test_a_hall_on_postgresql(tmp_path: Path, fresh_database: str) -> None:
    async with opened(tmp_path, database=fresh_database) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4)
        await luna.act()
        keys = luna.key, ginny.key
    async with opened(tmp_path, database=fresh_database) as hall:
        luna, ginny = [await Sitter(hall, table, key).come() for key in keys]
        await asyncio.gather(luna.play_out(), ginny.play_out())
        assert luna.state.outcome is not None
        assert len(await hall.store.results()) == 1


async def test_one_request_is_enough_to_play_against_bots(hall: Hall) -> None:
    luna = await arrive(hall, "Luna")
    table = await new_table(hall, luna, seats=3, bots="easy", start=True)
    sitter = await Sitter(hall, table, luna.key).come()
    await sitter.play_out()
    assert sitter.state.outcome is not None


async def test_the_host_arranges_the_table(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=3, start=False)
    assert await luna.refused(p.Start) == "refusal-seats-free"
    assert await ginny.refused(p.Start) == "refusal-only-host"
    assert await ginny.refused(p.Sit, seat=0) == "refusal-seat-taken"
    assert await ginny.refused(p.Sit, seat=9) == "refusal-no-such-seat"
    await luna.must(p.SeatBot, seat=2, level="strong")
    assert await luna.refused(p.SeatBot, seat=2, level="divine") == "unknown-bot"
    assert await luna.refused(p.SeatBot, seat=1) == "refusal-seat-taken"
    await luna.must(p.Free, seat=2)
    await luna.must(p.Configure, seats=2, name="  The   Burrow\u202e ", visibility="open", pace="brisk", undo=True)
    assert (luna.state.name, luna.state.visibility, luna.state.pace, luna.state.undo) == (
        "The Burrow",
        "open",
        "brisk",
        True,
    )
    assert await luna.refused(p.Configure, seats=12) == "wrong-seats"
    assert await luna.refused(p.Configure, settings={"jokers": 3}) == "unknown-option"
    assert await luna.refused(p.Configure, game="chess") == "unknown-game"
    await ginny.must(p.Stand, seat=1)
    assert await ginny.refused(p.Stand, seat=1) == "refusal-not-your-seat"
    await luna.must(p.MakeHost, person=ginny.state.members[1].person)
    await ginny.must(p.FillBots, level="easy")
    await ginny.must(p.Start)
    assert await ginny.refused(p.Configure, pace="none") == "refusal-game-running"
    await ginny.must(p.Configure, visibility="closed")


async def test_the_hosts_word_over_people(hall: Hall) -> None:
    table, (luna, draco) = await company(hall, "Luna", "Draco")
    person = draco.state.chairs[1].person
    assert person is not None
    await luna.must(p.Rename, person=person, name="Ferret")
    assert luna.state.chairs[1].name == "Ferret"
    await luna.must(p.Mute, person=person, muted=True)
    assert await draco.refused(p.Say, text="My father will hear about this") == "refusal-muted"
    assert await draco.refused(p.Gesture, emote="laugh") == "refusal-muted"
    assert await draco.refused(p.Kick, person=person) == "refusal-only-host"
    await luna.must(p.Kick, person=person)
    await draco.until(lambda: draco.closed)
    assert draco.closed == 1008
    assert luna.state.chairs[1].person is None
    assert luna.state.chairs[1].bot == "medium"
    again = await Sitter(hall, table, draco.key).come()
    assert again.all(p.Bye)[0].reason.key == "refusal-kicked"
    await luna.play_out()
    assert luna.state.phase == "over"


async def test_visibility(hall: Hall) -> None:
    table, (luna, _) = await company(hall, "Luna", "Ginny", start=False)
    watcher = await Sitter(hall, table, None).come()
    assert watcher.state.watching == 1
    await luna.must(p.Configure, visibility="closed")
    stranger = await Sitter(hall, table, None).come()
    assert stranger.all(p.Bye)[0].reason.key == "refusal-table-private"
    named = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
    assert named.closed == 1008
    lost = await Sitter(hall, "nowhere", None).come()
    assert lost.all(p.Bye)[0].reason.key == "refusal-no-such-table"
    back = await Sitter(hall, table, luna.key).come()
    assert back.all(p.Welcome)[0].host


# -- choosing in secret ------------------------------------------------------------------------------------------------


async def test_who_is_ready_is_shown_and_what_they_chose_is_not(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    watcher = await Sitter(hall, table, None).come()
    asked = await luna.asked()
    await luna.act(2)
    await ginny.until(lambda: ginny.update().situation.ready == (0,))
    await watcher.until(lambda: watcher.update().situation.ready == (0,))
    assert ginny.update().situation.waiting == (1,)
    assert ginny.update().situation.answer is None
    assert watcher.update().situation.answer is None
    assert luna.update().situation.answer == luna.update().situation.answer is not None
    assert not luna.update().asked
    assert luna.update().options == asked.options, "the answer may still be changed"
    assert ginny.update().options != []
    assert watcher.update().options == []


async def test_a_choice_can_be_changed_until_the_last_is_in_and_the_reveal_is_one_event(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    first = await luna.asked()
    assert first.options is not None
    await luna.act(0)
    await luna.must(p.Retract, seat=0, decision=first.decision)
    await ginny.until(lambda: ginny.update().situation.ready == ())
    assert await luna.refused(p.Retract, seat=0, decision=first.decision) == "refusal-nothing-to-retract"
    await luna.act(1)
    changed = first.options[3].action
    heard = len(ginny.heard)
    await luna.must(p.Act, seat=0, decision=first.decision, action=changed)
    assert luna.update().situation.answer == changed
    before = len(ginny.all(p.Update))
    await ginny.act(0)
    reveal = [e.event["type"] for u in ginny.all(p.Update)[before:] for e in u.events]
    assert reveal == ["revealed"]
    shown = next(e.event for u in ginny.all(p.Update)[before:] for e in u.events)
    assert shown["cards"][0] == changed["card"]
    assert not [m for m in ginny.heard[heard:] if isinstance(m, p.Update) and m.situation.ready == (0,)]
    assert await luna.refused(p.Retract, seat=0, decision=first.decision) == "refusal-too-late"


async def test_checking_an_answer_tells_what_it_would_bring(hall: Hall) -> None:
    houses = {"houses": ["slytherin", "ravenclaw"]}
    table, (luna,) = await company(hall, "Luna", game="scrabble", seats=2, settings=houses)
    update = await luna.until(lambda: next((u for u in luna.all(p.Update)[-1:] if u.count), None))
    ask = {"seat": 0, "decision": update.decision}
    first, second, *_ = update.situation.view["own"]["rack"]
    play = {"type": "place", "tiles": [f"{first.replace('?', 'e')}8H", f"{second.replace('?', 'e')}8I"]}
    done = await luna.must(p.Check, **ask, action=play)
    assert done.preview["total"] == sum(word["points"] for word in done.preview["words"]) + done.preview["glossary"]
    assert (await luna.must(p.Check, **ask, action={"type": "pass"})).preview is None
    assert await luna.refused(p.Check, **ask, action={**play, "tiles": play["tiles"][:1]}) == "refusal-two-letters"
    assert hall.tables[table].state.match.g.board == "." * 225  # type: ignore[union-attr]
    assert (await luna.must(p.Act, **ask, action=play)).preview is None


async def test_a_refused_move_has_a_reason_and_changes_nothing(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    update = await luna.asked()
    state = hall.tables[table].state
    before, seq = game("bluff").hash(state.match.g), state.seq  # type: ignore[union-attr]
    ask = {"seat": 0, "decision": update.decision}
    assert await luna.refused(p.Act, **ask, action={"type": "play", "card": 99}) == "bad-action"
    assert await luna.refused(p.Act, **ask, action={"type": "fly"}) == "bad-action"
    hers = (await ginny.asked()).options[0].action  # type: ignore[index]
    assert await luna.refused(p.Act, **ask, action=hers) == "refusal-not-an-option"
    assert await luna.refused(p.Check, **ask, action=hers) == "refusal-not-an-option"
    assert await luna.refused(p.Act, seat=1, decision=update.decision, action=hers) == "refusal-not-your-seat"
    assert await luna.refused(p.Act, seat=0, decision=update.decision + 1, action=hers) == "refusal-too-late"
    assert update.options is not None
    await luna.must(p.Check, **ask, action=update.options[0].action)
    assert (game("bluff").hash(state.match.g), state.seq) == (before, seq)  # type: ignore[union-attr]


async def test_a_refused_change_keeps_the_first_choice(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.act(0)
    mine = luna.update().situation.answer
    hers = (await ginny.asked()).options[0].action  # type: ignore[index]
    decision = luna.update().decision
    assert await luna.refused(p.Act, seat=0, decision=decision, action=hers) == "refusal-not-an-option"
    back = await Sitter(hall, luna.table, luna.key).come()
    assert back.update().situation.answer == mine


async def test_the_same_command_twice_is_carried_out_once(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    update = await luna.asked()
    assert update.options is not None
    act = p.Act(id="once", seat=0, decision=update.decision, action=update.options[0].action)
    first, second = await luna.do(act), await luna.do(act)
    assert first == second
    await ginny.act()
    third = await luna.do(act)  # after the reveal it would be too late, were it new
    assert third == first
    say = p.Say(id="hi", text="Hello")
    assert await ginny.do(say) == await ginny.do(say)
    assert len(hall.tables[table].state.chat) == 1


async def test_one_person_may_hold_several_seats(hall: Hall) -> None:
    _, (luna,) = await company(hall, "Luna", seats=2, start=False)
    await luna.must(p.Sit, seat=1)
    await luna.must(p.Start)
    hands = [(await luna.asked(seat)).situation.view["hand"] for seat in (0, 1)]
    assert not set(hands[0]) & set(hands[1])
    await luna.play_out()
    assert luna.state.outcome is not None


async def test_nobody_looks_into_two_hands(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=3)
    assert await luna.refused(p.Sit, seat=2) == "refusal-other-hand"
    await ginny.must(p.Stand, seat=1)
    assert await ginny.refused(p.Sit, seat=2) == "refusal-other-hand"
    await ginny.must(p.Sit, seat=1)
    tom = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
    await tom.must(p.Sit, seat=2)
    assert tom.update().situation.view["hand"] == []
    await ginny.notice("notice-knocked-seat")
    await luna.must(p.Admit, person=luna.state.knocks[0].person)
    assert len(tom.update().situation.view["hand"]) == 5


# -- coming back -------------------------------------------------------------------------------------------------------


async def test_who_comes_back_sees_exactly_what_was_missed(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.asked()
    seen = luna.update().seq
    await luna.act()
    await luna.go()
    await ginny.act()
    await ginny.must(p.Say, text="Where are you?")
    back = await Sitter(hall, table, luna.key).come(since=seen)
    await back.until(lambda: back.all(p.Update))
    assert not back.update().reset
    assert [e.event["type"] for e in back.update().events] == ["revealed"]
    assert [chat.text for chat in back.all(p.Chat)] == ["Where are you?"]
    anew = await Sitter(hall, table, luna.key).come()
    await anew.until(lambda: anew.all(p.Update))
    assert anew.update().reset
    assert [e.event["type"] for e in anew.update().events] == ["dealt", "dealt", "revealed"]
    beyond = await Sitter(hall, table, luna.key).come(since=10**9)
    await beyond.until(lambda: beyond.all(p.Update))
    assert beyond.update().reset


async def test_a_cut_in_the_middle_of_a_simultaneous_choice(hall: Hall) -> None:
    """Acceptance 2: the answer was sent, the acknowledgement never came; it is sent again and counts once."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    update = await luna.asked()
    assert update.options is not None
    act = p.Act(id="cut", seat=0, decision=update.decision, action=update.options[1].action)
    luna.say(act)
    await luna.go()
    await ginny.until(lambda: not next(c for c in ginny.state.chairs if c.seat == 0).connected)
    back = await Sitter(hall, table, luna.key).come(since=update.seq)
    assert isinstance(await back.do(act), p.Done)
    assert back.update().situation.answer == act.action
    assert len(hall.tables[table].state.match.record.actions) == 1  # type: ignore[union-attr]
    await ginny.act()
    await asyncio.gather(back.play_out(), ginny.play_out())
    assert ginny.state.phase == "over"


async def test_a_seat_moves_to_another_device_by_eight_letters(hall: Hall) -> None:
    table, (luna, _) = await company(hall, "Luna", "Ginny")
    person = await hall.people.of_key(luna.key or "")
    assert person is not None
    code = (await hall.people.code(person)).code
    assert len(code) == 8
    phone = await hall.people.claim(f"{code[:4]}-{code[4:]}".lower())
    assert phone.person == person.id
    assert phone.key != luna.key
    sitter = await Sitter(hall, table, phone.key).come()
    await sitter.act()
    await luna.until(lambda: luna.update().situation.ready == (0,))
    with pytest.raises(greathall.Illegal):
        await hall.people.claim(code)


async def test_the_hall_is_closed_and_opened_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=3)
        await luna.act()
        seen = luna.update()
        keys = luna.key, ginny.key
    async with opened(tmp_path) as hall:
        luna, ginny = [await Sitter(hall, table, key).come() for key in keys]
        await luna.until(lambda: luna.all(p.Update))
        assert luna.update().situation.view == seen.situation.view
        assert luna.update().situation.answer == seen.situation.answer
        await asyncio.gather(luna.play_out(), ginny.play_out())
        assert ginny.state.outcome is not None


# -- clocks ------------------------------------------------------------------------------------------------------------


async def test_when_time_runs_out_the_default_is_taken_and_announced(tmp_path: Path) -> None:
    async with opened(tmp_path, paces=Paces(brisk=0.01)) as hall:
        _, (luna, _) = await company(hall, "Luna", "Ginny", pace="brisk")
        notice = await luna.notice("notice-time")
        assert notice.message.args["player"] == Player(0)
        await luna.until(lambda: luna.state.phase == "over")
        assert luna.state.outcome is not None


async def test_a_clock_is_shown_and_can_be_stopped(tmp_path: Path) -> None:
    async with opened(tmp_path, paces=Paces(relaxed=1000)) as hall:
        _, (luna, _) = await company(hall, "Luna", "Ginny", pace="relaxed")
        clock = (await luna.asked()).clock
        assert clock is not None
        assert clock.total == 1_000_000
        assert 0 < (clock.left or 0) <= 1_000_000
        await luna.must(p.Pause, paused=True)
        assert luna.state.paused
        assert luna.update().clock.paused  # type: ignore[union-attr]
        await luna.must(p.Pause, paused=False)
        assert not luna.update().clock.paused  # type: ignore[union-attr]


def timed(count: float, look: float = 0, hold: bool = False) -> GameSpec[Any]:
    """Bluff with a count of its own."""
    return dataclasses.replace(
        game("bluff"), table=TableHints(tempo={"prompt-choose": Tempo(count=count, look=look, hold=hold)})
    )


async def test_the_real_thing_stays_open_until_the_count_is_over(hall: Hall) -> None:
    """All are ready and still change their minds, the last one and the others, until the hall has counted."""
    greathall.games()["bluff"] = timed(NEVER, hold=True)
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", pace="real")
    first = await luna.asked()
    assert first.options is not None
    await luna.act(0)
    await ginny.act(0)
    await luna.until(lambda: luna.update().situation.ready == (0, 1))
    assert luna.update().situation.waiting == ()
    assert ginny.update().situation.answer is not None
    assert not ginny.update().asked
    assert len(ginny.update().options or ()) == ginny.update().count > 0
    for number in (1, 2):
        action = first.options[number].action
        await luna.must(p.Act, seat=0, decision=first.decision, action=action)
        assert luna.update().situation.answer == action
    hers = ginny.update().situation.answer
    await ginny.must(p.Retract, seat=1, decision=first.decision)
    assert ginny.update().situation.ready == (0,)
    await ginny.must(p.Act, seat=1, decision=first.decision, action=hers)
    await luna.must(p.Retract, seat=0, decision=first.decision)
    await luna.must(p.Act, seat=0, decision=first.decision, action=first.options[4].action)
    assert luna.update().situation.ready == (0, 1)
    assert luna.update().decision == first.decision
    living = hall.tables[table]
    assert living.timers.question is not None
    living.timers.question.ends = now()
    await living.submit(living.settle)
    reveal = await luna.until(lambda: luna.update().events)
    assert reveal[0].event["cards"] == [first.options[4].action["card"], hers["card"]]
    assert greathall.replay(living.state.record()).points == living.state.match.g.points  # type: ignore


async def test_time_to_look_before_the_count(hall: Hall) -> None:
    greathall.games()["bluff"] = timed(NEVER, look=NEVER)
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", pace="real")
    await luna.act()
    await ginny.act()
    await luna.until(lambda: luna.update().situation.ready == (0, 1))
    assert luna.update().clock.opens > 0  # type: ignore[union-attr]
    living = hall.tables[table]
    assert living.timers.question is not None
    living.timers.question.opens = now()
    await living.submit(living.settle)
    await luna.asked(decision=2)


async def test_stupefy_counts_to_three_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody ever answers: the rules say what that means, round after round, and the cards prepared are not told."""
    spec = game("stupefy")
    quick = {
        key: Tempo(count=0.001, look=0.001 if tempo.look else 0, hold=tempo.hold, quiet=tempo.quiet)
        for key, tempo in spec.table.tempo.items()
    }
    monkeypatch.setitem(greathall.games(), "stupefy", dataclasses.replace(spec, table=TableHints(tempo=quick)))
    async with opened(tmp_path, paces=Paces(transport=0)) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4, pace="real")
        await luna.until(lambda: luna.state.phase == "over")
        late = [line for line in hall.tables[table].state.notices if line.message.key == "notice-time"]
        assert late
        assert ginny.update().situation.over


async def test_a_question_whose_time_ends_while_the_table_is_busy_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.calls.Calls.call", lambda self: time.sleep(0.02))
    async with opened(tmp_path, paces=Paces(brisk=0.01)) as hall:
        _, (luna, _) = await company(hall, "Luna", "Ginny", pace="brisk")
        async with asyncio.timeout(10):
            await luna.until(lambda: luna.state.phase == "over")


async def test_leavers_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=AT_ONCE) as hall:
        _, (luna, ginny) = await company(hall, "Luna", "Ginny", leavers="wait")
        await ginny.go()
        await luna.act()
        await luna.until(lambda: not luna.state.chairs[1].connected)
        assert luna.state.chairs[1].bot is None
        assert luna.state.chairs[1].away is not None


async def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=AT_ONCE) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", leavers="bot")
        await ginny.go()
        await luna.notice("notice-bot-away")
        await luna.act()
        await luna.asked(decision=2)
        back = await Sitter(hall, table, ginny.key).come()
        await luna.notice("notice-back")
        assert back.state.chairs[1].bot is None
        await asyncio.gather(back.play_out(), luna.play_out())
        assert luna.state.phase == "over"


async def test_the_table_votes_on_a_leaver(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0.01) as hall:
        _, (luna, ginny, tom) = await company(hall, "Luna", "Ginny", "Tom", leavers="vote")
        await tom.go()
        await luna.notice("notice-proposed-bot")
        await luna.until(lambda: luna.state.proposal)
        assert luna.state.proposal is not None
        assert luna.state.proposal.seat == 2
        assert len(luna.state.proposal.missing) == 2
        await luna.must(p.Vote, topic="bot", agree=False)
        assert await luna.refused(p.Vote, topic="bot", agree=True) == "refusal-not-your-vote"
        await ginny.must(p.Vote, topic="bot", agree=True)
        await luna.notice("notice-dropped")
        await luna.until(lambda: luna.state.proposal and len(luna.state.proposal.missing) == 2)
        await luna.must(p.Vote, topic="bot", agree=True)
        await ginny.must(p.Vote, topic="bot", agree=True)
        await luna.notice("notice-bot-vote")
        await asyncio.gather(luna.play_out(), ginny.play_out())
        assert luna.state.phase == "over"


async def test_the_host_replaces_by_a_bot_and_hands_the_seat_back(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.must(p.SeatBot, seat=1)
    await ginny.until(lambda: ginny.state.chairs[1].bot)
    update = ginny.update()
    assert await ginny.refused(p.Act, seat=1, decision=update.decision, action={}) == "refusal-bot-plays"
    await luna.must(p.HandBack, seat=1)
    assert await luna.refused(p.HandBack, seat=1) == "refusal-no-stand-in"
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert ginny.state.phase == "over"


@pytest.mark.parametrize("leavers", ["wait", "bot", "vote"])
async def test_a_game_that_nobody_attends_waits(tmp_path: Path, leavers: str) -> None:
    """Whatever the table does about leavers: nobody is there whom they keep waiting."""
    async with opened(tmp_path, grace=AT_ONCE) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4, leavers=leavers)
        await luna.go()
        await ginny.go()
        here = hall.tables[table]
        await here.submit(_nothing)
        before = here.state.seq
        await asyncio.sleep(0.05)
        await here.settle()
        assert (here.state.seq, here.state.phase) == (before, "playing")
        assert here.idle, "it can be unloaded from memory"
        back = await Sitter(hall, table, luna.key).come()
        assert back.update().situation.prompt is not None, "the same question"


async def test_bots_wait_for_the_only_player_and_go_on_when_she_is_back(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=AT_ONCE) as hall:
        table, (luna,) = await company(hall, "Luna", seats=3, leavers="bot")
        await luna.act()
        await luna.go()
        here = hall.tables[table]
        await here.submit(_nothing)
        await asyncio.gather(*here.bots.thinking.values())
        await here.submit(_nothing)
        before = here.state.seq
        here.bots.call()
        assert not here.bots.thinking
        assert here.state.seq == before
        back = await Sitter(hall, table, luna.key).come()
        await back.play_out()
        assert back.state.phase == "over"


async def test_the_clock_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, paces=Paces(brisk=0.05)) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", pace="brisk")
        await luna.go()
        await ginny.go()
        here = hall.tables[table]
        await here.submit(_nothing)
        before = here.state.seq
        await asyncio.sleep(0.1)
        await here.settle()
        assert here.state.seq == before
        await Sitter(hall, table, luna.key).come()
        await Sitter(hall, table, ginny.key).come()
        async with asyncio.timeout(5):
            while here.state.seq == before:
                await asyncio.sleep(0.01)


async def test_a_game_nobody_comes_back_to_is_closed_and_says_so(tmp_path: Path) -> None:
    """Acceptance 6, second half."""
    async with opened(tmp_path, close_after=AT_ONCE, unload_after=NEVER) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await hall.close_idle_tables()
        assert luna.state.phase == "playing"
        await luna.go()
        await ginny.go()
        await hall.tables[table].submit(_nothing)
        await asyncio.sleep(0.002)
        await hall.close_idle_tables()
        stranger = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
        assert stranger.state.phase == "closed"
        assert stranger.all(p.Notice)[-1].message.key == "notice-closed-abandoned"
        assert await stranger.refused(p.Say, text="Hello?") == "refusal-not-at-table"
        back = await Sitter(hall, table, luna.key).come()
        assert back.state.phase == "playing"
        assert back.all(p.Notice)[-1].message.key == "notice-reopened"
        await back.act()


async def _nothing() -> None:
    """A turn of the table's task: everything before it is done."""


async def test_quiet_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async with opened(tmp_path, unload_after=AT_ONCE) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await luna.act()
        await luna.go()
        await ginny.go()
        await hall.tables[table].submit(_nothing)
        await asyncio.sleep(0.002)
        await hall.close_idle_tables()
        assert table not in hall.tables
        back = await Sitter(hall, table, luna.key).come()
        await back.until(lambda: back.all(p.Update))
        assert back.update().situation.ready == (0,)


async def test_nobody_waits_for_the_lexicon_of_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart, when tables of all games are read again one after the other."""
    async with opened(tmp_path) as before:
        slow, _ = await company(before, "Luna", game="bluff", seats=2)
        quick, _ = await company(before, "Ginny", game="stupefy", seats=4)
    loaded, told = threading.Event(), list[str]()

    def load(name: str) -> None:
        if name == "bluff":
            loaded.wait(60)
        told.append(f"{name} is loaded")

    def read(table: str, *rest: Any) -> TableState:
        told.append(f"{'bluff' if table == slow else 'stupefy'} is read")
        return read_log(table, *rest)

    monkeypatch.setattr("greathall.server.hall._load_game", load)
    monkeypatch.setattr("greathall.server.hall.read_log", read)
    async with opened(tmp_path) as hall:
        waiting = [asyncio.create_task(hall.must_have(slow)) for _ in range(2)]
        await asyncio.sleep(0)
        await hall.must_have(quick)
        loaded.set()
        await asyncio.gather(*waiting)
    assert told == ["stupefy is loaded", "stupefy is read", "bluff is loaded", "bluff is read"]


async def test_an_absent_host_hands_the_table_on(tmp_path: Path) -> None:
    async with opened(tmp_path, host_grace=AT_ONCE) as hall:
        _, (luna, ginny) = await company(hall, "Luna", "Ginny", start=False)
        await luna.go()
        await ginny.notice("notice-host")
        assert ginny.state.host == ginny.state.chairs[1].person


async def test_settings_name_no_file_of_the_halls_machine(hall: Hall, tmp_path: Path) -> None:
    """Else anybody could ask for its files word by word, or for one that never ends."""
    words = tmp_path / "words"
    words.write_text("ABBA CAB")
    person = await arrive(hall, "Luna")
    with pytest.raises(greathall.Illegal, match="refusal-own-file"):
        await new_table(hall, person, "scrabble", settings={"lexicon": str(words)})
    _, (luna,) = await company(hall, "Luna", game="scrabble", seats=2, start=False)
    assert await luna.refused(p.Configure, settings={"lexicon": "/dev/zero"}) == "refusal-own-file"
    await luna.must(p.Configure, settings={"lexicon": "enable"})


# -- undo, chat, rematch -----------------------------------------------------------------------------------------------


async def test_undo_by_consent_when_something_was_revealed(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", undo=True)
    assert await luna.refused(p.Undo, seat=0) == "refusal-nothing-to-undo"
    hand = (await luna.asked()).situation.view["hand"]
    decision = luna.update().decision
    await luna.act()
    await ginny.act()
    await luna.asked(decision=decision + 1)
    await luna.must(p.Undo, seat=0)
    await ginny.notice("notice-proposed-undo")
    assert await luna.refused(p.Undo, seat=0) == "refusal-vote-running"
    await ginny.must(p.Vote, topic="undo", agree=True)
    await luna.notice("notice-undone")
    again = await luna.asked(decision=decision + 2)
    assert again.reset
    assert again.situation.view["hand"] == hand
    assert [e.event["type"] for e in again.events] == ["dealt", "dealt"]
    await luna.act()
    await ginny.act()
    await luna.must(p.Undo, seat=0)
    await ginny.must(p.Vote, topic="undo", agree=False)
    await luna.notice("notice-dropped")
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert luna.state.phase == "over"


async def test_a_vote_that_is_over_is_no_longer_shown(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", undo=True)
    for goes_on in (False, True):
        await luna.act()
        await ginny.act()
        await luna.must(p.Undo, seat=0)
        await ginny.until(lambda: ginny.state.proposal is not None)
        await (luna.act() if goes_on else ginny.must(p.Vote, topic="undo", agree=True))
        await luna.until(lambda: luna.state.proposal is None)
        await ginny.until(lambda: ginny.state.proposal is None)
    assert await ginny.refused(p.Vote, topic="undo", agree=True) == "refusal-no-vote"


async def test_a_changed_answer_that_nobody_may_notice_ends_no_vote(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", undo=True)
    decision = luna.update().decision
    await luna.act()
    await ginny.act()
    update = await luna.asked(decision=decision + 1)
    assert update.options
    first, last = update.options[0], update.options[-1]
    await luna.must(p.Act, seat=0, decision=update.decision, action=first.action)
    await luna.must(p.Undo, seat=0)
    await ginny.until(lambda: ginny.state.proposal is not None)
    await luna.must(p.Act, seat=0, decision=update.decision, action=last.action)
    await ginny.must(p.Vote, topic="undo", agree=True)
    await luna.notice("notice-undone")


async def test_bots_wait_while_people_vote_on_taking_a_move_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the vote would be over before anybody has read it: an answer ends it."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4, undo=True)
    decision, thought, choose = luna.update().decision, asyncio.Event(), hall.bots.choose

    async def slowly(*asked: Any) -> Any:
        await thought.wait()
        return await choose(*asked)

    await luna.act()
    monkeypatch.setattr(hall.bots, "choose", slowly)
    await ginny.act()
    await luna.asked(decision=decision + 1)
    await luna.must(p.Undo, seat=0)
    thought.set()
    await asyncio.gather(*hall.tables[table].bots.thinking.values())
    await hall.tables[table].submit(_nothing)
    assert luna.update().situation.ready == ()
    await ginny.must(p.Vote, topic="undo", agree=True)
    await luna.notice("notice-undone")
    again = await luna.asked(decision=decision + 2)
    await luna.until(lambda: len(luna.update().situation.ready) == 2)  # and then they go on
    assert again.step == 0


async def test_undo_is_free_among_bots_and_off_by_default(hall: Hall) -> None:
    _, (luna,) = await company(hall, "Luna", seats=2, undo=True)
    await luna.act()
    await luna.asked(decision=2)
    await luna.must(p.Undo, seat=0)
    await luna.until(lambda: luna.update().step <= 1)
    await luna.play_out()
    _, (tom,) = await company(hall, "Tom", seats=2)
    await tom.act()
    assert await tom.refused(p.Undo, seat=0) == "refusal-no-undo"


def talkative(teams: int = 1, **hints: Any) -> GameSpec[Any]:
    """Bluff with partners, and bots that say how many cards they hold."""
    bots = BotHints(remark=lambda g, seat: Message("seat", {"number": len(g.hands[seat])}), **hints)
    return dataclasses.replace(game("bluff"), bots=bots, team=lambda g, seat: seat % teams)


async def test_a_bot_talks_to_its_partners_once_a_round(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(greathall.games(), "bluff", talkative(rounds=lambda g: len(g.played)))
    table, (luna,) = await company(hall, "Luna", seats=2)
    await luna.play_out()
    said = luna.all(p.Chat)
    assert [(chat.seat, chat.person) for chat in said] == [(1, "")] * 5
    assert [chat.message for chat in said] == [Message("seat", {"number": cards}) for cards in (5, 4, 3, 2, 1)]
    assert said[0].name == luna.state.chairs[1].name
    state = hall.tables[table].state
    assert [heard.chat for heard in state.chat] == said


async def test_a_bot_talks_to_its_partners_only(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(greathall.games(), "bluff", talkative(teams=2, rounds=lambda g: 0))
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=3)
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert [(chat.seat, chat.team) for chat in luna.all(p.Chat)] == [(2, True)]
    assert ginny.all(p.Chat) == []


async def test_a_bot_does_not_repeat_itself_and_a_table_may_want_silence(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(greathall.games(), "bluff", talkative(rounds=lambda g: 0))
    _, (luna,) = await company(hall, "Luna", seats=2)
    await luna.play_out()
    assert len(luna.all(p.Chat)) == 1
    _, (ginny,) = await company(hall, "Ginny", seats=2, talk=False)
    assert ginny.state.talk is False
    await ginny.play_out()
    assert ginny.all(p.Chat) == []
    await ginny.must(p.Configure, talk=True)
    assert ginny.state.talk is True


async def test_bots_have_a_temperament(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = BotHints(heuristic=lambda g, seat, rng: g.options(seat)[0], temperaments={"bold": lambda g, s, a: 0.0})
    monkeypatch.setitem(greathall.games(), "bluff", dataclasses.replace(game("bluff"), bots=bots))
    _, (luna,) = await company(hall, "Luna", seats=2, start=False)
    await luna.must(p.SeatBot, seat=1, level="strong/bold")
    assert luna.state.chairs[1].bot == "strong/bold"
    for unknown in ("strong/shy", "easy/bold", "strong/bold:5"):
        assert await luna.refused(p.SeatBot, seat=1, level=unknown) == "unknown-bot"


async def test_chat_is_data_and_emotes_are_words(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.must(p.Say, text="<script>alert(1)</script>\u202e\n\x07 & co")
    await luna.must(p.Gesture, emote="gasp")
    chats = await ginny.until(lambda: len(ginny.all(p.Chat)) == 2 and ginny.all(p.Chat))
    assert isinstance(chats, list)
    assert chats[0].text == "<script>alert(1)</script> & co"
    assert (chats[0].name, chats[0].seat, chats[1].emote) == ("Luna", 0, "gasp")
    assert await luna.refused(p.Say, text="\u200b \x00") == "refusal-empty-text"


async def test_people_who_share_a_device_have_names_of_their_own(hall: Hall) -> None:
    table, (luna,) = await company(hall, "Luna", start=False, seats=3)
    await luna.must(p.Sit, seat=1)
    await luna.must(p.Sit, seat=2)
    await luna.must(p.NameSeat, seat=1, name="  Ginny ")
    await luna.must(p.NameSeat, seat=2, name="Ginny")
    assert [chair.name for chair in luna.state.chairs] == ["Luna", "Ginny", "Ginny (2)"]
    me = await hall.people.of_key(luna.key or "")
    assert me is not None
    await hall.rename(me, "Loony")
    await luna.until(lambda: luna.state.chairs[0].name == "Loony")
    assert [chair.name for chair in luna.state.chairs] == ["Loony", "Ginny", "Ginny (2)"]
    ginny = await Sitter(hall, table, (await arrive(hall, "Draco")).key).come()
    assert await ginny.refused(p.NameSeat, seat=1, name="Draco") == "refusal-not-your-seat"
    await luna.must(p.Start)
    assert await luna.refused(p.NameSeat, seat=1, name="Cho") == "refusal-game-running"
    await luna.play_out()
    assert (await hall.store.results())[0].names == ["Loony", "Ginny", "Ginny (2)"]
    await departure.delete(hall, me.id)
    assert (await hall.store.results())[0].names == ["", "", ""]


async def test_two_tables_of_one_host_are_told_apart(hall: Hall) -> None:
    luna = await arrive(hall, "Luna")
    names = [(await hall.must_have(await new_table(hall, luna))).state.name for _ in range(3)]
    assert names == ["Luna", "Luna (2)", "Luna (3)"]


async def test_whoever_runs_out_of_time_is_told_and_nobody_else_learns_of_a_sealed_answer(tmp_path: Path) -> None:
    """Stupefy counts to three; what the clock answers stays as secret as any answer."""
    async with opened(tmp_path, paces=Paces(relaxed=0.01)) as hall:
        _, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4, pace="relaxed")
        await ginny.notice("notice-time-you")
        await luna.notice("notice-time-you")
        told = [notice.message.key for notice in ginny.all(p.Notice)]
        assert "notice-time" not in told


async def test_every_game_has_phrases_of_its_own(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", game="stupefy", seats=4)
    await luna.must(p.Phrase, phrase="trust-me")
    chat = await ginny.until(lambda: next(iter(ginny.all(p.Chat)), None))
    assert (chat.name, chat.seat, chat.text, chat.message) == ("Luna", 0, None, Message("phrase-trust-me"))
    assert await luna.refused(p.Phrase, phrase="fine-word") == "refusal-no-such-phrase", "that is Scrabble"
    for name in ("stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"):
        spec = games()[name]
        assert len(spec.table.phrases) == 4
        for language in LANGUAGES:
            words = {catalogue(language, spec).text(f"phrase-{phrase}") for phrase in spec.table.phrases}
            assert len(words) == 4


async def test_rematch_in_one_click_and_another_game_after_it(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4)
    assert await ginny.refused(p.Rematch) == "refusal-game-not-over"
    await asyncio.gather(luna.play_out(), ginny.play_out())
    first = luna.state.commitment
    await ginny.must(p.Rematch)
    await luna.until(lambda: luna.state.number == 2)
    assert luna.state.commitment != first
    assert luna.update().reset
    await asyncio.gather(luna.play_out(), ginny.play_out())
    await luna.must(p.Configure, game="stupefy")
    assert (luna.state.phase, luna.state.game) == ("lobby", "stupefy")
    await luna.must(p.Start)
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert luna.state.number == 3
    assert {r.game for r in await hall.store.results()} == {"bluff", "stupefy"}


class Part(msgspec.Struct, frozen=True):
    part: int = 1


async def test_a_campaign_leads_on_in_one_click(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bluff in two parts: the second follows the first, for the same company; nothing follows the second."""
    bluff = game("bluff")
    parts = dataclasses.replace(
        bluff, settings=Part, table=TableHints(sequel=lambda g: Part(2) if g.settings.part == 1 else None)
    )
    monkeypatch.setitem(greathall.games(), "bluff", parts)
    _, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4)
    assert await ginny.refused(p.Rematch, sequel=True) == "refusal-game-not-over"
    assert not luna.state.sequel
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert luna.state.sequel
    await ginny.must(p.Rematch, sequel=True)
    await luna.until(lambda: luna.state.number == 2)
    assert (luna.state.phase, luna.state.settings) == ("playing", {"part": 2})
    assert [chair.name for chair in luna.state.chairs][:2] == ["Luna", "Ginny"]
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert not luna.state.sequel
    assert await ginny.refused(p.Rematch, sequel=True) == "refusal-no-sequel"
    await ginny.must(p.Rematch)
    await luna.until(lambda: luna.state.number == 3)
    assert luna.state.settings == {"part": 2}


async def test_a_bot_that_fails_does_not_hang_the_table(tmp_path: Path) -> None:
    class Foolish(HereAndNow):
        async def choose(self, *_: Any) -> Any:
            return {"type": "play", "card": 1 if self.rng.random() < 0.5 else 20}

    async with opened(tmp_path, bots=Foolish()) as hall:
        _, (luna,) = await company(hall, "Luna", seats=4)
        await luna.play_out()
        assert luna.state.outcome is not None


async def test_a_bot_that_breaks_does_not_hang_the_table(tmp_path: Path) -> None:
    class Broken(HereAndNow):
        async def choose(self, *_: Any) -> Any:
            raise RuntimeError("no idea")

    async with opened(tmp_path, bots=Broken()) as hall:
        _, (luna,) = await company(hall, "Luna", seats=4)
        await luna.play_out()
        assert luna.state.outcome is not None


async def test_who_leaves_in_the_middle_of_a_vote_is_not_waited_for(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0.01) as hall:
        _, (luna, ginny, tom) = await company(hall, "Luna", "Ginny", "Tom", leavers="vote", undo=True)
        await tom.go()
        await luna.until(lambda: luna.state.proposal)
        await ginny.go()
        await luna.until(lambda: not luna.state.chairs[1].connected)
        await luna.must(p.Vote, topic="bot", agree=True)
        await luna.notice("notice-bot-vote")


async def test_an_undo_does_not_wait_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path, grace=0.01) as hall:
        _, (luna, ginny) = await company(hall, "Luna", "Ginny", undo=True)
        await luna.act()
        await ginny.act()
        await luna.must(p.Undo, seat=0)
        await ginny.go()
        await luna.notice("notice-dropped")


async def test_the_records_of_a_table_verify_anywhere(hall: Hall) -> None:
    """Acceptance 10: what the log gives is the same game again."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=4)
    promised = luna.state.commitment
    await asyncio.gather(luna.play_out(), ginny.play_out())
    record = msgspec.json.decode(msgspec.json.encode(hall.tables[table].state.record()), type=greathall.Record)
    assert record.commitment == promised
    assert greathall.verify(record).over
    assert record.names == ["Luna", "Ginny", *luna.state.chairs[2].name.split(), *luna.state.chairs[3].name.split()]


async def test_who_comes_in_late_hears_what_was_said_and_is_not_drowned(hall: Hall) -> None:
    table, (luna, _) = await company(hall, "Luna", "Ginny", start=False)
    for number in range(250):
        await luna.must(p.Say, text=str(number))
        await luna.must(p.Configure, name=f"T{number}")
    for _ in range(60):
        await luna.must(p.Rename, person=luna.state.host, name="Luna")
    late = await Sitter(hall, table, None).come()
    await late.until(lambda: len(late.all(p.Chat)) == 200)
    assert late.closed is None
    assert late.all(p.Chat)[-1].text == "249"


async def test_after_a_restart_a_game_goes_on_when_somebody_comes_back(tmp_path: Path) -> None:
    stuck = HereAndNow()
    stuck.stuck = True
    async with opened(tmp_path, bots=stuck) as hall:
        table, (luna,) = await company(hall, "Luna", seats=2)
        await luna.act()
    async with opened(tmp_path) as hall:
        assert not hall.tables
        back = await Sitter(hall, table, luna.key).come()
        await back.asked(decision=2)


@pytest.mark.parametrize("name", sorted(greathall.games()))
async def test_every_game_plays_over_the_same_protocol(tmp_path: Path, name: str) -> None:
    """Some questions with a person and bots; what the log tells is the same game, and the seat is still there."""
    rng = Random(1)
    async with opened(tmp_path) as hall:
        table, (luna,) = await company(hall, "Luna", game=name, seats=game(name).seats[-1])
        for _ in range(12):
            await luna.until(lambda: luna.state.phase != "playing" or luna.update().asked)
            update = luna.update()
            if luna.state.phase != "playing":
                break
            play = hall.tables[table].state.match
            assert play is not None
            if update.options is None:
                action = msgspec.to_builtins(sample(play.g.options(0), rng))
                await luna.must(p.Check, seat=0, decision=update.decision, action=action)
            else:
                action = rng.choice(update.options).action
            await luna.must(p.Act, seat=0, decision=update.decision, action=action)
    async with opened(tmp_path, bots=(stuck := HereAndNow())) as hall:
        stuck.stuck = True
        back = await Sitter(hall, table, luna.key).come()
        await back.until(lambda: back.all(p.Update))
        play = hall.tables[table].state.match
        assert play is not None
        assert greathall.game(name).hash(greathall.replay(play.record)) == greathall.game(name).hash(play.g)
