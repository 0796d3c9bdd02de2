"""Compares the speed of this tree with another one (an older checkout), in one run.

    python bench/against.py OTHER/src [--rounds 7] [--seconds 1.0] [--only GAME]
    python bench/against.py OTHER/src --instructions [--only GAME]

Each figure is the processor time of one process a tree, tree and tree in turn, so that both have the same machine; the
best round of each counts. Only the public interface is used, so that older trees run the same work: games played at
random, copies of states and redealt worlds. The same seeds give the same work to both.

On a busy machine times differ by more than a few percent from run to run. `--instructions` counts what the processor
was told to do in 10,000 decisions, by valgrind (which must be installed), and is the same in every run.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import subprocess
import sys
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


def play_games(name: str, decisions: int) -> int:
    """Play whole games at random until so many decisions are made; how many there were."""
    import greathall
    from greathall.core.kernel import sample

    spec = greathall.game(name)
    seats, options = TABLES[name]
    rng, made, number = Random(1), 0, 0
    while made < decisions:
        g = spec.new(seats=seats, seed=number, **options)
        while not g.over:
            for seat in g.waiting:
                g.act(seat, sample(g.options(seat), rng))
                made += 1
        if number == 0:
            gc.collect()
            gc.freeze()  # how much was imported must not count
        number += 1
    return made


def instructions(source: Path, name: str) -> float:
    """What a decision costs in processor instructions: a long run less a short one, in which everything is loaded."""
    counted, made = [], []
    playing = [sys.executable, __file__, "--play", name, "--rounds"]
    subprocess.run([*playing, "1"], env=_environment(source), check=True, capture_output=True)  # compiles the modules
    for decisions in (1, 10_000):
        with NamedTemporaryFile() as report:
            command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
            command += [f"--log-file={report.name}", *playing, str(decisions)]
            answer = subprocess.run(command, env=_environment(source), check=True, capture_output=True, text=True)
            found = re.search(r"I\s+refs:\s+([\d,]+)", Path(report.name).read_text())
        assert found is not None
        counted.append(int(found[1].replace(",", "")))
        made.append(int(answer.stdout))
    return (counted[1] - counted[0]) / (made[1] - made[0])


def _environment(source: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}


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
    parser.add_argument("--play", choices=TABLES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        print(play_games(arguments.play, arguments.rounds))
        return
    if arguments.measure:
        print(json.dumps(measure(arguments.measure, arguments.seconds)))
        return
    if arguments.other is None:
        parser.error("name the src folder of the tree to compare with")
    names = [arguments.only] if arguments.only else list(TABLES)
    if arguments.instructions:
        print(f"{'game':<18}{'other':>12}{'this':>12}{'speed':>8}  (instructions a decision)")
        for name in names:
            other, this = (instructions(tree, name) for tree in (arguments.other.resolve(), HERE))
            print(f"{name:<18}{other:>12,.0f}{this:>12,.0f}{other / this:>8.3f}", flush=True)
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
