"""One scenario for each item in play and in battle, and every limit."""

from __future__ import annotations

from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Fight,
    Finish,
    Forget,
    Gaze,
    GoOn,
    Hide,
    Melee,
    Roll,
    Show,
    Strike,
    Take,
    Throw,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.events import Glimpsed

from .table import DE1, RUN, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def over(t: Table) -> None:
    """Forget what was going on."""
    t.g.agenda.clear()
    t.g.waiting = ()
    t.g.asked = None
    t.g.battle = None


def test_broomstick() -> None:
    t = Table()
    t.wizard(0, item="broomstick")
    t.turn(0, dice=(1, 1))
    assert {len(walk.path) for walk in t.options(0)} == {1}, "it does not fly before the move"
    t.g.act(0, Walk(("quidditch_pitch",)))
    t.g.act(0, Use("broomstick"))
    t.g.act(0, Walk(("greenhouse",)))
    assert (t.square(0), t.sp(0)) == ("greenhouse", 15), "only the last square is used"


def test_broomstick_in_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, item="broomstick")
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1)
    t.round(Use("broomstick"), at("incendio", 0), dice=(2, 6))
    assert t.g.waiting == (0,)
    t.act(Walk(("charms_classroom", "shrieking_shack")))
    assert (t.hp(0), t.square(0), t.sp(0), t.sp(1)) == (10, "shrieking_shack", 90, 125)


def test_invisibility_cloak() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",), item="invisibility_cloak", square="slytherin", hp=5)
    t.wizard(1, sp=100, spells=("stupefy",), square="charms_classroom")
    t.turn(0)
    t.act(Use("invisibility_cloak"), dice=(2,))
    t.act(Walk(("dungeons", "charms_classroom")))
    assert t.g.battle is None
    assert t.sp(0) == 100, "no lesson under the cloak"
    t.g.active = 1
    t.turn(1, dice=(1,))
    assert t.g.battle is None


def test_invisibility_cloak_that_ends_on_a_shared_square() -> None:
    for hides in (True, False):
        t = Table()
        t.wizard(0, sp=100, spells=("stupefy",), item="invisibility_cloak", square="dungeons")
        t.wizard(1, sp=100, spells=("stupefy",), square="dungeons")
        t.g.begin("cloaked", 0, 1)
        t.turn(0)
        assert set(t.options(0)) == {Fight(), Use("invisibility_cloak")}
        t.act(Use("invisibility_cloak") if hides else Fight())
        assert (t.g.battle is None) == hides


def test_invisibility_cloak_in_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",), item="invisibility_cloak")
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1)
    t.round(Use("invisibility_cloak"), at("incendio", 0), dice=(2,))
    assert t.hp(0) == 7, "from the next battle round on"
    t.round(Use("invisibility_cloak"), at("incendio", 0), dice=(5,))
    assert t.hp(0) == 7
    t.round(at("stupefy"), at("incendio", 0), dice=(2, 6))
    assert t.hp(0) == 4
    t.round(RUN, at("incendio", 0), dice=(1, 2))
    assert t.hp(0) == 1, "attacking has broken the spell"


def test_invisibility_cloak_always_gets_away_unless_snared() -> None:
    t = Table()
    t.wizard(0, sp=100, item="invisibility_cloak", came=("slytherin", "dungeons"))
    t.wizard(1, sp=100, spells=("incendio", "snare"))
    t.fight(0, 1)
    t.round(Use("invisibility_cloak"), RUN, dice=(1,))
    t.round(RUN, at("incendio", 0), dice=(1, 6))
    assert (t.hp(0), t.square(0)) == (10, "slytherin")
    t = Table()
    t.wizard(0, sp=100, item="invisibility_cloak")
    t.wizard(1, sp=100, spells=("snare",))
    t.fight(0, 1)
    t.round(Use("invisibility_cloak"), at("snare", 0), dice=(2,))
    assert RUN not in t.options(0)


def test_invisibility_cloak_does_not_hide_from_animals_and_dementors() -> None:
    t = Table()
    t.wizard(0, sp=100, item="invisibility_cloak")
    t.fight(0, contest="dementors", level=0)
    t.round(Use("invisibility_cloak"), dice=(1,))
    t.round(Use("invisibility_cloak"), dice=(2,))
    assert t.hp(0) == 9


