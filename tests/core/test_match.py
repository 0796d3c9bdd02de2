"""One game in progress: answering, holding, taking back, and walking through it again."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import pytest

from bluff import SPEC, Bluff, Choose, Dealt, Play, Revealed
from greathall import Illegal, Record, WrongVersion, games, replay
from greathall.core.codec import index_effects
from greathall.core.kernel import Frame, State, sample
from greathall.core.match import SNAPSHOT_EVERY, Match, masked
from greathall.core.spec import TableHints
from greathall.games.stupefy import SPEC as STUPEFY

pytestmark = pytest.mark.usefixtures("installed")


def new_match(seats: int = 3) -> Match:
    return Match(Record.start("bluff", seats=seats, seed=7))


def play_out(match: Match, rng: Random) -> Match:
    at = 0
    while not match.over:
        at += 1
        seat = rng.choice(match.waiting)
        match.answer(seat, sample(match.options(seat), rng), at)
    return match


def answer_all(match: Match, at: int = 1) -> None:
    for seat in match.waiting:
        match.answer(seat, match.options(seat)[0], at)


# -- answering ---------------------------------------------------------------------------------------------------------


def test_a_match_is_what_its_record_says() -> None:
    match = play_out(new_match(), Random(1))
    again = Match(match.seal())
    assert again.over
    assert again.seal() == match.record
    assert [h.event for h in again.events] == [h.event for h in match.events]


def test_a_record_of_other_rules_is_refused() -> None:
    record = Record.start("bluff", seats=3, seed=7)
    record.version = 99
    with pytest.raises(WrongVersion):
        Match(record)


def test_a_sealed_answer_can_be_changed_and_the_old_one_is_forgotten() -> None:
    match = new_match()
    first, second = match.options(0)[:2]
    match.answer(0, first)
    assert match.options(0)[:2] == [first, second]
    match.answer(0, second)
    assert (match.ready, match.decision, match.step) == ((0,), 1, 1)
    assert match.g.sealed == {0: second}
    assert match.record.actions == [(0, SPEC.encode(second))]


def test_a_refused_change_leaves_the_answer_as_it_was() -> None:
    match = new_match()
    answer = match.options(0)[0]
    match.answer(0, answer)
    for attempt in (match.answer, match.hold, match.preview):
        with pytest.raises(Illegal):
            attempt(0, Play(card=match.options(1)[0].card))
        assert match.g.sealed == {0: answer}
        assert match.step == 1


def test_a_held_answer_looks_sealed_and_can_be_changed_by_all() -> None:
    match = new_match()
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[0])
    assert match.closes(2)
    held = match.options(2)[0]
    match.hold(2, held)
    assert (match.waiting, match.ready, match.over) == ((), (0, 1, 2), False)
    assert match.situation(2).answer == held
    assert match.situation(0).ready == (0, 1, 2)
    match.retract(0)
    assert (match.waiting, match.ready, match.held) == ((0,), (1, 2), None)
    match.answer(0, match.options(0)[-1])
    assert (match.decision, match.step) == (2, 3)


def test_who_holds_the_last_answer_alone_may_give_it() -> None:
    match = new_match()
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[0])
    match.hold(2, match.options(2)[0])
    with pytest.raises(Illegal):
        match.answer(0, match.options(0)[1])
    match.answer(2, match.options(2)[0])
    assert match.decision == 2


def test_events_are_seen_since_a_point_and_masked() -> None:
    match = new_match()
    assert [h.event for h in match.seen(1)] == masked(dealt := [h.event for h in match.events], 1)
    assert masked(dealt, 1) != dealt
    answer_all(match, at=5)
    assert [(h.at, h.step, type(h.event)) for h in match.seen(1, since=0)] == [(5, 3, Revealed)]
    assert match.seen(1, since=5) == []


# -- frames ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def marked(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bluff with a view at each reveal."""
    spec = dataclasses.replace(SPEC, table=TableHints(frames=(Revealed,)))
    monkeypatch.setitem(games(), "bluff", spec)


@pytest.mark.usefixtures("marked")
def test_a_frame_is_the_view_at_a_marked_event() -> None:
    match = new_match()
    answer_all(match, at=1)
    (frame,) = match.frames(1)
    assert [type(h.event) for h in match.seen(1)] == [Dealt, Dealt, Dealt, Revealed]
    assert frame.event == 3
    assert frame.view == match.spec.view(match.g, 1)
    answer_all(match, at=2)
    assert [frame.event for frame in match.frames(1, since=1)] == [0]
    assert match.moment(2, 1).frames == match.frames(1, since=1)
    assert match.g.log is None


# -- taking back -------------------------------------------------------------------------------------------------------


