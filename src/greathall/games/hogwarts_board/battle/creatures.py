"""The kinds of battlers and what they are: HP, power, which of them are animals or cast spells."""

from __future__ import annotations

from typing import Final

from greathall.games.hogwarts_board.battle.state import Battler

ENEMIES_SIDE: Final = 9
WIZARD: Final = "wizard"
DEATH_EATER: Final = "death_eater"
VOLDEMORT: Final = "voldemort"
BASILISK: Final = "basilisk"
DEMENTOR: Final = "dementor"
SERPENT: Final = "serpent"

RAVEN_FORM: Final = "raven"
SERPENT_FORM: Final = "serpent"
TROLL_FORM: Final = "troll"

CAN_KILL: Final = frozenset((DEATH_EATER, VOLDEMORT, DEMENTOR))
CASTERS: Final = frozenset((DEATH_EATER, VOLDEMORT))
"""All that these do is spells: disarmed they do nothing (R47)."""
NEVER_RUN: Final = frozenset((VOLDEMORT, BASILISK, SERPENT))
FORM_DAMAGE: Final = {SERPENT_FORM: 3, TROLL_FORM: 5}
RAVEN_DAMAGE: Final[tuple[int, ...]] = (1, 2)
"""Against players, against all others."""


def death_eater(number: int, power: int = 3) -> Battler:
    return Battler(f"death_eater_{number + 1}", DEATH_EATER, True, ENEMIES_SIDE, hp=7, full=7, power=power)


def voldemort(hp: int = 12) -> Battler:
    return Battler("voldemort", VOLDEMORT, True, ENEMIES_SIDE, hp=hp, full=hp, power=6)


def basilisk(level: int) -> Battler:
    hp = (6, 10)[level]
    return Battler("basilisk", BASILISK, True, ENEMIES_SIDE, hp=hp, full=hp, power=(1, 2)[level])


def dementor(number: int) -> Battler:
    return Battler(f"dementor_{number + 1}", DEMENTOR, True, ENEMIES_SIDE, hp=3, full=3, power=1)


def serpent(number: int, master: int) -> Battler:
    side = ENEMIES_SIDE if master < 0 else master
    return Battler(f"serpent_{number}", SERPENT, True, side, hp=3, full=3, power=2, master=master)


def is_animal(b: Battler) -> bool:
    return bool(b.form) or b.kind in (BASILISK, SERPENT)


def is_serpent(b: Battler) -> bool:
    return b.form == SERPENT_FORM or b.kind in (BASILISK, SERPENT)


def held(b: Battler) -> bool:
    """Whether a snare keeps the battler from moving; a raven is free of it."""
    return b.snared > 0 and b.form != RAVEN_FORM
