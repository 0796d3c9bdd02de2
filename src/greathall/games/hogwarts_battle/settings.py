"""What can be chosen before a game."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from greathall.core.messages import vocabulary

HeroName = Annotated[Literal["harry", "ron", "hermione", "neville"], vocabulary("card")]
ProficiencyName = Annotated[
    Literal[
        "arithmancy",
        "charms",
        "defense_against_the_dark_arts",
        "divination",
        "flying_lessons",
        "herbology",
        "history_of_magic",
        "potions",
        "transfiguration",
    ],
    vocabulary("card"),
]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen before a game."""

    game: Annotated[int, Meta(ge=1, le=7)] = 1
    """Which of the seven games."""
    heroes: tuple[HeroName, ...] = ()
    """The hero of each seat; empty: Harry, Ron, Hermione, Neville in this order."""
    proficiencies: tuple[ProficiencyName, ...] = ()
    """From Game 6 on, the proficiency of each seat; empty: chosen at the table, or dealt."""
    deal_proficiencies: bool = False
    """Deal the proficiencies instead of letting each hero choose one."""
    difficulty: Literal["standard", "moderate", "hard", "every_location"] = "standard"
    """Control tokens to begin with: none, 1 or 2 on the first location, or 1 on every location when it is revealed."""
    closed_hands: bool = False
    """Partners do not see each other's hands."""
    free_order: bool = False
    """B3: the active hero orders abilities and reactions that wait at the same moment."""
    first: Annotated[int, vocabulary("seat", ge=0, le=3)] = 0
    """The seat whose turn is the first."""

    added: ClassVar[frozenset[str]] = frozenset({"first"})
