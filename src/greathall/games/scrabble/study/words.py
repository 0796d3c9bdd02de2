"""Looking words up: whether they count, what can be put before and behind them, what some tiles spell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from ..board import ALPHABET, BLANK
from ..engine.lexicon import Lexicon
from ..languages import folded


class Hooks(NamedTuple):
    """Letters that make another word of a word, put before it or behind it."""

    before: str
    behind: str


def judged(lexicon: Lexicon, words: Iterable[str]) -> dict[str, bool]:
    """Which of these words count; as in a challenge, one that does not is enough."""
    return {folded(word): folded(word) in lexicon for word in words}


def hooks(lexicon: Lexicon, word: str) -> Hooks:
    """
    >>> hooks(Lexicon.from_words(["HORN", "HORNS", "THORN"]), "horn")
    Hooks(before='T', behind='S')
    """
    spelled = folded(word)
    before = [letter for letter in ALPHABET if letter + spelled in lexicon]
    behind = [letter for letter in ALPHABET if spelled + letter in lexicon]
    return Hooks("".join(before), "".join(behind))


def anagrams(lexicon: Lexicon, tiles: str, *, all_tiles: bool = True) -> list[str]:
    """The words that these tiles spell, `?` being a blank: of all of them, or of some; long ones first."""
    letters = folded(tiles.replace(BLANK, ""))
    held, blanks = Counter(letters), tiles.count(BLANK)
    most = len(letters) + blanks
    lengths = range(most, most + 1) if all_tiles else range(2, most + 1)
    found = [word for word in lexicon if len(word) in lengths and sum((Counter(word) - held).values()) <= blanks]
    return sorted(found, key=lambda word: (-len(word), word))
