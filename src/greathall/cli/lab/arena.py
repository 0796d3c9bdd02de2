"""`greathall lab arena`: bots against each other on the same deals, with verdicts and ratings."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.lab.experiment import add_workers, need, read_seats, workers
from greathall.cli.progress import pace
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.cli.settings import read_settings
from greathall.core import registry
from greathall.lab.arena import Archive, Arena
from greathall.lab.duel import Limits


def add_arguments(parser: Parser) -> None:
    parser.operand("game")
    parser.option("bots", metavar="BOT,BOT[,BOT...]", about="lab-arena-bots")
    parser.number("deals", default=100, about="lab-deals")
    parser.number("seats", about="seats")
    parser.option("options", metavar="NAME=VALUE", action="append", default=[], about="option")
    parser.number("gain", default=5, about="lab-gain")
    parser.switch("all-deals")
    parser.option("seed", default="0")
    add_workers(parser)
    parser.option("out", metavar="FOLDER", short="o", about="lab-arena-out")


def run(arguments: Namespace, screen: Screen) -> int:
    spec = registry.game(arguments.game)
    screen.use_game(spec)
    bots = [name for name in (arguments.bots or "").split(",") if name]
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise Misuse("cli-arena-bots")
    seats = read_seats(None if arguments.seats is None else str(arguments.seats), spec)[0]
    limits = Limits(gain=arguments.gain / 100)
    arena = Arena(
        spec, bots, arguments.deals, seats, read_settings(spec, arguments.options, screen.texts), arguments.seed, limits
    )
    folder = None if arguments.out is None else Path(arguments.out)
    archive = Archive(None if folder is None else folder / arena.file_name)
    with pace(screen, spec.id, arena.total) as progress:
        arena.play(archive, workers(arguments), early=not arguments.all_deals, progress=progress)
    table = _table(screen, *("bot", "rating", "deviation", "sure"))
    for rated in arena.ratings(archive):
        table.add_row(Styled(rated.bot), *[_number(x, screen) for x in (rated.rating, rated.deviation, rated.sure)])
    screen.show(table)
    table = _table(screen, *("challenger", "champion", "deals", "wins", "gain", "verdict"))
    for duel in arena.duels(archive):
        verdict = duel.verdict(limits)
        said = {True: "better", False: "not-better", None: "open"}[verdict.better]
        wins, gain = duel.challenger_wins[0], duel.gain
        table.add_row(
            Styled(duel.challenger),
            Styled(duel.champion),
            str(len(duel.deals)),
            screen.text("cli-percent", value=_number(100 * wins, screen)),
            f"{_number(100 * gain.mean, screen, '+')} ± {_number(100 * gain.error, screen)}",
            Styled(screen.text(f"lab-verdict-{said}")),
        )
    screen.show(table)
    if folder is not None:
        need("vl_convert", "lab")
        from greathall.lab.arena_report import arena_report

        page = arena_report(arena, archive, screen.language)
        for name, content in (("arena.html", page.html().encode()), ("arena.png", page.png("day"))):
            (folder / name).write_bytes(content)
            screen.say("cli-written", file=str(folder / name))
    return FINE


def _table(screen: Screen, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(screen.text(f"lab-column-{column}"), justify="right" if number else "left")
    return table


def _number(number: float, screen: Screen, sign: str = "") -> str:
    return f"{number:{sign}.1f}".replace(".", screen.text("cli-decimal-mark"))
