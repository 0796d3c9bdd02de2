"""`greathall simulate`: many games between bots, and what came of them."""

from __future__ import annotations

from argparse import Namespace

from greathall.cli.arguments import Parser
from greathall.cli.screen import Screen


def arguments(parser: Parser) -> None:
    parser.operand("game")


def run(arguments: Namespace, screen: Screen) -> int:
    raise NotImplementedError
