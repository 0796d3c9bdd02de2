"""What turned a game, in one sentence: a location, a villain, a hero, or the control on the table."""

from __future__ import annotations

from greathall.core.messages import Message, Player
from greathall.games.hogwarts_battle.bot.explain import location_message, named
from greathall.games.hogwarts_battle.state import Battle

TURNED = ("turned-location", "turned-villain", "turned-stunned", "turned-control", "turned-freed", "turned-appeared")
"""Every message of this module."""


def turned(before: Battle, after: Battle, seat: int) -> Message | None:
    """The heroes win and lose together: whose eyes look does not matter."""
    if after.location > before.location:
        return location_message(before, "turned-location")
    if len(after.beaten) > len(before.beaten):
        return Message("turned-villain", {"villain": named(after.beaten[-1])})
    for hero, (then, now) in enumerate(zip(before.stunned, after.stunned, strict=True)):
        if now and not then:
            return Message("turned-stunned", {"who": Player(hero)})
    if after.control != before.control:
        key = "turned-control" if after.control > before.control else "turned-freed"
        here = after.current_location
        return Message(key, {"location": named(here.id), "control": after.control, "capacity": here.capacity})
    for villain in after.villains:
        if villain and villain not in before.villains:
            return Message("turned-appeared", {"villain": named(villain)})
    return None
