"""HOGWARTS, The Board Game: the castle, its spells and its battles, for 2 to 4 players."""

from greathall.games.hogwarts_board.spec import SPEC

__all__ = ["SPEC"]
