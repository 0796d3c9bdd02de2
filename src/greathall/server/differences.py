"""Views as differences: JSON patches (RFC 6902) from what a connection was shown last to what it is shown now.

A view changes little from one update to the next, and the frames between them even less. A patch uses only `add`,
`remove` and `replace`, so that whoever applies it needs few lines.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from greathall.server import protocol as p

encode = msgspec.json.Encoder().encode


class Telling:
    """One update to many connections: in full, or as what has changed since the view that they were shown last."""

    def __init__(self, update: p.Update) -> None:
        self.seat = update.seat
        self._update = update
        self._since: dict[bytes, bytes] = {}

    @cached_property
    def view(self) -> bytes:
        return encode(self._update.situation.view)

    @cached_property
    def full(self) -> bytes:
        return encode(self._update)

    def since(self, shown: bytes) -> bytes:
        """As differences from this view, if that is shorter."""
        if shown not in self._since:
            told = encode(changes(self._update, shown))
            longer = len(told) > len(self.view)  # if not, there is no need to know how long the full one is
            self._since[shown] = min(told, self.full, key=len) if longer else told
        return self._since[shown]


def changes(update: p.Update, shown: bytes) -> p.Update:
    """The update with each view (first those of the frames, at last the situation's) as a patch of the one before."""
    before, decoded = shown, None

    def patched(view: Any) -> list[p.Change]:
        nonlocal before, decoded
        after = encode(view)
        if after == before:
            return []
        past = msgspec.json.decode(before) if decoded is None else decoded
        before, decoded = after, msgspec.json.decode(after)
        return difference(past, decoded)

    frames = [replace(frame, view=patched(frame.view)) for frame in update.frames]
    situation = replace(update.situation, view=patched(update.situation.view))
    return replace(update, frames=frames, situation=situation, patched=True)


def difference(before: Any, after: Any, path: str = "") -> list[p.Change]:
    """What makes one JSON value of the other. No field of a view is a number at one time and a truth value at another,
    which Python takes for equal."""
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        return _of_objects(before, after, path)
    if isinstance(before, list) and isinstance(after, list):
        return _of_lists(before, after, path)
    return [p.Change("replace", path, after)]


def _of_objects(before: dict[str, Any], after: dict[str, Any], path: str) -> list[p.Change]:
    found = [p.Change("remove", f"{path}/{escaped(key)}") for key in before if key not in after]
    for key, value in after.items():
        if key in before:
            found += difference(before[key], value, f"{path}/{escaped(key)}")
        else:
            found.append(p.Change("add", f"{path}/{escaped(key)}", value))
    return found


def _of_lists(before: list[Any], after: list[Any], path: str) -> list[p.Change]:
    """Equal ends stay; between them items are changed in place, and what is left over is removed or added."""
    shorter = min(len(before), len(after))
    start = next((i for i in range(shorter) if before[i] != after[i]), shorter)
    end = next((i for i in range(shorter - start) if before[-1 - i] != after[-1 - i]), shorter - start)
    both = shorter - end
    found: list[p.Change] = []
    for i in range(start, both):
        found += difference(before[i], after[i], f"{path}/{i}")
    found += [p.Change("remove", f"{path}/{both}")] * (len(before) - shorter)
    found += [p.Change("add", f"{path}/{i}", after[i]) for i in range(both, both + len(after) - shorter)]
    return found


def escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
