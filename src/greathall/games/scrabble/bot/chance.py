"""The chance to win, as the scores and the tiles that are still to come tell it.

What a player still scores is spread around the same middle for all. Its spread grows with the root of the number of
tiles that are not on the board yet.
"""

from __future__ import annotations

from math import erf, sqrt

from ..state import Scrabble

SPREAD = 9.5
"""Points by which the score of the rest of the game varies, for each root of a tile to come. Chosen by 441 positions of
60 games between heuristics: log loss 0.650; with 7.5 it is 0.656, with 12 0.657."""


def value(g: Scrabble, seat: int) -> float:
    """The chance that this seat has the most points in the end. It looks at scores and numbers of tiles alone."""
    to_come = len(g.bag) + sum(len(rack) for rack in g.racks)
    spread = SPREAD * sqrt(2.0 * max(1, to_come))
    ahead = [_ahead(g.scores, one, spread) for one in range(g.seats)]
    total = sum(ahead)
    return ahead[seat] / total if total else 1.0 / g.seats


def _ahead(scores: list[int], seat: int, spread: float) -> float:
    chance = 1.0
    for other, score in enumerate(scores):
        if other != seat:
            chance *= 0.5 * (1.0 + erf((scores[seat] - score) / (spread * sqrt(2.0))))
    return chance
