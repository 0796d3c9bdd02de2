"""What has changed in the whole state, so that a scenario sees side effects that nobody asked about.

    before = saved(g)
    g.act(0, Take("favour"))
    assert changes(before, g) == {"favours": ([0, 0], [1, 0]), "middle.4": (1, 0)}

Only what the game itself remembers is compared: not the agenda, not whose turn it is to answer, not the dice.
"""

from __future__ import annotations

from typing import Any

from greathall.core.codec import save_state
from greathall.core.kernel import State

Change = tuple[Any, Any]


def saved(g: State) -> dict[str, Any]:
    """The fields of the game itself as JSON values, to compare with later."""
    table: dict[str, Any] = save_state(g)["table"]
    return table


def changes(before: dict[str, Any], g: State, but: tuple[str, ...] = ()) -> dict[str, Change]:
    """The fields that have changed, by name: what they were and what they are. `but` names fields of no interest.

    Lists of the same length and mappings with the same keys are compared item by item: `health.1` is seat 1's health.
    """
    found: dict[str, Change] = {}
    _compare("", before, saved(g), found)
    return {path: change for path, change in found.items() if path.split(".")[0] not in but}


def _compare(path: str, one: Any, other: Any, found: dict[str, Change]) -> None:
    if type(one) is type(other) and one == other:
        return
    start = f"{path}." if path else ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            _compare(f"{start}{key}", one[key], other[key], found)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (left, right) in enumerate(zip(one, other, strict=True)):
            _compare(f"{start}{i}", left, right, found)
    else:
        found[path] = (one, other)
