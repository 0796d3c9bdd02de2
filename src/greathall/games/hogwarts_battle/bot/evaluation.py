"""How good a position is, and what a search needs to know about it."""

from __future__ import annotations

import json
from math import exp
from operator import mul
from pathlib import Path

from greathall.games.hogwarts_battle.bot.features import NAMES, features
from greathall.games.hogwarts_battle.state import Battle

FILE = Path(__file__).with_name("value.json")


def value(g: Battle, seat: int) -> float:
    """The party's chance to win, fitted to simulated games (see `value.json`)."""
    score = sum(map(mul, WEIGHTS[g.settings.game, g.seats], features(g)))
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, score))))


def load() -> dict[tuple[int, int], list[float]]:
    """The weights by game and number of heroes, in the order of the features."""
    cells = {}
    for seats, fit in json.loads(FILE.read_text("utf-8"))["seats"].items():
        for game in range(1, 8):
            own = fit["by_game"][str(game)]
            cells[game, int(seats)] = [own[name] if name in own else fit["shared"].get(name, 0.0) for name in NAMES]
    return cells


WEIGHTS = load()


def turns(g: Battle) -> int:
    """Turns played: a search looks to the end of some of them and then asks for the value."""
    return g.turn
