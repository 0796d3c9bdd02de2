"""What is on the shelf: `greathall games`, `greathall rules`, `greathall version`."""

from __future__ import annotations

from argparse import Namespace
from importlib.metadata import version as installed
from itertools import count
from platform import python_version
from typing import Any

import msgspec
from msgspec import inspect as mi
from rich import box
from rich.padding import Padding
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.line import Line
from greathall.cli.screen import FINE, Screen
from greathall.core import registry
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import catalogue


def no_arguments(parser: Parser) -> None:
    """`games` and `version` need none."""


def games(arguments: Namespace, screen: Screen) -> int:
    """Every game that is installed."""
    shelf = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("cli-shelf-name", "cli-shelf-title", "cli-shelf-players"):
        shelf.add_column(screen.word(heading))
    for spec in registry.games().values():
        title = catalogue(screen.language, spec).word("title")
        shelf.add_row(Line(spec.id, style="bold"), Line(title), f"{spec.seats[0]}–{spec.seats[-1]}")
    screen.show(shelf)
    screen.command("cli-shelf-what-now")
    return FINE


def rules_arguments(parser: Parser) -> None:
    parser.operand("game")


def rules(arguments: Namespace, screen: Screen) -> int:
    """The short rules of a game and the options it can be played with."""
    show_rules(registry.game(arguments.game), screen)
    return FINE


def show_rules(spec: GameSpec[Any], screen: Screen) -> None:
    words = catalogue(screen.language, spec)
    screen.show(Line(words.word("title"), style="bold"))
    for number in count(1):
        if (key := f"rules-{number}") not in words:
            break
        screen.show(Padding(Line(words.word(key)), (1, 0, 0, 0), expand=False))
    options = msgspec.structs.fields(spec.settings)
    if not options:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=screen.word("cli-options"), title_justify="left")
    for heading in ("cli-options-name", "cli-options-meaning", "cli-options-values"):
        table.add_column(screen.word(heading))
    for option in options:
        about = message_key("setting", option.name)
        values = [f"{value} *" if value == _plain(option.default) else value for value in _values(option.type)]
        meaning = words.word(about) if about in words else option.name.replace("_", " ")
        shown = ", ".join(values) if values else f"{_plain(option.default)} *"
        table.add_row(Line(option.name, style="bold"), Line(meaning), Line(shown))
    screen.show(Padding(table, (1, 0, 0, 0), expand=False))
    screen.command("cli-options-what-now", game=spec.id)


def _values(kind: Any) -> list[str]:
    """The values an option can have, if they can be listed."""
    info = mi.type_info(kind)
    if isinstance(info, mi.Metadata):
        if known := (info.extra_json_schema or {}).get("examples"):
            return [str(value) for value in known]
        info = info.type
    if isinstance(info, mi.BoolType):
        return ["false", "true"]
    if isinstance(info, mi.IntType) and info.ge is not None and info.le is not None:
        return [str(number) for number in range(info.ge, info.le + 1)]
    return [str(value) for value in info.values] if isinstance(info, mi.LiteralType) else []


def _plain(default: Any) -> str:
    return msgspec.json.encode(default).decode().strip('"') if default is not msgspec.NODEFAULT else "…"


def version(arguments: Namespace, screen: Screen) -> int:
    screen.command("cli-version-line", version=installed("greathall"), python=python_version())
    return FINE
