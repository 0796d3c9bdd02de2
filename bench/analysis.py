"""How long it takes to look back at a finished game of four players: processor seconds of one core, for each game.

Bots of the given level play each game once; then every seat that is asked for is looked back at, as the hall does it.

    python bench/analysis.py [--seats 1] [--level medium] [--only GAME] [--seed 5]
"""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

import greathall
from greathall.analysis import analyse
from greathall.bots import bot
from greathall.core.record import Record

GAMES: dict[str, dict[str, Any]] = {
    "stupefy": {},
    "scrabble": {},
    "hogwarts_board": {"length": "evening"},
    "hogwarts_battle": {"game": 7},
}
PLAYERS = 4
PROMISED = 60.0
"""Seconds of one core for one seat."""


def play(name: str, level: str, seed: int) -> Record:
    """A whole game among bots."""
    spec = greathall.game(name)
    record = Record.start(name, PLAYERS, seed, **GAMES[name])
    g = spec.new(seats=PLAYERS, seed=seed, **GAMES[name])
    players = [bot(level, spec, Random(f"{seed}/{seat}")) for seat in range(PLAYERS)]
    while not g.over:
        seat = g.waiting[0]
        action = players[seat].choose(g, seat)
        record.add(seat, spec.encode(action))
        g.act(seat, action)
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=1, help="how many seats of each game are looked back at")
    parser.add_argument("--level", default="medium")
    parser.add_argument("--only", choices=GAMES)
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    print("| game | answers | questions | own decisions | processor seconds |\n|---|---|---|---|---|")
    for name in GAMES if wanted.only is None else [wanted.only]:
        record = play(name, wanted.level, wanted.seed)
        for seat in range(wanted.seats):
            began = process_time()
            found = analyse(record, seat)
            took = process_time() - began
            own = len(found.decisions)
            print(f"| {name} | {len(record.actions)} | {found.questions} | {own} | {took:.1f} |", flush=True)
            assert took < PROMISED, f"{name} took {took:.1f} s"


if __name__ == "__main__":
    main()
