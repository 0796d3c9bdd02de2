"""A player in another process, in any language: it listens at a TCP port, the lab calls.

Lines of JSON, one for each message. The lab says

    {"new": 3, "game": "stupefy", "version": 2, "seats": 4, "seat": 1, "settings": {...}, "seed": 123}
    {"ask": 3, "situation": {...}, "options": [...]}
    {"over": 3}

and only `ask` is answered, by `{"action": ...}`, one of the options as it was sent. Where options are too many to list
(Scrabble's plays) they are null, and the answer is any action that the rules allow. The number names a game: a program
may play several seats. The seed is the program's own luck: with it, the same games can be played again. It tells
nothing of the deal.
"""

from __future__ import annotations

import socket
from functools import cache
from io import BufferedReader
from itertools import count
from random import Random
from typing import Any

import msgspec

from greathall.bots import Bot
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.spec import GameSpec
from greathall.lab.errors import BadPlayer

PATIENCE = 60.0
"""Seconds for one answer."""
_numbers = count(1)


class Line:
    """The connection of this process with one address."""

    def __init__(self, address: str) -> None:
        self.address = address
        host, _, port = address.removeprefix("tcp://").rpartition(":")
        try:
            self.socket = socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise BadPlayer("lab-bot-not-there", bot=address, reason=str(error)) from None
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.answers: BufferedReader = self.socket.makefile("rb")

    def tell(self, message: dict[str, Any]) -> None:
        try:
            self.socket.sendall(msgspec.json.encode(message) + b"\n")
        except OSError as error:
            raise BadPlayer("lab-bot-gone", bot=self.address, reason=str(error)) from None

    def ask(self, message: dict[str, Any]) -> Any:
        self.tell(message)
        try:
            line = self.answers.readline()
            return msgspec.json.decode(line)["action"]
        except (OSError, msgspec.DecodeError, KeyError, TypeError) as error:
            raise BadPlayer("lab-bot-gone", bot=self.address, reason=str(error)) from None


@cache
def line_to(address: str) -> Line:
    """One connection for each process and address."""
    return Line(address)


class SocketPlayer(Bot):
    """A seat that is played at the other end of a socket."""

    def __init__(self, spec: GameSpec[Any], rng: Random, address: str) -> None:
        super().__init__(spec, rng)
        self.name = address
        self.line = line_to(address)
        self.number = next(_numbers)
        self.met = False

    def choose(self, state: State, seat: int, budget: Any = None) -> Action:
        """It is sent the seat's situation, which is built up from what the seat knows; so nothing need be redealt."""
        options = state.options(seat)
        lazy = isinstance(options, LazyOptions)
        if not lazy and len(options) == 1:
            return options[0]
        if not self.met:
            self._meet(state, seat)
        said = self.line.ask(
            {"ask": self.number, "situation": self.spec.situation(state, seat), "options": None if lazy else options}
        )
        action = self.spec.decode(said)
        if action not in options:
            raise BadPlayer("lab-bot-cheats", bot=self.name, answer=msgspec.json.encode(said).decode())
        return action

    def _meet(self, state: State, seat: int) -> None:
        self.met = True
        about = {"game": self.spec.id, "version": self.spec.version, "seats": state.seats, "seat": seat}
        luck = self.rng.getrandbits(48)
        self.line.tell({"new": self.number, **about, "settings": state.settings, "seed": luck})

    def leave(self) -> None:
        if self.met:
            self.line.tell({"over": self.number})
