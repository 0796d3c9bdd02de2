"""What lies on the table: plain data, copied by hand because searching bots copy it often."""

from __future__ import annotations

from greathall.core.kernel import State

HIGHEST = 10
COPIES = 4


class MyGame(State):
    __slots__ = ("deck", "drawn")

    deck: list[int]
    drawn: list[list[int]]

    def __init__(self, like: MyGame | None = None) -> None:
        super().__init__(like)
        self.deck = [] if like is None else like.deck[:]
        self.drawn = [] if like is None else [cards[:] for cards in like.drawn]

    def total(self, seat: int) -> int:
        return sum(self.drawn[seat])

    def bust(self, seat: int) -> bool:
        limit: int = self.settings.limit
        return self.total(seat) > limit
