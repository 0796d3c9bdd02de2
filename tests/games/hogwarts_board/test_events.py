"""One scenario for each event, on both levels where it matters."""

from __future__ import annotations

import pytest

from greathall.games.hogwarts_board.actions import (
    CastAt,
    Challenge,
    Decline,
    Enter,
    Finish,
    Forget,
    Go,
    Grasp,
    Help,
    Leave,
    StayOut,
    Strike,
    Take,
    TakeInstead,
    Walk,
)
from greathall.games.hogwarts_board.events import EndedInPeace

from .table import RUN, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def drawn(
    card: str, upstairs: bool = False, sp: int = 150, dice: tuple[int, ...] = (), seats: int = 2, **what: object
) -> Table:
    t = Table(seats)
    t.wizard(0, sp=sp, square="forbidden_forest" if upstairs else "dungeons", **what)
    t.event(card, 0, dice=dice)
    return t


@pytest.mark.parametrize(
    ("card", "lower", "upper"),
    [
        ("house_points", 5, 19),
        ("top_marks", 20, 35),
        ("house_cup", 15, 25),
        ("defence_club", 5, 15),
        ("mirror", 20, 35),
    ],
)
def test_gains(card: str, lower: int, upper: int) -> None:
    assert drawn(card).sp(0) == 150 + lower
    assert drawn(card, upstairs=True).sp(0) == 150 + upper


def test_house_points() -> None:
    assert drawn("house_points").sp(1) == 0


def test_top_marks() -> None:
    assert drawn("top_marks", sp=90).sp(0) == 110


def test_house_cup() -> None:
    t = drawn("house_cup", seats=3)
    assert [t.sp(seat) for seat in range(3)] == [165, 5, 5]


def test_house_match() -> None:
    for die, lower, upper in ((1, (9, 150), (8, 150)), (4, (10, 160), (10, 170)), (6, (10, 175), (10, 195))):
        t = drawn("house_match", dice=(die,))
        assert (t.hp(0), t.sp(0)) == lower
        t = drawn("house_match", upstairs=True, dice=(die,))
        assert (t.hp(0), t.sp(0)) == upper


def test_defence_club() -> None:
    t = Table()
    t.wizard(0, square="dungeons")
    t.top("snare")
    t.event("defence_club")
    t.act(Take("snare"))
    assert (t.sp(0), t.g.wizards[0].spells) == (5, ("snare",))
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest")
    t.top("accio")
    t.event("defence_club")
    t.act(Leave())
    assert (t.sp(0), t.g.wizards[0].spells, t.under("accio")) == (165, (), True)


def test_caught_by_filch() -> None:
    assert drawn("caught_by_filch").sp(0) == 145
    t = drawn("caught_by_filch", upstairs=True, sp=110)
    assert (t.sp(0), t.square(0)) == (95, "gryffindor"), "below 100 SP nobody stays upstairs"


def test_snape_displeased() -> None:
    t = drawn("snape_displeased", potion="pumpkin_juice")
    assert (t.g.wizards[0].potion, t.sp(0)) == ("", 150)
    assert drawn("snape_displeased").sp(0) == 145
    assert drawn("snape_displeased", upstairs=True).sp(0) == 140


def test_niffler() -> None:
    t = drawn("niffler", item="elder_wand")
    assert (t.g.wizards[0].item, t.sp(0)) == ("", 150)
    assert drawn("niffler").sp(0) == 145
    assert drawn("niffler", upstairs=True).sp(0) == 140


def test_whomping_willow() -> None:
    assert drawn("whomping_willow").hp(0) == 8
    assert drawn("whomping_willow", upstairs=True).hp(0) == 7
    t = drawn("whomping_willow", upstairs=True, hp=3)
    assert (t.hp(0), t.square(0), t.sp(0)) == (1, "infirmary", 140)


def test_giant_spiders() -> None:
    assert drawn("giant_spiders", dice=(3,)).hp(0) == 8
    assert drawn("giant_spiders", upstairs=True, dice=(1,)).hp(0) == 7
    assert drawn("giant_spiders", dice=(4,)).sp(0) == 165
    assert drawn("giant_spiders", upstairs=True, dice=(6,)).sp(0) == 185


def test_chocolate_frogs() -> None:
    t = drawn("chocolate_frogs", hp=4)
    assert (t.hp(0), t.sp(0)) == (7, 155)
    t = drawn("chocolate_frogs", upstairs=True, hp=4)
    assert (t.hp(0), t.sp(0)) == (9, 160)


def test_phoenix_tears() -> None:
    t = drawn("phoenix_tears", hp=2)
    assert (t.hp(0), t.sp(0)) == (10, 160)
    assert drawn("phoenix_tears", upstairs=True).sp(0) == 170


def test_owl_parcel() -> None:
    t = Table()
    t.wizard(0, square="dungeons", potion="pomphreys_brew")
    t.top("power_potion")
    t.event("owl_parcel")
    t.act(TakeInstead("power_potion", "pomphreys_brew"))
    assert t.g.wizards[0].potion == "power_potion"
    assert t.under("pomphreys_brew")


