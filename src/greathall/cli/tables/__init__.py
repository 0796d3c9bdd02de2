"""Drawings of their own for games that deserve one: `tables/<game>.py` with a function `draw`, and parts of them."""
