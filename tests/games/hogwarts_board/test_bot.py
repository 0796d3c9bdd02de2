"""The rules of thumb: where to go, when to duel or flee, when to dare the chamber."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.hogwarts_board.actions import Buy, CastAt, Drink, Enter, StayOut, Take
from greathall.games.hogwarts_board.bot.evaluation import value
from greathall.games.hogwarts_board.bot.heuristic import heuristic
from greathall.games.hogwarts_board.bot.worth import blow

from .table import DE1, RUN, Table


def choice(t: Table, seat: int = 0) -> object:
    return heuristic(t.g, seat, Random(1))


def test_goes_to_its_lessons() -> None:
    t = Table()
    t.wizard(0, square="slytherin", spells=("stupefy",), item="rememberall")
    t.turn(0, dice=(2,))
    walk = choice(t)
    assert walk.path[-1] == "charms_classroom"  # type: ignore[attr-defined]


def test_buys_a_first_attack() -> None:
    t = Table()
    t.wizard(0, sp=20)
    t.top("stupefy", "expelliarmus", "confundus_minor")
    t.use(0, "library")
    assert choice(t) == Buy("stupefy")


def test_attacks_when_stronger_and_flees_when_helpless() -> None:
    t = Table()
    t.wizard(0, sp=150, spells=("incendio_2",))
    t.wizard(1, sp=150)
    t.fight(0, 1)
    assert choice(t, 0) == CastAt("incendio_2", "seat_1")
    assert choice(t, 1) == RUN


def test_flees_from_death_in_time() -> None:
    t = Table()
    t.wizard(0, sp=120, hp=3, spells=("stupefy",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    assert choice(t) == RUN


def test_dares_the_chamber_prepared_only() -> None:
    t = Table()
    t.wizard(0, sp=220, spells=("stupefy",))
    t.use(0, "door_snape")
    assert choice(t) == StayOut()
    t = Table()
    t.wizard(0, sp=220, spells=("incendio_2", "petrificus_totalus"), strong=True, hp=15)
    t.use(0, "door_snape")
    assert choice(t) == Enter()


def test_drinks_what_heals_when_hurt() -> None:
    t = Table()
    t.wizard(0, hp=3, potion="pumpkin_juice")
    t.turn(0)
    assert choice(t) == Drink("pumpkin_juice")


def test_takes_what_is_better() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("stupefy",))
    t.top("incendio_2")
    t.use(0, "dumbledores_office")
    assert choice(t) == Take("incendio_2")


def test_blow_counts_what_can_be_cast() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio_2", "stupefy"))
    assert blow(t.g, 0) == pytest.approx(5 / 6)


def test_values_share_one_and_rise_with_sp() -> None:
    t = Table(3)
    t.turn(0)
    assert sum(value(t.g, seat) for seat in range(3)) == pytest.approx(1)
    before = value(t.g, 0)
    t.wizard(0, sp=150)
    assert value(t.g, 0) > before
