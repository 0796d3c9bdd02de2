"""What the lab weighs: cards taken, spells cast in battle, squares on which a walk ended."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import message_key
from greathall.core.uses import Use
from greathall.games.hogwarts_board.events import Casts, CastsAt, Took, Walked
from greathall.games.hogwarts_board.vocabulary import SEAT_NAMES


def uses(event: Event) -> list[Use]:
    if isinstance(event, Took):
        return [Use("card-taken", event.who, message_key("card", event.card))]
    if isinstance(event, Casts | CastsAt) and event.who in SEAT_NAMES:
        return [Use("spell-cast", SEAT_NAMES.index(event.who), message_key("card", event.spell))]
    if isinstance(event, Walked) and event.path:
        return [Use("square-visited", event.who, message_key("square", event.path[-1]))]
    return []
