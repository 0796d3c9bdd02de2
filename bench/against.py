"""Compares the speed of this tree with another one (an older checkout), in one run.

    python bench/against.py OTHER/src [--bursts 300] [--only GAME]
    python bench/against.py OTHER/src --instructions [--only GAME]

Games played at random, copies of states, redealt worlds, choices of a bot and rollouts of the search, by the rules that
both trees have (version 1): the same seeds give exactly the same work to both. One process a tree does the same small
piece of work again and again, tree and tree in turn; the quickest burst of each counts. Bursts are of a few
milliseconds, so some of them run undisturbed even on a busy machine, where longer ones differ by more than is to be
measured.

`--instructions` counts what the processor is told to do, by valgrind (which must be installed): the same in every run,
and some minutes for a game. Packages that only the other tree needs are named by OTHER_PACKAGES, a folder. What came of
it is in docs/research/speed.md.
"""

from __future__ import annotations

import argparse
import gc
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from inspect import signature
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from time import process_time
from typing import Any

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "stupefy": (4, {}),
    "scrabble": (2, {}),
    "hogwarts_board": (4, {}),
    "hogwarts_battle": (4, {"game": 7}),
}
SEARCHED = 4
"""So many decisions are searched, with so many rollouts each."""
ROLLOUTS = 20
HERE = Path(__file__).resolve().parent.parent / "src"
PARTS = ("play", "copy", "redeal", "medium", "search")
SEARCH = "greathall.bots.paired"
"""Trees before 0.2.0 have no such module: they search in another way, which is not compared."""
BURST = {"play": 500, "copy": 2000, "redeal": 200, "medium": 20, "search": 1}
"""At least so many decisions, copies, redealt worlds, choices of the bot and rollouts at a time."""
COUNTED = {"load": 0, "play": 10_000, "copy": 20_000, "redeal": 5_000, "medium": 1_000, "search": 300}
"""The same, when instructions are counted."""


def workload(name: str) -> Callable[[str, int], int]:
    """Loads a game, plays it twice and keeps some states. What it returns does a part, and says how often."""
    import greathall
    from greathall.bots import Budget
    from greathall.core.kernel import sample

    if find_spec(SEARCH):
        from greathall.bots.paired import PairedSearch

    spec = greathall.game(name)
    seats, options = TABLES[name]
    if "version" in signature(spec.new).parameters:
        options = {**options, "version": 1}
    states: list[Any] = []
    searched: list[tuple[Any, int]] = []

    def play(number: int, keep: bool = False) -> int:
        rng = Random(number)
        g = spec.new(seats=seats, seed=number, **options)
        count = 0
        while not g.over:
            for seat in g.waiting:
                g.act(seat, sample(g.options(seat), rng))
                count += 1
            if keep and count % 50 < len(g.waiting):
                states.append(g.copy())
            if keep and count % 10 < len(g.waiting) and len(searched) < SEARCHED:
                searched.extend((g.copy(), seat) for seat in g.waiting[:1] if is_searched(g, seat))
        return count

    def is_searched(g: Any, seat: int) -> bool:
        """Whether there is something to think about; the search leaves what is routine to the heuristic."""
        return bool(find_spec(SEARCH)) and len(PairedSearch(spec, g, seat, Random(1)).actions) > 1

    def search() -> int:
        rollouts = 0
        for g, seat in searched:
            thoughts = PairedSearch(spec, g, seat, Random(1))
            thoughts.run(Budget(iterations=ROLLOUTS))
            rollouts += thoughts.rollouts
        return rollouts

    def choose(bot: Any, wanted: int) -> int:
        chosen = 0
        for g in states:
            for seat in g.waiting:
                if len(g.options(seat)) > 1 and chosen < wanted:
                    bot.choose(g, seat)
                    chosen += 1
        return chosen

    def work(part: str, wanted: int) -> int:
        rng, done, number = Random(1), 0, 2
        while done < wanted:
            if part == "play":
                done += play(number)
                number += 1
                continue
            if part == "medium":
                done += choose(greathall.bot("medium", spec, 1), wanted - done)
                continue
            if part == "search":
                done += search()
                continue
            for g in states:
                g.copy() if part == "copy" else spec.redeal(g, 0, rng)
            done += len(states)
        return done

    play(0, keep=True), play(1, keep=True)
    gc.collect()
    gc.freeze()  # how much was imported must not count
    return work


