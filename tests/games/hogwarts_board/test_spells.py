"""One scenario for each spell, and the pairs of effects that the clarifications name, each way round."""

from __future__ import annotations

from greathall.games.hogwarts_board.actions import (
    Cast,
    CastAt,
    CastFor,
    Charm,
    Draw,
    Drink,
    Go,
    Hex,
    Melee,
    Steal,
    StealFor,
    Strike,
    Take,
    Use,
)
from greathall.games.hogwarts_board.events import Blocked, Failed, Rebounded

from .table import DE1, DE2, RUN, WAIT, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def duel(
    one: tuple[str, ...], other: tuple[str, ...] = ("stupefy",), sp: int = 300, seats: int = 2, **more: str
) -> Table:
    """Two wizards with these spells and SP face each other on the upper level."""
    t = Table(seats)
    t.wizard(0, sp=sp, spells=one, **more)
    t.wizard(1, sp=sp, spells=other)
    t.fight(0, 1, square="forbidden_forest")
    return t


# -- tier 1 ------------------------------------------------------------------------------------------------------------


def test_stupefy() -> None:
    t = duel(("stupefy",), sp=0)
    t.round(at("stupefy"), at("stupefy", 0), dice=(2, 1))
    assert (t.hp(0), t.hp(1)) == (10, 9)


def test_expelliarmus() -> None:
    t = duel(("expelliarmus",), ("stupefy", "incendio"))
    t.round(at("expelliarmus"), at("stupefy", 0), dice=(2, 2))
    assert t.hp(0) == 9, "the disarming is not felt before the next battle round"
    assert t.options(1) == (RUN, WAIT)
    t.round(at("expelliarmus"), WAIT, dice=(1,))
    assert at("stupefy", 0) in t.options(1)


def test_confundus_minor() -> None:
    t = duel(("confundus_minor",))
    t.round(at("confundus_minor"), at("stupefy", 0), dice=(2, 2))
    assert t.hp(0) == 9
    t.round(at("confundus_minor"), at("stupefy", 0), dice=(1, 3))
    assert t.hp(0) == 9, "3 fails under confusion"
    t.round(at("confundus_minor"), at("stupefy", 0), dice=(1, 4))
    assert t.hp(0) == 8
    t.round(at("confundus_minor"), at("stupefy", 0), dice=(1, 2))
    assert t.hp(0) == 7, "after two battle rounds it is over"


def test_confundus_minor_leaves_potions_items_and_running_alone() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("confundus_minor",))
    t.wizard(1, sp=200, hp=5, potion="pumpkin_juice", came=("slytherin", "dungeons"))
    t.fight(0, 1)
    t.round(at("confundus_minor"), Drink("pumpkin_juice"), dice=(6,))
    assert t.hp(1) == 8
    t.round(at("confundus_minor"), RUN, dice=(1, 3))
    assert t.square(1) == "slytherin"


def test_confundus_minor_does_nothing_to_a_troll() -> None:
    t = duel(("confundus_minor",), ("transfiguration_troll",))
    t.round(at("confundus_minor"), Cast("transfiguration_troll"), dice=(1, 2))
    t.round(at("confundus_minor"), Melee("seat_0"), dice=(6, 4))
    assert t.hp(0) == 5
    assert not t.battler(1).confunded


def test_confundus_minor_makes_protego_roll_first_and_then_hold() -> None:
    t = duel(("confundus_minor", "incendio"), ("protego",))
    t.round(at("confundus_minor"), RUN, dice=(2, 1))
    t.round(at("incendio"), Cast("protego"), dice=(2, 4, 1))
    assert t.hp(1) == 10, "cast on 4, and even a 1 blocks"
    t.round(at("incendio"), Cast("protego"), dice=(2, 3))
    assert t.hp(1) == 7, "not cast on 3"


def test_confundus_minor_makes_the_lightning_bolt_roll() -> None:
    t = duel(("confundus_minor",), ("lightning_bolt",))
    t.round(at("confundus_minor"), RUN, dice=(2, 1))
    t.round(at("confundus_minor"), at("lightning_bolt", 0), dice=(1, 3))
    assert t.hp(0) == 10
    assert t.g.wizards[1].spells == (), "an attempt spends the card"


def test_confundus_minor_is_replaced_by_major() -> None:
    t = duel(("confundus_minor", "confundus_major"))
    t.round(at("confundus_minor"), RUN, dice=(2, 1))
    t.round(at("confundus_major"), RUN, dice=(2, 1))
    assert (t.battler(1).confunded, t.battler(1).bewildered) == (0, 2)
    t.round(at("confundus_minor"), RUN, dice=(2, 1))
    assert (t.battler(1).confunded, t.battler(1).bewildered) == (0, 1)


# -- tier 2 ------------------------------------------------------------------------------------------------------------


def test_stupefy_2() -> None:
    t = duel(("stupefy_2",), sp=50)
    t.round(at("stupefy_2"), RUN, dice=(2, 1))
    assert t.hp(1) == 8


def test_minor_healing() -> None:
    for die, healed in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        t = duel(("minor_healing",))
        t.wizard(0, hp=5)
        t.round(at("minor_healing", 0), RUN, dice=(2, 1, die))
        assert t.hp(0) == 5 + healed


