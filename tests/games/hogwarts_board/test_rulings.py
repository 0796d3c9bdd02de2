"""Every ruling of docs/rulings/hogwarts_board.md, by its number."""

from __future__ import annotations

import pytest

from greathall.core.errors import Illegal
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    Buy,
    Cast,
    CastAt,
    CastFor,
    Charm,
    Drink,
    Enter,
    FightOn,
    Finish,
    Go,
    Hex,
    Hide,
    KeepDice,
    Leave,
    Melee,
    Sell,
    Show,
    Steal,
    Strike,
    Take,
    Truce,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.battle.meeting import conflicts
from greathall.games.hogwarts_board.battle.round import BATTLE_ROUNDS
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN
from greathall.games.hogwarts_board.board import CHAMBER, STAIR_BELOW, UPPER_RING
from greathall.games.hogwarts_board.cards.deck import CARDS, EVENT_COPIES
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.death_eaters import search
from greathall.games.hogwarts_board.events import DieRolled, EventDrawn, Exhausted, YearEnded
from greathall.games.hogwarts_board.turn import REST
from greathall.games.hogwarts_board.walking import ways
from greathall.text import LANGUAGES, catalogue

from .table import DE1, DE2, RUN, WAIT, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def duel(one: tuple[str, ...], other: tuple[str, ...] = ("stupefy",), sp: int = 300, seats: int = 2) -> Table:
    t = Table(seats)
    t.wizard(0, sp=sp, spells=one)
    t.wizard(1, sp=sp, spells=other)
    t.fight(0, 1, square="forbidden_forest")
    return t


def test_r1_the_board_is_ours() -> None:
    from greathall.games.hogwarts_board.board import DOOR_SNAPE, VCAB_SQUARE

    assert {DOOR_SNAPE, VCAB_SQUARE} <= set(UPPER_RING)


def test_r2_the_event_deck_is_ours() -> None:
    assert len(EVENT_COPIES) == 30
    assert sum(EVENT_COPIES.values()) == 32


def test_r3_the_death_eaters_table_is_ours() -> None:
    from greathall.games.hogwarts_board.battle.creatures import death_eater
    from greathall.games.hogwarts_board.battle.enemies import draws_from

    piles = [draws_from(death_eater(0), die) for die in range(1, 7)]
    assert piles == ["basic_spells", "basic_spells", "", "", "", "advanced_spells"]
    assert death_eater(0).power == 3


def test_r4_two_staircases_hang_below_the_ring() -> None:
    assert STAIR_BELOW == {
        "three_broomsticks": ("stair_north", "library"),
        "diagon_alley": ("stair_south", "room_of_requirement"),
    }
    assert not {"stair_north", "stair_south"} & set(UPPER_RING)


def test_r5_effects_with_a_duration_begin_with_the_next_battle_round() -> None:
    t = duel(("expelliarmus",))
    t.round(at("expelliarmus"), at("stupefy", 0), dice=(2, 2))
    assert t.hp(0) == 9


def test_r6_a_card_is_used_before_the_move_or_between_move_and_square() -> None:
    t = Table()
    t.wizard(0, potion="pumpkin_juice", hp=1)
    t.turn(0)
    assert Drink("pumpkin_juice") in t.options(0)
    t.act(t.options(0)[0], dice=(1,))
    t.act(Walk(("quidditch_pitch",)))
    assert Drink("pumpkin_juice") in t.options(0)
    assert t.happened(EventDrawn) == [], "the square has not been used"


def test_r7_one_card_a_turn() -> None:
    t = Table()
    t.wizard(0, potion="pumpkin_juice", item="marauders_map")
    t.turn(0)
    t.act(Use("marauders_map"), dice=(2,))
    t.act(Walk(("quidditch_pitch", "greenhouse")))
    assert t.sp(0) == 15, "no second question before the square"


def test_r8_cards_and_chamber_may_be_declined() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.use(0, "dumbledores_office")
    assert Leave() in t.options(0)


def test_r9_the_whole_die_is_walked_or_up_to_the_last_open_square() -> None:
    t = Table(3)
    t.wizard(0, square="aviary")
    t.g.wizards[1].house = t.g.wizards[1].square = "slytherin"
    t.g.wizards[2].house = t.g.wizards[2].square = "greenhouse"
    ends = {walk.path[-1] for walk in ways(t.g, 0, 3)}
    assert ends == {"potions_shop", "hagrids_cabin"}


def test_r10_players_pass_each_other() -> None:
    t = Table()
    t.wizard(0, sp=100, square="slytherin", spells=("stupefy",))
    t.wizard(1, sp=100, square="dungeons", spells=("stupefy",))
    t.turn(0, dice=(2,))
    t.act(Walk(("dungeons", "charms_classroom")))
    assert t.g.battle is None


