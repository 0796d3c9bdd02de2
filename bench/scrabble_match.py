"""Paired games of plain Scrabble between two engines: the same deals with the sides swapped.

    python bench/scrabble_match.py strong magpie:static --games 60 --magpie ~/magpie
    python bench/scrabble_match.py simulation:100 "exec:python bench/scrabble_match.py --serve medium" --games 20

The game is the classic edition with ENABLE, words are checked. The number of games is fixed beforehand (an even one).

An engine is one of

- a bot of Great Hall by its name: `medium`, `strong`, `simulation:100`;
- `exec:COMMAND`: a program that reads one position a line on its standard input,
  `BOARD RACK/ OWN/OTHER PASSES` in the manner of CGP (see `greathall.games.scrabble.notation`), and answers each by a
  line in the manner of GCG: `8F HORN`, `-ABC` (an exchange), `-` (a pass). `--serve BOT` is such a program;
- `magpie:static`, `magpie:sim` (two plies, `--iterations`): MAGPIE (github.com/jvc56/MAGPIE) where `--magpie` names
  the folder in which it was built (`make magpie BUILD=release`). Its `data/lexica` must hold the word list under a
  name that it takes for English, `NWLE.kwg`, `NWLE.wmp` and `NWLE.klv2`: the first two by `bin/magpie convert
  text2kwg NWLE` and `text2wordmap` from a text file of the words, the leaves from MAGPIE-DATA (NWL23).

The last line tells wins (a tie is half a win) with the interval of Wilson, the mean spread with its standard error over
pairs, points, and processor seconds a move.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import shlex
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any, Protocol

import greathall
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.notation import read_play, write_play, write_position
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.study import position

SETTINGS: dict[str, Any] = {"edition": "classic", "words": "checked", "word_filter": "all", "modern": False}
LEXICON = "NWLE"


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

    def __init__(self, folder: Path, plies: int, iterations: int) -> None:
        super().__init__([str(folder / "bin" / "magpie"), "set", "-mode", "sync"], folder)
        self.plies, self.iterations = plies, iterations
        self.say(f"set -lex {LEXICON} -savesettings false -threads 1 -numplays 15")

    def move(self, g: Scrabble, seat: int) -> Any:
        self.say("cgp " + line_of(g, seat))
        if not self.plies:
            self.say("generate")
        elif not g.bag:
            self.say("cgp " + line_of(g, seat, open_racks=True))
            self.say("endgame -eplies 4 -etlim 1")
        else:
            self.say(f"gsim -plies {self.plies} -it {self.iterations}")
        self.say("no-such-command")
        lines = []
        while "no-such-command" not in (line := self.hear()):
            lines.append(line)
        return self._first(g, lines)

    def _first(self, g: Scrabble, lines: list[str]) -> Any:
        for line in lines:
            if found := re.search(r"(?:^|\s)1:\s+(\(exch (\S+)\)|\(?pass\)?|(\S+) (\S+))", line, re.IGNORECASE):
                if found[2]:
                    return a.Exchange(found[2])
                if found[3] is None:
                    return a.Pass()
                word = re.sub(r"\(([^)]*)\)", lambda through: "." * len(through[1]), found[4])
                return read_play(g.board, f"{found[3].upper()} {word}")
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


def engine(name: str, arguments: argparse.Namespace, seed: int) -> Engine:
    kind, _, rest = name.partition(":")
    if kind == "exec":
        return Program(shlex.split(rest))
    if kind == "magpie":
        return Magpie(arguments.magpie, 0 if rest == "static" else 2, arguments.iterations)
    return Bot(name, seed)


def play(engines: tuple[Engine, Engine], seed: str, moves: list[int]) -> Scrabble:
    """A game; engine 0 has seat 0."""
    g = SPEC.new(seats=2, seed=seed, **SETTINGS)
    while not g.over:
        [seat] = g.waiting
        moves[seat] += 1
        g.act(seat, engines[seat].move(g, seat))
    return g


def wilson(share: float, n: int, z: float = 1.96) -> tuple[float, float]:
    middle, half = share + z * z / (2 * n), z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


def match(arguments: argparse.Namespace) -> None:
    warm_up()
    ours, theirs = engine(arguments.engines[0], arguments, 1), engine(arguments.engines[1], arguments, 2)
    wins, pairs, points, moves = 0.0, [], [0, 0], [0, 0]
    began = ours.seconds, theirs.seconds
    for number in range(arguments.games // 2):
        spreads = []
        for swapped in (False, True):
            counts = [0, 0]
            g = play((theirs, ours) if swapped else (ours, theirs), f"{arguments.seed} {number}", counts)
            mine, other = g.scores[swapped], g.scores[1 - swapped]
            points[0] += mine
            points[1] += other
            moves[0] += counts[swapped]
            moves[1] += counts[1 - swapped]
            wins += (mine > other) + 0.5 * (mine == other)
            spreads.append(mine - other)
        pairs.append(sum(spreads) / 2)
        if arguments.verbose:
            print(number, spreads, wins, flush=True)
    games = 2 * len(pairs)
    low, high = wilson(wins / games, games)
    error = statistics.stdev(pairs) / math.sqrt(len(pairs)) if len(pairs) > 1 else 0.0
    cost = [(end.seconds - start) / count for end, start, count in zip((ours, theirs), began, moves, strict=True)]
    print(
        f"| {arguments.engines[0]} | {arguments.engines[1]} | {games} | {wins / games:.1%} ({low:.1%} to {high:.1%}) | "
        f"{statistics.mean(pairs):+.1f} ± {error:.1f} | {points[0] / games:.0f} : {points[1] / games:.0f} | "
        f"{cost[0]:.3f} : {cost[1]:.3f} s |",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="*", help="two engines")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="match")
    parser.add_argument("--magpie", type=Path, default=Path("magpie"))
    parser.add_argument("--iterations", type=int, default=600, help="of MAGPIE's simulation, over all its plays")
    parser.add_argument("--serve", metavar="BOT", help="speak the line protocol for a bot")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve)
    elif len(arguments.engines) != 2 or arguments.games < 2:
        parser.error("two engines and at least two games")
    else:
        match(arguments)


if __name__ == "__main__":
    main()
