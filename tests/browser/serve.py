"""A hall of the tests, in a process of its own.

It is forked from a process that has imported this module and fetched what was compiled for Scrabble, and so are the
processes of its bots: to start each of them anew took two seconds.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from importlib.metadata import version
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "bluff"))

import bluff
from greathall.analysis import analyst
from greathall.bots import Bot, Budget, bot
from greathall.core.kernel import State
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.games.hogwarts_battle.cards import VILLAINS
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.tiles import joined, without
from greathall.server import bots, commands, serve
from greathall.server.hall import HallConfig
from greathall.server.limits import Limits
from greathall.server.serve import host, start_log
from greathall.server.web import routes

HAND = [
    "accio",
    "alohomora",
    "confundo",
    "felix_felicis",
    "revelio",
    "ron_weasley",
    "stupefy",
    "transfiguration",
    "veritaserum",
]
RACK = "ADENSW?"
scrabble, battle = games()["scrabble"], games()["hogwarts_battle"]


def full_hands(g: Scrabble) -> None:
    scrabble.setup(g)
    pool, others = without(joined(g.bag, "".join(g.racks)), RACK), g.seats - 1
    dealt = pool[:: len(pool) // (7 * others)][: 7 * others]
    g.bag = without(pool, dealt)
    g.racks = [RACK, *(dealt[i::others] for i in range(others))]
    g.deck = sorted([*g.deck, *g.discard, *(card for hand in g.hands for card in hand)])
    g.hands, g.discard, g.scores = [[] for _ in g.hands], [], [0] * g.seats
    for card in HAND:
        g.deck.remove(card)
    g.hands[0] = list(HAND)


def last_stand(g: Battle) -> None:
    battle.setup(g)
    g.beaten, g.villain_stack = g.villain_stack, []
    g.villains = [g.villains[0], *[""] * (len(g.villains) - 1)]
    g.horcruxes, g.curse = [], ""
    g.damage[0] = VILLAINS[g.villains[0]].health - 1
    g.attack[0] = 3  # one is enough, unless the villain heals first


class Luck:
    """In place of the hall's `secrets`: the n-th game of a test is the same in every run."""

    def __init__(self, file: Path) -> None:
        self.file, self.dealt = file, Counter[str]()

    def token_bytes(self, count: int) -> bytes:
        text = self.file.read_text("utf-8")
        self.dealt[text] += 1
        return blake2b(f"{text} {self.dealt[text]}".encode(), digest_size=count).digest()


def foreseen(level: str, spec: GameSpec[Any]) -> Bot:
    """In place of `bot`: one that chooses the same in the same position."""
    player = bot(level, spec)
    choose = player.choose

    def choose_again(g: State, seat: int, budget: Budget | None = None) -> Any:
        player.rng.seed(f"{spec.hash(g)} {seat}")
        return choose(g, seat, budget)

    vars(player)["choose"] = choose_again
    return player


class AheadOfTime(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward while it runs."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file, self.ahead, self.looked = file, 0.0, 0.0

    def time(self) -> float:
        true = super().time()
        if true > self.looked + 0.05:
            self.ahead, self.looked = float(self.file.read_text() or 0) if self.file.exists() else 0.0, true
        return true + self.ahead


@dataclass
class Wishes:
    """What is not as in other halls. Without wishes only the stranger's game Bluff, which has no drawing."""

    own_games: bool = False
    """No Bluff."""
    full_hands: bool = False
    """The first seat of Scrabble holds many Hogwarts cards and a rack that is worth looking at, and in Hogwarts Battle
    one attack will win."""
    packages: tuple[str, ...] = ()
    """Folders in which more games are installed."""
    luck: Path | None = None
    """A file: games are dealt as its text foretells, and what a bot chooses hangs on the position alone, so that a test
    sees the same game in every run."""
    later: Path | None = None
    """A file: the hall's clock is as many seconds ahead as it says."""

    def fulfil(self) -> None:
        """In this process, which is the hall's or one of its bots'."""
        if self.packages:
            sys.path[:0] = self.packages
            games.cache_clear()
        if not self.own_games:
            games()["bluff"] = bluff.SPEC
        if self.full_hands:
            games()["scrabble"] = replace(scrabble, setup=full_hands)
            games()["hogwarts_battle"] = replace(battle, setup=last_stand)
        if self.luck:
            vars(commands)["secrets"] = Luck(self.luck)
            vars(bots)["bot"] = foreseen
        if self.later:
            vars(serve)["_loop_factory"] = lambda: partial(AheadOfTime, self.later)


def begin_process(wishes: Wishes, niceness: int) -> None:
    """In place of that of `bots`: their processes are forked from one that knows of no wishes."""
    wishes.fulfil()
    begin(niceness)


begin = bots.begin_process
vars(analyst)["ROLLOUTS"] = 20  # of hundreds: whether a game is looked back at is tested here, not how well
vars(bots)["HINT_MILLISECONDS"] = 200.0
warm_up()
routes(version("greathall"), Limits().message_bytes)  # remembered
gc.collect()
gc.freeze()  # none of this is garbage: each hall would look through all of it, and so copy it


def follow_tests() -> None:
    """Stop when they are gone, even if they were killed."""
    tests = multiprocessing.parent_process()
    if tests is not None:
        tests.join()
        os.kill(os.getpid(), signal.SIGTERM)


def main(data: Path, port: int, pause: float, wishes: Wishes) -> None:
    with (data / "log").open("ab") as log:
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    threading.Thread(target=follow_tests, daemon=True).start()
    wishes.fulfil()
    forked = multiprocessing.get_context("forkserver")
    vars(multiprocessing)["get_context"] = lambda _: forked
    vars(forkserver)["_forkserver"].ensure_running = lambda: None  # it does, but Python would start another
    vars(bots)["begin_process"] = partial(begin_process, wishes)
    start_log()
    many = Limits(
        people_an_hour=1e6, requests_a_second=1e4, requests_at_once=1e4, messages_a_second=1e4, tables_a_person=1000
    )
    config = HallConfig(
        data_dir=data,
        bot_pause=pause,
        grace=600,
        workers=1,
        limits=many,
        push_services=("127.0.0.1",),
    )
    host(config, port=port)
