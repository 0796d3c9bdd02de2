"""Names for bots at a table, in the browser and in the terminal."""

from __future__ import annotations

from collections.abc import Collection

BOT_NAMES = ("Alder", "Bramble", "Cinder", "Damson", "Ember", "Fennel", "Gorse", "Hazel", "Iris", "Juniper")


def bot_name(seat: int, taken: Collection[str]) -> str:
    """A name for the bot at this seat that nobody else at the table has."""
    start = seat % len(BOT_NAMES)
    rotated = (*BOT_NAMES[start:], *BOT_NAMES[:start])
    return next((name for name in rotated if name not in taken), rotated[0])
