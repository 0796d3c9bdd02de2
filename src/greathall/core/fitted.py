"""Numbers of a game's bots that were fitted to simulated games, and lie beside them as JSON files.

A game says what to fit (`Fit`, `Tuning`, in `BotHints`), `greathall lab fit` plays the games and writes the files, and
the game reads them here. A file says how it was made, and the same command makes it again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from greathall.core.decoding import gather_types
from greathall.core.kernel import Action, State

S = TypeVar("S", bound=State)


class Made(Struct, frozen=True, kw_only=True):
    """How a file was made."""

    game: str
    version: int
    """Of the rules."""
    games: int
    seed: str


class Model(Struct, frozen=True, kw_only=True):
    """A logistic model: a constant and the weights of some features."""

    constant: float = 0.0
    weights: dict[str, float]
    positions: int
    log_loss: float
    """Of games that the weights were not fitted to (the final weights are fitted to all)."""
    without_features: float
    """The log loss of one who looks at nothing, for comparison."""

    def score(self, features: Mapping[str, float]) -> float:
        weights = self.weights
        total = self.constant
        for name, amount in features.items():
            weight = weights.get(name)
            if weight is not None:
                total += weight * amount
        return total

    def chance(self, features: Mapping[str, float]) -> float:
        """That it happens, where there are no rivals."""
        score = self.score(features)
        return 1.0 / (1.0 + exp(-score)) if score > -500.0 else 0.0

    def chances(self, rivals: Sequence[Mapping[str, float]]) -> list[float]:
        """Of each of some rivals; they add up to one."""
        scores = [self.score(features) for features in rivals]
        most = max(scores)
        weights = [exp(score - most) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]


class Fitted(Struct, frozen=True, kw_only=True):
    """A file of models, by name."""

    made: Made
    models: dict[str, Model]


class Tuned(Struct, frozen=True, kw_only=True):
    """A file of numbers, by name."""

    made: Made
    numbers: dict[str, float]


gather_types(Fitted, Tuned)


def _beside(function: Callable[..., Any], file: str) -> Path:
    path = sys.modules[function.__module__].__file__
    assert path is not None
    return Path(path).with_name(file)


@dataclass(frozen=True, kw_only=True, eq=False)
class Fit(Generic[S]):
    """A value that is fitted: who wins, from what can be seen when a round begins."""

    file: str
    """Its name, in the folder of the module of `features`."""
    features: Callable[[S, int, int], Mapping[str, float]]
    """Of one (the third argument) as a seat (the second) knows them, by name; what is missing is 0. Without rivals, and
    for the seat itself, the two are the same."""
    tables: Sequence[tuple[int, Mapping[str, Any]]]
    """Seats and settings of the games to play, in turn."""
    model: Callable[[S], str] = lambda g: ""
    """Positions of the same name share their weights."""
    rivals: bool = False
    """Whether exactly one team wins (the chances add up to one); else each game is won or lost by all together."""
    games: int = 20_000
    """How many are played unless told otherwise: at most fifteen minutes on two cores."""
    rows: int = 8
    """Positions taken of each game, at most: those of one game tell much the same."""
    ridge: float = 30.0
    """The pull of every weight towards 0, for features scaled to a standard deviation of 1."""

    @property
    def path(self) -> Path:
        return _beside(self.features, self.file)

    @cached_property
    def models(self) -> dict[str, Model]:
        """What was fitted; nothing if the file is not there."""
        if not self.path.exists():
            return {}
        return msgspec.json.decode(self.path.read_bytes(), type=Fitted).models


@dataclass(frozen=True, kw_only=True, eq=False)
class Tuning(Generic[S]):
    """Numbers of a heuristic that are tuned by playing: each game with other numbers, and a look at which way is up."""

    file: str
    """Its name, in the folder of the module of `heuristic`."""
    heuristic: Callable[[Mapping[str, float]], Callable[[S, int, Random], Action]]
    """The heuristic with these numbers."""
    numbers: Mapping[str, float]
    """As they were before anything was tuned; they are tried from half to twice as large."""
    tables: Sequence[tuple[int, Mapping[str, Any]]]
    games: int = 6000

    @property
    def path(self) -> Path:
        return _beside(self.heuristic, self.file)

    @cached_property
    def tuned(self) -> dict[str, float]:
        """The numbers to play with: those of the file, where there is one."""
        if not self.path.exists():
            return dict(self.numbers)
        found = msgspec.json.decode(self.path.read_bytes(), type=Tuned).numbers
        return {name: found.get(name, number) for name, number in self.numbers.items()}
