"""A game at any position of the classic edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..notation import read_position, write_position
from ..state import Scrabble


def position(line: str, **settings: Any) -> Scrabble:
    """The game at a position as `notation.write_position` writes it; the seat to move comes first and is seat 0.

    Racks of the others may be missing or short: they are filled with unseen tiles. Words are checked unless the
    settings say otherwise.
    """
    from ..spec import SPEC  # the specification knows the bots, and they could study

    wanted = {"edition": "classic", "words": "checked"} | settings
    return SPEC.new(seats=len(read_position(line)[2]), seed=0, position=line, **wanted)


def at(board: str, rack: str, scores: Sequence[int], turn: int, idle: int = 0, **settings: Any) -> Scrabble:
    """The same when it is the turn of this seat, which becomes seat 0: the others follow."""
    seats = len(scores)
    in_order = [scores[(turn + i) % seats] for i in range(seats)]
    return position(write_position(board, [rack, *[""] * (seats - 1)], in_order, idle), **settings)