def test_r11_foreign_common_rooms_are_crossed_always_and_shelter_nobody() -> None:
    t = Table(3)
    t.wizard(0, sp=0, square="potions_shop", spells=("stupefy",))
    t.turn(0, dice=(2,))
    assert Walk(("slytherin", "dungeons")) in t.options(0), "the owner is in, but one may pass"
    t = Table(3)
    t.wizard(2, square="library")
    t.wizard(1, square="slytherin")
    t.wizard(0, square="dungeons", spells=("stupefy",))
    t.turn(0, dice=(1,))
    t.act(Walk(("slytherin",)))
    assert t.g.battle is not None


def test_r12_temporary_sp_count_for_levels_chamber_and_casting() -> None:
    t = Table()
    t.wizard(0, sp=150, item="elder_wand")
    t.use(0, "door_snape")
    assert Enter() in t.options(0)


def test_r13_the_study_bonus_may_lift_over_100() -> None:
    t = Table()
    t.wizard(0, sp=98)
    t.do([REST], 0)
    assert t.sp(0) == 103
    t.wizard(0, sp=50, skips=1)
    t.turn(0)
    assert t.sp(0) == 55, "also in a turn that is missed"


def test_r14_only_a_battle_in_the_own_turn_cancels_the_rest() -> None:
    t = Table()
    t.wizard(0, hp=5)
    t.g.active = 1
    t.fight(0, 1)
    assert t.g.fought
    t.g.agenda.clear()
    t.g.waiting = ()
    t.g.battle = None
    t.wizard(0, square="gryffindor")
    t.turn(0, dice=(2,))
    t.act(Walk(("quidditch_pitch", "greenhouse")))
    assert t.hp(0) == 6


def test_r15_spending_below_100_upstairs_leads_home_after_the_trade() -> None:
    t = Table()
    t.wizard(0, sp=110)
    t.top("incendio", "incendio", "accio")
    t.use(0, "restricted_section")
    t.act(Buy("incendio"))
    assert t.square(0) == "restricted_section"
    t.act(Finish())
    assert t.square(0) == "gryffindor"


def test_r16_evictions_go_on_from_home_to_home() -> None:
    t = Table(3)
    t.wizard(1, square="gryffindor")
    t.wizard(2, square="hufflepuff")
    t.wizard(0, square="library")
    t.g.send_home(0)
    assert [t.square(seat) for seat in range(3)] == ["gryffindor", "hufflepuff", "slytherin"]


def test_r17_standing_at_1_hp_is_not_fainting() -> None:
    t = duel(("stupefy",))
    t.wizard(1, hp=1)
    t.round(RUN, RUN, dice=(1, 1))
    assert t.battler(1).here
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.square(1) == "infirmary"


def test_r18_any_blow_can_kill_in_a_deadly_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.wizard(1, sp=100, hp=2)
    t.fight(0, 1, foes=DE1, square="forbidden_forest")
    t.round(at("incendio"), RUN, dice=(3, 2, 1, 1), lots=(1,))
    assert (t.hp(1), t.sp(1)) == (10, 0)


def test_r19_elsewhere_hp_stop_at_1() -> None:
    t = duel(("incendio_2",))
    t.wizard(1, hp=2)
    t.round(at("incendio_2"), RUN, dice=(2, 1))
    assert (t.hp(1), t.square(1)) == (1, "infirmary")


def test_r20_healing_and_damage_of_a_round_are_one_sum() -> None:
    t = duel(("incendio_2",))
    t.wizard(1, hp=4, potion="elixir_of_life")
    t.round(at("incendio_2"), Drink("elixir_of_life"), dice=(2,))
    assert (t.hp(1), t.battler(1).here) == (5, True)


def test_r21_losses_of_sp_add_up() -> None:
    t = duel(("lightning_bolt",))
    t.wizard(1, hp=3, sp=300)
    t.round(at("lightning_bolt"), RUN, dice=(1,))
    assert t.sp(1) == 300 - 50 - 10 - 10


def test_r22_the_infirmary_heals_in_the_following_turn() -> None:
    t = Table()
    t.wizard(0, hp=2, square="library")
    t.turn(0, dice=(1,))
    t.act(Walk(("infirmary",)))
    assert t.hp(0) == 3
    t.turn(0, dice=(4,))
    assert t.hp(0) == 8


