"""The Dark Arts events: how many copies each box adds, and the text. They speak of the active hero."""

from __future__ import annotations

from greathall.games.hogwarts_battle.box import ALLY, EVENTS, ITEM, SPELL, DarkArts
from greathall.games.hogwarts_battle.dice import PenaltyDie
from greathall.games.hogwarts_battle.table import PutDown
from greathall.games.hogwarts_battle.unique import AvadaKedavra, EducationalDecree, RevealAnother
from greathall.games.hogwarts_battle.words import (
    AddControl,
    AllLose,
    AnotherHeroLoses,
    DeathEatersReact,
    EachDiscards,
    Lose,
    RevealTops,
    ThisTurn,
    VillainsRecover,
    Word,
)


def event(name: str, copies: dict[int, int], *effects: Word) -> None:
    EVENTS[name] = DarkArts(name, copies, *effects)


event("expulso", {1: 3}, Lose(2))
event("flipendo", {1: 2}, Lose(1), PutDown(1))
event("he_who_must_not_be_named", {1: 3}, AddControl())
event("petrification", {1: 2}, AllLose(1), ThisTurn("no_draws"))
event("hand_of_glory", {2: 2}, Lose(1), AddControl())
event("obliviate", {2: 1}, EachDiscards(SPELL, lose=2))
event("poison", {2: 1}, EachDiscards(ALLY, lose=2))
event("relashio", {2: 1}, EachDiscards(ITEM, lose=2))
event("dementors_kiss", {3: 2}, AllLose(2, others=1))
event("oppugno", {3: 1}, RevealTops(lose=2, value=1))
event("tarantallegra", {3: 1}, Lose(1), ThisTurn("slowed"))
event("avada_kedavra", {4: 1, 5: 1, 7: 1}, AvadaKedavra(), RevealAnother())
event("crucio", {4: 1, 5: 1, 7: 1}, Lose(1), RevealAnother())
event("heir_of_slytherin", {4: 2}, PenaltyDie())
event("imperio", {4: 1, 5: 1, 7: 1}, AnotherHeroLoses(2), RevealAnother())
event("morsmordre", {4: 2, 5: 1, 6: 1}, AllLose(1), AddControl(), DeathEatersReact())
event("regeneration", {4: 1}, VillainsRecover(2))
event("educational_decree", {5: 2}, EducationalDecree())
event("legilimency", {5: 1}, RevealTops(lose=2, kind=SPELL))
event("sectumsempra", {6: 2}, AllLose(2), ThisTurn("no_healing"))
event("fiendfyre", {7: 1}, AllLose(3))
