"""What a door costs: games through PettingZoo, and the same games by the kernel alone, in one run.

    .venv/bin/python bench/doors.py [--seconds 2] [GAME …]

Three ways to play at random, each beside what the kernel does for the same knowledge; rates are decisions a second of
processor time in the quickest slice of each, for on a busy machine others empty the caches in between, which slows down
most what touches most memory. The ratio is what counts:

- **answers**: `env.last(observe=False)`, a number drawn of `env.legal`, `env.step`; the kernel draws an option;
- **masks**: the same, and a mask of the numbers; the kernel has found all options, too;
- **all**: `env.last()`, with vector and mask, as a learner plays; the kernel makes the view of the seat, too.

Kernel and door list all options in any case but one: a turn of Scrabble, of whose options both draw one without finding
the others. With a mask the door must find them, so beside it the kernel finds them, and takes one out of their row.

Both play the same deals with the same answers, those drawn through the door: what the kernel draws it does not play. So
both meet the same positions in Scrabble, too, where the door has a number for the best play of each footprint only, and
games drawn from all plays are longer and easier to reckon.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from itertools import cycle
from random import Random

import greathall
from greathall.core.kernel import Action, LazyOptions, sample
from greathall.core.memory import Answer
from greathall.core.numbering import draw
from greathall.env import pettingzoo
from greathall.env.episode import BITS
from greathall.games.scrabble.engine.generator import warm_up

SLICE = 0.04
"""Seconds after which the two take turns, so that both meet the same machine."""
DECISIONS = 20_000
"""Games are played again from the first on after so many decisions."""


def kernel(game: str, games: list[list[Action]], masks: bool, views: bool) -> Callable[[float], int]:
    """Plays for so many seconds of processor time, and counts decisions."""
    spec, rng, numbers = greathall.game(game), Random(1), cycle(range(len(games)))
    finding_all = masks and spec.env.listed is not None

    def play(seconds: float) -> int:
        end, count = time.process_time() + seconds, 0
        while time.process_time() < end:
            number = next(numbers)
            g = spec.new(seed=Random(number).getrandbits(BITS))
            for answer in games[number]:
                seat = g.waiting[0]
                if views:
                    spec.view(g, seat)
                options = g.options(seat)
                if finding_all and isinstance(options, LazyOptions):
                    options[int(rng.random() * len(options))]
                else:
                    sample(options, rng)
                g.act_unchecked(seat, answer)
            count += len(games[number])
        return count

    return play


def door(game: str, games: int, masks: bool, views: bool) -> Callable[[float], int]:
    env, numbers = pettingzoo.env(game), cycle(range(games))

    def play(seconds: float) -> int:
        end, count = time.process_time() + seconds, 0
        while time.process_time() < end:
            number = next(numbers)
            count += play_through(env, Random(number), masks, views, number)
        return count

    return play


def play_through(
    env: pettingzoo.TurnsEnv, rng: Random, masks: bool = True, views: bool = True, seed: int | None = None
) -> int:
    """One game through the door; the number of decisions."""
    env.reset(seed)
    count = 0
    for _ in env.agent_iter():
        _, _, over, _, _ = env.last(observe=views)
        if over:
            env.step(None)
            continue
        legal = env.legal
        if masks and not views:
            _ = env.mask
        env.step(draw(legal, rng))
        count += 1
    return count


def answers_of(game: str) -> list[list[Action]]:
    """Of so many games through the door, what is answered in each."""
    env = pettingzoo.env(game, remember=True)
    games: list[list[Action]] = []
    while sum(map(len, games)) < DECISIONS:
        play_through(env, Random(len(games)), masks=False, views=False, seed=len(games))
        assert env.episode.memory is not None
        games.append([it.action for it in env.episode.memory.entries if isinstance(it, Answer)])
    return games


def compare(game: str, seconds: float) -> list[str]:
    rows, games = [], answers_of(game)
    for what, masks, views in (("answers", False, False), ("masks", True, False), ("all", True, True)):
        plain, through = kernel(game, games, masks, views), door(game, len(games), masks, views)
        plain(0.01), through(0.01)
        rates = [0.0, 0.0]
        end = time.process_time() + 2 * seconds
        while time.process_time() < end:
            for i, play in enumerate((plain, through)):
                began = time.process_time()
                count = play(SLICE)
                rates[i] = max(rates[i], count / (time.process_time() - began))
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
