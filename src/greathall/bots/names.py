"""What bots are called at a table."""

from __future__ import annotations

from collections.abc import Collection

BOT_NAMES = ("Alder", "Bramble", "Cinder", "Damson", "Ember", "Fennel", "Gorse", "Hazel", "Iris", "Juniper")


def bot_name(seat: int, taken: Collection[str] = ()) -> str:
    """A name for the bot in this seat that nobody else at the table has."""
    first = seat % len(BOT_NAMES)
    names = BOT_NAMES[first:] + BOT_NAMES[:first]
    return next((name for name in names if name not in taken), f"{names[0]} {seat + 1}")
