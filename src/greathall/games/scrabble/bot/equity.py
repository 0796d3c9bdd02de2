"""The play of the best equity: its points, and what the tiles that are kept are worth.

This is how `medium` chooses, and the strong player where nothing is compiled; `simulation` starts from the same
figures.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .. import actions as a
from ..board import BLANK, RACK
from ..engine import generator
from ..engine.play import Play
from ..options import bonuses, laid_out, parts, place_of
from ..state import Scrabble
from ..tiles import unseen, without
from .card_worth import DRAW
from .leaves import leaves, worth_of_leaves
from .points import card_squares, glossary_plays, letter_extra

CANDIDATES = 28
"""So many plays are looked at more closely: for glossary words, the bonus card and Hogwarts spaces."""


def choose(g: Scrabble, seat: int, card: str | None) -> Any:
    """A play with this card, or an exchange that promises more; None if nothing can be laid."""
    if not g.racks[seat]:
        return None
    return _compiled(g, seat, card) if generator.ready() else _plain(g, seat, card)


def _going_out(g: Scrabble, seat: int) -> int:
    """What the others hold, on average, when the bag is empty."""
    values = g.language.values
    return 0 if g.bag else sum(values[tile] for tile in unseen(g, seat)) // (g.seats - 1)


def _compiled(g: Scrabble, seat: int, card: str | None) -> Any:
    chosen = generator.fast().static(
        g.lexicon(), g.board, g.marks, g.racks[seat], worth_of_leaves(g.settings.language), len(g.bag),
        100 * _going_out(g, seat), card is None and len(g.bag) >= RACK, card_squares() if g.deck else None,
        letter_extra(card),
    )  # fmt: skip
    best = chosen.plays[0] if chosen.plays else None
    if magic := glossary_plays(g, seat):
        equity = _equity(g, seat, card)
        gain = chosen.equity if best is None else equity(best)
        for play in magic:
            if equity(play) > gain:
                best, gain = play, equity(play)
    if best is not None:
        return place_of(best, card)
    return a.Exchange(chosen.away) if chosen.away else None


def _plain(g: Scrabble, seat: int, card: str | None) -> Any:
    rack, kept, equity = g.racks[seat], _kept_worth(g, seat), _equity(g, seat, card)

    def rough(play: Play) -> int:
        return 100 * play.score + kept(_rest(rack, play))

    plays = sorted(generator.generate(g.lexicon(), g.board, g.marks, rack), key=rough, reverse=True)[:CANDIDATES]
    best = max(plays, key=equity, default=None)
    if card is None and len(g.bag) >= RACK:
        away = max(parts(rack, len(rack)), key=lambda part: kept(without(rack, part)))
        if best is None or kept(without(rack, away)) > equity(best):
            return a.Exchange(away)
    return None if best is None else place_of(best, card)


def _rest(rack: str, play: Play) -> str:
    return without(rack, [BLANK if letter.islower() else letter for _, letter in play.tiles])


def _kept_worth(g: Scrabble, seat: int) -> Callable[[str], int]:
    """In hundredths. When the bag is empty, what is kept costs twice its value; going out brings the others'."""
    values, worth_of, going_out = g.language.values, leaves(g.settings.language), 2 * _going_out(g, seat)

    @cache
    def worth(kept: str) -> int:
        if g.bag:
            return worth_of.worth(kept)
        return 100 * going_out if not kept else -1000 - 200 * sum(values[tile] for tile in kept)

    return worth


def _equity(g: Scrabble, seat: int, card: str | None) -> Callable[[Play], int]:
    """All that a play brings, in hundredths: with glossary, bonus card and Hogwarts spaces."""
    kept, rack = _kept_worth(g, seat), g.racks[seat]

    def equity(play: Play) -> int:
        formed = laid_out(g, place_of(play, card))
        more = sum(bonuses(g, formed, card)) + DRAW * min(formed.cards(), len(g.deck))
        return 100 * (formed.score + more) + kept(_rest(rack, play))

    return equity
