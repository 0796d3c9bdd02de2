"""The faces of the house dice, as a help and as a penalty."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.hogwarts_battle.components import HOUSES, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE
from tests.games.hogwarts_battle.table import Table, loaded, table


def rolled(face: str, **places: Any) -> Table:
    t = table(**{"game": 4, "heroes": "ron hermione", "hand": "hogwarts_a_history", **places})
    return t.dice(f"gryffindor:{face}").play("hogwarts_a_history").roll("gryffindor")


def penalty(face: str, **places: Any) -> Table:
    return loaded(f"slytherin:{face}", "heir_of_slytherin", **{"game": 4, "heroes": "ron hermione", **places})


def test_face_attack() -> None:
    rolled("attack").expect(attack=(1, 1))


def test_face_influence() -> None:
    rolled("influence").expect(influence=(1, 1))


def test_face_health() -> None:
    rolled("health", health=(5, 5)).expect(health=(6, 6))


def test_face_card() -> None:
    t = rolled("card", decks=("firebolt", "trevor"))
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_penalty_attack() -> None:
    penalty("attack").expect(health=(9, 9))


def test_penalty_influence() -> None:
    penalty("influence").expect(control=1)


def test_penalty_health() -> None:
    penalty("health", villains="crabbe_and_goyle basilisk", damage=2).expect(damage=(1, 0))


def test_penalty_card() -> None:
    t = penalty("card", hands=("alohomora firebolt", "trevor"))
    assert t.g.waiting == (0,)
    t.discard("firebolt").expect(discard="firebolt")
    assert t.g.discards[1] == ["trevor"]


@pytest.mark.parametrize(
    ("house", "often"),
    [("gryffindor", "influence"), ("hufflepuff", "health"), ("ravenclaw", "card"), ("slytherin", "attack")],
)
def test_each_house_has_its_own_face_three_times(house: str, often: str) -> None:
    faces = [SYMBOLS[face] for face in DICE[HOUSES.index(house)]]
    assert sorted(faces) == sorted([*SYMBOLS, often, often])
