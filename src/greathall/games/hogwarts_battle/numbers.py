"""Answers and views of Hogwarts Battle as numbers (`docs/env.md`): the names that the box of this game holds."""

from __future__ import annotations

from greathall.core.numbering import Numbered
from greathall.core.spec import EnvHints
from greathall.games.hogwarts_battle import actions as a
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS, HEROES, HORCRUXES, POWERS, PROFICIENCIES
from greathall.games.hogwarts_battle.components import MARKET
from greathall.games.hogwarts_battle.settings import Settings
from greathall.games.hogwarts_battle.setup import ACTIVE_VILLAINS, dark_arts_stack, hogwarts_stack, villain_stack
from greathall.games.hogwarts_battle.state import Battle

TURN_RULES = ("petrification", "sectumsempra", "tarantallegra", "nagini")
WITH_HORCRUXES = 7
WITH_PROFICIENCIES = 6


def cards(settings: Settings) -> list[str]:
    """The starting cards of all heroes, and the Hogwarts cards of this game."""
    return [*dict.fromkeys(card for hero in HEROES.values() for card in hero.deck), *bought(settings)]


def bought(settings: Settings) -> list[str]:
    return [*dict.fromkeys(hogwarts_stack(settings.game))]


def villains(settings: Settings) -> list[str]:
    return [*villain_stack(settings.game)]


def events(settings: Settings) -> list[str]:
    return [*dict.fromkeys(dark_arts_stack(settings.game))]


def locations(settings: Settings) -> list[str]:
    return [location.id for location in GAME_LOCATIONS[settings.game]]


def horcruxes(settings: Settings) -> list[str]:
    return [*HORCRUXES] if settings.game >= WITH_HORCRUXES else []


def proficiencies(settings: Settings) -> list[str]:
    return [*PROFICIENCIES] if settings.game >= WITH_PROFICIENCIES else []


def sources(settings: Settings) -> list[str]:
    """Whose reactions may wait at the same moment."""
    found = (*HEROES, *cards(settings), *villains(settings), *events(settings), *locations(settings))
    return [*dict.fromkeys((*found, *horcruxes(settings), *proficiencies(settings), "stun", "rules", "setup"))]


NUMBERS = EnvHints[Battle](
    answers={
        a.PlayCard: Numbered(words={"card": cards}),
        a.AssignAttack: Numbered(words={"villain": villains}),
        a.AcquireCard: Numbered(words={"card": bought}),
        a.AcquireToTop: Numbered(words={"card": bought}),
        a.UsePower: Numbered(words={"power": (*POWERS,)}),
        a.DiscardCard: Numbered(words={"card": cards}),
        a.TakeCard: Numbered(words={"card": cards}),
        a.PickVillain: Numbered(words={"villain": villains}),
        a.CopyAlly: Numbered(words={"card": cards}),
        a.TakeProficiency: Numbered(words={"proficiency": proficiencies}),
        a.ResolveFirst: Numbered(words={"source": sources}),
    },
    words={
        "heroes.hero": (*HEROES,),
        "heroes.hand": cards,
        "heroes.top": cards,
        "heroes.discards": cards,
        "heroes.proficiency": proficiencies,
        "heroes.horcruxes": horcruxes,
        "location": locations,
        "event": events,
        "event_pile": events,
        "villains.villain": villains,
        "defeated": villains,
        "market": bought,
        "played": cards,
        "rules_of_turn": TURN_RULES,
        "horcrux.horcrux": horcruxes,
    },
    by_seat=("heroes",),
    row_lengths={"villains": max(ACTIVE_VILLAINS.values()) + 1, "prices": MARKET},
    left_out=("prices", "won", "game"),
)
