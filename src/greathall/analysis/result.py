"""What an analysis tells. It is kept as JSON with the record, half done too, and goes on from there."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greathall.core.messages import Message
from greathall.core.reasons import Advised, Unit

VERSION = 2
"""Counts up when an older analysis should be made again."""

Mark = Literal["best", "fair", "slip", "costly"]
LIMITS: dict[Unit, tuple[float, float, float]] = {"chance": (0.005, 0.03, 0.09), "points": (0.9, 4.0, 12.0)}
"""Lost at most for the marks best, fair and slip."""
SURE = 2.0
"""A loss of fewer standard errors than this may be chance, and counts as none."""


def mark(lost: float, unit: Unit) -> Mark:
    best, fair, slip = LIMITS[unit]
    return "best" if lost <= best else "fair" if lost < fair else "slip" if lost < slip else "costly"


class JudgedDecision(Struct, frozen=True, kw_only=True):
    """An answer of the seat, beside what the strong bot would have done on the same knowledge."""

    step: int
    """How many answers the record has before it: `replay` and `play on` take the same number."""
    round: int
    played: Advised
    options: list[Advised]
    """The strong bot's answer first, then the next best; the answer given may be among them."""
    lost: float
    """By how much the answer given is worse than the bot's; 0 if that may be chance."""
    error: float
    """The standard error of the loss."""
    mark: Mark
    reason: Message | None = None
    """What speaks for the bot's answer, where another was given."""


class CurvePoint(Struct, frozen=True):
    """Everybody's chance to win as the seat could tell it, after this many answers."""

    step: int
    round: int
    chances: list[float]
    """By seat; those who win together have the same."""


class TurningPoint(Struct, frozen=True, kw_only=True):
    """Where the seat's chance changed most."""

    step: int
    round: int
    cause: Literal["choice", "event"]
    """Its own answer, or what the others did and chance turned up."""
    before: float
    after: float
    told: list[Message] = []
    """Sentences: what changed and what the seat saw happen; or what it answered, what was better, and why."""


class Effect(Struct, frozen=True):
    """What something did to the seat's result, in the unit of the analysis, with its standard error."""

    amount: float = 0.0
    error: float = 0.0

    def plus(self, amount: float, error: float) -> Effect:
        return Effect(self.amount + amount, (self.error**2 + error**2) ** 0.5)


class Analysis(Struct, kw_only=True):
    """A finished game as one seat played it."""

    game: str
    seat: int
    seats: int
    unit: Unit
    rounds_are: Literal["round", "turn"]
    teams: list[int]
    """By seat: those with the same number win together."""
    questions: int
    """How many there are to look at."""
    done: int = 0
    finished: bool = False
    start: float = 0.0
    """The seat's chance before its first answer, or 0 points."""
    end: float = 0.0
    """1, 0 or a share of the victory; in points the distance from the best of the others."""
    curve: list[CurvePoint] = []
    decisions: list[JudgedDecision] = []
    turning: list[TurningPoint] = []
    choices: Effect = Effect()
    """What the seat's own answers did, compared with the strong bot's."""
    others: Effect = Effect()
    """What the others' answers did to it, compared with the usual ones, each on what its own seat knew."""
    luck: Effect = Effect()
    """The rest: what was dealt, rolled and turned up."""
    seconds: float = 0.0
    """Of the processor, so far."""
    version: int = VERSION
