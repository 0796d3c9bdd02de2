"""What lies before a player."""

from __future__ import annotations

from msgspec import Struct

FULL_HP = 10


class Wizard(Struct, gc=False):
    """A player's display."""

    house: str
    square: str
    hp: int = FULL_HP
    sp: int = 0
    """Without the Elder Wand's 50 (R55)."""
    spells: tuple[str, ...] = ()
    potion: str = ""
    item: str = ""
    came: tuple[str, ...] = ()
    """The way of the last move from where it began to this square; empty if sent, jumped or pulled here (R25)."""
    resting: int = 0
    """In the infirmary: 1 landed there, 2 fainted."""
    skips: int = 0
    loves: int = -1
    cloaked: bool = False
    mapped: bool = False
    guarded: bool = False
    speedy: bool = False
    strong: bool = False
    powerful: bool = False
    brewed: bool = False
