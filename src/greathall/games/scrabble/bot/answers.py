"""How every bot answers the questions that are asked out of its turn."""

from __future__ import annotations

from random import Random
from typing import Any

from .. import actions as a
from ..effects import GIVE_TILE, REACTION_WINDOW, WHO_LAUGHED, within_reach
from ..state import Scrabble
from ..tiles import without
from ..turn import CHALLENGE_WINDOW, DRAW_TILES, pending
from .card_worth import WORTH
from .leaves import leaves


def answer(g: Scrabble, seat: int, rng: Random, doubts: bool = True) -> Any:
    """Everything but the own turn."""
    assert g.asked is not None
    effect = g.asked.effect
    options = g.options(seat)
    if effect is CHALLENGE_WINDOW:
        words = g.lexicon()
        if doubts and any(word not in words for word in pending(g).texts):
            return a.Challenge()
    elif effect is REACTION_WINDOW:
        if a.Finite() in options and _worth_cancelling(g):
            return a.Finite()
    elif effect is WHO_LAUGHED:
        return a.Laughed() if rng.random() < 0.5 else a.StraightFace()  # W13
    elif effect is GIVE_TILE:
        rack = g.racks[seat]
        return max(options, key=lambda option: leaves().worth(without(rack, option.tile)))
    elif effect is DRAW_TILES:
        rack = g.racks[seat]
        return max(options, key=lambda option: leaves().worth(without(rack, option.tiles)))
    return a.Tickle() if a.Tickle() in options else a.Accept()


def _worth_cancelling(g: Scrabble) -> bool:
    """Nobody is told which card Accio takes: the best that it can."""
    return not isinstance(g.spell, a.Summon) or max(WORTH[card] for card in within_reach(g)) >= 10
