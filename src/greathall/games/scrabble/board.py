"""The board and the tiles: the tables of the rulebook, and nothing else."""

from __future__ import annotations

SIZE = 15
CENTRE = (7, 7)
RACK = 7
FIFTY = 50

# = triple word, - double word, " triple letter, ' double letter, H Hogwarts space
# (the places of the Hogwarts spaces are proposed: see docs/rulings/scrabble.md)
ROWS = (
    "=..'...=...'..=",
    '.-..H"..."H..-.',
    "..-...'.'...-..",
    "'..-.H.'.H.-..'",
    ".H..-..H..-..H.",
    '.".H."...".H.".',
    "..'...'.'...'..",
    "=..'H..-..H'..=",
    "..'...'.'...'..",
    '.".H."...".H.".',
    ".H..-..H..-..H.",
    "'..-.H.'.H.-..'",
    "..-...'.'...-..",
    '.-..H"..."H..-.',
    "=..'...=...'..=",
)
LETTER_PREMIUM = {"'": 2, '"': 3}
WORD_PREMIUM = {"-": 2, "=": 3}
HOGWARTS = "H"

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BLANK = "?"
TILES = ALPHABET + BLANK

COPIES = {
    "A": 9, "B": 2, "C": 2, "D": 4, "E": 12, "F": 2, "G": 3, "H": 2, "I": 9, "J": 1, "K": 1, "L": 4, "M": 2, "N": 6,
    "O": 8, "P": 2, "Q": 1, "R": 6, "S": 4, "T": 6, "U": 4, "V": 2, "W": 2, "X": 1, "Y": 2, "Z": 1, "?": 2,
}  # fmt: skip
VALUE = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 4, "G": 2, "H": 4, "I": 1, "J": 8, "K": 5, "L": 1, "M": 3, "N": 1,
    "O": 1, "P": 3, "Q": 10, "R": 1, "S": 1, "T": 1, "U": 1, "V": 4, "W": 4, "X": 8, "Y": 4, "Z": 10, "?": 0,
}  # fmt: skip

EMPTY = "."
EMPTY_BOARD = EMPTY * (SIZE * SIZE)
NO_MARKS = "0" * (SIZE * SIZE)
"""For each square whether its row or column is read in reverse: see `state.Scrabble.marks`."""


def value(tile: str) -> int:
    """The worth of a tile on the board: a lower-case letter is a blank and counts nothing."""
    return 0 if tile.islower() else VALUE[tile]
