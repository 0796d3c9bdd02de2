"""Faults planted in the games themselves: the laws see them there, and not only in Bluff."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import greathall
from greathall.core.kernel import Action, Frame
from greathall.core.spec import GameSpec
from greathall.games.stupefy.actions import Cast, Protego
from greathall.games.stupefy.cards import STUPEFY
from greathall.games.stupefy.turn import CastSpell
from greathall.laws import CheckLevel, LawBroken, Totals, Trial, check_game, fairness, twins, uniform
from tests.deep import deep
from tests.laws.test_fairness import Lazy

TWINS = CheckLevel(json=0, secrecy=0, event_leaks=0, options=0, frames=0, playouts=0, twins=1)
SECRETS: dict[str, Callable[[Any], bool]] = {
    "stupefy": lambda g: bool(g.pile) and g.pile[-1] % 2 == 0,
    "scrabble": lambda g: bool(g.bag) and g.bag[-1] < "M",
    "hogwarts_board": lambda g: g.piles["items"][-1] < "m",
    "hogwarts_battle": lambda g: bool(g.events) and g.events[-1] < "m",
}
"""Something that nobody at the table knows."""


DICE_GO_FIRST = pytest.param("hogwarts_board", marks=pytest.mark.deep)
"""In other worlds dice fall otherwise, so they are told alike for a step or two only: it needs whole games."""


@pytest.mark.parametrize("game", ["stupefy", deep("scrabble"), "hogwarts_battle", DICE_GO_FIRST])
def test_an_order_of_events_that_tells_the_next_card(game: str) -> None:
    spec = greathall.game(game)
    state: Any = spec.state

    class Telling(state):  # type: ignore[misc]
        """Whatever happens last is told last but one, if the next card of a pile is of a certain kind."""

        __slots__ = ()

        def act_unchecked(self, seat: int, action: Action) -> None:
            told = len(self.log or ())
            super().act_unchecked(seat, action)
            if self.log is not None and len(self.log) > told + 1 and SECRETS[game](self):
                self.log[-2:] = self.log[:-3:-1]

    assert broken(replace(spec, state=Telling)) == "the order of events"


def test_the_number_of_a_frame_that_tells_what_was_prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """A redeal keeps frames, so the law of secrecy alone does not see it."""

    def resolve(self: CastSpell, g: Any, now: Frame) -> None:
        true(self, g, now.replace(n=sum(1 << s for s, card in enumerate(g.prepared) if card == STUPEFY)))

    def default(self: CastSpell, g: Any, now: Frame, seat: int, rng: Any) -> Action:
        return Protego() if any(now.n >> s & 1 for s in range(g.seats) if g.target[s] == seat) else Cast()

    true = CastSpell.resolve
    monkeypatch.setattr(CastSpell, "resolve", resolve)
    monkeypatch.setattr(CastSpell, "default", default)
    assert broken(greathall.game("stupefy")).startswith("the default of")


def broken(spec: GameSpec[Any]) -> str:
    """The beginning of what the law of twins says about the beginnings of some games."""
    with pytest.raises(LawBroken) as caught:
        beginnings(spec)
    assert caught.value.law in ("twins", "secrecy")
    return caught.value.what.split(" tells ")[0]


def beginnings(spec: GameSpec[Any]) -> None:
    totals = Totals()
    for seed in range(8):
        upto = None if spec.id == "hogwarts_board" else 90
        check_game(Trial(spec, spec.seats[-1], seed, None, TWINS, totals), uniform(seed), upto)
        twins.check_totals(spec.id, totals)


@pytest.mark.parametrize("spec", greathall.games().values(), ids=lambda spec: spec.id)
def test_a_shuffle_that_forgets_the_last_card(spec: GameSpec[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greathall.core.spec.Chance", Lazy)
    with pytest.raises(LawBroken) as caught:
        fairness.check(spec, deals=600)
    assert caught.value.law == "fairness"
