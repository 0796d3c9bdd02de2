"""Corners of the rules that no other scenario visits; faults planted there (`make mutants`) went unseen once."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.errors import Illegal
from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Cast, CastAt, Drink, Gaze, Go, Melee, Truce, Use, Walk
from greathall.games.hogwarts_board.battle.attempts import avoid
from greathall.games.hogwarts_board.battle.choices import choices
from greathall.games.hogwarts_board.battle.creatures import SERPENT
from greathall.games.hogwarts_board.battle.ending import BATTLE_ENDS
from greathall.games.hogwarts_board.battle.enemies import _attack, _cast_drawn
from greathall.games.hogwarts_board.battle.hits import Escape, Hit
from greathall.games.hogwarts_board.battle.leaving import LEAVES
from greathall.games.hogwarts_board.battle.meeting import RUNNER_JUMPS, fighters
from greathall.games.hogwarts_board.battle.round import BATTLE_ROUNDS
from greathall.games.hogwarts_board.battle.sides import align, sides_of
from greathall.games.hogwarts_board.battle.state import Battler
from greathall.games.hogwarts_board.battle.tally import RoundTally
from greathall.games.hogwarts_board.cards.items import GLIMPSE
from greathall.games.hogwarts_board.dice import Undecided, roll
from greathall.games.hogwarts_board.events import BattleBegan, BattleUndecided, Exhausted, Ranked, VoldemortDefeated
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.turn import REST

from .table import DE1, DE2, RUN, Table


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


@pytest.mark.parametrize(("level", "first", "others"), [(0, 30, 15), (1, 60, 25)])
def test_what_the_basilisk_brings(level: int, first: int, others: int) -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["incendio"], square="dungeons")
    t.wizard(1, sp=250, spells=["stupefy"])
    t.fight(0, 1, contest="basilisk", square="dungeons", level=level)
    t.battler("basilisk").hp = 3
    t.round(*at("basilisk", "incendio", "stupefy"), dice=(6, 6, 1), lots=(1,))
    assert (t.sp(0), t.sp(1)) == (250 + first, 250 + others)


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


# -- found by a second sample ------------------------------------------------------------------------------------------


def test_only_liquid_luck_itself_waits_while_somebody_is_lucky() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="strength_potion")
    t.wizard(1, sp=100, potion="liquid_luck")
    t.fight(0, 1)
    t.g.lucky = 1
    assert Drink("strength_potion") in choices(t.g, t.battle, 0, 0)
    assert Drink("liquid_luck") not in choices(t.g, t.battle, 1, 1)


def test_who_loves_one_of_a_loving_pair_fights_for_the_pair() -> None:
    t = Table(3)
    for seat, love in enumerate((1, 2, 1)):
        t.wizard(seat, loves=love)
    assert sides_of(t.g, [True] * 3) == [1, 1, 1]


def test_a_serpent_fights_for_whom_its_master_loves() -> None:
    t = Table()
    t.wizard(0, sp=250)
    t.wizard(1, sp=250, loves=0)
    t.fight(0, foes=DE1)
    assert t.battler(1).here, "for love"
    t.battle.battlers.append(Battler("serpent_1", SERPENT, True, 1, master=1))
    align(t.g, t.battle)
    assert t.battler("serpent_1").side == 0


def test_the_sides_are_drawn_before_the_battle_is_announced() -> None:
    t = Table()
    t.wizard(1, loves=0)
    sides: list[list[int]] = []

    class Watching(list[Event]):
        def append(self, event: Event) -> None:
            if isinstance(event, BattleBegan):
                sides.append([b.side for b in t.battle.battlers[:2]])

    t.g.log = Watching()
    t.fight(0, foes=DE1)
    assert sides == [[0, 0]]


def test_lightning_finds_no_enemy_who_is_gone() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["lightning_bolt"])
    t.fight(0, foes=DE1 | DE2)
    t.battler("death_eater_1").here = False
    found = [action.target for action in choices(t.g, t.battle, 0, 0) if isinstance(action, CastAt)]
    assert found == ["seat_1", "death_eater_2"]


def test_lightning_is_not_thrown_at_ones_own_serpent() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=["lightning_bolt"])
    t.fight(0, 1)
    t.battle.battlers.append(Battler("serpent_1", SERPENT, True, 0, master=0))
    assert CastAt("lightning_bolt", "serpent_1") not in choices(t.g, t.battle, 0, 0)
    assert CastAt("lightning_bolt", "seat_1") in choices(t.g, t.battle, 0, 0)


def test_lightning_misses_an_enemy_who_gets_away() -> None:
    for foe, away, left in (("death_eater_1", True, 1), ("death_eater_1", False, 0), ("seat_1", True, 0)):
        t = Table()
        t.wizard(0, sp=250, spells=["lightning_bolt"])
        t.fight(0, foes=DE1)
        tally = RoundTally(t.g, t.battle)
        on = next(i for i, b in enumerate(t.battle.battlers) if b.name == foe)
        tally.hits = [Hit(0, on, "cast", "lightning_bolt", "", -1, False, False)]
        tally.escapes = {on: Escape(True, "run", 6)} if away else {}
        avoid(tally)
        assert len(tally.hits) == 1 - left


def test_under_the_powder_of_the_first_seat_no_creature_counts_as_beaten() -> None:
    for powder, beaten in ((-1, 1), (0, 0), (1, 0)):
        t = Table()
        t.fight(0, foes=DE1)
        t.battle.powder = powder
        LEAVES._creature(t.g, t.battle, 2, "died")
        assert len(t.battle.beaten) == beaten


def test_a_card_pulled_from_one_pile_leaves_what_is_known_of_another() -> None:
    t = Table()
    t.g.glimpses = ((0, "items", 2), (0, "potions", 2), (1, "items", 1))
    t.g.pull("items", t.g.piles["items"][-2])
    assert t.g.glimpses == ((0, "items", 1), (0, "potions", 2), (1, "items", 1))


@pytest.mark.parametrize(("active", "spent"), [(0, True), (1, False)])
def test_who_apparates_into_the_chamber_on_their_turn_has_moved(active: int, spent: bool) -> None:
    t = Table()
    t.wizard(0, sp=t.g.chamber_sp(), spells=["apparate"])
    t.fight(0, 1)
    t.g.active = active
    t.round(Cast("apparate"), RUN, dice=(2, 1))
    assert (t.sp(0), Go("chamber") in t.options(0)) == (t.g.chamber_sp(), True), "just enough"
    t.act(Go("chamber"))
    assert t.g.spent == spent


def test_peace_ends_when_one_of_the_others_leaves() -> None:
    t = Table(3)
    for seat in (1, 2):
        t.wizard(seat, square="library")
    t.g.peace = (("library", 0b110, 0),)
    t.g.forget_peace()
    assert t.g.peace
    t.wizard(2, square="aviary")
    t.g.forget_peace()
    assert not t.g.peace


def test_a_truce_remembers_who_could_attack() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.wizard(1, sp=100, spells=["stupefy"])
    t.fight(0, 1)
    t.g.agenda.clear()
    t.g.waiting = ()
    t.do([BATTLE_ENDS], -1, "truce")
    assert t.g.peace == (("dungeons", 0b11, 0b10),)


def test_a_controlled_enemy_casts_at_whom_it_is_told_and_shields_itself() -> None:
    t = Table()
    t.fight(0, 1, foes=DE1)
    eater = t.battle.battlers.index(t.battler("death_eater_1"))
    for card, target in (("stupefy", 0), ("protego", eater), ("minor_healing", 0)):
        assert _cast_drawn(t.g, t.battle, eater, card, 0).target == target


def test_dice_rolled_for_something_else_are_void() -> None:
    t = Table()
    t.g.lucky = 0
    t.g.tape = [("seat_0", "walk", 6, 3), ("seat_1", "walk", 6, 4)]
    t.g.cursor = 1
    with pytest.raises(Undecided):
        roll(t.g, "seat_0", "run")
    assert t.g.tape == [("seat_0", "walk", 6, 3)]


def test_whoever_came_into_the_chamber_through_no_door_goes_home_in_the_powder() -> None:
    for door, to in (("door_snape", "door_snape"), ("", "gryffindor")):
        t = Table()
        t.wizard(0, sp=250)
        t.fight(0, contest="chamber")
        t.battle.door = door
        BATTLE_ENDS._leave_chamber(t.g, t.battle, [0], "powder")
        assert t.square(0) == to


def test_nobody_must_battle_in_their_own_common_room() -> None:
    t = Table()
    t.wizard(0, square="library", sp=100)
    t.g.death_eaters = ["gryffindor", "library"]
    assert fighters(t.g, "library")
    t.wizard(0, square="gryffindor")
    assert not fighters(t.g, "gryffindor")


def test_a_raven_goes_for_a_potion_too() -> None:
    t = Table()
    t.wizard(0, sp=250)
    t.wizard(1, sp=250, potion="elixir_of_life")
    t.fight(0, 1, foes=DE1)
    t.battler("death_eater_1").form = "raven"
    for lot in (1, 2):
        t.lots(lot)
        plan = _attack(t.g, t.battle, 2)
        assert (plan.verb, plan.target, plan.prize) == ("steal", 1, "elixir_of_life")


def test_in_the_first_version_every_blow_at_the_basilisk_counts_whole() -> None:
    t = Table(version=1)
    t.wizard(0, sp=250, spells=["stupefy_2"], square="dungeons")
    t.fight(0, contest="basilisk", square="dungeons", level=1)
    RoundTally(t.g, t.battle).damage(0, t.battle.battlers.index(t.battler("basilisk")), 40)
    assert t.battle.dealt[0] == 40


def test_a_controlled_troll_may_be_told_to_hit_its_own_side() -> None:
    t = Table(3)
    t.fight(0, 1, 2)
    t.battler(1).form = "troll"
    t.battler(2).side = t.battler(1).side
    assert Melee("seat_2") in choices(t.g, t.battle, 1, 0), "seat 0 chooses"
    assert Melee("seat_2") not in choices(t.g, t.battle, 1, 1)
