"""The play of the best equity, in plain Python: its points, and what the tiles that are kept are worth.

This is how the strong player chooses where nothing is compiled. `simulation` starts from the same figures.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .. import actions as a
from ..board import BLANK, RACK
from ..engine.generator import generate
from ..engine.play import Play
from ..options import bonuses, laid_out, parts, place_of
from ..state import Scrabble
from ..tiles import unseen, without
from .card_worth import DRAW
from .leaves import leaves

CANDIDATES = 28
"""So many plays are looked at more closely: for glossary words, the bonus card and Hogwarts spaces."""


def choose(g: Scrabble, seat: int, card: str | None) -> Any:
    """A play with this card, or an exchange that promises more; None if nothing can be laid."""
    rack = g.racks[seat]
    values, worth_of = g.language.values, leaves(g.settings.language)
    going_out = 2 * sum(values[tile] for tile in unseen(g, seat)) // (g.seats - 1)

    @cache
    def kept_worth(kept: str) -> int:
        """In hundredths. When the bag is empty, what is kept costs twice its value; going out brings the others'."""
        if g.bag:
            return worth_of.worth(kept)
        return 100 * going_out if not kept else -1000 - 200 * sum(values[tile] for tile in kept)

    def rough(play: Play) -> int:
        laid = [BLANK if letter.islower() else letter for _, letter in play.tiles]
        return 100 * play.score + kept_worth(without(rack, laid))

    def equity(play: Play) -> int:
        formed = laid_out(g, place_of(play, card))
        more = sum(bonuses(g, formed, card)) + DRAW * min(formed.cards(), len(g.deck))
        return rough(play) + 100 * more

    plays = sorted(generate(g.lexicon(), g.board, g.marks, rack), key=rough, reverse=True)[:CANDIDATES]
    best = max(plays, key=equity, default=None)
    if card is None and len(g.bag) >= RACK:
        away = max(parts(rack, len(rack)), key=lambda part: kept_worth(without(rack, part)))
        if best is None or kept_worth(without(rack, away)) > equity(best):
            return a.Exchange(away)
    return None if best is None else place_of(best, card)
