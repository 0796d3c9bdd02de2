"""The bots of Scrabble: easy, medium and strong. They look at nothing that their seat does not know."""

from .easy import easy
from .medium import heuristic, medium
from .strong import strong

PLAYERS = {"common": easy, "points": medium, "simulation": strong}

__all__ = ["PLAYERS", "heuristic"]
