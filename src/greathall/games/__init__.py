"""The games. Each is a folder that tells the story of its rulebook; they import the core and nothing else of ours.

Importing one of them makes `greathall.games` this package, where it was the function that lists the games: so the
package can be called as well, and `greathall.games()` works before and after.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from greathall.core import registry
from greathall.core.spec import GameSpec


class _Shelf(ModuleType):
    def __call__(self) -> dict[str, GameSpec[Any]]:
        return registry.games()


sys.modules[__name__].__class__ = _Shelf
