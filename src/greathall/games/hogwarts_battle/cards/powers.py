"""Proficiencies, the powers that destroyed Horcruxes leave to their keepers, and what Hogwarts Castle offers."""

from __future__ import annotations

from greathall.games.hogwarts_battle.components import HUFFLEPUFF, ITEM, RAVENCLAW, SLYTHERIN, SPELL, Power, Proficiency
from greathall.games.hogwarts_battle.dice import Roll
from greathall.games.hogwarts_battle.effects import All, AnyHero, Gain, RemoveControl
from greathall.games.hogwarts_battle.state import BattleEffect
from greathall.games.hogwarts_battle.triggers import ACQUIRED_SPELL, DISCARDED, EVERY_KIND_PLAYED, ITEM_PLAYED, Reaction
from greathall.games.hogwarts_battle.unique_effects import LookAtTop, SearchDeck


def proficiency(name: str, when: dict[str, BattleEffect] | None = None) -> Proficiency:
    return Proficiency(name, {trigger: Reaction(effect) for trigger, effect in (when or {}).items()})


PROFICIENCIES: tuple[Proficiency, ...] = (
    proficiency("arithmancy"),  # its discount and second roll are looked up where cards are bought and dice rolled
    proficiency("charms"),
    proficiency("defense_against_the_dark_arts", {DISCARDED: Gain(attack=1, health=1)}),
    proficiency("divination", {ITEM_PLAYED: LookAtTop()}),
    proficiency("flying_lessons"),
    proficiency("herbology"),  # part of gaining health, see `mutations.heal`
    proficiency("history_of_magic", {ACQUIRED_SPELL: AnyHero(Gain(influence=1))}),
    proficiency("potions", {EVERY_KIND_PLAYED: AnyHero(Gain(attack=1, health=1))}),
    proficiency("transfiguration"),
)
POWERS: tuple[Power, ...] = (
    Power("charms", All(Gain(influence=1, draw=1)), cards=2, kind=SPELL),
    Power("flying_lessons", RemoveControl(), influence=5),
    Power("transfiguration", SearchDeck(), cards=1, kind=ITEM),
    Power("ring", RemoveControl(), cards=2),
    Power("locket", Roll(SLYTHERIN), cards=1),
    Power("cup", Roll(HUFFLEPUFF), cards=1),
    Power("diadem", Roll(RAVENCLAW), cards=1),
    Power("nagini", RemoveControl(3)),
    Power("hogwarts_castle", RemoveControl(), attack=5, limited=False),
)

TWO_ALLIES: Reaction = Reaction(AnyHero(Gain(health=2)))
"""The Diary's reward: its keeper has played a second ally this turn."""
