"""A play: which tiles go where, and what it scores. Both generators speak in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, overload

from ..board import ALPHABET, SIZE

PLACES = 1024
"""Where an anchor may be: sixteen places a lane."""
SPREAD = 0x9E3779B97F4A7C15
_LETTERS = (" " + ALPHABET, " " + ALPHABET.lower())  # of a letter tile, of a blank

Placement = tuple[int, int, str, bool]  # row, column, letter, is it a blank


def pack(lane: int, tiles: Sequence[tuple[int, str, bool]], anchor: int, score: int) -> tuple[int, int]:
    """The two words of a play (laid out in `search`) from tiles in lane order: (square 1-15, letter, blank)."""
    laid = squares = blanks = 0
    leftwards = [tile for tile in reversed(tiles) if tile[0] <= anchor]
    for number, (square, letter, blank) in enumerate([*leftwards, *tiles[len(leftwards) :]]):
        laid |= (ALPHABET.index(letter) + 1) << (5 * number)
        squares |= 1 << square
        blanks |= blank << number
    meta = squares | blanks << 16 | lane << 32 | anchor << 38 | len(tiles) << 43 | score << 48
    return laid, meta


class Play(NamedTuple):
    """One legal play. Kept as two integers and read on demand, for there may be fifty thousand of them."""

    laid: int
    meta: int

    @property
    def score(self) -> int:
        """Points: words, premiums, and fifty for seven tiles; no cards, no glossary."""
        return self.meta >> 48

    @property
    def lane(self) -> int:
        """0-14 a row, 15-29 a column, 30 more when the play's own word is read in reverse."""
        return self.meta >> 32 & 63

    @property
    def anchor(self) -> int:
        """The first anchor of its lane that it covers (`search`), 1 to 15."""
        return self.meta >> 38 & 31

    @property
    def down(self) -> bool:
        return self.lane % 30 >= 15

    @property
    def backwards(self) -> bool:
        """Is the play's own word read from right to left, or from below?"""
        return self.lane >= 30

    @property
    def tiles(self) -> list[tuple[int, str]]:
        """(square 0 to 224, letter, lower case for a blank) of each tile, from the top left."""
        laid, meta = self
        anchor, lane = meta >> 38 & 15, meta >> 32 & 63
        line = lane % 30
        start, step = (line * SIZE, 1) if line < SIZE else (line - SIZE, SIZE)
        if lane >= 30:
            start, step = start + (SIZE - 1) * step, -step
        found: list[tuple[int, str]] = []
        for i in (*range(anchor, 0, -1), *range(anchor + 1, SIZE + 1)):  # in the order laid
            if meta >> i & 1:
                found.append((start + (i - 1) * step, _LETTERS[meta >> 16 + len(found) & 1][laid & 31]))
                laid >>= 5
        found.sort()
        return found

    @property
    def blanks(self) -> set[str]:
        """What its blanks stand for, in lower case."""
        return {letter for _, letter in self.tiles if letter.islower()}

    @property
    def placements(self) -> tuple[Placement, ...]:
        """(row, column, letter, is it a blank) of each tile, from the top left."""
        return tuple([(*divmod(square, SIZE), letter.upper(), letter.islower()) for square, letter in self.tiles])

    def __repr__(self) -> str:
        row, column = divmod(self.tiles[0][0], SIZE)
        letters = "".join(letter for _, letter in self.tiles)
        way = "down" if self.down else "across"
        return f"<Play {letters} from {row},{column} {way}{' backwards' if self.backwards else ''}: {self.score}>"


class Plays(Sequence[Play]):
    """The plays of a position, in no particular order; each is made when it is looked at."""

    __slots__ = ("_packed", "_to_sort")

    def __init__(self, packed: Sequence[Sequence[int]], to_sort: int = 0) -> None:
        """`to_sort`: the plays are not in order yet; when so many have been looked at, they will be."""
        self._packed = packed
        self._to_sort = to_sort

    def __len__(self) -> int:
        return len(self._packed)

    @property
    def packed(self) -> Sequence[Sequence[int]]:
        """The two words of each play: an array, if the compiled search has found them."""
        if self._to_sort:
            self._sort()
        return self._packed

    @property
    def metas(self) -> Any:
        """The second word of each play, in any order: an array, if the compiled search has found them."""
        packed: Any = self._packed
        return packed[:, 1] if hasattr(packed, "tolist") else [meta for _, meta in packed]

    def ordered(self) -> Plays:
        """In an order that depends on the plays alone, and not on who found them. Sorting costs half as much as finding
        them; so the first that is looked at, often the only one, is picked out without it."""
        return Plays(self._packed, to_sort=2)

    def drawn(self, chance: int) -> Play | None:
        """The play that a chance of 62 bits draws; None if there is none.

        It says which two letters blanks may stand for (any, if nothing can be laid then), and where to begin. From
        there, by steps of some odd size, which leave out no place, the first anchor that has any plays is drawn; and of
        these, in whatever order they are, that which mixes with the chance to the least.
        """
        letters = {_LETTERS[1][1 + (chance >> 20) % 26], _LETTERS[1][1 + (chance >> 40) % 26]}
        by_place: dict[int, list[Play]] = {}
        for play in [play for play in self if play.blanks <= letters] or self:
            by_place.setdefault(16 * play.lane + play.anchor, []).append(play)
        place, step, key = chance, chance >> 10 | 1, (chance >> 20) * SPREAD
        for _ in range(PLACES if by_place else 0):
            place = (place + step) % PLACES
            if place in by_place:
                return min(by_place[place], key=lambda it: (it.laid * SPREAD ^ it.meta ^ key) * SPREAD % (1 << 64))
        return None

    def best_on(self, lane: int, on: int) -> Play | None:
        """The play that scores most of those on just these squares of a lane (bits 1 to 15), the last in order."""
        those = [play for play in self if play.lane == lane and play.meta & 0xFFFF == on]
        return max(those, key=lambda play: (play.meta, play.laid), default=None)

    def _sort(self) -> None:
        packed: Any = self._packed
        if hasattr(packed, "tolist"):
            import numpy as np

            self._packed = packed[np.lexsort((packed[:, 0], packed[:, 1]))]
        else:
            self._packed = sorted(packed, key=lambda play: (play[1], play[0]))
        self._to_sort = 0

    def _pick(self, index: int) -> tuple[int, int]:
        """The play that would stand there in order, out of an array."""
        packed: Any = self._packed
        metas = packed[:, 1].copy()
        metas.partition(index)
        alike = packed[packed[:, 1] == metas[index], 0]
        alike.sort()
        return alike[index - int((metas[:index] < metas[index]).sum())], metas[index]

    @overload
    def __getitem__(self, index: int) -> Play: ...
    @overload
    def __getitem__(self, index: slice) -> Plays: ...
    def __getitem__(self, index: int | slice) -> Play | Plays:
        if isinstance(index, slice):
            return Plays(self.packed[index])
        if self._to_sort > 1 and hasattr(self._packed, "tolist"):
            self._to_sort -= 1
            laid, meta = self._pick(range(len(self))[index])
        else:
            laid, meta = self.packed[index]
        return Play(int(laid), int(meta))

    def __iter__(self) -> Iterator[Play]:
        packed: Any = self.packed
        if hasattr(packed, "tolist"):
            return map(Play, packed[:, 0].tolist(), packed[:, 1].tolist())
        return (Play(laid, meta) for laid, meta in packed)
