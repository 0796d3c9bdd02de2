"""What the players of Stupefy play for, in one line."""

from __future__ import annotations

from greathall.core.messages import Message, message_key
from greathall.games.stupefy.cards import ROUNDS
from greathall.games.stupefy.view import StupefyView

MESSAGES = ("goal", "goal-watch")


def goal(view: StupefyView, seat: int | None) -> Message:
    """The points of the own house alone: the others' are to be remembered (S20)."""
    left = ROUNDS - view.round
    if seat is None or view.own is None:
        return Message("goal-watch", {"left": left})
    house = Message(message_key("house", view.players[seat].house))
    return Message("goal", {"house": house, "points": view.own.house_points, "left": left})
