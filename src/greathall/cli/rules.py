"""`greathall rules`: a game in brief, and the settings it can be played with."""

from __future__ import annotations

from argparse import Namespace
from itertools import count
from typing import Any

import msgspec
from msgspec import inspect as mi
from rich import box
from rich.padding import Padding
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.screen import FINE, Screen
from greathall.core import registry
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import catalogue


def add_arguments(parser: Parser) -> None:
    parser.operand("game")


def run(arguments: Namespace, screen: Screen) -> int:
    show_rules(registry.game(arguments.game), screen)
    return FINE


def show_rules(spec: GameSpec[Any], screen: Screen) -> None:
    texts = catalogue(screen.language, spec)
    screen.show(Styled(texts.text("title"), style="bold"))
    for number in count(1):
        if (key := f"rules-{number}") not in texts:
            break
        screen.show(Padding(Styled(texts.text(key)), (1, 0, 0, 0), expand=False))
    settings = msgspec.structs.fields(spec.settings)
    if not settings:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=screen.text("cli-settings"), title_justify="left")
    for heading in ("cli-settings-name", "cli-settings-meaning", "cli-settings-values"):
        table.add_column(screen.text(heading))
    for setting in settings:
        about, default = message_key("setting", setting.name), _shown(setting.default)
        meaning = texts.text(about) if about in texts else setting.name.replace("_", " ")
        values = [f"{value} *" if value == default else value for value in _values(setting.type)] or [f"{default} *"]
        table.add_row(Styled(setting.name, style="bold"), Styled(meaning), Styled(", ".join(values)))
    screen.show(Padding(table, (1, 0, 0, 0), expand=False))
    screen.command("cli-settings-what-now", game=spec.id)


def _values(kind: Any) -> list[str]:
    """The values a setting can have, if they can be listed."""
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


def _shown(default: Any) -> str:
    return msgspec.json.encode(default).decode().strip('"') if default is not msgspec.NODEFAULT else "…"
