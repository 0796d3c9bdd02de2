"""Faults that were found by reading the rulebook against the code, each with the table on which it showed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.games.hogwarts_board import SPEC, turn
from greathall.games.hogwarts_board.actions import Cast, CastAt, Challenge, Charm, Decline, Melee, Use
from greathall.games.hogwarts_board.battle.meeting import LAND, conflicts
from greathall.games.hogwarts_board.battle.sides import own_account
from greathall.games.hogwarts_board.events import BattleUndecided, BattleWon, Drew, EndedForLove, Ranked, Runs, Waits
from greathall.games.hogwarts_board.sharing import unveil
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.state import DEATH_EATERS_TURN, Castle
from greathall.games.hogwarts_board.turn import DAY, REST, begin_turn
from greathall.games.hogwarts_board.view import glimpsed
from greathall.laws import QUICK, check

from .table import DE1, DE2, RUN, WAIT, Table


def test_a_lucky_turn_is_played_once() -> None:
    t = Table()
    t.wizard(0, square="dungeons")
    t.g.lucky = 0
    t.rolls(2, 1)
    t.do([DAY], 0)
    t.act(t.options(0)[0])
    assert [f.effect for f in t.g.agenda].count(REST) == 1
    assert [f.effect for f in t.g.agenda].count(USE_SQUARE) == 1


def test_a_lucky_world_can_be_redealt_while_the_enemies_choose() -> None:
    t = Table()
    t.wizard(0, sp=200, square="aviary", spells=["stupefy"], item="elder_wand", potion="pumpkin_juice")
    t.wizard(1, sp=200, loves=0, item="sword_of_gryffindor", potion="elixir_of_life")
    t.top("accio")
    t.g.lucky = 0
    t.fight(0, foes=DE1 | DE2)
    t.g.act(0, t.options(0)[0])
    t.rolls(6, 6, 1, 1, 5, 5, 3, 3, 1, 2)
    t.g.act(1, t.options(1)[0])
    assert t.g.tape
    assert t.g.waiting == (0,)
    for seed in range(40):
        rng = Random(seed)
        world = SPEC.redeal(t.g, 0, rng)
        for _ in range(8):
            if world.waiting:
                world.act(world.waiting[0], sample(world.options(world.waiting[0]), rng))


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.deep)])
def test_the_laws_hold_while_liquid_luck_is_at_work(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Every turn is a lucky one for whoever takes it, the Death Eaters' for the first seat."""

    def begin(g: Castle, who: int) -> None:
        begin_turn(g, who)
        g.lucky = who % DEATH_EATERS_TURN

    monkeypatch.setattr(turn, "begin_turn", begin)
    ordinary = replace(QUICK, lessons=0)  # lessons tell of ordinary turns
    check(SPEC, games=1, seed=seed, level=ordinary, settings={"length": "short"}, seconds=20)


def test_a_duel_with_the_enamored_brings_nothing() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=["stupefy"])
    t.wizard(1, loves=0, square="aviary")
    t.event("duelling_club")
    t.act(Challenge(1))
    assert (t.sp(0), t.sp(1)) == (0, 0)
    assert t.happened(BattleUndecided)
    assert not t.happened(BattleWon)


def test_a_love_potion_ends_a_duel_without_victor() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=["stupefy"], potion="love_potion")
    t.wizard(1, square="aviary")
    t.event("duelling_club")
    t.act(Challenge(1))
    t.round(Charm(1), RUN, dice=(1,))
    assert (t.sp(0), t.sp(1)) == (0, 0)
    assert t.happened(BattleUndecided)
    assert not t.happened(BattleWon)


def test_who_dies_beside_a_dying_love_starts_over_with_100_sp() -> None:
    t = Table()
    t.wizard(0, sp=200, hp=2)
    t.wizard(1, sp=200, hp=2, loves=0, square="aviary")
    t.fight(0, foes=DE1 | DE2)
    t.round(RUN, WAIT, dice=(3, 3, 1, 6, 6, 6), lots=(1, 2))
    assert (t.sp(0), t.sp(1)) == (0, 100)


def test_who_faints_beside_a_fainting_love_pays_nothing() -> None:
    t = Table(3)
    t.wizard(0, sp=100, hp=2)
    t.wizard(1, sp=100, hp=2, loves=0, square="aviary")
    t.wizard(2, sp=100, spells=["incendio"], speedy=True)
    t.fight(0, 2)
    t.round(RUN, WAIT, CastAt("incendio", "seat_0"), dice=(1,))
    t.round(CastAt("incendio", "seat_1"), dice=(1, 6, 6))
    assert (t.sp(0), t.sp(1), t.sp(2)) == (80, 100, 150)


