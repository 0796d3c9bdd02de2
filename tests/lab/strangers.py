"""Bots as strangers write them: classes, a function, and a program at the other end of a socket."""

from __future__ import annotations

import json
import os
import signal
import socketserver
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

from greathall.bots import Bot
from greathall.core.kernel import Action, State, sample


class First(Bot):
    """Takes the first option, and is as blind as it says."""

    blind = True

    def pick(self, world: State, seat: int) -> Action:
        return world.options(seat)[0]


class Peeker(Bot):
    """Says that it is blind, and looks at what comes next."""

    blind = True

    def pick(self, world: State, seat: int) -> Action:
        options = world.options(seat)
        return options[world.chance.copy().below("peek", len(options))]


class Mortal(Bot):
    """Its process dies in the twentieth game, once: `MORTAL` names a file that says so afterwards."""

    blind = True
    seats_played = 0

    def leave(self) -> None:
        Mortal.seats_played += 1

    def pick(self, world: State, seat: int) -> Action:
        scar = Path(os.environ.get("MORTAL", os.devnull))
        if Mortal.seats_played > 40 and not scar.exists():
            scar.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return sample(world.options(seat), self.rng)


def last(world: State, seat: int, rng: Random) -> Action:
    """Takes the last option."""
    return world.options(seat)[-1]


NEITHER = 7


class Program(socketserver.ThreadingTCPServer):
    """Answers with the last option, and remembers what it was told."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Listener)
        self.told: list[dict[str, Any]] = []
        self.cheats = False
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"tcp://127.0.0.1:{self.server_address[1]}"


class Listener(socketserver.StreamRequestHandler):
    server: Program

    def handle(self) -> None:
        for line in self.rfile:
            message = json.loads(line)
            self.server.told.append(message)
            if "ask" in message:
                answer = {"type": "nothing"} if self.server.cheats else message["options"][-1]
                self.wfile.write(json.dumps({"action": answer}).encode() + b"\n")
