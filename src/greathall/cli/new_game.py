"""`greathall new-game`."""

from __future__ import annotations

from argparse import Namespace

from greathall.cli.arguments import Parser
from greathall.cli.screen import FINE, Screen


def add_arguments(parser: Parser) -> None:
    parser.operand("name")


def run(arguments: Namespace, screen: Screen) -> int:
    return FINE
