"""Scrabble for those who study it: the best plays of a position, what each turn of a game lost, and words."""

from .best_plays import Studied, best_plays
from .games import Lost, equity_lost, states_of
from .positions import position
from .words import Hooks, anagrams, hooks, judged

__all__ = [
    "Hooks",
    "Lost",
    "Studied",
    "anagrams",
    "best_plays",
    "equity_lost",
    "hooks",
    "judged",
    "position",
    "states_of",
]
