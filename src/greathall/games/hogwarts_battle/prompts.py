"""Parts of prompts: how they name a card, its cause, a kind of card."""

from __future__ import annotations

from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.components import KINDS
from greathall.games.hogwarts_battle.lookup import CAUSES


def cause(source: str) -> Message:
    """Why the question is asked."""
    return Message(message_key("cause", source)) if source in CAUSES else named(source)


def named(source: str) -> Message:
    """The source by name, where the reason is plain: it was played, used or revealed."""
    return Message(message_key("card", source))


def a_card(kind: int | None) -> Message:
    """What a prompt calls a card of this kind."""
    return Message("kind-card" if kind is None else f"kind-{KINDS[kind]}")
