"""Learn by playing plain games against oneself: what leaves are worth, and the chance to win; for one language.

`python -m greathall.games.scrabble.bot.learn [--language fr] [--games N]` writes `leaves.gz` and `chances.json` beside
the language. About a minute and a half of one core for the default; the same numbers give the same files.

*Leaves*, in rounds, each with what the last one learned. In every turn of a game some racks are drawn anew, and what
the best play of each would bring (points, and the worth of what it leaves) counts for every part of the rack. The worth
of a part is its mean over the mean of all racks. Rare handfuls are not believed at once: what is expected of one
follows from its parts, as if its last two tiles had nothing to do with each other, and the mean moves the worth away
from there the further, the more often it was seen.

*Chances*: for each number of tiles in the bag, a logit over how far the player to move is ahead.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np

from ..board import TILES
from ..engine import leave_table, selfplay
from ..engine.fast import tables
from ..engine.lexicon import Lexicon
from ..languages import FOLDER
from . import chances
from .leaves import FILE, Leaves

ROUNDS = (0.1, 0.25, 0.65)
"""The shares of the games."""
RACKS = 4
"""Racks drawn anew in each turn."""
CHANCE_GAMES = 12_000
NEAR = 3
"""The chance with so many tiles in the bag is fitted to turns with up to three tiles more or fewer."""


def play(lexicon: Lexicon, games: int, seed: int, worths: Any, states: int = 0) -> tuple[Any, Any, int]:
    """Static games of two tables of leaves: (states, scores, turns)."""
    t = tables(lexicon.language.code)
    seen = np.zeros((states, 3), np.int64)
    scores = np.zeros((games, 2), np.int64)
    turns, n = selfplay.static_games(
        selfplay.STATIC_TURN, lexicon.nodes, games, seed, _all_tiles(lexicon), worths, t.values, t.letter_mult,
        t.word_mult, t.no_extra, np.zeros(4096, np.int32), t.out(), seen, scores,
    )  # fmt: skip
    return seen[:n], scores, turns


def _all_tiles(lexicon: Lexicon) -> Any:
    return np.array([TILES.index(tile) for tile in lexicon.language.bag], np.uint8)


def learn_leaves(lexicon: Lexicon, games: int, seed: int = 1) -> Any:
    """The table of leaves, in hundredths."""
    t = tables(lexicon.language.code)
    worth = np.zeros(leave_table.COUNT, np.int16)
    for number, share in enumerate(ROUNDS):
        sums, counts = np.zeros(leave_table.COUNT), np.zeros(leave_table.COUNT, np.int64)
        weighed = selfplay.rack_worths(
            selfplay.STATIC_TURN, lexicon.nodes, int(games * share), seed + number, _all_tiles(lexicon), worth, RACKS,
            t.values, t.letter_mult, t.word_mult, t.no_extra, np.zeros(4096, np.int32), t.out(), sums, counts,
        )  # fmt: skip
        worth = settle(sums, counts, np.array([lexicon.language.copies[tile] for tile in TILES]))
        print(f"round {number + 1}: {weighed} racks", file=sys.stderr)
    return worth


def settle(sums: Any, counts: Any, copies: Any) -> Any:
    """The worth of every handful from what its racks brought: a size at a time, each from the sizes below. Handfuls of
    more copies than there are stay at nothing."""
    mean = sums[0] / max(1, counts[0])
    found = np.zeros(leave_table.COUNT)
    for size in range(1, leave_table.MOST + 1):
        handfuls = np.array([*combinations_with_replacement(range(leave_table.KINDS), size)], np.int64)
        numbers = _numbers(handfuls)
        expected = _expected(handfuls, found)
        n = counts[numbers]
        told = np.where(n > 0, sums[numbers] / np.maximum(n, 1) - mean, 0.0)
        often = n >= 30
        noise = 25.0**2 * 100**2  # what one rack brings varies by 25 points or so
        surprise = np.average((told - expected)[often] ** 2 - noise / n[often], weights=n[often]) if often.any() else 0
        believed = n / (n + noise / max(surprise, 50.0**2))
        found[numbers] = expected + believed * (told - expected)
        found[numbers[_impossible(handfuls, copies)]] = 0
        beyond = math.sqrt(max(surprise, 0)) / 100
        print(f"  {size} tiles: {(n > 0).sum()} seen, {beyond:.2f} points beyond their parts", file=sys.stderr)
    return np.clip(np.round(found), -32000, 32000).astype(np.int16)


def _numbers(handfuls: Any) -> Any:
    """`leave_table.number` of each row, which is sorted."""
    steps = np.array(leave_table.STEPS)
    size = handfuls.shape[1]
    return leave_table.OFFSETS[size] + sum(steps[handfuls[:, place], place] for place in range(size))


def _impossible(handfuls: Any, copies: Any) -> Any:
    wrong = np.zeros(len(handfuls), bool)
    for tile, most in enumerate(copies):
        wrong |= (handfuls == tile).sum(1) > most
    return wrong


def _expected(handfuls: Any, found: Any) -> Any:
    """If no two tiles had to do with each other but through the rest: v(L-a) + v(L-b) - v(L-a-b), over all pairs."""
    size = handfuls.shape[1]
    if size == 1:
        return np.zeros(len(handfuls))
    total = np.zeros(len(handfuls))
    for a in range(size):
        total += found[_numbers(np.delete(handfuls, a, 1))] * (size - 1)
        for b in range(a):
            total -= found[_numbers(np.delete(handfuls, (a, b), 1))]
    return total / (size * (size - 1) / 2)


def learn_chances(lexicon: Lexicon, worth: Any, games: int, seed: int = 50) -> dict[str, list[float]]:
    """For each number of tiles in the bag, the lead that evens the chances, and how much of it turns them."""
    states, _, _ = play(lexicon, games, seed, np.stack([worth, worth]), games * 30)
    left, lead, won = states[:, 0], states[:, 1] / 100, (np.sign(states[:, 2]) + 1) / 2
    even, scale = [], []
    for tiles in range(len(lexicon.language.bag) - 13):
        chosen = np.abs(left - max(tiles, 1)) <= (NEAR if tiles > NEAR else 0)
        a, b = _logit(lead[chosen], won[chosen])
        even.append(round(-a / b, 2))
        scale.append(round(1 / b, 2))
    return {"even": even, "scale": scale}


def _logit(x: Any, y: Any) -> tuple[float, float]:
    """By Newton's method, with a faint belief that a lead of forty points is worth one unit."""
    weights, prior = np.array([0.0, 1 / 40]), np.array([0.0, 1 / 40])
    features = np.stack([np.ones_like(x), x], 1)
    ridge = np.diag([0.1, 1000.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (y - p) - ridge @ (weights - prior)
        hessian = (features * (p * (1 - p))[:, None]).T @ features + ridge
        weights = weights + np.linalg.solve(hessian, gradient)
    return float(weights[0]), float(weights[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    lexicon = Lexicon.load(code=chosen.language)
    started = time.process_time()
    worth = learn_leaves(lexicon, chosen.games)
    folder = chosen.out or FOLDER / chosen.language
    (folder / FILE).write_bytes(Leaves.of_table(worth).write())
    worth = Leaves.of_table(worth).table()
    (folder / chances.FILE).write_text(json.dumps(learn_chances(lexicon, worth, CHANCE_GAMES)) + "\n", "utf-8")
    print(f"{time.process_time() - started:.0f} s of processor time", file=sys.stderr)
    _, scores, turns = play(lexicon, 4000, 7, np.stack([worth, np.zeros_like(worth)]))
    spread = scores[:, 0] - scores[:, 1]
    error = 1.96 * spread.std() / math.sqrt(len(spread))
    print(f"against no leaves: {spread.mean():+.1f} ± {error:.1f} points, {turns / 4000:.1f} turns", file=sys.stderr)


if __name__ == "__main__":
    main()
