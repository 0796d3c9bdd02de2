"""My Game: draw cards as long as you dare."""

from mygame.spec import SPEC

__all__ = ["SPEC"]
