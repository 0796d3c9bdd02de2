"""Every legal play: by the compiled search when it is ready, else by the plain one. Both find the same plays.

A position is a string of 225 squares ('.' empty, lower case a blank tile) and a string of 225 marks ('0' to '3':
1 the row, 2 the column through this tile is read in reverse, for Confundo laid it).
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from greathall.core.errors import GreatHallError

from ..board import EMPTY, EMPTY_BOARD, NO_MARKS, SIZE, TILES
from . import extra, plain
from .lexicon import Lexicon
from .play import Play, Plays


class BadPosition(GreatHallError):
    """A board or a rack that cannot be read."""


_ready = threading.Event()
_warming = threading.Lock()


def fast() -> Any:
    """The compiled half of the generator, or None."""
    return extra.load("fast")


def ready() -> bool:
    """Is the compiled search there, so that nobody would wait for the compiler?"""
    return _ready.is_set()


def wait(seconds: float) -> None:
    """Until the compiled search is ready, but not for ever."""
    _ready.wait(seconds)


def warm_up() -> None:
    """Compile, or fetch what was compiled before. Takes seconds once on a machine, then a third of one."""
    with _warming:
        if not _ready.is_set() and (compiled := fast()) is not None:
            tiny = Lexicon.from_words(["AN", "NA", "NAN", "ANA"])
            compiled.every_play(tiny, EMPTY_BOARD, NO_MARKS, "AN?")
            compiled.best(tiny, EMPTY_BOARD, NO_MARKS, "AN?")
            compiled.draw(tiny, EMPTY_BOARD, NO_MARKS, "AN?", 0)
            _ready.set()


def generate(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """Every legal play, in an order of its own. With `confundo`: every play whose own word the card turns round."""
    find = fast().every_play if _ready.is_set() else by_hand
    found: Plays = find(lexicon, squares, marks, rack, confundo)
    return found.ordered()


def draw(lexicon: Lexicon, squares: str, marks: str, rack: str, chance: int, confundo: bool = False) -> Play | None:
    """Any legal play, by a chance of 62 bits (`Plays.drawn`), without finding all; None if there is none."""
    if _ready.is_set():
        drawn: Play | None = fast().draw(lexicon, squares, marks, rack, chance, confundo)
        return drawn
    return by_hand(lexicon, squares, marks, rack, confundo).drawn(chance)


def best_on(
    lexicon: Lexicon, squares: str, marks: str, rack: str, lane: int, on: int, confundo: bool = False
) -> Play | None:
    """The play that scores most of those on just these squares of a lane (`Plays.best_on`), without finding all."""
    if _ready.is_set():
        best: Play | None = fast().best_on(lexicon, squares, marks, rack, lane, on, confundo)
        return best
    return by_hand(lexicon, squares, marks, rack, confundo).best_on(lane, on)


@lru_cache(maxsize=4)  # a position is looked at several times: by the options, by a bot for points, by it for equity
def by_hand(lexicon: Lexicon, squares: str, marks: str, rack: str, confundo: bool = False) -> Plays:
    """The plain generator."""
    board = [squares[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]
    across = {divmod(i, SIZE) for i, mark in enumerate(marks) if mark in "13"}
    down = {divmod(i, SIZE) for i, mark in enumerate(marks) if mark in "23"}
    values = lexicon.language.values
    return Plays(list(dict.fromkeys(plain.generate(lexicon.trie, values, board, rack, across, down, confundo))))


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
    compiled = fast()
    found: Plays = (by_hand if compiled is None else compiled.every_play)(lexicon, squares, NO_MARKS, rack)
    return found
