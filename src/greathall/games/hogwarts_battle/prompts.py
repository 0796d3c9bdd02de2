"""Parts of prompts: how they name a card, its cause, a kind of card."""

from __future__ import annotations

from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.components import KINDS
from greathall.games.hogwarts_battle.lookup import CAUSES, VILLAINS


def cause(source: str) -> Message:
    """Why the question is asked; of several possible reasons the event before it has told which."""
    one_reason = source in CAUSES and not (source in VILLAINS and len(VILLAINS[source].when) > 1)
    return Message(message_key("cause", source)) if one_reason else named(source)


def named(source: str) -> Message:
    """The source by name, where the reason is plain: it was played, used or revealed."""
    return Message(message_key("card", source))


def a_card(kind: int | None) -> Message:
    """What a prompt calls a card of this kind."""
    return Message("kind-card" if kind is None else f"kind-{KINDS[kind]}")
