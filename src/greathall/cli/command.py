"""From a command line to one of the commands, and from whatever happens there to an exit code."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Protocol

from greathall.cli import (
    admin,
    analyse,
    backup,
    check,
    games,
    host,
    laws,
    learn,
    new_game,
    play,
    replay,
    restore,
    rules,
    simulate,
    study,
    verify,
    version,
)
from greathall.cli.arguments import Parser, wanted_language
from greathall.cli.lab import tasks as lab
from greathall.cli.screen import FINE, INTERRUPTED, MISUSED, Misuse, Screen, forgiving_streams
from greathall.core.errors import GreatHallError


class Command(Protocol):
    """A module named as its command."""

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, arguments: Namespace, screen: Screen) -> int:
        """Returns the exit code."""
        ...


COMMANDS: dict[str, Command] = {
    "play": play,
    "games": games,
    "rules": rules,
    "learn": learn,
    "simulate": simulate,
    "lab": lab,
    "replay": replay,
    "analyse": analyse,
    "verify": verify,
    "study": study,
    "laws": laws,
    "host": host,
    "admin": admin,
    "backup": backup,
    "restore": restore,
    "check": check,
    "new-game": new_game,
    "version": version,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; the exit codes are explained in `greathall --help`."""
    argv = sys.argv[1:] if argv is None else argv
    forgiving_streams()
    screen = Screen(wanted_language(argv))
    try:
        code = _run(argv, screen)
        sys.stdout.flush()
        return code
    except GreatHallError as error:
        screen.complain(error)
        return MISUSED
    except KeyboardInterrupt:
        screen.errors.print(screen.text("cli-stopped"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`| head`) has gone. What is still in the buffer must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _run(argv: Sequence[str], screen: Screen) -> int:
    texts = screen.texts
    if not argv or argv[0] in ("-h", "--help", "help") or argv[0].startswith("--lang"):
        top = Parser("greathall", texts, "cli-greathall")
        top.common()
        top.usage = "greathall COMMAND ..."
        summary = "\n".join(f"  {name:<10}{texts.text(f'cli-{name}')}" for name in COMMANDS)
        top.description = f"{top.description}\n\n{texts.text('cli-heading-commands')}\n{summary}"
        sys.stdout.write(top.format_help())
        return FINE
    name = "version" if argv[0] == "--version" else argv[0]
    if name not in COMMANDS:
        raise Misuse("cli-unknown-command", command=name, known=[*COMMANDS])
    command, rest = COMMANDS[name], argv[1:]
    if name == "lab" and rest and not rest[0].startswith("-"):
        command, name, rest = lab.task(rest[0]), f"lab {rest[0]}", rest[1:]
    parser = Parser(f"greathall {name}", texts, f"cli-{name.replace(' ', '-')}")
    command.add_arguments(parser)
    parser.common()
    arguments = parser.read(name, rest)
    if arguments.help:
        sys.stdout.write(parser.format_help())
        return FINE
    return command.run(arguments, screen)
