"""Bad input: a clear error of its own type, and nothing changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from bluff import SPEC, Play
from greathall import BadAction, BadSettings, Illegal, Situation, WrongSeats


class Manners(Struct, frozen=True):
    loud: bool = False
    manner: Literal["kind", "rude"] = "kind"
    rounds: Annotated[int, Meta(ge=1, le=5)] = 5


POLITE = replace(SPEC, settings=Manners)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", 2.0, [2], (), 10**20])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(WrongSeats, match="wrong-seats") as wrong:
        SPEC.new(seats=seats)
    assert (wrong.value.message.args["least"], wrong.value.message.args["most"]) == (2, 4)


def test_seats_and_seed_have_defaults() -> None:
    one, two = SPEC.new(), SPEC.new()
    assert one.seats == 2
    assert one.chance.key != two.chance.key


def test_options_are_checked_and_named() -> None:
    g = POLITE.new(seats=2, seed=1, loud=True, manner="rude")
    assert g.settings == Manners(loud=True, manner="rude")
    assert set(POLITE.options_schema["$defs"]["Manners"]["properties"]) == {"loud", "manner", "rounds"}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"quiet": True}, "unknown-option"),
        ({"loud": "yes"}, "bad-option"),
        ({"manner": "odd"}, "bad-option"),
        ({"rounds": 6}, "bad-option"),
        ({"rounds": object()}, "bad-option"),
    ],
)
def test_bad_options(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadSettings, match=says) as bad:
        POLITE.new(seats=2, seed=1, **options)
    assert "bluff" in str(bad.value)


def test_actions_travel_as_json() -> None:
    assert SPEC.encode(Play(3)) == {"type": "play", "card": 3}
    assert SPEC.decode({"type": "play", "card": 3}) == Play(3)


@pytest.mark.parametrize(
    "value", [None, 3, "play", [], {}, {"type": "play"}, {"type": "steal", "card": 3}, {"type": "play", "card": "3"}]
)
def test_what_is_no_action(value: Any) -> None:
    with pytest.raises(BadAction, match="bad-action"):
        SPEC.decode(value)


ILL_TYPED: list[Any] = [Play(card) for card in ("3", None)]  # type: ignore[arg-type]


@pytest.mark.parametrize("action", [None, 3, "play", {"type": "play", "card": 3}, *ILL_TYPED, Play(99), object()])
def test_an_illegal_or_ill_typed_action_changes_nothing(action: Any) -> None:
    g = SPEC.new(seats=2, seed=1)
    before = SPEC.hash(g)
    with pytest.raises(Illegal, match="refusal-not-an-option"):
        g.act(0, action)
    assert SPEC.hash(g) == before


def test_a_situation_is_what_the_seat_may_know() -> None:
    g = SPEC.new(seats=2, seed=1)
    g.act(1, g.options(1)[2])
    mine, theirs, nobody = (SPEC.situation(g, seat) for seat in (1, 0, None))
    assert isinstance(mine, Situation)
    assert mine.answer == g.sealed[1]
    assert theirs.answer is None
    assert nobody.answer is None
    assert nobody.prompt is None
    assert (theirs.waiting, theirs.ready, theirs.over) == ((0,), (1,), False)
    assert theirs.prompt is not None
