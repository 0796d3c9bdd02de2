"""What the lab weighs: cards used, and squares with a premium that were covered."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import message_key
from greathall.core.uses import Use

from .board import ROWS
from .events import Aimed, CardUsed, Laid

PREMIUMS = {
    "=": "ui-triple-word",
    "-": "ui-double-word",
    '"': "ui-triple-letter",
    "'": "ui-double-letter",
    "H": "ui-hogwarts-space",
}


def uses(event: Event) -> list[Use]:
    if isinstance(event, CardUsed | Aimed):
        return [Use("card-used", event.who, message_key("card", event.card))]
    if isinstance(event, Laid):
        squares = [ROWS[int(tile[1:-1]) - 1]["ABCDEFGHIJKLMNO".index(tile[-1])] for tile in event.tiles]
        return [Use("square-covered", event.who, PREMIUMS[square]) for square in squares if square in PREMIUMS]
    return []