def test_who_faints_upstairs_from_afar_loses_10_sp() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=["lightning_bolt"])
    t.wizard(1, sp=50, spells=["stupefy"])
    t.wizard(2, sp=200, hp=4, square="three_broomsticks")
    t.fight(0, 1)
    t.round(CastAt("lightning_bolt", "seat_2"), RUN, dice=(1,))
    assert (t.sp(2), t.square(2)) == (140, "infirmary")


def _defeat_the_basilisk(t: Table) -> None:
    t.wizard(1, square="dungeons", spells=["stupefy"], sp=100)
    t.g.active = 1
    t.event("basilisk", 1)
    t.act(Decline())
    t.battler("basilisk").hp = 1
    t.act(CastAt("stupefy", "basilisk"), dice=(6, 1, 6))


def test_the_fang_leaves_the_crystal_ball_no_unseen_card() -> None:
    t = Table()
    t.top("basilisk_fang")
    t.g.glimpses = ((0, "items", 2),)
    second = glimpsed(t.g, 0, "items")[1]
    _defeat_the_basilisk(t)
    assert glimpsed(t.g, 0, "items") == (second,)


def test_a_fang_seen_before_leaves_the_unseen_cards_unseen() -> None:
    t = Table()
    items = t.g.piles["items"]
    items.remove("basilisk_fang")
    items.insert(0, "basilisk_fang")
    t.g.unknown["items"] = len(items) - 1
    _defeat_the_basilisk(t)
    assert t.g.unknown["items"] == len(items)


def test_a_love_potion_works_on_a_player_in_the_infirmary() -> None:
    t = Table()
    t.wizard(0, square="dungeons", potion="love_potion")
    t.wizard(1, square="infirmary")
    t.turn(0)
    t.act(Charm(1), dice=(1,))
    assert t.g.wizards[1].loves == 0


def test_who_runs_after_using_a_square_passes_through_the_cabinet() -> None:
    t = Table()
    t.wizard(0, sp=150, square="dungeons", came=("potions_shop", "slytherin", "dungeons"))
    t.wizard(1, square="aviary")
    t.g.cabinet = "potions_shop"
    t.top("dementors")
    t.do([USE_SQUARE], 0)
    t.act(RUN, dice=(3, 2, 2))
    assert t.square(0) == "vcab_square"


def test_who_will_use_the_square_passes_through_the_cabinet_only_then() -> None:
    t = Table()
    t.wizard(0, sp=150, square="dungeons", came=("potions_shop", "slytherin", "dungeons"))
    t.wizard(1, square="dungeons", spells=["stupefy"])
    t.g.cabinet = "potions_shop"
    t.do([LAND, USE_SQUARE], 0)
    t.round(RUN, CastAt("stupefy", "seat_0"), dice=(3, 1, 1))
    assert t.square(0) == "vcab_square"


def test_a_spell_drawn_in_vain_is_told() -> None:
    t = Table()
    t.wizard(0, sp=200, square="aviary")
    t.top("accio")
    t.fight(0, foes=DE1)
    t.round(RUN, dice=(6, 1, 1))
    assert t.happened(Drew) == [Drew("death_eater_1", "accio")]
    assert t.happened(Waits)


def test_who_hides_again_leaves_the_others_to_their_battle() -> None:
    t = Table(3)
    for seat in range(3):
        t.wizard(seat, square="dungeons", spells=["stupefy"])
    t.wizard(0, item="invisibility_cloak")
    unveil(t.g, 0)
    t.g.run()
    t.act(Use("invisibility_cloak"))
    assert [b.here for b in t.battle.battlers] == [False, True, True]


# -- decided here ------------------------------------------------------------------------------------------------------


def test_an_enamored_helper_pays_nothing_to_voldemort() -> None:
    t = Table()
    t.wizard(0, sp=200)
    t.wizard(1, sp=200, loves=0, square="aviary")
    t.fight(0, contest="chamber")
    t.round(RUN, WAIT, dice=(3, 4, 1), lots=(1,))
    t.round(RUN, dice=(3, 4, 1))
    assert (t.sp(0), t.sp(1), t.square(1)) == (150, 200, "hufflepuff")


