"""Games end, and nothing is lost on the way."""

from __future__ import annotations

from random import Random

import bluff
from bluff import SPEC, Bluff, Play, View
from greathall import Outcome
from greathall.core.kernel import Frame
from tests.laws.planted.variants import Choose, caught, variant, with_effect


def test_an_empty_option_list() -> None:
    class Stuck(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            return [] if len(g.played) == 2 else super().options(g, now, seat)

    caught(with_effect(Stuck()), "termination", "is asked and has no options")


def test_an_endless_game() -> None:
    class Endless(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            g.then([self])

    broken = caught(with_effect(Endless()), "termination", "more than the 20 answers")
    assert len(broken.answers) == 21


def test_a_question_that_asks_nobody() -> None:
    class Nobody(Choose):
        def resolve(self, g: Bluff, now: Frame) -> None:
            if len(g.played) == 3:
                g.ask(now)
            else:
                super().resolve(g, now)

    caught(with_effect(Nobody()), "termination", "question still open")


def test_a_question_that_asks_somebody_twice() -> None:
    class Twice(Choose):
        def resolve(self, g: Bluff, now: Frame) -> None:
            g.ask(now, 1, 0)

    caught(with_effect(Twice()), "termination", "each once and ascending: (1, 0)")


def test_an_outcome_before_the_end_and_none_after_it() -> None:
    def early(g: Bluff) -> Outcome:
        return Outcome(tuple(g.points), ())

    caught(variant(outcome=early), "termination", "an outcome before it is over")
    caught(variant(outcome=lambda g: None), "termination", "over and has no outcome")


def test_teammates_with_different_fates() -> None:
    caught(variant(team=lambda g, seat: 0), "termination", "teammates with different results")


def test_rules_that_crash() -> None:
    class Crashing(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            raise KeyError("no such card")

    caught(with_effect(Crashing()), "termination", "KeyError: 'no such card'")


def test_a_lost_card() -> None:
    class Losing(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if len(g.played) == 3:
                g.played[0] = g.played[0][:-1]

    caught(with_effect(Losing()), "conservation", "lost or doubled", "cards: 10 | 9")


def test_a_doubled_card() -> None:
    class Doubling(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if len(g.played) == 3:
                g.hands[0].append(20)

    caught(with_effect(Doubling()), "conservation", "cards: 10 | 11")


def test_a_redeal_that_loses_a_card() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        w.played = w.played[:-1]
        return w

    def view(g: Bluff, seat: int | None) -> View:
        return View(bluff.view(g, seat).hand, (), (), ())

    caught(variant(redeal=redeal, view=view), "conservation", "lost or doubled")