def test_r23_who_faints_in_the_own_turn_uses_no_square_but_studies() -> None:
    t = Table()
    t.wizard(0, sp=50, hp=2, square="slytherin", spells=("stupefy",))
    t.wizard(1, sp=50, square="charms_classroom", spells=("stupefy",))
    t.turn(0, dice=(2,))
    t.act(Walk(("dungeons", "charms_classroom")))
    t.round(at("stupefy"), at("stupefy", 0), dice=(1, 2))
    assert (t.square(0), t.sp(0)) == ("infirmary", 50 - 10 + 5)


def test_r24_a_run_roll_of_2_moves_two_squares() -> None:
    t = Table()
    t.wizard(0, sp=100, came=("greenhouse", "hagrids_cabin", "hufflepuff", "aviary"))
    t.wizard(1, sp=100, spells=("stupefy",), house="ravenclaw")
    t.fight(0, 1, square="aviary")
    t.round(RUN, RUN, dice=(2, 1))
    assert t.square(0) == "hagrids_cabin"


def test_r25_back_the_way_taken_at_most_to_its_beginning() -> None:
    t = Table()
    t.wizard(0, sp=100, came=("charms_classroom", "dungeons"))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.fight(0, 1)
    t.round(RUN, RUN, dice=(6, 1))
    assert t.square(0) == "charms_classroom"
    t = Table()
    t.wizard(0, sp=100)
    t.wizard(1, sp=100, spells=("stupefy",))
    t.fight(0, 1)
    t.round(RUN, RUN, dice=(6, 1))
    assert t.square(0) == "gryffindor", "no way is known: home"


def test_r26_no_retreat_onto_closed_squares() -> None:
    t = Table()
    t.wizard(0, sp=105, came=("three_broomsticks", "stair_north", "library"))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.fight(0, 1, square="library")
    t.round(RUN, RUN, dice=(3, 1))
    assert (t.sp(0), t.square(0)) == (95, "gryffindor")


def test_r27_clean_runners_are_missed_but_not_by_accio_and_lightning() -> None:
    t = duel(("incendio",))
    t.round(at("incendio"), RUN, dice=(6, 3))
    assert t.hp(1) == 10
    t = duel(("lightning_bolt",))
    t.round(at("lightning_bolt"), RUN, dice=(3,))
    assert t.hp(1) == 5
    t = duel(("accio",))
    t.wizard(1, potion="pumpkin_juice")
    t.round(CastFor("accio", "seat_1", "pumpkin_juice"), RUN, dice=(2, 3))
    assert t.g.found == [(0, "pumpkin_juice")]


def test_r28_a_runner_uses_the_new_square_in_the_own_turn() -> None:
    t = Table()
    t.wizard(0, sp=50, square="charms_classroom")
    t.wizard(1, sp=50, square="slytherin", house="ravenclaw", spells=("stupefy",))
    t.turn(0, dice=(2,))
    t.act(Walk(("dungeons", "slytherin")))
    t.round(RUN, RUN, dice=(3, 1))
    assert (t.square(0), t.sp(0)) == ("charms_classroom", 50 - 10 + 10 + 5)


def test_r29_the_cabinet_up_replaces_the_lower_square() -> None:
    t = Table()
    t.g.cabinet = "charms_classroom"
    t.wizard(0, sp=100)
    t.use(0, "charms_classroom")
    assert (t.square(0), t.sp(0)) == ("vcab_square", 100)


def test_r30_the_cabinets_exit_may_be_occupied_or_closed() -> None:
    t = Table()
    t.g.cabinet = "dungeons"
    t.wizard(0, sp=100, spells=("stupefy",))
    t.wizard(1, square="dungeons")
    t.use(0, "vcab_square")
    assert t.g.battle is not None
    t = Table()
    t.g.cabinet = "hufflepuff"
    t.wizard(0, sp=100)
    t.use(0, "vcab_square")
    assert t.square(0) == "vcab_square", "the owner is in"


def test_r31_one_jump_for_a_landing() -> None:
    t = Table()
    t.g.cabinet = "greenhouse"
    t.wizard(0, sp=100)
    t.use(0, "vcab_square")
    assert t.square(0) == "greenhouse"


def test_r32_who_is_able_to_attack() -> None:
    for spell in SPELLS:
        t = Table()
        t.wizard(0, sp=300, spells=(spell,))
        harmless = {"expelliarmus", "confundus_minor", "minor_healing", "snare", "apparate", "petrificus_totalus"}
        harmless |= {"protego", "obliviate_minor", "accio", "expecto_patronum", "major_healing", "obliviate_major"}
        assert t.g.able(0) == (spell not in harmless | {"confundus_major"})
    for item in ("sword_of_gryffindor", "basilisk_fang", "elder_wand"):
        t = Table()
        t.wizard(0, item=item)
        assert t.g.able(0) == (item != "elder_wand")
    t = Table()
    t.wizard(0, sp=99, spells=("incendio",))
    assert not t.g.able(0), "a spell that cannot be cast does not count"


