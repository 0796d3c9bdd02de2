"""What a Hogwarts card is worth in points, measured: `python bench/scrabble_cards.py` gives a player one card more.

`WORTH` and what follows from it hold early in a game of two, and `medium` goes by them always; the strong player counts
the turns that are left, and the opponents (docs/research/scrabble.md).
"""

from __future__ import annotations

from ..cards import ACCIO, BONUS, COMPETITION, COPIES, FELIX_FELICIS, GEMINO, WINGARDIUM_LEVIOSA
from ..state import Scrabble

WORTH = {
    **COMPETITION,
    "harry_potter": 10,
    "tom_marvolo_riddle": 9,
    "ron_weasley": 10,
    "buckbeak": 6,
    "veritaserum": 2,
    "felix_felicis": 30,
    "expelliarmus": 25,
    "alohomora": 15,
    "engorgio": 27,
    "confundo": 14,
    "reparo": 35,
    "stupefy": 37,
    "wingardium_leviosa": 20,
    "accio": 17,
    "revelio": 1,
    "rictusempra": 8,
    "gemino": 10,
    "transfiguration": 6,
    "finite_incantatem": 6,
}
"""Points that a player gains by holding the card and using it as `medium` does."""

DRAW = sum(WORTH[card] * COPIES[card] for card in COPIES) // sum(COPIES.values())
"""What drawing a card is worth on average."""

KEEP = {card: WORTH[card] for card in BONUS}
"""A bonus card waits for a word that brings at least this much, until the game nears its end."""

FOR_LATER = (FELIX_FELICIS, GEMINO, WINGARDIUM_LEVIOSA, ACCIO)
"""Cards that bring cards."""

DRAWN = 16
"""What drawing a card is worth to one of two players while many turns are left."""


def later(g: Scrabble) -> float:
    """The share of its worth that a card has which is used in a later turn, fitted to what drawing one is worth.

    The fewer turns a player has left, the fewer cards are used; and what hurts one of several opponents gains less.
    """
    return min(1.0, (4 + 3 * len(g.bag) / g.seats**2) / (2 * DRAWN))


def worth_now(g: Scrabble) -> dict[str, int]:
    """What using each card in this turn is worth."""
    return {**WORTH, **{card: round(WORTH[card] * later(g)) for card in FOR_LATER}}


def draw_worth(g: Scrabble) -> int:
    """What drawing a card is worth now."""
    return round(DRAWN * later(g)) if g.deck else 0
