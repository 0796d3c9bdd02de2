"""What a Hogwarts card is worth in points, measured: `python bench/scrabble_cards.py` gives a player one card more."""

from __future__ import annotations

from .cards import BONUS, COMPETITION, COPIES

WORTH = {
    **COMPETITION,
    "harry_potter": 14,
    "tom_marvolo_riddle": 14,
    "ron_weasley": 15,
    "buckbeak": 12,
    "veritaserum": 4,
    "felix_felicis": 14,
    "expelliarmus": 6,
    "alohomora": 8,
    "engorgio": 9,
    "confundo": 5,
    "reparo": 36,
    "stupefy": 34,
    "wingardium_leviosa": 9,
    "accio": 16,
    "revelio": 2,
    "rictusempra": 8,
    "gemino": 9,
    "transfiguration": 6,
    "finite_incantatem": 6,
}
"""Points that a player gains by holding the card and using it as `bot` does."""

DRAW = sum(WORTH[card] * COPIES[card] for card in COPIES) // sum(COPIES.values())
"""What drawing a card is worth on average."""

KEEP = {card: WORTH[card] for card in BONUS}
"""A bonus card waits for a word that brings at least this much, until the game nears its end."""
