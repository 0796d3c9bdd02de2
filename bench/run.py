"""Measures every installed game beside other people's engines, in one run, and writes `bench/results.md`.

All times are processor time of this process, which is pinned to one core where the system allows it. Everything is
measured in short bursts, one after the other, for several rounds; the best burst of each counts, so that a passing
disturbance of the machine spoils nobody's figure and all had the same weather. A decision is one answer of a player,
drawn at random; the Python loop around it is included for everybody. Every figure of ours is compared with the last
run by its ratio to a yardstick that is measured between the same bursts (`bench/history.py`).

    PYTHONPATH=. python bench/run.py [--rounds 5] [--burst 0.25] [--only GAME] [--ours] [--dry]
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import greathall
from bench import history
from bench.doors import play_through
from greathall.bots import Budget
from greathall.bots.paired import PairedSearch
from greathall.core import kernel
from greathall.core.kernel import sample
from greathall.core.spec import GameSpec
from greathall.env import pettingzoo

RESULTS = Path(__file__).with_name("results.md")
PYTHON_GAMES = "OpenSpiel, Python game"

TARGETS: dict[str, dict[str, float]] = {
    "stupefy": {"playouts": 1500, "copy": 6, "ratio": 2},
    "hogwarts_battle": {"decisions": 130_000, "copy": 10, "iterations": 2000},
    "hogwarts_board": {"decisions": 85_000, "copy": 15},
}
"""What was promised, by game: at least so much, except that a copy takes at most so many microseconds; `ratio` is the
decisions per second over those of OpenSpiel's fastest Python game."""
OPTIONS: dict[str, dict[str, Any]] = {"hogwarts_battle": {"game": 7}}
"""Options other than the defaults: Hogwarts Battle is measured by its longest game."""


@dataclass
class Entry:
    """One game of one engine; each measured thing does some work and says how much."""

    engine: str
    game: str
    play: Callable[[], int]
    """Plays one game, returns the number of decisions."""
    copy: Callable[[], int] | None = None
    """Makes copies of states in the middle of games, returns how many."""
    search: Callable[[], int] | None = None
    """Searches, returns the number of rollouts."""
    learn: Callable[[], int] | None = None
    """Plays one game through PettingZoo, with vectors and masks; returns the number of decisions."""
    best: dict[str, float] = field(default_factory=dict)

    def measure(self, burst: float) -> None:
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < burst:
            decisions += self.play()
            games += 1
        self._better("playouts", games / spent)
        self._better("decisions", decisions / spent)
        self.best["length"] = decisions / games
        if self.copy is not None:
            self._better("copies", _rate(self.copy, burst / 4))
        if self.search is not None:
            self._better("iterations", _rate(self.search, burst))
        if self.learn is not None:
            self._better("steps", _rate(self.learn, burst))

    def _better(self, what: str, rate: float) -> None:
        self.best[what] = max(rate, self.best.get(what, 0.0))

    @property
    def microseconds(self) -> float | None:
        """Of one copy."""
        return 1e6 / self.best["copies"] if "copies" in self.best else None


def _rate(work: Callable[[], int], burst: float) -> float:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < burst:
        done += work()
    return done / spent


# -- our games ---------------------------------------------------------------------------------------------------------


def ours(only: str | None) -> Iterator[Entry]:
    return (our_entry(spec, seats) for spec, seats in tables(only))


def tables(only: str | None) -> Iterator[tuple[GameSpec[Any], int]]:
    """The smallest and the largest of every game."""
    for spec in greathall.games().values():
        if only in (None, spec.id):
            for seats in sorted({spec.seats[0], spec.seats[-1]}):
                yield spec, seats


def our_entry(spec: GameSpec[Any], seats: int) -> Entry:
    rng = Random(1)
    settings = OPTIONS.get(spec.id, {})
    middles = list(_middles(spec, seats))
    env = pettingzoo.env(spec.id, seats=seats, **settings)
    env.reset(seed=1)

    def play() -> int:
        g = spec.new(seats=seats, seed=rng.getrandbits(32), **settings)
        decisions = 0
        while not g.over:
            for seat in g.waiting:
                g.act(seat, sample(g.options(seat), rng))
                decisions += 1
        return decisions

    def copy() -> int:
        for g, _ in middles:
            g.copy()
        return len(middles)

    def search() -> int:
        g, seat = middles[int(rng.random() * len(middles))]
        thoughts = PairedSearch(spec, g, seat, rng)
        thoughts.run(Budget(iterations=50))
        return thoughts.rollouts

    return Entry("Great Hall", f"{spec.id}, {seats} seats", play, copy, search, lambda: play_through(env, rng))


