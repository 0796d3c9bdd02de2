"""What a game says of itself to somebody who looks for one: the side of the box."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class Facts(Struct, frozen=True, kw_only=True):
    """The message `tagline` of the game's catalogue says in a sentence what one does in it."""

    minutes: int
    """How long a game takes among people who know it."""
    weight: Literal["light", "medium", "heavy"]
    """How much there is to learn."""
    sides: Literal["alone", "teams", "together"]
    """Each against all others, teams against each other, or all together against the game."""
    usual_seats: int | None = None
    """How many seats a first game has, if not the fewest."""
    asked: list[str] = []
    """The settings that are asked for before every game; all others are one tap away."""
    gentle: dict[str, Any] = {}
    """The settings with which a beginner is safe, where they are not the usual ones: for games against bots, unless
    somebody chooses otherwise."""
