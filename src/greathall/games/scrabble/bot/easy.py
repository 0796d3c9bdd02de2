"""`easy` knows common words only and takes one of its better plays."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from ..engine import generator, wordlists
from ..engine.lexicon import Lexicon
from ..options import place_of
from ..state import Scrabble
from ..turn import TAKE_TURN
from .answers import answer
from .card_choice import spell
from .exchanging import exchange_or_pass

COMMON = 9000
"""How many of the most frequent English words the easy player knows."""


def easy(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """Common words, and not always the best of them; cards whenever they come to mind."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return answer(g, seat, rng, doubts=False)
    card = spell(g, seat)
    if card is not None and rng.random() < 0.5:
        return card
    plays = sorted(
        generator.generate(common_words(g.lexicon()), g.board, g.marks, g.racks[seat]), key=lambda play: -play.score
    )
    if not plays:
        return exchange_or_pass(g, seat)
    return place_of(plays[min(int(rng.expovariate(0.25)), len(plays) - 1)])


@cache
def common_words(lexicon: Lexicon) -> Lexicon:
    """The most frequent words of the language that count here."""
    words = [word for word in wordlists.bundled("common") if word in lexicon]
    return Lexicon.from_words(words[:COMMON], name="common")