def _middles(spec: GameSpec[Any], seats: int) -> Iterator[tuple[Any, int]]:
    """Decisions in the middle of random games, with a seat that has to make them."""
    rng = Random(2)
    found = 0
    while found < 40:
        g = spec.new(seats=seats, seed=rng.getrandbits(32), **OPTIONS.get(spec.id, {}))
        while not g.over:
            for seat in g.waiting:
                if rng.random() < 0.03 and found < 40:
                    found += 1
                    yield g.copy(), seat
                g.act_unchecked(seat, sample(g.options(seat), rng))


# -- the anchors -------------------------------------------------------------------------------------------------------


def open_spiel() -> Iterator[Entry]:
    import pyspiel

    for name in ("iterated_prisoners_dilemma", "kuhn_poker", "tic_tac_toe", "block_dominoes", "team_dominoes"):
        import_module(f"open_spiel.python.games.{name}")  # which registers it
        yield _open_spiel_entry(pyspiel, PYTHON_GAMES, f"python_{name}")
    for name in ("tic_tac_toe", "connect_four", "kuhn_poker", "leduc_poker", "goofspiel", "backgammon", "gin_rummy"):
        yield _open_spiel_entry(pyspiel, "OpenSpiel, C++ game", name)


def _open_spiel_entry(pyspiel: Any, engine: str, name: str) -> Entry:
    game = pyspiel.load_game(name)
    rng = Random(1)

    def step(state: Any) -> int:
        """One decision, or a draw of chance; returns the number of answers of players."""
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            return 0
        if state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([sample(state.legal_actions(player), rng) for player in players])
            return len(players)
        state.apply_action(sample(state.legal_actions(), rng))
        return 1

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state)
        return decisions

    middles: list[Any] = []
    while len(middles) < 40:
        state = game.new_initial_state()
        while not state.is_terminal():
            if rng.random() < 0.1:
                middles.append(state.clone())
            step(state)

    def copy() -> int:
        for state in middles:
            state.clone()
        return len(middles)

    return Entry(engine, name, play, copy)


def rlcard() -> Iterator[Entry]:
    import rlcard as library

    for name in ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu"):
        yield _rlcard_entry(library, name)


def _rlcard_entry(library: Any, name: str) -> Entry:
    env = library.make(name, config={"seed": 1})
    rng = Random(1)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(sample(list(state["legal_actions"]), rng))
            decisions += 1
        return decisions

    return Entry("RLCard", name, play)


def chess() -> Iterator[Entry]:
    import chess as library

    rng = Random(1)

    def play() -> int:
        board = library.Board()
        decisions = 0
        while board.halfmove_clock < 100 and (moves := list(board.legal_moves)):
            board.push(sample(moves, rng))
            decisions += 1
        return decisions

    board = library.Board()
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))

    def copy() -> int:
        for _ in range(40):
            board.copy(stack=False)
        return 40

    yield Entry("python-chess", "chess", play, copy)


ANCHORS: dict[str, Callable[[], Iterator[Entry]]] = {"open_spiel": open_spiel, "rlcard": rlcard, "chess": chess}


# -- the run -----------------------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the games beside other engines, and write bench/results.md.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (the best counts)")
    parser.add_argument("--burst", type=float, default=0.25, help="seconds of processor time for each measurement")
    parser.add_argument("--only", help="measure this game alone, without the anchors; writes nothing")
    parser.add_argument("--ours", action="store_true", help="without the anchors; adds to the history alone")
    parser.add_argument("--dry", action="store_true", help="print the tables and write nothing")
    arguments = parser.parse_args()
    core = pin()
    entries = list(ours(arguments.only))
    notes = []
    for package, anchor in ANCHORS.items():
        if arguments.only is None and not arguments.ours:
            try:
                entries += anchor()
            except ImportError as error:
                notes.append(f"{package} is not measured ({error}): install it with `pip install 'greathall[bench]'`.")
    yardstick = Entry("yardstick", "yardstick", history.yardstick)
    gc.collect()
    gc.freeze()  # what all these libraries have left on the heap is not charged to whoever allocates next
    for done in range(arguments.rounds):
        print(f"round {done + 1} of {arguments.rounds}", file=sys.stderr)
        yardstick.measure(arguments.burst / 5)
        for entry in entries:
            entry.measure(arguments.burst)
            yardstick.measure(arguments.burst / 5)
    now = noted(entries, yardstick.best["playouts"])
    compared = [*history.comparison(history.read(), now)]
    report = "\n".join(
        [
            *("# Speed", "", *machine(core, arguments), "", *notes, *table(entries), "", *promises(entries), ""),
            *("## Since the last run", "", *compared, "", f"![All runs]({history.FILE.stem}.svg)", ""),
        ]
    )
    if arguments.only is None and not arguments.dry:
        if not arguments.ours:
            RESULTS.write_text(report, encoding="utf-8")
        history.keep(now)
    print(report)
    return 0