def test_minor_healing_of_an_ally() -> None:
    t = Table(3)
    t.wizard(0, sp=60, spells=("minor_healing",))
    t.wizard(1, sp=60, spells=("stupefy",))
    t.wizard(2, loves=0, hp=4)
    t.fight(0, 1)
    assert at("minor_healing", 2) in t.options(0)
    assert at("minor_healing", 1) not in t.options(0)
    t.round(at("minor_healing", 2), at("stupefy", 0), WAIT, dice=(2, 1, 5))
    assert t.hp(2) == 7


def test_minor_healing_cast_by_a_death_eater_heals_himself() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.fight(0, foes=DE1 | DE2, square="forbidden_forest")
    t.battler("death_eater_1").hp = 3
    t.top("minor_healing")
    t.round(RUN, dice=(1, 4, 1, 2, 1, 5))  # DE1: table 1, DE2: table 4; run 1, healing 2, hex 1; heals 5
    assert t.battler("death_eater_1").hp == 6


def test_snare() -> None:
    t = duel(("snare",), ("stupefy",))
    t.wizard(1, item="sword_of_gryffindor")
    t.round(at("snare"), at("stupefy", 0), dice=(2, 1))
    assert set(t.options(1)) == {at("stupefy", 0), WAIT}, "no running, no sword"
    t.round(at("snare"), WAIT, dice=(1,))
    t.round(at("snare"), WAIT, dice=(1,))
    assert RUN in t.options(1), "after two battle rounds it is over"


def test_snare_catches_a_runner_hit_while_running() -> None:
    t = duel(("snare",))
    t.round(at("snare"), RUN, dice=(2, 2))
    assert t.battler(1).here
    assert t.battler(1).snared == 2


def test_snare_does_nothing_to_raven_dementor_and_basilisk() -> None:
    t = duel(("snare",), ("transfiguration_raven",))
    t.round(at("snare"), Cast("transfiguration_raven"), dice=(1, 2))
    t.round(at("snare"), Melee("seat_0"), dice=(6, 1))
    assert not t.battler(1).snared
    for contest, name in (("dementors", "dementor_1"), ("basilisk", "basilisk")):
        t = Table()
        t.wizard(0, sp=60, spells=("snare",))
        t.fight(0, contest=contest, level=0)
        t.round(at("snare", name), dice=(2, 1))
        assert not t.battler(name).snared


def test_snare_stops_forms_serpents_broomstick_but_not_a_raven() -> None:
    t = duel(("transfiguration_troll",), ("snare",), item="broomstick")
    t.round(Cast("transfiguration_troll"), at("snare", 0), dice=(2, 2))
    assert t.options(0) == (WAIT,)
    t = duel(("summon_serpent",), ("snare",))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    t.round(Cast("summon_serpent"), at("snare", "serpent_1"))
    t.act(Melee("seat_1"), dice=(1, 2, 1))
    t.round(RUN, RUN)
    assert t.options(0) == (WAIT,), "nor the snared serpent"
    t = duel((), ("snare",), item="broomstick")
    t.round(RUN, at("snare", 0), dice=(1, 2))
    assert Use("broomstick") not in t.options(0)
    t = duel(("transfiguration_raven",), ("snare",))
    t.round(Cast("transfiguration_raven"), at("snare", 0), dice=(2, 2))
    assert {RUN, Melee("seat_1")} <= set(t.options(0))


def test_apparate() -> None:
    t = duel(("apparate",), sp=150)
    t.round(Cast("apparate"), RUN, dice=(2, 1))
    assert t.g.waiting == (0,)
    assert Go("chamber") not in t.options(0), "the chamber needs 200 SP"
    t.act(Go("library"))
    assert t.square(0) == "library"
    assert t.sp(0) == 150 - 10 + 10, "a defeat like any other, and 10 SP for the feat"
    assert t.sp(1) == 150 + 25
    assert t.under("apparate")


def test_apparate_cannot_be_hit_or_snared() -> None:
    t = duel(("apparate",), ("incendio", "snare"))
    t.round(RUN, at("snare", 0), dice=(1, 2))
    assert Cast("apparate") in t.options(0)
    t.round(Cast("apparate"), at("incendio", 0), dice=(2, 2))
    t.act(Go("library"))
    assert t.hp(0) == 10


def test_apparate_into_the_chamber() -> None:
    t = duel(("apparate",), sp=230)
    t.round(Cast("apparate"), RUN, dice=(2, 1))
    t.act(Go("chamber"))
    assert t.battle.contest == "chamber"
    assert t.battler("voldemort").hp == 12


def test_apparate_astray_lets_the_confunder_choose() -> None:
    t = duel(("apparate",), ("confundus_major",))
    t.round(RUN, at("confundus_major", 0), dice=(1, 2))
    t.round(Cast("apparate"), RUN, dice=(1, 1))
    assert t.g.waiting == (1,)
    t.act(Go("hagrids_cabin"))
    assert t.square(0) == "hagrids_cabin"


def test_apparate_under_imperius_lets_the_controller_choose() -> None:
    t = duel(("apparate",), ("imperius",))
    t.round(RUN, at("imperius", 0), dice=(1, 2))
    t.act(Cast("apparate"), dice=(2,))
    assert t.g.waiting == (1,)


def test_apparate_cast_by_a_death_eater_is_running() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("apparate")
    t.round(at("incendio", "death_eater_1"), dice=(1, 1, 4, 2))
    assert t.g.death_eaters[0] == "door_snape"
    assert t.sp(0) == 115


# -- tier 3 ------------------------------------------------------------------------------------------------------------


