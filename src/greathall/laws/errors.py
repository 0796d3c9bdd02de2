"""A broken law: enough to play the game again up to the fault, and to see the fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec


class LawBroken(AssertionError):
    """A game breaks one of the laws."""

    def __init__(
        self,
        law: str,
        game: str,
        what: str,
        *,
        difference: Sequence[str] = (),
        seats: int | None = None,
        seed: Any = None,
        settings: Mapping[str, Any] | None = None,
        answers: Sequence[tuple[int, Any]] = (),
    ) -> None:
        self.law = law
        self.game = game
        self.what = what
        self.difference = list(difference)
        self.seats = seats
        self.seed = seed
        self.settings = dict(settings or {})
        self.answers = list(answers)
        super().__init__(str(self))

    def __str__(self) -> str:
        lines = [f"the law “{self.law}” is broken by {self.game}: {self.what}"]
        lines += [f"    {line}" for line in self.difference]
        if self.seats is not None:
            lines.append(f"  seats={self.seats} seed={self.seed!r} settings={self.settings}")
            lines.append(f"  after {len(self.answers)} answers: {msgspec.json.encode(self.answers).decode()}")
        return "\n".join(lines)


def difference(one: Any, other: Any, limit: int = 8) -> list[str]:
    """Where two JSON values differ, one line each: `view.hand[2]: 7 | 9`."""
    found: list[str] = []
    _compare("", one, other, found, limit)
    return found


def _compare(path: str, one: Any, other: Any, found: list[str], limit: int) -> None:
    if len(found) >= limit or (type(one) is type(other) and one == other):
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            inner = f"{path}.{key}" if path else str(key)
            _compare(inner, one.get(key, _ABSENT), other.get(key, _ABSENT), found, limit)
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for i, (left, right) in enumerate(zip(one, other, strict=True)):
            _compare(f"{path}[{i}]", left, right, found, limit)
    elif one != other:
        found.append(f"{path or 'all'}: {_short(one)} | {_short(other)}")


class _Absent:
    def __repr__(self) -> str:
        return "(absent)"


_ABSENT = _Absent()


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= 100 else shown[:97] + "..."
