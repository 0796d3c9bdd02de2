"""What the students of HOGWARTS play for, in one line."""

from __future__ import annotations

from greathall.core.messages import Message
from greathall.games.hogwarts_board.state import UPPER_SP
from greathall.games.hogwarts_board.view import View

MESSAGES = ("goal-upper", "goal-chamber", "goal-enter", "goal-watch")


def goal(view: View, seat: int | None) -> Message:
    """The next threshold of SP on the way to Voldemort."""
    needed = view.chamber_sp
    if seat is None:
        return Message("goal-watch", {"needed": needed})
    sp = view.wizards[seat].sp
    if sp >= needed:
        return Message("goal-enter", {"sp": sp})
    if sp < UPPER_SP:
        return Message("goal-upper", {"upper": UPPER_SP, "needed": needed, "sp": sp})
    return Message("goal-chamber", {"needed": needed, "sp": sp})
