"""Looking back at a game: decisions are judged by what their seat knew, the figures add up, half of it goes on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import greathall
from greathall.analysis import Analysis, Analyst, analyse
from greathall.analysis.judge import judge
from greathall.analysis.result import mark
from greathall.bots import Budget
from greathall.core.errors import Illegal
from greathall.core.kernel import sample
from greathall.core.match import Match
from greathall.core.record import Record
from tests.bots.small_games import SEEING, Say
from tests.bots.test_paired import last, with_hints
from tests.deep import deep


def played(name: str, answers: int, seed: int = 5) -> Match:
    """A game in the middle, by its heuristic, with some strange answers."""
    spec, rng = greathall.game(name), Random(seed)
    assert spec.bots.heuristic is not None
    match = Match(Record.start(name, spec.seats[0], seed))
    while not match.over and match.step < answers:
        for seat in match.waiting:
            strange = rng.random() < 0.1 and name != "scrabble"
            action = sample(match.g.options(seat), rng) if strange else spec.bots.heuristic(match.g, seat, rng)
            match.answer(seat, action)
    return match


@pytest.fixture(scope="module")
def finished() -> Record:
    """A whole game of Stupefy."""
    return played("stupefy", 10_000).record


@pytest.mark.parametrize("seconds", [0.3, deep(1.0)])
def test_the_parts_add_up_and_the_curve_ends_with_the_result(finished: Record, seconds: float) -> None:
    found = analyse(finished, 1, seconds=seconds)
    assert found.finished
    assert found.done == found.questions
    moved = found.luck.amount + found.choices.amount + found.others.amount
    assert moved == pytest.approx(found.end - found.start)
    assert found.curve[-1].chances[1] == found.end
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1.0)
    assert [point.step for point in found.curve] == sorted(point.step for point in found.curve)
    assert -sum(decision.lost for decision in found.decisions) == pytest.approx(found.choices.amount)
    assert 0 < len(found.turning) <= 3
    for decision in found.decisions:
        assert decision.mark == mark(decision.lost, "chance")
        assert decision.lost == 0.0 or decision.lost > 2 * decision.error


def test_half_an_analysis_goes_on_where_it_was(finished: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a restart: from JSON, in another process, and nothing is looked at twice."""
    monkeypatch.setattr("greathall.analysis.analyst.ROLLOUTS", 6)
    monkeypatch.setattr("greathall.analysis.judge.MOST", 8)
    whole = analyse(finished, 0, seconds=1000.0)
    half = Analyst(finished, 0, seconds=1000.0)
    for _ in range(40):
        half.look()
    kept = msgspec.json.decode(msgspec.json.encode(half.analysis), type=Analysis)
    assert 0 < kept.done < kept.questions
    known = len(kept.decisions)
    went_on = analyse(finished, 0, seconds=1000.0, kept=kept)
    assert went_on.decisions[:known] == half.analysis.decisions
    plain = [msgspec.json.encode(msgspec.structs.replace(each, seconds=0.0)) for each in (went_on, whole)]
    assert plain[0] == plain[1]


def test_a_poor_answer_is_marked_and_a_good_one_is_not() -> None:
    """In this game whoever says 1 wins, and who says 0 wins every second time."""
    spec = with_hints(SEEING, heuristic=last)
    g = spec.new(seed=1)
    poor, good = (judge(spec, g, 0, Say(word), Random(1), Budget(iterations=60)) for word in (0, 1))
    assert poor is not None
    assert good is not None
    assert poor.lost == pytest.approx(0.5, abs=0.2)
    assert mark(poor.lost, "chance") == "costly"
    assert poor.options[0].action == Say(1)
    assert (good.lost, good.reason) == (0.0, None)


def test_a_loss_that_may_be_chance_is_none() -> None:
    assert [mark(lost, "chance") for lost in (0.0, 0.005, 0.02, 0.05, 0.09)] == [
        "best",
        "best",
        "fair",
        "slip",
        "costly",
    ]
    assert [mark(lost, "points") for lost in (0.9, 3.9, 4.0, 12.0)] == ["best", "fair", "slip", "costly"]


def test_only_finished_games_with_thinking_bots_are_looked_at(finished: Record) -> None:
    half = msgspec.structs.replace(finished, actions=finished.actions[:20])
    with pytest.raises(Illegal, match="refusal-game-not-over"):
        Analyst(half, 0)
    with pytest.raises(Illegal, match="refusal-no-such-seat"):
        Analyst(finished, 9)
