"""Many games by their fingerprints: whatever changes in rules, events or questions is seen here.

The scenarios say what is right; a fingerprint says that nothing else has changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Set
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from greathall.core.kernel import Event, State
from greathall.core.messages import members
from greathall.core.spec import GameSpec


class Fingerprint:
    """Of some games: what was told and asked how often, how each ended, and a digest of all of it."""

    def __init__(self, spec: GameSpec[Any]) -> None:
        self._spec = spec
        self._events: Counter[str] = Counter()
        self._asked: Counter[str] = Counter()
        self._told = sha256()
        self._ends: list[str] = []

    def tell(self, more: bytes) -> None:
        self._told.update(more)

    def asks(self, g: State, seat: int) -> list[Any]:
        """A question, which is written down; returns the options."""
        prompt = g.prompt(seat)
        assert prompt is not None
        self._asked[prompt.key] += 1
        if self._asked[prompt.key] == 1:
            spec = self._spec
            assert spec.hash(spec.load(spec.save(g))) == spec.hash(g), "every question can be written down"
        options = [*g.options(seat)]
        self.tell(msgspec.json.encode([prompt, options, g.default(seat, Random(1)), self._spec.view(g, seat)]))
        return options

    def ends(self, g: State, log: list[Event], how: str) -> None:
        self._events.update(type(event).__name__ for event in log)
        self.tell(msgspec.json.encode([event.seen_by(None) for event in log] + log))
        self._ends.append(f"{how}, {self._spec.hash(g)[:8]}")

    def as_json(self) -> dict[str, Any]:
        counts = {"events": dict(sorted(self._events.items())), "asked": dict(sorted(self._asked.items()))}
        return {**counts, "told": self._told.hexdigest()[:16], "ends": self._ends}


def kept(file: Path) -> dict[str, Any]:
    """The fingerprints as they were, by the names of the games."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def keep(file: Path, games: Iterable[str], fingerprint: Callable[[str], dict[str, Any]]) -> None:
    file.write_text(json.dumps({name: fingerprint(name) for name in games}, indent=1) + "\n", "utf-8")


def unseen(spec: GameSpec[Any], file: Path) -> tuple[Set[str], Set[str]]:
    """The events and the questions that none of these games has met."""
    seen = kept(file).values()
    events = {key for each in seen for key in each["events"]}
    asked = {key for each in seen for key in each["asked"]}
    return {struct.__name__ for struct in members(spec.events)} - events, spec.prompts - asked
