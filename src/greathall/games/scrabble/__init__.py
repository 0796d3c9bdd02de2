"""Scrabble, Harry Potter Edition. For studies: `Lexicon` and `plays`, every legal play of a plain board."""

from .engine.generator import plays
from .engine.lexicon import Lexicon
from .engine.play import Play, Plays
from .languages import BadLexicon
from .spec import SPEC

__all__ = ["SPEC", "BadLexicon", "Lexicon", "Play", "Plays", "plays"]
