"""Corners of the rules that no other scenario visits; faults planted there (`make mutants`) went unseen once."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.errors import Illegal
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Cast, CastAt, Drink, Gaze, Melee, Truce, Use, Walk
from greathall.games.hogwarts_board.battle.meeting import RUNNER_JUMPS
from greathall.games.hogwarts_board.battle.round import BATTLE_ROUNDS
from greathall.games.hogwarts_board.cards.items import GLIMPSE
from greathall.games.hogwarts_board.events import BattleUndecided, Exhausted, Ranked, VoldemortDefeated
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.turn import REST

from .table import RUN, Table


def at(name: str, *spells: str) -> list[CastAt]:
    return [CastAt(spell, name) for spell in spells]


# -- the basilisk ------------------------------------------------------------------------------------------------------


def test_the_blows_of_an_admirer_count_for_their_love() -> None:
    t = Table(3)
    t.wizard(0, sp=250, spells=["stupefy_2"], square="dungeons")
    t.wizard(1, sp=250, spells=["stupefy_2"], loves=0)
    t.wizard(2, sp=250, spells=["incendio"])
    t.fight(0, 1, 2, contest="basilisk", square="dungeons", level=0)
    t.round(*at("basilisk", "stupefy_2", "stupefy_2", "incendio"), dice=(6,) * 8, lots=(1,))
    assert {rank.who: rank.place for rank in t.happened(Ranked)} == {0: 1, 2: 2}, "2 + 2 HP against 3"


def test_wounds_of_others_do_not_count_as_the_basilisks() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["stupefy", "summon_serpent"], square="dungeons")
    t.wizard(1, sp=250, spells=["stupefy"])
    t.fight(0, 1, contest="basilisk", square="dungeons", level=1)
    t.round(Cast("summon_serpent"), RUN, dice=(6, 1, 1), lots=(1,))
    t.round(CastAt("stupefy", "basilisk"), CastAt("stupefy", "serpent_1"))
    t.act(Melee("seat_1"), dice=(6, 6, 1, 1), lots=(1,))
    assert (t.battler("basilisk").hp, t.battler("serpent_1").hp) == (9, 2)
    assert t.battle.dealt == (1, 0, 0, 0)


# -- ends of a battle --------------------------------------------------------------------------------------------------


def test_an_endless_battle_is_over() -> None:
    t = Table()
    for seat in (0, 1):
        t.wizard(seat, sp=250, spells=["stupefy"], square="dungeons")
    t.fight(0, 1)
    t.battle.round = BATTLE_ROUNDS
    t.battle.quiet = 1
    t.round(RUN, RUN, dice=(1, 1))
    assert t.happened(Exhausted)
    assert t.happened(BattleUndecided)
    assert (t.g.battle, t.g.waiting, t.g.agenda) == (None, (), [])


def truce(t: Table) -> None:
    t.battle.quiet = 14
    t.round(RUN, RUN, dice=(1, 1))
    t.round(Truce(), Truce())


def test_a_truce_holds_until_somebody_becomes_able() -> None:
    t = Table()
    t.wizard(0, sp=50, spells=["stupefy"], square="library")
    t.wizard(1, sp=50, square="library")
    t.fight(0, 1, square="library")
    truce(t)
    assert t.g.peace == (("library", 0b11, 0b01),)
    t.do([REST], 0)
    assert t.g.battle is None
    t.wizard(1, spells=["stupefy"])
    t.do([REST], 0)
    assert t.g.battle is not None


@pytest.mark.parametrize(("form", "offered"), [("", True), ("troll", False)])
def test_who_is_in_animal_form_can_attack(form: str, offered: bool) -> None:
    """So it is not yet time for a truce after three battle rounds (R33)."""
    t = Table()
    for seat in (0, 1):
        t.wizard(seat, sp=250)
    t.fight(0, 1)
    me = t.battler(0)
    me.form, me.form_left, me.touched = form, 3 if form else 0, bool(form)
    t.battle.calm = not form
    t.battle.quiet = 2
    t.round(RUN, RUN, dice=(1, 1))
    assert (t.options(0)[0] == Truce()) == offered


def test_a_truce_of_three_ends_when_one_is_sent_home() -> None:
    t = Table(3)
    t.wizard(0, sp=50, square="diagon_alley")
    t.wizard(1, sp=150, square="diagon_alley", spells=["stupefy"])
    t.wizard(2, sp=150, square="diagon_alley")
    t.g.peace = (("diagon_alley", 0b111, 0b010),)
    t.do([REST], 0)
    assert (t.square(0), t.g.peace) == ("gryffindor", ())
    assert t.g.waiting == (1, 2), "they fight"


def test_under_the_powder_nobody_is_defeated_voldemort_neither() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["incendio"])
    t.wizard(1, sp=250, item="darkness_powder", loves=0, square="library")
    t.g.death_eaters = ["", ""]
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 3
    t.round(CastAt("incendio", "voldemort"), Use("darkness_powder"), dice=(3, 6, 1), lots=(1,))
    assert (t.g.winners, t.g.battle, t.happened(VoldemortDefeated)) == ((), None, [])


def test_lightning_finds_a_troll_though_its_caster_is_confunded() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["lightning_bolt"])
    t.wizard(1, sp=250)
    t.fight(0, 1)
    t.battler(0).confunded = 2
    t.battler(1).form, t.battler(1).form_left = "troll", 3
    for b in (t.battler(0), t.battler(1)):
        b.touched = True
    t.battle.calm = False
    t.round(CastAt("lightning_bolt", "seat_1"), Melee("seat_0"), dice=(4, 1))
    assert t.hp(1) == 5


def test_the_brew_ends_an_alliance_at_once() -> None:
    t = Table(3)
    t.wizard(0, sp=250, spells=["stupefy"])
    t.wizard(1, sp=250, potion="pomphreys_brew", loves=0)
    t.wizard(2, sp=250)
    t.fight(0, 1, 2)
    assert t.battler(1).side == 0
    t.round(RUN, Drink("pomphreys_brew"), RUN, dice=(1, 1))
    assert [t.battler(seat).side for seat in range(3)] == [0, 1, 2]


# -- cards -------------------------------------------------------------------------------------------------------------


def test_liquid_luck_is_not_drunk_twice_in_a_turn() -> None:
    for lucky, there in ((-1, True), (0, False), (1, False)):
        t = Table()
        t.wizard(0, sp=250, spells=["stupefy"], item="elder_wand")
        t.wizard(1, sp=250, spells=["accio"], potion="liquid_luck")  # Accio: choices that are not cached
        t.fight(0, 1)
        t.g.lucky = lucky
        assert (Drink("liquid_luck") in t.options(1)) == there


@pytest.mark.parametrize(("lucky", "asks"), [(-1, True), (0, False), (1, False)])
def test_in_the_first_version_luck_in_hand_asks_unless_somebody_is_lucky(lucky: int, asks: bool) -> None:
    t = Table(version=1)
    t.wizard(1, potion="liquid_luck")
    t.g.lucky = lucky
    t.turn(1, dice=(1,))
    assert (t.g.asked is not None and type(t.g.asked.effect).__name__ == "MayUseCard") == asks


def test_the_crystal_ball_sees_nothing_in_an_empty_pile() -> None:
    t = Table()
    t.wizard(0, item="crystal_ball")
    t.turn(0)
    assert Gaze("advanced_potions") in t.options(0)
    t.g.piles["advanced_potions"].clear()
    assert Gaze("advanced_potions") not in t.options(0)
    assert Gaze("basic_potions") in t.options(0)


def test_imagined_piles_hang_on_chance_and_on_what_the_seat_has_seen() -> None:
    t = Table()
    t.wizard(0, item="crystal_ball")
    t.turn(0)
    t.act(Gaze("items"), dice=(1,))
    true = t.g.piles
    seen = GLIMPSE["items"]
    worlds = [SPEC.redeal(t.g, 0, Random(seed)).piles for seed in range(20)]
    assert all(world["items"][-seen:] == true["items"][-seen:] for world in worlds)
    assert all(sorted(world[name]) == sorted(true[name]) for world in worlds for name in true)
    for name in true:
        assert len({tuple(world[name]) for world in worlds}) > 10, name
    t.g.piles["events"].reverse()
    again = SPEC.redeal(t.g, 0, Random(3)).piles["events"]
    assert again == worlds[3]["events"], "whatever the true order"


# -- ways --------------------------------------------------------------------------------------------------------------


def test_a_way_that_ends_upstairs_is_refused_for_its_level() -> None:
    t = Table()
    t.wizard(0, square="library", sp=90)
    t.turn(0, dice=(3,))
    with pytest.raises(Illegal, match="refusal-upper-level"):
        t.g.act(0, Walk(("aviary", "stair_north", "three_broomsticks")))
    t.wizard(0, sp=100)
    with pytest.raises(Illegal, match="refusal-no-such-way"):
        t.g.act(0, Walk(("aviary", "stair_north", "three_broomsticks")))


@pytest.mark.parametrize(("spent", "to"), [(True, "vcab_square"), (False, "gryffindor")])
def test_a_runner_whose_turn_is_spent_passes_through_the_cabinet(spent: bool, to: str) -> None:
    """Otherwise the use of the square, which is still to come, does it."""
    t = Table()
    t.wizard(0, sp=150)
    t.g.cabinet = "gryffindor"
    t.g.spent = spent
    t.g.then([RUNNER_JUMPS, USE_SQUARE], 0)
    RUNNER_JUMPS.resolve(t.g, t.g.agenda.pop())
    assert t.square(0) == to