def test_incendio() -> None:
    t = duel(("incendio",), sp=100)
    t.round(at("incendio"), RUN, dice=(2, 1))
    assert t.hp(1) == 7


def test_petrificus_totalus() -> None:
    t = duel(("petrificus_totalus",))
    t.round(at("petrificus_totalus"), at("stupefy", 0), dice=(2, 2))
    assert t.hp(0) == 9, "felt from the next battle round on"
    t.round(at("petrificus_totalus"), at("stupefy", 0), dice=(4, 1))
    assert t.hp(0) == 9, "1-4: stiff"
    t.round(at("petrificus_totalus"), at("stupefy", 0), dice=(5, 1, 2))
    assert t.hp(0) == 8, "5-6: awake, and acts"
    assert not t.battler(1).petrified


def test_petrificus_totalus_is_over_for_good_once_awake() -> None:
    t = duel(("petrificus_totalus",))
    t.round(at("petrificus_totalus"), RUN, dice=(2, 1))
    t.round(at("petrificus_totalus"), RUN, dice=(5, 1, 1))
    assert not t.battler(1).petrified


def test_petrificus_totalus_lasts_two_battle_rounds_at_most() -> None:
    t = duel(("petrificus_totalus",))
    t.round(at("petrificus_totalus"), RUN, dice=(2, 1))
    t.round(at("petrificus_totalus"), RUN, dice=(1, 1))
    t.round(at("petrificus_totalus"), RUN, dice=(1, 1))
    assert not t.battler(1).petrified


def test_petrificus_totalus_stops_a_runner_hit_while_running() -> None:
    t = duel(("petrificus_totalus",))
    t.round(at("petrificus_totalus"), RUN, dice=(2, 2))
    assert t.battler(1).here
    assert t.battler(1).petrified == 2


def test_petrificus_totalus_leaves_carried_items_working() -> None:
    t = duel(("petrificus_totalus", "obliviate_major"))
    t.wizard(1, item="rememberall")
    t.round(at("petrificus_totalus"), RUN, dice=(2, 1))
    t.round(at("obliviate_major"), RUN, dice=(1, 2))
    assert t.g.wizards[1].spells == ("stupefy",)


def test_petrificus_totalus_makes_a_raven_easy_to_hit() -> None:
    t = duel(("incendio", "petrificus_totalus"), ("transfiguration_raven",))
    t.round(at("petrificus_totalus"), Cast("transfiguration_raven"), dice=(2, 2))
    t.round(at("incendio"), Melee("seat_0"), dice=(1, 2))
    assert t.hp(1) == 7


def test_protego() -> None:
    for die, hp0, hp1 in ((1, 10, 7), (2, 10, 10), (5, 10, 10), (6, 7, 10)):
        t = duel(("incendio",), ("protego",))
        t.round(at("incendio"), Cast("protego"), dice=(2, die))
        assert (t.hp(0), t.hp(1)) == (hp0, hp1)


def test_protego_rolls_only_when_a_spell_comes_and_once_for_all() -> None:
    t = Table(3)
    for seat in (0, 1):
        t.wizard(seat, sp=100, spells=("incendio",))
    t.wizard(2, sp=100, spells=("protego",))
    t.fight(0, 1, 2)
    t.round(at("incendio", 2), at("incendio", 2), Cast("protego"), dice=(2, 2, 6))
    assert [t.hp(seat) for seat in range(3)] == [7, 7, 10]
    assert len(t.happened(Rebounded)) == 1
    t.round(at("incendio", 1), RUN, Cast("protego"), dice=(1, 1, 6))
    assert not t.happened(Blocked)


def test_protego_does_not_stop_blades_claws_lightning_or_accio() -> None:
    t = duel(("lightning_bolt", "accio"), ("protego",))
    t.wizard(0, item="sword_of_gryffindor")
    t.wizard(1, potion="pumpkin_juice")
    t.round(Strike("sword_of_gryffindor", "seat_1"), Cast("protego"), dice=(2, 6))
    assert t.hp(1) == 7
    t.round(CastFor("accio", "seat_1", "pumpkin_juice"), Cast("protego"), dice=(2, 6))
    t.act(Take("pumpkin_juice"))
    assert t.g.wizards[0].potion == "pumpkin_juice"
    t.round(at("lightning_bolt"), Cast("protego"))
    assert t.hp(1) == 2


def test_protego_rebound_hits_even_a_troll_and_a_cloaked_one() -> None:
    t = duel(("incendio",), ("protego",), item="invisibility_cloak")
    t.round(Use("invisibility_cloak"), RUN, dice=(1,))
    t.round(at("incendio"), Cast("protego"), dice=(2, 6))
    assert t.hp(0) == 7


def test_protego_astray_is_not_cast() -> None:
    t = duel(("incendio", "confundus_major"), ("protego",))
    t.round(at("confundus_major"), RUN, dice=(2, 1))
    t.round(at("incendio"), Cast("protego"), dice=(2, 1))
    assert t.hp(1) == 7


def test_protego_stays_on_one_who_is_controlled() -> None:
    t = duel(("protego",), ("imperius",))
    t.round(RUN, at("imperius", 0), dice=(1, 2))
    assert Cast("protego") in t.options(1)
    assert not any(isinstance(option, CastAt) for option in t.options(1))


