"""The four heroes: their ten starting cards and what their hero cards of Games 3 and 7 can do."""

from __future__ import annotations

from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL, Card, Hero
from greathall.games.hogwarts_battle.conditions import EachPlayed, IfDefeat
from greathall.games.hogwarts_battle.effects import All, AnyHero, ChooseOne, Gain, MayPutOnTop, UpToTwoHeroes
from greathall.games.hogwarts_battle.state import BattleEffect
from greathall.games.hogwarts_battle.triggers import Reaction


def hero(name: str, game_3: BattleEffect, game_7: BattleEffect, *own: Card) -> Hero:
    """A hero: the ability of Games 3 to 6 and that of Game 7; three cards of their own and seven Alohomora!"""
    return Hero(name, (Reaction(game_3), Reaction(game_7)), own)


def pet(name: str) -> Card:
    return Card(name, ALLY, 0, ChooseOne(attack_1=Gain(attack=1), health_2=Gain(health=2)))


def broom(name: str) -> Card:
    return Card(name, ITEM, 0, Gain(attack=1), IfDefeat(Gain(influence=1)))


ALOHOMORA: Card = Card("alohomora", SPELL, 0, Gain(influence=1), copies=28)

HEROES: tuple[Hero, ...] = (
    hero(
        "harry",  # the first time in a turn that control is removed
        AnyHero(Gain(attack=1)),
        UpToTwoHeroes(Gain(attack=1)),
        pet("hedwig"),
        broom("firebolt"),
        Card("invisibility_cloak", ITEM, 0, Gain(influence=1)),
    ),
    hero(
        "ron",  # with the third attack token on his turn
        AnyHero(Gain(health=2)),
        All(Gain(health=2)),
        pet("pigwidgeon"),
        broom("cleansweep_11"),
        Card("every_flavour_beans", ITEM, 0, Gain(influence=1), EachPlayed(ALLY, Gain(attack=1))),
    ),
    hero(
        "hermione",  # with the fourth spell on her turn
        AnyHero(Gain(influence=1)),
        All(Gain(influence=1)),
        pet("crookshanks"),
        Card("time_turner", ITEM, 0, Gain(influence=1), MayPutOnTop(SPELL)),
        Card(
            "tales_of_beedle_the_bard",
            ITEM,
            0,
            ChooseOne(influence_2=Gain(influence=2), all_influence_1=All(Gain(influence=1))),
        ),
    ),
    hero(
        "neville",  # his ability is part of gaining health, see `mutations.heal`
        Gain(health=1),
        Gain(health=1),
        pet("trevor"),
        Card("remembrall", ITEM, 0, Gain(influence=1), discarded=Gain(influence=2)),
        Card("mandrake", ITEM, 0, ChooseOne(attack_1=Gain(attack=1), hero_health_2=AnyHero(Gain(health=2)))),
    ),
)
