"""Plays the bots of a game against each other and writes what came of it into `docs/bots.md`.

    python bench/matches.py stupefy [--games 400] [--search-games 60] [--minutes 40]

The text of `docs/bots.md` is written by hand; the table between the two marks of a game is written here.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import greathall
from greathall.core.spec import GameSpec
from greathall.lab import Batch, Comparison, Played, arena, play

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SECOND = "ismcts:1000cpu"
"""A second of processor time for each decision."""
GLANCE = "ismcts:100"


def matches(spec: GameSpec[Any], games: int, search_games: int, minutes: float) -> Iterator[Comparison]:
    """Rules of thumb against chance at every table, search against rules of thumb at the smallest.

    A game with players of its own: medium against easy at every table, strong against medium at the smallest.
    """
    if spec.bots.players:
        for seats in spec.seats:
            yield arena(Batch(spec, games // 4, seats, progress=_progress), "medium", "easy")
        yield arena(Batch(spec, search_games, spec.seats[0], progress=_progress), "strong", "medium")
        return
    for seats in spec.seats:
        yield arena(Batch(spec, games, seats, progress=_progress), "thumb", "random")
    seats = spec.seats[0]
    yield arena(Batch(spec, games // 2, seats, progress=_progress), GLANCE, "thumb")
    end = monotonic() + 60 * minutes
    played: list[Played] = []
    while len(played) < search_games and monotonic() < end:
        index = len(played)
        played.append(play(spec, (SECOND, "thumb"), seats, f"0, game {index}", index, team=index))
        _progress(index + 1, search_games)
    if played:
        yield Comparison(SECOND, "thumb", tuple(played))


def _progress(done: int, games: int) -> None:
    print(f"\r{done} of {games} games ", end="\n" if done == games else "", file=sys.stderr, flush=True)


def table(spec: GameSpec[Any], games: int, search_games: int, minutes: float) -> Iterator[str]:
    seconds = 0.0
    yield "| players | bot | against | games | victories (95 % interval) | among equals | lead in points | verdict |"
    yield "|---:|---|---|---:|---:|---:|---:|---|"
    for match in matches(spec, games, search_games, minutes):
        low, high = match.interval
        seconds += sum(game.seconds for game in match.games)
        wins = f"{match.wins.mean:.1%} ({low:.1%} to {high:.1%})"
        lead = f"{match.lead.mean:+.0f} ± {match.lead.error:.0f}"
        verdict = {True: "better", False: "worse", None: "cannot be told"}[match.better]
        names = f"`{match.challenger}` | `{match.champion}`"
        seats = match.games[0].seats
        print(f"{seats} {names}: {wins}, {lead}, {verdict}", file=sys.stderr)
        yield f"| {seats} | {names} | {len(match.games)} | {wins} | {match.even:.1%} | {lead} | {verdict} |"
    yield ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    spent = f"{seconds:,.0f} s of processor time"
    when = f"{datetime.now(UTC):%d %B %Y}"
    yield f"Played {when} by `make matches GAME={spec.id}` ({spec.id} {spec.version}, {python}, {spent})."


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the bots against each other and write docs/bots.md.")
    parser.add_argument("game", choices=sorted(name for name, spec in greathall.games().items() if spec.bots.heuristic))
    parser.add_argument("--games", type=int, default=400, help="games of rules of thumb against chance, at each table")
    parser.add_argument("--search-games", type=int, default=60, help="games of the search at a second a move; 0: none")
    parser.add_argument("--minutes", type=float, default=40, help="begin no such game later than this")
    arguments = parser.parse_args()
    spec = greathall.game(arguments.game)
    mark = f"<!-- matches {spec.id} -->\n"
    if mark not in PAGE.read_text(encoding="utf-8"):
        parser.error(f"{PAGE.name} has no place for the matches of {spec.id}: write {mark.strip()} and <!-- end -->")
    lines = table(spec, arguments.games, arguments.search_games, arguments.minutes)
    written = "".join(f"{line}\n" for line in lines)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(mark)
    _, end, after = rest.partition("<!-- end -->")
    PAGE.write_text(f"{before}{mark}\n{written}\n{end}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
