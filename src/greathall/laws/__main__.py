"""`python -m greathall.laws [GAME ...] [--games N]`: the laws without the command line's colours and languages."""

from __future__ import annotations

import argparse
import sys

from greathall.core.errors import UnknownGame
from greathall.core.registry import game, games
from greathall.laws import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m greathall.laws", description="Check the laws on installed games.")
    parser.add_argument("game", nargs="*", help="the games (all that are installed)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games of each (100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the first (0)")
    arguments = parser.parse_args()
    try:
        specs = [game(name) for name in arguments.game] or [*games().values()]
    except UnknownGame as error:
        parser.error(str(error))
    reports = run(specs, arguments.games, seed=arguments.seed)
    print("\n\n".join(map(str, reports)))
    return int(any(report.broken for report in reports))


if __name__ == "__main__":
    sys.exit(main())
