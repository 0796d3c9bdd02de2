"""Scrabble, Harry Potter Edition. For studies: `Lexicon` and `plays`, every legal play of a plain board."""

from .generator import plays
from .lexicon import BadLexicon, Lexicon
from .play import Play, Plays
from .spec import SPEC

__all__ = ["SPEC", "BadLexicon", "Lexicon", "Play", "Plays", "plays"]