def test_darkness_powder() -> None:
    t = Table()
    t.wizard(0, item="darkness_powder", square="slytherin")
    t.wizard(1, sp=100, spells=("stupefy",), square="charms_classroom")
    t.turn(0)
    assert Throw("infirmary") not in t.options(0)
    assert Throw("library") not in t.options(0), "three squares at most"
    t.act(Throw("charms_classroom"), dice=(2,))
    assert set(t.g.dark) == {"dungeons", "charms_classroom", "shrieking_shack"}
    t.act(Walk(("dungeons", "charms_classroom")))
    assert t.g.battle is None, "nobody sees anybody there"
    assert t.sp(0) == 5, "and the square gives nothing"
    assert t.g.wizards[0].item == "darkness_powder", "one throw is left"


def test_darkness_powder_second_throw_and_new_owner() -> None:
    t = Table()
    t.wizard(0, item="darkness_powder", square="slytherin")
    for left in (1, 0):
        t.turn(0)
        t.act(Throw("dungeons"))
        over(t)
        assert (t.g.wizards[0].item == "darkness_powder") == bool(left)
    t.wizard(1, item="darkness_powder")
    assert t.g.powder == 2


def test_darkness_powder_lifts_after_three_rounds() -> None:
    t = Table()
    t.wizard(0, square="dungeons", sp=100, spells=("stupefy",))
    t.wizard(1, square="dungeons", sp=100, spells=("stupefy",))
    t.g.darken("dungeons")
    for _ in range(2):
        t.turn(0)
        over(t)
        assert t.g.dark
    t.turn(0)
    assert not t.g.dark
    assert t.g.battle is not None, "those who share the square fight at once"


def test_darkness_powder_in_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, hp=3, item="darkness_powder")
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1)
    t.round(Use("darkness_powder"), at("incendio", 0), dice=(2,))
    assert t.g.battle is None
    assert (t.sp(0), t.sp(1)) == (100, 100), "nobody wins, nobody loses"
    assert t.square(0) == "infirmary", "but who faints faints"
    assert "dungeons" in t.g.dark
    assert t.under("darkness_powder")


def test_darkness_powder_sends_death_eaters_to_the_doorways() -> None:
    t = Table()
    t.wizard(0, sp=100, item="darkness_powder")
    t.g.death_eaters[0] = "forbidden_forest"
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(Use("darkness_powder"), dice=(3, 1, 5))
    assert t.g.death_eaters[0] == "door_restricted"


def test_crystal_ball() -> None:
    t = Table()
    t.wizard(0, item="crystal_ball")
    t.turn(0)
    t.top("incendio", "protego", "accio")
    t.act(Gaze("advanced_spells"), dice=(1,))
    (seen,) = t.happened(Glimpsed)
    assert seen.cards == ("incendio", "protego", "accio")
    assert seen.seen_by(1).cards is None
    assert SPEC.view(t.g, 0).piles[1].glimpsed == ("incendio", "protego", "accio")
    assert SPEC.view(t.g, 1).piles[1].glimpsed == ()
    t.g.draw("advanced_spells")
    assert SPEC.view(t.g, 0).piles[1].glimpsed == ("protego", "accio")


def test_crystal_ball_in_battle_chooses_last() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",), item="crystal_ball")
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1)
    assert t.g.waiting == (1,)
    t.act(at("incendio", 0))
    assert t.g.waiting == (0,)
    battle = SPEC.view(t.g, 0).battle
    assert battle is not None
    assert [(plan.who, plan.card) for plan in battle.plans] == [("seat_1", "incendio")]
    t.act(at("stupefy"), dice=(2, 2))
    assert (t.hp(0), t.hp(1)) == (7, 9)


def test_marauders_map() -> None:
    for seen in (True, False):
        t = Table()
        t.wizard(0, sp=100, spells=("stupefy",), item="marauders_map", square="slytherin")
        t.wizard(1, sp=100, spells=("stupefy",), square="charms_classroom")
        t.turn(0)
        t.act(Use("marauders_map"), dice=(2,))
        t.act(Walk(("dungeons", "charms_classroom")))
        assert set(t.options(0)) == {Hide(), Show()}
        t.act(Show() if seen else Hide())
        assert (t.g.battle is not None) == seen
        if not seen:
            assert t.sp(0) == 110, "the square is used"


def test_rememberall() -> None:
    t = Table()
    t.wizard(0, item="rememberall", spells=("stupefy", "expelliarmus", "confundus_minor", "incendio"))
    t.event("backfired_charm", 0)
    assert len(t.g.wizards[0].spells) == 4
    t.event("niffler", 0)
    assert t.g.waiting == (0,), "without it one spell too many"
    t.act(Forget("stupefy"))
    assert len(t.g.wizards[0].spells) == 3


