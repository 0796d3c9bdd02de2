"""What the heroes of Hogwarts Battle play for, in one line."""

from __future__ import annotations

from greathall.core.messages import Message
from greathall.games.hogwarts_battle.view import View

MESSAGES = ("goal", "goal-horcruxes")


def goal(view: View, seat: int | None) -> Message:
    """How many villains (and Horcruxes) are left, and how near the last location is to its fall."""
    villains = view.villain_stack + sum(villain is not None for villain in view.villains)
    horcruxes = view.horcruxes + (view.horcrux is not None)
    left = {
        "villains": villains,
        "place": view.place,
        "places": view.places,
        "control": view.control,
        "capacity": view.capacity,
    }
    return Message("goal-horcruxes", {"horcruxes": horcruxes, **left}) if horcruxes else Message("goal", {**left})
