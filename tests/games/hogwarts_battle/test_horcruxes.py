"""The Horcruxes, one scenario each: how it is destroyed, its curse, its power."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.actions import MARK_HORCRUX, UsePower
from tests.games.hogwarts_battle.table import Table, loaded, reveal, table, turn

CALM: dict[str, Any] = {"game": 7, "heroes": "ron hermione", "villains": "crabbe_and_goyle"}


def destroy(name: str, *faces: str) -> Table:
    """Roll these faces and put each on the Horcrux; with the last one it is destroyed."""
    hand = "hogwarts_a_history " * len(faces)
    t = table(**{**CALM, "horcrux": name, "hand": hand}).dice(*[f"gryffindor:{face}" for face in faces])
    for face in faces:
        assert t.g.curse == name, face
        t.play("hogwarts_a_history").roll("gryffindor").mark()
    t.expect(curse="", shattered=name, attack=(0, 0), influence=(0, 0))
    t.g.events = ["regeneration"]
    t.end()
    assert t.g.trophies[0] == [name]
    return t


def test_diary() -> None:
    destroy("diary", "health").expect(curse="ring")
    destroy("diary", "card")
    t = table(**{**CALM, "horcrux": "diary", "hand": "ginny_weasley reparo"}).play("ginny_weasley")
    t.expect(health=(9, 10))
    t = table(**{**CALM, "trophies": "diary", "hand": "ginny_weasley sirius_black", "health": (9, 5)})
    t.play("ginny_weasley", "sirius_black").pick(1).expect(health=(9, 7))


def test_ring() -> None:
    destroy("ring", "attack").expect(curse="locket")
    destroy("ring", "influence")
    t = table(**{**CALM, "horcrux": "ring", "villains": "dementor basilisk", "attack": 5, "heroes": "neville hermione"})
    t.assign("dementor").expect(health=(10, 10)).assign("dementor").expect(health=(8, 10))
    t.assign("dementor").expect(health=(8, 10)).assign("basilisk", 2).expect(health=(6, 10))
    t = table(**{**CALM, "trophies": "ring", "hand": "alohomora hedwig firebolt", "control": 2})
    t.use("ring").discard("alohomora", "hedwig").expect(control=1, hand="firebolt")
    assert not t.offers(UsePower("ring"))


def test_locket() -> None:
    destroy("locket", "attack", "health").expect(curse="cup")
    t = table(**{**CALM, "horcrux": "locket", "hand": "molly_weasley", "health": (5, 5)}).play("molly_weasley")
    t.expect(influence=(1, 0), health=(7, 7))
    t = table(**{**CALM, "trophies": "locket", "hand": "alohomora"}).dice("slytherin:attack").use("locket")
    t.expect(attack=(1, 1), discard="alohomora")


def test_cup() -> None:
    destroy("cup", "health", "influence").expect(curse="diadem")
    turn(**{**CALM, "horcrux": "cup", "damage": 4}).expect(damage=(1, 0, 0, 0))  # Regeneration takes 2 of them
    t = table(**{**CALM, "trophies": "cup", "hand": "alohomora", "health": (5, 5)}).dice("hufflepuff:health").use("cup")
    t.expect(health=(6, 6))


def test_diadem() -> None:
    destroy("diadem", "card", "attack").expect(curse="nagini")
    turn(**{**CALM, "horcrux": "diadem", "hand": "alohomora firebolt hedwig"}).expect(health=(8, 10))
    turn(**{**CALM, "horcrux": "diadem", "hand": "alohomora firebolt"}).expect(health=(10, 10))
    t = table(**{**CALM, "trophies": "diadem", "hand": "alohomora", "decks": ("firebolt", "trevor")})
    t.dice("ravenclaw:card").use("diadem").expect(hand="firebolt")


def test_nagini() -> None:
    destroy("nagini", "attack", "card", "health").expect(curse="")
    t = turn(**{**CALM, "horcrux": "nagini", "hand": "rubeus_hagrid", "health": (5, 5)}).expect(health=(4, 5))
    t.play("rubeus_hagrid").expect(health=(4, 6))  # only the active hero gains no health
    t = table(**{**CALM, "trophies": "nagini", "control": 5}).use("nagini").expect(control=2, spent=["nagini"])
    assert t.g.trophies[0] == []


def test_a_symbol_is_placed_instead_of_the_benefit_and_only_if_open() -> None:
    t = table(**{**CALM, "horcrux": "locket", "hand": "hogwarts_a_history " * 3})
    t.dice("gryffindor:influence", "gryffindor:attack", "gryffindor:attack")
    t.play("hogwarts_a_history").roll("gryffindor").expect(influence=(1, 0))  # not on the Locket: no question
    t.play("hogwarts_a_history").roll("gryffindor")
    assert t.offers(MARK_HORCRUX)
    t.mark().expect(attack=(0, 0), marks=1)
    t.play("hogwarts_a_history").roll("gryffindor").expect(attack=(1, 0))  # taken already: no question


def test_penalty_dice_do_not_help() -> None:
    t = loaded("slytherin:attack", "heir_of_slytherin", **{**CALM, "horcrux": "ring"})
    t.expect(health=(9, 9), curse="ring")


def test_b20_the_sixth_bares_voldemort_at_once() -> None:
    t = table(game=7, heroes="ron hermione", villains="voldemort_7", stack="", horcrux="nagini", attack=1)
    t.g.marks = 0b1001  # attack and card are there
    t.g.hands[0] = ["hogwarts_a_history"]
    t.dice("hufflepuff:health").play("hogwarts_a_history").roll("hufflepuff").mark()
    t.assign("voldemort_7").expect(damage=(0, 0, 0, 1))


def test_a_new_horcrux_is_not_cursed_until_turned_up() -> None:
    t = reveal("regeneration", **{**CALM, "horcrux": "diary", "hand": "hogwarts_a_history ginny_weasley"})
    t.dice("hufflepuff:health").play("hogwarts_a_history").roll("hufflepuff").mark()
    t.play("ginny_weasley").expect(health=(10, 10))
