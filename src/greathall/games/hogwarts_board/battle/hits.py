"""What plans come to when they succeed: a hit on somebody, or an escape."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from greathall.games.hogwarts_board.battle.state import Plan

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


class Hit:
    """A plan that succeeds: who acts, on whom it falls, the die that says how much, the card it is about."""

    __slots__ = ("astray", "blockable", "by", "card", "die", "on", "prize", "rebound", "to", "verb")

    def __init__(self, plan: Plan, on: int, astray: bool, blockable: bool) -> None:
        self.by = plan.who
        self.on = on
        self.verb = plan.verb
        self.card = plan.card
        self.prize = plan.prize
        self.to = plan.to
        self.astray = astray
        self.blockable = blockable
        """A shield can stop it."""
        self.rebound = False
        self.die = 0
