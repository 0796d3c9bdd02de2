"""The villains, one scenario each: ability and reward."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.hogwarts_battle.actions import AssignAttack
from greathall.games.hogwarts_battle.cards import VILLAINS
from greathall.games.hogwarts_battle.events import Blocked, GameWon
from tests.games.hogwarts_battle.table import Table, loaded, reveal, table, turn


def beat(villain: str, **places: Any) -> Table:
    """Put the last attack token on a villain."""
    health = VILLAINS[villain].health
    return table(**{"villains": villain, "damage": health - 1, "attack": 1, **places}).assign(villain)


def test_crabbe_and_goyle() -> None:
    reveal("flipendo", villains="crabbe_and_goyle", hand="alohomora").expect(health=(8, 10), discard="alohomora")
    # not for discards by own cards
    t = table(game=3, villains="crabbe_and_goyle", hand="crystal_ball", deck="alohomora hedwig").play("crystal_ball")
    t.discard("alohomora").expect(health=(10, 10))
    t = beat("crabbe_and_goyle", decks=("firebolt", "trevor"))
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_draco_malfoy() -> None:
    reveal("he_who_must_not_be_named", villains="draco_malfoy").expect(health=(8, 10), control=1)
    beat("draco_malfoy", control=2).expect(control=1)


def test_quirinus_quirrell() -> None:
    turn(villains="quirinus_quirrell").expect(health=(9, 10))
    beat("quirinus_quirrell", health=(5, 5)).expect(influence=(1, 1), health=(6, 6))


def test_tom_riddle() -> None:
    t = turn(game=2, villains="tom_riddle", hand="hedwig trevor alohomora")
    assert t.question == "prompt-riddle-choice"
    t.discard("alohomora").choose("lose_2").expect(health=(8, 10), hand="hedwig trevor")
    t = beat("tom_riddle", game=2, health=(5, 5), discards=("alohomora", "trevor alohomora"))
    t.expect(health=(7, 5))  # no ally of his own to take: the health it is
    t.choose("take_ally")
    assert t.g.hands[1] == ["trevor"]


def test_lucius_malfoy() -> None:
    t = reveal("he_who_must_not_be_named", game=3, villains="lucius_malfoy dementor", damage=3)
    t.expect(damage=(2, 0))
    t = beat("lucius_malfoy", game=2, control=1)
    t.expect(influence=(1, 1), control=0)


def test_basilisk() -> None:
    t = table(game=2, villains="basilisk", hand="incendio", deck="firebolt").play("incendio")
    t.expect(hand="", attack=(1, 0))
    assert t.told(Blocked)[0].source == "basilisk"
    t.end()
    assert len(t.g.hands[0]) > 1  # the hand of the end of the turn
    t = beat("basilisk", game=2, control=1, decks=("firebolt", "trevor")).expect(control=0)
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_peter_pettigrew() -> None:
    turn(game=3, villains="peter_pettigrew", deck="incendio hedwig").expect(control=1, discard="incendio")
    turn(game=3, villains="peter_pettigrew", deck="hedwig incendio").expect(control=0, discard="", shown=(1, 0))
    t = beat("peter_pettigrew", game=3, heroes="ron neville", control=1, discards=("alohomora", "lumos finite"))
    t.take("alohomora").decline().expect(hand="alohomora", control=0)
    assert t.g.hands[1] == []


def test_dementor() -> None:
    turn(game=3, villains="dementor").expect(health=(8, 10))
    beat("dementor", game=3, heroes="ron hermione", control=1, health=(5, 5)).expect(health=(7, 7), control=0)


def test_barty_crouch_jr() -> None:
    t = table(game=4, villains="barty_crouch_jr", hand="finite", control=2).play("finite").expect(control=2)
    assert t.told(Blocked)[0].source == "barty_crouch_jr"
    beat("barty_crouch_jr", game=4, heroes="ron hermione", control=3).expect(control=1)


def death_eater(name: str, game: int) -> None:
    reveal("morsmordre", game=game, villains=name).expect(health=(8, 8))
    others = {4: "crabbe_and_goyle", 5: "crabbe_and_goyle lucius_malfoy"}[game]
    stack = {4: "dementor basilisk", 5: "voldemort_5 dementor basilisk"}[game]
    t = table(game=game, villains=f"{name} {others}", stack=stack, attack=5)
    t.assign("crabbe_and_goyle", 5)
    t.g.events = ["regeneration"]
    t.end()
    t.expect(health=(9, 9))
    assert t.g.villains[1] == "basilisk"
    t = beat(name, game=game, heroes="ron hermione", health=(5, 5), control=1)
    t.expect(health=(6, 6), control=0)


def test_death_eater_1() -> None:
    death_eater("death_eater_1", 4)


def test_death_eater_2() -> None:
    death_eater("death_eater_2", 5)


def test_dolores_umbridge() -> None:
    t = table(game=5, villains="dolores_umbridge", influence=9, market="incendio reparo")
    t.acquire("reparo").expect(health=(10, 10)).acquire("incendio").expect(health=(9, 10))
    beat("dolores_umbridge", game=5, health=(5, 5)).expect(health=(7, 7), influence=(1, 1))


def test_fenrir_greyback() -> None:
    t = table(game=6, villains="fenrir_greyback", hand="triwizard_cup", health=(5, 5)).play("triwizard_cup")
    t.expect(health=(5, 5), attack=(1, 0), influence=(1, 0))
    assert t.told(Blocked)[0].source == "fenrir_greyback"
    beat("fenrir_greyback", game=6, heroes="ron hermione", health=(5, 5), control=3).expect(health=(8, 8), control=1)


def test_bellatrix_lestrange() -> None:
    t = reveal("expulso", "regeneration", "expulso", game=6, villains="bellatrix_lestrange")
    t.expect(pile=["expulso", "regeneration"], health=(8, 10))
    t = beat("bellatrix_lestrange", game=6, heroes="ron hermione", control=3, discards=("firebolt", "alohomora"))
    t.take("firebolt").expect(hand="firebolt", control=1)


def test_voldemort_5() -> None:
    t = turn(game=5, villains="voldemort_5", stack="", hand="alohomora")
    t.expect(health=(9, 10), discard="alohomora")


def test_voldemort_6() -> None:
    t = loaded("slytherin:influence", "regeneration", game=6, villains="voldemort_6", stack="")
    t.expect(control=1)


def test_voldemort_7() -> None:
    turn(game=7, villains="voldemort_7", stack="").expect(control=1)
    t = table(game=7, heroes="ron neville", villains="voldemort_7", stack="", hand="deluminator", control=3)
    t.play("deluminator").choose("remove_2").expect(control=1, health=(8, 8))


@pytest.mark.parametrize("game", [5, 6, 7])
def test_voldemort_is_attacked_last_and_wins_the_game(game: int) -> None:
    name = f"voldemort_{game}"
    t = table(game=game, villains=f"crabbe_and_goyle {name}", stack="", attack=30, control=3)
    assert not t.offers(AssignAttack(name))
    t.assign("crabbe_and_goyle", 5)
    while not t.g.over:
        t.assign(name)
        if t.g.waiting and t.question == "prompt-any-hero":
            t.pick(0)
    assert t.g.won
    assert t.told(GameWon)
    assert t.g.control == 3  # B19: no reward


def test_voldemort_7_needs_the_horcruxes_destroyed() -> None:
    t = table(game=7, villains="voldemort_7", stack="", attack=30, horcrux="nagini")
    assert not t.offers(AssignAttack("voldemort_7"))
