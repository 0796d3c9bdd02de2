"""The Hogwarts cards, game by game: kind, price, text."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.components import (
    ALLY,
    GRYFFINDOR,
    HUFFLEPUFF,
    ITEM,
    RAVENCLAW,
    SLYTHERIN,
    SPELL,
    Card,
)
from greathall.games.hogwarts_battle.conditions import EachPlayed, IfAllAttacked, IfDefeat, IfPlayed
from greathall.games.hogwarts_battle.dice import Roll, RollAnyDie
from greathall.games.hogwarts_battle.effects import (
    All,
    AnyHero,
    ChooseOne,
    ChooseTwo,
    DrawThenDiscard,
    EachHero,
    ForFullHealth,
    Gain,
    IfWeasley,
    MayPutOnTop,
    RemoveControl,
    RemoveUpTo,
    TakeBack,
    TwoHeroes,
)
from greathall.games.hogwarts_battle.state import BattleEffect
from greathall.games.hogwarts_battle.unique_effects import Petrify, Polyjuice


def card(name: str, kind: int, cost: int, *play: BattleEffect, **traits: Any) -> Card:
    rolls = any(isinstance(effect, Roll | RollAnyDie) for effect in play)
    return Card(name, kind, cost, *play, rolls=rolls, **traits)


def spell(name: str, cost: int, *play: BattleEffect, copies: int = 1, discarded: BattleEffect | None = None) -> Card:
    return card(name, SPELL, cost, *play, copies=copies, discarded=discarded)


def item(name: str, cost: int, *play: BattleEffect, copies: int = 1, discarded: BattleEffect | None = None) -> Card:
    return card(name, ITEM, cost, *play, copies=copies, discarded=discarded)


def ally(
    name: str, cost: int, *play: BattleEffect, discarded: BattleEffect | None = None, weasley: bool = False
) -> Card:
    return card(name, ALLY, cost, *play, discarded=discarded, weasley=weasley)


# fmt: off
GAME_1 = (
    spell("wingardium_leviosa", 2, Gain(influence=1), MayPutOnTop(ITEM), copies=3),
    spell("reparo", 3, ChooseOne(influence_2=Gain(influence=2), draw_1=Gain(draw=1)), copies=6),
    spell("incendio", 4, Gain(attack=1, draw=1), copies=4),
    spell("lumos", 4, All(Gain(draw=1)), copies=2),
    spell("descendo", 5, Gain(attack=2), copies=2),
    item("essence_of_dittany", 2, AnyHero(Gain(health=2)), copies=4),
    item("quidditch_gear", 3, Gain(attack=1, health=1), copies=4),
    item("sorting_hat", 4, Gain(influence=2), MayPutOnTop(ALLY)),
    item("golden_snitch", 5, Gain(influence=2, draw=1)),
    ally("oliver_wood", 3, Gain(attack=1), IfDefeat(AnyHero(Gain(health=2)))),
    ally("rubeus_hagrid", 4, Gain(attack=1), All(Gain(health=1))),
    ally("albus_dumbledore", 8, All(Gain(attack=1, influence=1, health=1, draw=1))),
)
GAME_2 = (
    spell("finite", 3, RemoveControl(), copies=2),
    spell("expelliarmus", 6, Gain(attack=2, draw=1), copies=2),
    item("polyjuice_potion", 3, Polyjuice(), copies=2),
    item("nimbus_2001", 5, Gain(attack=2), IfDefeat(Gain(influence=2)), copies=2),
    ally("gilderoy_lockhart", 2, DrawThenDiscard(1, 1), discarded=Gain(draw=1)),
    ally("dobby", 4, RemoveControl(), Gain(draw=1)),
    ally("ginny_weasley", 4, Gain(attack=1, influence=1), weasley=True),
    ally("fawkes", 5, ChooseOne(attack_2=Gain(attack=2), all_health_2=All(Gain(health=2)))),
    ally("arthur_weasley", 6, All(Gain(influence=2)), weasley=True),
    ally("molly_weasley", 6, All(Gain(influence=1, health=2)), weasley=True),
)
GAME_3 = (
    spell("expecto_patronum", 5, Gain(attack=1), RemoveControl(), copies=2),
    spell("petrificus_totalus", 6, Gain(attack=1), Petrify(), copies=2),
    item("chocolate_frog", 2, AnyHero(Gain(influence=1, health=1)), discarded=Gain(influence=1, health=1), copies=3),
    item("butterbeer", 3, TwoHeroes(Gain(influence=1, health=1)), copies=3),
    item("crystal_ball", 3, DrawThenDiscard(2, 1), copies=2),
    item("marauders_map", 5, Gain(draw=2), discarded=All(Gain(draw=1))),
    ally("sybill_trelawney", 4, DrawThenDiscard(2, 1, spells=Gain(influence=2))),
    ally("remus_lupin", 4, Gain(attack=1), AnyHero(Gain(health=3))),
    ally("sirius_black", 6, Gain(attack=2, influence=1)),
)
GAME_4 = (
    spell("accio", 4, ChooseOne(influence_2=Gain(influence=2), take_item=TakeBack(ITEM)), copies=2),
    spell("protego", 5, Gain(attack=1, health=1), discarded=Gain(attack=1, health=1), copies=3),
    item("hogwarts_a_history", 4, RollAnyDie(), copies=6),
    item("pensieve", 5, TwoHeroes(Gain(influence=1, draw=1))),
    item("triwizard_cup", 5, Gain(attack=1, influence=1, health=1)),
    ally("fleur_delacour", 4, Gain(influence=2), IfPlayed(ALLY, 2, Gain(health=2))),
    ally("cedric_diggory", 4, Gain(attack=1), Roll(HUFFLEPUFF)),
    ally("viktor_krum", 5, Gain(attack=2), IfDefeat(Gain(influence=1, health=1))),
    ally("alastor_mad_eye_moody", 6, Gain(influence=2), RemoveControl()),
    ally("pomona_sprout", 6, Gain(influence=1), AnyHero(Gain(health=2)), Roll(HUFFLEPUFF)),
    ally("filius_flitwick", 6, Gain(influence=1, draw=1), Roll(RAVENCLAW)),
    ally("minerva_mcgonagall", 6, Gain(attack=1, influence=1), Roll(GRYFFINDOR)),
    ally("severus_snape", 6, Gain(attack=1, health=2), Roll(SLYTHERIN)),
)
GAME_5 = (
    spell("stupefy", 6, Gain(attack=1), RemoveControl(), Gain(draw=1), copies=2),
    item("owls", 4, Gain(influence=2), IfPlayed(SPELL, 2, Gain(attack=1, health=1)), copies=2),
    ally("cho_chang", 4, DrawThenDiscard(3, 2), Roll(RAVENCLAW)),
    ally("fred_weasley", 4, Gain(attack=1), IfWeasley(Gain(influence=1)), Roll(GRYFFINDOR), weasley=True),
    ally("george_weasley", 4, Gain(attack=1), IfWeasley(Gain(health=1)), Roll(GRYFFINDOR), weasley=True),
    ally("nymphadora_tonks", 5,
         ChooseOne(influence_3=Gain(influence=3), attack_2=Gain(attack=2), remove_1=RemoveControl())),
    ally("luna_lovegood", 5, Gain(influence=1), IfPlayed(ITEM, 1, Gain(attack=1)), Roll(RAVENCLAW)),
    ally("kingsley_shacklebolt", 7, Gain(attack=2, health=1), RemoveControl()),
)
GAME_6 = (
    spell("confundus", 3, Gain(attack=1), IfAllAttacked(RemoveControl()), copies=2),
    item("bezoar", 4, AnyHero(Gain(health=3)), Gain(draw=1), copies=2),
    item("deluminator", 6, RemoveUpTo(2)),
    item("advanced_potion_making", 6, All(Gain(health=2)), ForFullHealth(Gain(attack=1, draw=1))),
    item("felix_felicis", 7, ChooseTwo(
        attack_2=Gain(attack=2), influence_2=Gain(influence=2), health_2=Gain(health=2), draw_2=Gain(draw=2),
    ), copies=2),
    item("elder_wand", 7, EachPlayed(SPELL, Gain(attack=1, health=1))),
    ally("horace_slughorn", 6,
         EachHero(ChooseOne(influence_1=Gain(influence=1), health_1=Gain(health=1))), Roll(SLYTHERIN)),
)
GAME_7 = (item("sword_of_gryffindor", 7, Gain(attack=2), Roll(GRYFFINDOR), Roll(GRYFFINDOR)),)
# fmt: on

HOGWARTS_CARDS: dict[int, tuple[Card, ...]] = {
    1: GAME_1,
    2: GAME_2,
    3: GAME_3,
    4: GAME_4,
    5: GAME_5,
    6: GAME_6,
    7: GAME_7,
}
"""By the game that adds them."""
