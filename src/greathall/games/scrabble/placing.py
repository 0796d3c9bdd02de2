"""Placing tiles: what is geometrically right, which words are formed, and what they score (rules 3, 4, 8, 15 to 23)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from greathall.core.errors import Illegal

from .board import (
    BLANK,
    EMPTY,
    EMPTY_BOARD,
    FIFTY,
    HOGWARTS,
    LETTER_PREMIUM,
    NO_MARKS,
    RACK,
    ROWS,
    SIZE,
    WORD_PREMIUM,
)

PLACING_REFUSALS = (
    "refusal-apart",
    "refusal-centre",
    "refusal-confundo",
    "refusal-gap",
    "refusal-line",
    "refusal-no-tiles",
    "refusal-taken",
    "refusal-two-letters",
)
SQUARES = "".join(ROWS)
LETTER_TIMES = [LETTER_PREMIUM.get(square, 1) for square in SQUARES]
WORD_TIMES = [WORD_PREMIUM.get(square, 1) for square in SQUARES]
CENTRE = SIZE * SIZE // 2
GLOSSARY_BONUS = 10
REVELIO_BONUS = 20
MARK = {False: 1, True: 2}  # across, down: how a tile laid by Confundo is marked

Tile = tuple[int, str]
"""A square, 0 to 224, and a letter: lower case for a blank."""


Run = tuple[list[int], bool]
"""Squares, and whether they go down."""


class Word(NamedTuple):
    text: str
    squares: tuple[int, ...]
    score: int


class Laid(NamedTuple):
    """A placement that is geometrically right: the board with it, the words it forms (its own first), its points."""

    board: str
    marks: str
    words: tuple[Word, ...]
    tiles: tuple[Tile, ...]
    down: bool
    backwards: bool

    @property
    def texts(self) -> tuple[str, ...]:
        """The words as they are read."""
        return tuple([word.text for word in self.words])

    @property
    def from_rack(self) -> str:
        """The tiles as they stood on the rack."""
        return "".join([BLANK if letter.islower() else letter for _, letter in self.tiles])

    @property
    def score(self) -> int:
        """The words, and fifty for seven tiles or more (W6)."""
        return sum([word.score for word in self.words]) + (FIFTY if len(self.tiles) >= RACK else 0)

    def cards(self) -> int:
        """Hogwarts cards earned: for each new tile on a brown space, one for each word through it (W1)."""
        brown = [square for square, _ in self.tiles if SQUARES[square] == HOGWARTS]
        return sum(square in word.squares for square in brown for word in self.words)

    def glossary(self, glossary: Collection[str], revelio: bool = False) -> int:
        """Once for each glossary word formed; with Revelio twenty in place of ten (W5)."""
        return sum([word.text in glossary for word in self.words]) * (REVELIO_BONUS if revelio else GLOSSARY_BONUS)

    def bonus(self, letters: str) -> int:
        """A bonus card: five for each tile laid that shows one of its letters; blanks and second words apart (W7)."""
        return 5 * sum(letter in letters for _, letter in self.tiles)


def stretch(board: Sequence[str], square: int, down: bool) -> list[int]:
    """The squares of the unbroken run through a filled square, from the top left."""
    step = SIZE if down else 1
    place = square // SIZE if down else square % SIZE
    start, end = square, square
    for _ in range(place):
        if board[start - step] == EMPTY:
            break
        start -= step
    for _ in range(SIZE - 1 - place):
        if board[end + step] == EMPTY:
            break
        end += step
    return list(range(start, end + 1, step))


def lay(
    board: str,
    marks: str,
    tiles: Sequence[Tile],
    values: Mapping[str, int],
    confundo: bool = False,
    down: bool = False,
) -> Laid:
    """Lay these tiles, which count so much, or raise `Illegal` with the reason; spelling is another matter (W4).

    With `confundo` the play's own word is read in reverse; `down` says which word that is when one tile is laid.
    """
    if not tiles:
        raise Illegal("refusal-no-tiles")
    tiles = tuple(sorted(tiles))
    filled = list(board)
    for square, letter in tiles:
        if filled[square] != EMPTY:
            raise Illegal("refusal-taken")
        filled[square] = letter
    squares = [square for square, _ in tiles]
    first, last = squares[0], squares[-1]
    if len(tiles) > 1:
        down = first // SIZE < last // SIZE
        if down and len({square % SIZE for square in squares}) > 1:
            raise Illegal("refusal-line")
    own = stretch(filled, first, down)
    if own[-1] < last:
        raise Illegal("refusal-gap")
    if len(tiles) == 1 and len(own) == 1 and not confundo:
        own, down = stretch(filled, first, not down), not down
    if board == EMPTY_BOARD:
        if filled[CENTRE] == EMPTY:
            raise Illegal("refusal-centre")
        if len(tiles) < 2:
            raise Illegal("refusal-two-letters")
    crossings = [cross for square in squares if len(cross := stretch(filled, square, not down)) > 1]
    if len(own) == len(tiles) and not crossings and board != EMPTY_BOARD:
        raise Illegal("refusal-apart")
    if len(own) == 1:
        raise Illegal("refusal-confundo")
    runs = [(own, down), *((cross, not down) for cross in crossings)]
    return _formed(board, marks, filled, tiles, values, runs, confundo)


def _formed(
    board: str,
    marks: str,
    filled: list[str],
    tiles: tuple[Tile, ...],
    values: Mapping[str, int],
    runs: list[tuple[list[int], bool]],
    confundo: bool,
) -> Laid:
    new = {square for square, _ in tiles}
    marked = list(marks) if confundo or marks != NO_MARKS else []
    words = []
    backwards = False
    for number, (squares, down) in enumerate(runs):
        bit = MARK[down]
        if (confundo and number == 0) or (marked and any(int(marks[square]) & bit for square in squares)):
            # W14: the whole run is read in reverse, and its new tiles inherit the direction
            for square in squares:
                if square in new:
                    marked[square] = str(int(marked[square]) | bit)
            squares = squares[::-1]
            backwards = backwards or number == 0
        total, times = 0, 1
        for square in squares:
            worth = values.get(filled[square], 0)
            if square in new:
                worth *= LETTER_TIMES[square]
                times *= WORD_TIMES[square]
            total += worth
        words.append(Word("".join([filled[square] for square in squares]).upper(), tuple(squares), total * times))
    return Laid("".join(filled), "".join(marked) or marks, tuple(words), tiles, runs[0][1], backwards)
