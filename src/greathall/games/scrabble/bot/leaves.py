"""What it is worth to keep some tiles, in each language: learned by self-play (see `bot.learn`)."""

from __future__ import annotations

import gzip
import sys
from array import array
from functools import cache
from typing import Any

from ..board import TILES
from ..engine import leave_table
from ..languages import FOLDER

FILE = "leaves.gz"
UNIT = 20
"""A step of the file, in hundredths of a point."""


class Leaves:
    """The worth of every handful of up to six tiles, in hundredths of a point."""

    def __init__(self, steps: array[int]) -> None:
        self._steps = steps

    def worth(self, kept: str) -> int:
        """Of more than six tiles the first six count; the compiled twin is `selfplay.leave_value`."""
        return UNIT * self._steps[leave_table.number(sorted(map(TILES.index, kept))[: leave_table.MOST])]

    def table(self) -> Any:
        """For the compiled players."""
        import numpy as np

        return np.frombuffer(self._steps, np.int16) * np.int16(UNIT)

    def write(self) -> bytes:
        """As the file holds it: a signed step of two bytes, little end first, for each handful."""
        steps = self._steps[:]
        if sys.byteorder == "big":
            steps.byteswap()
        return gzip.compress(steps.tobytes(), 9, mtime=0)

    @classmethod
    def read(cls, content: bytes) -> Leaves:
        steps = array("h", gzip.decompress(content))
        if sys.byteorder == "big":
            steps.byteswap()
        return cls(steps)

    @classmethod
    def of_table(cls, table: Any) -> Leaves:
        """From hundredths, as they were learned."""
        return cls(array("h", [round(worth / UNIT) for worth in table.tolist()]))


@cache
def leaves(code: str) -> Leaves:
    """What was learned for a language; where nothing was, for English."""
    file = FOLDER / code / FILE
    return Leaves.read((file if file.is_file() else FOLDER / "en" / FILE).read_bytes())


@cache
def worth_of_leaves(code: str) -> Any:
    """The table of a language, made once."""
    return leaves(code).table()
