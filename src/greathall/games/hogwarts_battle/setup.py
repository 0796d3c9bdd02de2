"""Deals a new game, one of the seven."""

from __future__ import annotations

from functools import cache

from greathall.core.errors import BadSettings
from greathall.core.kernel import Frame
from greathall.games.hogwarts_battle.cards import EVENTS, HEROES, HOGWARTS_CARDS, HORCRUXES, PROFICIENCIES, VILLAINS
from greathall.games.hogwarts_battle.components import FULL_HEALTH, GAMES, HAND, MARKET
from greathall.games.hogwarts_battle.events import (
    EventsShuffled,
    HorcruxRevealed,
    LocationRevealed,
    MarketFilled,
    ProficiencyTaken,
    VillainRevealed,
)
from greathall.games.hogwarts_battle.mutations import draw_anyway
from greathall.games.hogwarts_battle.settings import Settings
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.turn import TAKE_PROFICIENCY, TURN, new_turn

ACTIVE_VILLAINS = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}
"""How many villains are active at once, Lord Voldemort not counted."""


def setup(g: Battle) -> None:
    """Deal everything; nothing that is dealt now triggers a reaction (B11)."""
    settings: Settings = g.settings
    seats, game = g.seats, settings.game
    g.heroes = chosen(settings.heroes, seats, "heroes") or tuple(HEROES)[:seats]
    g.health = [FULL_HEALTH] * seats
    g.attack = [0] * seats
    g.influence = [0] * seats
    g.stunned = [False] * seats
    g.known = [0] * seats
    g.shown = [0] * seats
    g.open = [[] for _ in range(seats)]
    g.trophies = [[] for _ in range(seats)]
    g.proficiency = [""] * seats
    g.hands = [[] for _ in range(seats)]
    g.discards = [[] for _ in range(seats)]
    if settings.first >= seats:
        raise BadSettings("bad-first", first=settings.first + 1, seats=seats)
    g.turn, g.active, g.location, g.won = 1, settings.first, 0, False
    g.control = {"standard": 0, "moderate": 1, "hard": 2, "every_location": 1}[settings.difficulty]

    g.stack = shuffled(g, "market", [*hogwarts_stack(game)])
    g.market = [g.stack.pop() for _ in range(MARKET)]
    g.events = shuffled(g, "events", [*dark_arts_stack(game)])
    g.pile = []
    deal_villains(g, game)
    g.spent = []
    g.marks, g.curse, g.shattered = 0, "", ""
    g.horcruxes = [*reversed(HORCRUXES)] if game == 7 else []
    if g.horcruxes:
        g.curse = g.horcruxes.pop()
    new_turn(g)
    g.decks = [shuffled(g, f"deck {seat}", list(HEROES[hero].deck)) for seat, hero in enumerate(g.heroes)]
    g.agenda.append(Frame(TURN, g.active, "rules"))
    if g.log is not None:
        announce(g)
    for seat in range(seats):
        draw_anyway(g, seat, HAND, "setup")
    take_proficiencies(g, settings)


def chosen(names: tuple[str, ...], seats: int, option: str) -> tuple[str, ...]:
    """One different name for each seat, or none at all."""
    if names and (len(names) != seats or len(set(names)) != seats):
        raise BadSettings(f"bad-{option}", seats=seats, given=[*names])
    return names


def shuffled(g: Battle, stream: str, cards: list[str]) -> list[str]:
    g.chance.shuffle(stream, cards)
    return cards


@cache
def hogwarts_stack(game: int) -> tuple[str, ...]:
    """The Hogwarts cards of Game 1 up to this one."""
    cards = [card for number in GAMES if number <= game for card in HOGWARTS_CARDS[number]]
    return tuple(card.id for card in cards for _ in range(card.copies))


@cache
def dark_arts_stack(game: int) -> tuple[str, ...]:
    """The events of Game 1 up to this one."""
    added = [
        (event.id, copies) for event in EVENTS.values() for number, copies in event.copies.items() if number <= game
    ]
    return tuple(event for event, copies in added for _ in range(copies))


@cache
def villain_stack(game: int) -> tuple[str, ...]:
    """The villains of Game 1 up to this one, and this game's own Lord Voldemort at the bottom."""
    ordinary = [villain.id for villain in VILLAINS.values() if villain.game <= game and not villain.last]
    return (*[villain.id for villain in VILLAINS.values() if villain.last and villain.game == game], *ordinary)


def deal_villains(g: Battle, game: int) -> None:
    slots = ACTIVE_VILLAINS[game]
    stack = [*villain_stack(game)]
    last = [villain for villain in stack if VILLAINS[villain].last]
    g.villain_stack = last + shuffled(g, "villains", stack[len(last) :])
    g.villains = [g.villain_stack.pop() for _ in range(slots)] + [""] * len(last)
    g.damage = [0] * len(g.villains)
    g.shields = [0] * len(g.villains)
    g.beaten = []


def take_proficiencies(g: Battle, settings: Settings) -> None:
    given = chosen(settings.proficiencies, g.seats, "proficiencies")
    if settings.game < 6:
        return
    if not given and settings.deal_proficiencies:
        given = tuple(shuffled(g, "proficiencies", [*PROFICIENCIES])[: g.seats])
    if given:
        g.proficiency = [*given]
        for seat, name in enumerate(given):
            g.emit(ProficiencyTaken(seat, name))
    else:
        for seat in reversed(g.clockwise()):
            g.then((TAKE_PROFICIENCY,), seat, "rules")


def announce(g: Battle) -> None:
    g.emit(LocationRevealed(g.current_location.id))
    g.emit(EventsShuffled())
    for villain in g.villains:
        if villain:
            g.emit(VillainRevealed(villain))
    if g.curse:
        g.emit(HorcruxRevealed(g.curse))
    g.emit(MarketFilled(tuple(g.market)))