def test_r33_a_truce_is_offered_when_nothing_happens() -> None:
    t = duel(("stupefy",))
    for _ in range(15):
        t.round(RUN, RUN, dice=(1, 1))
    assert t.options(0) == (Truce(), FightOn())
    t.round(Truce(), FightOn())
    assert t.battle.round == 16
    t = duel(("expelliarmus",), ("expelliarmus",))
    for _ in range(3):
        t.round(RUN, RUN, dice=(1, 1))
    t.round(Truce(), Truce())
    assert t.g.battle is None
    assert (t.sp(0), t.sp(1)) == (300, 300)
    assert not conflicts(t.g), "they share the square now"
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1, square="forbidden_forest")
    for _ in range(5):
        t.round(RUN, dice=(3, 1, 1))
    assert RUN in t.options(0), "no truce with enemies who can attack"


def test_r34_whoever_stands_at_the_end_gains_for_all_who_fell() -> None:
    t = Table(3)
    t.wizard(0, sp=0, spells=("stupefy",))
    t.wizard(1, sp=0, hp=2, spells=("stupefy",))
    t.wizard(2, sp=20, hp=2, spells=("stupefy",))
    t.fight(0, 1, 2)
    t.round(RUN, RUN, at("stupefy", 1), dice=(1, 1, 2))
    t.round(at("stupefy", 2), RUN, dice=(2, 1))
    assert (t.sp(0), t.sp(2)) == (50, 10)


def test_r35_nobody_gains_when_both_fall() -> None:
    t = duel(("stupefy",))
    t.wizard(0, hp=2)
    t.wizard(1, hp=2)
    t.round(at("stupefy"), at("stupefy", 0), dice=(2, 2))
    assert (t.sp(0), t.sp(1)) == (280, 280)


def test_r36_strangers_before_a_death_eater_are_no_allies() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",))
    t.fight(0, 1, foes=DE1, square="forbidden_forest")
    assert at("stupefy", 1) in t.options(0)


def test_r37_a_spell_at_an_enemy_rolls_once() -> None:
    t = duel(("stupefy",))
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert len([e for e in t.happened(DieRolled) if e.who == "seat_0" and e.purpose == "action"]) == 1


def test_r38_casting_again_restarts_the_count() -> None:
    t = duel(("snare",), ("stupefy",))
    t.round(at("snare"), RUN, dice=(2, 1))
    t.round(at("snare"), WAIT, dice=(2,))
    assert t.battler(1).snared == 2


def test_r39_bleeding_counts_with_the_other_damage() -> None:
    t = duel(("sectumsempra", "stupefy"))
    t.round(at("sectumsempra"), RUN, dice=(2, 1))
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.hp(1) == 5


def test_r40_speed_doubles_every_other_round() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",), speedy=True)
    t.wizard(1, sp=100)
    t.fight(0, 1)
    counts = []
    for _ in range(4):
        start = t.battle.round
        asked = 0
        while t.battle.round == start:
            for seat in t.g.waiting:
                asked += seat == 0
                t.dice(1, 1, 1)
                t.g.act(seat, at("stupefy") if seat == 0 else RUN)
        counts.append(asked)
    assert counts == [2, 1, 2, 1]


def test_r41_the_worst_odds_count() -> None:
    t = duel(("incendio",), ("transfiguration_troll",))
    t.round(RUN, Cast("transfiguration_troll"), dice=(1, 2))
    t.battler(0).confunded = 1
    t.battler(0).touched = True
    t.round(at("incendio"), RUN, dice=(5, 1))
    assert t.hp(1) == 10


def test_r42_the_crystal_ball_of_the_controlled_chooses_last() -> None:
    t = Table(3)
    t.wizard(0, sp=300, spells=("imperius",))
    t.wizard(1, sp=300, spells=("incendio",), item="crystal_ball")
    t.wizard(2, sp=300, spells=("stupefy",))
    t.fight(0, 1, 2)
    t.round(at("imperius"), RUN)
    t.act(RUN, dice=(2, 1, 1))
    assert t.g.waiting == (2,)
    t.act(at("stupefy", 0))
    assert t.g.waiting == (0,), "for the controlled one, after all others"


def test_r43_passing_only_in_the_listed_cases() -> None:
    t = duel(("stupefy",))
    assert WAIT not in t.options(0)
    with pytest.raises(Illegal):
        t.g.act(0, WAIT)


def test_r44_animals_can_run() -> None:
    t = duel(("transfiguration_serpent",))
    t.round(Cast("transfiguration_serpent"), RUN, dice=(2, 1))
    assert RUN in t.options(0)


