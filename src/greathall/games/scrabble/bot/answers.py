"""How every bot answers the questions that are asked out of its turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from .. import actions as a
from ..effects import GIVE_TILE, REACTION_WINDOW, WHO_LAUGHED, within_reach
from ..state import Scrabble
from ..tiles import without
from ..turn import CHALLENGE_WINDOW, DRAW_TILES, READ_CLOCKS, pending
from .card_worth import WORTH
from .leaves import leaves

Doubts = Callable[[Scrabble, Sequence[str], Random], bool]
"""Whether a bot challenges a play of these words."""


def wrong_words(g: Scrabble, words: Sequence[str], rng: Random) -> bool:
    """Whoever knows the whole lexicon challenges what is not in it."""
    lexicon = g.lexicon()
    return any(word not in lexicon for word in words)


def answer(g: Scrabble, seat: int, rng: Random, doubts: Doubts = wrong_words) -> Any:
    """Everything but the own turn. Laughs are claimed in the own turn only: nobody is asked again and again."""
    assert g.asked is not None
    effect = g.asked.effect
    options = g.options(seat)
    if effect is CHALLENGE_WINDOW:
        if doubts(g, pending(g).texts, rng):
            return a.Challenge()
    elif effect is REACTION_WINDOW:
        if a.Finite() in options and _worth_cancelling(g):
            return a.Finite()
    elif effect is WHO_LAUGHED:
        return a.Laughed() if rng.random() < 0.5 else a.StraightFace()  # W13
    elif effect is GIVE_TILE:
        return max(options, key=lambda option: _left(g, seat, option.tile))
    elif effect is DRAW_TILES:
        return max(options, key=lambda option: _left(g, seat, option.tiles))
    elif effect is READ_CLOCKS:
        return options[0]  # where nobody keeps the time, nobody has taken too much
    return a.Accept()


def _left(g: Scrabble, seat: int, gone: str) -> int:
    """The worth of the rack without these tiles."""
    return leaves(g.settings.language).worth(without(g.racks[seat], gone))


def _worth_cancelling(g: Scrabble) -> bool:
    """Nobody is told which card Accio takes: the best that it can."""
    return not isinstance(g.spell, a.Summon) or max(WORTH[card] for card in within_reach(g)) >= 10
