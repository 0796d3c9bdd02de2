"""The automated players: one scenario for each, and the Death Eaters' ways."""

from __future__ import annotations

from greathall.games.hogwarts_board.actions import Cast, CastAt, Melee, Strike
from greathall.games.hogwarts_board.events import Raided, RaidedByCabinet, Waits

from .table import DE1, DE2, RUN, WAIT, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def against_death_eater(**what: object) -> Table:
    t = Table()
    t.wizard(0, **({"sp": 100, "spells": ("incendio",), "came": ("door_restricted", "forbidden_forest")} | what))
    t.g.death_eaters[0] = "forbidden_forest"
    t.fight(0, foes=DE1, square="forbidden_forest")
    return t


def test_death_eater() -> None:
    t = against_death_eater()
    assert t.battler("death_eater_1").hp == 7
    t.round(at("incendio", "death_eater_1"), dice=(3, 2, 2))
    assert (t.hp(0), t.battler("death_eater_1").hp) == (7, 4)
    t.top("stupefy_2")
    t.round(at("incendio", "death_eater_1"), dice=(2, 2, 2))
    assert (t.hp(0), t.battler("death_eater_1").hp) == (5, 1)
    t.round(at("incendio", "death_eater_1"), dice=(1, 4, 1))  # at 1 HP he runs; the spell misses
    assert t.g.battle is None
    assert (t.sp(0), t.g.death_eaters[0]) == (115, "door_snape")


def test_death_eater_killed_comes_back_at_the_next_raid() -> None:
    t = against_death_eater()
    t.battler("death_eater_1").hp = 2
    t.round(at("incendio", "death_eater_1"), dice=(3, 2, 1))
    assert (t.g.death_eaters[0], t.sp(0)) == ("", 115)
    t.wizard(0, square="gryffindor")
    t.g.death_eaters[1] = "vcab_square"
    t.death_eaters(dice=(2, 2, 5, 1))  # doubles; the dead one's door; the other's
    assert t.g.death_eaters == ["door_restricted", "door_snape"]


def test_death_eater_at_one_hp_acts_when_snared() -> None:
    t = against_death_eater()
    b = t.battler("death_eater_1")
    b.hp, b.snared, b.touched = 1, 2, True
    t.round(RUN, dice=(3, 1, 2))
    assert t.hp(0) == 7


def test_death_eaters_walk_counter_clockwise_and_battle_where_they_land() -> None:
    t = Table()
    t.wizard(0, sp=100, square="three_broomsticks")
    t.death_eaters(dice=(4, 2))  # from door_restricted two steps: three_broomsticks
    assert t.g.death_eaters == ["forbidden_forest", "three_broomsticks"]
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_0", "death_eater_2"]


def test_death_eaters_pass_by_and_spare_who_is_hidden_or_at_home() -> None:
    t = Table()
    t.wizard(0, sp=100, square="three_broomsticks", cloaked=True)
    t.death_eaters(dice=(4, 2))
    assert t.g.battle is None


def test_raid() -> None:
    t = Table()
    t.wizard(0, square="dining_hall")
    t.wizard(1, square="dungeons")
    t.g.death_eaters = ["three_broomsticks", "diagon_alley"]
    t.death_eaters(dice=(3, 3, 1))  # they come down by different stairs; the second fights first only on 4-6
    assert t.happened(Raided)
    # the north stair leads to the library, then counter-clockwise: infirmary, ravenclaw, ..., dungeons
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_1", "death_eater_1"]
    assert t.battle.contest == "raid"


def test_raid_of_both_on_one_prey_is_one_battle() -> None:
    t = Table()
    t.wizard(0, square="aviary", sp=0)
    t.g.death_eaters = ["diagon_alley", "diagon_alley"]
    t.death_eaters(dice=(3, 3))
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_0", "death_eater_1", "death_eater_2"]


def test_raid_by_the_cabinet() -> None:
    t = Table()
    t.wizard(0, sp=100, square="forbidden_forest")
    t.wizard(1, square="aviary")
    t.death_eaters(dice=(6, 6))
    assert t.happened(RaidedByCabinet)
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_1", "death_eater_1", "death_eater_2"]


