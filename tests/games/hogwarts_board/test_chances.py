"""The odds that players are told: what the rules say of each face of the die, and nothing that is hidden."""

from __future__ import annotations

from greathall.games.hogwarts_board import SPEC

from .table import DE1, Table

SURE = ("works",) * 6
USUAL = ("fails", "works", "works", "works", "works", "works")
CONFUNDED = ("fails", "fails", "fails", "works", "works", "works")
HARD = ("fails", "fails", "fails", "fails", "fails", "works")
BEWILDERED = ("astray", "astray", "fails", "fails", "works", "works")


def told(t: Table, who: str, verb: str, card: str | None = None) -> tuple[str, ...]:
    battle = SPEC.view(t.g, 1).battle
    (chance,) = [c for c in battle.chances if (c.who, c.verb, c.card) == (who, verb, card)]
    return tuple(chance.faces)


def table(*spells: str) -> Table:
    t = Table()
    t.wizard(0, sp=200, spells=list(spells))
    t.fight(0, foes=DE1)
    return t


def test_a_spell_fails_on_a_one() -> None:
    assert told(table("incendio"), "seat_0", "cast", "incendio") == USUAL


def test_a_sure_spell_fails_only_for_the_confused() -> None:
    t = table("protego")
    assert told(t, "seat_0", "cast", "protego") == SURE
    t.battler(0).confunded = 2
    assert told(t, "seat_0", "cast", "protego") == CONFUNDED


def test_running() -> None:
    t = table()
    assert told(t, "seat_0", "run") == ("fails", "caught", "works", "works", "works", "works")
    t.battler(0).cloaked = True
    assert told(t, "seat_0", "run") == SURE


def test_what_comes_at_you() -> None:
    t = table()
    assert told(t, "death_eater_1", "strike") == USUAL
    t.battler(0).cloaked = True
    assert told(t, "death_eater_1", "strike") == HARD
    t.battler(0).cloaked = False
    t.battler("death_eater_1").bewildered = 1
    assert told(t, "death_eater_1", "strike") == BEWILDERED


def test_two_like_spells_are_told_once() -> None:
    assert told(table("stupefy", "stupefy"), "seat_0", "cast", "stupefy") == USUAL
