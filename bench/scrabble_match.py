"""Paired games of plain Scrabble between two engines: the same deals with the sides swapped.

    python bench/scrabble_match.py strong:250cpu magpie:static --games 200 --magpie ~/magpie --archive ~/games.jsonl
    python bench/scrabble_match.py simulation:100 "exec:python bench/scrabble_match.py --serve medium" --games 20

The game is the classic edition with ENABLE, words are checked. The number of games is fixed beforehand (an even one).
With `--archive` every pair is kept as soon as it is played: stopped by hand or by `--minutes`, the match goes on where
it was the next time. Each line says by which sources our bots played; games of several versions are counted together,
and the last column says how many versions those are. `--table` tells what an archive holds and plays nothing.

An engine is one of

- a bot of Great Hall by its name: `medium`, `strong`, `simulation:100`;
- `exec:COMMAND`: a program that reads one position a line on its standard input,
  `BOARD RACK/ OWN/OTHER PASSES` in the manner of CGP (see `greathall.games.scrabble.notation`), and answers each by a
  line in the manner of GCG: `8F HORN`, `-ABC` (an exchange), `-` (a pass). `--serve BOT` is such a program; it sees
  positions without what was laid before, so it draws no conclusions from that;
- `magpie:static`, `magpie:sim:900` (two plies, 900 rollouts of its fifteen best plays, half of them shared out evenly,
  half where it sees need; with an empty bag its endgame solver, two plies): MAGPIE (github.com/jvc56/MAGPIE) where
  `--magpie` names the folder in which it was built (`make magpie BUILD=release`). Its `data/lexica` must hold the word
  list under a name that it takes for English, `NWLE.kwg`, `NWLE.wmp` and `NWLE.klv2`: the first two by `bin/magpie
  convert text2kwg NWLE` and `text2wordmap` from a text file of the words, the leaves from MAGPIE-DATA (NWL23).

A row tells wins (a tie is half a win) with the interval of Wilson, the mean spread with its standard error over pairs,
points, and processor seconds a move.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Protocol

import msgspec

import greathall
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.notation import read_play, write_play, write_position
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.study import position
from greathall.lab.sources import digest
from greathall.lab.statistics import mean, wilson

SETTINGS: dict[str, Any] = {"edition": "classic", "words": "checked", "word_filter": "all", "modern": False}
LEXICON = "NWLE"
PLAYS = 15
"""That MAGPIE simulates."""


class Engine(Protocol):
    @property
    def seconds(self) -> float:
        """Of processor time, so far."""

    def move(self, g: Scrabble, seat: int) -> Any: ...


class Bot:
    def __init__(self, name: str, seed: int) -> None:
        self.bot = greathall.bot(name, SPEC, seed)
        self.seconds = 0.0

    def move(self, g: Scrabble, seat: int) -> Any:
        start = time.process_time()
        action = self.bot.choose(g, seat)
        self.seconds += time.process_time() - start
        return action


class Program:
    """Another process, asked line by line."""

    def __init__(self, command: list[str], folder: Path | None = None) -> None:
        self.process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    @property
    def seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def say(self, line: str) -> None:
        self._stream(self.process.stdin).write(line + "\n")
        self._stream(self.process.stdin).flush()

    def hear(self) -> str:
        line = self._stream(self.process.stdout).readline()
        if not line:
            raise SystemExit(f"{self.process.args!r} has ended")
        return line.rstrip("\n")

    @staticmethod
    def _stream(stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream

    def move(self, g: Scrabble, seat: int) -> Any:
        self.say(line_of(g, seat))
        return read_move(g, self.hear())


class Magpie(Program):
    """Its console, in which a command that it does not know is answered at once: the end of what came before."""

    def __init__(self, folder: Path, plies: int, rollouts: int) -> None:
        super().__init__([str(folder / "bin" / "magpie"), "set", "-mode", "sync"], folder)
        self.plies, self.rollouts = plies, rollouts
        # a quarter of the memory for its endgames, as by default, takes seconds to clear
        self.say(f"set -lex {LEXICON} -savesettings false -threads 1 -numplays {PLAYS} -ttfraction 0.005")

    def move(self, g: Scrabble, seat: int) -> Any:
        self.say("cgp " + line_of(g, seat))
        if not self.plies:
            self.say("generate")
        elif not g.bag:
            self.say("cgp " + line_of(g, seat, open_racks=True))
            self.say("endgame -eplies 2 -etlim 1")
        else:
            self.say(f"gsim -plies {self.plies} -it {self.rollouts} -minp {self.rollouts // (2 * PLAYS)}")
        self.say("no-such-command")
        lines = []
        while "no-such-command" not in (line := self.hear()):
            lines.append(line)
        return self._first(g, lines)

    def _first(self, g: Scrabble, lines: list[str]) -> Any:
        """The best move is numbered 1; that of an endgame stands under its heading, without a number."""
        under_heading = False
        for line in lines:
            number = "" if under_heading else r"(?:^|\s)1:\s+"
            found = re.search(number + r"(\(exch (\S+)\)|\(?pass\)?|(\d+[A-O]|[A-O]\d+) (\S+))", line, re.IGNORECASE)
            if found and found[2]:
                return a.Exchange(found[2])
            if found and found[3] is None:
                return a.Pass()
            if found:
                word = re.sub(r"\(([^)]*)\)", lambda through: "." * len(through[1]), found[4])
                return read_play(g.board, f"{found[3].upper()} {word}")
            under_heading = line.startswith("Play ")
        raise SystemExit("no move in\n" + "\n".join(lines))


def line_of(g: Scrabble, seat: int, *, open_racks: bool = False) -> str:
    other = 1 - seat
    racks = [g.racks[seat], g.racks[other] if open_racks else ""]
    return write_position(g.board, racks, [g.scores[seat], g.scores[other]], int(g.passes[other] > 0))


def read_move(g: Scrabble, text: str) -> Any:
    if text == "-":
        return a.Pass()
    return a.Exchange(text[1:]) if text.startswith("-") else read_play(g.board, text)


def serve(name: str) -> None:
    """Speak the line protocol for a bot."""
    warm_up()
    bot = greathall.bot(name, SPEC, 1)
    for line in sys.stdin:
        g = position(line, word_filter="all", modern=False)
        match bot.choose(g, 0):
            case a.Place() as place:
                print(write_play(g.board, place), flush=True)
            case a.Exchange(tiles):
                print(f"-{tiles}", flush=True)
            case _:
                print("-", flush=True)


def engine(name: str, magpie: Path, seed: int) -> Engine:
    kind, _, rest = name.partition(":")
    if kind == "exec":
        return Program(shlex.split(rest))
    if kind == "magpie":
        way, _, rollouts = rest.partition(":")
        return Magpie(magpie, 0 if way == "static" else 2, int(rollouts or 900))
    return Bot(name, seed)


def play(engines: tuple[Engine, Engine], seed: str, moves: list[int]) -> Scrabble:
    """A game; engine 0 has seat 0."""
    g = SPEC.new(seats=2, seed=seed, **SETTINGS)
    while not g.over:
        [seat] = g.waiting
        moves[seat] += 1
        g.act(seat, engines[seat].move(g, seat))
    return g


class Pair(msgspec.Struct, frozen=True):
    """A deal played twice, and a line of an archive. Of two numbers the first belongs to the engine named first."""

    engines: tuple[str, str]
    seed: str
    number: int
    points: tuple[tuple[int, int], tuple[int, int]]
    """Of the game in which the first engine has seat 0, and of the other."""
    moves: tuple[int, int]
    seconds: tuple[float, float]
    sources: str
    """The digest of the programs by which our bots played."""

    @property
    def wins(self) -> float:
        return sum((mine > other) + 0.5 * (mine == other) for mine, other in self.points)

    @property
    def spread(self) -> float:
        """Of a game, on average."""
        return sum(mine - other for mine, other in self.points) / 2


class Archive:
    """The pairs played so far; without a path they are forgotten in the end."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.pairs: list[Pair] = []
        for line in path.read_text("utf-8").splitlines() if path is not None and path.exists() else ():
            try:
                self.pairs.append(msgspec.json.decode(line, type=Pair))
            except msgspec.DecodeError:  # torn, if the machine stopped while it was written; or empty
                continue

    def of(self, engines: tuple[str, str], seed: str, pairs: int) -> list[Pair]:
        """As many as are asked for, in order, as far as they are there."""
        found = {pair.number: pair for pair in self.pairs if (pair.engines, pair.seed) == (engines, seed)}
        return [found[number] for number in range(pairs) if number in found]

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(b"\n" + msgspec.json.encode(pair))  # begins a line even after a torn one

    def matches(self) -> list[tuple[tuple[str, str], str]]:
        """The engines and seeds of all that was played."""
        return [*dict.fromkeys((pair.engines, pair.seed) for pair in self.pairs)]