def test_obliviate_minor() -> None:
    t = duel(("obliviate_minor",), ("incendio", "stupefy"))
    t.round(CastFor("obliviate_minor", "seat_1", "incendio"), at("incendio", 0), dice=(2, 2))
    assert t.g.wizards[1].spells == ("stupefy",)
    assert t.hp(0) == 7, "the spell that is being lost is still cast"
    assert t.g.wizards[0].spells == ()


def test_obliviate_minor_does_nothing_against_the_rememberall() -> None:
    t = duel(("obliviate_minor",))
    t.wizard(1, item="rememberall")
    t.round(CastFor("obliviate_minor", "seat_1", "stupefy"), RUN, dice=(2, 1))
    assert t.g.wizards[1].spells == ("stupefy",)
    assert t.under("obliviate_minor")


def test_obliviate_minor_cast_by_a_death_eater_takes_a_spell_by_lot() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio", "stupefy"))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("obliviate_minor")
    t.round(RUN, dice=(6, 1, 2), lots=(2,))
    assert t.g.wizards[0].spells == ("incendio",)


def test_obliviate_minor_has_no_target_among_creatures() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("obliviate_minor",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    assert t.options(0) == (RUN,)


def test_accio() -> None:
    t = duel(("accio",), seats=3)
    t.wizard(2, item="elder_wand")
    t.round(CastFor("accio", "seat_2", "elder_wand"), RUN, dice=(2, 1))
    t.act(Take("elder_wand"))
    assert t.g.wizards[0].item == "elder_wand"
    assert t.g.wizards[2].item == ""


def test_accio_reaches_through_cloak_raven_and_troll() -> None:
    for form in ("transfiguration_raven", "transfiguration_troll"):
        t = duel(("accio",), (form,))
        t.wizard(1, item="elder_wand")
        t.round(RUN, Cast(form), dice=(1, 2))
        t.round(CastFor("accio", "seat_1", "elder_wand"), Melee("seat_0"), dice=(2, 1))
        t.act(Take("elder_wand"))
        assert t.g.wizards[0].item == "elder_wand"
    t = duel(("accio",), ())
    t.wizard(1, item="invisibility_cloak")
    t.round(RUN, Use("invisibility_cloak"), dice=(1,))
    t.round(CastFor("accio", "seat_1", "invisibility_cloak"), RUN, dice=(2, 1))
    t.act(Take("invisibility_cloak"))
    assert t.g.wizards[0].item == "invisibility_cloak"


def test_accio_of_a_card_in_use() -> None:
    for die, stolen in ((3, False), (4, True)):
        t = duel(("accio",))
        t.wizard(1, hp=5, potion="elixir_of_life")
        t.round(CastFor("accio", "seat_1", "elixir_of_life"), Drink("elixir_of_life"), dice=(2, die))
        if stolen:
            t.act(Take("elixir_of_life"))
        assert t.hp(1) == (5 if stolen else 10)
        assert t.g.wizards[0].potion == ("elixir_of_life" if stolen else "")


def test_accio_cast_by_a_death_eater() -> None:
    for die, left in ((3, ("", "elder_wand")), (4, ("pumpkin_juice", ""))):
        t = Table()
        t.wizard(0, sp=100, potion="pumpkin_juice", item="elder_wand")
        t.fight(0, foes=DE1, square="forbidden_forest")
        t.top("accio")
        t.round(RUN, dice=(6, die, 2, 1))
        assert (t.g.wizards[0].potion, t.g.wizards[0].item) == left


def test_accio_astray_fails() -> None:
    t = duel(("accio",), ("confundus_major",))
    t.wizard(1, potion="pumpkin_juice")
    t.round(RUN, at("confundus_major", 0), dice=(1, 2))
    t.round(CastFor("accio", "seat_1", "pumpkin_juice"), RUN, dice=(1, 1))
    assert t.g.wizards[1].potion == "pumpkin_juice"


def test_accio_under_imperius_brings_the_loot_to_the_victim() -> None:
    t = duel(("accio",), ("imperius",), seats=3)
    t.wizard(2, item="elder_wand")
    t.round(RUN, at("imperius", 0), dice=(1, 2))
    t.act(CastFor("accio", "seat_2", "elder_wand"), dice=(2,))
    assert t.g.found == [(0, "elder_wand")]


def test_expecto_patronum() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("expecto_patronum",))
    t.fight(0, foes=DE1 | DE2, square="forbidden_forest")
    t.round(Cast("expecto_patronum"), dice=(3, 3, 2, 1, 1))
    assert t.sp(0) == 110
    t.round(RUN, dice=(1, 3, 1, 4))  # both must run: the first gets away, the second does not
    assert not t.battler("death_eater_1").here
    assert t.battler("death_eater_2").here


def test_expecto_patronum_routs_dementors_and_nobody_else() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("expecto_patronum",), square="forbidden_forest")
    t.fight(0, contest="dementors", square="forbidden_forest")
    t.round(Cast("expecto_patronum"), dice=(2, 1, 1))
    assert all(b.routed for b in t.battle.battlers[2:])
    t.round(RUN, dice=(1, 3, 3))
    assert t.g.battle is None
    assert t.sp(0) == 100 + 10 + 20
    t = duel(("expecto_patronum",))
    t.round(Cast("expecto_patronum"), RUN, dice=(2, 1))
    assert t.sp(0) == 310
    assert not t.battler(1).routed


def test_expecto_patronum_is_passed_over_by_death_eaters() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("expecto_patronum", "incendio")
    t.round(RUN, dice=(6, 1, 2))
    assert t.hp(0) == 7


