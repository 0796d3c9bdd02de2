"""The harmful statuses of a battle: who is immune to each, how it begins and how it ends.

A status is kept in the battler's field of the same name, as battle rounds left or as a flag.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.hogwarts_board.battle.creatures import (
    BASILISK,
    DEMENTOR,
    RAVEN_FORM,
    SERPENT,
    TROLL_FORM,
    is_serpent,
)
from greathall.games.hogwarts_board.battle.state import Battler


def nobody(b: Battler) -> bool:
    return False


class Status:
    """A status that lasts some battle rounds from the next on (R38)."""

    __slots__ = ("catches", "immune", "name")

    def __init__(self, name: str, immune: Callable[[Battler], bool] = nobody, catches: bool = False) -> None:
        self.name = name
        self.immune = immune
        self.catches = catches
        """Whoever has barely got away (a 2) is caught by it after all."""

    def begin(self, b: Battler, rounds: int, by: int) -> None:
        setattr(b, self.name, rounds)

    def end(self, b: Battler) -> bool:
        """Tells whether there was anything to end."""
        value = getattr(b, self.name)
        setattr(b, self.name, type(value)())
        return bool(value)


class Wound(Status):
    """1 HP in every later battle round (R39)."""

    __slots__ = ()

    def begin(self, b: Battler, rounds: int, by: int) -> None:
        setattr(b, self.name, True)


class Petrified(Status):
    """A serpent's bite does not shorten a longer spell."""

    __slots__ = ()

    def begin(self, b: Battler, rounds: int, by: int) -> None:
        b.petrified = max(rounds, b.petrified)


class Bewildered(Status):
    """Replaces the weaker confusion; what goes astray may serve whoever cast it."""

    __slots__ = ()

    def begin(self, b: Battler, rounds: int, by: int) -> None:
        b.bewildered = rounds
        b.confunder = by
        b.confunded = 0


class Controlled(Status):
    """For the next battle round only; its end is not announced."""

    __slots__ = ()

    def begin(self, b: Battler, rounds: int, by: int) -> None:
        b.controller = by

    def end(self, b: Battler) -> bool:
        b.controller = -1
        return False


DISARMED: Final = Status("disarmed", immune=lambda b: b.kind in (DEMENTOR, BASILISK, SERPENT))
SNARED: Final = Status("snared", immune=lambda b: b.form == RAVEN_FORM or b.kind in (DEMENTOR, BASILISK), catches=True)
CONFUNDED: Final = Status("confunded", immune=lambda b: b.form == TROLL_FORM or b.bewildered > 0)
BEWILDERED: Final = Bewildered("bewildered")
PETRIFIED: Final = Petrified("petrified", catches=True)
CONTROLLED: Final = Controlled("controlled", catches=True)
BLEEDING: Final = Wound("bleeding")
ENVENOMED: Final = Wound("envenomed", immune=is_serpent)
HARMFUL: Final = (DISARMED, SNARED, CONFUNDED, BEWILDERED, PETRIFIED, CONTROLLED, BLEEDING, ENVENOMED)
