"""`greathall new-game`: a small game in a package of its own, to be changed into another.

The folder `template` holds a whole game called `mygame`: its name is replaced in the names and contents of the files.
"""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from greathall.cli.arguments import Parser
from greathall.cli.screen import FINE, Misuse, Screen, program
from greathall.core import registry


def add_arguments(parser: Parser) -> None:
    parser.operand("name")
    parser.option("folder", metavar="FOLDER")


def run(arguments: Namespace, screen: Screen) -> int:
    name = arguments.name
    folder = Path(arguments.folder or name)
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Misuse("cli-folder-in-use", folder=str(folder))
    try:
        write_game(name, folder)
    except OSError as error:
        raise Misuse("cli-cannot-write", file=str(folder), reason=error.strerror or str(error)) from None
    screen.say("cli-new-game-written", style="bold green", game=name, folder=str(folder))
    screen.command("cli-new-game-install", python=sys.executable, folder=str(folder))
    screen.command("cli-new-game-laws", program=program(), game=name)
    screen.command("cli-new-game-play", program=program(), game=name)
    screen.command("cli-new-game-host", program=program())
    return FINE


def check_name(name: str) -> None:
    """The name becomes that of a Python package, so it must be one and not hide another."""
    if not re.fullmatch(r"[a-z][a-z0-9]+(_[a-z0-9]+)*", name) or len(name) > 30 or iskeyword(name):
        raise Misuse("cli-bad-game-name", name=name)
    package = find_spec(name)
    if name in registry.games() or (package is not None and package.origin is not None):  # a bare folder has none
        raise Misuse("cli-game-name-taken", name=name)


def write_game(name: str, folder: Path) -> None:
    words = name.split("_")
    names = {"mygame": name, "MyGame": "".join(map(str.title, words)), "My Game": " ".join(map(str.title, words))}

    def renamed(text: str) -> str:
        return re.sub("|".join(names), lambda found: names[found.group()], text)

    for path, file in _template_files(files("greathall.cli") / "template"):
        target = folder / renamed(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(file.read_text("utf-8")), "utf-8")


def _template_files(folder: Traversable, inside: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        path = f"{inside}{entry.name}"
        if entry.is_file():
            yield path, entry
        elif not entry.name.startswith((".", "_")):  # caches of tools and of Python
            yield from _template_files(entry, f"{path}/")
