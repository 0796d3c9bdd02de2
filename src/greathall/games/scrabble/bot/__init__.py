"""The bots of Scrabble: easy, medium, strong, and master (strong with more time and all cores).

They look at nothing that their seat does not know.
"""

from .chance import value
from .easy import easy
from .judge import judge
from .medium import heuristic, medium, points
from .strong import promising, weigh, weigh_on_all_cores

PLAYERS = {"common": easy, "points": points, "equity": medium}
"""The last is `medium`, the heuristic, by the name that older saves have for it."""
ADVISORS = {"simulation": weigh, "all_cores": weigh_on_all_cores}

__all__ = ["ADVISORS", "PLAYERS", "heuristic", "judge", "promising", "value"]
