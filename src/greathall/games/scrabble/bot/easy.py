"""`easy` knows common words only and takes one of its better plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from ..engine import generator
from ..engine.lexicon import Lexicon
from ..options import place_of
from ..state import Scrabble
from ..turn import TAKE_TURN
from .answers import answer
from .card_choice import spell
from .exchanging import exchange_or_pass

COMMON = 9000
"""How many of the most frequent words of the language the easy player knows."""
MOSTLY, RARELY = 0.8, 0.03


def easy(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """Common words, and not always the best of them; cards whenever they come to mind."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng, unknown_words)
    card = spell(g, seat)
    if card is not None and rng.random() < 0.5:
        return card
    plays = sorted(
        generator.generate(common_words(g.lexicon()), g.board, g.marks, g.racks[seat]), key=lambda play: -play.score
    )
    if not plays:
        return exchange_or_pass(g, seat)
    return place_of(plays[min(int(rng.expovariate(0.25)), len(plays) - 1)])


def unknown_words(g: Scrabble, words: Sequence[str], rng: Random) -> bool:
    """A beginner doubts what looks odd: words that do not exist mostly, rare ones hardly ever."""
    known, lexicon = common_words(g.lexicon()), g.lexicon()
    odd = [word for word in words if word not in known]
    return bool(odd) and rng.random() < (RARELY if all(word in lexicon for word in odd) else MOSTLY)


@cache
def common_words(lexicon: Lexicon) -> Lexicon:
    """The most frequent words of the language that count here."""
    words = [word for word in lexicon.language.words("common") if word in lexicon]
    return Lexicon.from_words(words[:COMMON], name="common", code=lexicon.language.code)