def test_spell_book() -> None:
    t = Table()
    t.wizard(0, item="spell_book", sp=20)
    t.use(0, "library")
    assert len(t.g.table) == 6
    t.act(Finish())
    t.wizard(1, sp=20, spells=("stupefy",))
    t.top("snare")
    t.fight(0, 1)
    t.round(Use("spell_book"), RUN, dice=(1,))
    t.act(Take("snare"))
    assert t.g.wizards[0].spells == ("snare",)


def test_half_blood_prince_book() -> None:
    t = Table()
    t.wizard(0, item="half_blood_prince_book", sp=100)
    t.use(0, "snapes_cabinet")
    assert len(t.g.table) == 4
    t.act(Finish())
    t.wizard(1, sp=100, spells=("stupefy",))
    t.top("love_potion")
    t.fight(0, 1, square="forbidden_forest")
    t.round(Use("half_blood_prince_book"), RUN, dice=(1,))
    t.act(Take("love_potion"))
    assert t.g.wizards[0].potion == "love_potion"


def test_sword_of_gryffindor() -> None:
    t = Table()
    t.wizard(0, item="sword_of_gryffindor")
    t.fight(0, contest="basilisk", level=1)
    t.round(Strike("sword_of_gryffindor", "basilisk"), dice=(2, 1))
    assert t.battler("basilisk").hp == 5
    assert t.g.sword == ("basilisk",)
    over(t)
    t.wizard(1)
    t.fight(0, 1)
    t.round(Strike("sword_of_gryffindor", "seat_1"), RUN, dice=(2, 1))
    assert (t.hp(1), t.battler(1).envenomed) == (7, True)


def test_sword_of_gryffindor_absorbs_a_serpents_venom() -> None:
    t = Table()
    t.wizard(0, item="sword_of_gryffindor")
    t.wizard(1)
    t.fight(0, 1)
    t.battler(1).form, t.battler(1).form_left, t.battler(1).touched = "serpent", 3, True
    t.round(Strike("sword_of_gryffindor", "seat_1"), Melee("seat_0"), dice=(2, 1))
    assert t.g.sword == ("serpent",)
    t.battler(1).form = ""
    t.round(Strike("sword_of_gryffindor", "seat_1"), RUN, dice=(2, 1))
    assert t.battler(1).petrified == 1


def test_basilisk_fang() -> None:
    t = Table()
    t.wizard(0, item="basilisk_fang")
    t.wizard(1)
    t.fight(0, 1)
    t.round(Strike("basilisk_fang", "seat_1"), RUN, dice=(2, 1))
    assert t.hp(1) == 8
    t.round(Strike("basilisk_fang", "seat_1"), RUN, dice=(1, 1))
    assert t.hp(1) == 7


def test_elder_wand() -> None:
    t = Table()
    t.wizard(0, sp=60, item="elder_wand")
    assert t.sp(0) == 110
    t.g.lose_sp(0, 500)
    assert t.sp(0) == 50, "never below its own 50"
    t.wizard(0, sp=60, square="forbidden_forest")
    t.event("niffler", 0)
    assert (t.sp(0), t.square(0)) == (60, "gryffindor")


def test_philosophers_stone() -> None:
    t = Table()
    t.wizard(0, hp=3, item="philosophers_stone")
    t.turn(0, dice=(2,))
    t.g.fought = True
    t.act(Walk(("quidditch_pitch", "greenhouse")))
    assert t.hp(0) == 6


def test_resurrection_stone() -> None:
    t = Table()
    t.wizard(0, sp=150, hp=3, item="resurrection_stone", spells=("incendio",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(RUN, dice=(3, 1, 2))
    assert (t.hp(0), t.square(0), t.sp(0)) == (3, "gryffindor", 140)
    assert t.g.wizards[0].spells == ("incendio",)


def test_an_item_is_used_once_a_turn() -> None:
    t = Table()
    t.wizard(0, item="marauders_map", potion="pumpkin_juice", hp=2)
    t.turn(0)
    t.act(Use("marauders_map"), dice=(1,))
    t.act(Walk(("quidditch_pitch",)))
    assert t.g.wizards[0].potion == "pumpkin_juice"
    assert not any(option == GoOn() for option in (t.options(0) if t.g.waiting else ()))


def test_buying_is_not_hindered_by_items() -> None:
    t = Table()
    t.wizard(0, item="spell_book", sp=5)
    t.top("stupefy")
    t.use(0, "library")
    t.act(Buy("stupefy"))
    assert t.g.wizards[0].spells == ("stupefy",)


def test_rolling_without_using_anything() -> None:
    t = Table()
    t.wizard(0, item="marauders_map")
    t.turn(0)
    t.act(Roll(), dice=(2,))
    assert {len(walk.path) for walk in t.options(0)} == {2}
