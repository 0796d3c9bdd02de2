"""Compiling before anybody waits for it: at set-up (`make setup`), or in the background when a game begins.

Until the compiled half is ready, and where the extra `fast` is not installed, the plain generator stands in for it, and
the strong player weighs its plays instead of simulating them. What was compiled is kept on disk; the next start fetches
it in a fraction of a second.
"""

from __future__ import annotations

import logging
import threading
from functools import cache

from greathall.core.messages import Message

from . import COMPILED, extra, generator
from .cache import use

INSTANT = 1.5
"""Seconds that the first game may wait for the compiled generator to be fetched."""

log = logging.getLogger(__name__)
_ready = threading.Event()
_warming = threading.RLock()
_told = threading.Event()


def ready() -> bool:
    """Is everything compiled, the strong player's simulation too?"""
    return _ready.is_set()


def wait() -> bool:
    """Give the background an instant to fetch what was compiled before; is everything ready then?"""
    return _ready.wait(2 * INSTANT) if extra.installed() else False


def notice() -> Message | None:
    """What the person who starts games on this machine should know. Whoever asks tells it, so the log need not."""
    if extra.installed():
        return None
    _told.set()
    return Message("slow-without-numba")


def warm_up() -> None:
    """Compile everything, or fetch it."""
    with _warming:
        if not _ready.is_set() and generator.fast() is not None:
            use(COMPILED)
            generator.warm_up()
            from ..bot import simulation

            simulation.warm_up()
            _ready.set()


@cache
def warm_up_in_background() -> None:
    """Begin in the background. What was compiled before is there in an instant, and worth that instant."""
    if extra.installed():
        threading.Thread(target=warm_up, name="scrabble warm-up", daemon=True).start()
        generator.wait(INSTANT)
    elif not _told.is_set():
        log.warning(
            "Scrabble runs without numba: legal plays are found slowly and the strong bot does not simulate; "
            "pip install 'greathall[fast]' makes it fast."
        )
