"""Every legal play: by the compiled search when it is ready, else by the plain one. Both find the same plays.

A position is a string of 225 squares ('.' empty, lower case a blank tile) and a string of 225 marks ('0' to '3':
1 the row, 2 the column through this tile is read in reverse, for Confundo laid it).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from greathall.core.errors import GreatHallError

from ..board import EMPTY, EMPTY_BOARD, LETTER_PREMIUM, NO_MARKS, ROWS, SIZE, TILES, VALUE, WORD_PREMIUM
from . import plain
from .lexicon import Lexicon
from .play import Plays

search: Any
try:
    import numpy as np

    from . import search as _search

    search = _search
except ImportError:  # numba is missing
    search = None


class BadPosition(GreatHallError):
    """A board or a rack that cannot be read."""


ROOM = 1 << 16
"""Few positions have more plays than this; two blanks and Engorgio can do it."""


class Tables:
    """What the compiled search reads and never changes, and the room it writes into (one for each thread)."""

    def __init__(self) -> None:
        self.values = np.array([VALUE[tile] for tile in TILES], np.uint8)
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
def tables() -> Tables:
    return Tables()


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


_ready = threading.Event()
_warming = threading.Lock()


def ready() -> bool:
    """Is the compiled search there, so that nobody would wait for the compiler?"""
    return _ready.is_set()


def wait(seconds: float) -> None:
    """Until the compiled search is ready, but not for ever."""
    _ready.wait(seconds)


def warm_up() -> None:
    """Compile, or fetch what was compiled before. Takes seconds once on a machine, then a third of one."""
    if search is None or _ready.is_set():
        return
    with _warming:
        if not _ready.is_set():
            tiny = Lexicon.from_words(["AN", "NA", "NAN", "ANA"])
            compiled(tiny, EMPTY_BOARD, NO_MARKS, "AN?", False)
            best(tiny, EMPTY_BOARD, NO_MARKS, "AN?")
            _ready.set()


def generate(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """Every legal play, in an order of its own. With `confundo`: every play whose own word the card turns round."""
    if search is not None and _ready.is_set():
        return compiled(lexicon, squares, marks, rack, confundo).ordered()
    return by_hand(lexicon, squares, marks, rack, confundo).ordered()


@lru_cache(maxsize=4)  # a position is looked at several times: by the options, by a bot for points, by it for equity
def by_hand(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """The plain generator."""
    board = [squares[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]
    across = {divmod(i, SIZE) for i, mark in enumerate(marks) if mark in "13"}
    down = {divmod(i, SIZE) for i, mark in enumerate(marks) if mark in "23"}
    return Plays(list(dict.fromkeys(plain.generate(lexicon.trie, board, rack, across, down, confundo))))


def compiled(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """The compiled generator, compiling it first if need be."""
    t = tables()
    out = t.out()
    while True:
        found = search.all_of_text(
            lexicon.nodes, _bytes(squares), t.no_marks if marks == NO_MARKS else _bytes(marks), _bytes(rack), confundo,
            t.values, t.letter_mult, t.word_mult, t.no_extra, t.no_letter_extra, t.no_leaves, out,
        )  # fmt: skip
        if found <= len(out):
            return Plays(out[:found].copy())
        out = t.out(2 * found)


def best(
    lexicon: Lexicon,
    squares: str,
    marks: str,
    rack: str,
    confundo: bool = False,
    letter_extra: Any = None,
    above: int | None = None,
) -> tuple[Plays, int]:
    """The play of the highest equity (none or one) and that equity in hundredths; by the compiled search only.

    `letter_extra`: what laying each tile is worth besides; `above`: look only for plays of more equity than this.
    """
    t = tables()
    out = t.out()
    found, equity = search.best_of_text(
        lexicon.nodes, _bytes(squares), t.no_marks if marks == NO_MARKS else _bytes(marks), _bytes(rack), confundo,
        t.values, t.letter_mult, t.word_mult, t.no_extra, t.no_letter_extra if letter_extra is None else letter_extra,
        t.no_leaves, search.NO_FLOOR if above is None else above, out,
    )  # fmt: skip
    return Plays([(int(out[0, 0]), int(out[0, 1]))] if found else []), int(equity)


def _bytes(text: str) -> Any:
    return np.frombuffer(text.encode(), np.uint8)


def plays(board: Sequence[str], rack: str, lexicon: Lexicon) -> Plays:
    """Every legal play on the plain board: standard premiums, fifty points, no cards, no glossary.

    `board`: 15 strings of 15 ('.' empty, lower case a blank tile); `rack`: letters, '?' for a blank, up to ten tiles.
    A one-tile play that forms two words is one play. The plays come in no particular order.

    >>> words = Lexicon.from_words(["HORN", "FARM"])
    >>> board = ["." * 15] * 7 + [".....HORN......"] + ["." * 15] * 7
    >>> [(play.score, play.placements) for play in plays(board, "FAM", words)]
    [(9, ((5, 7, 'F', False), (6, 7, 'A', False), (8, 7, 'M', False)))]
    """
    squares = "".join(board)
    if len(board) != SIZE or any(len(row) != SIZE for row in board):
        raise BadPosition("position-shape", rows=len(board))
    if wrong := set(squares) - set(EMPTY + TILES[:26] + TILES[:26].lower()):
        raise BadPosition("position-square", square=min(wrong))
    if wrong := set(rack) - set(TILES):
        raise BadPosition("position-rack", tile=min(wrong))
    if len(rack) > 10:
        raise BadPosition("position-rack-long", count=len(rack))
    if search is None:
        return by_hand(lexicon, squares, NO_MARKS, rack)
    return compiled(lexicon, squares, NO_MARKS, rack)
