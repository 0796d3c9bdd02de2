"""How long a bot may think about one decision."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import perf_counter, thread_time


@dataclass(frozen=True)
class Budget:
    """So many iterations (rollouts), or so many milliseconds, or whichever is used up first.

    With `cpu` the milliseconds are processor time of the thinking thread, so that a busy machine does not make a
    weaker player; without it they are what the others at the table wait. `cores` lets all processor cores think.
    """

    iterations: int | None = None
    milliseconds: float | None = None
    cpu: bool = False
    cores: bool = False

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise ValueError("a budget needs iterations or milliseconds")

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200` iterations, `1000ms` on the clock, `1000cpu` milliseconds of processor time; `*`: on all cores."""
        found = re.fullmatch(r"([1-9][0-9]*)(ms|cpu)?(\*)?", text)
        if found is None:
            raise ValueError(f"a budget reads 200, 1000ms or 1000cpu, not {text!r}")
        number, unit, star = found.groups()
        if unit is None:
            return cls(iterations=int(number), cores=bool(star))
        return cls(milliseconds=int(number), cpu=unit == "cpu", cores=bool(star))

    def shared(self, share: float) -> Budget:
        """A part of the time, for bots that think at the same time; a number of iterations stays what it is."""
        return self if self.milliseconds is None else replace(self, milliseconds=self.milliseconds * share)

    @property
    def clock(self) -> Callable[[], float]:
        return thread_time if self.cpu and not self.cores else perf_counter

    def timer(self) -> Callable[[], bool]:
        """Starts now; says whether the milliseconds are over."""
        if self.milliseconds is None:
            return lambda: False
        clock = self.clock
        end = clock() + self.milliseconds / 1000.0
        return lambda: clock() >= end
