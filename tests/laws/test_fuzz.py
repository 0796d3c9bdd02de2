"""Hypothesis looks for games that break a law, and shrinks what it finds."""

from typing import Annotated, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta, Struct

import bluff
from bluff import Bluff, Play
from greathall.core.kernel import Frame
from greathall.laws import CheckLevel, LawBroken
from greathall.laws.fuzz import fuzz, game_settings
from tests.laws.planted.variants import Choose, variant, with_effect


def test_bluff_holds() -> None:
    totals = fuzz(bluff.SPEC, examples=8)
    assert totals.games >= 8
    assert totals.checked["secrecy"] > 50


def test_a_fault_shrinks_to_a_short_game() -> None:
    class Losing(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if answers[1].card > 15 and len(g.played) > 1:
                g.played[0] = g.played[0][:1]

    with pytest.raises(LawBroken) as caught:
        fuzz(with_effect(Losing()), examples=100, level=CheckLevel(playouts=0, options=0, secrecy=0, json=0))
    broken = caught.value
    assert broken.law == "conservation"
    assert broken.seats == 2
    assert len(broken.answers) <= 6, "four would do; by always taking the first option it were ten"


class Manners(Struct, frozen=True):
    loud: bool = False
    manner: Literal["kind", "rude"] = "kind"
    rounds: Annotated[int, Meta(ge=1, le=5)] = 5
    first: int | None = None
    teams: tuple[Literal["red", "blue"], ...] = ()


def test_options_come_from_the_schema() -> None:
    spec = variant(settings=Manners)
    seen: set[str] = set()

    @settings(max_examples=60, derandomize=True, database=None, deadline=None)
    @given(st.data())
    def draws(data: st.DataObject) -> None:
        drawn = data.draw(game_settings(spec))
        assert isinstance(spec.read_settings(drawn), Manners)
        seen.update(drawn)

    draws()
    assert seen == set(Manners.__struct_fields__)
