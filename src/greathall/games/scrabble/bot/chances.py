"""The chance to win: from how far the player to move is ahead and how many tiles the bag holds (see `bot.learn`)."""

from __future__ import annotations

import json
import math
from functools import cache
from typing import Any

from ..languages import FOLDER

FILE = "chances.json"


class Chances:
    """A logit for each number of tiles in the bag: the lead that evens the chances, and how much of it turns them."""

    def __init__(self, even: list[float], scale: list[float]) -> None:
        self.even = even
        self.scale = scale

    def to_win(self, lead: float, tiles: int) -> float:
        """Of the player to move; `lead` counts what both racks keep as well."""
        last = min(tiles, len(self.even) - 1)
        return 1 / (1 + math.exp(min(60.0, max(-60.0, -(lead - self.even[last]) / self.scale[last]))))

    def table(self) -> Any:
        """For the compiled simulation: rows by tiles in the bag, the lead that evens and the scale."""
        import numpy as np

        return np.stack([np.array(self.even), np.array(self.scale)], 1)


@cache
def chances(code: str) -> Chances:
    """What was learned for a language; where nothing was, for English."""
    file = FOLDER / code / FILE
    content = json.loads((file if file.is_file() else FOLDER / "en" / FILE).read_text("utf-8"))
    return Chances(content["even"], content["scale"])


@cache
def chances_to_win(code: str) -> Any:
    """The table of a language, made once."""
    return chances(code).table()
