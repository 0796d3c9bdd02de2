"""Plays the levels of a game against each other on the same deals, and writes what came of it into `docs/bots.md`.

    python bench/matches.py stupefy [--share 1.0] [--workers 2]

Each level meets the one below it at every table, on a number of deals that is fixed here beforehand; at most an hour a
game on two cores. `--share 0.1` plays a tenth of them. Searches are given rollouts instead of time, so that anybody
finds the same numbers: `strong:200` thinks for much less than the 0.3 s that `strong` may take, and the first table is
played at the full time, too. The text of `docs/bots.md` is written by hand; the table between the two marks of a game
is written here.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import greathall
from greathall.core.spec import GameSpec
from greathall.lab import Duel, Limits, duel

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
LIMITS = Limits(gain=0.05)
"""Of the sequential test that gives the verdict."""
SETTINGS: dict[str, list[Mapping[str, Any]]] = {"hogwarts_battle": [{"game": 3}, {"game": 5}, {"game": 7}]}
"""The kinds of games that are told apart; the last is the one at which the longest searches are matched."""
SLOW = {"hogwarts_board": 0.5, "scrabble": 0.5}
"""Long games have fewer deals."""


class Match(NamedTuple):
    challenger: str
    champion: str
    deals: int
    seats: int
    settings: Mapping[str, Any]


def plan(spec: GameSpec[Any], share: float) -> Iterator[Match]:
    """What is played, with the number of deals."""
    share *= SLOW.get(spec.id, 1.0)
    kinds = SETTINGS.get(spec.id, [{}])
    strong = "strong:60" if spec.bots.advisors else "strong:200"
    every = [("easy", "random", 60), ("medium", "easy", 100), (strong, "medium", 60)]
    for seats in spec.seats:
        for settings in kinds:
            for challenger, champion, deals in every:
                yield Match(challenger, champion, max(8, round(share * deals)), seats, settings)
    longest = (spec.seats[0], kinds[-1])
    yield Match("strong:300cpu", "medium", max(8, round(share * 16)), *longest)
    yield Match("master:600" if spec.bots.advisors else "master:2000", strong, max(8, round(share * 24)), *longest)


def _progress(done: int, deals: int) -> None:
    print(f"\r{done} of {deals} deals ", end="\n" if done == deals else "", file=sys.stderr, flush=True)


def line(match: Match, result: Duel) -> str:
    kind = ", ".join(f"{name} {value}" for name, value in match.settings.items())
    gain = result.gain
    verdict = result.verdict(LIMITS)
    said = {True: "better", False: "**not better**", None: "not decided"}[verdict.better]
    other = percent(result.champion_wins) if result.together else f"{result.champion_wins[0]:.1%}"
    games = sum(deal.games for deal in result.deals)
    return (
        f"| {match.seats} | {kind or '-'} | `{match.challenger}` | `{match.champion}` | {len(result.deals)} | {games} "
        f"| {percent(result.challenger_wins)} | {other} | {100 * gain.mean:+.1f} ± {100 * gain.error:.1f} "
        f"| {said} ({verdict.after}) |"
    )


def percent(share: tuple[float, float, float]) -> str:
    middle, low, high = share
    return f"{middle:.1%} ({low:.1%} to {high:.1%})"


def table(spec: GameSpec[Any], share: float, workers: int) -> Iterator[str]:
    seconds = 0.0
    yield "| players | kind | bot | against | deals | games | victories (95 %) | the other | gain | verdict (after) |"
    yield "|---:|---|---|---|---:|---:|---:|---:|---:|---|"
    for match in plan(spec, share):
        challenger, champion, deals, seats, settings = match
        result = duel(
            spec, challenger, champion, deals, seats, settings, seed="matches", workers=workers, progress=_progress
        )
        seconds += sum(deal.seconds for deal in result.deals)
        written = line(match, result)
        print(written, file=sys.stderr, flush=True)
        yield written
    yield ""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    part = "" if share == 1.0 else f" with `--share {share:g}`"
    when = f"Played {datetime.now(UTC):%d %B %Y} by `make matches GAME={spec.id}`{part}"
    yield f"{when} ({spec.id} {spec.version}, {python}, {seconds:,.0f} s of processor time)."


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the levels against each other and write docs/bots.md.")
    parser.add_argument("game", choices=sorted(name for name, spec in greathall.games().items() if spec.bots.heuristic))
    parser.add_argument("--share", type=float, default=1.0, help="the part of the deals to play")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    spec = greathall.game(arguments.game)
    mark = f"<!-- matches {spec.id} -->\n"
    if mark not in PAGE.read_text(encoding="utf-8"):
        parser.error(f"{PAGE.name} has no place for the matches of {spec.id}: write {mark.strip()} and <!-- end -->")
    written = "".join(f"{line}\n" for line in table(spec, arguments.share, arguments.workers))
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(mark)
    _, end, after = rest.partition("<!-- end -->")
    PAGE.write_text(f"{before}{mark}\n{written}\n{end}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
