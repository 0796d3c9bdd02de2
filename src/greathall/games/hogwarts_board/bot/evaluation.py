"""The chance of each seat to win: a conditional logit over the seats (`value.json`), fitted to games between bots."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from greathall.games.hogwarts_board.bot.chamber import load
from greathall.games.hogwarts_board.bot.features import NAMES, features
from greathall.games.hogwarts_board.state import Castle


def value(g: Castle, seat: int) -> float:
    """The chance that this seat wins, from what lies on the table."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    scores = [score(g, s) for s in range(g.seats)]
    highest = max(scores)
    shares = [exp(s - highest) for s in scores]
    return shares[seat] / sum(shares)


def score(g: Castle, seat: int) -> float:
    """How strong the seat stands; the chance to win is its share of the exponentials."""
    return sum([w * f for w, f in zip(_weights(), features(g, seat), strict=True)])


@lru_cache(maxsize=1)
def _weights() -> tuple[float, ...]:
    weights = load("value.json").weights
    return tuple(weights.get(name, 0.0) for name in NAMES)
