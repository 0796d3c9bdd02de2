"""What a position is worth: the chance of a house to win, fitted to games that the heuristic played.

One model for each number of players and each round: early on a point in the box counts little, in the end it is all.
"""

from __future__ import annotations

from functools import cache
from math import exp

from greathall.core.fitted import Fit
from greathall.games.stupefy.bot.features import NAMES, features, rows
from greathall.games.stupefy.cards import HOUSES, ROUNDS
from greathall.games.stupefy.scoring import score
from greathall.games.stupefy.state import Stupefy


def model(g: Stupefy) -> str:
    return f"{g.seats} players, round {g.round}"


VALUE: Fit[Stupefy] = Fit(
    file="value.json",
    features=features,
    model=model,
    tables=[(seats, settings) for settings in ({}, {"all_down": "discard"}) for seats in range(4, 9)],
    rivals=True,
    games=20_000,
    ridge=10.0,
)


def value(g: Stupefy, seat: int) -> float:
    """The chance that the seat's house wins, as it can be told when a round begins."""
    if g.over:
        winners = score(g).winners
        return 1.0 / len(winners) if HOUSES[g.house[seat]] in winners else 0.0
    weights = _weights(g.seats, g.round)
    scores = {
        house: sum([weight * x for weight, x in zip(weights, row, strict=True)]) for house, row in rows(g, seat).items()
    }
    own = scores[g.house[seat]]
    return 1.0 / sum([exp(min(50.0, other - own)) for other in scores.values()])


@cache
def _weights(seats: int, round_: int) -> tuple[float, ...]:
    """In the order of the names; before the second round those of the second, when nothing else is known yet."""
    fitted = VALUE.models[f"{seats} players, round {min(max(2, round_), ROUNDS)}"].weights
    return tuple([fitted.get(name, 0.0) for name in NAMES])