def test_r45_a_blow_from_afar_is_no_defeat() -> None:
    t = duel(("lightning_bolt",), seats=3)
    t.wizard(2, hp=2, sp=80, square="library")
    t.round(at("lightning_bolt", 2), RUN, dice=(1,))
    assert (t.hp(2), t.sp(2), t.square(2), t.sp(0)) == (1, 30, "infirmary", 300)


def test_r46_the_patronus_needs_success_but_no_prey() -> None:
    t = duel(("expecto_patronum",))
    t.round(Cast("expecto_patronum"), RUN, dice=(1, 1))
    assert t.sp(0) == 300
    t = duel(("expecto_patronum",))
    t.round(Cast("expecto_patronum"), RUN, dice=(2, 1))
    assert t.sp(0) == 310


def test_r47_disarming_stops_casters_only() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("expelliarmus",))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(at("expelliarmus", "death_eater_1"), dice=(3, 2, 1))
    t.round(RUN, dice=(1,))
    assert t.hp(0) == 10
    t = Table()
    t.wizard(0, sp=100, spells=("expelliarmus",))
    t.fight(0, contest="dementors", level=0)
    t.round(at("expelliarmus", "dementor_1"), dice=(2, 1))
    t.round(RUN, dice=(1, 2))
    assert t.hp(0) == 9


def test_r48_what_enemies_steal_goes_under_its_pile() -> None:
    t = Table()
    t.wizard(0, sp=100, item="elder_wand")
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("accio")
    t.round(RUN, dice=(6, 2, 1))
    assert t.under("elder_wand")


def test_r49_the_killing_curse_can_be_thrown_back() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("protego",))
    t.fight(0, contest="chamber")
    t.round(Cast("protego"), dice=(6, 2, 6))
    assert t.g.winners == (0,)


def test_r50_imperius_on_voldemort() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("imperius",))
    t.fight(0, contest="chamber")
    t.round(at("imperius", "voldemort"), dice=(3, 2, 1))
    assert Hex("voldemort") in t.options(0)
    assert RUN not in t.options(0)


def test_r51_imperius_by_an_enemy_forces_running() -> None:
    t = Table()
    t.wizard(0, sp=200, came=("door_restricted", "forbidden_forest"))
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.top("imperius")
    t.round(RUN, dice=(6, 1, 2, 3))
    assert t.square(0) == "door_restricted"


def test_r52_control_lapses_when_the_controller_is_gone() -> None:
    t = Table(3)
    t.wizard(0, sp=300, hp=2, spells=("imperius",))
    t.wizard(1, sp=300, spells=("stupefy",))
    t.wizard(2, sp=300, spells=("stupefy",))
    t.fight(0, 1, 2)
    t.round(at("imperius"), RUN, at("stupefy", 0), dice=(2, 1, 2))
    assert t.g.waiting == (1, 2)


def test_r53_sectumsempra_strikes_one_enemy() -> None:
    t = Table(3)
    for seat in range(3):
        t.wizard(seat, sp=200)
    t.wizard(0, spells=("sectumsempra",))
    t.fight(0, 1, 2)
    t.round(at("sectumsempra"), RUN, RUN, dice=(2, 1, 1))
    assert (t.hp(1), t.hp(2)) == (7, 10)


def test_r54_a_newer_love_replaces_the_older() -> None:
    t = Table(3)
    t.wizard(0, potion="love_potion")
    t.wizard(2, loves=1)
    t.turn(0)
    t.act(Charm(2))
    assert t.g.wizards[2].loves == 0
    t.g.agenda.clear()
    t.g.waiting = ()
    t.wizard(0, loves=2, sp=100, spells=("stupefy",))
    t.fight(0, 1)
    assert t.battler(0).side == t.battler(2).side, "two may love each other"


def test_r55_wand_and_potion_keep_their_floors() -> None:
    t = Table()
    t.wizard(0, sp=30, item="elder_wand", potion="power_potion")
    t.turn(0)
    t.act(Drink("power_potion"))
    assert t.sp(0) == 180
    t.g.lose_sp(0, 1000)
    assert t.sp(0) == 50


def test_r56_powder_in_battle_is_all_of_it() -> None:
    t = Table()
    t.wizard(0, sp=50, item="darkness_powder")
    t.wizard(1, sp=50, spells=("stupefy",))
    t.fight(0, 1)
    t.round(Use("darkness_powder"), RUN, dice=(1,))
    assert t.g.wizards[0].item == ""


