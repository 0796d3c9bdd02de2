"""Every choice of a searching bot can be explained, and the explanation tells nothing hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, Literal

import pytest

import bluff
import greathall
from greathall.bots import bot
from greathall.bots.reasons import explain, explain_difference
from greathall.core.kernel import sample
from greathall.core.messages import Message
from greathall.core.reasons import Considered, Difference, Reasons
from greathall.core.spec import GameSpec
from greathall.text import catalogue
from tests.bots.small_games import SEEING, Say
from tests.bots.test_paired import first, last, with_hints
from tests.deep import deep

GAMES: list[GameSpec[Any]] = [bluff.SPEC, *greathall.games().values()]


def test_the_options_come_best_first_with_their_worth() -> None:
    spec = with_hints(SEEING, heuristic=last)
    action, reasons = bot("strong:200", spec, 1).decide(spec.new(seed=1), 0)
    assert reasons is not None
    assert action == reasons.best.action == Say(1)
    assert reasons.best.worth == pytest.approx(1.0)
    assert reasons.next is not None
    assert reasons.next.action == Say(0)
    assert reasons.next.worth == pytest.approx(0.5, abs=0.01)
    assert reasons.best.rollouts >= 4


def test_the_answer_is_the_same_with_and_without_reasons() -> None:
    spec = greathall.game("stupefy")
    g = spec.new(seed=3)
    for seed in range(5):
        assert bot("strong:60", spec, seed).choose(g, 0) == bot("strong:60", spec, seed).decide(g, 0).action


def test_what_was_not_searched_says_so() -> None:
    spec = with_hints(SEEING, heuristic=first, routine=lambda g, seat, action: True)
    reasons = bot("strong:200", spec, 1).decide(spec.new(seed=1), 0).reasons
    assert reasons is not None
    assert [option.rollouts for option in reasons.options] == [0]
    assert explain(spec, spec.new(seed=1), 0, reasons) == Message("reason-plain")
    assert bot("medium", spec, 1).decide(spec.new(seed=1), 0).reasons is None


@pytest.mark.parametrize("level", ["strong:60", deep("master:60"), "strong/*:20"])
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_reasons_are_the_same_in_a_world_the_seat_cannot_tell_apart(spec: GameSpec[Any], level: str) -> None:
    """With a temperament, too: one after the other."""
    characters = [*spec.bots.temperaments] or [""]
    if "*" in level and not characters[0]:
        return
    rng = Random(6)
    g = spec.new(seats=spec.seats[0], seed=5)
    looked = 0
    while looked < (8 if spec.bots.value else 2):
        for seat in g.waiting:
            if rng.random() < 0.3:
                looked += 1
                name = level.replace("*", characters[looked % len(characters)])
                here = bot(name, spec, looked).decide(g, seat)
                there = bot(name, spec, looked).decide(spec.redeal(g, seat, rng), seat)
                assert here == there
                assert here.reasons is not None
                assert here.action == here.reasons.best.action
            g.act(seat, sample(g.options(seat), rng))


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_every_reason_has_a_sentence_in_both_languages(spec: GameSpec[Any]) -> None:
    """What differs is told as the seat would be told of it."""
    g = spec.new(seats=spec.seats[0], seed=5)
    rng = Random(2)
    for number in range(4):
        seat = g.waiting[0]
        reasons = bot("strong:40", spec, number).decide(g, seat).reasons
        assert reasons is not None
        for language in spec.languages:
            texts = catalogue(language, spec)
            messages = [explain(spec, g, seat, reasons), *map(explain_difference, reasons.differences)]
            for message in messages:
                sentence, problems = texts.try_text(message.key, message.args)
                assert sentence, problems
                assert not problems
        for asked in g.waiting:
            g.act(asked, sample(g.options(asked), rng))


def test_differences_are_what_follows_from_the_answer() -> None:
    """In Stupefy, whoever aims at nobody is less often stupefied or stupefies less often: something differs."""
    spec = greathall.game("stupefy")
    rng = Random(3)
    g = spec.new(seed=3)
    found: list[Difference] = []
    for number in range(12):
        seat = g.waiting[0]
        reasons = bot("strong:80", spec, number).decide(g, seat).reasons
        assert reasons is not None
        found += reasons.differences
        for asked in g.waiting:
            g.act(asked, sample(g.options(asked), rng))
    assert found
    assert all(difference.best != difference.other for difference in found)


def reasons(*worths: float, unit: Literal["chance", "points"] = "chance") -> Reasons:
    options = [Considered(action=Say(n), worth=worth, error=0.0, rollouts=9) for n, worth in enumerate(worths)]
    return Reasons(seat=0, options=tuple(options), unit=unit)


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (reasons(0.62, 0.55), "It wins about 62 % of the time, the next best about 55 %.", "62 fois sur 100"),
        (reasons(0.62, 0.619), "and so does the next best", "et le meilleur des autres aussi"),
        (reasons(0.5, 0.62), "That is the usual choice here.", "le choix habituel"),
        (reasons(0.62), "It wins about 62 % of the time.", "62 fois sur 100."),
        (reasons(30.2, 27.1, unit="points"), "about 3 points more", "3 points de plus"),
        (reasons(30.2, 29.1, unit="points"), "about one point more", "1 point de plus"),
        (reasons(30.2, 30.1, unit="points"), "as many points as", "autant de points que"),
    ],
)
def test_the_general_sentence(given: Reasons, english: str, french: str) -> None:
    g = SEEING.new(seed=1)
    message = explain(SEEING, g, 0, given)
    assert english in catalogue("en").format(message)
    assert french in catalogue("fr").format(message).replace("\u202f", " ")


def test_a_game_has_its_own_sentence() -> None:
    spec = replace(SEEING, bots=replace(SEEING.bots, explain=lambda g, seat, reasons: Message("seat", {"number": 9})))
    assert explain(spec, spec.new(seed=1), 0, reasons(0.6, 0.5)) == Message("seat", {"number": 9})
