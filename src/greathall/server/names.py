"""Names as they may be shown: readable, visible, and not to be taken for somebody else's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from greathall.core.errors import Illegal

MOST_MARKS = 2
"""Accents on one letter: Vietnamese needs two, scribbling over the lines above needs more."""
JOINER = "\u200d"
"""Holds emoji together."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks by their category that nobody can see."""
LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁһԛԝѵɡɑɩԍӏкмтвнαβγικνορτυχωϲϳ0135",
    "aeopcyxijsdhqwvgaigikmtbhabyiknoptuxwcjoles",
)
"""Cyrillic, Greek and other letters, and digits, beside the Latin letters they are drawn like, all in small letters."""


def clean(name: str) -> str:
    """A name or a chat text as it may be shown: no control or direction marks, single spaces, nothing invisible."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(c)
        if kind[0] in "CZ" and c != JOINER:
            kept.append(" ")
        elif not _invisible(c):
            marks = marks + 1 if kind[0] == "M" else 0
            if marks <= MOST_MARKS:
                kept.append(c)
    text = " ".join("".join(kept).split())
    if not any(c not in f" {JOINER}" and unicodedata.category(c)[0] != "M" for c in text):
        raise Illegal("refusal-empty-text")
    return text


def _invisible(c: str) -> bool:
    return c in BLANK or "\ufe00" <= c <= "\ufe0e" or "\U000e0100" <= c <= "\U000e01ef"


def skeleton(name: str) -> str:
    """What a hasty reader sees: without accents, spaces and signs, and look-alike letters as one."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LN").translate(LOOK_ALIKES)
    return letters.replace("rn", "m").replace("vv", "w").replace("l", "i") or plain


def distinct(name: str, others: Iterable[str], most: int = 24) -> str:
    """The name, marked with a number if somebody at the table has it already, or one that looks the same."""
    taken = {skeleton(other) for other in others}
    marked, number = name, 1
    while skeleton(marked) in taken:
        number += 1
        ending = f" ({number})"
        marked = name[: most - len(ending)].rstrip() + ending
    return marked
