"""What turned a game, in one sentence: who fainted, and whose points changed most."""

from __future__ import annotations

from typing import Final

from greathall.core.messages import Message, Player
from greathall.games.hogwarts_board.state import Castle

TURNED: Final[tuple[str, ...]] = ("turned-fainted", "turned-gained", "turned-lost", "turned-hurt")
"""Every message of this module."""
FAINTED: Final = 2
MATTERS: Final = 10
"""SP: as many as a lesson brings."""
HURTS: Final = 3
"""HP: as many as a strong spell takes."""


def turned(before: Castle, after: Castle, seat: int) -> Message | None:
    """The seat's own fate first, then that of the others."""
    seats = [seat, *(other for other in range(after.seats) if other != seat)]
    for who in seats:
        if after.wizards[who].resting == FAINTED and before.wizards[who].resting != FAINTED:
            return Message("turned-fainted", {"who": Player(who)})
    changed = {who: after.sp(who) - before.sp(who) for who in seats}
    who = max(seats, key=lambda one: abs(changed[one]))
    if abs(changed[who]) >= MATTERS:
        key = "turned-gained" if changed[who] > 0 else "turned-lost"
        return Message(key, {"who": Player(who), "amount": abs(changed[who]), "points": after.sp(who)})
    then, now = before.wizards[seat].hp, after.wizards[seat].hp
    if then - now >= HURTS:
        return Message("turned-hurt", {"who": Player(seat), "amount": then - now, "left": now})
    return None