def test_r57_powder_in_the_chamber() -> None:
    t = Table()
    t.wizard(0, sp=250, item="darkness_powder")
    t.g.death_eaters = ["", ""]
    t.use(0, "door_snape")
    t.act(Enter())
    t.round(Use("darkness_powder"), dice=(3, 1))
    assert (t.square(0), t.g.dark, t.sp(0)) == ("door_snape", (CHAMBER,), 250)
    t.use(0, "door_restricted")
    assert not t.g.waiting, "the chamber is closed for three rounds"


def test_r58_limits_count_at_the_end_of_the_trade() -> None:
    t = Table()
    t.wizard(0, sp=50, spells=("stupefy", "expelliarmus", "confundus_minor"))
    t.top("snare", "stupefy", "stupefy")
    t.use(0, "library")
    t.act(Buy("snare"))
    with pytest.raises(Illegal, match="too-many-spells"):
        t.act(Finish())
    t.act(Sell("stupefy"))
    t.act(Finish())
    assert t.g.wizards[0].spells == ("confundus_minor", "expelliarmus", "snare")


def test_r59_an_empty_pile_gives_nothing() -> None:
    t = Table()
    t.g.piles["advanced_spells"].clear()
    t.wizard(0, sp=100)
    t.use(0, "dumbledores_office")
    assert not t.g.waiting
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(RUN, dice=(6, 1, 2))
    assert t.hp(0) == 7, "the attack spell instead"


def test_r60_both_death_eaters_on_one_prey_fight_together() -> None:
    t = Table()
    t.wizard(0, square="infirmary")
    t.wizard(1, square="library")
    t.g.death_eaters = ["three_broomsticks", "restricted_section"]
    t.death_eaters(dice=(2, 2))
    assert len([b for b in t.battle.battlers if b.here]) == 3


def test_r61_a_dead_death_eaters_die_still_counts_for_doubles() -> None:
    t = Table()
    t.g.death_eaters = ["", "vcab_square"]
    t.death_eaters(dice=(4, 4, 1, 1))
    assert t.g.death_eaters[0] == "door_snape"
    t.g.death_eaters = ["forbidden_forest", "forbidden_forest"]
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1 | DE2, square="forbidden_forest")
    assert len([b for b in t.battle.battlers if b.here]) == 3


def test_r62_the_raiders_way() -> None:
    t = Table(3)
    t.wizard(0, sp=100, square="forbidden_forest")
    t.wizard(1, sp=100, square="stair_north")
    t.wizard(2, square="ravenclaw")
    assert search(t.g, "forbidden_forest", False) == [0], "his own square first"
    assert search(t.g, "door_restricted", False) == [1]
    t.wizard(1, square="hufflepuff")
    assert search(t.g, "door_restricted", False) == [2]
    t.wizard(2, square="gryffindor")
    assert search(t.g, "door_restricted", False) == [2], "one lap"


def test_r63_a_doorway_that_is_held_means_another_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, square="door_snape")
    t.g.death_eaters = ["diagon_alley", "diagon_alley"]
    t.wizard(1, square="aviary", sp=0, spells=())
    t.death_eaters(dice=(3, 3))
    t.round(RUN, dice=(3, 3, 3, 1, 1, 2, 5))  # seat 1 gets away; one raider returns to the held door, one elsewhere
    assert [b.name for b in t.battle.battlers if b.here] == ["seat_0", "death_eater_1"]
    assert t.battler("death_eater_1").hp == 7


def test_r64_defeat_by_voldemort_costs_50_instead_of_10() -> None:
    t = Table()
    t.wizard(0, sp=250)
    t.fight(0, contest="chamber")
    t.round(RUN, dice=(3, 3, 1))
    assert (t.sp(0), t.square(0)) == (200, "gryffindor")


def test_r65_falling_together_with_voldemort_is_no_victory() -> None:
    t = Table()
    t.wizard(0, sp=250, hp=6, spells=("incendio_2",))
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 4
    t.round(at("incendio_2", "voldemort"), dice=(3, 2, 2))
    assert t.g.winners == ()
    assert t.sp(0) == 0


def test_r66_table_die_and_success_die() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(RUN, dice=(3, 1, 1))
    purposes = [e.purpose for e in t.happened(DieRolled) if e.who == "death_eater_1"]
    assert purposes == ["table", "action"]


def test_r67_the_stone_saves_from_the_curse() -> None:
    t = Table()
    t.wizard(0, sp=250, item="resurrection_stone", spells=("stupefy",))
    t.fight(0, contest="chamber")
    t.round(RUN, dice=(6, 1, 2))
    assert (t.hp(0), t.sp(0), t.square(0), t.g.wizards[0].spells) == (3, 200, "gryffindor", ("stupefy",))


def test_r68_nobody_is_thrown_out_of_the_chamber_for_want_of_sp() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("incendio_2",))
    t.fight(0, contest="chamber")
    t.top("lightning_bolt")
    t.round(RUN, dice=(1, 1))
    assert (t.sp(0), t.battler(0).here) == (150, True)
    assert at("incendio_2", "voldemort") in t.options(0)


