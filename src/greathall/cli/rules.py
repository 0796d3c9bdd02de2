"""`greathall rules`: the rulebook of a game, as the browser has it, and the settings it can be played with."""

from __future__ import annotations

from argparse import Namespace
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
from greathall.text.rulebook import BookRuling, RulesBook, book


def add_arguments(parser: Parser) -> None:
    parser.operand("game")
    parser.switch("cards")


def run(arguments: Namespace, screen: Screen) -> int:
    spec = registry.game(arguments.game)
    rules = book(spec, screen.language)
    show_brief(rules, screen)
    show_chapters(rules, screen)
    if arguments.cards:
        show_cards(rules, screen)
    show_settings(spec, screen)
    return FINE


def show_rules(spec: GameSpec[Any], screen: Screen) -> None:
    """In the middle of a game: what it is about, in brief."""
    show_brief(book(spec, screen.language), screen)
    show_settings(spec, screen)


def show_brief(rules: RulesBook, screen: Screen) -> None:
    screen.show(Styled(rules.title, style="bold"))
    for paragraph in rules.brief:
        _paragraph(paragraph, screen)


def show_chapters(rules: RulesBook, screen: Screen) -> None:
    for chapter in rules.chapters:
        _paragraph(chapter.title, screen, style="bold")
        screen.show(Styled(chapter.lead))
        for number, step in enumerate(chapter.steps, 1):
            screen.show(Styled(f"{number}. {step.title}. {step.text}"))
        _show_rulings(chapter.rulings, screen)


def show_cards(rules: RulesBook, screen: Screen) -> None:
    for group in rules.groups:
        _paragraph(group.title, screen, style="bold")
        for card in group.cards:
            screen.show(Styled(f"{card.name}: {card.text}"))
            _show_rulings(card.rulings, screen)


def _show_rulings(rulings: list[BookRuling], screen: Screen) -> None:
    for ruling in rulings:
        said = f"{ruling.question} {ruling.answer}"
        numbered = f"{ruling.number}. {said}" if ruling.number else said
        screen.show(Padding(Styled(numbered), (0, 0, 0, 2), expand=False))


def _paragraph(text: str, screen: Screen, style: str = "") -> None:
    screen.show(Padding(Styled(text, style=style), (1, 0, 0, 0), expand=False))


def show_settings(spec: GameSpec[Any], screen: Screen) -> None:
    texts = catalogue(screen.language, spec)
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
