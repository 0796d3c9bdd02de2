"""Learn what leaves are worth by playing plain games against oneself; writes `leaves.json` of a language.

`python -m greathall.games.scrabble.bot.learn [--language fr] [--games N]`: three rounds; each plays with what the last
one learned, and explains by linear regression what a turn brought (its score and the worth of what it left) through the
tiles that had been kept for it. About eight minutes of one core for the default.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from ..board import TILES
from ..engine import selfplay
from ..engine.fast import tables
from ..engine.lexicon import Lexicon
from ..languages import FOLDER
from .leaves import FILE, Leaves

ROUNDS = (0.2, 0.3, 0.5)
"""The shares of the games."""
TURNS = 26
"""A little more than a game has."""
PRIOR = 60.0
"""This many imagined samples say that a feature is worth nothing: rare pairs are not believed at once."""
CHUNK = 4000


def play(lexicon: Lexicon, games: int, seed: int, models: Any, samples: int = 0) -> tuple[Any, Any, Any, int]:
    """Static games of two models: (samples, targets, scores, turns)."""
    t = tables(lexicon.language.code)
    all_tiles = np.array([TILES.index(tile) for tile in lexicon.language.bag], np.uint8)
    kept = np.zeros((samples, 27), np.uint8)
    targets = np.zeros(samples, np.int64)
    scores = np.zeros((games, 2), np.int64)
    turns, n = selfplay.static_games(
        lexicon.nodes, games, seed, all_tiles, models, t.values, t.letter_mult, t.word_mult, t.no_extra,
        np.zeros(4096, np.int32), t.out(), kept, targets, scores,
    )  # fmt: skip
    return kept[:n], targets[:n], scores, turns


def fit(gram: Any, moment: Any) -> Any:
    """The model of the least squares, with the prior; the constant is the average turn and is dropped."""
    prior = np.full(len(moment), PRIOR)
    prior[-1] = 1e-6
    return np.round(100 * np.linalg.solve(gram + np.diag(prior), moment)[:-1]).astype(np.int32)


def learn(lexicon: Lexicon, games: int, seed: int = 1) -> Any:
    model = np.zeros(selfplay.MODEL, np.int32)
    for number, share in enumerate(ROUNDS):
        size = selfplay.MODEL + 1
        gram, moment = np.zeros((size, size)), np.zeros(size)
        left = int(games * share)
        while left > 0:
            seed += 1
            batch = min(CHUNK, left)
            kept, targets, _, _ = play(lexicon, batch, seed, np.stack([model, model]), batch * TURNS)
            selfplay.normal_equations(kept, targets, len(kept), gram, moment)
            left -= batch
        model = fit(gram, moment)
        print(f"round {number + 1}: {int(gram[-1, -1])} leaves", file=sys.stderr)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120_000)
    parser.add_argument("--language", default="en")
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    lexicon = Lexicon.load(code=chosen.language)
    started = time.process_time()
    model = learn(lexicon, chosen.games)
    (chosen.out or FOLDER / chosen.language / FILE).write_text(Leaves.of_model(model).write(), "utf-8")
    print(f"{time.process_time() - started:.0f} s of processor time", file=sys.stderr)
    _, _, scores, turns = play(lexicon, 4000, 7, np.stack([model, np.zeros_like(model)]))
    spread = scores[:, 0] - scores[:, 1]
    error = 1.96 * spread.std() / math.sqrt(len(spread))
    print(f"against no leaves: {spread.mean():+.1f} ± {error:.1f} points, {turns / 4000:.1f} turns", file=sys.stderr)


if __name__ == "__main__":
    main()
