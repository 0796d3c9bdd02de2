"""What the lab weighs: the pieces of a game (cards, rewards, spells, squares) that a seat took or used."""

from __future__ import annotations

from typing import NamedTuple


class Use(NamedTuple):
    """A seat took or used a piece."""

    kind: str
    """What is compared with each other: its heading is the message `lab-use-<kind>`."""
    seat: int
    piece: str
    """The message key of its name."""
