"""For inference: how much a play would have given away with each rack it may have come from.

Not compiled itself: what takes time is `static_turn`, and to compile that once more would take seconds.
"""

import numpy as np

from .search import YES
from .selfplay import leave_value, static_turn


def losses(nodes, board, flags, laid, made, kept, bag, worth, values, lm, wm, extra, leaves, out, lost) -> None:
    """lost[k]: by how much the static best of the rack of `laid` and kept[k] beats the play that laid `laid`, which
    brought `made` before the leave; in hundredths. All counts go by tile."""
    letter_extra = np.zeros(27, np.int32)
    rack = np.empty(27, np.uint8)
    for k in range(kept.shape[0]):
        for x in range(27):
            rack[x] = laid[x] + kept[k, x]
        _kind, best, _part = static_turn(
            nodes, board, flags, rack, bag, np.int64(0), worth, YES, values, lm, wm, extra, letter_extra, leaves, out
        )
        lost[k] = best - made - leave_value(kept[k], worth)
