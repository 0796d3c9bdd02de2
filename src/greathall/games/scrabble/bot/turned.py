"""What turned a game, in one sentence: the play that brought most, and who leads since."""

from __future__ import annotations

from greathall.core.messages import Message, Player

from ..state import Scrabble

TURNED = ("turned-ahead", "turned-behind", "turned-level")
"""Every message of this module."""


def turned(before: Scrabble, after: Scrabble, seat: int) -> Message | None:
    """Scores lie open."""
    changed = [now - then for then, now in zip(before.scores, after.scores, strict=True)]
    who = max(range(after.seats), key=lambda one: changed[one])
    if changed[who] <= 0:
        return None
    lead = after.scores[seat] - max(score for other, score in enumerate(after.scores) if other != seat)
    key = "turned-ahead" if lead > 0 else "turned-behind" if lead < 0 else "turned-level"
    return Message(key, {"player": Player(who), "points": changed[who], "who": Player(seat), "lead": abs(lead)})
