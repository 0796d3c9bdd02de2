"""`python -m tests.mutants GAME [--sample N] [--seed S] [--only FILE] [--jobs J] [--fresh]`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from hashlib import blake2b
from pathlib import Path

from . import games, runner
from .equivalents import judged_equivalent
from .operators import Mutant, Source
from .runner import Run, Verdict

RESULTS = games.ROOT / "build" / "mutants"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="Plant faults in the rules of a game.")
    parser.add_argument("game", help="stupefy, scrabble, hogwarts_board or hogwarts_battle")
    parser.add_argument("--sample", type=int, default=400, metavar="N", help="how many faults (400)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which faults are drawn (1)")
    parser.add_argument("--only", default="", metavar="FILE", help="only in files whose path contains this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="J", help="how many at once (all cores)")
    parser.add_argument("--fresh", action="store_true", help="forget earlier results")
    arguments = parser.parse_args()
    target = games.game(arguments.game)
    sources = {source.file: source for source in target.sources()}
    RESULTS.mkdir(parents=True, exist_ok=True)
    results = Results(RESULTS / f"{target.name}.jsonl", sources, arguments.fresh)
    chosen, every = drawn(list(sources.values()), arguments.only, arguments.sample, arguments.seed)
    reasons = judged_equivalent(target.name)
    print(f"{target.name}: {len(chosen)} of {every} faults in {len(sources)} files", flush=True)

    run = Run(target, sources)
    runner.import_what_is_foreign(target)
    started = time.perf_counter()
    for line in runner.measure(run, RESULTS / f"{target.name}-reach.json"):
        print(f"  left out: {line}")
    spent = time.perf_counter() - started
    print(
        f"  {len(run.reach)} tests, {sum(r.seconds for r in run.reach.values()):.0f} s in all; {spent:.0f} s to measure"
    )
    results.tests = runner.digest(run)

    to_do = [mutant for mutant in chosen if results.verdict(mutant) is None and mutant.id not in reasons]
    done = len(chosen) - len(to_do)

    def tell(mutant: Mutant, verdict: Verdict) -> None:
        nonlocal done
        done += 1
        results.add(mutant, verdict)
        if verdict.caught and done % 20:
            return
        print(f"  {done}/{len(chosen)} {time.perf_counter() - started:.0f} s", end="")
        print(f" {verdict.by}" if verdict.caught else f" SURVIVED {mutant.id}", flush=True)

    runner.judge(run, to_do, tell, arguments.jobs)
    sys.stdout.flush()
    return report(chosen, results, sources, reasons)


def drawn(sources: list[Source], only: str, sample: int, seed: int) -> tuple[list[Mutant], int]:
    """A sample of the faults that make a difference to the compiled code, and how many there are in all."""
    every = [(m, source) for source in sources if only in source.file for m in source.mutants]
    chosen: list[Mutant] = []
    for mutant, source in sorted(every, key=lambda pair: pair[0].rank(seed)):
        if len(chosen) == sample:
            break
        if source.mutated(mutant) != source.code:
            chosen.append(mutant)
    return chosen, len(every)


class Results:
    """What was found earlier: a caught mutant stays caught while its file is the same, a survivor is tried again when
    the tests have changed."""

    def __init__(self, path: Path, sources: dict[str, Source], fresh: bool) -> None:
        self.path = path
        self.tests = ""
        self.files = {
            file: blake2b(source.text.encode(), digest_size=8).hexdigest() for file, source in sources.items()
        }
        self.known: dict[str, dict[str, object]] = {}
        if path.exists() and not fresh:
            for line in path.read_text("utf-8").splitlines():
                row = json.loads(line)
                self.known[row["id"]] = row
        elif path.exists():
            path.unlink()

    def verdict(self, mutant: Mutant) -> bool | None:
        """Caught or not; None if it must be tried."""
        row = self.known.get(mutant.id)
        if row is None or row["file"] != self.files[mutant.file]:
            return None
        return bool(row["by"]) or (None if row["tests"] != self.tests else False)

    def add(self, mutant: Mutant, verdict: Verdict) -> None:
        row = {"id": mutant.id, "file": self.files[mutant.file], "tests": self.tests, "by": verdict.by}
        self.known[mutant.id] = dict(row)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**row, "seconds": round(verdict.seconds, 2)}) + "\n")


def _hash(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def report(chosen: list[Mutant], results: Results, sources: dict[str, Source], reasons: dict[str, str]) -> int:
    equivalent = [mutant for mutant in chosen if mutant.id in reasons]
    survivors = [mutant for mutant in chosen if mutant.id not in reasons and not results.verdict(mutant)]
    caught = len(chosen) - len(equivalent) - len(survivors)
    for mutant in sorted(survivors, key=lambda mutant: (mutant.file, mutant.line)):
        print(f"\n{results.path.stem}/{mutant.file}:{mutant.line} in {mutant.function}")
        print("\n".join(f"    {line}" for line in sources[mutant.file].difference(mutant)))
        print(f"    id = {json.dumps(mutant.id)}")
    real = len(chosen) - len(equivalent)
    share = 100 * caught / real if real else 100.0
    print(f"\n{caught} of {real} caught ({share:.1f} %), {len(survivors)} survived, {len(equivalent)} change nothing.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
