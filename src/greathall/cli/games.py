"""`greathall games`: every game that is installed."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.screen import FINE, Screen
from greathall.core import registry
from greathall.text import catalogue


def add_arguments(parser: Parser) -> None:
    """It takes none."""


def run(arguments: Namespace, screen: Screen) -> int:
    games = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("cli-games-name", "cli-games-title", "cli-games-players"):
        games.add_column(screen.text(heading))
    for spec in registry.games().values():
        title = catalogue(screen.language, spec).text("title")
        games.add_row(Styled(spec.id, style="bold"), Styled(title), f"{spec.seats[0]}–{spec.seats[-1]}")
    screen.show(games)
    screen.command("cli-games-what-now")
    return FINE