def test_raid_without_prey_ends_at_the_doorways() -> None:
    t = Table()
    t.g.death_eaters = ["vcab_square", "diagon_alley"]
    t.death_eaters(dice=(3, 3, 1, 6))
    assert t.g.death_eaters == ["door_snape", "door_restricted"]


def test_voldemort() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("incendio_2",))
    t.fight(0, contest="chamber")
    assert t.battler("voldemort").hp == 12
    t.round(at("incendio_2", "voldemort"), dice=(3, 2, 2))
    assert (t.hp(0), t.battler("voldemort").hp) == (4, 8)
    t.top("major_healing")
    t.round(at("incendio_2", "voldemort"), dice=(1, 2, 2, 5))
    assert t.battler("voldemort").hp == 10
    t.round(at("incendio_2", "voldemort"), dice=(6, 2, 2))
    assert (t.square(0), t.hp(0), t.sp(0), t.g.wizards[0].spells) == ("gryffindor", 10, 0, ())


def test_voldemort_nobody_faints_before_him() -> None:
    t = Table()
    t.wizard(0, sp=250, hp=7)
    t.fight(0, contest="chamber")
    t.round(RUN, dice=(3, 1, 2))
    assert (t.hp(0), t.battler(0).here) == (1, True)
    t.round(RUN, dice=(3, 4, 2))
    assert (t.square(0), t.sp(0)) == ("gryffindor", 200)


def test_basilisk() -> None:
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest")
    t.fight(0, contest="basilisk", level=1)
    assert t.battler("basilisk").hp == 10
    t.round(RUN, dice=(1, 2))
    assert (t.hp(0), t.battler(0).envenomed) == (8, True)
    t.round(RUN, dice=(1, 2))
    assert t.hp(0) == 5
    t.round(RUN, dice=(1, 2))
    t.round(RUN, dice=(1, 2))
    assert (t.hp(0), t.square(0)) == (1, "infirmary"), "it cannot kill"


def test_dementor() -> None:
    t = Table()
    t.wizard(0, sp=0, hp=2)
    t.fight(0, contest="dementors", level=0)
    assert t.battler("dementor_1").hp == 3
    t.round(RUN, dice=(1, 2))
    assert (t.hp(0), t.square(0)) == (1, "infirmary")


def test_dementor_flees_from_animals_alone() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("transfiguration_troll",))
    t.fight(0, contest="dementors", level=0)
    b = t.battler(0)
    b.form, b.form_left, b.touched = "troll", 3, True
    t.round(RUN, dice=(1, 3))
    assert t.g.battle is None
    assert t.sp(0) == 210


def test_dementor_can_kill() -> None:
    t = Table()
    t.wizard(0, sp=80, hp=1, spells=("stupefy",))
    t.fight(0, contest="dementors", level=0)
    t.round(RUN, dice=(1, 2))
    assert (t.hp(0), t.sp(0), t.square(0)) == (10, 0, "gryffindor")


def test_serpent() -> None:
    t = Table()
    t.wizard(0, sp=150, item="sword_of_gryffindor")
    t.wizard(1, sp=150, spells=("summon_serpent",))
    t.fight(0, 1)
    t.round(RUN, Cast("summon_serpent"), dice=(1, 2))
    t.round(Strike("sword_of_gryffindor", "serpent_1"), RUN)
    t.act(Melee("seat_0"), dice=(2, 1, 2))
    assert not t.battler("serpent_1").here
    assert t.hp(0) == 8
    assert t.sp(0) == 150, "no reward for a serpent"


def test_enemies_are_one_side_and_choose_targets_evenly() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.wizard(1, sp=100)
    t.fight(0, 1, foes=DE1 | DE2, square="forbidden_forest")
    t.round(RUN, RUN, dice=(3, 3, 1, 1, 2, 2), lots=(2, 1))
    assert (t.hp(0), t.hp(1)) == (7, 7)


def test_disarmed_death_eater_waits() -> None:
    t = against_death_eater()
    b = t.battler("death_eater_1")
    b.disarmed, b.touched = 1, True
    t.round(at("incendio", "death_eater_1"), dice=(2,))
    assert t.happened(Waits)
    assert t.hp(0) == 10


def test_nobody_has_to_wait_for_a_lone_death_eater() -> None:
    t = against_death_eater(spells=(), hp=10)
    assert set(t.options(0)) == {RUN}
    assert WAIT not in t.options(0)
