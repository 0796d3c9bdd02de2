"""The bots of Scrabble: easy, medium, strong, and master (strong with more time).

They look at nothing that their seat does not know.
"""

from .chance import value
from .easy import easy
from .judge import judge
from .medium import heuristic, medium
from .strong import weigh

PLAYERS = {"common": easy, "points": medium}
ADVISORS = {"simulation": weigh}

__all__ = ["ADVISORS", "PLAYERS", "heuristic", "judge", "value"]
