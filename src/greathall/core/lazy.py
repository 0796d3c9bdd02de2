"""Options too many to list.

Not part of the kernel's own module: mypyc would give the class no registry of its own but that of `Sequence`, where
tuples and lists are, and then all options were lazy.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any


class LazyOptions(Sequence[Any]):
    """Options too many to list: `in` checks one, iteration finds all, `sample` draws one."""

    def sample(self, rng: Random) -> Any:
        """Any of them, by the state and `rng` alone: a game may draw in its own way, if every option is possible."""
        return self[rng.randrange(len(self))]


class LazyNumbers(Mapping[int, Any]):
    """Such options by number, as long as the state stands there: `[]` looks for one, iteration finds all."""

    @abstractmethod
    def sample(self, rng: Random) -> int:
        """The number of any of them, by the state and `rng` alone, every one possible."""

    @abstractmethod
    def mark(self, mask: bytearray) -> None:
        """Write a 1 for each number."""
