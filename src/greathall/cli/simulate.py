"""`greathall simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import isfinite
from pathlib import Path

import msgspec
from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser, read_seed
from greathall.cli.kit import Styled
from greathall.cli.progress import progress_bar
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.cli.settings import read_settings
from greathall.core import registry
from greathall.lab import Batch, Mean, Played, Simulation, simulate


def add_arguments(parser: Parser) -> None:
    parser.operand("game")
    parser.number("games", default=100)
    parser.option("bots", metavar="BOT[,BOT...]", default="random")
    parser.number("seats")
    parser.number("workers", default=1)
    parser.option("seed", default="0")
    parser.option("option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("out", metavar="FILE")


def run(arguments: Namespace, screen: Screen) -> int:
    spec = registry.game(arguments.game)
    screen.use_game(spec)
    bots = arguments.bots.split(",")
    seats = max(spec.seats[0], len(bots)) if arguments.seats is None else arguments.seats
    if len(bots) > seats:
        raise Misuse("cli-too-many-bots", bots=len(bots), seats=seats)
    settings = read_settings(spec, arguments.option, screen.texts)
    spec.new(seats=seats, seed=0, **settings)
    with writer(arguments.out) as write, progress_bar(screen, spec.id, arguments.games) as advance:
        batch = Batch(
            spec,
            arguments.games,
            seats,
            arguments.workers,
            read_seed(arguments.seed) or 0,
            settings,
            progress=lambda done, total: advance(done),
            each=write,
        )
        simulation = simulate(batch, bots)
    scored = spec.table.result is None  # those who win together have no scores
    screen.show(by_bot(simulation, screen, scored))
    screen.show(by_seat(simulation, screen, scored))
    decisions, seconds = simulation.decisions(), simulation.seconds()
    screen.say(
        "cli-simulated",
        count=len(simulation.games),
        decisions=_decimal(decisions.mean, 1, screen),
        milliseconds=_decimal(1000 * seconds.mean, 2, screen),
    )
    return FINE


@contextmanager
def writer(name: str | None) -> Iterator[Callable[[Played], None] | None]:
    """Writes each game as a line of JSON as soon as it is played: what is done stays, even if the rest is stopped."""
    if name is None:
        yield None
        return
    try:
        with Path(name).open("w", encoding="utf-8") as file:
            yield lambda played: print(msgspec.json.encode(played).decode(), file=file, flush=True)
    except OSError as error:
        raise Misuse("cli-cannot-write", file=name, reason=error.strerror or str(error)) from None


def by_bot(simulation: Simulation, screen: Screen, scored: bool) -> Table:
    """A game counts once for a bot, however many seats it had in it."""
    table = _table(screen, "cli-simulate-bot", "cli-simulate-wins", *["cli-simulate-score"] * scored)
    for name, side in simulation.by_bot().items():
        table.add_row(Styled(name), _percent(side.wins, screen), *[_mean(side.score, screen)] * scored)
    return table


def by_seat(simulation: Simulation, screen: Screen, scored: bool) -> Table:
    table = _table(screen, "cli-simulate-seat", "cli-simulate-wins", *["cli-simulate-score"] * scored)
    for seat, side in enumerate(simulation.by_seat()):
        name = screen.text("cli-simulate-seat-of", number=seat + 1, bot=simulation.games[0].bots[seat])
        table.add_row(Styled(name), _percent(side.wins, screen), *[_mean(side.score, screen)] * scored)
    return table


def _table(screen: Screen, *headings: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(screen.text(heading), justify="right" if number else "left")
    return table


def _percent(mean: Mean, screen: Screen) -> str:
    return screen.text("cli-percent", value=_mean(Mean(mean.count, 100 * mean.mean, 100 * mean.error), screen))


def _mean(mean: Mean, screen: Screen) -> str:
    """The mean with its standard error; a single game has none."""
    error = _decimal(mean.error, 1, screen) if isfinite(mean.error) else "?"
    return f"{_decimal(mean.mean, 1, screen)} ± {error}"


def _decimal(number: float, digits: int, screen: Screen) -> str:
    return f"{number:.{digits}f}".replace(".", screen.text("cli-decimal-mark"))