def burst_on_demand(name: str) -> None:
    """The process of one tree: reads a part, does it, and writes how long it took for one."""
    work = workload(name)
    for line in sys.stdin:
        part = line.strip()
        began = process_time()
        done = work(part, BURST[part])
        print((process_time() - began) / done, flush=True)


class Tree:
    """This one or the other, with a process that works when told."""

    def __init__(self, source: Path, name: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work", name],
            env=environment(source),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def burst(self, part: str) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(part, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def parts(source: Path) -> tuple[str, ...]:
    """What a tree can do."""
    module = source.joinpath(*SEARCH.split(".")).with_suffix(".py")
    return PARTS if module.exists() else tuple(part for part in PARTS if part != "search")


def bursts(other: Path, name: str, count: int) -> dict[str, tuple[float, float]]:
    """Microseconds for one, in the other tree and in this one."""
    trees = Tree(other, name), Tree(HERE, name)
    found = {}
    for part in parts(other):
        times = [(trees[0].burst(part), trees[1].burst(part)) for _ in range(count)]
        found[part] = (1e6 * min(time for time, _ in times), 1e6 * min(time for _, time in times))
    for tree in trees:
        tree.process.communicate()
    return found


def instructions(other: Path, name: str) -> dict[str, tuple[float, float]]:
    """Processor instructions for one, in the other tree and in this one."""
    before, now = (_instructions(source, name) for source in (other, HERE))
    return {part: (before[part], now[part]) for part in parts(other)}


def _instructions(source: Path, name: str) -> dict[str, float]:
    """A run that does many, less one that does none."""
    working = [sys.executable, __file__, "--work", name, "--part"]
    subprocess.run([*working, "play"], env=environment(source), check=True, capture_output=True)  # compiles everything
    counted, done = {}, {}
    for part in ("load", *parts(source)):
        with NamedTemporaryFile() as report:
            command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
            command += [f"--log-file={report.name}", *working, part]
            answer = subprocess.run(command, env=environment(source), check=True, capture_output=True, text=True)
            count = re.search(r"I\s+refs:\s+([\d,]+)", Path(report.name).read_text())
        assert count is not None
        counted[part], done[part] = int(count[1].replace(",", "")), int(answer.stdout)
    return {part: (counted[part] - counted["load"]) / done[part] for part in PARTS}


def environment(source: Path) -> dict[str, str]:
    packages = "" if source == HERE else os.environ.get("OTHER_PACKAGES", "")
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{packages}", "PYTHONHASHSEED": "0"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="the src folder of the tree to compare with")
    parser.add_argument("--bursts", type=int, default=300)
    parser.add_argument("--only", choices=TABLES)
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of time")
    parser.add_argument("--work", choices=TABLES, help=argparse.SUPPRESS)
    parser.add_argument("--part", choices=COUNTED, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.part:
        print(workload(arguments.work)(arguments.part, COUNTED[arguments.part]))
        return
    if arguments.work:
        burst_on_demand(arguments.work)
        return
    if arguments.other is None:
        parser.error("name the src folder of the tree to compare with")
    unit = "instructions" if arguments.instructions else "microseconds"
    print(f"{'game':<18}{'':<8}{'other':>12}{'this':>12}{'speed':>8}  ({unit} for one)")
    for name in [arguments.only] if arguments.only else TABLES:
        other = arguments.other.resolve()
        found = instructions(other, name) if arguments.instructions else bursts(other, name, arguments.bursts)
        for part, (before, now) in found.items():
            print(f"{name:<18}{part:<8}{before:>12,.2f}{now:>12,.2f}{before / now:>8.3f}", flush=True)


if __name__ == "__main__":
    main()
