"""The heroes' own cards and abilities, one scenario each."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.games.hogwarts_battle.actions import AcquireToTop
from greathall.games.hogwarts_battle.events import Cloaked
from tests.games.hogwarts_battle.table import reveal, table


def test_alohomora() -> None:
    table(hand="alohomora").play("alohomora").expect(influence=(1, 0), played=["alohomora"])


def pet(name: str) -> None:
    table(hand=name).play(name).choose("attack_1").expect(attack=(1, 0))
    table(hand=name, health=(7, 10)).play(name).choose("health_2").expect(health=(9, 10), attack=(0, 0))


def broom(name: str) -> None:
    t = table(hand=name, villains="crabbe_and_goyle", damage=4).play(name).expect(attack=(1, 0), influence=(0, 0))
    t.assign("crabbe_and_goyle").expect(influence=(1, 0))


def test_hedwig() -> None:
    pet("hedwig")


def test_firebolt() -> None:
    broom("firebolt")


def test_invisibility_cloak() -> None:
    table(hand="invisibility_cloak").play("invisibility_cloak").expect(influence=(1, 0))
    t = reveal("expulso", hand="invisibility_cloak").expect(health=(9, 10))
    assert t.told(Cloaked)
    reveal("expulso", discard="invisibility_cloak").expect(health=(8, 10))


def test_pigwidgeon() -> None:
    pet("pigwidgeon")


def test_cleansweep_11() -> None:
    broom("cleansweep_11")


def test_every_flavour_beans() -> None:
    t = table(hand="hedwig every_flavour_beans trevor").play("hedwig").choose("health_2")
    t.play("every_flavour_beans").expect(influence=(1, 0), attack=(1, 0))
    t.play("trevor").choose("health_2").expect(attack=(2, 0))


def test_crookshanks() -> None:
    pet("crookshanks")


def test_time_turner() -> None:
    t = table(hand="time_turner", influence=6, market="reparo dobby").play("time_turner").expect(influence=(7, 0))
    assert t.offers(AcquireToTop("reparo"))
    assert not t.offers(AcquireToTop("dobby"))
    t.acquire_to_top("reparo")
    assert t.g.decks[0][-1] == "reparo"


def test_tales_of_beedle_the_bard() -> None:
    card = "tales_of_beedle_the_bard"
    table(hand=card).play(card).choose("influence_2").expect(influence=(2, 0))
    table(hand=card).play(card).choose("all_influence_1").expect(influence=(1, 1))


def test_trevor() -> None:
    pet("trevor")


def test_remembrall() -> None:
    table(hand="remembrall").play("remembrall").expect(influence=(1, 0))
    reveal("flipendo", hand="remembrall").expect(influence=(2, 0), discard="remembrall")


def test_mandrake() -> None:
    table(hand="mandrake").play("mandrake").choose("attack_1").expect(attack=(1, 0))
    table(hand="mandrake", health=(9, 5)).play("mandrake").choose("hero_health_2").pick(1).expect(health=(9, 7))


@pytest.mark.parametrize("game", [1, 2])
def test_no_abilities_before_game_3(game: int) -> None:
    t = table(game=game, heroes="neville harry", hand="finite quidditch_gear", health=(5, 10), control=1)
    t.play("finite").expect(control=0)
    t.play("quidditch_gear").expect(health=(6, 10))


def test_harry() -> None:
    t = table(game=3, hand="finite finite", control=2).play("finite")
    assert t.question == "prompt-any-hero"
    t.pick(1).expect(attack=(0, 1), control=1)
    t.play("finite").expect(attack=(0, 1), control=0)
    # on another hero's turn too; in Game 7 up to two heroes
    t = table(game=7, heroes="ron harry", hand="finite", control=1).play("finite")
    assert t.seat == 1
    t.pick(0, 1).expect(attack=(1, 1))
    t = table(game=7, heroes="ron harry", hand="finite", control=1).play("finite").pick(0).decline()
    t.expect(attack=(1, 0))


def test_ron() -> None:
    places: dict[str, Any] = {
        "game": 3,
        "heroes": "ron harry",
        "attack": 4,
        "health": (10, 5),
        "villains": "dementor basilisk",
    }
    t = table(**places).assign("dementor", 2).assign("basilisk")
    assert t.question == "prompt-any-hero"
    t.pick(1).expect(health=(10, 7))
    t.assign("basilisk").expect(health=(10, 7))
    table(**{**places, "game": 7, "health": (6, 5)}).assign("dementor", 3).expect(health=(8, 7))


def test_hermione() -> None:
    spells = "alohomora alohomora alohomora alohomora alohomora"
    t = table(game=3, heroes="hermione ron", hand=spells).play(*["alohomora"] * 4)
    assert t.question == "prompt-any-hero"
    t.pick(1).expect(influence=(4, 1))
    t.play("alohomora").expect(influence=(5, 1))
    table(game=7, heroes="hermione ron", hand=spells).play(*["alohomora"] * 4).expect(influence=(5, 1))


def test_neville() -> None:
    hand = "essence_of_dittany essence_of_dittany"
    t = table(game=3, heroes="neville ron", hand=hand, health=(10, 3))
    t.play("essence_of_dittany").pick(1).expect(health=(10, 6))
    t.play("essence_of_dittany").pick(1).expect(health=(10, 8))
    t = table(game=7, heroes="neville ron", hand=hand, health=(10, 3))
    t.play("essence_of_dittany").pick(1).play("essence_of_dittany").pick(1).expect(health=(10, 9))
    # only on his own turn
    table(game=3, heroes="ron neville", hand=hand, health=(3, 10)).play("essence_of_dittany").pick(0).expect(
        health=(5, 10)
    )
