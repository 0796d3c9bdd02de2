"""What an opponent has probably kept, told by what it laid: not what would have made a much better play possible.

Only what the seat knows counts: the tiles it has not seen, and what everybody saw laid. Leaves are drawn from those
tiles; each weighs the more the less the play would have lost with it, as the static player counts. Nobody is taken to
play like that player always, so no leave weighs nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from greathall.core.errors import Illegal

from ..board import EMPTY, RACK, SIZE, TILES
from ..engine.fast import board_array, rack_array, tables
from ..engine.losses import losses
from ..engine.search import WIDTH
from ..notation import tiles_of
from ..options import bonuses, laid_on
from ..state import Scrabble
from .card_worth import draw_worth
from .leaves import worth_of_leaves

LEAVES = 240
"""Drawn for each opponent, the same ones often among them: some 25 ms."""
SLACK = 300.0
"""Hundredths of a point that a play may give away until its leave weighs a third (1/e). What a static player has kept
is thought 2.7 times as likely as without inference then (mean of logarithms, 84 turns)."""
FLOOR = 0.03
"""What a leave weighs with which the play makes no sense at all."""


class Inferred(NamedTuple):
    """Leaves that an opponent may have kept, beyond the tiles that are known anyway, and the chance of each."""

    kept: Any
    """Rows by leave, columns by tile."""
    chances: Any


def infer(
    g: Scrabble, seat: int, other: int, pool: Any, flags: Any, extra: Any, draws: np.random.Generator
) -> Inferred | None:
    """From the last turn of `other`; `pool` are the tiles that `seat` has not seen and does not know to be anywhere.

    None if nothing can be concluded: nothing was laid, or all tiles were, or nobody knows on what: of one who had two
    turns in a row only the later is remembered.
    """
    place = g.lately[other] if g.lately else None
    if place is None or len(place.tiles) >= RACK:
        return None
    before, squares = board_before(g, other)
    flags = flags.copy()
    flags[[WIDTH * (square // SIZE + 1) + square % SIZE + 1 for square in squares]] = 0
    try:
        formed = laid_on(before, g.marks, place, g.settings.language)
    except Illegal:
        return None
    made = 100 * (formed.score + sum(bonuses(g, formed, place.card)) + draw_worth(g) * formed.cards())
    known = g.tiles_known[seat][other]
    whole, part = _drawn(pool, known, len(g.racks[other]), RACK - len(place.tiles), draws)
    distinct, first, which = np.unique(whole, axis=0, return_index=True, return_inverse=True)
    t = tables(g.settings.language)
    lost = np.zeros(len(first), np.int64)
    losses(
        g.lexicon().nodes, board_array(before), flags, rack_array(formed.from_rack), made, distinct,
        len(g.bag) + len(place.tiles), worth_of_leaves(g.settings.language), t.values, t.letter_mult, t.word_mult,
        extra, t.leaves(), t.out(), lost,
    )  # fmt: skip
    weights = (FLOOR + np.exp(-np.maximum(lost, 0) / SLACK))[which.ravel()]
    return Inferred(part, weights / weights.sum())


def board_before(g: Scrabble, other: int) -> tuple[str, list[int]]:
    """The board as `other` saw it in its last turn, and the squares on which something was laid since."""
    turns = range(other, other + (g.turn - other) % g.seats)
    laid = [place for turn in turns if (place := g.lately[turn % g.seats]) is not None]
    squares = [square for place in laid for square, _ in tiles_of(place)]
    return "".join(EMPTY if i in squares else tile for i, tile in enumerate(g.board)), squares


def _drawn(pool: Any, known: str, held: int, size: int, draws: np.random.Generator) -> tuple[Any, Any]:
    """Leaves of so many tiles, each out of a rack that holds what is known: whole, and without what is known."""
    sure = np.array([TILES.index(tile) for tile in known], np.uint8)
    missing = max(0, held - len(sure))
    whole, part = np.zeros((LEAVES, 27), np.uint8), np.zeros((LEAVES, 27), np.uint8)
    for k in range(LEAVES):
        rack = np.concatenate([draws.permutation(pool)[:missing], sure])
        for i in draws.permutation(len(rack))[:size]:
            whole[k, rack[i]] += 1
            part[k, rack[i]] += i < missing
    return whole, part
