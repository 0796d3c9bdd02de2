"""What a position looks like in numbers, for the fitted value. Only what lies open, and what the decks hold together.

The first numbers, `MAIN`, mean different things in different games, so the fit gives them weights for each game; the
others (villains, Horcruxes, proficiencies, cards) count the same in all of them.
"""

from __future__ import annotations

from functools import cache
from math import log

from greathall.games.hogwarts_battle.bot.card_ratings import card_ratings
from greathall.games.hogwarts_battle.bot.heuristic import ATTACK_OF, FREES
from greathall.games.hogwarts_battle.cards import CARDS, GAME_LOCATIONS, HEROES, HORCRUXES, PROFICIENCIES, VILLAINS
from greathall.games.hogwarts_battle.components import FULL_HEALTH
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle

MAIN = (
    "one",
    "villain health left",
    "control left",
    "health left by control left",
    "log of health left by control left",
    "log of attack a hand",
    "turns to win",
    "health",
    "least health",
    "low heroes",
    "deck worth",
    "card worth",
    "worth of the hand to play",
    "worth of other hands",
    "attack tokens",
    "influence tokens",
    "turn",
    "events a turn",
    "villains at work",
    "nearly beaten",
    "Horcruxes left",
    "marks",
    "control removers",
)
BOUGHT = tuple(name for name, card in CARDS.items() if card.cost)
NAMES = (
    *MAIN,
    *(f"villain {name}" for name in VILLAINS),
    *(f"curse {name}" for name in HORCRUXES),
    *(f"kept {name}" for name in HORCRUXES),
    *(f"proficiency {name}" for name in PROFICIENCIES),
    *(f"hero {name}" for name in HEROES),
    *(f"card {name}" for name in BOUGHT),
)
_AT = {name: number for number, name in enumerate(NAMES)}
VILLAIN_AT = {name: _AT[f"villain {name}"] for name in VILLAINS}
CURSE_AT = {name: _AT[f"curse {name}"] for name in HORCRUXES}
KEPT_AT = {name: _AT[f"kept {name}"] for name in HORCRUXES}
PROFICIENCY_AT = {name: _AT[f"proficiency {name}"] for name in PROFICIENCIES}
HERO_AT = {name: _AT[f"hero {name}"] for name in HEROES}
CARD_AT = {name: _AT[f"card {name}"] for name in BOUGHT}
HEALTH_OF = {name: villain.health for name, villain in VILLAINS.items()}


@cache
def measures(game: int) -> tuple[int, tuple[int, ...]]:
    """The health of all villains together, and the capacity of each location."""
    health = sum(VILLAINS[villain].health for villain in villain_stack(game))
    return health, tuple(location.capacity for location in GAME_LOCATIONS[game])


def features(g: Battle) -> list[float]:
    game, seats = g.settings.game, g.seats
    total, places = measures(game)
    row = [0.0] * len(NAMES)
    health_left = total - sum(g.damage)
    for name in g.beaten:
        health_left -= HEALTH_OF[name]
    capacity = places[g.location]
    control_left = sum(places[g.location :]) - min(g.control, capacity)
    ratings = card_ratings(game, seats, False)
    worth = attack = 0.0
    cards = frees = 0
    share = 1.0 / seats
    piles = [*g.decks, *g.hands, *g.discards, g.played]
    for pile in piles:
        cards += len(pile)
        for name in pile:
            worth += ratings[name]
            attack += ATTACK_OF[name]
            if name in CARD_AT:
                row[CARD_AT[name]] += share
                if name in FREES:
                    frees += 1
    hand_attack = 5.0 * attack / cards + 0.5
    h, c = health_left / total, control_left / sum(places)
    in_hand = [sum([ratings[name] for name in hand]) for hand in g.hands]
    working, nearest = 0, 1.0
    for slot, name in enumerate(g.villains):
        if name:
            nearest = min(nearest, 1.0 - g.damage[slot] / HEALTH_OF[name])
            if not g.shields[slot]:
                working += 1
                row[VILLAIN_AT[name]] = 1.0
    health = g.health
    row[:23] = (
        1.0,
        h,
        c,
        h / (c + 0.1),
        log((h + 0.03) / (c + 0.03)),
        log(hand_attack),
        health_left / hand_attack / 30.0,
        sum(health) / (FULL_HEALTH * seats),
        min(health) / FULL_HEALTH,
        sum([points <= 3 for points in health]) * 1.0,
        worth / seats / 30.0,
        worth / cards,
        in_hand[g.active] / 10.0,
        (sum(in_hand) - in_hand[g.active]) / 10.0 / (seats - 1),
        sum(g.attack) / 5.0,
        sum(g.influence) / 5.0,
        g.turn / 50.0,
        GAME_LOCATIONS[game][g.location].events * 1.0,
        working * 1.0,
        1.0 - nearest,
        (len(g.horcruxes) + bool(g.curse)) / 6.0,
        g.marks.bit_count() * 1.0,
        frees * share,
    )
    if game == 7:
        if g.curse:
            row[CURSE_AT[g.curse]] = 1.0
        for kept in g.trophies:
            for name in kept:
                row[KEPT_AT[name]] = 1.0
    if game >= 6:
        for name in g.proficiency:
            if name:
                row[PROFICIENCY_AT[name]] = 1.0
    for name in g.heroes:
        row[HERO_AT[name]] = 1.0
    return row
