"""Compares the speed of this tree with another one (an older checkout), in one run.

    python bench/against.py OTHER/src [--rounds 7] [--seconds 1.0] [--only GAME]
    python bench/against.py OTHER/src --instructions [--only GAME]   (bench/against.md)

Each figure is the processor time of one process a tree, tree and tree in turn, so that both have the same machine; the
best round of each counts. Only the public interface is used, so that older trees run the same work: games played at
random, copies of states and redealt worlds. The same seeds give the same work to both.

On a busy machine times differ by more than a few percent from run to run. `--instructions` counts what the processor
was told to do in a fixed number of decisions, copies and redeals, by valgrind (which must be installed): the same games
by the same rules (version 1), and the same figures in every run.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
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
HERE = Path(__file__).resolve().parent.parent / "src"


def measure(name: str, seconds: float) -> dict[str, float]:
    """Work done for each second of processor time."""
    import greathall
    from greathall.core.kernel import sample

    spec = greathall.game(name)
    seats, options = TABLES[name]
    rng = Random(1)
    states: list[Any] = []

    def play(number: int) -> int:
        g = spec.new(seats=seats, seed=number, **options)
        count = 0
        while not g.over:
            for seat in g.waiting:
                g.act(seat, sample(g.options(seat), rng))
                count += 1
            if number < 2 and count % 50 < len(g.waiting):
                states.append(g.copy())
        return count

    def copies(number: int) -> int:
        for g in states:
            g.copy()
        return len(states)

    def redeals(number: int) -> int:
        for g in states:
            spec.redeal(g, 0, rng)
        return len(states)

    found = {}
    play(0), play(1)
    gc.collect()
    gc.freeze()  # how much was imported must not count
    for what, work in {"play": play, "copy": copies, "redeal": redeals}.items():
        number, done, began = 2, 0, process_time()
        while process_time() - began < seconds:
            done += work(number)
            number += 1
        found[what] = done / (process_time() - began)
    return found


PARTS = {"load": 0, "play": 10_000, "copy": 20_000, "redeal": 5_000}
"""How often each is done when instructions are counted: decisions, copies, redealt worlds."""


def work(name: str, part: str) -> int:
    """Play two games and keep some of their states; then do the part. How often it was done."""
    import greathall
    from greathall.core.kernel import sample

    spec = greathall.game(name)
    seats, options = TABLES[name]
    if "version" in signature(spec.new).parameters:
        options = {**options, "version": 1}  # the rules that both trees have
    rng = Random(1)
    states: list[Any] = []

    def play(number: int, every: int) -> int:
        g = spec.new(seats=seats, seed=number, **options)
        count = 0
        while not g.over:
            for seat in g.waiting:
                g.act(seat, sample(g.options(seat), rng))
                count += 1
            if count % every < len(g.waiting):
                states.append(g.copy())
        return count

    play(0, 50), play(1, 50)
    gc.collect()
    gc.freeze()  # how much was imported must not count
    done, number, wanted = 0, 2, PARTS[part]
    while done < wanted:
        if part == "play":
            done += play(number, 10**9)
            number += 1
            continue
        for g in states:
            g.copy() if part == "copy" else spec.redeal(g, 0, rng)
        done += len(states)
    return done


def instructions(source: Path, name: str) -> dict[str, float]:
    """What a decision, a copy and a redealt world cost in processor instructions: a run that does many of them, less
    one that does none."""
    working = [sys.executable, __file__, "--work", name, "--part"]
    subprocess.run([*working, "play"], env=_environment(source), check=True, capture_output=True)  # compiles everything
    found: dict[str, float] = {}
    load = 0
    for part in PARTS:
        with NamedTemporaryFile() as report:
            command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
            command += [f"--log-file={report.name}", *working, part]
            answer = subprocess.run(command, env=_environment(source), check=True, capture_output=True, text=True)
            count = re.search(r"I\s+refs:\s+([\d,]+)", Path(report.name).read_text())
        assert count is not None
        counted = int(count[1].replace(",", ""))
        if part == "load":
            load = counted
        else:
            found[part] = (counted - load) / int(answer.stdout)
    return found


def _environment(source: Path) -> dict[str, str]:
    """Packages that only the other tree needs may stand in OTHER_PACKAGES."""
    paths = [
        str(source),
        *([os.environ["OTHER_PACKAGES"]] if source != HERE and "OTHER_PACKAGES" in os.environ else []),
    ]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONHASHSEED": "0"}


def in_tree(source: Path, name: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, __file__, "--measure", name, "--seconds", str(seconds)]
    answer = subprocess.run(command, env=_environment(source), check=True, capture_output=True, text=True).stdout
    found: dict[str, float] = json.loads(answer)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other", type=Path, nargs="?", help="the src folder of the tree to compare with")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--only", choices=TABLES)
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of time")
    parser.add_argument("--measure", choices=TABLES, help=argparse.SUPPRESS)
    parser.add_argument("--work", choices=TABLES, help=argparse.SUPPRESS)
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        print(work(arguments.work, arguments.part))
        return
    if arguments.measure:
        print(json.dumps(measure(arguments.measure, arguments.seconds)))
        return
    if arguments.other is None:
        parser.error("name the src folder of the tree to compare with")
    names = [arguments.only] if arguments.only else list(TABLES)
    if arguments.instructions:
        print(f"{'game':<18}{'':<8}{'other':>12}{'this':>12}{'speed':>8}  (instructions for one)")
        for name in names:
            before, now = (instructions(tree, name) for tree in (arguments.other.resolve(), HERE))
            for what, other in before.items():
                print(f"{name:<18}{what:<8}{other:>12,.0f}{now[what]:>12,.0f}{other / now[what]:>8.3f}", flush=True)
        return
    print(f"{'game':<18}{'':<8}{'other/s':>12}{'this/s':>12}{'ratio':>8}")
    for name in names:
        best: dict[str, list[float]] = {}
        for _ in range(arguments.rounds):
            for tree, source in enumerate((arguments.other.resolve(), HERE)):
                for what, rate in in_tree(source, name, arguments.seconds).items():
                    best.setdefault(what, [0.0, 0.0])[tree] = max(best.get(what, [0.0, 0.0])[tree], rate)
        for what, (other, this) in best.items():
            print(f"{name:<18}{what:<8}{other:>12,.0f}{this:>12,.0f}{this / other:>8.3f}", flush=True)


if __name__ == "__main__":
    main()
