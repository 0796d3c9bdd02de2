"""The Dark Arts events: how many copies each game adds, and the text, which is about the active hero."""

from __future__ import annotations

from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL, DarkArts
from greathall.games.hogwarts_battle.dice import PenaltyDie
from greathall.games.hogwarts_battle.discarding import DiscardCards
from greathall.games.hogwarts_battle.effects import (
    AddControl,
    AllLose,
    AnotherHeroLoses,
    DeathEatersReact,
    EachDiscards,
    Lose,
    RevealAnother,
    RevealTops,
    ThisTurn,
    VillainsRecover,
)
from greathall.games.hogwarts_battle.unique_effects import AvadaKedavra, EducationalDecree

EVENTS: tuple[DarkArts, ...] = (
    DarkArts("expulso", {1: 3}, Lose(2)),
    DarkArts("flipendo", {1: 2}, Lose(1), DiscardCards(1)),
    DarkArts("he_who_must_not_be_named", {1: 3}, AddControl()),
    DarkArts("petrification", {1: 2}, AllLose(1), ThisTurn("no_draws")),
    DarkArts("hand_of_glory", {2: 2}, Lose(1), AddControl()),
    DarkArts("obliviate", {2: 1}, EachDiscards(SPELL, lose=2)),
    DarkArts("poison", {2: 1}, EachDiscards(ALLY, lose=2)),
    DarkArts("relashio", {2: 1}, EachDiscards(ITEM, lose=2)),
    DarkArts("dementors_kiss", {3: 2}, AllLose(2, others=1)),
    DarkArts("oppugno", {3: 1}, RevealTops(lose=2, value=1)),
    DarkArts("tarantallegra", {3: 1}, Lose(1), ThisTurn("slowed")),
    DarkArts("avada_kedavra", {4: 1, 5: 1, 7: 1}, AvadaKedavra(), RevealAnother()),
    DarkArts("crucio", {4: 1, 5: 1, 7: 1}, Lose(1), RevealAnother()),
    DarkArts("heir_of_slytherin", {4: 2}, PenaltyDie()),
    DarkArts("imperio", {4: 1, 5: 1, 7: 1}, AnotherHeroLoses(2), RevealAnother()),
    DarkArts("morsmordre", {4: 2, 5: 1, 6: 1}, AllLose(1), AddControl(), DeathEatersReact()),
    DarkArts("regeneration", {4: 1}, VillainsRecover(2)),
    DarkArts("educational_decree", {5: 2}, EducationalDecree()),
    DarkArts("legilimency", {5: 1}, RevealTops(lose=2, kind=SPELL)),
    DarkArts("sectumsempra", {6: 2}, AllLose(2), ThisTurn("no_healing")),
    DarkArts("fiendfyre", {7: 1}, AllLose(3)),
)
