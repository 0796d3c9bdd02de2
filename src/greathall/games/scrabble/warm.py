"""Compiling before anybody waits for it: at set-up (`make setup`), or in the background when a game begins.

Until the compiled half is ready, the plain generator stands in for it, and the strong player plays like the medium one.
What was compiled is kept on disk; the next start fetches it in a fraction of a second.
"""

from __future__ import annotations

import threading
from functools import cache

from . import generator

INSTANT = 1.5
"""Seconds that the first game may wait for the compiled generator to be fetched."""

_ready = threading.Event()
_warming = threading.RLock()


def ready() -> bool:
    """Is everything compiled, the strong player's thoughts too?"""
    return _ready.is_set()


def wait() -> bool:
    """Give the background an instant to fetch what was compiled before; is everything ready then?"""
    return _ready.wait(2 * INSTANT) if generator.search is not None else False


def warm_up() -> None:
    """Compile everything, or fetch it."""
    if generator.search is None:
        return
    with _warming:
        if not _ready.is_set():
            generator.warm_up()
            from . import strength

            strength.warm_up()
            _ready.set()


@cache
def warm_up_aside() -> None:
    """Begin in the background. What was compiled before is there in an instant, and worth that instant."""
    if generator.search is not None:
        threading.Thread(target=warm_up, name="scrabble warm-up", daemon=True).start()
        generator.wait(INSTANT)
