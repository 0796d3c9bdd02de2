"""How many rounds a game of HOGWARTS lasts among rules of thumb, written into docs/hogwarts_board_lengths.md.

python bench/hogwarts_board_lengths.py [games for each number of players]
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.events import BattleBegan, VoldemortDefeated

PAGE = Path(__file__).parents[1] / "docs" / "hogwarts_board_lengths.md"
HEAD = """# How long HOGWARTS, The Board Game lasts

Written by `python bench/hogwarts_board_lengths.py`: games among rules of thumb (`thumb`), seeds 0 and up. A game ends
when Voldemort is defeated, at the latest when the school year is over (ruling R86). Rounds per game:

| length | players | games | 10 % | 25 % | median | 75 % | 90 % | 30 to 80 | Voldemort falls | visits | decisions |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def play(seats: int, seed: int, length: str) -> tuple[int, bool, int, int]:
    """Rounds, whether Voldemort fell, fights in the chamber, decisions."""
    log: list[Event] = []
    rng = Random(seed)
    g: Any = SPEC.new(seats=seats, seed=seed, log=log, length=length)
    assert SPEC.bots.heuristic is not None
    decisions = 0
    while not g.over:
        seat = g.waiting[0]
        g.act_unchecked(seat, SPEC.bots.heuristic(g, seat, rng))
        decisions += 1
    visits = sum(1 for event in log if isinstance(event, BattleBegan) and event.contest == "chamber")
    return g.round, any(isinstance(event, VoldemortDefeated) for event in log), visits, decisions


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    lines = []
    histogram: Counter[int] = Counter()
    for length in ("normal", "short"):
        for seats in SPEC.seats:
            played = [play(seats, seed, length) for seed in range(games)]
            rounds = sorted(result[0] for result in played)
            if length == "normal" and seats == SPEC.seats[-1]:
                histogram.update(r // 10 * 10 for r in rounds)
            at = [rounds[int(share * (games - 1))] for share in (0.1, 0.25, 0.5, 0.75, 0.9)]
            typical = sum(30 <= r <= 80 for r in rounds) / games
            won = sum(result[1] for result in played) / games
            visits = sum(result[2] for result in played) / games
            decisions = sum(result[3] for result in played) / games
            cells = [length, seats, games, *at, f"{typical:.0%}", f"{won:.0%}", f"{visits:.1f}", f"{decisions:.0f}"]
            lines.append("| " + " | ".join(map(str, cells)) + " |")
            print(lines[-1], flush=True)
    bars = [
        f"    {r:>3}-{r + 9:<3} {'#' * round(200 * histogram[r] / games)} {histogram[r]}" for r in sorted(histogram)
    ]
    tail = ["", "Four players, normal length, games by their number of rounds:", "", *bars, ""]
    PAGE.write_text(HEAD + "\n".join([*lines, *tail]), "utf-8")


if __name__ == "__main__":
    main()