def test_expecto_patronum_astray_fails() -> None:
    t = duel(("expecto_patronum",), ("confundus_major",))
    t.round(RUN, at("confundus_major", 0), dice=(1, 2))
    t.round(Cast("expecto_patronum"), RUN, dice=(1, 1))
    assert t.sp(0) == 300


# -- tier 4 ------------------------------------------------------------------------------------------------------------


def test_incendio_2() -> None:
    t = duel(("incendio_2",), sp=150)
    t.round(at("incendio_2"), RUN, dice=(2, 1))
    assert t.hp(1) == 6


def test_major_healing() -> None:
    for die, healed in ((1, 2), (2, 2), (3, 4), (4, 4), (5, 6), (6, 6)):
        t = duel(("major_healing",))
        t.wizard(0, hp=3)
        t.round(at("major_healing", 0), RUN, dice=(2, 1, die))
        assert t.hp(0) == 3 + healed


def test_major_healing_cast_by_voldemort_heals_himself() -> None:
    t = Table()
    t.wizard(0, sp=300)
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 4
    t.top("major_healing")
    t.round(RUN, dice=(1, 1, 2, 6))
    assert t.battler("voldemort").hp == 10


def test_sectumsempra() -> None:
    t = duel(("sectumsempra",))
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    assert t.hp(1) == 7
    t.round(at("sectumsempra"), RUN, dice=(1, 1))
    assert t.hp(1) == 6
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    assert t.hp(1) == 2, "three more and the bleeding, which does not grow"
    assert t.battler(1).bleeding


def test_sectumsempra_and_basilisk_venom_add_up() -> None:
    t = duel(("sectumsempra",), item="basilisk_fang")
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    t.round(Strike("basilisk_fang", "seat_1"), RUN, dice=(2, 1))
    assert t.hp(1) == 10 - 3 - 2 - 1
    t.round(at("sectumsempra"), RUN, dice=(1, 1))
    assert t.hp(1) == 2


def test_sectumsempra_bleeding_is_not_strengthened() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("sectumsempra",), strong=True)
    t.wizard(1, sp=200)
    t.fight(0, 1)
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    assert t.hp(1) == 6
    t.round(at("sectumsempra"), RUN, dice=(1, 1))
    assert t.hp(1) == 5


def test_sectumsempra_bleeding_is_stopped_by_the_brew() -> None:
    t = duel(("sectumsempra",))
    t.wizard(1, potion="pomphreys_brew")
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    t.round(RUN, Drink("pomphreys_brew"), dice=(1,))
    assert not t.battler(1).bleeding


def test_summon_serpent() -> None:
    t = duel(("summon_serpent",))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    assert t.battler("serpent_1").hp == 3
    t.round(RUN, RUN)
    t.act(Melee("seat_1"), dice=(1, 1, 2))
    assert t.hp(1) == 8
    assert not t.battler(1).envenomed


def test_summon_serpent_several_times_and_only_the_serpent_left() -> None:
    t = duel(("summon_serpent",))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    t.round(Cast("summon_serpent"), RUN)
    t.act(Melee("seat_1"), dice=(2, 1, 1))
    assert t.battler("serpent_2").here
    t.round(RUN, RUN)
    t.act(Melee("seat_1"))
    t.act(Melee("seat_1"), dice=(3, 3, 1, 1))
    assert t.g.battle is None
    assert (t.sp(0), t.sp(1)) == (290, 290), "nobody wins"


def test_summon_serpent_fights_on_when_the_master_has_left() -> None:
    t = duel(("summon_serpent",))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    t.round(RUN, at("stupefy", "serpent_1"))
    t.act(Melee("seat_1"), dice=(3, 2, 2))
    assert (t.battler(0).here, t.hp(1), t.battler("serpent_1").hp) == (False, 8, 2)
    assert t.g.waiting == (0, 1), "the summoner still points at its target"
    t.round(Melee("seat_1"), at("stupefy", "serpent_1"), dice=(2, 2))
    assert t.hp(1) == 6


def test_summon_serpent_under_imperius_and_bewildered_serves_the_other() -> None:
    t = duel(("summon_serpent",), ("imperius",))
    t.round(RUN, at("imperius", 0), dice=(1, 2))
    t.act(Cast("summon_serpent"), dice=(2,))
    assert (t.battler("serpent_1").master, t.battler("serpent_1").side) == (1, 1)
    t = duel(("summon_serpent",), ("confundus_major",))
    t.round(RUN, at("confundus_major", 0), dice=(1, 2))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    assert t.battler("serpent_1").master == 1


def test_summon_serpent_obeys_whoever_controls_the_master() -> None:
    t = duel(("summon_serpent",), ("imperius",))
    t.round(Cast("summon_serpent"), at("imperius", 0), dice=(2, 2))
    t.act(RUN)
    assert t.g.waiting == (1,)
    t.act(Melee("seat_0"), dice=(1, 2))
    assert t.hp(0) == 8


def test_summon_serpent_cast_by_a_death_eater_joins_him() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("summon_serpent")
    t.round(RUN, dice=(6, 1, 2))
    assert t.battler("serpent_1").side == t.battler("death_eater_1").side
    t.round(at("incendio", "serpent_1"), dice=(3, 2, 1, 1))
    assert not t.battler("serpent_1").here


