"""What a position is worth: the chance of a house to win, fitted to games that the heuristic played.

One model for each number of players and each round: early on a point in the box counts little, in the end it is all.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from greathall.core.fitted import Fit
from greathall.games.stupefy.bot.features import NAMES, features, rows
from greathall.games.stupefy.cards import HOUSES, ROUNDS
from greathall.games.stupefy.scoring import score
from greathall.games.stupefy.state import Stupefy


def model(g: Stupefy) -> str:
    return f"{g.seats} players, round {g.round}"


VALUE: Final[Fit[Stupefy]] = Fit(
    file="value.json",
    features=features,
    model=model,
    tables=[(seats, settings) for settings in ({}, {"all_down": "discard"}) for seats in range(4, 9)],
    rivals=True,
    games=15_000,
    ridge=10.0,
)


def value(g: Stupefy, seat: int) -> float:
    """The chance that the seat's house wins, as it can be told when a round begins."""
    return chances(g, seat)[g.house[seat]]


def chances(g: Stupefy, seat: int) -> dict[int, float]:
    """Of all houses that play, as a seat can tell them; they add up to one."""
    if g.over:
        winners = score(g).winners
        return {house: (HOUSES[house] in winners) / len(winners) for house in g.houses()}
    weights = _weights(g.seats, g.round)
    found = rows(g, seat)
    scores = [sum([weight * x for weight, x in zip(weights, row, strict=True)], 0.0) for row in found.values()]
    most = max(scores)
    parts = [exp(each - most) for each in scores]
    total = sum(parts)
    return {house: part / total for house, part in zip(found, parts, strict=True)}


@cache
def _weights(seats: int, round_: int) -> tuple[float, ...]:
    """In the order of the names; before the second round those of the second, when nothing else is known yet."""
    fitted = VALUE.models[f"{seats} players, round {min(max(2, round_), ROUNDS)}"].weights
    return tuple([fitted.get(name, 0.0) for name in NAMES])
