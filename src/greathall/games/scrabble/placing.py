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
BESIDE = {
    down: [
        (square - step if place else square, square + step if place < SIZE - 1 else square)
        for square in range(SIZE * SIZE)
        for place in (square // SIZE if down else square % SIZE,)
    ]
    for down, step in ((False, 1), (True, SIZE))
}
"""The two squares before and behind each in its row or its column; at the edge itself stands for one of them."""
GLOSSARY_BONUS = 10
REVELIO_BONUS = 20
MARK = {False: 1, True: 2}  # across, down: how a tile laid by Confundo is marked

Tile = tuple[int, str]
"""A square, 0 to 224, and a letter: lower case for a blank."""


Run = tuple[range, bool]
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


def stretch(board: str, square: int, down: bool) -> range:
    """The squares of the unbroken run through a filled square, from the top left."""
    row, column = divmod(square, SIZE)
    if down:
        line, place, first, step = board[column::SIZE], row, column, SIZE
    else:
        first, step = square - column, 1
        line, place = board[first : first + SIZE], column
    start, end = line.rfind(EMPTY, 0, place) + 1, line.find(EMPTY, place)
    return range(first + start * step, first + (SIZE if end < 0 else end) * step, step)


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
    after = board
    for square, letter in tiles:
        if after[square] != EMPTY:
            raise Illegal("refusal-taken")
        after = after[:square] + letter + after[square + 1 :]
    squares = [square for square, _ in tiles]
    first, last = squares[0], squares[-1]
    if len(tiles) > 1:
        down = first // SIZE < last // SIZE
        if down and len({square % SIZE for square in squares}) > 1:
            raise Illegal("refusal-line")
    own = stretch(after, first, down)
    if own[-1] < last:
        raise Illegal("refusal-gap")
    if len(tiles) == 1 and len(own) == 1 and not confundo:
        own, down = stretch(after, first, not down), not down
    if board == EMPTY_BOARD:
        if after[CENTRE] == EMPTY:
            raise Illegal("refusal-centre")
        if len(tiles) < 2:
            raise Illegal("refusal-two-letters")
    beside = BESIDE[not down]
    crossings = [
        stretch(after, square, not down)
        for square in squares
        if board[beside[square][0]] != EMPTY or board[beside[square][1]] != EMPTY
    ]
    if len(own) == len(tiles) and not crossings and board != EMPTY_BOARD:
        raise Illegal("refusal-apart")
    if len(own) == 1:
        raise Illegal("refusal-confundo")
    runs = [(own, down), *[(cross, not down) for cross in crossings]]
    return _formed(after, marks, tiles, values, runs, confundo)


def _formed(
    board: str, marks: str, tiles: tuple[Tile, ...], values: Mapping[str, int], runs: list[Run], confundo: bool
) -> Laid:
    """The words that stand there with the tiles, which lie on the board now."""
    marked = list(marks) if confundo or marks != NO_MARKS else []
    words = []
    backwards = False
    for number, (squares, down) in enumerate(runs):
        letters = board[squares.start : squares.stop : squares.step]
        new = [tile for tile in tiles if tile[0] in squares]
        total, times = sum([values.get(letter, 0) for letter in letters]), 1
        for square, letter in new:
            total += values.get(letter, 0) * (LETTER_TIMES[square] - 1)
            times *= WORD_TIMES[square]
        bit = MARK[down]
        if (confundo and number == 0) or (marked and any(int(marks[square]) & bit for square in squares)):
            # W14: the whole run is read in reverse, and its new tiles inherit the direction
            for square, _ in new:
                marked[square] = str(int(marked[square]) | bit)
            squares, letters = squares[::-1], letters[::-1]
            backwards = backwards or number == 0
        words.append(Word(letters.upper(), tuple(squares), total * times))
    return Laid(board, "".join(marked) or marks, tuple(words), tiles, runs[0][1], backwards)
