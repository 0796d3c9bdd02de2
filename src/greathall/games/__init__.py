"""The games. Each is a folder that tells the story of its rulebook; they import the core and nothing else of ours.

The public function `greathall.games()` has the name of this folder, and Python puts the folder in its place as soon as
a game is imported. So the folder can be called too, and does the same.
"""

import sys
from types import ModuleType
from typing import Any

from greathall.core import registry
from greathall.core.spec import GameSpec


class Games(ModuleType):
    def __call__(self) -> dict[str, GameSpec[Any]]:
        return registry.games()


sys.modules[__name__].__class__ = Games
