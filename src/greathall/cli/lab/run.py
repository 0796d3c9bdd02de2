"""`greathall lab run`: plays games of one or many kinds, and keeps what came of them in tables."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from greathall.cli.arguments import Parser
from greathall.cli.lab.experiment import add_workers, need, read_alternatives, read_seats, workers
from greathall.cli.progress import pace
from greathall.cli.screen import FINE, Screen
from greathall.core import registry


def add_arguments(parser: Parser) -> None:
    parser.operand("game")
    parser.number("games", default=100, about="lab-games")
    parser.option("seats", metavar="N[,N|-N]", about="lab-seats")
    parser.option("bots", metavar="BOT[,BOT...]", action="append", about="lab-bots")
    parser.option("options", metavar="NAME=VALUE", action="append", default=[], about="lab-options")
    parser.option("seed", default="0")
    parser.switch("decisions")
    parser.switch("events")
    add_workers(parser)
    parser.option("out", metavar="FOLDER", short="o", about="lab-out", default="lab")


def run(arguments: Namespace, screen: Screen) -> int:
    need("polars", "lab")
    from greathall.lab.plan import make_plan
    from greathall.lab.run import run as run_experiment

    spec = registry.game(arguments.game)
    screen.use_game(spec)
    plan = make_plan(
        spec,
        arguments.games,
        read_seats(arguments.seats, spec),
        [line.split(",") for line in arguments.bots or ["medium"]],
        read_alternatives(spec, arguments.options, screen.texts),
        arguments.seed,
        arguments.decisions,
        arguments.events,
    )
    folder = Path(arguments.out)
    with pace(screen, spec.id, plan.total) as progress:
        results = run_experiment(spec, plan, folder, workers(arguments), progress)
    games = results.plan().total
    tables = [f"{table}.parquet" for table in plan.tables]
    screen.say("cli-lab-played", count=games, seconds=round(results.seconds()), folder=str(folder), tables=[*tables])
    screen.command("cli-lab-report-with", folder=str(folder))
    return FINE
