"""The components: houses, spells, rewards, and how they are dealt for each number of players."""

from __future__ import annotations

from typing import Annotated, Final

from greathall.core.messages import vocabulary

ROUNDS: Final = 8
REVEALED_EACH_ROUND: Final = 8

House = Annotated[str, vocabulary("house")]
Spell = Annotated[str, vocabulary("spell")]
Reward = Annotated[str, vocabulary("reward")]
Phase = Annotated[str, vocabulary("phase")]

HOUSES: Final[tuple[str, ...]] = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
PHASES: Final[tuple[str, ...]] = ("reveal", "prepare", "target", "cast", "apply", "share", "end", "scoring")

# Spells and rewards are small numbers in the state and names everywhere else.
SPELLS: Final[tuple[str, ...]] = ("misspell", "stupefy", "protego")
MISSPELL: Final = 0
STUPEFY: Final = 1
PROTEGO: Final = 2

REWARDS: Final[tuple[str, ...]] = (
    "points_10",
    "points_20",
    "points_40",
    "successful_potion",
    "favour",
    "private_lessons",
    "time_turner",
    "become_the_favourite",
)
POINTS_10: Final = 0
POINTS_20: Final = 1
POINTS_40: Final = 2
POTION: Final = 3
FAVOUR: Final = 4
LESSONS: Final = 5
TURNER: Final = 6
BECOME_FAVOURITE: Final = 7
POINTS: Final[tuple[int, ...]] = (10, 20, 40, 0, 0, 0, 0, 0)
COPIES: Final[tuple[int, ...]] = (15, 15, 10, 10, 10, 2, 2)
"""How many of each are in the pile of 64; become-the-favourite is the ninth reward of every round."""

FAVOUR_BONUS: Final[tuple[int, ...]] = (0, 10, 30, 60, 120, 200, 300, 400, 600, 800, 1000)
POTIONS_MASTER_POINTS: Final = 100
LATECOMER_POINTS: Final = -100

NORMAL_HAND: Final = (5, 3)
"""(Misspells, Stupefies)."""
TWIN_HAND: Final = (6, 2)
TWIN_TOKENS: Final = 1

SEATING: Final[dict[int, tuple[int, ...]]] = {
    4: (0, 1, 2, 3),
    5: (0, 1, 0, 2, 3),
    6: (0, 1, 2, 0, 1, 2),
    7: (0, 1, 0, 2, 0, 1, 2),
    8: (0, 1, 2, 3, 0, 1, 2, 3),
}
"""S31: which of the houses that play sits where, as on the Distribution cards: teammates are not neighbours."""