def test_r69_apparating_out_of_the_chamber() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("apparate",))
    t.fight(0, contest="chamber")
    t.round(Cast("apparate"), dice=(3, 2, 2))
    assert Go(CHAMBER) not in t.options(0)
    t.act(Go("library"))
    assert (t.sp(0), t.square(0)) == (210, "library")


def test_r70_basilisk_and_dementor_numbers() -> None:
    from greathall.games.hogwarts_board.battle.creatures import basilisk, dementor

    assert [(basilisk(level).hp, basilisk(level).power) for level in (0, 1)] == [(6, 1), (10, 2)]
    assert (dementor(0).hp, dementor(0).power) == (3, 1)


def test_r71_in_a_battle_on_no_square_the_pieces_square_counts() -> None:
    t = Table()
    t.wizard(0, sp=150, hp=2, square="forbidden_forest")
    t.wizard(1, sp=150, square="library", spells=("stupefy",))
    t.fight(0, 1, contest="duel", level=0)
    t.round(RUN, at("stupefy", 0), dice=(1, 2))
    assert t.sp(0) == 150 - 5 - 10


def test_r72_unused_common_rooms_are_plain_squares() -> None:
    t = Table(2)
    t.wizard(0, square="potions_shop")
    t.turn(0, dice=(1,))
    assert Walk(("slytherin",)) in t.options(0)


def test_r73_effects_begun_in_the_death_eaters_turn_last_until_their_next() -> None:
    t = Table()
    t.g.active = 4
    t.g.begin("speedy", 0, 1)
    t.turn(0)
    assert t.g.wizards[0].speedy
    t.g.agenda.clear()
    t.g.waiting = ()
    t.death_eaters(dice=(1, 2))
    assert not t.g.wizards[0].speedy


def test_r74_liquid_luck_rules_the_enemies_dice_too() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.g.lucky = 0
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.rolls(3, 6, 1, 4, 2, 1)
    t.g.act(0, RUN)
    assert t.options(0) == (KeepDice((3,)), KeepDice((6,))), "the table"
    t.g.act(0, KeepDice((3,)))
    assert t.options(0) == (KeepDice((1,)), KeepDice((4,))), "the own run"
    t.g.act(0, KeepDice((1,)))
    assert t.options(0) == (KeepDice((2,)), KeepDice((1,))), "the hex"
    t.g.act(0, KeepDice((1,)))
    assert (t.hp(0), t.battle.round) == (10, 2)


def test_r75_strength_heals_at_once_and_strikes_from_the_next_round() -> None:
    t = Table(3)
    t.wizard(0, sp=100, hp=5, potion="strength_potion", spells=("stupefy",), speedy=True)
    t.wizard(1, sp=100)
    t.fight(0, 1)
    t.round(Drink("strength_potion"), RUN)
    t.act(at("stupefy"), dice=(1, 2))
    assert (t.hp(0), t.hp(1)) == (10, 9)
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.hp(1) == 7


def test_r76_the_brew_heals_disarming_too() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="pomphreys_brew", spells=("stupefy",))
    t.wizard(1, sp=100, spells=("expelliarmus",))
    t.fight(0, 1)
    t.round(Drink("pomphreys_brew"), at("expelliarmus", 0), dice=(2,))
    assert at("stupefy") in t.options(0)


def test_r77_protego_needs_no_action_roll() -> None:
    t = duel(("protego",))
    t.round(Cast("protego"), RUN, dice=(1,))
    assert not [e for e in t.happened(DieRolled) if e.who == "seat_0"]


def test_r78_the_sword_keeps_its_venoms_in_other_hands() -> None:
    t = Table()
    t.g.sword = ("basilisk", "serpent")
    t.wizard(1, item="sword_of_gryffindor")
    t.fight(0, 1)
    t.round(RUN, Strike("sword_of_gryffindor", "seat_0"), dice=(1, 2))
    assert (t.battler(0).envenomed, t.battler(0).petrified) == (True, 1)


def test_r79_books_draw_by_the_level_of_the_piece() -> None:
    t = Table()
    t.wizard(0, sp=100, item="spell_book", square="library")
    t.wizard(1, sp=100, spells=("stupefy",), square="library")
    t.top("snare")
    t.fight(0, 1, contest="duel", level=1)
    t.round(Use("spell_book"), RUN, dice=(1,))
    assert t.options(0) == (Take("snare"), Leave())


