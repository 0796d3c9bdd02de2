"""`strong` weighs the tiles it keeps, simulates its best candidates and searches the endgame."""

from __future__ import annotations

from random import Random
from typing import Any

from ..cards import CONFUNDO
from ..engine import warm_up
from ..state import Scrabble
from ..turn import TAKE_TURN
from . import equity
from .answers import answer
from .card_choice import card_before_tiles
from .exchanging import exchange_or_pass
from .points import most_points

ITERATIONS = 60
"""How often the unseen tiles are imagined unless told otherwise: a third of a second, and repeatable."""


def strong(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """By simulation where that is compiled, else by the points and the tiles kept alone."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng)
    found = most_points(g, seat)
    card = card_before_tiles(g, seat, found)
    if card is not None:
        return card
    laid_with = found.place.card if found is not None else None
    if laid_with == CONFUNDO and found is not None:
        return found.place
    if warm_up.ready() or warm_up.wait():
        from . import simulation

        if iterations is None and seconds is None:
            iterations = ITERATIONS
        chosen = simulation.choose(g, seat, rng, laid_with, iterations, seconds)
    else:
        chosen = equity.choose(g, seat, laid_with)
    return exchange_or_pass(g, seat) if chosen is None else chosen
