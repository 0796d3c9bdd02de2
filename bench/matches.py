"""Plays the levels of a game against each other on the same deals, and writes what came of it into `docs/bots.md`.

    python bench/matches.py stupefy [--share 1.0] [--workers 2] [--minutes 8] [--only strong]

Each level meets the one below it at every table, on a number of deals that is fixed here beforehand; about an hour a
game on two usual cores. `--share 0.1` plays a tenth of them. Searches are given rollouts instead of time, so that
anybody finds the same numbers: they are much fewer than fit into the 0.3 s that `strong` may take, and one match is
played at the full time, too.

Every deal is kept in `build/matches` (or `--kept`) as soon as it is played, so this can be stopped, and
goes on where it was: a deal follows from its number alone, so it does not matter in how many turns they were played.
What was played by other bots or other rules is not counted: the files go by a digest of the sources that decide about a
move.

The text of `docs/bots.md` is written by hand; the table between the two marks of a game is written here.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any

import greathall
from greathall.core.spec import GameSpec
from greathall.lab.arena import Archive, Match
from greathall.lab.duel import Duel, Limits, deals_of, win_together
from greathall.lab.sources import digest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "bots.md"
KEPT = ROOT / "build" / "matches"
LIMITS = Limits(gain=0.05)
"""Of the sequential test that gives the verdict."""
SETTINGS: dict[str, list[Mapping[str, Any]]] = {"hogwarts_battle": [{"game": 3}, {"game": 5}, {"game": 7}]}
"""The kinds of games that are told apart; the last is the one at which the longest searches are matched."""
MAIN_TABLE_ONLY: dict[str, list[Mapping[str, Any]]] = {"scrabble": [{"language": "fr"}]}
"""Further kinds, for `strong` against `medium` at the main table alone."""
SLOW = {"hogwarts_board": 0.5, "scrabble": 0.5}
"""Long games have fewer deals."""
ROLLOUTS = {"stupefy": 300, "hogwarts_board": 300, "hogwarts_battle": 40, "scrabble": 300}
"""Of `strong` in a match. In HOGWARTS 300 are nearly what the level finds out in its time (some 1,000): a choice takes
70 on average, then it is settled."""
MASTERS_ROLLOUTS = {"hogwarts_board": 1000}
"""Where it is not said, ten times as many as `strong`."""
QUICK_DEALS = {"hogwarts_battle": (200, 200)}
"""Of `easy` against `random`, and of `medium` against `easy`; where it is not said, 60 and 100."""
DEALS = {"hogwarts_battle": (60, 60), "hogwarts_board": (100, 48), "scrabble": (200, 160)}
"""Of `strong` against `medium` at the main table, and at each of the others; where it is not said, 100 and 40."""
FEW_DEALS = {"hogwarts_battle": (120, 120)}
"""The same two numbers in kinds of games that are not the last; where they are not said, as many."""
MORE_DEALS = {
    ("hogwarts_battle", 3, "game 3"): 300,
    ("hogwarts_board", 2, ""): 96,
    ("scrabble", 2, ""): 400,
    ("scrabble", 2, "language fr"): 200,
    ("scrabble", 4, ""): 480,
}
"""At single tables and kinds that so many did not decide."""
MASTERS = {"hogwarts_battle": 200, "hogwarts_board": 192, "scrabble": 192}
"""Deals of `master` against `strong`; where it is not said, 24."""
MASTERS_AGAINST_MEDIUM = {"hogwarts_board": 100}
"""Deals of `master` against `medium`, the first of those that `strong` plays; where it is not said, none."""
MAIN_TABLE = {"hogwarts_board": 3}
"""At how many players most deals are played and the longest searches are matched; else the fewest."""
MASTERS_TABLE = {"hogwarts_battle": 4}
"""At how many players `master` meets `strong`, if not at the main table: where `strong` leaves something to be won."""
FEWEST = 8
"""Deals of a match, however small the share; fewer say nothing yet."""


def plan(spec: GameSpec[Any], share: float) -> Iterator[Match]:
    """What is played, with the number of deals."""
    share *= SLOW.get(spec.id, 1.0)
    kinds = SETTINGS.get(spec.id, [{}])
    rollouts = ROLLOUTS.get(spec.id, 100)
    easy_deals, medium_deals = QUICK_DEALS.get(spec.id, (60, 100))
    deals = DEALS.get(spec.id, (100, 40))
    main_table = MAIN_TABLE.get(spec.id, spec.seats[0])
    strong, master = f"strong:{rollouts}", f"master:{MASTERS_ROLLOUTS.get(spec.id, 10 * rollouts)}"

    def match(challenger: str, champion: str, deals: int, seats: int, settings: Mapping[str, Any]) -> Match:
        return Match(challenger, champion, max(FEWEST, round(share * deals)), seats, settings)

    for seats in sorted(spec.seats, key=lambda seats: (seats != main_table, seats)):
        for settings in kinds:
            yield match("easy", "random", easy_deals, seats, settings)
            yield match("medium", "easy", medium_deals, seats, settings)
            at_main_table, at_others = deals if settings == kinds[-1] else FEW_DEALS.get(spec.id, deals)
            usual = at_main_table if seats == main_table else at_others
            planned = MORE_DEALS.get((spec.id, seats, kind_of(settings)), usual)
            yield match(strong, "medium", planned, seats, settings)
    for settings in MAIN_TABLE_ONLY.get(spec.id, []):
        planned = MORE_DEALS.get((spec.id, main_table, kind_of(settings)), 100)
        yield match(strong, "medium", planned, main_table, settings)
    yield match(master, strong, MASTERS.get(spec.id, 24), MASTERS_TABLE.get(spec.id, main_table), kinds[-1])
    if spec.id in MASTERS_AGAINST_MEDIUM:
        yield match(master, "medium", MASTERS_AGAINST_MEDIUM[spec.id], main_table, kinds[-1])
    for character in spec.bots.temperaments:
        yield match(f"strong/{character}:{rollouts}", "medium", 16, main_table, kinds[-1])
    yield match("strong:300cpu", "medium", 8, main_table, kinds[-1])


def play(
    spec: GameSpec[Any], matches: Iterable[Match], archive: Archive, seed: str, workers: int, seconds: float
) -> None:
    """What is still missing, until it is all there or the time is up."""
    end = monotonic() + seconds
    for match in matches:
        challenger, champion, deals, seats, settings = match
        missing = archive.missing(match)
        for deal in deals_of(spec, challenger, champion, missing, seats, settings, seed, workers):
            archive.add(match, deal)
            done = len(archive.of(match))
            if done == deals or sys.stderr.isatty():
                said = f"\r{challenger} against {champion}, {seats} players: {done} of {deals} deals "
                print(said, end="\n" if done == deals else "", file=sys.stderr, flush=True)
            if monotonic() > end:
                print("the time is up", file=sys.stderr)
                return


def table(spec: GameSpec[Any], matches: Iterable[Match], archive: Archive) -> Iterator[str]:
    yield "| players | kind | bot | against | deals | games | victories (95 %) | the other | gain | verdict (after) |"
    yield "|---:|---|---|---|---:|---:|---:|---:|---:|---|"
    for match in matches:
        if played := archive.of(match):
            together = win_together(spec, match.seats, match.settings)
            yield line(match, Duel(match.challenger, match.champion, match.seats, together, tuple(played)))


def kind_of(settings: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in settings.items())


def line(match: Match, result: Duel) -> str:
    kind = kind_of(match.settings)
    wins, gain, verdict = result.challenger_wins, result.gain, result.verdict(LIMITS)
    other = percent(result.champion_wins) if result.together else f"{result.champion_wins[0]:.1%}"
    played = len(result.deals)
    deals = f"{played}" if played == match.deals else f"{played} of {match.deals}"
    games = sum(deal.games for deal in result.deals)
    cells = [f"{match.seats}", kind or "-", f"`{match.challenger}`", f"`{match.champion}`", deals, f"{games}"]
    if played < FEWEST:
        cells += [f"{wins[0]:.1%}", other, f"{100 * gain.mean:+.1f}", "too few to say"]
    else:
        said = {True: "better", False: "**not better**", None: "not decided"}[verdict.better]
        error = f"{100 * gain.mean:+.1f} ± {100 * gain.error:.1f}"
        cells += [percent(wins), other, error, f"{said} ({verdict.after})"]
    return f"| {' | '.join(cells)} |"


def percent(share: tuple[float, float, float]) -> str:
    middle, low, high = share
    return f"{middle:.1%} ({low:.1%} to {high:.1%})"


def footing(spec: GameSpec[Any], matches: Iterable[Match], archive: Archive, share: float, seed: str) -> str:
    played = [deal for match in matches for deal in archive.of(match)]
    unplayed = sum(len(archive.missing(match)) for match in matches)
    python = f"{platform.python_implementation()} {platform.python_version()}"
    part = "" if share == 1.0 else f" with `SHARE={share:g}`"
    when = f"Played {datetime.now(UTC):%d %B %Y} by `make matches GAME={spec.id}`{part}"
    seconds = sum(deal.seconds for deal in played)
    made = f"deals of the seed `{seed}`, {spec.id} {spec.version}, {python}, {seconds:,.0f} s of processor time"
    rest = f" Of the deals planned, {unplayed} have not been played yet." if unplayed else ""
    return f"{when} ({made}).{rest}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the levels against each other and write docs/bots.md.")
    parser.add_argument("game", choices=sorted(name for name, spec in greathall.games().items() if spec.bots.heuristic))
    parser.add_argument("--share", type=float, default=1.0, help="the part of the deals to play")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="then stop; the next time it goes on")
    parser.add_argument(
        "--only", default="", help="play only matches in whose name this is, like strong: or medium-4 or language fr"
    )
    parser.add_argument("--seed", default="matches", help="of the deals")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder in which deals are kept")
    arguments = parser.parse_args()
    spec = greathall.game(arguments.game)
    mark = f"<!-- matches {spec.id} -->\n"
    if mark not in PAGE.read_text(encoding="utf-8"):
        parser.error(f"{PAGE.name} has no place for the matches of {spec.id}: write {mark.strip()} and <!-- end -->")
    archive = Archive(arguments.kept / f"{spec.id}-{arguments.seed}-{digest(spec)}.jsonl")
    matches = [*plan(spec, arguments.share)]
    names = [f"{match.challenger} {match.champion}-{match.seats} {kind_of(match.settings)}" for match in matches]
    chosen = [match for match, name in zip(matches, names, strict=True) if arguments.only in name]
    play(spec, chosen, archive, arguments.seed, arguments.workers, 60.0 * arguments.minutes)
    lines = [*table(spec, matches, archive), "", footing(spec, matches, archive, arguments.share, arguments.seed)]
    written = "".join(f"{line}\n" for line in lines)
    print(written, file=sys.stderr)
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(mark)
    _, end, after = rest.partition("<!-- end -->")
    PAGE.write_text(f"{before}{mark}\n{written}\n{end}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
