"""`medium` takes the play of the best equity, and uses cards by their measured worth; `points` only counts points."""

from __future__ import annotations

from random import Random
from typing import Any

from ..cards import CONFUNDO
from ..state import Scrabble
from ..turn import TAKE_TURN
from . import equity
from .answers import answer
from .card_choice import card_before_tiles
from .exchanging import exchange_or_pass
from .points import most_points


def medium(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """Points now, and what the tiles kept are worth; cards as soon as they are worth it."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng)
    with_card = None
    if g.hands[seat]:
        found = most_points(g, seat)
        card = card_before_tiles(g, seat, found)
        if card is not None:
            return card
        with_card = None if found is None else found.place.card
        if with_card == CONFUNDO and found is not None:
            return found.place
    chosen = equity.choose(g, seat, with_card)
    return exchange_or_pass(g, seat) if chosen is None else chosen


def points(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """The most points now; cards as soon as they are worth it."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng)
    found = most_points(g, seat)
    card = card_before_tiles(g, seat, found)
    if card is not None:
        return card
    return exchange_or_pass(g, seat) if found is None else found.place


def heuristic(g: Scrabble, seat: int, rng: Random) -> Any:
    return medium(g, seat, rng)
