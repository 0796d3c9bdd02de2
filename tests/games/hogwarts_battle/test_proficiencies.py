"""The nine proficiencies, one scenario each."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.actions import AcquireCard, UsePower
from tests.games.hogwarts_battle.table import Table, loaded, reveal, table


def skilled(name: str, **places: Any) -> Table:
    return table(**{"game": 6, "heroes": "ron hermione", "proficiencies": (name,), **places})


def test_arithmancy() -> None:
    t = skilled("arithmancy", influence=3, market="hogwarts_a_history incendio", hand="cedric_diggory")
    assert t.offers(AcquireCard("hogwarts_a_history"))
    assert not t.offers(AcquireCard("incendio"))
    t.acquire("hogwarts_a_history").expect(influence=(0, 0))
    t.dice("hufflepuff:health", "hufflepuff:attack").play("cedric_diggory").again().expect(attack=(2, 1))
    t = loaded("slytherin:influence", "heir_of_slytherin", game=6, heroes="ron hermione", proficiencies=("arithmancy",))
    assert t.question == "prompt-penalty-shows"
    t.dice("slytherin:attack").again().expect(control=0, health=(9, 9))


def test_charms() -> None:
    t = skilled("charms", hand="alohomora lumos hedwig alohomora", decks=("firebolt", "trevor"))
    t.use("charms").discard("alohomora", "alohomora").expect(influence=(1, 1), hand="lumos hedwig firebolt")
    assert not t.offers(UsePower("charms"))


def test_defense_against_the_dark_arts() -> None:
    places: dict[str, Any] = {"game": 6, "heroes": "ron hermione", "proficiencies": ("defense_against_the_dark_arts",)}
    reveal("flipendo", hand="alohomora", **places).expect(attack=(1, 0), health=(10, 10))
    t = table(hand="crystal_ball", deck="alohomora hedwig", **places).play("crystal_ball").discard("alohomora")
    t.expect(attack=(0, 0))


def test_divination() -> None:
    t = skilled("divination", hand="quidditch_gear quidditch_gear", deck="alohomora firebolt").play("quidditch_gear")
    assert t.question == "prompt-look-at-top"
    t.choose("look").discard_top().expect(discard="alohomora", deck="firebolt")
    t.play("quidditch_gear").choose("look").leave_top().expect(deck="firebolt", known=(1, 0))
    skilled("divination", hand="quidditch_gear").play("quidditch_gear").decline().expect(known=(0, 0))


def test_flying_lessons() -> None:
    t = skilled("flying_lessons", influence=10, control=3).use("flying_lessons").expect(control=2, influence=(5, 0))
    assert not t.offers(UsePower("flying_lessons"))


def test_herbology() -> None:
    t = skilled("herbology", hand="bezoar essence_of_dittany", health=(10, 2), decks=("hedwig", "trevor firebolt"))
    t.play("bezoar").pick(1)
    assert t.g.hands[1] == ["trevor"]
    t.play("essence_of_dittany").pick(1)
    assert t.g.hands[1] == ["trevor"]  # once for each hero and turn


def test_history_of_magic() -> None:
    t = skilled("history_of_magic", influence=7, market="reparo quidditch_gear").acquire("quidditch_gear")
    t.expect(influence=(4, 0)).acquire("reparo").pick(1).expect(influence=(1, 1))


def test_potions() -> None:
    t = skilled("potions", hand="hedwig firebolt alohomora alohomora", health=(10, 5)).play("hedwig").choose("attack_1")
    t.play("firebolt", "alohomora").pick(1).expect(attack=(2, 1), health=(10, 6)).play("alohomora")
    assert t.question == "prompt-hero-actions"


def test_transfiguration() -> None:
    t = skilled("transfiguration", hand="firebolt", deck="alohomora kingsley_shacklebolt descendo")
    t.use("transfiguration")
    assert [option.card for option in t.options()[:-1]] == ["alohomora", "descendo"]
    t.take("descendo").expect(hand="descendo", discard="firebolt", known=(0, 0))
