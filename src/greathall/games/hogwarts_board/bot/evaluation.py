"""The chance of each seat to win: a conditional logit over the seats, one for each length (`value.json`)."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from greathall.core.fitted import Fit
from greathall.games.hogwarts_board.bot.features import NAMES, features, named_features
from greathall.games.hogwarts_board.lengths import LengthName
from greathall.games.hogwarts_board.state import Castle

VALUE: Final[Fit[Castle]] = Fit(
    file="value.json",
    features=named_features,
    tables=(
        (3, {}),
        (2, {}),
        (4, {}),
        (3, {"length": "evening"}),
        (3, {}),
        (2, {"length": "evening"}),
        (4, {"length": "evening"}),
        (3, {"length": "short"}),
    ),
    model=lambda g: g.settings.length,
    rivals=True,
    games=4000,
    rows=8,
    ridge=10.0,
)


def value(g: Castle, seat: int) -> float:
    """The chance that this seat wins, from what lies on the table."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    weights = _weights(g.settings.length)
    scores = [
        sum([weight * amount for weight, amount in zip(weights, features(g, s), strict=True)], 0.0)
        for s in range(g.seats)
    ]
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    return shares[seat] / sum(shares)


@cache
def _weights(length: LengthName) -> tuple[float, ...]:
    """In the order of the features. SP count less in a year that ends with a last battle."""
    fitted = VALUE.models[length].weights
    return tuple(fitted.get(name, 0.0) for name in NAMES)
