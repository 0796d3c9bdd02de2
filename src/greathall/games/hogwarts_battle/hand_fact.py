"""What all know of closed hands."""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True):
    """All know that so many cards of a sort are in these hands together, see `memory`."""

    seats: tuple[int, ...]
    sort: str
    least: int
    most: int
