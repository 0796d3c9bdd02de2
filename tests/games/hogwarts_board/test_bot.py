"""The rules of thumb: where to go, when to duel or flee, when to dare the chamber."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from greathall.bots.worlds import Worlds
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Buy, CastAt, Drink, Enter, Gaze, StayOut, Take, Throw, Use
from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.evaluation import VALUE, value
from greathall.games.hogwarts_board.bot.heuristic import heuristic
from greathall.games.hogwarts_board.bot.movement import square_worth
from greathall.games.hogwarts_board.bot.worth import blow
from greathall.games.hogwarts_board.lengths import LENGTHS
from greathall.games.hogwarts_board.turn import AFTER_MOVE

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


def test_who_can_stand_no_blow_still_weighs_a_rival_who_cannot_either() -> None:
    t = Table()
    t.wizard(0, sp=150, hp=1, spells=("incendio_2",))
    t.wizard(1, sp=150, hp=1, spells=("incendio_2",))
    t.fight(0, 1)
    assert choice(t, 0) in t.g.options(0)


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


def test_master_looks_one_round_further_ahead_than_strong_in_battle() -> None:
    def ahead(t: Table) -> list[int]:
        return [Worlds(SPEC, t.g, 0, deep=deep).last - t.g.round for deep in (False, True)]

    walking, fighting = Table(), Table()
    walking.turn(0)
    fighting.fight(0, 1)
    assert (ahead(walking), ahead(fighting)) == ([1, 1], [1, 2])


# -- what it once did badly --------------------------------------------------------------------------------------------


def test_darkens_the_doorway_of_a_rival_who_is_about_to_enter() -> None:
    t = Table()
    t.wizard(0, square="vcab_square", sp=110, item="darkness_powder")
    t.wizard(1, square="diagon_alley", sp=230, spells=("incendio_2",), potion="strength_potion")
    t.turn(0)
    assert choice(t) in (Throw("door_snape"), Throw("door_restricted"))


def test_looks_at_the_next_event_and_avoids_a_bad_one() -> None:
    t = Table()
    t.wizard(0, square="slytherin", sp=20, spells=("stupefy",), item="crystal_ball")
    t.top("backfired_charm")
    t.turn(0)
    assert choice(t) == Gaze("events")
    before = square_worth(t.g, 0, "dungeons")
    t.act(Gaze("events"), dice=(1,))
    assert square_worth(t.g, 0, "dungeons") < before


def test_hides_from_who_is_near_when_weak() -> None:
    t = Table()
    t.wizard(0, square="dungeons", hp=2, item="invisibility_cloak")
    t.wizard(1, square="charms_classroom", sp=60, spells=("stupefy_2",))
    t.turn(0)
    assert choice(t) == Use("invisibility_cloak")


def test_drinks_power_at_the_door_it_opens() -> None:
    t = Table()
    t.wizard(0, square="door_snape", sp=150, spells=("incendio_2", "imperius"), potion="power_potion")
    t.wizard(0, item="resurrection_stone")
    t.g.active = 0
    t.do([AFTER_MOVE], 0)
    assert choice(t) == Drink("power_potion")


def test_makes_an_enemy_under_control_harm_himself() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("imperius",))
    t.wizard(1, sp=250, hp=9, spells=("incendio_2",))
    t.fight(0, 1)
    t.round(CastAt("imperius", "seat_1"), CastAt("incendio_2", "seat_0"), dice=(6, 1))
    assert t.g.waiting == (0,)
    assert choice(t) in (CastAt("incendio_2", "seat_1"), RUN)


def test_stands_its_ground_in_the_last_battle() -> None:
    t = Table(length="evening")
    t.wizard(0, sp=150, hp=3, spells=("stupefy",))
    t.g.last_stand = (-1, -1)
    t.fight(0, contest="chamber")
    assert choice(t) == CastAt("stupefy", "voldemort")


# -- the value ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ready_wizard_at_the_door_is_the_favourite(seats: int) -> None:
    t = Table(seats)
    t.wizard(0, sp=230, square="door_snape", spells=("incendio_2", "imperius"), potion="strength_potion")
    t.turn(0)
    values = [value(t.g, seat) for seat in range(seats)]
    assert sum(values) == pytest.approx(1)
    assert values[0] == max(values) > 1.3 / seats


def test_there_are_weights_for_every_table_and_for_no_other() -> None:
    tables = [SPEC.new(seats=seats, seed=1, length=length) for seats in SPEC.seats for length in LENGTHS]
    assert {VALUE.model(g) for g in tables} == {*VALUE.models}


@pytest.mark.parametrize("length", ["normal", "evening", "short"])
def test_the_last_sp_before_the_chamber_is_worth_no_more_than_any_other(length: str) -> None:
    """Where the value had a step, a search sold its best spells to be above it."""
    t = Table(3, length=length)
    t.wizard(0, item="sword_of_gryffindor", potion="strength_potion")
    t.turn(0)
    values = []
    for sp in range(t.g.chamber_sp() - 3, t.g.chamber_sp() + 1):
        t.wizard(0, sp=sp)
        values.append(value(t.g, 0))
    assert 0 < max(after - before for before, after in pairwise(values)) < 0.01


def test_the_wand_opens_the_chamber_but_its_sp_are_not_earned() -> None:
    t = Table(3)
    t.wizard(0, sp=100, item="elder_wand")
    t.wizard(1, sp=150)
    t.turn(0)
    assert t.g.sp(0) == t.g.sp(1)
    assert value(t.g, 0) < value(t.g, 1)


def test_the_chance_against_voldemort_rises_with_arms_and_health() -> None:
    t = Table()
    t.wizard(0, sp=230, hp=5, spells=("stupefy",))
    chances = [victory(t.g, 0)]
    t.wizard(0, hp=10)
    chances.append(victory(t.g, 0))
    t.wizard(0, spells=("incendio_2",))
    chances.append(victory(t.g, 0))
    t.wizard(0, potion="strength_potion")
    chances.append(victory(t.g, 0))
    assert chances == sorted(chances)
    assert chances[0] < 0.05
    assert chances[-1] > 0.25
