"""What the players of Scrabble play for, in one line."""

from __future__ import annotations

from greathall.core.messages import Message, Player

from .view import ScrabbleView

MESSAGES = ("goal-ahead", "goal-behind", "goal-level", "goal-watch")


def goal(view: ScrabbleView, seat: int | None) -> Message:
    """The distance to the best of the others."""
    scores = [player.score for player in view.players]
    best = max((other for other in range(len(scores)) if other != seat), key=lambda other: scores[other])
    if seat is None:
        return Message("goal-watch", {"player": Player(best), "score": scores[best], "bag": view.bag})
    lead = scores[seat] - scores[best]
    key = "goal-ahead" if lead > 0 else "goal-behind" if lead < 0 else "goal-level"
    return Message(key, {"score": scores[seat], "distance": abs(lead), "player": Player(best), "bag": view.bag})
