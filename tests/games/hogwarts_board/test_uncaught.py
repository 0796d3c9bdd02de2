"""Faults that an audit planted and no test noticed, and what else was missing: costs, twins, lengths, fairness."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Charm,
    Drink,
    Finish,
    Go,
    Melee,
    Sell,
    Strike,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.board import CHAMBER
from greathall.games.hogwarts_board.cards.events import EVENTS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.dice import roll
from greathall.games.hogwarts_board.events import DieRolled
from greathall.games.hogwarts_board.turn import expire

from .table import DE1, RUN, Table

# -- what a potion costs in battle -------------------------------------------------------------------------------------


@pytest.mark.parametrize("potion", POTIONS)
def test_a_potion_drunk_in_battle_is_gone(potion: str) -> None:
    t = Table()
    t.wizard(0, sp=100, hp=4, potion=potion)
    t.wizard(1, sp=100, spells=["stupefy"])
    t.fight(0, 1)
    before = SPEC.pieces(t.g)
    t.round(Charm(1) if potion == "love_potion" else Drink(potion), CastAt("stupefy", "seat_0"), dice=(1,))
    assert t.g.wizards[0].potion == ""
    assert t.under(potion)
    assert SPEC.pieces(t.g) == before
    assert t.hp(0) == min(4 + POTIONS[potion].heals, 15)


def test_an_elixir_in_battle_changes_nothing_but_hp_and_hand() -> None:
    t = Table()
    t.wizard(0, sp=100, hp=4, potion="elixir_of_life")
    t.wizard(1, sp=100, spells=["stupefy"])
    t.fight(0, 1)
    before = t.snapshot()
    t.round(Drink("elixir_of_life"), CastAt("stupefy", "seat_0"), dice=(1,))
    assert t.changes(before) == {
        "wizards/0/hp": 9,
        "wizards/0/potion": "",
        "piles/advanced_potions": ("+elixir_of_life",),
        "battle/round": 2,
        "battle/quiet": 1,
    }


def test_a_potion_in_a_turn_changes_nothing_but_hp_and_hand() -> None:
    t = Table()
    t.wizard(0, hp=4, potion="pumpkin_juice")
    t.turn(0)
    before = t.snapshot()
    t.act(Drink("pumpkin_juice"), dice=(2,))
    assert t.changes(before) == {
        "wizards/0/hp": 7,
        "wizards/0/potion": "",
        "piles/basic_potions": ("+pumpkin_juice",),
        "used": True,
        "asked": "Walks",
    }


# -- twins in a trade --------------------------------------------------------------------------------------------------


def test_of_two_equal_spells_one_is_sold() -> None:
    t = Table()
    t.wizard(0, sp=0, spells=["stupefy", "stupefy"])
    t.use(0, "library")
    before = t.snapshot()
    t.act(Sell("stupefy"))
    assert t.changes(before) == {
        "wizards/0/sp": 5,
        "wizards/0/spells": ["stupefy"],
        "piles/basic_spells": ("+stupefy",),
    }


def test_of_two_equal_spells_one_is_bought() -> None:
    t = Table()
    t.top("stupefy")
    second = t.g.piles["basic_spells"].index("stupefy")
    t.g.piles["basic_spells"].append(t.g.piles["basic_spells"].pop(second))
    t.wizard(0, sp=20)
    t.use(0, "library")
    assert t.g.table.count("stupefy") == 2
    t.act(Buy("stupefy"))
    assert (t.g.table.count("stupefy"), t.g.wizards[0].spells, t.sp(0)) == (1, ("stupefy",), 15)
    t.act(Finish())
    assert t.g.table == []


# -- the order of the event deck ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", EVENTS)
def test_an_event_goes_under_the_pile(card: str) -> None:
    t = Table()
    t.wizard(1, square="library")
    t.top(card)
    deck = t.g.piles["events"][:]
    t.use(0, "dungeons", dice=(1, 2, 3, 3))
    assert t.g.piles["events"] == [card, *deck[:-1]]


def test_the_deck_comes_round_in_the_same_order() -> None:
    t = Table()
    t.g.piles["events"] = [
        card for card in t.g.piles["events"] if card in ("top_marks", "house_points", "caught_by_filch")
    ]
    order = t.g.piles["events"][::-1]
    drawn = []
    for _ in range(2 * len(order)):
        drawn.append(t.g.piles["events"][-1])
        t.use(0, "dungeons")
    assert drawn == order * 2


# -- attacks by hand at a runner ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["sword_of_gryffindor", "basilisk_fang"])
@pytest.mark.parametrize(("die", "hit"), [(2, True), (3, False), (6, False)])
def test_a_weapon_hits_who_runs_on_a_2(item: str, die: int, hit: bool) -> None:
    t = Table()
    t.wizard(0, sp=100, item=item)
    t.wizard(1, sp=100)
    t.fight(0, 1)
    t.round(Strike(item, "seat_1"), RUN, dice=(6, die))
    damage = {"sword_of_gryffindor": 3, "basilisk_fang": 2}[item]
    assert t.hp(1) == 10 - damage * hit
    assert t.square(1) == "hufflepuff", "a blow does not hold a runner"


@pytest.mark.parametrize("form", ["raven", "serpent", "troll"])
@pytest.mark.parametrize(("die", "hit"), [(2, True), (3, False)])
def test_a_form_hits_who_runs_on_a_2(form: str, die: int, hit: bool) -> None:
    t = Table()
    t.wizard(0, sp=200)
    t.wizard(1, sp=100)
    t.fight(0, 1)
    t.battler(0).form, t.battler(0).form_left, t.battler(0).touched = form, 3, True
    t.battle.calm = False
    t.battle.roster = ()
    t.round(Melee("seat_1"), RUN, dice=(6, die))
    assert t.hp(1) == 10 - {"raven": 1, "serpent": 3, "troll": 5}[form] * hit


@pytest.mark.parametrize(("die", "hp"), [(2, 7), (3, 10)])
def test_a_death_eaters_spell_hits_who_runs_on_a_2(die: int, hp: int) -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1)
    t.round(RUN, dice=(3, die, 6))
    assert t.hp(0) == hp


@pytest.mark.parametrize(("die", "hp"), [(2, 9), (3, 10)])
def test_a_dementors_cold_reaches_who_runs_on_a_2(die: int, hp: int) -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, contest="dementors")
    t.round(RUN, dice=(die, 6))
    assert t.hp(0) == hp


# -- how long darkness lasts -------------------------------------------------------------------------------------------


def dark_for(t: Table) -> int:
    """How many more turns of the thrower it is dark."""
    turns = 0
    while t.g.dark:
        expire(t.g, 0)
        turns += 1
    return turns


def test_darkness_thrown_in_a_turn_lasts_three_rounds() -> None:
    t = Table()
    t.g.darken("library")
    expire(t.g, 1)
    assert dark_for(t) == 3


def test_darkness_thrown_in_battle_lasts_three_rounds() -> None:
    t = Table()
    t.wizard(0, sp=100, item="darkness_powder")
    t.wizard(1, sp=100, spells=["stupefy"])
    t.fight(0, 1)
    t.round(Use("darkness_powder"), CastAt("stupefy", "seat_0"), dice=(1,))
    assert t.g.darkness == (("dungeons", 0, 3),)
    assert dark_for(t) == 3


def test_darkness_in_the_chamber_lasts_three_rounds() -> None:
    t = Table()
    t.wizard(0, sp=250, item="darkness_powder")
    t.fight(0, contest="chamber")
    t.round(Use("darkness_powder"), dice=(3, 1))
    assert t.g.dark == (CHAMBER,)
    assert dark_for(t) == 3


# -- the fairness of the dice ------------------------------------------------------------------------------------------

FAIR = {1: 37.4, 2: 41.5, 3: 44.9, 4: 48.0, 5: 50.9}
"""Chi-square by degrees of freedom, exceeded by chance once in 10^9."""


def unfairness(faces: list[int], sides: int = 6) -> float:
    count = Counter(faces)
    expected = len(faces) / sides
    return sum((count[face] - expected) ** 2 / expected for face in range(1, sides + 1))


def test_every_die_of_the_cup_is_fair() -> None:
    g = SPEC.new(seats=2, seed="fair")
    g.cup = 1
    rolled = [roll(g, "castle", "cabinet") for _ in range(60_000)]
    for place in range(10):
        assert unfairness(rolled[place::10]) < FAIR[5], f"die {place} of the cup"
    pairs = [6 * (one - 1) + two for one, two in pairwise(rolled)]
    assert unfairness(pairs, 36) < 120, "a die follows from the one before"  # 35 degrees: once in 10^10


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_even_picks_are_even(sides: int) -> None:
    g = SPEC.new(seats=2, seed="fair")
    assert unfairness([roll(g, "castle", "target", sides) for _ in range(12_000)], sides) < FAIR[sides - 1]


def test_dice_are_fair_for_every_purpose() -> None:
    """Over whole random games: no purpose and no roller has better dice than others."""
    rolled: dict[str, list[int]] = {}
    for seed in range(12):
        log: list[object] = []
        g = SPEC.new(seats=2 + seed % 3, seed=seed, length="short", log=log)  # type: ignore[arg-type]
        rng = Random(seed)
        while not g.over:
            seat = g.waiting[0]
            g.act_unchecked(seat, sample(g.options(seat), rng))
        for event in log:
            if isinstance(event, DieRolled) and event.purpose not in ("target", "forget"):
                rolled.setdefault(event.purpose, []).append(event.die)
                rolled.setdefault(event.who, []).append(event.die)
    often = {name: dice for name, dice in rolled.items() if len(dice) >= 100}
    assert len(often) > 10
    for name, dice in often.items():
        assert set(dice) == {1, 2, 3, 4, 5, 6}
        assert unfairness(dice) < FAIR[5], name


def test_liquid_luck_rolls_fair_dice() -> None:
    t = Table()
    t.g.lucky = 0
    rolled: list[int] = []
    for n in range(3_000):
        t.wizard(0, square="three_broomsticks", sp=150, hp=1)
        t.use(0, "three_broomsticks")
        if t.g.waiting:
            first, second = t.g.offer
            rolled += [first[0], second[0]]
            t.act(t.options(0)[n % 2])
    assert unfairness(rolled) < FAIR[5]


# -- the pieces of a whole turn ----------------------------------------------------------------------------------------


def test_a_plain_turn_changes_nothing_else() -> None:
    t = Table()
    t.wizard(0, hp=8)
    before = t.snapshot()
    t.turn(0, dice=(2,))
    t.act(Walk(("quidditch_pitch", "greenhouse")))
    assert t.changes(before) == {
        "wizards/0/square": "greenhouse",
        "wizards/0/came": ["gryffindor", "quidditch_pitch", "greenhouse"],
        "wizards/0/hp": 9,
        "wizards/0/sp": 15,
    }


def test_a_portkey_moves_one_piece() -> None:
    t = Table()
    t.wizard(0, square="dungeons", item="crystal_ball")
    t.event("portkey")
    before = t.snapshot()
    t.act(Go("dining_hall"))
    assert t.changes(before) == {"wizards/0/square": "dining_hall", "asked": "", "waiting": []}


def test_what_a_runner_rolls_is_what_becomes_of_the_runner() -> None:
    """The die that is told, and no other, decides: 1 stays, 2 is hit, more is away."""
    seen = Counter[int]()
    for n in range(300):
        t = Table()
        t.wizard(0, sp=100)
        t.wizard(1, sp=100, item="sword_of_gryffindor")
        t.fight(0, 1)
        t.dice(1 + n % 6, 6, *[1 + n // 6 % 6] * 4, 1 + n // 36)
        t.g.act(0, RUN)
        t.g.act(1, Strike("sword_of_gryffindor", "seat_0"))
        (die,) = [roll.die for roll in t.happened(DieRolled) if roll.purpose == "run"]
        seen[die] += 1
        assert (t.square(0) == "gryffindor") == (die > 1)
        assert t.hp(0) == (7 if die < 3 else 10)
    assert set(seen) == {1, 2, 3, 4, 5, 6}
