"""What the second version of the rules does otherwise, each beside what games of the first version go on doing."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    CastAt,
    CastFor,
    Challenge,
    Drink,
    Fight,
    GoOn,
    Hide,
    Roll,
    Run,
    Show,
    StayOut,
    Take,
    Throw,
    Truce,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.battle.meeting import LAND
from greathall.games.hogwarts_board.events import (
    BattleUndecided,
    BattleWon,
    Died,
    EndedForLove,
    EndedInPeace,
    GainedSp,
    NoRival,
    Ranked,
    Snatches,
)
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.turn import REST, ROUND

from .table import DE1, RUN, WAIT, Table


def asked(t: Table) -> str:
    return "" if t.g.asked is None else type(t.g.asked.effect).__name__


def test_new_games_have_the_second_version() -> None:
    assert (SPEC.oldest, SPEC.version, SPEC.new(seed=1).version) == (1, 2, 2)


# -- a battle at once (D8) ---------------------------------------------------------------------------------------------


def test_who_shares_with_somebody_able_may_hide_under_the_cloak() -> None:
    t = Table()
    t.wizard(0, square="library", sp=50, spells=["stupefy"])
    t.wizard(1, square="library", item="invisibility_cloak")
    t.do([REST], 0)
    assert (asked(t), t.g.waiting, t.options(1)) == ("HideAtOnce", (1,), (Fight(), Use("invisibility_cloak")))
    t.act(Use("invisibility_cloak"))
    assert (t.g.battle, t.g.wizards[1].cloaked, t.g.wizards[1].item) == (None, True, "invisibility_cloak")
    assert (t.square(0), t.square(1)) == ("library", "library")


def test_who_has_become_able_may_hide_behind_the_map() -> None:
    t = Table()
    t.wizard(0, square="library", sp=50, spells=["stupefy"], item="marauders_map")
    t.wizard(1, square="library")
    t.do([REST], 0)
    assert (asked(t), t.g.waiting) == ("HideAtOnce", (0,))
    t.act(Fight())
    assert asked(t) == "Announce"
    assert t.g.waiting == (0, 1)


def test_all_who_share_are_asked_from_the_player_on_turn_on() -> None:
    t = Table(3)
    t.wizard(0, square="library", item="marauders_map")
    t.wizard(1, square="library", item="darkness_powder")
    t.wizard(2, square="library", sp=50, spells=["stupefy"], item="invisibility_cloak")
    t.g.active = 1
    t.do([REST], 1)
    assert t.g.waiting == (1,)
    t.act(Fight())
    assert t.g.waiting == (2,)
    t.act(Fight())
    assert t.g.waiting == (0,)
    t.act(Use("marauders_map"))
    assert [b.here for b in t.battle.battlers] == [False, True, True]


def test_powder_hides_all_and_ends_the_question() -> None:
    t = Table(3)
    t.wizard(0, square="library", item="darkness_powder")
    t.wizard(1, square="library", sp=50, spells=["stupefy"], item="invisibility_cloak")
    t.do([REST], 0)
    t.act(Throw("library"))
    assert (t.g.battle, t.g.waiting, t.g.powder) == (None, (), 1)
    assert "library" in t.g.dark


def test_power_potion_begins_a_battle_before_the_move() -> None:
    t = Table()
    t.wizard(0, square="library", sp=20, spells=["incendio_2"], potion="power_potion", item="elder_wand")
    t.wizard(1, square="library")
    t.turn(0, dice=(2, 2, 2))
    t.act(Drink("power_potion"), dice=(2, 2, 2))
    assert t.g.able(0)
    assert (asked(t), t.g.battle is not None) == ("Announce", True)
    t.wizard(1, hp=4)
    t.round(CastAt("incendio_2", "seat_1"), RUN, dice=(6, 1, 3))
    assert (t.square(1), asked(t)) == ("infirmary", "Walks"), "after the victory comes the move"


def test_who_falls_before_the_move_does_not_move() -> None:
    t = Table()
    t.wizard(0, square="library", hp=2, sp=20, spells=["incendio_2"], potion="power_potion", item="elder_wand")
    t.wizard(1, square="library", sp=100, spells=["incendio"])
    t.g.peace = (("library", 3, 2),)  # a truce that holds until somebody else becomes able
    t.turn(0)
    t.act(Drink("power_potion"))
    t.round(CastAt("incendio_2", "seat_1"), CastAt("incendio", "seat_0"), dice=(1, 6))
    assert (t.square(0), t.g.waiting) == ("infirmary", ())
    assert t.g.wizards[0].resting == 2


def test_what_the_square_gave_leads_to_battle_before_resting() -> None:
    t = Table()
    t.wizard(0, square="greenhouse", sp=95, hp=5, spells=["incendio"])
    t.wizard(1, square="greenhouse")
    t.do([USE_SQUARE, REST], 0)
    assert (asked(t), t.sp(0), t.hp(0)) == ("Announce", 105, 5)
    t.round(RUN, RUN, dice=(1, 3))
    assert t.hp(0) == 5, "who has battled in the turn does not rest"


def test_the_study_bonus_leads_to_battle_too() -> None:
    t = Table()
    t.wizard(0, square="library", sp=45, hp=5, spells=["stupefy_2"])
    t.wizard(1, square="library")
    t.do([REST], 0)
    assert (asked(t), t.sp(0), t.hp(0)) == ("Announce", 50, 6)


def test_who_became_able_in_the_death_eaters_turn_fights_at_its_end() -> None:
    t = Table()
    t.wizard(0, square="library", sp=100, spells=["incendio"])
    t.wizard(1, square="library")
    t.g.death_eaters = ["", ""]
    t.death_eaters(dice=(1, 2))
    assert (asked(t), t.g.battles) == ("Announce", 1)


def test_games_of_the_first_version_fight_when_the_turn_ends() -> None:
    t = Table(version=1)
    t.wizard(0, square="library", sp=20, spells=["incendio_2"], potion="power_potion", item="elder_wand")
    t.wizard(1, square="library", item="invisibility_cloak")
    t.turn(0)
    t.act(Drink("power_potion"), dice=(2,))
    assert (asked(t), t.g.battle) == ("Walks", None)
    t = Table(version=1)
    t.wizard(0, square="library", sp=50, spells=["stupefy"])
    t.wizard(1, square="library", item="invisibility_cloak")
    t.do([REST], 0)
    assert asked(t) == "Announce"


# -- the cabinet (D12, D14) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "square"), [(1, "hufflepuff"), (2, "vcab_square")])
def test_who_runs_home_passes_through_the_cabinet(version: int, square: str) -> None:
    t = Table(version=version)
    t.wizard(0, sp=150, spells=["stupefy"])
    t.wizard(1, sp=150)
    t.g.cabinet = "hufflepuff"
    t.fight(0, 1, square="dungeons")
    t.round(CastAt("stupefy", "seat_1"), RUN, dice=(1, 6))
    assert t.square(1) == square


@pytest.mark.parametrize(("version", "square"), [(1, "gryffindor"), (2, "vcab_square")])
def test_who_runs_from_a_tournament_passes_through_the_cabinet_at_home(version: int, square: str) -> None:
    t = Table(version=version)
    t.wizard(0, sp=150, square="aviary")
    t.wizard(1, sp=150, spells=["stupefy"], square="dungeons")
    t.g.cabinet = "gryffindor"
    t.g.active = 1
    t.fight(0, 1, contest="duel", level=0)
    t.round(RUN, CastAt("stupefy", "seat_0"), dice=(6, 1))
    assert t.square(0) == square


def after_a_truce(version: int) -> Table:
    t = Table(version=version)
    t.wizard(0, square="aviary", sp=150, spells=["stupefy"], came=("hufflepuff", "aviary"))
    t.wizard(1, square="aviary", sp=120)
    t.g.cabinet = "aviary"
    t.g.then([LAND, USE_SQUARE], 0)
    t.g.run()
    while t.g.battle is not None:
        if asked(t) == "OfferTruce":
            t.round(Truce(), Truce())
        else:
            t.round(CastAt("stupefy", "seat_1"), RUN, dice=(1, 1))
    return t


@pytest.mark.parametrize(("version", "square"), [(1, "vcab_square"), (2, "aviary")])
def test_nobody_passes_through_the_cabinet_after_a_truce(version: int, square: str) -> None:
    assert after_a_truce(version).square(0) == square


def test_after_a_truce_the_square_is_used_all_the_same() -> None:
    t = Table()
    t.wizard(0, square="aviary", sp=150, hp=5)
    t.wizard(1, square="aviary")
    t.g.cabinet = "aviary"
    t.do([USE_SQUARE], 0)
    assert (t.square(0), t.hp(0)) == ("aviary", 7)


@pytest.mark.parametrize("hidden", [{"cloaked": True}, {"mapped": True}, {"loves": 0}])
def test_who_is_hidden_or_loved_does_not_bar_the_cabinet(hidden: dict[str, Any]) -> None:
    t = Table()
    t.wizard(0, square="aviary", sp=150)
    t.wizard(1, square="aviary", **hidden)
    t.g.cabinet = "aviary"
    t.do([USE_SQUARE], 0)
    assert t.square(0) == "vcab_square"


def test_nobody_bars_the_cabinet_in_the_infirmary() -> None:
    t = Table()
    t.wizard(0, square="infirmary", sp=150)
    t.wizard(1, square="infirmary", resting=2)
    t.g.cabinet = "infirmary"
    t.do([USE_SQUARE], 0)
    assert t.square(0) == "vcab_square"


# -- raids (D13) -------------------------------------------------------------------------------------------------------


def raid(version: int = 2) -> Table:
    t = Table(version=version)
    t.wizard(0, square="library", sp=50, spells=["stupefy"], item="marauders_map")
    t.g.begin("mapped", 0, 1)
    t.wizard(1, square="hufflepuff")
    t.death_eaters(dice=(3, 3, 1, 4))
    return t


def test_behind_the_map_one_may_let_raiders_find_one() -> None:
    t = raid()
    assert (asked(t), t.g.waiting, t.options(0)) == ("WishToBeFound", (0,), (Hide(), Show()))
    t.act(Show(), dice=(1, 1, 1, 1))
    assert t.battle.contest == "raid"
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_0", "death_eater_1", "death_eater_2"]
    assert t.g.wizards[0].mapped, "to be found once does not end it"


def test_behind_the_map_one_stays_hidden() -> None:
    t = raid()
    t.act(Hide(), dice=(1, 4))
    assert (t.g.battle, t.g.waiting) == (None, ())
    assert t.g.death_eaters == ["door_snape", "door_restricted"]


def test_in_the_first_version_raiders_ask_nobody() -> None:
    assert (raid(1).g.waiting, raid(1).g.battle) == ((), None)


def test_only_who_stands_on_the_raiders_way_is_asked() -> None:
    t = Table()
    t.g.begin("mapped", 0, 1)
    t.wizard(0, square="diagon_alley", sp=150)
    t.wizard(1, square="hufflepuff")
    t.death_eaters(dice=(6, 6, 1, 4))
    assert t.g.waiting == (), "through the cabinet raiders come to the lower level only"


def test_who_steps_out_does_not_lose_the_map() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=["stupefy"], mapped=True)
    t.wizard(1, square="dungeons")
    t.do([LAND], 1)
    t.act(Show())
    assert t.g.wizards[0].mapped


# -- love (D15, D20) ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "free"), [(1, False), (2, True)])
def test_any_hit_of_voldemort_frees_an_ally_in_love(version: int, free: bool) -> None:
    t = Table(version=version)
    t.wizard(0, sp=250, spells=["incendio"])
    t.wizard(1, square="library", loves=0, sp=100, spells=["incendio"])
    t.top("confundus_major")
    t.fight(0, contest="chamber")
    assert Run() not in t.options(1)
    both = CastAt("incendio", "voldemort"), CastAt("incendio", "voldemort")
    t.round(*both, dice=(1, 1, 1, 6), lots=(2,))
    assert t.battler(1).bewildered == 2
    assert (Run() in t.options(1)) == free


def both_fall(version: int) -> Table:
    t = Table(version=version)
    t.wizard(0, sp=250, hp=3, spells=["incendio"])
    t.wizard(1, square="library", loves=0, sp=150, spells=["incendio"])
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 3
    t.g.piles["advanced_spells"].clear()
    t.round(CastAt("incendio", "voldemort"), CastAt("incendio", "voldemort"), dice=(3, 6, 6, 6), lots=(1,))
    return t


def test_an_ally_does_not_win_where_the_champion_falls_with_voldemort() -> None:
    t = both_fall(2)
    assert (t.g.winners, t.g.battle) == ((), None)
    assert Died("seat_0") in t.happened(Died)
    assert t.happened(BattleUndecided)
    assert not t.happened(BattleWon)
    assert (t.square(0), t.square(1), t.sp(1)) == ("gryffindor", "library", 150)


def test_in_the_first_version_the_ally_won() -> None:
    assert both_fall(1).g.winners == (1,)


def test_who_fights_on_after_their_love_has_gone_may_win() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["incendio"])
    t.wizard(1, square="library", loves=0, sp=150, spells=["incendio"])
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 6
    t.g.piles["advanced_spells"].clear()
    t.round(RUN, CastAt("incendio", "voldemort"), dice=(3, 5, 6, 1))
    t.round(CastAt("incendio", "voldemort"), dice=(3, 6, 1))
    assert t.g.winners == (1,)


def test_two_who_love_each_other_win_together_by_the_one_who_stands_for_both() -> None:
    t = Table()
    t.wizard(0, sp=250, loves=1, spells=["incendio"])
    t.wizard(1, square="library", loves=0, sp=150)
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 1
    t.g.piles["advanced_spells"].clear()
    t.round(CastAt("incendio", "voldemort"), WAIT, dice=(3, 6, 1))
    assert t.g.winners == (0,)


# -- the basilisk (D16) ------------------------------------------------------------------------------------------------


def hunt(version: int) -> Table:
    t = Table(version=version)
    t.wizard(0, sp=250, spells=["incendio_2"], square="dungeons")
    t.wizard(1, sp=250, spells=["stupefy_2"])
    t.fight(0, 1, contest="basilisk", square="dungeons", level=0)
    both = CastAt("incendio_2", "basilisk"), CastAt("stupefy_2", "basilisk")
    t.round(*both, dice=(1, 6, 1))
    t.round(*both, dice=(1, 6, 1))
    t.round(*both, dice=(6, 1, 1))
    return t


@pytest.mark.parametrize(("version", "best"), [(1, 0), (2, 1)])
def test_only_hp_that_the_basilisk_had_count(version: int, best: int) -> None:
    ranks = {rank.who: rank.place for rank in hunt(version).happened(Ranked)}
    assert ranks == {best: 1, 1 - best: 2}


def test_bleeding_counts_for_who_struck() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["sectumsempra"], square="dungeons")
    t.wizard(1, sp=250, spells=["incendio"])
    t.fight(0, 1, contest="basilisk", square="dungeons", level=1)
    t.round(CastAt("sectumsempra", "basilisk"), CastAt("incendio", "basilisk"), dice=(6, 1, 1))
    assert t.battle.dealt == (3, 0, 0, 0)
    t.round(CastAt("sectumsempra", "basilisk"), CastAt("incendio", "basilisk"), dice=(1, 6, 1))
    assert t.battle.dealt == (4, 3, 0, 0)
    again = SPEC.load(SPEC.save(t.g))
    assert again.battle is not None
    assert again.battle.bleeder == 0


# -- pieces stay in a battle (D17) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "during"), [(1, "hufflepuff"), (2, "slytherin")])
def test_nobody_is_shown_out_of_a_battle(version: int, during: str) -> None:
    t = Table(3, version=version)
    t.wizard(2, square="library", sp=100, loves=0)
    t.wizard(0, sp=100, spells=["stupefy"])
    t.wizard(1, sp=100, spells=["stupefy"])
    t.fight(0, 1, square="slytherin")
    t.round(RUN, CastAt("stupefy", "seat_0"), WAIT, dice=(1, 6))
    t.round(CastAt("stupefy", "seat_1"), CastAt("stupefy", "seat_0"), RUN, dice=(1, 1, 6))
    assert (t.g.battle is not None, t.square(2), t.square(1)) == (True, "slytherin", during)


def test_the_owner_shows_guests_out_when_the_battle_is_over() -> None:
    t = Table(3)
    t.wizard(2, square="library", sp=100, loves=0)
    t.wizard(0, sp=100, spells=["stupefy"])
    t.wizard(1, sp=100, hp=2, spells=["stupefy"])
    t.fight(0, 1, square="slytherin")
    t.round(RUN, CastAt("stupefy", "seat_0"), WAIT, dice=(1, 1))
    t.round(CastAt("stupefy", "seat_1"), CastAt("stupefy", "seat_0"), RUN, dice=(1, 1, 6))
    t.g.fall_out_of_love(2)
    t.round(CastAt("stupefy", "seat_1"), CastAt("stupefy", "seat_0"), dice=(6, 1))
    assert (t.g.battle, t.square(0), t.square(1), t.square(2)) == (None, "gryffindor", "infirmary", "slytherin")


# -- everything at once (D18, D21) -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "kept"), [(1, False), (2, True)])
def test_a_rememberall_protects_while_it_is_stolen(version: int, kept: bool) -> None:
    t = Table(3, version=version)
    t.wizard(0, sp=250, spells=["accio"])
    t.wizard(1, sp=250, spells=["obliviate_major"])
    t.wizard(2, sp=250, spells=["stupefy", "incendio"], item="rememberall")
    t.fight(0, 1, 2)
    t.round(
        CastFor("accio", "seat_2", "rememberall"),
        CastAt("obliviate_major", "seat_2"),
        CastAt("stupefy", "seat_0"),
        dice=(6,) * 5,
    )
    assert bool(t.g.wizards[2].spells) == kept
    assert (asked(t), t.g.wizards[2].item) == ("SortCards", "")
    t.act(Take("rememberall"))
    assert t.g.wizards[0].item == "rememberall"


@pytest.mark.parametrize(("version", "hp", "sp"), [(1, 10, 0), (2, 3, 190)])
def test_a_resurrection_stone_saves_while_it_is_stolen(version: int, hp: int, sp: int) -> None:
    t = Table(version=version)
    t.wizard(0, sp=200, hp=3, item="resurrection_stone", square="forbidden_forest")
    t.wizard(1, sp=200, spells=["accio"], square="forbidden_forest")
    t.fight(0, 1, foes=DE1, square="forbidden_forest")
    t.round(RUN, CastFor("accio", "seat_0", "resurrection_stone"), dice=(3, 6, 1, 6, 6), lots=(1,))
    t.act(Take("resurrection_stone"))
    assert (t.hp(0), t.sp(0), t.square(0)) == (hp, sp, "gryffindor")
    assert t.g.wizards[1].item == "resurrection_stone"


def test_the_stone_of_another_saves_nobody() -> None:
    t = Table()
    t.wizard(0, sp=200, hp=3, square="forbidden_forest")
    t.wizard(1, sp=200, item="resurrection_stone")
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(RUN, dice=(3, 1, 6))
    assert (t.hp(0), t.sp(0)) == (10, 0)


def reading_and_dying(version: int, **more: Any) -> Table:
    t = Table(version=version)
    t.wizard(0, sp=250, hp=3, item="spell_book", square="forbidden_forest", **more)
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(Use("spell_book"), dice=(3, 6))
    return t


def test_the_dead_are_not_asked_about_a_card() -> None:
    before = sum(SPEC.pieces(SPEC.new(seats=2, seed=1)).values())
    t = reading_and_dying(2)
    assert (t.g.waiting, t.g.found, t.g.wizards[0].spells, t.square(0)) == ((), [], (), "gryffindor")
    assert sum(SPEC.pieces(t.g).values()) == before
    assert reading_and_dying(1).g.waiting == (0,)


def test_who_faints_is_asked_about_a_card_afterwards() -> None:
    t = Table()
    t.wizard(0, sp=250, hp=2, item="spell_book")
    t.wizard(1, sp=250, spells=["stupefy"])
    t.fight(0, 1)
    t.round(Use("spell_book"), CastAt("stupefy", "seat_0"), dice=(6,))
    assert (t.square(0), t.g.waiting, asked(t)) == ("infirmary", (0,), "SortCards")


# -- ravens (D19) ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "snatched"), [(1, []), (2, [Snatches("death_eater_1", "seat_1", "elder_wand")])])
def test_an_enemy_in_raven_form_finds_who_carries_something(version: int, snatched: list[Snatches]) -> None:
    t = Table(version=version)
    t.wizard(0, sp=250, square="forbidden_forest")
    t.wizard(1, sp=250, item="elder_wand")
    t.fight(0, 1, foes=DE1, square="forbidden_forest")
    raven = t.battler("death_eater_1")
    raven.form, raven.form_left, raven.touched = "raven", 3, True
    t.battle.calm = False
    t.round(RUN, RUN, dice=(1, 1, 6), lots=(1,))
    assert t.happened(Snatches) == snatched


def test_a_raven_pecks_where_there_is_nothing_to_snatch() -> None:
    t = Table()
    t.wizard(0, sp=250, hp=5, square="forbidden_forest")
    t.wizard(1, sp=250, item="elder_wand", square="library")
    t.fight(0, foes=DE1, square="forbidden_forest")
    raven = t.battler("death_eater_1")
    raven.form, raven.form_left, raven.touched = "raven", 3, True
    t.battle.calm = False
    t.round(RUN, dice=(1, 6))
    assert (t.hp(0), t.happened(Snatches)) == (4, [])


# -- guarded (D22) -----------------------------------------------------------------------------------------------------


def guarded(version: int) -> Table:
    t = Table(3, version=version)
    t.wizard(0, square="forbidden_forest", sp=200, hp=2, guarded=True)
    t.wizard(1, square="forbidden_forest", sp=200, spells=["stupefy"])
    t.g.death_eaters = ["forbidden_forest", "door_snape"]
    t.do([LAND], 1)
    return t


def here(t: Table) -> list[str]:
    return [b.name for b in t.battle.battlers if b.here]


def test_a_guarded_player_battles_a_rival_before_the_death_eater_comes() -> None:
    t = guarded(2)
    assert here(t) == ["seat_0", "seat_1"]
    t.round(RUN, CastAt("stupefy", "seat_0"), dice=(1, 6))
    assert here(t) == ["seat_1", "death_eater_1"]


def test_in_the_first_version_the_guarded_stood_by() -> None:
    assert here(guarded(1)) == ["seat_1", "death_eater_1"]


def test_a_death_eater_leaves_the_guarded_alone_after_the_battle() -> None:
    t = guarded(2)
    t.round(RUN, RUN, dice=(1, 6))
    assert t.g.battle is None


# -- contests that are not fought (D2, D23) ----------------------------------------------------------------------------


def test_a_tournament_among_lovers_says_so() -> None:
    for version, kind in ((1, EndedInPeace), (2, EndedForLove)):
        t = Table(version=version)
        t.wizard(0, square="dungeons", spells=["stupefy"])
        t.wizard(1, loves=0, square="aviary")
        t.event("triwizard_tournament")
        assert t.happened(kind) == [kind("triwizard")]
        assert (t.sp(0), t.sp(1)) == (10, 0)


def test_a_tournament_of_one_is_no_matter_of_love() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=["stupefy"])
    t.wizard(1, square="infirmary")
    t.event("triwizard_tournament")
    assert t.happened(EndedInPeace)


def test_a_duel_without_a_rival_says_so() -> None:
    for version, said in ((1, []), (2, [NoRival(0)])):
        t = Table(version=version)
        t.wizard(0, square="dungeons", spells=["stupefy"])
        t.wizard(1, square="infirmary")
        t.event("duelling_club")
        assert t.happened(NoRival) == said
        assert t.g.waiting == ()
    t.wizard(1, square="library")
    t.event("duelling_club")
    assert t.options(0) == (Challenge(1),)


def test_sp_are_gained_for_something() -> None:
    t = Table()
    t.wizard(0, square="greenhouse")
    t.do([USE_SQUARE, REST], 0)
    assert t.happened(GainedSp) == [GainedSp(0, 10, "lesson"), GainedSp(0, 5, "study")]
    t = Table(version=1)
    t.do([REST], 0)
    assert SPEC.encode(t.happened(GainedSp)) == [{"type": "gained_sp", "who": 0, "amount": 5}]


# -- the question of the card (D24) ------------------------------------------------------------------------------------


def walk(t: Table, *path: str, first: bool = True) -> bool:
    """Take a turn; tells whether the card was asked for after the move."""
    t.turn(0, dice=(len(path),))
    if first:
        assert asked(t) == "MayUseCard"
        t.act(Roll(), dice=(len(path),))
    assert asked(t) == "Walks"
    t.act(Walk(path))
    return asked(t) == "MayUseCard"


def test_a_broomstick_is_asked_for_after_the_move_only() -> None:
    t = Table()
    t.wizard(0, item="broomstick")
    assert walk(t, "dining_hall", first=False)
    assert t.options(0) == (GoOn(), Use("broomstick"))


def test_a_healing_potion_is_not_asked_for_in_full_health() -> None:
    t = Table()
    t.wizard(0, potion="pumpkin_juice")
    assert not walk(t, "dining_hall", first=False)


def test_a_healing_potion_is_asked_for_again_before_an_event_or_after_a_battle() -> None:
    for path, again in ((("quidditch_pitch",), True), (("dining_hall",), False)):
        t = Table()
        t.wizard(0, potion="pumpkin_juice", hp=7)
        t.wizard(1, square="charms_classroom")
        assert walk(t, *path) == again
    t = Table()
    t.wizard(0, potion="pumpkin_juice", hp=9, spells=["stupefy"])
    t.wizard(1, square="dining_hall", hp=2)
    assert not walk(t, "dining_hall")
    t.round(CastAt("stupefy", "seat_1"), RUN, dice=(6, 1))
    assert (asked(t), t.options(0)) == ("MayUseCard", (GoOn(), Drink("pumpkin_juice")))


@pytest.mark.parametrize("item", ["marauders_map", "invisibility_cloak", "darkness_powder"])
@pytest.mark.parametrize(
    ("near", "spells", "again"),
    [("greenhouse", ["stupefy"], True), ("greenhouse", [], False), ("potions_shop", ["stupefy"], False)],
)
def test_hiding_is_asked_for_again_with_a_rival_in_reach(item: str, near: str, spells: list[str], again: bool) -> None:
    t = Table()
    t.wizard(0, item=item)
    t.wizard(1, square=near, spells=spells)
    assert walk(t, "dining_hall") == again


@pytest.mark.parametrize(("eater", "again"), [("door_restricted", True), ("vcab_square", False)])
def test_hiding_is_asked_for_again_where_a_death_eater_may_come(eater: str, again: bool) -> None:
    t = Table()
    t.wizard(0, item="marauders_map", sp=150, square="library")
    t.g.death_eaters = [eater, ""]
    assert walk(t, "stair_north", "three_broomsticks") == again


def test_nobody_is_asked_to_hide_at_home_or_twice() -> None:
    t = Table()
    t.wizard(0, item="marauders_map", square="dining_hall")
    t.wizard(1, square="greenhouse", spells=["stupefy"])
    assert not walk(t, "gryffindor")
    t = Table()
    t.wizard(0, item="marauders_map", square="library", mapped=True)
    t.wizard(1, square="greenhouse", spells=["stupefy"])
    assert not walk(t, "dining_hall")


@pytest.mark.parametrize(
    ("potion", "sp", "square", "before", "again"),
    [
        ("strength_potion", 200, "door_snape", False, True),
        ("strength_potion", 199, "door_snape", False, False),
        ("love_potion", 200, "door_snape", True, True),
        ("power_potion", 100, "door_snape", False, True),
        ("power_potion", 99, "dungeons", True, False),
        ("power_potion", 100, "three_broomsticks", False, False),
        ("liquid_luck", 150, "three_broomsticks", True, True),
        ("speed_potion", 150, "three_broomsticks", False, False),
        ("elixir_of_life", 200, "door_snape", False, False),
        ("pomphreys_brew", 150, "three_broomsticks", False, False),
    ],
)
def test_potions_are_asked_for_where_they_decide(potion: str, sp: int, square: str, before: bool, again: bool) -> None:
    t = Table()
    t.g.death_eaters = ["", ""]
    t.wizard(0, potion=potion, sp=sp, square="slytherin" if square == "dungeons" else "vcab_square", item="rememberall")
    t.wizard(1, square="hufflepuff")
    t.top("house_points")
    found = walk(t, square, first=before)
    assert found == again
    if found and square == "door_snape":
        t.act(GoOn())
        assert StayOut() in t.options(0) or sp < 200


@pytest.mark.parametrize("potion", ["strength_potion", "speed_potion", "pomphreys_brew", "power_potion"])
def test_what_helps_in_battle_is_asked_for_with_a_rival_in_reach(potion: str) -> None:
    for spells, asks in ((["stupefy"], "MayUseCard"), ([], "Walks")):
        t = Table()
        t.wizard(0, potion=potion, sp=100)
        t.wizard(1, square="greenhouse", spells=spells)
        t.turn(0, dice=(1,))
        assert asked(t) == asks


def test_a_brew_is_asked_for_by_who_is_in_love() -> None:
    t = Table()
    t.wizard(0, potion="pomphreys_brew", loves=1)
    t.turn(0, dice=(1,))
    assert asked(t) == "MayUseCard"


@pytest.mark.parametrize(("cabinet", "again"), [("dining_hall", True), ("aviary", False)])
def test_the_power_potion_is_asked_for_at_the_cabinet(cabinet: str, again: bool) -> None:
    t = Table()
    t.wizard(0, potion="power_potion")
    t.g.cabinet = cabinet
    assert walk(t, "dining_hall") == again


def test_the_crystal_ball_is_asked_for_once() -> None:
    t = Table()
    t.wizard(0, item="crystal_ball")
    assert not walk(t, "quidditch_pitch")


def test_games_of_the_first_version_ask_twice() -> None:
    t = Table(version=1)
    t.wizard(0, potion="pumpkin_juice")
    t.wizard(1, square="charms_classroom")
    assert walk(t, "dining_hall")


def test_the_round_goes_on_after_a_question_that_is_not_asked() -> None:
    t = Table()
    t.wizard(0, item="crystal_ball", square="library")
    t.g.then([ROUND])
    assert not walk(t, "dining_hall")
    assert t.g.round == 2
