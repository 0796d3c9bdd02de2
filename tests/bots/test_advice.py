"""A hint names the next best answers with their worth at every question, also where the bot itself weighs nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall.bots import Budget
from greathall.bots.advice import MOST, advise, other_answers
from greathall.core.kernel import LazyOptions, sample
from greathall.core.messages import Message
from greathall.core.spec import GameSpec
from greathall.games.scrabble import actions as a
from tests.bots.small_games import SEEING, Say
from tests.bots.test_paired import first, with_hints
from tests.games.scrabble.table import place, table

LITTLE = Budget(iterations=6)
QUESTIONS = {"scrabble": 12, "stupefy": 60}
STRANGE = 0.2


@pytest.mark.parametrize("spec", greathall.games().values(), ids=lambda spec: spec.id)
def test_every_kind_of_question_has_a_hint_with_the_next_best(spec: GameSpec[Any]) -> None:
    """Once for each kind of question and answer, in a game of the heuristic with some strange answers; and the same in
    a world that the seat cannot tell apart."""
    heuristic = spec.bots.heuristic
    assert heuristic is not None
    rng, g, seen = Random(4), spec.new(seats=spec.seats[0], seed=4), set()
    for _ in range(QUESTIONS.get(spec.id, 200)):
        for seat in g.waiting:
            answer, options = heuristic(g, seat, rng), g.options(seat)
            assert g.asked is not None
            kind = type(g.asked.effect), type(answer)
            promising, many = spec.bots.promising, isinstance(options, LazyOptions)
            weighed = options if many or promising is None else promising(g, seat)
            if kind not in seen and (many or len(weighed) > 1):
                seen.add(kind)
                advice = advise(spec, g, seat, Random(1), LITTLE)
                assert len(advice.options) == min(MOST, len(weighed)), kind
                assert all(option.rollouts for option in advice.options), kind
                assert advise(spec, spec.redeal(g, seat, rng), seat, Random(1), LITTLE) == advice, kind
            g.act(seat, sample(options, rng) if rng.random() < STRANGE else answer)
        if g.over:
            break
    assert len(seen) >= 3


def test_routine_is_weighed_for_whoever_asks() -> None:
    spec = with_hints(SEEING, heuristic=first, routine=lambda g, seat, action: True)
    advice = advise(spec, spec.new(seed=1), 0, Random(1), LITTLE)
    assert [(option.action, option.worth) for option in advice.options] == [(Say(0), 0.5), (Say(1), 0.0)]
    assert advice.reason == Message("reason-chance", {"best": 50, "other": 0})


def test_pointless_answers_are_named_only_where_nothing_else_is_left() -> None:
    g = SEEING.new(seed=1)
    spec = with_hints(SEEING, pointless=lambda g, seat, action: action == Say(0))
    assert other_answers(spec, g, 0, [Say(1)], Random(1), 3) == [Say(0)]
    assert other_answers(spec, g, 0, [Say(2)], Random(1), 2) == [Say(1)]


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    spec = greathall.game("hogwarts_battle")
    g = spec.new(seats=2, seed=1)
    rng = Random(1)
    while len(g.options(g.waiting[0])) > 1:
        g.act(g.waiting[0], sample(g.options(g.waiting[0]), rng))
    advice = advise(spec, g, g.waiting[0], rng, LITTLE)
    assert [option.rollouts for option in advice.options] == [0]
    assert advice.reason == Message("reason-forced")


def test_to_challenge_or_not_is_weighed_but_nobody_is_advised_to_claim_a_laugh() -> None:
    g = table(["CTU", "EEIIOOA"], [[], ["rictusempra"]])
    place(g, "8G CTU", accept=False)
    assert a.Tickle() in g.options(1)
    advice = advise(greathall.game("scrabble"), g, 1, Random(1), LITTLE)
    assert [option.action for option in advice.options] == [a.Challenge(), a.Accept()]
    assert advice.options[0].worth > advice.options[1].worth
    assert advice.reason.key == "why-challenge"
