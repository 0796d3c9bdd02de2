"""How options read to the seat that is asked, where their action alone does not say enough."""

from __future__ import annotations

from greathall.core.messages import Message, Player, message_key
from greathall.games.stupefy.actions import Action, Cast
from greathall.games.stupefy.cards import SPELLS
from greathall.games.stupefy.state import Stupefy

MESSAGES = ("option-cast-at", "option-cast-at-nobody")


def option(g: Stupefy, seat: int, action: Action) -> Message | None:
    """The own spell by its name, and at whom it goes."""
    if not isinstance(action, Cast):
        return None
    spell = Message(message_key("spell", SPELLS[g.prepared[seat]]))
    target = g.target[seat]
    if target < 0:
        return Message("option-cast-at-nobody", {"spell": spell})
    return Message("option-cast-at", {"spell": spell, "target": Player(target)})
