"""Great Hall: four wizarding tabletop games that play by the book.

>>> import greathall
>>> spec = greathall.game("stupefy")
>>> g = spec.new(seats=4, seed=7)
>>> while not g.over:
...     for seat in g.waiting:
...         g.act(seat, g.options(seat)[0])
>>> len(spec.outcome(g).scores)
4
"""

from greathall.bots import Bot, Budget, bot
from greathall.core.errors import (
    BadAction,
    BadRecord,
    BadSave,
    BadSettings,
    GreatHallError,
    Illegal,
    UnknownBot,
    UnknownGame,
    WrongSeats,
    WrongVersion,
)
from greathall.core.record import Record, replay, verify
from greathall.core.registry import game, games
from greathall.core.spec import GameSpec, Outcome, Situation

BadOptions = BadSettings
"""The name before 0.2."""

__all__ = [
    "BadAction",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "BadSettings",
    "Bot",
    "Budget",
    "GameSpec",
    "GreatHallError",
    "Illegal",
    "Outcome",
    "Record",
    "Situation",
    "UnknownBot",
    "UnknownGame",
    "WrongSeats",
    "WrongVersion",
    "bot",
    "game",
    "games",
    "replay",
    "verify",
]
