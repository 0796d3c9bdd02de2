"""The compiled build (`tools/compiled.py`) against plain Python: the same games to the last bit, and how much faster.

    python -m bench.compiled [--games 1000] [--bursts 100] [--only GAME]

Each game is played at random with the same seeds by both, and the fingerprints of all final states are compared; so
are the choices of the bots, which must not depend on the build if they count rollouts. Then `against` measures both in
turn. Writes bench/compiled.md, and fails if anything differs or is slower.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from bench.against import HERE, TABLES, bursts, environment

ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
LEVELS = ("easy", "medium", "strong:20")
"""The bots whose choices are compared."""
EVERY = 25
"""They are asked in the first games, before every so many answers."""
SLOWER = 0.97
AGAIN = 3


def digest(name: str, count: int) -> tuple[str, str]:
    """Of the final states of so many games, of all numbers of seats in turn; and of what bots choose in the first."""
    import greathall
    from greathall.core.kernel import sample

    spec = greathall.game(name)
    settings: dict[str, Any] = TABLES[name][1]
    ends, choices = blake2b(digest_size=16), blake2b(digest_size=16)
    for seed in range(count):
        rng = Random(seed)
        bots = [greathall.bot(level, spec, seed) for level in LEVELS] if seed < len(spec.seats) else []
        g = spec.new(seats=spec.seats[seed % len(spec.seats)], seed=seed, **settings)
        answers = 0
        while not g.over:
            for seat in g.waiting:
                if answers % EVERY == 0:
                    choices.update(repr([bot.choose(g, seat) for bot in bots]).encode())
                g.act(seat, sample(g.options(seat), rng))
                answers += 1
        ends.update(spec.hash(g).encode())
    return ends.hexdigest(), choices.hexdigest()


def digest_by(source: Path, name: str, count: int) -> list[str]:
    command = [sys.executable, "-m", "bench.compiled", "--digest", name, "--games", str(count)]
    done = subprocess.run(command, cwd=ROOT, env=environment(source), check=True, capture_output=True, text=True)
    return done.stdout.split()


def measured(name: str, count: int) -> dict[str, tuple[float, float]]:
    """Microseconds for one, compiled and plain. While something seems slower it is measured again in new processes, and
    the quickest bursts of both count: one process differs from the next by more than 3 % in where its memory lies."""
    found = bursts(COMPILED, name, count)
    for _ in range(AGAIN):
        if all(slow / fast >= SLOWER for fast, slow in found.values()):
            break
        again = bursts(COMPILED, name, count)
        found = {part: (min(fast, again[part][0]), min(slow, again[part][1])) for part, (fast, slow) in found.items()}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="so many games of each are compared (1000)")
    parser.add_argument("--bursts", type=int, default=100, help="so many bursts of each kind are measured (100)")
    parser.add_argument("--only", choices=TABLES)
    parser.add_argument("--digest", choices=TABLES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.digest:
        print(*digest(arguments.digest, arguments.games))
        return
    if not any(COMPILED.rglob("*.so")) and not any(COMPILED.rglob("*.pyd")):
        parser.error("there is no compiled build: run `make compiled`")
    different, slower, rows = [], [], []
    for name in [arguments.only] if arguments.only else TABLES:
        plain, compiled = (digest_by(source, name, arguments.games) for source in (HERE, COMPILED))
        for what, one, other in zip(("games", "choices of bots"), plain, compiled, strict=True):
            if one != other:
                different.append(f"{name}: not the same {what}")
        for part, (fast, slow) in measured(name, arguments.bursts).items():
            rows.append(f"| {name} | {part} | {slow:,.2f} | {fast:,.2f} | {slow / fast:.2f} |")
            print(rows[-1], flush=True)
            if slow / fast < SLOWER:
                slower.append(f"{name}: {part} is slower")
    (ROOT / "bench" / "compiled.md").write_text(
        "# The compiled build against plain Python\n\n"
        f"`make compiled`. {arguments.games:,} games of each at random, of all numbers of seats: "
        f"{'; '.join(different) or 'the same final states and choices of bots in both'}. Microseconds for one "
        "decision, copy, redealt world, choice of `medium` or rollout of the search; the quickest burst of each. "
        f"Compiled, {'; '.join(slower) or 'nothing is slower'}.\n\n"
        "| game | | plain | compiled | times faster |\n|---|---|---:|---:|---:|\n" + "\n".join(rows) + "\n",
        "utf-8",
    )
    sys.exit("\n".join([*different, *slower]) or None)


if __name__ == "__main__":
    main()
