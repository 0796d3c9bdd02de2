"""How long a game lasts: by the book, or with house rules that make an evening of it (H1 to H5 in the rulings).

What each length usually takes was measured (docs/hogwarts_board_lengths.md) and is said in the lobby.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greathall.core.kernel import State
from greathall.games.hogwarts_board import versions

LengthName = Literal["normal", "evening", "short"]


class Length(Struct, frozen=True, kw_only=True):
    """The numbers that differ between the lengths; the defaults are the book's."""

    chamber_sp: int = 200
    """The dark doorways open with so many SP."""
    rounds: int = 200
    """After this round the school year is over (R86)."""
    voldemort_hp: int = 12
    study_sp: int = 5
    """Gained at the end of a turn below 100 SP."""
    first_spell: str = ""
    """Everybody begins with this spell."""
    gentle_to_two: bool = False
    """With two players, a Death Eater's own spell takes 2 HP instead of 3."""
    last_battle: bool = False
    """The year ends with a last battle against Voldemort instead of a count of SP."""


BY_THE_BOOK = Length()
LENGTHS: dict[str, Length] = {
    "normal": BY_THE_BOOK,
    "evening": Length(
        chamber_sp=150,
        rounds=50,
        voldemort_hp=9,
        study_sp=10,
        first_spell="stupefy",
        gentle_to_two=True,
        last_battle=True,
    ),
    "short": Length(chamber_sp=120, rounds=40, voldemort_hp=8, last_battle=True),
}
SHORT_IN_VERSION_1 = Length(chamber_sp=120, rounds=40)


def length_of(g: State) -> Length:
    """The length of this game, by the rules under which it began."""
    name = g.settings.length
    if name == "short" and g.version < versions.SHORT_YEAR_ENDS_IN_BATTLE:
        return SHORT_IN_VERSION_1
    return LENGTHS[name]
