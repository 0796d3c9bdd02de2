"""`greathall version`."""

from __future__ import annotations

from argparse import Namespace
from importlib.metadata import version
from platform import python_version

from greathall.cli.arguments import Parser
from greathall.cli.screen import FINE, Screen


def add_arguments(parser: Parser) -> None:
    """It takes none."""


def run(arguments: Namespace, screen: Screen) -> int:
    screen.command("cli-version-line", version=version("greathall"), python=python_version())
    return FINE
