"""`greathall lab report`: the page about an experiment, and its picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from greathall.cli.arguments import Parser
from greathall.cli.lab.experiment import need
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.core import registry


def add_arguments(parser: Parser) -> None:
    parser.operand("results")
    parser.option("theme", metavar="day|night", default="day", choices=["day", "night"])
    parser.option("out", metavar="FILE", short="o", about="lab-report-out")


def run(arguments: Namespace, screen: Screen) -> int:
    for package in ("polars", "vl_convert", "numpy"):
        need(package, "lab")
    from greathall.lab.report import report
    from greathall.lab.results import Results

    folder = Path(arguments.results)
    results = Results(folder)
    spec = registry.game(results.plan().game)
    page = report(spec, results, screen.language)
    target = Path(arguments.out or folder / "report.html")
    for path, content in ((target, page.html().encode()), (target.with_suffix(".png"), page.png(arguments.theme))):
        try:
            path.write_bytes(content)
        except OSError as error:
            raise Misuse("cli-cannot-write", file=str(path), reason=error.strerror or str(error)) from None
        screen.say("cli-written", file=str(path))
    return FINE