def test_joke_shop_hamper() -> None:
    t = Table()
    t.top("elder_wand")
    t.event("joke_shop_hamper")
    t.act(Take("elder_wand"))
    assert t.sp(0) == 50


def test_backfired_charm() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=("stupefy", "expelliarmus"))
    t.event("backfired_charm", lots=(2,))
    assert t.g.wizards[0].spells == ("expelliarmus",)
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest", spells=("stupefy", "expelliarmus", "incendio"))
    t.event("backfired_charm", lots=(1, 1))
    assert t.g.wizards[0].spells == ("stupefy",)


def test_ministry_obliviators() -> None:
    t = Table(4)
    t.wizard(0, square="dungeons", spells=("stupefy", "snare"))
    t.wizard(1, square="library", spells=("stupefy",))
    t.wizard(2, sp=150, square="forbidden_forest", spells=("stupefy",))
    t.wizard(3, square="library", spells=("stupefy",), item="rememberall")
    t.event("ministry_obliviators")
    t.round(Forget("stupefy"), Forget("stupefy"))
    assert [t.g.wizards[seat].spells for seat in range(4)] == [("snare",), (), ("stupefy",), ("stupefy",)]


def test_portkey() -> None:
    t = drawn("portkey", sp=50)
    assert Go("forbidden_forest") not in t.options(0)
    assert Go("dungeons") not in t.options(0)
    t.act(Go("greenhouse"))
    assert (t.square(0), t.sp(0)) == ("greenhouse", 60)


def test_summoned() -> None:
    t = drawn("summoned")
    assert (t.square(0), len(t.g.table)) == ("library", 3)
    t = drawn("summoned", upstairs=True)
    assert (t.square(0), len(t.g.found)) == ("dumbledores_office", 1)


def test_floo_powder() -> None:
    t = drawn("floo_powder")
    assert (t.square(0), len(t.g.table)) == ("potions_shop", 2)
    t = drawn("floo_powder", upstairs=True)
    assert (t.square(0), len(t.g.found)) == ("diagon_alley", 1)


def test_the_room_appears() -> None:
    t = Table()
    t.g.cabinet = "library"
    t.wizard(0, square="dungeons")
    t.event("the_room_appears")
    assert (t.square(0), len(t.g.table)) == ("room_of_requirement", 2)


def test_cabinet_mishap() -> None:
    t = Table()
    t.wizard(0, square="dungeons", sp=50)
    t.g.cabinet = "greenhouse"
    t.event("cabinet_mishap")
    assert (t.square(0), t.sp(0)) == ("greenhouse", 60)
    t = Table()
    t.wizard(0, square="dungeons", sp=100)
    t.g.cabinet = "greenhouse"
    t.event("cabinet_mishap")
    assert (t.square(0), t.sp(0)) == ("vcab_square", 100), "with 100 SP it carries upstairs"
    t = Table()
    t.wizard(0, square="forbidden_forest", sp=100)
    t.g.cabinet = "greenhouse"
    t.event("cabinet_mishap")
    assert (t.square(0), t.sp(0)) == ("greenhouse", 110)


def test_mirror() -> None:
    t = drawn("mirror")
    t.turn(0)
    assert not t.g.waiting
    assert (t.square(0), t.g.wizards[0].skips) == ("dungeons", 0)


def test_time_turner() -> None:
    t = Table()
    t.wizard(0, square="slytherin")
    t.top("time_turner")
    t.turn(0, dice=(1,))
    t.act(Walk(("dungeons",)), dice=(1,))
    assert t.g.waiting == (0,), "another turn"
    t.act(Walk(("charms_classroom",)))
    assert t.sp(0) == 5 + 10 + 5


def test_phoenix_guard() -> None:
    t = drawn("phoenix_guard", upstairs=True)
    assert t.sp(0) == 170
    t.g.death_eaters = ["dumbledores_office", "door_snape"]
    t.death_eaters(dice=(1, 2))
    assert t.g.battle is None, "they walk past"
    t.turn(0)
    assert not t.g.wizards[0].guarded


def test_dark_mark() -> None:
    t = drawn("dark_mark", dice=(2, 3))
    assert t.g.death_eaters == ["diagon_alley", "vcab_square"]


def test_duelling_club() -> None:
    t = Table(3)
    t.wizard(0, sp=100, square="dungeons", spells=("stupefy",))
    t.wizard(1, sp=100, hp=2, square="library")
    t.wizard(2, square="infirmary")
    t.event("duelling_club")
    assert t.options(0) == (Challenge(1),), "nobody is called out of the infirmary"
    t.act(Challenge(1))
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert (t.sp(0), t.sp(1), t.square(0)) == (120, 95, "dungeons")


