"""How far the clock on the wall can be trusted. What is timed at a table runs on the clock of the event loop."""

from __future__ import annotations

import logging
import time

logger = logging.getLogger("greathall.server")


class WallClock:
    """The clock on the wall may be set to any time, by a month or by an hour. Beside it runs one that never jumps."""

    JUMP = 60.0
    """Seconds by which the two may differ between two looks."""

    def __init__(self) -> None:
        self._wall, self._monotonic = time.time(), time.monotonic()
        self._steady_since = self._monotonic

    def steady(self) -> float:
        """For how many seconds the clock on the wall has gone without a jump."""
        wall, monotonic = time.time(), time.monotonic()
        jump = (wall - self._wall) - (monotonic - self._monotonic)
        if abs(jump) > self.JUMP:
            logger.warning("the clock has jumped by %d seconds; no table is closed for its age for a while", jump)
            self._steady_since = monotonic
        self._wall, self._monotonic = wall, monotonic
        return monotonic - self._steady_since
