"""What it is worth to keep some tiles, in each language: learned by self-play (see `bot.learn`)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ..board import TILES
from ..languages import FOLDER

FILE = "leaves.json"
VOWELS = "AEIOU"


class Leaves:
    """The worth of tiles kept, in hundredths of a point: by copies, by pairs, by the balance of vowels."""

    def __init__(self, copies: dict[str, list[int]], pairs: dict[str, int], balance: list[list[int]]) -> None:
        self.copies = copies
        self.pairs = pairs
        self.balance = balance

    def worth(self, kept: str) -> int:
        """In plain Python, for those who keep few racks; the compiled twin is `selfplay.leave_value`."""
        kinds = [tile for tile in TILES if tile in kept]
        total = sum(sum(self.copies[tile][: kept.count(tile)]) for tile in kinds)
        total += sum(self.pairs.get(a + b, 0) for i, b in enumerate(kinds) for a in kinds[:i])
        vowels = sum(tile in VOWELS for tile in kept)
        consonants = len(kept) - vowels - kept.count("?")
        return total + self.balance[min(vowels, 7)][min(consonants, 7)]

    def model(self) -> Any:
        """As one array, laid out as in `selfplay`."""
        import numpy as np

        found = np.zeros(81 + 729 + 64, np.int32)
        for x, tile in enumerate(TILES):
            found[3 * x : 3 * x + 3] = self.copies[tile]
        for pair, worth in self.pairs.items():
            found[81 + 27 * TILES.index(pair[1]) + TILES.index(pair[0])] = worth
        found[81 + 729 :] = np.array(self.balance).ravel()
        return found

    @classmethod
    def of_model(cls, model: Any) -> Leaves:
        """From the array that was learned."""
        numbers = [int(number) for number in model]
        copies = {tile: numbers[3 * x : 3 * x + 3] for x, tile in enumerate(TILES)}
        pairs = {
            TILES[y] + TILES[x]: numbers[81 + 27 * x + y]
            for x in range(27)
            for y in range(x)
            if numbers[81 + 27 * x + y]
        }
        return cls(copies, pairs, [numbers[81 + 729 + 8 * v : 81 + 729 + 8 * v + 8] for v in range(8)])

    def write(self) -> str:
        content = {"copies": self.copies, "pairs": self.pairs, "balance": self.balance}
        return json.dumps(content, separators=(",", ":")).replace('],"', '],\n"').replace('},"', '},\n"') + "\n"


@cache
def leaves(code: str) -> Leaves:
    """What was learned for a language; where nothing was, for English."""
    file = FOLDER / code / FILE
    content = json.loads((file if file.is_file() else FOLDER / "en" / FILE).read_text("utf-8"))
    return Leaves(content["copies"], content["pairs"], content["balance"])
