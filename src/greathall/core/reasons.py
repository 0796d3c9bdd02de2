"""Why a bot answers as it does: what it considered, and by what the best differs from the next.

Plain facts, found by `greathall.bots`; a game's `explain` (in `BotHints`) makes a sentence of them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from greathall.core.events import Event
from greathall.core.messages import Message

Unit = Literal["chance", "points"]


class Considered(Struct, frozen=True, kw_only=True):
    """An answer that was weighed."""

    action: Any
    worth: float
    """The chance to win after it, from 0 to 1; in `Reasons.unit` if that is another."""
    error: float
    """The standard error of the worth; for all but the answer given, of its distance from that one."""
    rollouts: int
    """In how many imagined worlds it was played on."""
    share: float = 0.0
    """How often the bot gives this answer, where several choose at once and it must not be foreseen."""


class Difference(Struct, frozen=True, kw_only=True):
    """Something that happens more often after one answer than after another."""

    event: Event
    """An example, as the seat would be told."""
    best: float
    """How often it happens after the best answer, on average."""
    other: float
    """How often after the next best."""


class Reasons(Struct, frozen=True, kw_only=True):
    """The answer a bot gives, and the others it considered."""

    seat: int
    options: tuple[Considered, ...]
    """The answer given first, then the others from the best down."""
    differences: tuple[Difference, ...] = ()
    """By what the answer given differs from the next best, the largest difference first."""
    unit: Unit = "chance"
    """What the worth counts: the `chance` to win, or `points`."""

    @property
    def best(self) -> Considered:
        return self.options[0]

    @property
    def next(self) -> Considered | None:
        return self.options[1] if len(self.options) > 1 else None


class Advised(Struct, frozen=True, kw_only=True):
    """An answer and its worth, for people to read."""

    action: Any
    message: Message
    """How the option reads."""
    worth: float
    """In the unit of the advice."""
    error: float
    """Its standard error; for all but the best, of the distance from the best."""
    rollouts: int = 0
    """In how many imagined worlds it was played on; 0: it was not weighed."""


class Advice(Struct, frozen=True, kw_only=True):
    """What a strong bot would answer on what the seat knows, why, and the next best."""

    unit: Unit
    reason: Message
    options: list[Advised]
    """The answer it would give first."""
    differences: list[Message] = []
    """What happens more or less often after the first than after the second."""
