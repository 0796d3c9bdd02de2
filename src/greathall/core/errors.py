"""What can go wrong, each with a type of its own, a message key and arguments.

The key and the arguments are enough for a programmer (`str(error)` shows them); the catalogues turn them into a
sentence that tells a person what to do.
"""

from __future__ import annotations

from greathall.core.messages import Arg, Message


class GreatHallError(Exception):
    """Base of all errors that a caller can act on."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.message = Message(key, args)
        super().__init__(str(self.message))


class Illegal(GreatHallError):
    """The answer is not one of the options, or this seat is not being asked. Nothing has changed."""


class UnknownGame(GreatHallError):
    """No game of that name is built in or installed."""


class WrongSeats(GreatHallError):
    """The game is not for that number of players."""


class BadSettings(GreatHallError):
    """The game's options are unknown, of the wrong type or contradict each other."""


class BadAction(GreatHallError):
    """The JSON value is not an action of this game."""


class BadSave(GreatHallError):
    """A saved state cannot be read."""


class BadRecord(GreatHallError):
    """A record is damaged: it cannot be read, or its actions are not a game."""


class WrongVersion(GreatHallError):
    """A record was made by other rules or by a newer Great Hall."""


class UnknownBot(GreatHallError):
    """No bot of that name plays this game."""
