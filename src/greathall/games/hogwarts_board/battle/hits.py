"""What plans come to when they succeed: a hit on somebody, or an escape."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

BY_FOOT: Final = "run"
BY_BROOM: Final = "broomstick"
BY_SPELL: Final = "apparate"


class Escape(Struct, frozen=True, gc=False):
    """A battler gets away."""

    clean: bool
    """Otherwise whatever catches a battler in this battle round still holds it."""
    means: str
    n: int
    """How far, or with a spell the seat that chooses where."""


class Hit(Struct, gc=False):
    """A plan that succeeds: who acts, on whom it falls, the die that says how much, the card it is about."""

    by: int
    on: int
    verb: str
    card: str
    prize: str
    to: int
    astray: bool
    blockable: bool
    """A shield can stop it."""
    rebound: bool = False
    die: int = 0
