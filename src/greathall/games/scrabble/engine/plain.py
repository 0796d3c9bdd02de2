"""The reference generator in plain Python: slow, short, and unlike the compiled one, so that the two can be compared.

For every lane and every square where a word may begin, it walks a trie of the words from left to right and lays
what the rack holds. No anchors, no GADDAG, no tricks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from ..board import BLANK, CENTRE, EMPTY, FIFTY, LETTER_PREMIUM, RACK, ROWS, SIZE, WORD_PREMIUM
from .play import pack

Trie = dict[str, Any]  # letter -> Trie; "" marks the end of a word
Squares = Collection[tuple[int, int]]
Values = Mapping[str, int]


def trie(words: Iterable[str]) -> Trie:
    root: Trie = {}
    for word in words:
        node = root
        for letter in word:
            node = node.setdefault(letter, {})
        node[""] = {}
    return root


def knows(root: Trie, word: str) -> bool:
    node = root
    for letter in word:
        if letter not in node:
            return False
        node = node[letter]
    return "" in node


def lane_squares(lane: int) -> list[tuple[int, int]]:
    line = lane % 30
    squares = [(line, i) if line < SIZE else (i, line - SIZE) for i in range(SIZE)]
    return squares[::-1] if lane >= 30 else squares


def run(board: Sequence[str], row: int, column: int, across: bool) -> list[tuple[int, int]]:
    """The squares of the unbroken run through a square (taken as filled), from the top left."""
    dr, dc = (0, 1) if across else (1, 0)

    def filled(r: int, c: int) -> bool:
        return 0 <= r < SIZE and 0 <= c < SIZE and board[r][c] != EMPTY

    r, c = row, column
    while filled(r - dr, c - dc):
        r, c = r - dr, c - dc
    squares = [(r, c)]
    while filled(r + dr, c + dc) or (r + dr, c + dc) == (row, column):
        r, c = r + dr, c + dc
        squares.append((r, c))
    return squares


class Crossing:
    """What the run across a square asks: which letters fit, and what its tiles are worth."""

    __slots__ = ("letters", "worth")

    def __init__(
        self,
        root: Trie,
        values: Values,
        board: Sequence[str],
        row: int,
        column: int,
        across: bool,
        marked: Squares,
    ) -> None:
        squares = run(board, row, column, across)
        self.letters: frozenset[str] | None = None
        self.worth = 0
        if len(squares) == 1:
            return
        if any(square in marked for square in squares):
            squares.reverse()
        tiles = [board[r][c] if (r, c) != (row, column) else "" for r, c in squares]
        self.worth = sum(values.get(tile, 0) for tile in tiles)
        at = tiles.index("")
        head, tail = "".join(tiles[:at]).upper(), "".join(tiles[at + 1 :]).upper()
        node = root
        for letter in head:
            node = node.get(letter, {})
        self.letters = frozenset(x for x in node if x and knows(node[x], tail))


def generate(
    root: Trie,
    values: Values,
    board: Sequence[str],
    rack: str,
    marked_across: Squares = (),
    marked_down: Squares = (),
    confundo: bool = False,
) -> Iterator[tuple[int, int]]:
    """Every legal play, packed; `values` is what the tiles count. Squares marked across (down) hold tiles whose row
    (column) is read in reverse."""
    first = all(tile == EMPTY for row in board for tile in row)
    for lane in range(60):
        mirrored, down = lane >= 30, lane % 30 >= SIZE
        squares = lane_squares(lane)
        marked = [square in (marked_down if down else marked_across) for square in squares]
        if confundo != mirrored and (confundo or not any(marked)):
            continue
        tiles = [board[r][c] for r, c in squares]
        crossing_marks = marked_across if down else marked_down
        crossings = [
            Crossing(root, values, board, r, c, down, crossing_marks) if board[r][c] == EMPTY else None
            for r, c in squares
        ]
        touching = [
            tiles[i] != EMPTY
            or (first and squares[i] == CENTRE)
            or (crossing is not None and crossing.letters is not None)
            for i, crossing in enumerate(crossings)
        ]
        for start in range(SIZE - 1):
            if start and tiles[start - 1] != EMPTY:
                continue
            if not any(touching[start : start + len(rack) + 1]):
                continue  # too far from everything
            for laid, end in _words(root, tiles, crossings, rack, start):
                if not any(touching[start:end]) or (first and len(laid) < 2):
                    continue
                if not confundo and any(marked[start:end]) != mirrored:
                    continue
                crossed = [crossings[i] for i, _, _ in laid]
                twice = len(laid) == 1 and crossed[0] is not None and crossed[0].letters is not None
                if twice and down and not confundo:
                    continue  # the same play was found in its row
                anchor = next(i for i, _, _ in laid if touching[i] or _beside(tiles, i))
                score = _score(squares, values, tiles, crossings, laid, start, end)
                yield pack(lane, [(i + 1, x, b) for i, x, b in laid], anchor + 1, score)


def _beside(tiles: Sequence[str], at: int) -> bool:
    """Is there a tile just before or after this square of the lane?"""
    return (at > 0 and tiles[at - 1] != EMPTY) or (at + 1 < SIZE and tiles[at + 1] != EMPTY)


def _words(
    root: Trie, tiles: Sequence[str], crossings: Sequence[Crossing | None], rack: str, start: int
) -> Iterator[tuple[tuple[tuple[int, str, bool], ...], int]]:
    """Words that begin at `start` and lay at least one tile: (tiles laid, the square after the last letter)."""
    waiting: list[tuple[Trie, int, str, tuple[tuple[int, str, bool], ...]]] = [(root, start, rack, ())]
    while waiting:
        node, at, left, laid = waiting.pop()
        if laid and "" in node and (at == SIZE or tiles[at] == EMPTY):
            yield laid, at
        if at == SIZE:
            continue
        if tiles[at] != EMPTY:
            if tiles[at].upper() in node:
                waiting.append((node[tiles[at].upper()], at + 1, left, laid))
            continue
        crossing = crossings[at]
        for letter in node:
            if not letter or (crossing is not None and crossing.letters is not None and letter not in crossing.letters):
                continue
            waiting.extend(
                (node[letter], at + 1, left.replace(tile, "", 1), (*laid, (at, letter, tile == BLANK)))
                for tile in (letter, BLANK)
                if tile in left
            )


def _score(
    squares: Sequence[tuple[int, int]],
    values: Values,
    tiles: Sequence[str],
    crossings: Sequence[Crossing | None],
    laid: Sequence[tuple[int, str, bool]],
    start: int,
    end: int,
) -> int:
    main = sum(values.get(tiles[i], 0) for i in range(start, end))
    times, crossed = 1, 0
    for i, letter, blank in laid:
        r, c = squares[i]
        worth = (0 if blank else values[letter]) * LETTER_PREMIUM.get(ROWS[r][c], 1)
        word = WORD_PREMIUM.get(ROWS[r][c], 1)
        main += worth
        times *= word
        crossing = crossings[i]
        if crossing is not None and crossing.letters is not None:
            crossed += (crossing.worth + worth) * word
    return main * times + crossed + (FIFTY if len(laid) >= RACK else 0)
