"""HOGWARTS, The Board Game in the terminal."""

from greathall.games.hogwarts_board.terminal.drawing import draw

__all__ = ["draw"]