def test_duelling_club_in_peace_and_upstairs() -> None:
    t = drawn("duelling_club")
    t.act(Challenge(1))
    assert t.happened(EndedInPeace)
    assert (t.sp(0), t.sp(1)) == (155, 5)
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest", spells=("stupefy",))
    t.wizard(1, sp=50, square="library")
    t.event("duelling_club")
    t.act(Challenge(1))
    t.round(at("stupefy"), RUN, dice=(2, 4))
    assert (t.sp(0), t.sp(1), t.square(1)) == (180, 40, "hufflepuff")


def test_dementors() -> None:
    t = Table()
    t.wizard(0, sp=100, square="dungeons", spells=("incendio",))
    t.event("dementors")
    t.round(at("incendio", "dementor_1"), dice=(2, 1))
    assert (t.g.battle, t.sp(0)) == (None, 110)
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest", spells=("incendio",))
    t.event("dementors")
    assert [b.name for b in t.battle.battlers[2:]] == ["dementor_1", "dementor_2"]


def test_basilisk() -> None:
    t = Table(3)
    t.wizard(0, sp=100, square="dungeons", spells=("incendio",))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.event("basilisk")
    assert t.g.waiting == (1,)
    t.act(Help())
    t.act(Decline())
    assert t.g.waiting == (0, 1)
    t.round(at("incendio", "basilisk"), at("stupefy", "basilisk"), dice=(2, 2, 1))
    t.round(at("incendio", "basilisk"), at("stupefy", "basilisk"), dice=(2, 2, 1))
    t.act(Take("basilisk_fang"))
    assert [t.sp(seat) for seat in range(3)] == [130, 115, 0]
    assert t.g.wizards[0].item == "basilisk_fang"


def test_basilisk_defeat_costs_what_the_card_says() -> None:
    t = Table()
    t.wizard(0, sp=150, square="forbidden_forest", came=("door_restricted", "forbidden_forest"))
    t.event("basilisk")
    t.act(Decline())
    t.round(RUN, dice=(3, 1))
    assert (t.sp(0), t.square(0)) == (140, "door_restricted")


def test_quidditch_world_cup() -> None:
    t = Table(4)
    for seat, hp in enumerate((10, 2, 2, 10)):
        t.wizard(seat, sp=0, hp=hp, spells=("stupefy",))
    t.event("quidditch_world_cup")
    t.round(at("stupefy", 1), RUN, RUN, at("stupefy", 2), dice=(2, 1, 1, 1))
    assert t.square(1) == "infirmary"
    t.round(at("stupefy", 2), RUN, RUN, dice=(2, 1, 1))
    t.round(RUN, RUN, dice=(1, 3))
    assert t.g.battle is None
    assert [t.sp(seat) for seat in range(4)] == [35, 5, 10, 20]


def test_quidditch_world_cup_in_peace() -> None:
    t = drawn("quidditch_world_cup", seats=3)
    assert [t.sp(seat) for seat in range(3)] == [160, 10, 10]


def test_triwizard_tournament() -> None:
    t = Table()
    t.wizard(0, sp=0, hp=5, spells=("stupefy",))
    t.wizard(1, sp=0, hp=2)
    t.event("triwizard_tournament")
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert (t.sp(0), t.sp(1)) == (25, 15)
    assert t.options(0) == (Grasp(), Leave())
    t.act(Grasp())
    assert (t.hp(0), t.battle.contest) == (10, "chamber")


def test_triwizard_tournament_declined_and_in_peace() -> None:
    t = Table()
    t.wizard(0, sp=0, spells=("stupefy",))
    t.wizard(1, sp=0, hp=2)
    t.event("triwizard_tournament")
    t.round(at("stupefy"), RUN, dice=(2, 1))
    t.act(Leave())
    assert t.g.battle is None
    t = drawn("triwizard_tournament", upstairs=True)
    assert (t.sp(0), t.sp(1)) == (170, 0)


def test_an_event_that_moves_plays_the_square_run_to() -> None:
    t = Table()
    t.wizard(0, sp=50, square="dungeons")
    t.wizard(1, sp=50, square="greenhouse", spells=("stupefy",))
    t.event("portkey")
    t.act(Go("greenhouse"))
    t.round(RUN, RUN, dice=(3, 1))
    assert t.square(0) == "gryffindor", "nobody walked here: home"


def test_events_of_the_chamber_door_are_optional() -> None:
    t = Table()
    t.wizard(0, sp=250, square="dungeons")
    t.event("portkey")
    assert Go("chamber") not in t.options(0)
    t.g.death_eaters = ["", ""]
    t.act(Go("door_snape"))
    assert set(t.options(0)) == {Enter(), StayOut()}


def test_event_squares_use_the_sword_in_the_basilisks_battle() -> None:
    t = Table()
    t.wizard(0, sp=0, square="dungeons", item="sword_of_gryffindor")
    t.event("basilisk")
    t.act(Decline())
    t.round(Strike("sword_of_gryffindor", "basilisk"), dice=(2, 1))
    assert t.battler("basilisk").hp == 1


def test_events_bring_to_markets() -> None:
    t = drawn("summoned", sp=100)
    assert t.options(0)[-1] == Finish()
