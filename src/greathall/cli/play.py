"""`greathall play`: who plays a new game, or one that goes on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from greathall.bots import bot
from greathall.bots.names import bot_name
from greathall.cli import campaigns, saves
from greathall.cli.arguments import Parser, read_seed
from greathall.cli.saves import DEFAULT_LEVEL, SavedGame
from greathall.cli.screen import FINE, Misuse, Screen, printable
from greathall.cli.settings import read_settings
from greathall.cli.terminal_game import TerminalGame
from greathall.core import registry
from greathall.core.errors import BadRecord


def add_arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("seats")
    parser.number("people")
    parser.option("name", action="append", default=[])
    parser.option("bots", metavar="LEVEL[,LEVEL...]")
    parser.option("seed")
    parser.option("option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("campaign", metavar="NAME")
    parser.option("resume", metavar="FILE", nargs="?", const="")
    parser.switch("auto")


def run(arguments: Namespace, screen: Screen) -> int:
    if arguments.resume is None:
        saved = start(arguments, screen)
        file = saves.new_file(saved.game)
    else:
        file, saved = resume(arguments, screen)
    for level in saved.bots:
        bot(level, registry.game(saved.game))  # an unknown level is reported now, not in the middle of the game
    game = TerminalGame(saved, file, screen)
    if arguments.resume is not None and game.match.over:
        raise BadRecord("cli-already-over", file=str(file))
    while (settings := game.run()) is not None:
        saved = again(saved, settings)
        game = TerminalGame(saved, saves.new_file(saved.game), screen)
    return FINE


def again(before: SavedGame, settings: dict[str, Any]) -> SavedGame:
    """Another game of the same players."""
    saved = SavedGame.start(before.game, before.seats, None, **settings)
    saved.people, saved.bots, saved.names = before.people, before.bots, before.names
    saved.campaign = before.campaign
    return saved


def start(arguments: Namespace, screen: Screen) -> SavedGame:
    """A new game as the command line wants it."""
    if arguments.game is None:
        raise Misuse("cli-missing-argument", argument="GAME", command="play")
    spec = registry.game(arguments.game)
    screen.use_game(spec)
    people = 0 if arguments.auto else arguments.people or 1
    levels = arguments.bots.split(",") if arguments.bots is not None else []
    seats = arguments.seats or max(spec.seats[0], people + len(levels) if len(levels) > 1 else people)
    spec.new(seats=seats, seed=0)
    if people > seats:
        raise Misuse("cli-too-many-people", people=people, seats=seats)
    if len(levels) > seats - people:
        raise Misuse("cli-too-many-bots", bots=len(levels), seats=seats - people)
    settings = read_settings(spec, arguments.option, screen.texts)
    if arguments.campaign is not None:
        settings = campaigns.open_campaign(spec, arguments.campaign).options(**settings)
    saved = SavedGame.start(spec.id, seats, read_seed(arguments.seed), **settings)
    saved.people = list(range(people))
    saved.bots = levels_by_seat(levels or [DEFAULT_LEVEL], people, seats)
    saved.names = names_by_seat(people, seats, [printable(name) for name in arguments.name], screen)
    saved.campaign = printable(arguments.campaign or "")
    return saved


def resume(arguments: Namespace, screen: Screen) -> tuple[Path, SavedGame]:
    """The game asked for. Of the arguments about seats only `--auto` and `--bots` count now."""
    game, wanted = arguments.game, arguments.resume
    if game is None and wanted in registry.games() and not Path(wanted).exists():
        game, wanted = wanted, ""
    if game is not None:
        registry.game(game)
    file = saves.find(game, wanted)
    saved = saves.load(file, screen)
    if arguments.auto:
        saved.people = []
    if arguments.bots is not None:
        saved.bots = levels_by_seat(arguments.bots.split(","), len(saved.people), saved.seats)
    return file, saved


def levels_by_seat(levels: list[str], people: int, seats: int) -> list[str]:
    """The levels go round the table, beginning after the people."""
    return [levels[(seat - people) % len(levels)] for seat in range(seats)]


def names_by_seat(people: int, seats: int, given: list[str], screen: Screen) -> list[str]:
    """The names given, and names for the others: all different, so that the log can be understood."""
    names: list[str] = []
    for seat in range(seats):
        if seat >= people:
            name = bot_name(seat, [*given, *names])
        elif seat < len(given):
            name = given[seat]
        else:
            name = screen.text("cli-player-name", number=seat + 1)
        names.append(name if name not in names else f"{name} {seat + 1}")
    return names
