"""The components: houses, spells, rewards, and how they are dealt for each number of players."""

from __future__ import annotations

from typing import Annotated

from greathall.core.messages import vocabulary

ROUNDS = 8
REVEALED_EACH_ROUND = 8

House = Annotated[str, vocabulary("house")]
Spell = Annotated[str, vocabulary("spell")]
Reward = Annotated[str, vocabulary("reward")]
Phase = Annotated[str, vocabulary("phase")]

HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
PHASES = ("reveal", "prepare", "target", "cast", "apply", "share", "end", "scoring")

# Spells and rewards are small numbers in the state and names everywhere else.
SPELLS = ("misspell", "stupefy", "protego")
MISSPELL, STUPEFY, PROTEGO = range(3)

REWARDS = (
    "points_10",
    "points_20",
    "points_40",
    "successful_potion",
    "favour",
    "private_lessons",
    "time_turner",
    "become_the_favourite",
)
POINTS_10, POINTS_20, POINTS_40, POTION, FAVOUR, LESSONS, TURNER, BECOME_FAVOURITE = range(8)
POINTS = (10, 20, 40, 0, 0, 0, 0, 0)
COPIES = (15, 15, 10, 10, 10, 2, 2)
"""How many of each are in the pile of 64; become-the-favourite is the ninth reward of every round."""

FAVOUR_BONUS = (0, 10, 30, 60, 120, 200, 300, 400, 600, 800, 1000)
POTIONS_MASTER_POINTS = 100
LATECOMER_POINTS = -100

NORMAL_HAND = (5, 3)
"""(Misspells, Stupefies)."""
TWIN_HAND = (6, 2)
TWIN_TOKENS = 1

SEATING = {
    4: (0, 1, 2, 3),
    5: (0, 1, 0, 2, 3),
    6: (0, 1, 2, 0, 1, 2),
    7: (0, 1, 0, 2, 0, 1, 2),
    8: (0, 1, 2, 3, 0, 1, 2, 3),
}
"""S31: which of the houses that play sits where, as on the Distribution cards: teammates are not neighbours."""