def noted(entries: list[Entry], yardstick: float) -> history.Run:
    """Our figures, by their ratio to the yardstick."""
    ratios = {
        f"{entry.game}: {what}": entry.best[what] / yardstick
        for entry in entries
        if entry.engine == "Great Hall"
        for what in ("decisions", "copies", "iterations", "steps")
        if what in entry.best
    }
    build = "" if str(kernel.__file__).endswith(".py") else ", compiled"
    python = f"{platform.python_implementation()} {platform.python_version()}{build}"
    when = f"{datetime.now(UTC):%Y-%m-%d %H:%M}"
    return history.Run(when, version("greathall"), python, processor(), yardstick, ratios, load())


def pin() -> int | None:
    """Stay on one core, so that no time is lost in moving; returns which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine(core: int | None, arguments: argparse.Namespace) -> Iterator[str]:
    yield "Made by `make bench` (`bench/run.py` says how); do not edit."
    yield ""
    yield f"- {datetime.now(UTC):%d %B %Y, %H:%M} UTC, greathall {version('greathall')}"
    yield f"- {processor()}, {os.cpu_count()} cores, {'not pinned' if core is None else f'pinned to core {core}'}"
    yield f"- {platform.system()}, {platform.python_implementation()} {platform.python_version()}"
    yield "- " + ", ".join(f"{package} {version_of(package)}" for package in ANCHORS)
    yield f"- load of the machine meanwhile: {load():.1f}"
    yield f"- processor time; best of {arguments.rounds} interleaved bursts of {arguments.burst:g} s each"
    yield "- the garbage collector leaves alone what was imported (`gc.freeze`), for all engines alike"


def load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def version_of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def fastest_python_game(entries: list[Entry]) -> Entry | None:
    found = [entry for entry in entries if entry.engine == PYTHON_GAMES]
    return max(found, key=lambda entry: entry.best["decisions"], default=None)


def table(entries: list[Entry]) -> Iterator[str]:
    anchor = fastest_python_game(entries)
    against = f"against {anchor.game}" if anchor else "ratio"
    columns = ("engine", "game", "playouts/s", "decisions/s", against, "decisions a game", "copy µs")
    yield f"| {' | '.join((*columns, 'search iterations/s', 'PettingZoo steps/s'))} |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|---:|"
    for entry in entries:
        best = entry.best
        ratio = f"{best['decisions'] / anchor.best['decisions']:.2f}" if anchor else ""
        copied = f"{entry.microseconds:.1f}" if entry.microseconds is not None else ""
        searched = f"{best['iterations']:,.0f}" if "iterations" in best else ""
        rates = f"{best['playouts']:,.0f} | {best['decisions']:,.0f}"
        learned = f"{best['steps']:,.0f}" if "steps" in best else ""
        told = (entry.engine, entry.game, rates, ratio, f"{best['length']:.1f}", copied, searched, learned)
        yield f"| {' | '.join(told)} |"


def promises(entries: list[Entry]) -> Iterator[str]:
    """Each target of each game at its table of four, and whether it is kept."""
    yield "| promised | measured | |"
    yield "|---|---:|---|"
    anchor = fastest_python_game(entries)
    for name, targets in TARGETS.items():
        entry = next((e for e in entries if e.engine == "Great Hall" and e.game == f"{name}, 4 seats"), None)
        if entry is None:
            continue
        for what, target in targets.items():
            if what == "copy":
                measured = entry.microseconds or 0.0
                yield _promise(f"{entry.game}: copy at most {target:g} µs", f"{measured:.1f}", measured <= target)
            elif what == "ratio":
                if anchor is not None:
                    measured = entry.best["decisions"] / anchor.best["decisions"]
                    said = f"{entry.game}: at least {target:g} times the decisions of OpenSpiel's fastest Python game"
                    yield _promise(said, f"{measured:.2f}", measured >= target)
            else:
                measured = entry.best[what]
                unit = "search iterations" if what == "iterations" else what
                said = f"{entry.game}: at least {target:,.0f} {unit} a second"
                yield _promise(said, f"{measured:,.0f}", measured >= target)


def _promise(said: str, measured: str, kept: bool) -> str:
    return f"| {said} | {measured} | {'kept' if kept else '**missed**'} |"


if __name__ == "__main__":
    sys.exit(main())
