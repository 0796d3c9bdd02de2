"""Positions with moves that no sensible player makes, from audits and from logged games. No bot that thinks makes one,
in ten seeds; medium makes none of those that can be seen without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import greathall
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import (
    DECLINE,
    END_TURN,
    KEEP_ROLL,
    AcquireCard,
    AssignAttack,
    Choose,
    DiscardCard,
    PickHero,
    PickVillain,
    PlayCard,
    UsePower,
)
from tests.games.hogwarts_battle.table import Table, table

SEEDS = range(10)
Position = tuple[Callable[[], Table], tuple[Any, ...]]


def shielded() -> Table:
    t = table(game=3, heroes="ron hermione", hand="petrificus_totalus", villains="dementor tom_riddle")
    t.g.shields[0] = 2
    return t.play("petrificus_totalus")


def stunned(**places: Any) -> Table:
    t = table(game=7, health=(0, 10), **places)
    t.g.stunned[0] = True
    return t


def stunned_by_the_ring() -> Table:
    t = table(game=7, horcrux="ring", villains="bellatrix_lestrange", attack=3, health=(2, 10), location=3, control=7)
    return t.assign("bellatrix_lestrange")


SEEN: dict[str, Position] = {
    "petrify a villain whose last point is in hand": (
        lambda: table(
            game=3, heroes="ron hermione", hand="petrificus_totalus", villains="dementor tom_riddle", damage=7
        ).play("petrificus_totalus"),
        (PickVillain("dementor"),),
    ),
    "petrify a villain who is petrified already": (shielded, (PickVillain("dementor"),)),
    "fear the Diary's curse while stunned": (lambda: stunned(horcrux="diary", hand="hedwig"), (END_TURN,)),
    "leave a full location to the villains when a reward could free it": (
        lambda: table(
            game=3, villains="draco_malfoy tom_riddle", damage=5, attack=1, control=5, stack="basilisk dementor"
        ),
        (AssignAttack("tom_riddle"), END_TURN),
    ),
    "end the turn with a card that costs nothing": (
        lambda: table(game=3, hand="alohomora", influence=3),
        (END_TURN, AcquireCard("reparo"), AcquireCard("finite")),
    ),
    "end the turn with attack in hand": (
        lambda: table(game=3, attack=1, villains="dementor tom_riddle"),
        (END_TURN,),
    ),
    "buy to the discard pile although the top of the deck is allowed": (
        lambda: table(game=1, hand="wingardium_leviosa", influence=2, market="quidditch_gear").play(
            "wingardium_leviosa"
        ),
        (AcquireCard("quidditch_gear"),),
    ),
    "take health at full health": (lambda: table(game=3, hand="hedwig").play("hedwig"), (Choose("health_2"),)),
    "choose to draw while nobody may": (
        lambda: table(game=3, hand="reparo", villains="basilisk tom_riddle", stack="dementor").play("reparo"),
        (Choose("draw_1"),),
    ),
    "remove control where there is none": (
        lambda: table(game=5, hand="nymphadora_tonks").play("nymphadora_tonks"),
        (Choose("remove_1"),),
    ),
    "heal the hero who is well and not the one who is not": (
        lambda: table(game=3, hand="essence_of_dittany", health=(10, 2)).play("essence_of_dittany"),
        (PickHero(0),),
    ),
    "give tokens that the Locket takes": (
        lambda: table(game=7, horcrux="locket", hand="chocolate_frog").play("chocolate_frog"),
        (PickHero(1),),
    ),
    "not win when the last villain can be beaten": (
        lambda: table(game=1, damage=5, stack="", attack=1, influence=5),
        (END_TURN, AcquireCard("incendio"), AcquireCard("descendo"), AcquireCard("dobby")),
    ),
    "draw into the Basilisk's ban when he is as good as beaten": (
        lambda: table(game=3, hand="incendio", villains="basilisk tom_riddle", damage=7, attack=1, stack="dementor"),
        (PlayCard("incendio"), END_TURN, AssignAttack("tom_riddle")),
    ),
    "waste Finite on Barty Crouch, Jr. when he is as good as beaten": (
        lambda: table(game=4, hand="finite", villains="barty_crouch_jr tom_riddle", damage=6, attack=1, control=4),
        (PlayCard("finite"), END_TURN),
    ),
    "leave control with the Deluminator in hand": (
        lambda: table(game=6, hand="deluminator", control=3).play("deluminator"),
        (Choose("remove_0"),),
    ),
    "pay for a power that has nothing to remove": (
        lambda: table(game=7, trophies="ring", hand="alohomora alohomora", villains="basilisk"),
        (UsePower("ring"), END_TURN),
    ),
    "repeat nothing with Polyjuice Potion": (
        lambda: table(game=2, hand="ginny_weasley polyjuice_potion", stack="tom_riddle").play(
            "ginny_weasley", "polyjuice_potion"
        ),
        (DECLINE,),
    ),
    "keep a die that helps nobody when the Horcrux wants it": (
        lambda: (
            table(game=7, horcrux="diadem", hand="cho_chang", villains="basilisk", proficiencies=("arithmancy",))
            .dice("ravenclaw:card")
            .play("cho_chang")
        ),
        (KEEP_ROLL,),
    ),
    "lose the game by a stun for one attack": (stunned_by_the_ring, (AssignAttack("bellatrix_lestrange"),)),
}
"""What can be seen without looking ahead."""

AHEAD: dict[str, Position] = {
    "throw away the best card": (
        lambda: table(game=3, hand="crystal_ball", deck="albus_dumbledore alohomora alohomora").play("crystal_ball"),
        (DiscardCard("albus_dumbledore"),),
    ),
    "leave the last points to a villain": (
        lambda: table(game=3, villains="dementor tom_riddle", damage=6, attack=2, health=(4, 4), control=3),
        (AssignAttack("tom_riddle"), END_TURN),
    ),
}
"""What a look ahead shows."""


@pytest.mark.parametrize("name", SEEN)
def test_medium_does_not(name: str) -> None:
    position, stupid = SEEN[name]
    g = position().g
    heuristic = SPEC.bots.heuristic
    assert heuristic is not None
    assert any(move in g.options(g.waiting[0]) for move in stupid), "the stupid move is possible"
    for seed in SEEDS:
        assert heuristic(g, g.waiting[0], Random(seed)) not in stupid


@pytest.mark.parametrize("name", [*SEEN, *AHEAD])
@pytest.mark.parametrize("level", ["strong:24", "master:48", *(f"strong/{it}:24" for it in SPEC.bots.temperaments)])
def test_those_who_think_do_not(name: str, level: str) -> None:
    position, stupid = (SEEN | AHEAD)[name]
    g = position().g
    for seed in SEEDS:
        assert greathall.bot(level, SPEC, Random(seed)).choose(g, g.waiting[0]) not in stupid
