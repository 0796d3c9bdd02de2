"""Measures the Scrabble generator and players, and writes `bench/scrabble.md`.

Processor time of one thread, the best of several bursts. The positions are drawn from static games of our own on
ENABLE, after the second turn and before the last four: 124 racks without a blank, 60 with one and 16 with two, the mix
of the peers' measurements.

    python bench/scrabble.py [--bursts 5] [--games 60] [--moves 12]
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import statistics
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter, process_time, thread_time
from typing import Any

import numpy as np

import greathall
from greathall.games.scrabble import SPEC, Lexicon, plays
from greathall.games.scrabble.board import EMPTY_BOARD, NO_MARKS
from greathall.games.scrabble.bot.learn import play as static_games
from greathall.games.scrabble.bot.leaves import leaves
from greathall.games.scrabble.engine import lexicon as lexicon_module
from greathall.games.scrabble.engine.fast import best, every_play
from greathall.games.scrabble.engine.generator import by_hand
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.placing import lay

RESULTS = Path(__file__).with_name("scrabble.md")
MIX = {0: 124, 1: 60, 2: 16}
ALL, BEST = "all plays with scores", "best play only"
PEERS: dict[str, tuple[int | None, ...]] = {
    "MAGPIE (C), graph only": (1875, 10140, 783, 3710, 287),
    "MAGPIE with its word map": (1350, None, None, 13340, 648),
    "wolges (Rust)": (1918, 8850, 820, 2910, 252),
    "Quackle (C++)": (558, 4070, 230, 1004, 85),
}
"""As measured by others on this kind of machine: mixed, no blank, blanks, best only, static games a second."""

Position = tuple[str, str]


def positions(words: Lexicon, seed: int = 5) -> dict[int, list[Position]]:
    """Midgame positions by the number of blanks on the rack."""
    rng = Random(seed)
    found: dict[int, list[Position]] = {blanks: [] for blanks in MIX}
    while any(len(found[blanks]) < MIX[blanks] for blanks in MIX):
        game = list(greedy_game(words, rng))[2:-4]
        for board, rack in game:
            wanted = min(MIX, key=lambda blanks: len(found[blanks]) / MIX[blanks])
            letters = [tile for tile in rack if tile != "?"]
            if (
                rng.random() < 0.2
                and len(rack) == 7
                and len(letters) >= 7 - wanted
                and len(found[wanted]) < MIX[wanted]
            ):
                rng.shuffle(letters)
                found[wanted].append((board, "".join(letters[: 7 - wanted]) + "?" * wanted))
    return found


def greedy_game(words: Lexicon, rng: Random) -> Iterator[Position]:
    bag = [*language().bag]
    rng.shuffle(bag)
    racks = ["".join(bag.pop() for _ in range(7)) for _ in range(2)]
    board, who, idle = EMPTY_BOARD, 0, 0
    while idle < 2:
        yield board, racks[who]
        found, _ = best(words, board, NO_MARKS, racks[who])
        idle = 0 if found else idle + 1
        if found:
            tiles = found[0].tiles
            board = lay(board, NO_MARKS, tiles, language().values).board
            for _, letter in tiles:
                racks[who] = racks[who].replace("?" if letter.islower() else letter, "", 1)
            racks[who] += "".join(bag.pop() for _ in range(min(len(bag), 7 - len(racks[who]))))
            if not racks[who]:
                return
        who = 1 - who


def rate(work: Callable[[], int], bursts: int, burst: float = 0.5) -> float:
    """The most that was done in a second of processor time."""
    top = 0.0
    for _ in range(bursts):
        done, start = 0, process_time()
        while (spent := process_time() - start) < burst:
            done += work()
        top = max(top, done / spent)
    return top


def generator_rates(words: Lexicon, bursts: int) -> dict[str, dict[str, float]]:
    found = positions(words)
    sets = {
        "mixed": [position for group in found.values() for position in group],
        "no blank": found[0],
        "blanks": found[1] + found[2],
    }
    rates: dict[str, dict[str, float]] = {ALL: {}, BEST: {}, "plays()": {}, "list(plays())": {}}
    for name, group in sets.items():
        boards = [([board[i : i + 15] for i in range(0, 225, 15)], rack) for board, rack in group]
        ways: dict[str, Callable[[Any, str], Any]] = {
            ALL: lambda board, rack: every_play(words, board, NO_MARKS, rack),
            BEST: lambda board, rack: best(words, board, NO_MARKS, rack),
            "plays()": lambda board, rack: plays(board, rack, words),
            "list(plays())": lambda board, rack: list(plays(board, rack, words)),
        }
        for way, find in ways.items():
            asked: list[Any] = boards if "plays" in way and way != ALL else group

            def work(find: Callable[[Any, str], Any] = find, asked: list[Any] = asked) -> int:
                for board, rack in asked:
                    find(board, rack)
                return len(asked)

            rates[way][name] = rate(work, bursts)
    some = found[0][:12]

    def slowly() -> int:
        for board, rack in some:
            by_hand(words, board, NO_MARKS, rack)
        return len(some)

    rates["plain Python"] = {"no blank": rate(slowly, 1)}
    counts = [len(every_play(words, board, NO_MARKS, rack)) for board, rack in sets["mixed"]]
    rates["plays a position"] = {"mixed": statistics.mean(counts), "most": max(counts)}
    return rates


def game_rates(words: Lexicon, bursts: int, games: int) -> dict[str, float]:
    """Static games a second: compiled, by points alone and with leaves; and the medium player on the kernel,
    as the lab plays it: without a redeal, since the laws know it to be blind."""
    model = leaves("en").table()
    nothing = np.zeros_like(model)
    seeds = iter(range(10_000))

    def fast(models: Any) -> Callable[[], int]:
        def work() -> int:
            static_games(words, 50, next(seeds), np.stack([models, models]))
            return 50

        return work

    def kernel() -> int:
        g = SPEC.new(seats=2, seed=next(seeds), edition="classic", words="checked")
        bots = [greathall.bot("medium", SPEC, 1) for _ in range(2)]
        while not g.over:
            for seat in g.waiting:
                g.act_unchecked(seat, bots[seat].choose_unguarded(g, seat))
        return 1

    return {
        "compiled, most points": rate(fast(nothing), bursts),
        "compiled, with leaves": rate(fast(model), bursts),
        "medium player on the kernel, classic edition": rate(kernel, bursts),
    }


def strong_moves(moves: int) -> list[tuple[float, float]]:
    """Wall-clock and processor seconds of moves of the strong player in a game with cards."""
    g = SPEC.new(seats=2, seed=11)
    player, other = greathall.bot("strong", SPEC, 1), greathall.bot("medium", SPEC, 2)
    spent: list[tuple[float, float]] = []
    while not g.over and len(spent) < moves:
        for seat in g.waiting:
            thinks = seat == 0 and seat == g.turn
            wall, cpu = perf_counter(), thread_time()
            action = (player if seat == 0 else other).choose(g, seat)
            if thinks:
                spent.append((perf_counter() - wall, thread_time() - cpu))
            g.act(seat, action)
    return spent


def load_milliseconds() -> float:
    times = []
    for _ in range(5):
        lexicon_module._load.cache_clear()
        start = process_time()
        assert "AARDVARK" in Lexicon.load()
        times.append(1000 * (process_time() - start))
    return min(times)


def report(arguments: argparse.Namespace) -> Iterator[str]:
    words = Lexicon.load()
    rates = generator_rates(words, arguments.bursts)
    games = game_rates(words, arguments.bursts, arguments.games)
    moves = strong_moves(arguments.moves)
    yield "# Scrabble: measured\n"
    yield "Written by `python bench/scrabble.py` (processor time of one thread, best of bursts; ENABLE, 168,548 words)."
    yield f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.machine()}, {os.cpu_count()} cores,"
    yield f"load {os.getloadavg()[0]:.1f}, Python {platform.python_version()}. The peers' figures were measured on"
    yield "this kind of machine on another day and other positions of the same mix.\n"
    mixed = rates["plays a position"]
    yield f"Positions: {sum(MIX.values())}, {mixed['mixed']:.0f} legal plays on average, {mixed['most']:.0f} at most.\n"
    yield "| positions a second | mixed | no blank | with blanks | best only, mixed | static games |"
    yield "|---|---:|---:|---:|---:|---:|"
    ours = rates[ALL]
    yield (
        f"| **Great Hall** | **{ours['mixed']:,.0f}** | **{ours['no blank']:,.0f}** | **{ours['blanks']:,.0f}** | "
        f"**{rates[BEST]['mixed']:,.0f}** | **{games['compiled, most points']:,.0f}** |"
    )
    for name, figures in PEERS.items():
        yield f"| {name} | " + " | ".join("" if figure is None else f"{figure:,}" for figure in figures) + " |"
    yield "| promised | 1,200 | 9,000 | | 13,340 | 200 |\n"
    yield "| | mixed | no blank | with blanks |"
    yield "|---|---:|---:|---:|"
    for way in (BEST, "plays()", "list(plays())"):
        yield f"| {way} | " + " | ".join(f"{rates[way][name]:,.0f}" for name in ("mixed", "no blank", "blanks")) + " |"
    yield f"| plain Python | | {rates['plain Python']['no blank']:.0f} | |\n"
    yield "| static games a second | |\n|---|---:|"
    for name, figure in games.items():
        yield f"| {name} | {figure:,.0f} |"
    yield ""
    size = words.nodes.nbytes / 1e6
    yield f"Lexicon from the cache: {load_milliseconds():.1f} ms; GADDAG and word map {size:.1f} MB, mapped."
    wall, cpu = [max(column) for column in zip(*moves, strict=True)]
    mean = statistics.mean(column[0] for column in moves)
    yield f"Strong player, {len(moves)} moves: {mean:.2f} s on average, {wall:.2f} s at most ({cpu:.2f} s of CPU)."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bursts", type=int, default=5)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    warm_up()
    gc.freeze()  # what was imported is not charged to the games
    text = "\n".join(report(arguments)) + "\n"
    arguments.out.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
