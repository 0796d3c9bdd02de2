"""Which games there are: built in or a stranger's, all found through the same entry points."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from greathall.core.errors import UnknownGame
from greathall.core.spec import GameSpec

GROUP = "greathall.games"


@cache
def games() -> dict[str, GameSpec[Any]]:
    """Every installed game by its id. A broken plug-in is named in a warning and left out."""
    found: dict[str, GameSpec[Any]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            spec = point.load()
        except Exception as error:
            warnings.warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
            continue
        if isinstance(spec, GameSpec):
            found[spec.id] = spec
        else:
            warnings.warn(f"the entry point {point.name} ({point.value}) is not a GameSpec", stacklevel=2)
    return found


def game(name: str) -> GameSpec[Any]:
    """One game by its id."""
    try:
        return games()[name]
    except (KeyError, TypeError):
        raise UnknownGame("unknown-game", game=str(name), known=[*games()]) from None
