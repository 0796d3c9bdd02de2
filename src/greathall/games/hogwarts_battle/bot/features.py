"""What a position looks like in numbers, for the fitted value: what lies open, and what decks and hands hold together.

Cards count by what they do (attack, influence, ... of an average hand), not by name: who could afford a card was ahead
already, so that the weights of names mislead a search that asks what to buy.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Final

from greathall.games.hogwarts_battle.bot.card_ratings import Weights, card_ratings, worth
from greathall.games.hogwarts_battle.bot.tuning import CHOSEN
from greathall.games.hogwarts_battle.cards import CARDS, GAME_LOCATIONS, VILLAINS
from greathall.games.hogwarts_battle.components import FULL_HEALTH, HAND
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle

HEALTH_OF: Final = {name: villain.health for name, villain in VILLAINS.items()}
CURSES: Final = {name: f"curse {name}" for name in ("diary", "ring", "locket", "cup", "diadem", "nagini")}
KEPT: Final = {name: f"kept {name}" for name in CURSES}
GIFTS: Final[tuple[str, ...]] = ("attack", "influence", "health", "draw", "control", "die")
"""What cards give."""
LOW, NEARLY_STUNNED = 3, 2
"""Health with which a hero is in danger."""


BY_GAME: Final[tuple[str, ...]] = ("control left", "log of hands by control left", "log of attack of a hand", "turn")
"""What means different things in games that share a model: counted once for all, and once more for each game."""


def features(g: Battle, viewer: int, seat: int) -> dict[str, float]:
    """For the fit; all heroes win together, so it does not matter who looks at whom."""
    row = position(g)
    game = g.settings.game
    if game < 7:
        row[f"Game {game}"] = 1.0
        for name in BY_GAME:
            row[f"{name}, Game {game}"] = row[name]
    return {name: amount for name, amount in row.items() if amount}


@cache
def measures(game: int) -> tuple[int, tuple[int, ...]]:
    """The health of all villains together, and the capacity of each location."""
    health = sum(VILLAINS[villain].health for villain in villain_stack(game))
    return health, tuple(location.capacity for location in GAME_LOCATIONS[game])


@cache
def gifts(seats: int) -> dict[str, tuple[float, ...]]:
    """How much of each gift each card brings to a party, about."""
    everybody = 1.0 + CHOSEN.numbers.others * (seats - 1)
    nothing, *units = [Weights._make([*(float(g == gift) for g in GIFTS), everybody, seats]) for gift in ("", *GIFTS)]
    return {
        card.id: tuple(sum([worth(e, unit) - worth(e, nothing) for e in card.play.effects], 0.0) for unit in units)
        for card in CARDS.values()
    }


def together(table: dict[str, tuple[float, ...]], cards: list[str]) -> list[float]:
    """What some cards bring together."""
    if not cards:
        return [0.0] * len(GIFTS)
    return [sum(column) for column in zip(*[table[name] for name in cards], strict=True)]


def position(g: Battle) -> dict[str, float]:
    """All features by name, but for those of one game."""
    game, seats, health = g.settings.game, g.seats, g.health
    total, places = measures(game)
    health_left = total - sum(g.damage)
    for name in g.beaten:
        health_left -= HEALTH_OF[name]
    control_left = sum(places[g.location :]) - min(g.control, places[g.location])
    table = gifts(seats)
    cards = [name for pile in (*g.decks, *g.hands, *g.discards, g.played) for name in pile]
    attack, influence, heals, draws, frees, dice = (HAND * amount / len(cards) for amount in together(table, cards))
    ratings = card_ratings(game, seats, False)
    in_hand = [sum([ratings[name] for name in hand], 0.0) for hand in g.hands]
    worth_of_all = sum([ratings[name] for name in cards], 0.0)
    strength = attack + 0.5 * dice + 1.0
    row = {
        "control left": control_left / sum(places),
        "log of control left": log(control_left + 1.0),
        "room here": float(min(places[g.location] - g.control, 3)),
        "events a turn": float(GAME_LOCATIONS[game][g.location].events),
        "health left": health_left / total,
        "log of health left": log(health_left + 3.0),
        "hands by control left": min(4.0, health_left / strength / (control_left + 1.0)),
        "log of hands by control left": log((health_left + 3.0) / strength / (control_left + 1.0)),
        "health": sum(health) / (FULL_HEALTH * seats),
        "least health": min(health) / FULL_HEALTH,
        "low heroes": float(sum([points <= LOW for points in health])),
        "nearly stunned": float(sum([points <= NEARLY_STUNNED for points in health])),
        "cards": len(cards) / seats / 10.0,
        "worth of decks": worth_of_all / seats / 30.0,
        "worth of a card": worth_of_all / len(cards),
        "worth of the hand to play": in_hand[g.active] / 10.0,
        "worth of other hands": (sum(in_hand) - in_hand[g.active]) / 10.0 / (seats - 1),
        "log of attack of a hand": log(attack + 0.5),
        "log of influence of a hand": log(influence + 0.5),
        "health of a hand": heals,
        "draws of a hand": draws,
        "control of a hand": frees,
        "dice of a hand": dice,
        "attack tokens": sum(g.attack) / 5.0,
        "influence tokens": sum(g.influence) / 5.0,
        "turn": g.turn / 50.0,
    }
    for gift, amount in zip(GIFTS, together(table, g.hands[g.active]), strict=True):
        row[f"{gift} in hand"] = amount
    working, nearest, open_health = 0, 1.0, 0
    for slot, name in enumerate(g.villains):
        if name:
            left = HEALTH_OF[name] - g.damage[slot]
            open_health += left
            nearest = min(nearest, left / HEALTH_OF[name])
            if not g.shields[slot]:
                working += 1
                row[name] = 1.0
    row["villains at work"] = float(working)
    row["nearly beaten"] = 1.0 - nearest
    row["health in play"] = open_health / 10.0
    row["villains to come"] = float(len(g.villain_stack))
    if game == 7:
        horcruxes = (len(g.horcruxes) + bool(g.curse)) / 6.0
        row["Horcruxes left"] = horcruxes
        row["log of Horcruxes left"] = log(6.0 * horcruxes + 0.5)
        row["Horcruxes by control left"] = 6.0 * horcruxes / (control_left + 1.0)
        row["marks"] = float(g.marks.bit_count())
        if "voldemort_7" in g.villains:
            row["Voldemort and Horcruxes"] = horcruxes
        if g.curse:
            row[CURSES[g.curse]] = 1.0
        for kept in g.trophies:
            for name in kept:
                row[KEPT[name]] = 1.0
    if game >= 6:
        for name in g.proficiency:
            row[name] = 1.0
    for name in g.heroes:
        row[name] = 1.0
    return row
