"""What a position looks like in numbers, for the fitted value: what lies open, and what decks and hands hold together.

The numbers of `BY_GAME` mean different things in different games: they count once for all games, and once more for the
game that is played.
"""

from __future__ import annotations

from functools import cache
from math import log

from greathall.games.hogwarts_battle.bot.card_ratings import card_ratings
from greathall.games.hogwarts_battle.bot.heuristic import FREES
from greathall.games.hogwarts_battle.cards import CARDS, GAME_LOCATIONS, VILLAINS
from greathall.games.hogwarts_battle.components import FULL_HEALTH
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle

BY_GAME = (
    "health left by control left",
    "log of health left by control left",
    "control left",
    "worth of decks",
    "worth of a card",
    "health",
    "turn",
)
BOUGHT = {name: f"card {name}" for name, card in CARDS.items() if card.cost}
HEALTH_OF = {name: villain.health for name, villain in VILLAINS.items()}


def features(g: Battle, viewer: int, seat: int) -> dict[str, float]:
    """For the fit; all heroes win together, so it does not matter who looks at whom."""
    row = position(g)
    game = g.settings.game
    row[f"Game {game}"] = 1.0
    for name in BY_GAME:
        row[f"{name}, Game {game}"] = row[name]
    return {name: amount for name, amount in row.items() if amount}


@cache
def measures(game: int) -> tuple[int, tuple[int, ...]]:
    """The health of all villains together, and the capacity of each location."""
    health = sum(VILLAINS[villain].health for villain in villain_stack(game))
    return health, tuple(location.capacity for location in GAME_LOCATIONS[game])


def position(g: Battle) -> dict[str, float]:
    """All features, but for what is the game's own."""
    game, seats = g.settings.game, g.seats
    total, places = measures(game)
    health_left = total - sum(g.damage)
    for name in g.beaten:
        health_left -= HEALTH_OF[name]
    control_left = sum(places[g.location :]) - min(g.control, places[g.location])
    ratings = card_ratings(game, seats, False)
    worth = 0.0
    cards = frees = 0
    share = 1.0 / seats
    bought: dict[str, float] = {}
    for pile in (*g.decks, *g.hands, *g.discards, g.played):
        cards += len(pile)
        for name in pile:
            worth += ratings[name]
            if name in BOUGHT:
                key = BOUGHT[name]
                bought[key] = bought.get(key, 0.0) + share
                if name in FREES:
                    frees += 1
    h, c = health_left / total, control_left / sum(places)
    in_hand = [sum([ratings[name] for name in hand]) for hand in g.hands]
    working, nearest = 0, 1.0
    for slot, name in enumerate(g.villains):
        if name:
            nearest = min(nearest, 1.0 - g.damage[slot] / HEALTH_OF[name])
            if not g.shields[slot]:
                working += 1
                bought[name] = 1.0
    health = g.health
    row = {
        "control left": c,
        "health left by control left": h / (c + 0.1),
        "log of health left by control left": log((h + 0.03) / (c + 0.03)),
        "health": sum(health) / (FULL_HEALTH * seats),
        "least health": min(health) / FULL_HEALTH,
        "low heroes": sum([points <= 3 for points in health]) * 1.0,
        "worth of decks": worth / seats / 30.0,
        "worth of a card": worth / cards,
        "worth of the hand to play": in_hand[g.active] / 10.0,
        "worth of other hands": (sum(in_hand) - in_hand[g.active]) / 10.0 / (seats - 1),
        "attack tokens": sum(g.attack) / 5.0,
        "influence tokens": sum(g.influence) / 5.0,
        "turn": g.turn / 50.0,
        "events a turn": GAME_LOCATIONS[game][g.location].events * 1.0,
        "villains at work": working * 1.0,
        "nearly beaten": 1.0 - nearest,
        "marks": g.marks.bit_count() * 1.0,
        "control removers": frees * share,
    }
    row.update(bought)
    if game == 7:
        horcruxes = (len(g.horcruxes) + bool(g.curse)) / 6.0
        row["Horcruxes left"] = horcruxes
        row["Horcruxes left by control left"] = horcruxes / (c + 0.1)
        if "voldemort_7" in g.villains:
            row["Voldemort and Horcruxes"] = horcruxes
        if g.curse:
            row[f"curse {g.curse}"] = 1.0
        for kept in g.trophies:
            for name in kept:
                row[f"kept {name}"] = 1.0
    if game >= 6:
        for name in g.proficiency:
            row[name] = 1.0
    for name in g.heroes:
        row[name] = 1.0
    return row
