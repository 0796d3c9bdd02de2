"""Proficiencies, the powers that destroyed Horcruxes leave to their keepers, and what Hogwarts Castle offers."""

from __future__ import annotations

from greathall.games.hogwarts_battle.box import (
    HUFFLEPUFF,
    ITEM,
    POWERS,
    PROFICIENCIES,
    RAVENCLAW,
    SLYTHERIN,
    SPELL,
    Power,
)
from greathall.games.hogwarts_battle.dice import Roll
from greathall.games.hogwarts_battle.triggers import (
    ACQUIRED_SPELL,
    DISCARDED,
    EVERY_KIND_PLAYED,
    ITEM_PLAYED,
    Reaction,
)
from greathall.games.hogwarts_battle.unique import LookAtTop, SearchDeck
from greathall.games.hogwarts_battle.words import All, AnyHero, Gain, RemoveControl, Word


def proficiency(name: str, when: dict[str, Word] | None = None) -> None:
    PROFICIENCIES[name] = {trigger: Reaction(effect) for trigger, effect in (when or {}).items()}


def power(
    name: str,
    *effects: Word,
    attack: int = 0,
    influence: int = 0,
    cards: int = 0,
    kind: int | None = None,
    limited: bool = True,
) -> None:
    POWERS[name] = Power(name, *effects, attack=attack, influence=influence, cards=cards, kind=kind, limited=limited)


proficiency("")
proficiency("arithmancy")  # its discount and second roll are looked up where cards are bought and dice rolled
proficiency("charms")
proficiency("defense_against_the_dark_arts", {DISCARDED: Gain(attack=1, health=1)})
proficiency("divination", {ITEM_PLAYED: LookAtTop()})
proficiency("flying_lessons")
proficiency("herbology")  # part of gaining health, see `table.heal`
proficiency("history_of_magic", {ACQUIRED_SPELL: AnyHero(Gain(influence=1))})
proficiency("potions", {EVERY_KIND_PLAYED: AnyHero(Gain(attack=1, health=1))})
proficiency("transfiguration")

power("charms", All(Gain(influence=1, draw=1)), cards=2, kind=SPELL)
power("flying_lessons", RemoveControl(), influence=5)
power("transfiguration", SearchDeck(), cards=1, kind=ITEM)
power("ring", RemoveControl(), cards=2)
power("locket", Roll(SLYTHERIN), cards=1)
power("cup", Roll(HUFFLEPUFF), cards=1)
power("diadem", Roll(RAVENCLAW), cards=1)
power("nagini", RemoveControl(3))
power("hogwarts_castle", RemoveControl(), attack=5, limited=False)

TWO_ALLIES = Reaction(AnyHero(Gain(health=2)))
"""The Diary's reward: its keeper has played a second ally this turn."""
