"""The board: the tables of the rulebook, and nothing else. The tiles depend on the language (`languages`)."""

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
PLAIN_ROWS = tuple(row.replace(HOGWARTS, ".") for row in ROWS)
"""The board of the classic edition."""

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BLANK = "?"
TILES = ALPHABET + BLANK

EMPTY = "."
EMPTY_BOARD = EMPTY * (SIZE * SIZE)
NO_MARKS = "0" * (SIZE * SIZE)
"""For each square whether its row or column is read in reverse: see `state.Scrabble.marks`."""