def play_pair(names: tuple[str, str], engines: tuple[Engine, Engine], seed: str, number: int) -> Pair:
    """The first engine has seat 0, then seat 1."""
    began = [engine.seconds for engine in engines]
    points, moves = [], [0, 0]
    for swapped in (False, True):
        counts = [0, 0]
        g = play((engines[1], engines[0]) if swapped else engines, f"{seed} {number}", counts)
        points.append((g.scores[swapped], g.scores[1 - swapped]))
        for side in range(2):
            moves[side] += counts[side ^ swapped]
    seconds = [engine.seconds - start for engine, start in zip(engines, began, strict=True)]
    return Pair(
        names, seed, number, (points[0], points[1]), (moves[0], moves[1]), (seconds[0], seconds[1]), digest(SPEC)
    )


def missing_pairs(arguments: argparse.Namespace, names: tuple[str, str], archive: Archive) -> Iterator[Pair]:
    """Our bots begin each pair anew, so a pair follows from its number as far as they do not go by time."""
    done = {pair.number for pair in archive.of(names, arguments.seed, arguments.games // 2)}
    foreign = {name: engine(name, arguments.magpie, 0) for name in names if not _ours(name)}
    for number in range(arguments.games // 2):
        if number not in done:
            first, second = (
                foreign.get(name) or engine(name, arguments.magpie, 2 * number + side)
                for side, name in enumerate(names)
            )
            yield play_pair(names, (first, second), arguments.seed, number)


def _ours(name: str) -> bool:
    return name.partition(":")[0] not in ("exec", "magpie")


def row(pairs: list[Pair], planned: int) -> str:
    """What came of a match, as a row of a table."""
    games = 2 * len(pairs)
    wins = sum(pair.wins for pair in pairs)
    low, high = wilson(wins, games)
    spread = mean(pair.spread for pair in pairs)
    mine, other = (sum(game[side] for pair in pairs for game in pair.points) / games for side in range(2))
    cost = [sum(pair.seconds[side] for pair in pairs) / sum(pair.moves[side] for pair in pairs) for side in range(2)]
    number = f"{games}" if games >= planned else f"{games} of {planned}"
    cells = [f"`{pairs[0].engines[0]}`", f"`{pairs[0].engines[1]}`", number]
    cells += [f"{wins / games:.1%} ({low:.1%} to {high:.1%})", f"{spread.mean:+.1f} ± {spread.error:.1f}"]
    cells += [f"{mine:.0f} : {other:.0f}", f"{cost[0]:.3f} : {cost[1]:.3f} s"]
    cells.append(f"{len({pair.sources for pair in pairs})}")
    return f"| {' | '.join(cells)} |"


HEADING = """\
| bot | against | games | victories (95 %) | spread | points | processor a move | versions |
|---|---|---:|---|---:|---|---|---:|"""


def match(arguments: argparse.Namespace, archive: Archive) -> None:
    warm_up()
    end = time.monotonic() + 60 * arguments.minutes
    names = (arguments.engines[0], arguments.engines[1])
    for pair in missing_pairs(arguments, names, archive):
        archive.add(pair)
        if arguments.verbose:
            print(pair.number, pair.points, flush=True)
        if time.monotonic() > end:
            break
    print(HEADING, row(archive.of(names, arguments.seed, arguments.games // 2), arguments.games), sep="\n", flush=True)


def tell(arguments: argparse.Namespace, archive: Archive) -> None:
    """All matches of an archive; how many games were planned is not known there."""
    print(HEADING)
    for engines, seed in archive.matches():
        print(row(archive.of(engines, seed, 1_000_000), 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", help="two engines")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--magpie", type=Path, default=Path("magpie"))
    parser.add_argument("--archive", type=Path, help="a file of the games played; more of them are added to it")
    parser.add_argument("--minutes", type=float, default=1e6, help="then stop; the next time it goes on")
    parser.add_argument("--table", action="store_true", help="tell what the archive holds")
    parser.add_argument("--serve", metavar="BOT", help="speak the line protocol for a bot")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
    elif arguments.table:
        tell(arguments, Archive(arguments.archive))
    elif len(arguments.engines) != 2 or arguments.games < 2:
        parser.error("two engines and at least two games")
    else:
        match(arguments, Archive(arguments.archive))


if __name__ == "__main__":
    main()
