"""What turned a game, in one sentence: who was hit, who was left standing, the boxes."""

from __future__ import annotations

from greathall.core.messages import Message, Player
from greathall.games.stupefy.state import Stupefy

TURNED = ("turned-hit", "turned-share", "turned-boxes")
"""Every message of this module."""


def turned(before: Stupefy, after: Stupefy, seat: int) -> Message | None:
    """A delay token more is a Stupefy that hit."""
    hits = [now - then for then, now in zip(before.tokens, after.tokens, strict=True)]
    if hits[seat] > 0:
        return Message("turned-hit", {"who": Player(seat), "hits": hits[seat]})
    if after.over:
        return Message("turned-boxes")
    fallen = sum(hit > 0 for hit in hits)
    if fallen and after.round == before.round and after.standing[seat]:
        return Message("turned-share", {"who": Player(seat), "fallen": fallen})
    return None
