"""What is offered can be played, and nothing else."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import bluff
from bluff import SPEC, Bluff, Play
from greathall import Illegal, laws
from greathall.core.kernel import Frame
from greathall.laws import LawBroken
from tests.laws.planted.variants import Choose, Sloppy, caught, variant, with_effect


def test_lazy_options_that_accept_what_cannot_be_played() -> None:
    class Lax(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Sloppy(g.hands[seat], range(1, 21))

    caught(with_effect(Lax()), "options", "cannot be played: ValueError", "on a copy")


class Lenient(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        if seat in self.waiting and isinstance(action, Play):
            self.act_unchecked(seat, action)
        else:
            super().act(seat, action)


def test_an_illegal_action_that_is_accepted() -> None:
    caught(variant(state=Lenient), "options", "not among its options is accepted", "Play(card=")


def test_an_option_that_is_refused() -> None:
    class Strict(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Sloppy(g.hands[seat], [card for card in g.hands[seat] if card != max(g.hands[seat])])

    caught(with_effect(Strict()), "options", "is refused: refusal-not-an-option")


class Particular(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        if isinstance(action, Play) and action.card == 13:
            raise Illegal("refusal-not-an-option")
        super().act(seat, action)


def test_an_option_that_the_state_refuses() -> None:
    caught(variant(state=Particular), "options", "is refused: refusal-not-an-option", '"card":13')


class Resentful(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        try:
            super().act(seat, action)
        except Illegal:
            self.points[0] -= 1
            raise


def test_a_refusal_that_changes_the_state() -> None:
    caught(variant(state=Resentful), "options", "is refused but changes the state", "table.points[0]: 0 | -1")


def test_a_refusal_that_leaves_an_event() -> None:
    class Telltale(Choose):
        def refusal(self, g: Bluff, now: Frame, seat: int, action: Any) -> Illegal:
            g.emit(bluff.Dealt(seat, None))
            return super().refusal(g, now, seat, action)

    caught(with_effect(Telltale()), "options", "leaves an event", "Dealt(")


def test_a_crash_on_an_ill_typed_answer() -> None:
    class Rigid(Sloppy):
        def __contains__(self, action: Any) -> bool:
            return action.card in self.hand

    class Crashing(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Rigid(g.hands[seat], ())

    caught(with_effect(Crashing()), "options", "AttributeError")


class Welcoming(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        super().act(seat if seat in self.waiting else self.waiting[0], action)


def test_a_seat_that_is_not_asked_and_accepted() -> None:
    caught(variant(state=Welcoming), "options", "which is not asked is accepted")


def test_options_that_differ_when_asked_for_twice() -> None:
    class Shifty(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            own = super().options(g, now, seat)
            return random.sample(own, len(own))

    caught(with_effect(Shifty()), "options", "change when listed twice")


def test_an_option_offered_twice() -> None:
    class Doubled(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            return super().options(g, now, seat) * 2

    caught(with_effect(Doubled()), "options", "the same option twice")


def test_looking_at_the_options_changes_the_state() -> None:
    class Sorting(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            g.hands[seat].sort(key=lambda card: (len(g.sealed) % 2, -card))
            return super().options(g, now, seat)

    with pytest.raises(LawBroken):
        laws.check(with_effect(Sorting()), games=2)


class Stubborn(Bluff):
    __slots__ = ()

    def retract(self, seat: int) -> None:
        super().retract(seat)
        self.waiting = tuple(sorted(self.waiting, reverse=True))


def test_a_retract_that_does_not_restore() -> None:
    caught(variant(state=Stubborn), "retract", "took its answer back and the state is not as before", "waiting[0]:")


def test_a_view_that_shows_sealed_answers() -> None:
    def busy(g: Bluff, seat: int | None) -> Any:
        view = SPEC.view(g, seat)
        return replace(view, points=tuple(points + len(g.sealed) for points in view.points))

    caught(variant(view=busy), "retract", "sees more of the sealed answer", "points")


def test_options_that_change_while_others_choose() -> None:
    class Hesitant(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            return super().options(g, now, seat)[:: -1 if g.sealed else 1]

    caught(with_effect(Hesitant()), "retract", "has other options since seat")


def test_a_default_that_is_not_an_option() -> None:
    class Bold(Choose):
        def default(self, g: Bluff, now: Frame, seat: int, rng: Random) -> Play:
            return Play(20)

    caught(with_effect(Bold()), "defaults", "is not one of its options", "Play(card=20)")


def test_a_heuristic_that_choose_no_option() -> None:
    caught(variant(heuristic=lambda g, seat, rng: Play(20)), "heuristic", "chooses no option")


def test_a_value_beyond_one() -> None:
    caught(variant(value=lambda g, seat: float(g.points[seat])), "heuristic", "a value is not from 0 to 1")
