"""What laid tiles would bring, before they are played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from . import actions as a
from .board import FIFTY, RACK
from .options import bonuses, laid_out
from .state import Scrabble


class WordPreview(Struct, frozen=True):
    text: str
    points: int


class Preview(Struct, frozen=True):
    """The points of a play, part by part. Whether its words exist is not told: they may be challenged (W3)."""

    words: tuple[WordPreview, ...]
    fifty: int
    glossary: int
    bonus: int
    cards: int
    """Hogwarts cards to be drawn."""
    total: int


def preview(g: Scrabble, seat: int, action: Any) -> Preview | None:
    """Of a placement that would be accepted; other answers bring nothing that could be counted."""
    if not isinstance(action, a.Place):
        return None
    formed = laid_out(g, action)
    glossary, bonus = bonuses(g, formed, action.card)
    return Preview(
        words=tuple(WordPreview(word.text, word.score) for word in formed.words),
        fifty=FIFTY if len(formed.tiles) >= RACK else 0,
        glossary=glossary,
        bonus=bonus,
        cards=min(formed.cards(), len(g.deck)),
        total=formed.score + glossary + bonus,
    )
