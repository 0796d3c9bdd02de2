"""Everything with a name, by its name.

The rules look cards up, and the texts of cards are made of rules. So that neither imports the other, the tables are
declared here and filled in one place, by `cards/__init__.py`. What is built on the cards (hero actions, turn, setup,
bots) imports the tables from there, and so finds them complete.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.core.kernel import Effect
from greathall.games.hogwarts_battle.components import Card, DarkArts, Hero, Horcrux, Location, Proficiency, Villain

CARDS: Final[dict[str, Card]] = {}
HEROES: Final[dict[str, Hero]] = {}
EVENTS: Final[dict[str, DarkArts]] = {}
VILLAINS: Final[dict[str, Villain]] = {}
HORCRUXES: Final[dict[str, Horcrux]] = {}
PROFICIENCIES: Final[dict[str, Proficiency]] = {}
GAME_LOCATIONS: Final[dict[int, tuple[Location, ...]]] = {}
"""The locations of each game in printed order."""
REACTIONS: Final[dict[str, dict[str, Effect[Any]]]] = {}
"""For each trigger, the villains and Horcruxes that react to it, and how."""
CAUSES: Final[set[str]] = set()
"""Sources that act for a reason: their prompts say it (`cause-draco-malfoy`)."""
