"""Where the worth of a leave stands: every handful of up to six tiles has its number.

Tiles are numbered A to Z, then the blank. In a handful, sorted, tile `t` at place `i` (from 0) adds C(t + i, i + 1):
the handfuls of one size are then counted without gaps, from 0. Those of fewer tiles come first.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

KINDS = 27
MOST = 6
STEPS = [[comb(tile + place, place + 1) for place in range(MOST)] for tile in range(KINDS)]
OFFSETS = [0]
for _size in range(MOST + 1):
    OFFSETS.append(OFFSETS[-1] + comb(KINDS + _size - 1, _size))
COUNT = OFFSETS[-1]
"""How many handfuls there are, the empty one among them: 1,107,568."""


def number(tiles: Iterable[int]) -> int:
    """
    >>> number([]), number([0]), number([26]), number([26] * 6)
    (0, 1, 27, 1107567)
    """
    chosen = sorted(tiles)
    return OFFSETS[len(chosen)] + sum(STEPS[tile][place] for place, tile in enumerate(chosen))
