"""Talk within a house that nobody else hears (S32), and a log that goes back to the present round only (S20)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import greathall
from greathall.server import log, replays
from greathall.server import protocol as p
from greathall.server.state import read_log
from tests.server.guests import Sitter, arrive, company, opened

pytestmark = pytest.mark.anyio

HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "gryffindor", "hufflepuff", "ravenclaw")
SECRET = "aim at seat two"


def settings(**changes: Any) -> dict[str, Any]:
    return {"house_chat": "on", "houses": HOUSES, "first_favourite": 0} | changes


def lines(sitter: Sitter) -> list[tuple[str | None, bool]]:
    return [(chat.text, chat.team) for chat in sitter.all(p.Chat)]


async def test_only_the_people_of_the_house_hear_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        names = ("Luna", "Ginny", "Tom", "Harry", "Cho")
        table, sitters = await company(hall, *names, game="stupefy", seats=6, settings=settings())
        luna, _, _, harry, _ = sitters
        watcher = await Sitter(hall, table, None).come()
        assert luna.state.team_talk == [[0, 3], [1, 4]]  # the third house has one person and a bot
        sent = {sitter: len(sitter.texts) for sitter in (*sitters, watcher)}
        await luna.must(p.Say, text=SECRET, team_of=0)
        await harry.until(lambda: harry.all(p.Chat))
        (said,) = harry.all(p.Chat)
        assert (said.name, said.seat, said.text, said.team) == ("Luna", 0, SECRET, True)
        await luna.must(p.Say, text="hello all")
        for sitter in (*sitters, watcher):
            await sitter.until(lambda sitter=sitter: ("hello all", False) in lines(sitter))  # type: ignore[misc]
        for sitter in (*sitters[1:3], sitters[4], watcher):
            assert lines(sitter) == [("hello all", False)]
            assert not any(SECRET in text for text in sitter.texts)
            assert len(sitter.texts) == sent[sitter] + 1  # nothing at all was sent at the secret line
        assert lines(luna) == lines(harry) == [(SECRET, True), ("hello all", False)]


async def test_who_comes_back_hears_what_was_said_to_them_and_nobody_else_does(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        names = ("Luna", "Ginny", "Tom", "Harry")
        table, sitters = await company(hall, *names, game="stupefy", seats=6, settings=settings())
        luna, ginny, _, harry = sitters
        await harry.must(p.Say, text=SECRET, team_of=3)
        for sitter in (luna, ginny, harry):
            await sitter.go()
        for sitter, hears in ((luna, True), (ginny, False), (harry, True)):
            again = await Sitter(hall, table, sitter.key).come()
            await again.must(p.Gesture, emote="hello")
            assert ((SECRET, True) in lines(again)) is hears
            assert any(SECRET in text for text in again.texts) is hears
        assert not any(SECRET in text for text in (await Sitter(hall, table, None).come()).texts)
        # A newcomer who takes over a bot's seat of that house hears what is said from now on, not what was said.
        cho = await Sitter(hall, table, (await arrive(hall, "Cho")).key).come()
        await cho.must(p.Sit, seat=4)
        host = await Sitter(hall, table, luna.key).come()
        await host.must(p.Admit, person=host.state.knocks[0].person)
        again = await Sitter(hall, table, ginny.key).come()
        await again.must(p.Say, text="now you", team_of=1)
        await cho.until(lambda: ("now you", True) in lines(cho))
        assert not any(SECRET in text for text in cho.texts)


async def test_it_is_refused_where_there_is_none(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        _, (luna, _) = await company(hall, "Luna", "Ginny", game="stupefy", seats=6, settings=settings())
        assert luna.state.team_talk == []
        assert await luna.refused(p.Say, text=SECRET, team_of=0) == "refusal-no-teammate"  # a bot does not listen
        assert await luna.refused(p.Say, text=SECRET, team_of=1) == "refusal-not-your-seat"
        assert await luna.refused(p.Say, text=SECRET, team_of=9) == "refusal-no-such-seat"
        table, (tom, _, _, harry) = await company(
            hall, "Tom", "Cho", "Draco", "Harry", game="stupefy", seats=6, settings=settings(house_chat="off")
        )
        assert tom.state.team_talk == []
        assert await tom.refused(p.Say, text=SECRET, team_of=0) == "refusal-no-team-talk"
        assert harry.all(p.Chat) == []
        assert not hall.tables[table].state.chat
        _, (neville, luna2) = await company(hall, "Neville", "Luna", game="bluff")
        assert await neville.refused(p.Say, text=SECRET, team_of=0) == "refusal-no-team-talk"
        assert await luna2.refused(p.Say, text=SECRET, team_of=1) == "refusal-no-team-talk"


async def test_it_is_refused_in_the_lobby_and_to_who_is_muted(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        names = ("Luna", "Ginny", "Tom", "Harry")
        _, sitters = await company(hall, *names, game="stupefy", seats=6, settings=settings(), start=False)
        luna, _, _, harry = sitters
        assert await luna.refused(p.Say, text=SECRET, team_of=0) == "refusal-no-team-talk"
        await luna.must(p.FillBots)
        await luna.must(p.Start)
        person = harry.all(p.Welcome)[0].person
        await luna.must(p.Mute, person=person, muted=True)
        assert await harry.refused(p.Say, text=SECRET, team_of=3) == "refusal-muted"


async def test_the_log_keeps_who_heard_it_and_reads_lines_of_older_logs(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        names = ("Luna", "Ginny", "Tom", "Harry")
        table, (luna, _, _, harry) = await company(hall, *names, game="stupefy", seats=6, settings=settings())
        await luna.must(p.Say, text=SECRET, team_of=0)
        people = {sitter.all(p.Welcome)[0].person for sitter in (luna, harry)}
        again = read_log(table, await hall.store.log(table))
        assert [(heard.chat.text, set(heard.to or ())) for heard in again.chat] == [(SECRET, people)]
        assert [heard.by(None) for heard in again.chat] == [False]
    old = log.decode(b'{"at":1,"entry":{"type":"said","person":"x","line":"hi","emote":null}}')
    assert old.event == log.Said("x", "hi")


# -- the log without the memory aid ------------------------------------------------------------------------------------


async def play_rounds(luna: Sitter, rounds: int) -> None:
    """Luna answers (her first option) until that round has begun."""
    while luna.update().situation.view["round"] < rounds:
        await luna.act()
        await luna.until(lambda: luna._open() or luna.state.phase == "over")


@pytest.mark.parametrize(("aid", "all_of_it"), [("off", False), ("on", True)])
async def test_who_comes_back_is_sent_the_present_round_only(tmp_path: Path, aid: str, all_of_it: bool) -> None:
    async with opened(tmp_path) as hall:
        table, (luna,) = await company(hall, "Luna", game="stupefy", seats=4, settings={"memory_aid": aid})
        await play_rounds(luna, 3)
        since = luna.update().log_since
        assert (since == 0) is all_of_it
        for key in (luna.key, None):
            again = await Sitter(hall, table, key).come()
            update = await again.until(lambda again=again: again.all(p.Update))  # type: ignore[misc]
            began = [seen.event["round"] for seen in update[0].events if seen.event["type"] == "round_began"]
            assert began == ([1, 2, 3] if all_of_it else [3])
            assert {seen.step for seen in update[0].events} >= {since}
            assert min(seen.step for seen in update[0].events) == since
        found = await replays.find(hall, hall.tables[table], 1)
        for seat in (0, None):
            shown = replays.replay(found, seat, 0, 200)
            assert len(shown.page) == shown.moments
            rounds = {moment.situation.view.round for moment in shown.page}
            assert rounds == ({1, 2, 3} if all_of_it else {3})
            later = replays.replay(found, seat, 1, 200)
            assert [moment.step for moment in later.page] == [moment.step for moment in shown.page][1:]


async def test_after_the_game_all_of_it_is_open(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna,) = await company(hall, "Luna", game="stupefy", seats=4)
        await luna.play_out()
        again = await Sitter(hall, table, None).come()
        assert [e.event["round"] for e in again.update().events if e.event["type"] == "round_began"] == [*range(1, 9)]
        assert again.update().log_since == 0
        found = await replays.find(hall, hall.tables[table], 1)
        assert replays.replay(found, None, 0, 200).page[0].step == 0


def test_a_client_that_knows_nothing_of_it_still_speaks_to_all() -> None:
    said = msgspec.json.decode(b'{"type":"say","id":"1","text":"hi"}', type=p.FromClient)
    assert isinstance(said, p.Say)
    assert said.team_of is None


def test_only_stupefy_limits_the_log() -> None:
    for name, spec in greathall.games().items():
        if name != "stupefy":
            g = spec.new(seed=1)
            assert (spec.table.log_since(g), spec.table.team_talk(g)) == (None, False)
