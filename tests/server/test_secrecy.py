"""What leaves the hall for a seat is what the laws have checked: its situation, its options, its masked events."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import bluff
import greathall
from greathall.core.kernel import Event, State, sample
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import TableHints
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.broadcast import listed_options
from tests.deep import deep
from tests.server.guests import Sitter, company, opened

pytestmark = pytest.mark.anyio


def plain(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize(("name", "seats"), [("bluff", 4), ("stupefy", 4), deep("stupefy", 6)])
async def test_every_message_to_a_seat_is_its_situation_and_its_events(tmp_path: Path, name: str, seats: int) -> None:
    async with opened(tmp_path) as hall:
        table, sitters = await company(hall, "Luna", "Ginny", "Tom", game=name, seats=seats)
        watcher = await Sitter(hall, table, None).come()
        await asyncio.gather(*(sitter.play_out(Random(i)) for i, sitter in enumerate(sitters)))
        await watcher.until(lambda: watcher.state.phase == "over")
        record = hall.tables[table].state.record()
    spec = game(name)
    for sitter, seat in ((sitters[0], 0), (sitters[2], 2), (watcher, None)):
        updates = sitter.all(p.Update)
        assert len(updates) > 10
        for update in updates:
            g = greathall.replay(record, update.step)
            assert update.seat == seat
            assert plain(update.situation) == plain(spec.situation(g, seat))
            if seat in g.sealed:
                g.retract(seat)  # the answer may still be changed
            options = [] if seat is None else [spec.encode(option) for option in g.options(seat)]
            assert [option.action for option in update.options or []] == options
        log: list[Event] = []
        greathall.replay(record, log=log)
        seen = [plain(told) for event in log if (told := event.seen_by(seat)) is not None]
        assert [shown.event for update in updates for shown in update.events] == seen
        known = {p.Update, p.TableInfo, p.Notice, p.Welcome, p.Done, p.Refused, p.Chat}
        assert {type(message) for message in sitter.heard} <= known
        seed = str(record.seed).removeprefix("hex:")
        assert not any(seed in text for text in sitter.texts)


async def test_a_frame_is_what_the_seat_saw_at_a_marked_event(tmp_path: Path) -> None:
    """The view in a frame is that seat's own, directly after the event, and belongs to the event it names."""
    spec = dataclasses.replace(game("bluff"), table=TableHints(frames=(bluff.Revealed,)))
    greathall.games()["bluff"] = spec
    async with opened(tmp_path) as hall:
        table, sitters = await company(hall, "Luna", "Ginny", "Tom")
        watcher = await Sitter(hall, table, None).come()
        await asyncio.gather(*(sitter.play_out(Random(i)) for i, sitter in enumerate(sitters)))
        await watcher.until(lambda: watcher.state.phase == "over")
        record = hall.tables[table].state.record()
        found = await replays.find(hall, hall.tables[table], 1)
        late = await Sitter(hall, table, None).come()
        assert late.update().reset
        assert late.update().frames == []
    for sitter, seat in ((sitters[0], 0), (sitters[2], 2), (watcher, None)):
        updates = [update for update in sitter.all(p.Update) if update.frames]
        assert len(updates) == len([u for u in sitter.all(p.Update) for e in u.events if e.event["type"] == "revealed"])
        for update in updates:
            (frame,) = update.frames
            assert update.events[frame.event].event["type"] == "revealed"
            assert plain(frame.view) == plain(spec.view(greathall.replay(record, update.step), seat))
        shown = [moment for moment in replays.replay(found, seat, 0, 200).page if moment.frames]
        assert [plain(m.frames[0].view) for m in shown] == [plain(update.frames[0].view) for update in updates]
        assert all(isinstance(m.events[m.frames[0].event].event, bluff.Revealed) for m in shown)


def positions(count: int) -> None:
    """Acceptance 4: redraw what a seat does not know, and the message to that seat stays the same."""
    names = sorted(greathall.games())
    rng = Random(4)
    checked = 0
    while checked < count:
        spec = game(names[checked % len(names)])
        seats = rng.choice([*spec.seats])
        match = Match(Record.start(spec.id, seats, rng.getrandbits(64)), 1)
        for _ in range(200):
            if match.over or checked >= count:
                break
            seat = rng.choice([*match.waiting])
            if rng.random() < 0.2:
                viewer = rng.choice([None, *range(seats)])
                assert message(match, viewer) == message(other_world(match, viewer, rng), viewer)
                checked += 1
            match.answer(seat, sample(match.g.options(seat), rng), 2)


def other_world(match: Match, viewer: int | None, rng: Random) -> Match:
    other: Match = object.__new__(Match)
    other.__dict__.update(match.__dict__)
    other.g = match.spec.redeal(match.g, viewer, rng)
    assert isinstance(other.g, State)
    return other


def message(match: Match, viewer: int | None) -> bytes:
    return msgspec.json.encode((match.situation(viewer), listed_options(match, viewer), match.step, match.decision))


def test_redrawn_secrets_do_not_change_the_message() -> None:
    positions(150)


@pytest.mark.deep
def test_redrawn_secrets_do_not_change_ten_thousand_messages() -> None:
    positions(10_000)


async def test_a_running_game_shows_nobody_elses_hand_by_replay_or_record(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, _) = await company(hall, "Luna", "Ginny")
        await luna.act()
        me = await hall.people.of_key(luna.key or "")
        found = await replays.find(hall, hall.tables[table], 1)
        replays.may_look(found, me, 0)
        replays.may_look(found, None, None)
        for person, seat in ((me, 1), (None, 0)):
            with pytest.raises(greathall.Illegal, match="refusal-not-your-seat"):
                replays.may_look(found, person, seat)
        for secret in (replays.finished_record, replays.receipt):
            with pytest.raises(greathall.Illegal, match="refusal-game-not-over"):
                secret(found)
        page = replays.replay(found, None, 0, 50)
        assert all(moment.situation.view.hand == () for moment in page.page)


async def test_a_finished_game_is_looked_at_again_after_a_rematch(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        running = await replays.find(hall, hall.tables[table], 1)
        assert not running.over
        await asyncio.gather(luna.play_out(), ginny.play_out())
        first = replays.replay(await replays.find(hall, hall.tables[table], 1), 0, 0, 200)
        assert first.over
        await luna.must(p.Rematch)
        again = replays.replay(await replays.find(hall, hall.tables[table], 1), 0, 0, 200)
        assert again == first
        assert (again.number, hall.tables[table].state.number) == (1, 2)
        page = replays.replay(await replays.find(hall, hall.tables[table], 1), 0, 2, 2)
        assert page.page == first.page[2:4]
        assert not replays.replay(await replays.find(hall, hall.tables[table], 2), None, 0, 1).over