def test_r80_the_hidden_share_squares_and_the_mapped_may_step_out() -> None:
    t = Table()
    t.wizard(0, square="slytherin", spells=("stupefy",))
    t.wizard(1, square="dungeons", mapped=True, house="ravenclaw")
    t.turn(0, dice=(1,))
    t.act(Walk(("dungeons",)))
    assert t.options(1) == (Hide(), Show())
    t.act(Show())
    assert t.g.battle is not None


def test_r81_a_serpent_left_alone_wins_nothing() -> None:
    t = duel(("summon_serpent",))
    t.round(Cast("summon_serpent"), RUN, dice=(2, 1))
    t.round(RUN, RUN)
    t.act(Melee("seat_1"), dice=(3, 3, 1))
    assert (t.sp(0), t.sp(1)) == (290, 290)


def test_r82_a_raven_pecks_or_snatches_item_or_potion() -> None:
    t = duel(("transfiguration_raven",))
    t.wizard(1, item="elder_wand", potion="pumpkin_juice")
    t.round(Cast("transfiguration_raven"), RUN, dice=(2, 1))
    assert set(t.options(0)) == {
        Melee("seat_1"),
        Steal("seat_1", "elder_wand"),
        Steal("seat_1", "pumpkin_juice"),
        RUN,
    }


def test_r83_events_drawn_because_of_events_use_the_new_level() -> None:
    t = Table()
    t.wizard(0, sp=150, square="dungeons")
    t.top("house_points")
    t.event("portkey")
    t.act(Go("forbidden_forest"))
    assert t.sp(0) == 169


def test_r84_two_clouds_both_count() -> None:
    t = Table()
    t.g.darken("dungeons")
    t.g.darken("aviary")
    assert {"dungeons", "aviary", "slytherin", "hufflepuff"} <= set(t.g.dark)


def test_r85_names_are_spelt_as_they_should_be() -> None:
    book = catalogue("en", SPEC)
    assert book.text("card-obliviate-minor") == "Obliviate Minor"
    assert book.text("square-forbidden-forest") == "Forbidden Forest"
    assert book.text("square-restricted-section") == "Restricted Section"
    assert all(
        f"card-{card.replace('_', '-')}" in catalogue(language, SPEC) for card in CARDS for language in LANGUAGES
    )


def test_r86_the_school_year_ends() -> None:
    from greathall.games.hogwarts_board.turn import ROUND

    t = Table()
    t.g.round = 200
    t.wizard(0, sp=80)
    t.wizard(1, sp=90)
    t.do([ROUND], -1)
    assert t.g.over
    assert t.happened(YearEnded)[0].who == (1,)
    result = SPEC.outcome(t.g)
    assert result is not None
    assert (result.winners, result.scores) == ((1,), (80, 90))
    t = Table(length="short")
    t.g.version = 1  # later, a short year ends with a last battle (H5)
    t.g.round = 40
    t.do([ROUND], -1)
    assert t.g.winners == (0, 1)


def test_r87_a_battle_that_never_ends_does() -> None:
    t = duel(("stupefy",))
    for _ in range(BATTLE_ROUNDS):
        while not isinstance(t.options(t.g.waiting[0])[0], CastAt):
            t.round(FightOn(), FightOn())
        t.round(RUN, RUN, dice=(1, 1))
    assert t.happened(Exhausted)
    assert (t.sp(0), t.sp(1), t.square(0)) == (300, 300, "forbidden_forest")


def test_r88_no_more_than_eight_battles_for_squares_in_a_turn() -> None:
    t = Table()
    t.wizard(0, square="slytherin", spells=("stupefy",))
    t.wizard(1, square="dungeons")
    t.turn(0, dice=(1,))
    t.g.battles = BATTLES_A_TURN
    t.act(Walk(("dungeons",)))
    assert t.g.battle is None


def test_r89_a_time_turner_does_not_turn_twice() -> None:
    t = Table()
    t.wizard(0, square="slytherin")
    t.g.extra = 2
    t.event("time_turner")
    assert t.g.extra == 2
    t.do([REST], 0)
    assert (t.g.extra, t.g.waiting) == (0, ())


def test_r90_eight_serpents_at_most() -> None:
    t = duel(("summon_serpent",))
    from greathall.games.hogwarts_board.battle.consequences import hatch
    from greathall.games.hogwarts_board.battle.tally import RoundTally

    tally = RoundTally(t.g, t.battle)
    for _ in range(12):
        hatch(tally, 0)
    assert len([b for b in t.battle.battlers if b.kind == "serpent"]) == 8


def test_r91_helpers_part_when_the_basilisk_falls() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("incendio",))
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1, contest="basilisk", level=0)
    t.round(at("incendio", "basilisk"), at("incendio", "basilisk"), dice=(2, 2, 1))
    assert t.g.battle is None
