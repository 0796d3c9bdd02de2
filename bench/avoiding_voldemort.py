"""Is a game of HOGWARTS won by avoiding Voldemort? One seat of each game never enters his chamber of its own will.

    python bench/avoiding_voldemort.py [--games 200] [--lengths evening short normal] [--seats 2 4]

All seats are played by the heuristic; the seat that avoids him takes turns. Prints how games were decided, and how
often who avoided him won. The figures are in docs/hogwarts_board_lengths.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random
from typing import Any

from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Enter, Grasp, Leave, StayOut
from greathall.games.hogwarts_board.events import LastBattleBegan, VoldemortDefeated
from greathall.games.hogwarts_board.lengths import LENGTHS


def play(seats: int, seed: int, length: str, avoiding: int | None) -> tuple[str, tuple[int, ...]]:
    """How the game was decided, and who won."""
    log: list[Event] = []
    g: Any = SPEC.new(seats=seats, seed=f"avoiding {seed}", log=log, length=length)
    luck = [Random(f"{seed}, seat {seat}") for seat in range(seats)]
    assert SPEC.bots.heuristic is not None
    while not g.over:
        for seat in g.waiting:
            chosen: Any = SPEC.bots.heuristic(g, seat, luck[seat])
            if seat == avoiding and isinstance(chosen, Enter | Grasp):
                chosen = next(option for option in g.options(seat) if isinstance(option, StayOut | Leave))
            g.act(seat, chosen)
    kinds = {type(event) for event in log}
    fell = VoldemortDefeated in kinds
    if LastBattleBegan in kinds:
        return ("fell in the last battle" if fell else "closest in the last battle"), g.winners
    return ("fell during the year" if fell else "most SP"), g.winners


def main() -> None:
    parser = argparse.ArgumentParser(description="Is a game won by avoiding Voldemort?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--lengths", nargs="*", default=[*LENGTHS])
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 4])
    parser.add_argument("--nobody", action="store_true", help="nobody avoids him")
    arguments = parser.parse_args()
    for length in arguments.lengths:
        for seats in arguments.seats:
            decided: Counter[str] = Counter()
            won = 0.0
            for seed in range(arguments.games):
                avoiding = None if arguments.nobody else seed % seats
                how, winners = play(seats, seed, length, avoiding)
                decided[how] += 1
                won += (avoiding in winners) / len(winners) if winners else 0
            shares = ", ".join(f"{how} {count / arguments.games:.0%}" for how, count in decided.most_common())
            print(f"{length}, {seats} players: {shares}; who avoided him won {won / arguments.games:.1%}", flush=True)


if __name__ == "__main__":
    main()
