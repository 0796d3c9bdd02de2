"""Where item and potion can matter: each case of D24 by itself, on a table where nothing else would ask."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.hogwarts_board.board import LOWER_RING, UPPER_RING
from greathall.games.hogwarts_board.cards.mattering import card_matters, in_reach
from greathall.games.hogwarts_board.cards.potions import POTIONS

from .table import Table


def alone(square: str = "dining_hall", **what: Any) -> Table:
    """Nobody is near: the rival at home far away, the Death Eaters dead."""
    t = Table()
    t.g.death_eaters = ["", ""]
    t.g.cabinet = "slytherin"
    t.wizard(0, square=square, **what)
    t.wizard(1, square="potions_shop", spells=["stupefy"])
    return t


def after(t: Table) -> bool:
    return card_matters(t.g, 0, moved=True)


def before(t: Table) -> bool:
    return card_matters(t.g, 0, moved=False)


@pytest.mark.parametrize("steps", range(1, 10))
def test_a_rival_is_in_reach_within_six_squares(steps: int) -> None:
    t = alone("library")
    t.g.wizards[1].square = LOWER_RING[steps]
    assert in_reach(t.g, 0) == (steps <= 6)


def test_a_rival_matters_if_one_of_the_two_can_attack() -> None:
    t = alone("library")
    t.wizard(1, square="dining_hall")
    assert in_reach(t.g, 0)
    t.g.wizards[1].spells = ()
    assert not in_reach(t.g, 0)
    t.wizard(0, spells=["stupefy"])
    assert in_reach(t.g, 0)
    t.wizard(1, loves=0)
    assert not in_reach(t.g, 0), "lovers share the square"


@pytest.mark.parametrize("steps", range(9))
def test_a_death_eater_is_in_reach_counter_clockwise(steps: int) -> None:
    t = alone("three_broomsticks", sp=150)
    t.g.death_eaters = ["", UPPER_RING[steps]]
    assert in_reach(t.g, 0) == (steps <= 6)


def test_a_death_eater_does_not_come_down() -> None:
    t = alone("library")
    t.g.death_eaters = ["three_broomsticks", "restricted_section"]
    assert not in_reach(t.g, 0)


@pytest.mark.parametrize("potion", [card for card, potion in POTIONS.items() if potion.heals])
def test_healing(potion: str) -> None:
    heals = POTIONS[potion].heals
    t = alone(potion=potion)
    assert not before(t)
    t.wizard(0, hp=9)
    assert before(t)
    assert not after(t)
    t.g.fought = True
    assert after(t)
    t.g.fought = False
    t.wizard(0, square="quidditch_pitch")
    assert not after(t), "some of it would be lost"
    t.wizard(0, hp=10 - heals)
    assert after(t)
    t = Table(events=False)
    t.g.death_eaters = ["", ""]
    t.wizard(0, square="quidditch_pitch", potion=potion, hp=3)
    t.wizard(1, square="potions_shop")
    assert not after(t), "no event waits there"


def test_healing_in_the_dark_or_under_the_cloak() -> None:
    for hidden in ("dark", "cloaked"):
        t = alone("quidditch_pitch", potion="elixir_of_life", hp=3, cloaked=hidden == "cloaked")
        t.g.dark = ("quidditch_pitch",) if hidden == "dark" else ()
        assert not after(t)
        t.g.fought = True
        assert after(t)
        t.wizard(0, hp=10)
        assert not after(t)


def test_an_elixir_before_the_chamber() -> None:
    t = alone("door_snape", potion="elixir_of_life", sp=200, hp=9)
    assert after(t)
    t.wizard(0, hp=10)
    assert not after(t)
    t = alone("door_snape", potion="elixir_of_life", sp=199, hp=9)
    assert not after(t)


def test_a_closed_chamber_asks_for_nothing() -> None:
    t = alone("door_snape", potion="strength_potion", sp=200)
    assert after(t)
    t.g.dark = ("chamber",)
    assert not after(t)


@pytest.mark.parametrize(
    ("square", "sp", "asks"),
    [
        ("library", 100, True),
        ("potions_shop", 100, True),
        ("snapes_cabinet", 150, True),
        ("dining_hall", 50, False),
        ("slytherin", 0, True),
        ("slytherin", 100, False),
        ("door_snape", 100, True),
        ("door_snape", 199, True),
        ("door_snape", 200, False),
        ("diagon_alley", 100, False),
    ],
)
def test_power_after_the_move(square: str, sp: int, asks: bool) -> None:
    t = alone(square, potion="power_potion", sp=sp)
    assert after(t) == asks


def test_power_does_not_open_a_far_doorway() -> None:
    t = alone("door_snape", potion="power_potion", sp=99)
    assert not after(t)
    assert before(t), "the upper level"
    t.wizard(0, sp=100)
    t.wizard(1, square="infirmary")
    t.g.wizards[1].spells = ()
    assert not before(t)


def test_luck() -> None:
    t = alone("three_broomsticks", sp=150, potion="liquid_luck")
    assert before(t)
    assert after(t)
    t.g.lucky = 1
    assert not before(t)
    assert not after(t)
    assert not after(alone("forbidden_forest", sp=150, potion="liquid_luck"))
    assert after(alone("door_restricted", sp=200, potion="liquid_luck"))


@pytest.mark.parametrize("item", ["marauders_map", "invisibility_cloak", "darkness_powder"])
def test_hiding(item: str) -> None:
    t = alone("library", item=item)
    assert before(t)
    assert not after(t)
    t.wizard(1, square="dining_hall")
    assert after(t)
    for square in ("infirmary", "gryffindor"):
        t.wizard(0, square=square)
        assert not after(t)
    t.wizard(0, square="library")
    t.g.dark = ("library",)
    assert not after(t)
    t.g.dark = ()
    t.wizard(0, mapped=True)
    assert after(t) == (item == "darkness_powder")
    t.wizard(0, mapped=False, cloaked=True)
    assert after(t) == (item == "darkness_powder")


@pytest.mark.parametrize(
    ("item", "first", "second"),
    [
        ("broomstick", False, True),
        ("crystal_ball", True, False),
        ("rememberall", False, False),
        ("elder_wand", False, False),
        ("sword_of_gryffindor", False, False),
    ],
)
def test_other_items(item: str, first: bool, second: bool) -> None:
    t = alone(item=item)
    assert (before(t), after(t)) == (first, second)


def test_nothing_carried() -> None:
    assert not before(alone())
    assert not after(alone())