def test_a_tournament_of_lovers_ends_in_peace() -> None:
    t = Table()
    t.wizard(0, square="dungeons", spells=["stupefy"])
    t.wizard(1, loves=0, square="aviary")
    t.event("triwizard_tournament")
    assert t.happened(EndedForLove)
    assert (t.sp(0), t.sp(1), t.g.waiting) == (10, 0, ())


def test_nobody_is_first_when_a_serpent_is_left() -> None:
    t = Table()
    t.wizard(0, sp=200, hp=2, spells=["summon_serpent"])
    t.wizard(1, sp=200, hp=3, spells=["incendio"])
    t.fight(0, 1, contest="triwizard", level=0)
    t.round(Cast("summon_serpent"), CastAt("incendio", "seat_0"), dice=(6, 6))
    t.round(Melee("seat_1"), CastAt("incendio", "serpent_1"), dice=(6, 1))
    assert t.happened(Ranked) == [Ranked(1, 2), Ranked(0, 3)]


def test_imperius_thrown_back_gives_control_to_the_shield() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=["imperius"])
    t.wizard(1, sp=200, spells=["protego"])
    t.fight(0, 1)
    t.round(CastAt("imperius", "seat_1"), Cast("protego"), dice=(6, 6))
    assert [b.controller for b in t.battle.battlers] == [1, -1]
    assert t.g.waiting == (1,)


def test_a_routed_death_eater_can_only_be_ordered_to_run() -> None:
    t = Table()
    t.wizard(0, sp=200, square="aviary", spells=["imperius"])
    t.fight(0, foes=DE1)
    t.round(CastAt("imperius", "death_eater_1"), dice=(3, 6, 1))
    t.battler("death_eater_1").routed = True
    assert t.options(0) == (RUN,)


def test_who_is_struck_below_100_sp_upstairs_goes_home_after_the_battle() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=["lightning_bolt"])
    t.wizard(1, sp=50, spells=["stupefy"])
    t.wizard(2, sp=120, square="three_broomsticks")
    t.fight(0, 1)
    t.round(CastAt("lightning_bolt", "seat_2"), RUN, dice=(1,))
    assert t.square(2) == "three_broomsticks"
    t.round(RUN, RUN, dice=(3, 3))
    assert t.square(2) == "slytherin"


def test_lovers_share_a_common_room() -> None:
    t = Table()
    t.wizard(1, square="gryffindor", loves=0)
    t.do([LAND], 0)
    assert t.square(1) == "gryffindor"
    assert not t.g.closed(1, "gryffindor")
    t.g.fall_out_of_love(1)
    assert t.g.closed(1, "gryffindor")


def test_a_chain_of_lovers_shares_a_square() -> None:
    t = Table(3)
    for seat, love in enumerate((1, -1, 1)):
        t.wizard(seat, square="dungeons", spells=["stupefy"], loves=love)
    assert not conflicts(t.g)


def test_a_sharer_who_has_become_able_to_attack_fights_before_the_turn_ends() -> None:
    t = Table()
    for seat in range(2):
        t.wizard(seat, square="dungeons")
    t.wizard(1, spells=["stupefy"])
    t.do([REST], 0)
    assert t.g.waiting == (0, 1)


def test_a_snare_does_not_hold_a_death_eater_who_apparates() -> None:
    t = Table()
    t.wizard(0, sp=200, square="aviary")
    t.top("apparate")
    t.fight(0, foes=DE1)
    t.battler("death_eater_1").snared = 2
    t.battler("death_eater_1").touched = True
    t.round(RUN, dice=(1, 1, 3, 1))
    assert Runs("death_eater_1") in t.happened(Runs)


def test_in_a_circle_of_lovers_one_stands_for_all() -> None:
    t = Table(3)
    for seat, love in enumerate((1, 2, 0)):
        t.wizard(seat, sp=200, loves=love)
    t.fight(0, foes=DE1)
    assert [own_account(t.g, t.battle, seat) for seat in range(3)] == [True, False, False]


def test_a_gazer_under_an_enemys_control_is_told_once() -> None:
    t = Table()
    t.wizard(0, sp=200, item="crystal_ball", square="aviary")
    t.top("imperius")
    t.dice(6)
    t.fight(0, foes=DE1)
    t.round(RUN, dice=(6, 1, 1, 3))
    assert t.battle.round == 3
    assert t.happened(Runs) == [Runs("seat_0")] * 2
    assert t.happened(Waits) == [Waits("death_eater_1")]
