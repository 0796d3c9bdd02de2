"""Win rates of Hogwarts Battle, written into `docs/hogwarts_battle_winrates.md`.

    python bench/hogwarts_battle.py [--games 400] [--search ismcts:60] [--minutes 15]

Random, naive and thumb play so many games in every cell of the table, ten times as many in Game 1 (the same seeds for
all). The search plays one
game in each cell, then another in each, until the minutes on the clock are over.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import greathall
from greathall.bots import bot
from greathall.core.kernel import sample
from greathall.games.hogwarts_battle.bot.heuristic import heuristic
from greathall.games.hogwarts_battle.bot.naive import naive
from greathall.lab import wilson

PAGE = Path(__file__).parents[1] / "docs" / "hogwarts_battle_winrates.md"
SPEC = greathall.game("hogwarts_battle")
CELLS = [(game, seats) for game in range(1, 8) for seats in SPEC.seats]
TIGHT = 10
"""In Game 1 both thumb and naive win nearly always: only more games can tell them apart."""
Policy = Callable[[Any, int, Random], Any]


def at_random(g: Any, seat: int, rng: Random) -> Any:
    return sample(g.options(seat), rng)


def searching(name: str) -> Policy:
    player = bot(name, SPEC, 1)
    return lambda g, seat, rng: player.choose(g, seat)


def won(policy: Policy, game: int, seats: int, index: int) -> bool:
    g = SPEC.new(seats=seats, seed=f"win rates {game} {seats} {index}", game=game)
    rng = Random(index)
    while not g.over:
        for seat in g.waiting:
            g.act_unchecked(seat, policy(g, seat, rng))
    return bool(g.won)


class Column:
    """One player's games and wins in each cell."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name = name
        self.policy = policy
        self.games = dict.fromkeys(CELLS, 0)
        self.wins = dict.fromkeys(CELLS, 0)

    def play(self, cell: tuple[int, int]) -> None:
        self.wins[cell] += won(self.policy, *cell, self.games[cell])
        self.games[cell] += 1

    def share(self, cell: tuple[int, int]) -> str:
        games = self.games[cell]
        if not games:
            return ""
        low, high = wilson(self.wins[cell], games)
        return f"{self.wins[cell] / games:.1%} ({low:.1%} to {high:.1%})"


def page(columns: list[Column]) -> str:
    counts = [f"{column.name} {min(column.games.values())} to {max(column.games.values())}" for column in columns]
    lines = [
        "# Win rates of Hogwarts Battle",
        "",
        "Written by `bench/hogwarts_battle.py`; do not edit. All heroes are played by the same bot, at standard",
        "difficulty, in the order Harry, Ron, Hermione, Neville, with open hands; 95 % intervals (Wilson's).",
        "",
        f"Games in each cell: {', '.join(counts)}.",
        "",
        "`naive` is the yardstick: it plays everything, hits the leftmost villain, buys the dearest card, and answers",
        "all other questions at random. The number after `ismcts` is its iterations for each decision.",
        "",
        f"| game | heroes | {' | '.join(column.name for column in columns)} |",
        f"|---:|---:|{'---:|' * len(columns)}",
        *(f"| {cell[0]} | {cell[1]} | {' | '.join(column.share(cell) for column in columns)} |" for cell in CELLS),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--search", default="ismcts:60")
    parser.add_argument("--minutes", type=float, default=15)
    wanted = parser.parse_args()
    end = monotonic() + 60 * wanted.minutes
    columns = [Column("random", at_random), Column("naive", naive), Column("thumb", heuristic)]
    for cell in CELLS:
        for column in columns:
            for _ in range(wanted.games * (TIGHT if cell[0] == 1 else 1)):
                column.play(cell)
        print(*cell, *(column.share(cell) for column in columns), file=sys.stderr, flush=True)
        PAGE.write_text(page(columns), "utf-8")
    search = Column(wanted.search, searching(wanted.search))
    columns.append(search)
    while monotonic() < end:
        for cell in CELLS:
            if monotonic() < end:
                search.play(cell)
                PAGE.write_text(page(columns), "utf-8")
        print(f"{sum(search.games.values())} games by search", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
