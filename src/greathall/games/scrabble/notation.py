"""One line for a square, a play, a position and a game: so that a bug fits on a line.

Squares are row and column, `8H`; a play names its first square, row first when it goes across (`8F HORN`), column
first when it goes down (`H6 FA.M`); a dot stands for a tile already on the board, lower case for a blank, and a final
`<` says that the word is read in reverse. A position is written in the manner of CGP:
`15/15/.../5HORN6/... rack/rack score/score passes`, with an addition for marks when there are any.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from greathall.core.errors import GreatHallError

from .actions import Place
from .board import BLANK, EMPTY, NO_MARKS, SIZE
from .cards import CONFUNDO
from .placing import Tile, stretch
from .state import Scrabble

COLUMNS = "ABCDEFGHIJKLMNO"


_NAMES = tuple(f"{row + 1}{column}" for row in range(SIZE) for column in COLUMNS)
_NUMBERS = {name: square for square, name in enumerate(_NAMES)}


class BadNotation(GreatHallError):
    """A line that cannot be read as a play, a position or a game."""


def square_name(square: int) -> str:
    """
    >>> square_name(112)
    '8H'
    """
    return _NAMES[square]


def square_number(name: str) -> int:
    return _NUMBERS[name]


def placed(tiles: Sequence[Tile]) -> tuple[str, ...]:
    """Tiles as an action names them: `("H8F", "O8G")`."""
    return tuple([letter + _NAMES[square] for square, letter in sorted(tiles)])


def tiles_of(place: Place) -> list[Tile]:
    return sorted([(_NUMBERS[name[1:]], name[0]) for name in place.tiles])


def write_play(board: str, place: Place) -> str:
    """
    >>> write_play("." * 225, Place(("H8F", "O8G", "R8H", "N8I")))
    '8F HORN'
    """
    play = main_word(board, place)
    word = "".join([letter if board[square] == EMPTY else EMPTY for square, letter in play.letters])
    where = play.column + play.row if play.down else play.row + play.column
    return f"{where} {word}{'<' if place.card == CONFUNDO else ''}"


class MainWord(NamedTuple):
    """The word for which a play is named, with the letters of the board: where it begins, and which way it goes."""

    letters: list[Tile]
    down: bool

    @property
    def row(self) -> str:
        return square_name(self.letters[0][0])[:-1]

    @property
    def column(self) -> str:
        return square_name(self.letters[0][0])[-1]


def main_word(board: str, place: Place) -> MainWord:
    tiles = tiles_of(place)
    for square, letter in tiles:
        board = board[:square] + letter + board[square + 1 :]
    first, last = tiles[0][0], tiles[-1][0]
    down = place.down if first == last else first // SIZE != last // SIZE
    if first == last and place.card != CONFUNDO and len(stretch(board, first, down)) == 1:
        down = not down
    return MainWord([(square, board[square]) for square in stretch(board, first, down)], down)


def read_play(board: str, text: str, card: str | None = None) -> Place:
    """The inverse of `write_play`; letters on tiles of the board may be written too.

    >>> read_play("." * 225, "8F HORN").tiles
    ('H8F', 'O8G', 'R8H', 'N8I')
    """
    match = re.fullmatch(r"(?:(1[0-5]|[1-9])([A-O])|([A-O])(1[0-5]|[1-9])) ([A-Za-z.]+)(<?)", text.strip())
    if match is None:
        raise BadNotation("notation-play", text=text)
    row, column, column_down, row_down, word, backwards = match.groups()
    down = row is None
    square = square_number((row or row_down) + (column or column_down))
    step = SIZE if down else 1
    tiles = []
    for number, letter in enumerate(word):
        at = square + number * step
        outside = at >= SIZE * SIZE or (not down and at // SIZE != square // SIZE)
        if outside or (board[at] == EMPTY) == (letter == EMPTY):
            if not outside and letter != EMPTY and board[at].upper() == letter.upper():
                continue
            raise BadNotation("notation-play", text=text)
        if letter != EMPTY:
            if board[at] != EMPTY:
                raise BadNotation("notation-play", text=text)
            tiles.append((at, letter))
    confundo = backwards == "<"
    return Place(placed(tiles), CONFUNDO if confundo else card, down and confundo and len(tiles) == 1)


def write_action(g: Scrabble, action: Any) -> str | None:
    """A play on one line, with its bonus card: `8F HORN +harry_potter`. Other actions are said in words."""
    if not isinstance(action, Place):
        return None
    with_card = action.card is not None and action.card != CONFUNDO
    return write_play(g.board, action) + (f" +{action.card}" if with_card else "")


def read_action(g: Scrabble, seat: int, text: str) -> Place | None:
    """The inverse of `write_action`. Who has no blanks need not type capitals."""
    match = re.fullmatch(r"(\d+[a-o]|[a-o]\d+) +(\S+?) *(?:\+ *(.+))?", text.strip(), re.IGNORECASE)
    if match is None:
        return None
    where, word, card = match.groups()
    if sum(letter.islower() for letter in word) > g.racks[seat].count(BLANK):
        word = word.upper()
    return read_play(g.board, f"{where.upper()} {word}", card and re.sub(r"\s+", "_", card.lower()))


def write_board(board: str) -> str:
    """
    >>> write_board("." * 112 + "A" + "." * 112)
    '15/15/15/15/15/15/15/7A7/15/15/15/15/15/15/15'
    """
    rows = [board[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE)]
    return "/".join(re.sub(r"\.+", lambda gap: str(len(gap.group())), row) for row in rows)


def read_board(text: str) -> str:
    rows = [re.sub(r"\d+", lambda gap: EMPTY * int(gap.group()), row) for row in text.split("/")]
    board = "".join(rows)
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows) or not re.fullmatch(r"[A-Za-z.]+", board):
        raise BadNotation("notation-board", text=text)
    return board


def write_position(
    board: str, racks: Sequence[str], scores: Sequence[int], idle: int = 0, marks: str = NO_MARKS
) -> str:
    """A whole position on a line; the seat to move comes first."""
    line = f"{write_board(board)} {'/'.join(racks)} {'/'.join(map(str, scores))} {idle}"
    if marks != NO_MARKS:
        line += " marks " + ",".join(f"{square_name(i)}{mark}" for i, mark in enumerate(marks) if mark != "0") + ";"
    return line


def read_position(line: str) -> tuple[str, list[str], list[int], int, str]:
    """The inverse of `write_position`: board, racks, scores, idle turns, marks."""
    match = re.fullmatch(r"(\S+) ([A-Z?/]*) ([-\d/]+) (\d+)(?: marks (\S+);)?", line.strip())
    if match is None:
        raise BadNotation("notation-position", text=line)
    marks = list(NO_MARKS)
    for entry in (match[5] or "").split(","):
        if entry:
            marks[square_number(entry[:-1])] = entry[-1]
    return (
        read_board(match[1]),
        match[2].split("/"),
        [int(score) for score in match[3].split("/")],
        int(match[4]),
        "".join(marks),
    )
