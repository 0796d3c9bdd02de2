"""`greathall rules`: a game in brief, and the settings it can be played with."""

from __future__ import annotations

from argparse import Namespace
from itertools import count
from typing import Any

from rich import box
from rich.padding import Padding
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.screen import FINE, Screen
from greathall.cli.settings import Setting, settings_of
from greathall.core import registry
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
    settings = settings_of(spec, texts)
    if not settings:
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=screen.text("cli-settings"), title_justify="left")
    for heading in ("cli-settings-name", "cli-settings-meaning", "cli-settings-values"):
        table.add_column(screen.text(heading))
    for setting in settings:
        table.add_row(Styled(setting.name, style="bold"), Styled(setting.meaning), Styled(_values(setting, screen)))
    screen.show(Padding(table, (1, 0, 0, 0), expand=False))
    screen.command("cli-settings-what-now", game=spec.id)


def _values(setting: Setting, screen: Screen) -> str:
    """The values to choose from, with a star at the default."""
    default = setting.default_typed
    values = ", ".join(f"{value} *" if value == default else value for value in setting.choices) or f"{default} *"
    return screen.text("cli-settings-list", values=values) if setting.each else values
