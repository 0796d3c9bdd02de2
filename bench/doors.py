"""What a door costs: games through PettingZoo, and the same games by the kernel alone, in one run.

    .venv/bin/python bench/doors.py [--seconds 2] [GAME …]

Three ways to play at random, each beside what the kernel does for the same knowledge; rates are decisions a second of
processor time, and the ratio is what counts, for it is the same on a busy machine:

- **answers**: `env.last(observe=False)`, one of `env.legal`, `env.step`; the kernel lists options and takes one;
- **masks**: the same, and a mask of the numbers;
- **all**: `env.last()`, with vector and mask, as a learner plays; the kernel makes the view of the seat, too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

import greathall
from greathall.core.kernel import sample
from greathall.env import pettingzoo
from greathall.games.scrabble.engine.generator import warm_up

SLICE = 0.15
"""Seconds after which the two take turns, so that both meet the same machine."""


def kernel(game: str, views: bool) -> Callable[[float], int]:
    """Plays for so many seconds of processor time, and counts decisions."""
    spec, rng, deals = greathall.game(game), Random(1), Random(2)

    def play(seconds: float) -> int:
        end, count = time.process_time() + seconds, 0
        while time.process_time() < end:
            g = spec.new(seed=deals.getrandbits(63))
            while g.waiting:
                seat = g.waiting[0]
                if views:
                    spec.view(g, seat)
                g.act_unchecked(seat, sample(g.options(seat), rng))
                count += 1
        return count

    return play


def door(game: str, masks: bool, views: bool) -> Callable[[float], int]:
    env, rng = pettingzoo.env(game), Random(1)
    env.reset(seed=2)

    def play(seconds: float) -> int:
        end, count = time.process_time() + seconds, 0
        while time.process_time() < end:
            count += play_through(env, rng, masks, views)
        return count

    return play


def play_through(env: pettingzoo.TurnsEnv, rng: Random, masks: bool = True, views: bool = True) -> int:
    """One game through the door; the number of decisions."""
    env.reset()
    count = 0
    for _ in env.agent_iter():
        _, _, over, _, _ = env.last(observe=views)
        if over:
            env.step(None)
            continue
        legal = env.legal
        if masks and not views:
            _ = env.mask
        env.step([*legal][int(rng.random() * len(legal))])
        count += 1
    return count


def compare(game: str, seconds: float) -> list[str]:
    rows = []
    for what, masks, views in (("answers", False, False), ("masks", True, False), ("all", True, True)):
        plain, through = kernel(game, views), door(game, masks, views)
        plain(0.01), through(0.01)
        counts, spent = [0, 0], [0.0, 0.0]
        while spent[0] < seconds:
            for i, play in enumerate((plain, through)):
                began = time.process_time()
                counts[i] += play(SLICE)
                spent[i] += time.process_time() - began
        rates = [count / used for count, used in zip(counts, spent, strict=True)]
        rows.append(f"| {game} | {what} | {rates[0]:,.0f} | {rates[1]:,.0f} | {rates[1] / rates[0]:.2f} |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[*greathall.games()])
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    warm_up()
    print("| game | what | kernel, decisions/s | PettingZoo, decisions/s | ratio |\n|---|---|---:|---:|---:|")
    for game in given.games:
        print("\n".join(compare(game, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
