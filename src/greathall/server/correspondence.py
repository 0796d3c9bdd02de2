"""Play over days: how long an answer may take. Such times outlast the hall's process, so they are those of the wall."""

from __future__ import annotations

import time

from greathall.server.protocol import Pace

DAYS: dict[Pace, int] = {"day": 1, "three_days": 3}
"""How many each pace gives; no other pace is one of correspondence."""
DAY = 24 * 3600 * 1000


def today() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
