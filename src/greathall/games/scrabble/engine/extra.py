"""The extra `fast`: numpy, numba, and the modules here that are compiled with them.

They are loaded when Scrabble first needs them, and not with the game: numba takes half a second, which neither a hall
that plays other games nor a command like `greathall games` should wait for.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

_installed: bool | None = None
_loaded: dict[str, Any] = {}


def installed() -> bool:
    """Is it there? This loads nothing."""
    global _installed
    if _installed is None:
        try:
            _installed = all(find_spec(name) for name in ("numpy", "numba"))
        except ImportError:
            _installed = False
    return _installed


def load(module: str) -> Any:
    """A compiled module of this folder; None where the extra is missing, or does not go with what else is installed."""
    global _installed
    if not installed():
        return None
    if module not in _loaded:
        try:
            _loaded[module] = import_module(f".{module}", __package__)
        except ImportError:
            _installed = False
            return None
    return _loaded[module]
