"""The deal. Chance comes from `g.chance` only, so that a record can be replayed."""

from __future__ import annotations

from mygame.effects import TAKE_TURN
from mygame.state import COPIES, HIGHEST, MyGame


def setup(g: MyGame) -> None:
    g.deck = [card for card in range(1, HIGHEST + 1) for _ in range(COPIES)]
    g.chance.shuffle("deck", g.deck)
    g.drawn = [[] for _ in range(g.seats)]
    for seat in reversed(range(g.seats)):  # what is scheduled last happens first
        g.then([TAKE_TURN], who=seat)
