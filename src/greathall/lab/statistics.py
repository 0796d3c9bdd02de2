"""Estimates with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable
from math import fsum, sqrt
from statistics import NormalDist

from msgspec import Struct

Z_95 = 1.959964
"""Standard errors to either side that hold 95 % of a normal distribution."""


class Mean(Struct, frozen=True):
    """An average of `count` independent observations; `error` is its standard error, infinite for a single one."""

    count: int
    mean: float
    error: float

    @property
    def low(self) -> float:
        """The lower end of the 95 % confidence interval."""
        return self.mean - Z_95 * self.error

    @property
    def high(self) -> float:
        return self.mean + Z_95 * self.error

    def __str__(self) -> str:
        return f"{self.mean:.4g} ± {self.error:.2g}"


def mean(observations: Iterable[float]) -> Mean:
    """The mean and its standard error."""
    values = list(observations)
    count = len(values)
    if not count:
        return Mean(0, float("nan"), float("inf"))
    middle = fsum(values) / count
    if count == 1:
        return Mean(1, middle, float("inf"))
    spread = fsum((value - middle) ** 2 for value in values) / (count - 1)
    return Mean(count, middle, sqrt(spread / count))


def wilson(successes: float, count: int, tests: int = 1) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's); shared wins count as parts of one. With `tests`, the
    intervals of so many shares hold all at once (Bonferroni)."""
    if not count:
        return (0.0, 1.0)
    share = successes / count
    width = Z_95 if tests == 1 else NormalDist().inv_cdf(1.0 - 0.025 / tests)
    z = width * width / count
    middle = (share + z / 2) / (1 + z)
    half = width * sqrt(share * (1 - share) / count + z / (4 * count)) / (1 + z)
    return (max(0.0, middle - half), min(1.0, middle + half))
