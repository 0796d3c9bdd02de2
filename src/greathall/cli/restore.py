"""`greathall restore`: put a backup in the place of what the hall keeps."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from greathall.cli.arguments import Parser
from greathall.cli.host import add_database_arguments, hall_config
from greathall.cli.screen import FINE, Screen


def add_arguments(parser: Parser) -> None:
    parser.operand("backup")
    add_database_arguments(parser)


def run(arguments: Namespace, screen: Screen) -> int:
    from greathall.server.backup import restore

    aside = restore(hall_config(arguments), Path(arguments.backup))
    screen.command("hall-restored", file=arguments.backup)
    if aside is not None:
        screen.command("hall-aside", file=str(aside))
    return FINE
