"""What a seat (None: a spectator) may know. The labels are `view-<field>`."""

from __future__ import annotations

from msgspec import Struct

from mygame.state import MyGame


class View(Struct, frozen=True):
    drawn: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    deck: int
    """How many cards are left."""
    limit: int


def view(g: MyGame, seat: int | None) -> View:
    drawn = tuple(tuple(cards) for cards in g.drawn)
    totals = tuple(g.total(seat) for seat in range(g.seats))
    return View(drawn, totals, len(g.deck), g.settings.limit)
