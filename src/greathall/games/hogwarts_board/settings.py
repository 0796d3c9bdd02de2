"""What can be chosen before a game."""

from __future__ import annotations

from msgspec import Struct

from greathall.games.hogwarts_board.lengths import LengthName


class Settings(Struct, frozen=True):
    """The options of a game."""

    length: LengthName = "normal"
    """normal: by the book; evening and short: house rules (`lengths`)."""
    events: bool = True
    """Without the event deck the event squares are plain squares."""
