"""The compiled half of the generator as Python sees it: strings go in, `Plays` come out.

Part of the extra `fast`: imported by `extra.load` alone, and by what is compiled itself.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..board import LETTER_PREMIUM, NO_MARKS, ROWS, TILES, WORD_PREMIUM
from ..languages import language
from . import best as best_search
from . import drawing, search, selfplay
from .lexicon import Lexicon
from .play import Play, Plays

ROOM = 1 << 16
"""Few positions have more plays than this; two blanks and Engorgio can do it."""


class Tables:
    """What the compiled search reads and never changes, and the room it writes into (one for each thread)."""

    def __init__(self, code: str) -> None:
        self.values = np.array([language(code).values[tile] for tile in TILES], np.uint8)
        self.letter_mult = _padded([LETTER_PREMIUM.get(square, 1) for row in ROWS for square in row])
        self.word_mult = _padded([WORD_PREMIUM.get(square, 1) for row in ROWS for square in row])
        self.no_extra = np.zeros(289, np.int32)
        self.no_letter_extra = np.zeros(27, np.int32)
        self.no_leaves = np.zeros(4096, np.int32)
        self.codes = np.zeros(256, np.uint8)
        self.codes[65:91] = np.arange(1, 27)
        self.codes[97:123] = np.arange(33, 59)
        self.no_marks = _bytes("")
        self.room = threading.local()

    def position(self) -> Any:
        """Room for a board, its marks and a rack."""
        held = getattr(self.room, "position", None)
        if held is None:
            held = self.room.position = (np.zeros(289, np.uint8), np.zeros(289, np.uint8), np.zeros(27, np.uint8))
        return held

    def leaves(self) -> Any:
        """Room for the worth of every part of a rack."""
        held = getattr(self.room, "leaves", None)
        if held is None:
            held = self.room.leaves = np.zeros(4096, np.int32)
        return held

    def out(self, size: int = 0) -> Any:
        """Room for so many plays, at least."""
        held = getattr(self.room, "out", None)
        if held is None or len(held) < size:
            held = self.room.out = np.zeros((max(size, ROOM), 2), np.uint64)
        return held


def _padded(squares: Sequence[int]) -> Any:
    board = np.zeros((17, 17), np.uint8)
    board[1:16, 1:16] = np.array(squares, np.uint8).reshape(15, 15)
    return board.ravel()


@cache
def tables(code: str = "en") -> Tables:
    """Those of a language."""
    return Tables(code)


def board_array(squares: str) -> Any:
    """The padded board of the compiled search."""
    board = np.zeros((17, 17), np.uint8)
    board[1:16, 1:16] = tables().codes[np.frombuffer(squares.encode(), np.uint8)].reshape(15, 15)
    return board.ravel()


def marks_array(marks: str) -> Any:
    board = np.zeros((17, 17), np.uint8)
    if marks != NO_MARKS:
        board[1:16, 1:16] = np.frombuffer(marks.encode(), np.uint8).reshape(15, 15) - ord("0")
    return board.ravel()


def rack_array(rack: str) -> Any:
    counts = np.zeros(27, np.uint8)
    for tile in rack:
        counts[26 if tile == "?" else ord(tile) - 65] += 1
    return counts


def _read(t: Tables, squares: str, marks: str, rack: str) -> tuple[Any, Any, Any]:
    """Board, marks and rack as arrays, in the room of this thread: they are good until the next position is read."""
    position: tuple[Any, Any, Any] = t.position()
    search.read_position(*_letters(t, squares, marks, rack), *position)
    return position


def _letters(t: Tables, squares: str, marks: str, rack: str) -> tuple[Any, Any, Any]:
    """As `search.read_position` takes them."""
    return _bytes(squares), t.no_marks if marks == NO_MARKS else _bytes(marks), _bytes(rack)


def every_play(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """Every legal play; compiles the search first if need be."""
    t = tables(lexicon.language.code)
    position, out = _read(t, squares, marks, rack), t.out()
    while True:
        found = search.all_plays(
            lexicon.nodes, *position, confundo, t.values, t.letter_mult, t.word_mult, t.no_extra, t.no_letter_extra,
            t.no_leaves, out,
        )  # fmt: skip
        if found <= len(out):
            return Plays(out[:found].copy())
        out = t.out(2 * found)


def draw(lexicon: Lexicon, squares: str, marks: str, rack: str, chance: int, confundo: bool = False) -> Play | None:
    """As `generator.draw`."""
    return _one_play(lexicon, squares, marks, rack, confundo, chance, 0, 0)


def best_on(
    lexicon: Lexicon, squares: str, marks: str, rack: str, lane: int, on: int, confundo: bool = False
) -> Play | None:
    """As `generator.best_on`."""
    return _one_play(lexicon, squares, marks, rack, confundo, 0, lane, on)


def _one_play(
    lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool, chance: int, lane: int, on: int
) -> Play | None:
    t = tables(lexicon.language.code)
    position, out = _letters(t, squares, marks, rack), t.out()
    while True:
        found = drawing.one_play(
            lexicon.nodes, *position, confundo, t.values, t.letter_mult, t.word_mult, chance, lane, on, out
        )
        if found <= len(out):
            return Play(int(out[0, 0]), int(out[0, 1])) if found else None
        out = t.out(found)


def best(
    lexicon: Lexicon,
    squares: str,
    marks: str,
    rack: str,
    confundo: bool = False,
    letter_extra: Any = None,
    above: int | None = None,
) -> tuple[Plays, int]:
    """The play of the highest equity (none or one) and that equity in hundredths.

    `letter_extra`: what laying each tile is worth besides; `above`: look only for plays of more equity than this.
    """
    t = tables(lexicon.language.code)
    out, floor = t.out(), search.NO_FLOOR if above is None else above
    extra = t.no_letter_extra if letter_extra is None else letter_extra
    found, equity = best_search.best_play(
        lexicon.nodes, *_read(t, squares, marks, rack), confundo, t.values, t.letter_mult, t.word_mult, t.no_extra,
        extra, t.no_leaves, floor, out,
    )  # fmt: skip
    return Plays([(int(out[0, 0]), int(out[0, 1]))] if found else []), int(equity)


class Chosen(NamedTuple):
    """What a static player would do: its play (none or one), or what it would exchange; and the equity of that."""

    plays: Plays
    away: str
    equity: int


def static(
    lexicon: Lexicon, squares: str, marks: str, rack: str, worth: Any, bag: int, unseen: int, exchanging: bool,
    extra: Any = None, letter_extra: Any = None,
) -> Chosen:  # fmt: skip
    """The play or the exchange of the highest equity: points, the worth of the tiles kept, and what else laying on
    some squares (`extra`) or some tiles brings. With an empty bag `unseen` is what going out brings, in hundredths."""
    t = tables(lexicon.language.code)
    out = t.out()
    kind, equity, kept = selfplay.static_turn(
        lexicon.nodes, *_read(t, squares, marks, rack), bag, unseen, worth, exchanging, t.values, t.letter_mult,
        t.word_mult, t.no_extra if extra is None else extra,
        t.no_letter_extra if letter_extra is None else letter_extra, t.leaves(), out,
    )  # fmt: skip
    plays = Plays([(int(out[0, 0]), int(out[0, 1]))] if kind == 1 else [])
    return Chosen(plays, given_away(rack, int(kept)) if kind == 2 else "", int(equity))


def given_away(rack: str, kept: int) -> str:
    """The tiles that are exchanged when the part of the rack at this index is kept (`search.pack_rack`)."""
    away = ""
    for tile in TILES:
        if copies := rack.count(tile):
            kept, keep = divmod(kept, copies + 1)
            away += tile * (copies - keep)
    return away


def _bytes(text: str) -> Any:
    return np.frombuffer(text.encode(), np.uint8)
