"""A hall in a process of its own: `python -m tests.browser.serve DATA PORT [bot pause] [--own-games] [--full-hands]`.

The example game Bluff is at its tables too: a stranger's game, without a drawing. It is registered while this module is
imported, so that the bots' processes, which import it again, know the game as well. With `--full-hands` the first seat
of Scrabble holds many Hogwarts cards and a rack that is worth looking at, and in Hogwarts Battle one attack will win.

The variable LUCK names a file: games are dealt as its text foretells, and what a bot chooses hangs on the position
alone, so that a test sees the same game in every run. The variable LATER names a file, too: the hall's clock is as many
seconds ahead as it says.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from dataclasses import replace
from hashlib import blake2b
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
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.tiles import joined, without
from greathall.server import bots, commands, serve
from greathall.server.hall import HallConfig
from greathall.server.limits import Limits
from greathall.server.serve import host, start_log

if "--own-games" not in sys.argv:
    games()["bluff"] = bluff.SPEC

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


if "--full-hands" in sys.argv:
    games()["scrabble"] = replace(scrabble, setup=full_hands)
    games()["hogwarts_battle"] = replace(battle, setup=last_stand)


class Luck:
    """In place of the hall's `secrets`: the n-th game of a test is the same in every run."""

    def __init__(self) -> None:
        self.dealt: Counter[str] = Counter()

    def token_bytes(self, count: int) -> bytes:
        text = Path(os.environ["LUCK"]).read_text("utf-8")
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


vars(analyst)["ROLLOUTS"] = 20  # of hundreds: whether a game is looked back at is tested here, not how well


if "LUCK" in os.environ:
    vars(commands)["secrets"] = Luck()
    vars(bots)["bot"] = foreseen


class AheadOfTime(asyncio.SelectorEventLoop):
    """A loop whose clock can be put forward while it runs."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead, self.looked = 0.0, 0.0

    def time(self) -> float:
        true = super().time()
        if true > self.looked + 0.05:
            file = Path(os.environ["LATER"])
            self.ahead, self.looked = float(file.read_text() or 0) if file.exists() else 0.0, true
        return true + self.ahead


if "LATER" in os.environ:
    vars(serve)["_loop_factory"] = lambda: AheadOfTime


def main(data: str, port: str, pause: str = "0.05", *_: str) -> None:
    start_log()
    many = Limits(
        people_an_hour=1e6, requests_a_second=1e4, requests_at_once=1e4, messages_a_second=1e4, tables_a_person=1000
    )
    config = HallConfig(
        data_dir=Path(data),
        bot_pause=float(pause),
        grace=600,
        workers=1,
        limits=many,
        push_services=("127.0.0.1",),
    )
    host(config, port=int(port))


if __name__ == "__main__":
    main(*sys.argv[1:])