def test_lightning_bolt() -> None:
    t = duel(("lightning_bolt",), ("incendio_2",), sp=150)
    t.round(at("lightning_bolt"), at("incendio_2", 0), dice=(2,))
    assert (t.hp(1), t.sp(1)) == (5, 100)
    assert t.hp(0) == 6, "the spell that needed the lost SP is still cast"


def test_lightning_bolt_hits_whatever_hides_or_shields() -> None:
    for form in ("transfiguration_raven", "transfiguration_troll"):
        t = duel(("lightning_bolt",), (form,))
        t.round(RUN, Cast(form), dice=(1, 2))
        t.round(at("lightning_bolt"), RUN, dice=(1,))
        assert t.hp(1) == 5
    t = duel(("lightning_bolt",), ())
    t.wizard(1, item="invisibility_cloak")
    t.round(RUN, Use("invisibility_cloak"), dice=(1,))
    t.round(at("lightning_bolt"), Use("invisibility_cloak"))
    assert t.hp(1) == 5


def test_lightning_bolt_at_a_player_elsewhere() -> None:
    t = duel(("lightning_bolt",), seats=3)
    t.wizard(2, hp=4, sp=120, square="three_broomsticks")
    t.round(at("lightning_bolt", 2), RUN, dice=(1,))
    assert (t.hp(2), t.sp(2), t.square(2)) == (1, 60, "infirmary")
    assert t.sp(0) == 300, "no reward"


def test_lightning_bolt_cast_by_a_death_eater_strikes_a_player_of_the_battle() -> None:
    t = Table(3)
    t.wizard(0, sp=150)
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("lightning_bolt")
    t.round(RUN, dice=(6, 1))
    assert (t.hp(0), t.sp(0)) == (5, 100)


# -- tier 5 ------------------------------------------------------------------------------------------------------------


def test_obliviate_major() -> None:
    t = duel(("obliviate_major",), ("incendio", "stupefy", "stupefy"))
    t.round(at("obliviate_major"), at("incendio", 0), dice=(2, 2))
    assert t.g.wizards[1].spells == ()
    assert t.hp(0) == 7


def test_obliviate_major_does_nothing_against_the_rememberall() -> None:
    t = duel(("obliviate_major",))
    t.wizard(1, item="rememberall")
    t.round(at("obliviate_major"), RUN, dice=(2, 1))
    assert t.g.wizards[1].spells == ("stupefy",)


def test_confundus_major() -> None:
    for die, hp0, hp1 in ((1, 10, 7), (2, 10, 7), (3, 10, 10), (4, 10, 10), (5, 7, 10), (6, 7, 10)):
        t = duel(("confundus_major",), ("incendio",))
        t.round(at("confundus_major"), RUN, dice=(2, 1))
        t.round(RUN, at("incendio", 0), dice=(1, die))
        assert (t.hp(0), t.hp(1)) == (hp0, hp1)


def test_confundus_major_turns_healing_to_an_enemy_by_lot() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=("confundus_major",), hp=2)
    t.wizard(1, sp=200, spells=("minor_healing",))
    t.wizard(2, sp=200, hp=2)
    t.fight(0, 1, 2)
    t.round(at("confundus_major"), RUN, RUN, dice=(2, 1, 1))
    t.round(RUN, at("minor_healing", 1), RUN, dice=(1, 1, 1, 6), lots=(2,))
    assert (t.hp(0), t.hp(2)) == (2, 5)


def test_confundus_major_against_one_who_needs_a_six() -> None:
    for die, hp in ((5, 10), (6, 7)):
        t = duel(("confundus_major", "transfiguration_troll"), ("incendio",))
        t.round(Cast("transfiguration_troll"), RUN, dice=(2, 1))
        t.battler(1).bewildered = 1
        t.battler(1).confunder = 0
        t.round(RUN, at("incendio", 0), dice=(1, die))
        assert t.hp(0) == hp


def test_confundus_major_replaces_a_trolls_own_clumsiness() -> None:
    t = duel(("confundus_major",), ("transfiguration_troll",))
    t.round(at("confundus_major"), Cast("transfiguration_troll"), dice=(2, 2))
    t.round(RUN, Melee("seat_0"), dice=(1, 4))
    assert t.hp(0) == 10
    t.round(RUN, Melee("seat_0"), dice=(1, 5))
    assert t.hp(0) == 5


def test_confundus_major_makes_a_raven_fail_to_steal() -> None:
    t = duel(("confundus_major",), ("transfiguration_raven",))
    t.wizard(0, potion="pumpkin_juice")
    t.round(at("confundus_major"), Cast("transfiguration_raven"), dice=(2, 2))
    t.round(RUN, Steal("seat_0", "pumpkin_juice"), dice=(1, 1))
    assert t.g.wizards[0].potion == "pumpkin_juice"


def test_confundus_major_does_not_excuse_from_acting() -> None:
    t = duel(("confundus_major",))
    t.round(at("confundus_major"), RUN, dice=(2, 1))
    assert WAIT not in t.options(1)


def test_imperius() -> None:
    t = duel(("imperius",), ("incendio",))
    t.wizard(1, potion="pumpkin_juice")
    t.round(at("imperius"), RUN, dice=(2, 1))
    assert t.g.waiting == (0,), "the caster chooses for the victim and not for oneself"
    assert {at("incendio", 0), at("incendio", 1), Drink("pumpkin_juice"), RUN} == set(t.options(0))
    t.act(at("incendio", 1), dice=(2,))
    assert t.hp(1) == 7
    assert t.g.waiting == (0, 1), "one battle round only"


