"""How long a game of HOGWARTS lasts among bots, by length and players, written into docs/hogwarts_board_lengths.md.

    python bench/hogwarts_board_lengths.py [--games 200] [--bot medium] [--lengths normal evening short] [--print]

The text of the page is written by hand; the table between the two marks of a bot is written here.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import greathall
from greathall.core.kernel import Event
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.events import BattleBegan, LastBattleBegan, VoldemortDefeated
from greathall.games.hogwarts_board.lengths import LENGTHS

PAGE = Path(__file__).parents[1] / "docs" / "hogwarts_board_lengths.md"
SECONDS = 10
"""For a decision with more than one option."""
SHARES = (0.1, 0.5, 0.9)
AN_EVENING = 120
"""Minutes: nine of ten games of four should be over by then, if that is what was chosen."""


class Game(NamedTuple):
    """What is known of a game that is over."""

    rounds: int
    voldemort_fell: bool
    to_the_end: bool
    """It lasted to the end of the school year."""
    visits: int
    """Fights in the chamber."""
    decisions: int
    """With more than one option."""

    @property
    def minutes(self) -> float:
        return self.decisions * SECONDS / 60


def play(seats: int, seed: int, length: str, bot: str) -> Game:
    log: list[Event] = []
    g: Any = SPEC.new(seats=seats, seed=f"length {seed}", log=log, length=length)
    players = [greathall.bot(bot, SPEC, Random(f"{seed}, seat {seat}")) for seat in range(seats)]
    decisions = 0
    while not g.over:
        for seat in g.waiting:
            decisions += len(g.options(seat)) > 1
            g.act(seat, players[seat].choose(g, seat))
    return Game(
        g.round,
        any(isinstance(event, VoldemortDefeated) for event in log),
        g.round == LENGTHS[length].rounds and not _fell_before_the_end(log),
        sum(isinstance(event, BattleBegan) and event.contest == "chamber" for event in log),
        decisions,
    )


def _fell_before_the_end(log: list[Event]) -> bool:
    kinds = [type(event) for event in log]
    return VoldemortDefeated in kinds and LastBattleBegan not in kinds


def row(length: str, seats: int, games: list[Game]) -> str:
    count = len(games)

    def at(values: list[float]) -> str:
        return " / ".join(f"{sorted(values)[int(share * (count - 1))]:.0f}" for share in SHARES)

    def share(values: list[bool]) -> str:
        return f"{sum(values) / count:.0%}"

    cells = [
        length,
        seats,
        count,
        at([game.rounds for game in games]),
        share([game.rounds > 100 for game in games]),
        share([game.voldemort_fell for game in games]),
        share([game.to_the_end for game in games]),
        f"{sum(game.visits for game in games) / count:.1f}",
        f"{sum(game.decisions for game in games) / count:.0f}",
        at([game.minutes for game in games]),
        share([game.minutes <= AN_EVENING for game in games]),
    ]
    return "| " + " | ".join(map(str, cells)) + " |"


HEAD = (
    "| length | players | games | rounds 10 / 50 / 90 % | over 100 | Voldemort falls | to the year's end | visits "
    "| decisions | minutes 10 / 50 / 90 % | within two hours |\n|---|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how long games last.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--lengths", nargs="*", default=[*LENGTHS])
    parser.add_argument("--seats", nargs="*", type=int, default=[*SPEC.seats])
    parser.add_argument("--print", action="store_true", help="leave the page as it is")
    arguments = parser.parse_args()
    lines = [HEAD]
    for length in arguments.lengths:
        for seats in arguments.seats:
            games = [play(seats, seed, length, arguments.bot) for seed in range(arguments.games)]
            lines.append(row(length, seats, games))
            print(lines[-1], flush=True)
    if not arguments.print:
        mark = f"<!-- lengths {arguments.bot} -->\n"
        before, found, rest = PAGE.read_text("utf-8").partition(mark)
        if not found:
            parser.error(f"{PAGE.name} has no place for {arguments.bot}: write {mark.strip()} and <!-- end -->")
        _, end, after = rest.partition("<!-- end -->")
        PAGE.write_text(before + mark + "\n" + "\n".join(lines) + "\n\n" + end + after, "utf-8")


if __name__ == "__main__":
    main()
