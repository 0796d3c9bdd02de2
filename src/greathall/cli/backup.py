"""`greathall backup`: everything the hall keeps, in one file."""

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
    from greathall.server.backup import backup

    backup(hall_config(arguments), Path(arguments.backup))
    screen.command("hall-backed-up", file=arguments.backup)
    return FINE
