"""Do the values of the games tell the chance to win? Writes their log loss and calibration into `docs/bots.md`.

    python bench/calibration.py [stupefy ...] [--games 400]

Players by heuristic, who now and then answer anything, play games. At the first decision of each round a seat asks for
the value of its position in a redealt world, as a search does, and in the end we know who has won. These are other
games than the values were fitted to. Of games that are not named the rows stay as they are.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import greathall
from bench.matches import SETTINGS
from greathall.core.kernel import sample
from greathall.core.spec import GameSpec
from greathall.lab.fit import STRAYS
from greathall.lab.games import victory
from greathall.lab.regression import Position, surprise

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
MARK = "<!-- calibration -->\n"
BINS = 5


def said_and_won(spec: GameSpec[Any], seats: int, settings: Any, games: int) -> Iterator[tuple[float, float]]:
    """The chance said at each position, and the share of the victory that came of it."""
    heuristic, rounds, value = spec.bots.heuristic, spec.bots.rounds, spec.bots.value
    assert heuristic is not None
    assert rounds is not None
    assert value is not None
    for index in range(games):
        seed = f"calibration {seats} {settings} {index}"
        rng = Random(seed)
        strays = STRAYS * rng.random()
        g = spec.new(seats=seats, seed=seed, **settings)
        said: list[tuple[int, float]] = []
        last = rounds(g)
        while not g.over:
            if rounds(g) > last:
                last = rounds(g)
                seat = rng.randrange(seats)
                said.append((seat, value(spec.redeal(g, seat, rng), seat)))
            for seat in g.waiting:
                stray = rng.random() < strays
                g.act_unchecked(seat, sample(g.options(seat), rng) if stray else heuristic(g, seat, rng))
        won = victory(spec, g)
        yield from ((chance, won[seat]) for seat, chance in said)


def loss(pairs: list[tuple[float, float]]) -> float:
    return sum(surprise(Position(0, [{}], [won]), [said]) for said, won in pairs) / len(pairs)


def row(spec: GameSpec[Any], seats: int, settings: Any, games: int) -> str:
    pairs = [*said_and_won(spec, seats, settings, games)]
    middle = sum(won for _, won in pairs) / len(pairs)
    parts = []
    for at in range(BINS):
        some = [(said, won) for said, won in pairs if min(BINS - 1, int(BINS * said)) == at]
        if some:
            said, won = (sum(pair[which] for pair in some) / len(some) for which in (0, 1))
            parts.append(f"{said:.0%} → {won:.0%}")
        else:
            parts.append("")
    kind = ", ".join(f"{name} {value}" for name, value in settings.items()) or "-"
    cells = [f"{spec.id}", f"{seats}", kind, f"{len(pairs)}", f"{loss(pairs):.3f}"]
    return f"| {' | '.join([*cells, f'{loss([(middle, won) for _, won in pairs]):.3f}', *parts])} |"


def rows(spec: GameSpec[Any], games: int) -> Iterator[str]:
    for seats in sorted({spec.seats[0], spec.seats[-1]}):
        for settings in SETTINGS.get(spec.id, [{}]):
            written = row(spec, seats, settings, games)
            print(written, file=sys.stderr, flush=True)
            yield written


def table(names: Sequence[str], games: int, before: Sequence[str]) -> Iterator[str]:
    """With the rows of a table written before for games that are not named."""
    ranges = [f"{at * 100 // BINS}-{(at + 1) * 100 // BINS} %" for at in range(BINS)]
    yield f"| game | players | kind | positions | log loss | of the mean | {' | '.join(ranges)} |"
    yield f"|---|---:|---|---:|---:|---:|{'---:|' * BINS}"
    for spec in greathall.games().values():
        if spec.bots.value is not None:
            if spec.id in names:
                yield from rows(spec, games)
            else:
                yield from [line for line in before if line.startswith(f"| {spec.id} |")]


def main() -> int:
    valued = sorted(name for name, spec in greathall.games().items() if spec.bots.value is not None)
    parser = argparse.ArgumentParser(description="Ask the values of the games for chances, and write docs/bots.md.")
    parser.add_argument("names", nargs="*", metavar="game", help=f"by default all: {', '.join(valued)}")
    parser.add_argument("--games", type=int, default=400, help="of each kind")
    arguments = parser.parse_args()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(MARK)
    old, end, after = rest.partition("<!-- end -->")
    lines = [*table(arguments.names or valued, arguments.games, old.splitlines())]
    PAGE.write_text(f"{before}{MARK}\n{chr(10).join(lines)}\n\n{end}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
