"""The chance of each seat to win: a conditional logit over the seats, one for each length, and for two players another
(`value.json`)."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from greathall.core.fitted import Fit
from greathall.games.hogwarts_board.bot.features import NAMES, features, named_features
from greathall.games.hogwarts_board.lengths import LENGTHS
from greathall.games.hogwarts_board.state import Castle


def model_of(g: Castle) -> str:
    """The name of the weights for such a game. Those of three players serve four as well."""
    return f"{g.settings.length}, two players" if g.seats == 2 else g.settings.length


VALUE: Final[Fit[Castle]] = Fit(
    file="value.json",
    features=named_features,
    tables=[(seats, {"length": length}) for length in ("normal", *LENGTHS) for seats in (2, 3, 4)],
    model=model_of,
    rivals=True,
    games=4800,
    rows=8,
    ridge=10.0,
)


def value(g: Castle, seat: int) -> float:
    """The chance that this seat wins, from what lies on the table."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    weights = _weights(model_of(g))
    scores = [
        sum([weight * amount for weight, amount in zip(weights, features(g, s), strict=True)], 0.0)
        for s in range(g.seats)
    ]
    highest = max(scores)
    shares = [exp(score - highest) for score in scores]
    return shares[seat] / sum(shares)


@cache
def _weights(model: str) -> tuple[float, ...]:
    """In the order of the features. SP count less in a year that ends with a last battle."""
    fitted = VALUE.models[model].weights
    return tuple(fitted.get(name, 0.0) for name in NAMES)
