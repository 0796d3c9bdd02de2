"""From a command line to one of the commands, and from whatever happens there to an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence

from greathall.cli import check, hall, lab, play, shelf, watch
from greathall.cli.arguments import Parser, asked_language
from greathall.cli.screen import FINE, INTERRUPTED, MISUSED, Misuse, Screen, forgiving_streams
from greathall.core.errors import GreatHallError

Command = tuple[Callable[[Parser], None], Callable[..., int]]

COMMANDS: dict[str, Command] = {
    "play": (play.arguments, play.run),
    "games": (shelf.no_arguments, shelf.games),
    "rules": (shelf.rules_arguments, shelf.rules),
    "simulate": (lab.arguments, lab.run),
    "replay": (watch.arguments, watch.run),
    "verify": (check.verify_arguments, check.verify_record),
    "laws": (check.laws_arguments, check.keep_laws),
    "host": (hall.host_arguments, hall.host),
    "backup": (hall.backup_arguments, hall.backup),
    "restore": (hall.backup_arguments, hall.restore),
    "version": (shelf.no_arguments, shelf.version),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line; the exit codes are explained in `greathall --help`."""
    argv = sys.argv[1:] if argv is None else argv
    forgiving_streams()
    screen = Screen(asked_language(argv))
    try:
        code = _run(argv, screen)
        sys.stdout.flush()
        return code
    except GreatHallError as error:
        screen.complain(error)
        return MISUSED
    except KeyboardInterrupt:
        screen.errors.print(screen.word("cli-stopped"))
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`| head`) has gone. What is still in the buffer must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _run(argv: Sequence[str], screen: Screen) -> int:
    words = screen.words
    if not argv or argv[0] in ("-h", "--help", "help") or argv[0].startswith("--lang"):
        top = Parser("greathall", words, "cli-greathall")
        top.common()
        top.usage = "greathall COMMAND ..."
        summary = "\n".join(f"  {name:<10}{words.word(f'cli-{name}')}" for name in COMMANDS)
        top.description = f"{top.description}\n\n{words.word('cli-heading-commands')}\n{summary}"
        sys.stdout.write(top.format_help())
        return FINE
    name = "version" if argv[0] == "--version" else argv[0]
    if name not in COMMANDS:
        raise Misuse("cli-unknown-command", command=name, known=[*COMMANDS])
    define, run = COMMANDS[name]
    parser = Parser(f"greathall {name}", words, f"cli-{name}")
    define(parser)
    parser.common()
    arguments = parser.read(name, argv[1:])
    if arguments.help:
        sys.stdout.write(parser.format_help())
        return FINE
    return run(arguments, screen)
