"""Every card of the game, one line each. This module collects them into the tables of `lookup`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from greathall.games.hogwarts_battle.cards import dark_arts, heroes, hogwarts, horcruxes, locations, powers, villains
from greathall.games.hogwarts_battle.conditions import Condition
from greathall.games.hogwarts_battle.lookup import (
    CARDS,
    CAUSES,
    EVENTS,
    GAME_LOCATIONS,
    HEROES,
    HORCRUXES,
    PROFICIENCIES,
    REACTIONS,
    VILLAINS,
)
from greathall.games.hogwarts_battle.triggers import TRIGGERS

__all__ = [
    "CARDS",
    "CAUSES",
    "CONDITIONS",
    "EVENTS",
    "GAME_LOCATIONS",
    "HEROES",
    "HOGWARTS_CARDS",
    "HORCRUXES",
    "LOCATIONS",
    "POWERS",
    "PROFICIENCIES",
    "REACTIONS",
    "TWO_ALLIES",
    "VILLAINS",
]


class _Named(Protocol):
    id: str


_Thing = TypeVar("_Thing", bound=_Named)


def _by_id(things: Iterable[_Thing]) -> dict[str, _Thing]:
    return {thing.id: thing for thing in things}


HOGWARTS_CARDS = hogwarts.HOGWARTS_CARDS
HEROES.update(_by_id(heroes.HEROES))
CARDS.update(_by_id([heroes.ALOHOMORA, *(card for hero in heroes.HEROES for card in hero.cards)]))
CARDS.update(_by_id(card for cards in HOGWARTS_CARDS.values() for card in cards))
EVENTS.update(_by_id(dark_arts.EVENTS))
VILLAINS.update(_by_id(villains.VILLAINS))
GAME_LOCATIONS.update(locations.LOCATIONS)
HORCRUXES.update(_by_id(horcruxes.HORCRUXES))
PROFICIENCIES.update(_by_id(powers.PROFICIENCIES))
LOCATIONS = _by_id(location for game in GAME_LOCATIONS.values() for location in game)
POWERS = _by_id(powers.POWERS)
TWO_ALLIES = powers.TWO_ALLIES
CONDITIONS = {
    card.id: effect for card in CARDS.values() for effect in card.play.effects if isinstance(effect, Condition)
}
"""The conditional text of each card that has one."""

_whens = {it.id: it.when for it in VILLAINS.values()} | {it.id: it.when for it in HORCRUXES.values()}
REACTIONS.update(
    {trigger: {name: when[trigger] for name, when in _whens.items() if trigger in when} for trigger in TRIGGERS}
)
_whens |= {it.id: it.when for it in PROFICIENCIES.values()}
CAUSES.update([name for name, when in _whens.items() if when], CONDITIONS, ("harry", "ron", "hermione", "diary"))