def test_imperius_forces_running_which_is_a_defeat() -> None:
    t = duel(("imperius",))
    t.round(at("imperius"), RUN, dice=(2, 1))
    t.act(RUN, dice=(3,))
    assert (t.sp(0), t.sp(1)) == (325, 290)


def test_imperius_catches_a_runner_hit_while_running() -> None:
    t = duel(("imperius",))
    t.round(at("imperius"), RUN, dice=(2, 2))
    assert t.battler(1).here
    assert t.g.waiting == (0,)


def test_imperius_keeps_the_victims_limits() -> None:
    t = duel(("imperius", "snare"), ("incendio",))
    t.round(at("snare"), RUN, dice=(2, 1))
    t.round(at("imperius"), at("incendio", 0), dice=(2, 1))
    assert RUN not in t.options(0)


def test_imperius_of_a_confunded_caster_works_all_the_same() -> None:
    t = duel(("imperius",), ("confundus_minor", "incendio"))
    t.round(at("imperius"), at("confundus_minor", 0), dice=(2, 2))
    t.act(at("incendio", 1), dice=(2,))
    assert t.hp(1) == 7


def test_imperius_aims_transfigurations_at_players() -> None:
    t = duel(("imperius",), ("transfiguration_troll",))
    t.round(at("imperius"), RUN, dice=(2, 1))
    t.act(at("transfiguration_troll", 0), dice=(2,))
    assert t.battler(0).form == "troll"


def test_imperius_makes_a_raven_steal_for_anybody() -> None:
    t = duel(("imperius",), ("transfiguration_raven",), seats=3)
    t.wizard(0, potion="pumpkin_juice")
    t.round(at("imperius"), Cast("transfiguration_raven"), dice=(2, 2))
    t.act(StealFor("seat_0", "pumpkin_juice", "seat_2"), dice=(2,))
    assert t.g.found == [(2, "pumpkin_juice")]


def test_imperius_does_nothing_to_the_enamored() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=("imperius",))
    t.wizard(1, sp=200, spells=("stupefy",))
    t.wizard(2, sp=200, loves=1)
    t.fight(0, 1)
    t.round(at("imperius", 2), RUN, WAIT, dice=(2, 1))
    assert t.g.waiting == (0, 1, 2)


def test_imperius_forces_a_love_potion_whose_love_is_for_its_owner() -> None:
    t = duel(("imperius",), seats=3)
    t.wizard(1, potion="love_potion")
    t.round(at("imperius"), RUN, dice=(2, 1))
    t.act(Charm(2))
    assert t.g.wizards[2].loves == 1


def test_imperius_cannot_make_the_basilisk_run() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("imperius",))
    t.fight(0, contest="basilisk", level=0)
    t.round(at("imperius", "basilisk"), dice=(2, 1))
    assert set(t.options(0)) == {Melee("seat_0"), Melee("basilisk")}


def test_imperius_with_speed_chooses_both_actions() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("imperius",))
    t.wizard(1, sp=200, spells=("incendio",), speedy=True)
    t.fight(0, 1)
    t.round(RUN, at("incendio", 0))
    t.act(RUN, dice=(1, 1, 1))
    t.round(at("imperius"), RUN, dice=(2, 1))  # battle round 2 is no double round
    t.act(at("incendio", 1))
    t.act(at("incendio", 1), dice=(2, 2))
    assert t.hp(1) == 4


def test_imperius_cast_by_a_death_eater_makes_the_victim_run() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("incendio",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("imperius")
    t.round(RUN, dice=(6, 1, 2, 1, 1, 1))  # controlled; in the next round the run fails, the Death Eater waits
    assert t.hp(0) == 10
    assert t.battle.round == 3


def test_transfiguration_raven() -> None:
    t = duel(("transfiguration_raven",), ("incendio",))
    t.wizard(1, item="elder_wand")
    t.round(Cast("transfiguration_raven"), at("incendio", 0), dice=(2, 2))
    assert t.hp(0) == 7, "it takes a battle round"
    assert set(t.options(0)) == {Melee("seat_1"), Steal("seat_1", "elder_wand"), RUN}
    t.round(Melee("seat_1"), at("incendio", 0), dice=(2, 5))
    assert (t.hp(0), t.hp(1)) == (7, 9)
    t.round(Steal("seat_1", "elder_wand"), at("incendio", 0), dice=(2, 6))
    t.act(Take("elder_wand"))
    assert t.hp(0) == 4
    t.round(Melee("seat_1"), RUN, dice=(2, 1))
    assert Cast("transfiguration_raven") in t.options(0), "human again after three battle rounds"


def test_transfiguration_raven_pecks_creatures_harder() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("transfiguration_raven",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(Cast("transfiguration_raven"), dice=(3, 2, 1))
    t.round(Melee("death_eater_1"), dice=(3, 2, 1))
    assert t.battler("death_eater_1").hp == 5


def test_transfiguration_raven_is_out_of_reach_of_blades() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=("transfiguration_raven",))
    t.wizard(1, sp=200, item="sword_of_gryffindor")
    t.wizard(2, sp=200)
    t.fight(0, 1, 2)
    t.round(Cast("transfiguration_raven"), RUN, RUN, dice=(2, 1, 1))
    t.round(Melee("seat_2"), Strike("sword_of_gryffindor", "seat_0"), RUN, dice=(1, 1, 6))
    assert t.hp(0) == 10
    t.round(Melee("seat_1"), Strike("sword_of_gryffindor", "seat_0"), RUN, dice=(1, 6, 1))
    assert t.hp(0) == 7, "unless the raven comes for that very battler"


def test_transfiguration_raven_is_not_fooled_by_the_cloak() -> None:
    t = duel(("transfiguration_raven",), ())
    t.wizard(1, item="invisibility_cloak")
    t.round(Cast("transfiguration_raven"), Use("invisibility_cloak"), dice=(2,))
    t.round(Melee("seat_1"), Use("invisibility_cloak"), dice=(2,))
    assert t.hp(1) == 9


def test_transfiguration_raven_steals_a_card_in_use() -> None:
    for die, stolen in ((3, False), (4, True)):
        t = duel(("transfiguration_raven",), ())
        t.wizard(1, hp=5, potion="pumpkin_juice")
        t.round(Cast("transfiguration_raven"), RUN, dice=(2, 1))
        t.round(Steal("seat_1", "pumpkin_juice"), Drink("pumpkin_juice"), dice=(2, die))
        if stolen:
            t.act(Take("pumpkin_juice"))
        assert t.hp(1) == (5 if stolen else 8)


def test_transfiguration_raven_of_a_death_eater_steals_first() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="pumpkin_juice", item="elder_wand")
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.battler("death_eater_1").form = "raven"
    t.battler("death_eater_1").form_left = 3
    t.battler("death_eater_1").touched = True
    t.round(RUN, dice=(4, 2, 1))
    assert t.g.wizards[0].item == ""
    t.round(RUN, dice=(2, 1))
    assert t.g.wizards[0].potion == ""
    t.round(RUN, dice=(1, 2))
    assert t.hp(0) == 9