class Count(Choose):
    """One seat after the other says a number in the open; nothing hidden is shown but by the last of three."""

    def resolve(self, g: Bluff, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
        return [Play(card) for card in range(1, 4)] if seat else [Play(1)]

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
        g.points[now.who] += answers[now.who].card
        if now.who == 2:
            g.emit(Revealed(tuple(g.hands[0][:1]), 0))


@pytest.fixture
def counting(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    count = Count()

    def setup(g: Bluff) -> None:
        SPEC.setup(g)
        g.agenda = [Frame(count, seat, "") for seat in (2, 1, 0)]

    monkeypatch.setitem(games(), "bluff", dataclasses.replace(SPEC, setup=setup, effects=index_effects({"c": count})))


@pytest.mark.usefixtures("counting")
def test_an_open_answer_reveals_nothing_and_goes_back_to_a_real_choice() -> None:
    match = new_match()
    for seat in (0, 1):
        match.answer(seat, match.options(seat)[0])
    assert match.undo_step(1) == 1
    assert match.undo_step(0) is None, "one option is no choice"
    assert not match.revealed_since(1, Random(1))
    match.answer(2, match.options(2)[0])
    assert match.revealed_since(2, Random(1)), "the last one shows a hidden card"


def test_opened_answers_have_revealed_something() -> None:
    match = new_match()
    answer_all(match)
    assert match.undo_step(0) == 0
    assert match.revealed_since(0, Random(1))


class PublicVote(Count):
    """All choose at once among numbers that everybody has: nothing hidden decides what may be answered."""

    prompts = ("prompt-choose",)

    def resolve(self, g: Bluff, now: Frame) -> None:
        g.ask(now, 0, 1, 2)

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
        for seat, answer in answers.items():
            g.points[seat] += answer.card


def test_answers_given_in_secret_are_revealed_even_if_they_are_possible_in_every_world(
    installed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    vote = PublicVote()

    def setup(g: Bluff) -> None:
        SPEC.setup(g)
        g.agenda = [Frame(vote, 0, "")] * 2

    monkeypatch.setitem(games(), "bluff", dataclasses.replace(SPEC, setup=setup, effects=index_effects({"v": vote})))
    match = new_match()
    answer_all(match)
    assert match.revealed_since(0, Random(1))


def test_undo_goes_back_and_the_game_goes_on_from_there() -> None:
    match = play_out(new_match(), Random(2))
    before = match.question_steps[2]
    decision = match.decision
    match.undo(before, at=99)
    assert (match.step, match.reset, match.decision) == (before, 99, decision + 1)
    assert match.spec.hash(match.g) == match.spec.hash(replay(match.record))
    assert all(h.step <= before for h in match.events)
    play_out(match, Random(3))
    assert Match(match.record).seal().final == match.seal().final


# -- looking back ------------------------------------------------------------------------------------------------------


def long_match() -> Match:
    record = Record.start("stupefy", seats=8, seed=3)
    return play_out(Match(record), Random(1))


@pytest.fixture
def stupefy(installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "stupefy", STUPEFY)


@pytest.mark.usefixtures("stupefy")
def test_every_state_can_be_reached_forward_and_back() -> None:
    match = long_match()
    forward = [match.spec.hash(match.state_at(step)) for step in range(match.step + 1)]
    back = [match.spec.hash(match.state_at(step)) for step in range(match.step, -1, -1)]
    assert forward == back[::-1]
    assert forward[::40] == [match.spec.hash(replay(match.record, upto=step)) for step in range(0, match.step + 1, 40)]
    assert match.spec.hash(match.g) == match.seal().final


@pytest.mark.usefixtures("stupefy")
def test_walking_through_a_replay_costs_no_more_than_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    acts = 0
    act = State.act

    def counted(g: State, seat: int, action: Any) -> None:
        nonlocal acts
        acts += 1
        act(g, seat, action)

    monkeypatch.setattr(State, "act", counted)
    for number in range(match.moments):
        match.moment(number, 0)
    assert acts <= match.step
    acts = 0
    for number in range(match.moments - 1, -1, -1):
        match.moment(number, 0)
    assert acts <= match.moments * (SNAPSHOT_EVERY + 8)


@pytest.mark.usefixtures("stupefy")
def test_after_an_undo_no_state_of_the_old_course_is_left() -> None:
    match = long_match()
    match.state_at(match.step)  # keeps states on the way
    match.undo(match.question_steps[1])
    play_out(match, Random(2))
    for step in range(0, match.step + 1, SNAPSHOT_EVERY):
        assert match.spec.hash(match.state_at(step)) == match.spec.hash(replay(match.record, upto=step))


@pytest.mark.usefixtures("stupefy")
def test_no_state_is_kept_in_the_midst_of_a_question_whose_answers_may_change() -> None:
    match = Match(Record.start("stupefy", seats=8, seed=3))
    rng = Random(1)
    while not (match.question_steps[-1] < SNAPSHOT_EVERY < match.step):
        seat = rng.choice(match.waiting)
        match.answer(seat, sample(match.options(seat), rng))
    first = match.record.actions[match.question_steps[-1]][0]
    match.state_at(match.step)
    other = next(action for action in match.options(first) if action != match.g.sealed[first])
    match.answer(first, other)
    assert match.state_at(match.step).sealed == match.g.sealed


def test_the_open_question_is_not_kept_while_its_answers_may_change() -> None:
    match = new_match()
    match.answer(0, match.options(0)[0])
    match.state_at(1)
    match.answer(0, match.options(0)[1])
    assert match.state_at(1).sealed == match.g.sealed


def test_a_moment_tells_who_answered_and_what_followed() -> None:
    match = play_out(new_match(), Random(4))
    assert match.moments == len(match.question_steps)
    first, second = match.moment(0, 1), match.moment(1, 1)
    assert (first.step, first.by, [type(e) for e in first.events]) == (0, (), [Dealt] * 3)
    assert (sorted(second.by), [type(e) for e in second.events]) == ([0, 1, 2], [Revealed])
    assert match.moment(match.moments - 1, None).situation.over
