"""`greathall laws`: play games under all the laws."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.table import Table

from greathall import laws
from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.progress import progress_bar
from greathall.cli.screen import FAILED, FINE, Screen
from greathall.core import registry
from greathall.core.messages import Message, message_key


def add_arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("games", default=20)
    parser.number("seed", least=0, default=0)


def run(arguments: Namespace, screen: Screen) -> int:
    """The details of a broken law are for programmers, and in English."""
    specs = [*registry.games().values()] if arguments.game is None else [registry.game(arguments.game)]
    kept = True
    for spec in specs:
        with progress_bar(screen, spec.id, arguments.games) as advance:
            [report] = laws.run(
                [spec], arguments.games, seed=arguments.seed, progress=lambda spec, done, total: advance(done)
            )
        screen.show(_checks(report, screen))
        if report.broken is None:
            screen.say("cli-laws-kept", style="bold green", game=spec.id, count=report.totals.games)
        else:
            kept = False
            screen.complain(Message("cli-law-broken", {"game": spec.id, "law": report.broken.law}))
            screen.errors.print(Styled(str(report.broken)), soft_wrap=True)
    return FINE if kept else FAILED


def _checks(report: laws.Report, screen: Screen) -> Table:
    """Which laws were checked, and how often."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=report.game, title_style="bold", title_justify="left")
    table.add_column(screen.text("cli-laws-law"))
    table.add_column(screen.text("cli-laws-checks"), justify="right")
    for law, meaning in laws.LAWS.items():
        if count := report.totals.checked[law]:
            key = f"cli-law-{message_key(*law.split())}"
            table.add_row(
                Styled(screen.text(key) if key in screen.texts else meaning), screen.text("cli-value", value=count)
            )
    return table
