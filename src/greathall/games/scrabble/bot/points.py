"""The play that brings the most points at once, with the bonus card that goes best with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from .. import actions as a
from ..board import HOGWARTS, TILES
from ..cards import BONUS, CONFUNDO
from ..engine import generator
from ..engine.lexicon import Lexicon
from ..engine.play import Play
from ..languages import language
from ..options import bonuses, laid_out, place_of
from ..placing import GLOSSARY_BONUS, REVELIO_BONUS, SQUARES
from ..state import Scrabble
from .card_worth import DRAW, KEEP, WORTH

LATE = 14
"""With fewer tiles in the bag nothing is kept for later."""


class Found(NamedTuple):
    """A play, the card laid with it, and all the points it brings at once."""

    points: int
    place: a.Place
    play: Play


@cache
def _glossary(code: str) -> Lexicon:
    words = language(code).glossary
    return Lexicon.from_words(words, words, "glossary", code)


@cache
def letter_extra(card: str | None) -> Any:
    """What laying each tile brings besides, in hundredths, for the compiled search: the letters of a bonus card."""
    import numpy as np

    return np.array([500 * (tile in BONUS.get(card or "", "")) for tile in TILES], np.int32)


@cache
def card_squares(draw: int = DRAW) -> Any:
    """What laying on each square brings besides, in hundredths: a Hogwarts space a card for each word through it."""
    import numpy as np

    extra = np.zeros((17, 17), np.int32)
    worth = [100 * draw if square == HOGWARTS else 0 for square in SQUARES]
    extra[1:16, 1:16] = np.array(worth, np.int32).reshape(15, 15)
    return extra.ravel()


def _best_of(*position: Any, **wanted: Any) -> Sequence[Play]:
    """By the compiled search, when it is ready."""
    plays: Sequence[Play] = generator.fast().best(*position, **wanted)[0]
    return plays


def glossary_plays(g: Scrabble, seat: int, above: int = 0) -> Sequence[Play]:
    """Plays of a glossary word whose crossings are glossary words too: few, and quickly found.

    Of those that score more than `above` the best is enough.
    """
    if not g.wizarding:
        return []
    words, rack = _glossary(g.settings.language), g.racks[seat]
    if generator.ready():
        return _best_of(words, g.board, g.marks, rack, above=100 * above)
    return generator.generate(words, g.board, g.marks, rack)


def _found(g: Scrabble, play: Play, card: str | None) -> Found:
    place = place_of(play, card)
    laid = laid_out(g, place)
    return Found(laid.score + sum(bonuses(g, laid, card)), place, play)


def _best(g: Scrabble, seat: int, card: str | None) -> Sequence[Play]:
    """The play that scores most with this card, glossary words left aside; none if nothing can be laid."""
    position = g.lexicon(), g.board, g.marks, g.racks[seat], card == CONFUNDO
    if generator.ready():
        return _best_of(*position, letter_extra=letter_extra(card))
    letters = BONUS.get(card or "", "")

    def points(play: Play) -> int:
        return play.score + (5 * sum(letter in letters for _, letter in play.tiles) if letters else 0)

    found = max(generator.generate(*position), key=points, default=None)
    return [] if found is None else [found]


def most_points(g: Scrabble, seat: int) -> Found | None:
    """The play that brings the most points at once; a bonus card joins in when it is worth it."""
    rack = g.racks[seat]
    if not rack:
        return None
    usable = [] if g.used else [card for card in (*BONUS, CONFUNDO) if g.usable(seat, card)]
    options = [_found(g, play, card) for card in (None, *usable) for play in _best(g, seat, card)]
    plain = max((found.points for found in options if found.place.card is None), default=0)
    gain = REVELIO_BONUS if g.revelio else GLOSSARY_BONUS
    for play in glossary_plays(g, seat, plain - gain):
        options.append(_found(g, play, None))
        plain = max(plain, options[-1].points)
    late = len(g.bag) < LATE
    kept = [
        found
        for found in options
        if found.place.card is None
        or found.points - plain >= (1 if late else KEEP.get(found.place.card, WORTH[found.place.card]))
    ]
    return max(kept, key=lambda found: found.points, default=None)