def test_transfiguration_serpent() -> None:
    t = duel(("transfiguration_serpent",))
    t.round(Cast("transfiguration_serpent"), RUN, dice=(2, 1))
    assert set(t.options(0)) == {Melee("seat_1"), RUN}
    t.round(Melee("seat_1"), RUN, dice=(2, 1))
    assert (t.hp(1), t.battler(1).petrified) == (7, 1)
    t.round(RUN, at("stupefy", 0), dice=(1, 1))
    assert t.hp(0) == 10
    assert not t.battler(1).petrified, "the venom works for one battle round"


def test_transfiguration_serpent_and_other_serpents_are_immune_to_venom() -> None:
    t = duel(("transfiguration_serpent",), ())
    t.wizard(1, item="basilisk_fang")
    t.round(Cast("transfiguration_serpent"), RUN, dice=(2, 1))
    t.round(Melee("seat_1"), Strike("basilisk_fang", "seat_0"), dice=(2, 2))
    assert t.hp(0) == 8
    assert not t.battler(0).envenomed
    t.battler(1).form = "serpent"
    t.battler(1).form_left = 3
    t.battler(1).petrified = 0
    t.round(Melee("seat_1"), RUN, dice=(2, 1))
    assert not t.battler(1).petrified


def test_transfiguration_serpent_is_not_fooled_by_the_cloak() -> None:
    t = duel(("transfiguration_serpent",), ())
    t.wizard(1, item="invisibility_cloak")
    t.round(Cast("transfiguration_serpent"), Use("invisibility_cloak"), dice=(2,))
    t.round(Melee("seat_1"), Use("invisibility_cloak"), dice=(2,))
    assert t.hp(1) == 7


def test_transfiguration_troll() -> None:
    t = duel(("transfiguration_troll",), ("incendio",))
    t.round(Cast("transfiguration_troll"), RUN, dice=(2, 1))
    t.round(Melee("seat_1"), at("incendio", 0), dice=(3, 5))
    assert (t.hp(0), t.hp(1)) == (10, 10)
    t.round(Melee("seat_1"), at("incendio", 0), dice=(4, 6))
    assert (t.hp(0), t.hp(1)) == (7, 5)
    assert len(t.happened(Failed)) == 3


def test_transfiguration_troll_is_not_fooled_by_the_cloak() -> None:
    t = duel(("transfiguration_troll",), ())
    t.wizard(1, item="invisibility_cloak")
    t.round(Cast("transfiguration_troll"), Use("invisibility_cloak"), dice=(2,))
    t.round(Melee("seat_1"), Use("invisibility_cloak"), dice=(4,))
    assert t.hp(1) == 5


def test_transfiguration_keeps_carried_items_working() -> None:
    t = duel(("transfiguration_troll",), ("obliviate_major",))
    t.wizard(0, item="rememberall")
    t.round(Cast("transfiguration_troll"), RUN, dice=(2, 1))
    t.round(RUN, at("obliviate_major", 0), dice=(1, 6))
    assert t.g.wizards[0].spells == ("transfiguration_troll",)


def test_imperius_on_a_death_eater_and_on_voldemort() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("imperius",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(at("imperius", "death_eater_1"), dice=(3, 2, 1))
    assert {Hex("death_eater_1"), Draw("basic_spells", "seat_0"), Draw("advanced_spells", "seat_0"), RUN} <= set(
        t.options(0)
    )
    t = Table()
    t.wizard(0, sp=300, spells=("imperius",))
    t.fight(0, contest="chamber")
    t.round(at("imperius", "voldemort"), dice=(3, 2, 1))
    assert RUN not in t.options(0)
    t.act(Hex("voldemort"), dice=(2,))
    assert t.battler("voldemort").hp == 6
