"""How long a bot may think about one decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time


@dataclass(frozen=True)
class Budget:
    """So many iterations, or so many milliseconds, or whichever is used up first.

    With `cpu` the milliseconds are processor time of the thinking thread, so that a busy machine does not make a
    weaker player; without it they are what the others at the table wait.
    """

    iterations: int | None = None
    milliseconds: float | None = None
    cpu: bool = False

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise ValueError("a budget needs iterations or milliseconds")

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200` iterations, `1000ms` on the clock, `1000cpu` milliseconds of processor time."""
        found = re.fullmatch(r"([1-9][0-9]*)(ms|cpu)?", text)
        if found is None:
            raise ValueError(f"a budget reads 200, 1000ms or 1000cpu, not {text!r}")
        number, unit = found.groups()
        return cls(iterations=int(number)) if unit is None else cls(milliseconds=int(number), cpu=unit == "cpu")

    @property
    def clock(self) -> Callable[[], float]:
        return thread_time if self.cpu else perf_counter
