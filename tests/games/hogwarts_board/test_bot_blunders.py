"""Moves that no sensible player makes, from audits and from logged games: no bot above the beginner makes them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

import greathall
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Charm,
    Drink,
    Enter,
    Finish,
    Hex,
    Leave,
    Roll,
    Run,
    StayOut,
    Take,
    TakeInstead,
    Throw,
    Use,
    Wait,
    Walk,
)
from greathall.games.hogwarts_board.bot.sense import pointless
from greathall.games.hogwarts_board.turn import ROUND, TURN

from .table import DE1, Table

SEEDS = range(10)


class Blunder(NamedTuple):
    """A table at a decision of seat 0, and what it must not answer there."""

    table: Callable[[], Table]
    stupid: Callable[[Any], bool]


def own_turn(t: Table, dice: tuple[int, ...] = (4,)) -> Table:
    """Seat 0 begins its turn, and the others follow."""
    t.dice(*dice)
    t.g.then([ROUND])
    t.g.then([TURN], 0)
    t.g.run()
    return t


def with_potion(potion: str, **what: Any) -> Table:
    t = Table()
    t.wizard(0, square="slytherin", potion=potion, **{"sp": 60, "spells": ["stupefy"], **what})
    t.wizard(1, square="library", sp=60)
    return own_turn(t)


def powder_at_nobody() -> Table:
    t = Table()
    t.wizard(0, square="slytherin", sp=60, item="darkness_powder")
    t.wizard(1, square="library", sp=60)
    return own_turn(t)


def cloak_from_nobody() -> Table:
    t = Table()
    t.wizard(0, square="slytherin", sp=60, item="invisibility_cloak")
    t.wizard(1, square="greenhouse", sp=10)
    return own_turn(t)


def healthy_near_the_infirmary() -> Table:
    t = Table()
    t.wizard(0, square="dungeons", sp=30)
    t.wizard(1, square="greenhouse", sp=30)
    return own_turn(t)


def unarmed_near_a_death_eater() -> Table:
    t = Table()
    t.g.death_eaters = ["snapes_cabinet", ""]
    t.wizard(0, square="vcab_square", sp=110)
    t.wizard(1, square="greenhouse", sp=30)
    return own_turn(t, (2,))


def healing_in_full_health() -> Table:
    t = Table()
    t.wizard(0, sp=120, spells=["minor_healing", "incendio"])
    t.fight(0, foes=DE1, square="forbidden_forest")
    return t


def nearly_dead() -> Table:
    t = Table()
    t.wizard(0, sp=120, hp=2, spells=["stupefy"])
    t.fight(0, foes=DE1, square="forbidden_forest")
    return t


def the_last_blow() -> Table:
    t = Table()
    t.wizard(0, sp=250, hp=8, spells=["incendio_2"])
    t.fight(0, contest="chamber")
    t.battler("voldemort").hp = 3
    return t


def hopeless_in_the_chamber() -> Table:
    t = Table()
    t.wizard(0, sp=250, hp=5, spells=["stupefy", "incendio"])
    t.fight(0, contest="chamber")
    return t


def disarming_a_basilisk() -> Table:
    t = Table()
    t.wizard(0, sp=120, spells=["expelliarmus", "incendio"])
    t.fight(0, contest="basilisk", square="dungeons", level=0)
    return t


def stiff_already() -> Table:
    t = Table()
    t.wizard(0, sp=250, spells=["incendio_2", "petrificus_totalus"])
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.battler("death_eater_1").petrified = 2
    t.battle.calm = False
    return t


def in_control() -> Table:
    t = Table()
    t.wizard(0, sp=250, spells=["imperius"])
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.round(CastAt("imperius", "death_eater_1"), dice=(6, 3, 1))
    assert any(isinstance(action, Hex) for action in t.options(0))
    return t


def unarmed_at_the_door() -> Table:
    t = Table()
    t.wizard(0, sp=220, spells=["expelliarmus"])
    t.use(0, "door_snape")
    return t


def ready_at_the_door() -> Table:
    t = Table()
    t.wizard(0, sp=260, hp=15, spells=["incendio_2"], strong=True)
    t.g.begin("strong", 0, 1)
    t.g.lucky = 0
    t.wizard(1, sp=230, square="diagon_alley", spells=["incendio_2"])
    t.g.then([ROUND])
    t.use(0, "door_snape")
    return t


def thrown_out_by_a_purchase() -> Table:
    t = Table()
    t.wizard(0, sp=105, spells=["stupefy"])
    t.top("incendio", "protego", "accio")
    t.g.then([ROUND])
    t.use(0, "restricted_section")
    return t


def the_same_again() -> Table:
    t = Table()
    t.wizard(0, sp=60, spells=["stupefy"])
    t.top("stupefy", "expelliarmus", "confundus_minor")
    t.g.then([ROUND])
    t.use(0, "library")
    return t


def a_first_attack_for_sale() -> Table:
    t = Table()
    t.wizard(0, sp=30)
    t.wizard(1, sp=30, spells=["stupefy"])
    t.top("stupefy", "expelliarmus", "confundus_minor")
    t.g.then([ROUND])
    t.use(0, "library")
    return t


def a_gift() -> Table:
    t = Table()
    t.wizard(0, sp=200, spells=["stupefy"])
    t.top("incendio_2")
    t.g.then([ROUND])
    t.use(0, "dumbledores_office")
    return t


def a_poor_gift() -> Table:
    t = Table()
    t.wizard(0, sp=210, spells=["incendio_2", "imperius", "petrificus_totalus"])
    t.top("obliviate_minor")
    t.g.then([ROUND])
    t.use(0, "dumbledores_office")
    return t


def one_blow_to_victory_in_a_duel() -> Table:
    t = Table()
    t.wizard(0, sp=150, hp=9, spells=["incendio"])
    t.wizard(1, sp=150, hp=2)
    t.fight(0, 1)
    return t


def is_drink(action: Any) -> bool:
    return isinstance(action, Drink)


BLUNDERS = {
    "drinks an elixir in good health": Blunder(lambda: with_potion("elixir_of_life", hp=9), is_drink),
    "drinks strength for a walk": Blunder(lambda: with_potion("strength_potion"), is_drink),
    "drinks speed for a walk": Blunder(lambda: with_potion("speed_potion"), is_drink),
    "drinks luck for a walk": Blunder(lambda: with_potion("liquid_luck"), is_drink),
    "charms somebody for a walk": Blunder(lambda: with_potion("love_potion"), lambda a: isinstance(a, Charm)),
    "throws powder at nobody": Blunder(powder_at_nobody, lambda a: isinstance(a, Throw)),
    "puts on the cloak before nobody": Blunder(cloak_from_nobody, lambda a: isinstance(a, Use)),
    "walks healthy into the infirmary": Blunder(
        healthy_near_the_infirmary, lambda a: isinstance(a, Walk) and a.path[-1] == "infirmary"
    ),
    "walks unarmed to a Death Eater": Blunder(
        unarmed_near_a_death_eater, lambda a: isinstance(a, Walk) and a.path[-1] == "snapes_cabinet"
    ),
    "heals in full health": Blunder(healing_in_full_health, lambda a: a == CastAt("minor_healing", "seat_0")),
    "fights on to the death": Blunder(nearly_dead, lambda a: not isinstance(a, Run)),
    "runs before the last blow": Blunder(the_last_blow, lambda a: a != CastAt("incendio_2", "voldemort")),
    "stays with Voldemort without hope": Blunder(hopeless_in_the_chamber, lambda a: not isinstance(a, Run)),
    "disarms a basilisk": Blunder(disarming_a_basilisk, lambda a: a == CastAt("expelliarmus", "basilisk")),
    "petrifies the petrified": Blunder(stiff_already, lambda a: isinstance(a, CastAt) and a.spell.startswith("petri")),
    "makes a Death Eater hit oneself": Blunder(
        in_control, lambda a: isinstance(a, Hex | Wait) and a != Hex("death_eater_1")
    ),
    "enters the chamber unarmed": Blunder(unarmed_at_the_door, lambda a: isinstance(a, Enter)),
    "stays out of the chamber though ready": Blunder(ready_at_the_door, lambda a: isinstance(a, StayOut)),
    "spends what keeps one upstairs": Blunder(thrown_out_by_a_purchase, lambda a: isinstance(a, Buy)),
    "buys the same spell again": Blunder(the_same_again, lambda a: a == Buy("stupefy")),
    "leaves the first attack in the shop": Blunder(a_first_attack_for_sale, lambda a: isinstance(a, Finish)),
    "leaves a strong spell lying": Blunder(a_gift, lambda a: isinstance(a, Leave)),
    "gives a strong spell for a weak one": Blunder(
        a_poor_gift, lambda a: isinstance(a, TakeInstead) and a.dropped != "petrificus_totalus"
    ),
    "runs from a rival who is nearly beaten": Blunder(one_blow_to_victory_in_a_duel, lambda a: isinstance(a, Run)),
}


@pytest.mark.parametrize("name", BLUNDERS)
@pytest.mark.parametrize(
    "level", ["medium", "strong:40", "master:80", *(f"strong/{it}:40" for it in SPEC.bots.temperaments)]
)
def test_nobody_above_the_beginner_blunders(level: str, name: str) -> None:
    blunder = BLUNDERS[name]
    t = blunder.table()
    assert any(blunder.stupid(action) for action in t.options(0)), "the blunder is possible"
    for seed in SEEDS:
        answer = greathall.bot(level, SPEC, Random(seed)).choose(t.g, 0)
        assert not blunder.stupid(answer), f"seed {seed}: {answer}"


def test_some_answer_is_left() -> None:
    for name, blunder in BLUNDERS.items():
        t = blunder.table()
        assert not all(pointless(t.g, 0, action) for action in t.options(0)), name
        assert any(isinstance(action, Take) or not blunder.stupid(action) for action in t.options(0)), name


@pytest.mark.parametrize("level", ["medium", "strong:40", "master:80"])
def test_goes_for_voldemort_when_it_pays(level: str) -> None:
    """Walks to the doorway, drinks what helps, enters: a search that looks one round ahead once did none of it."""
    t = Table()
    t.g.death_eaters = ["forbidden_forest", "diagon_alley"]
    t.wizard(0, sp=260, square="vcab_square", spells=["incendio_2"], potion="strength_potion")
    t.wizard(1, sp=60, square="dungeons")
    own_turn(t)
    for wise in (Roll(), Walk(("door_snape",)), Drink("strength_potion"), Enter()):
        for seed in SEEDS:
            assert greathall.bot(level, SPEC, Random(seed)).choose(t.g, 0) == wise
        t.act(wise, dice=(1, 3, 6))
