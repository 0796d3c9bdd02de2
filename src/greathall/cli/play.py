"""`greathall play`: who sits at the table of a new game, or of one that goes on."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

import msgspec

from greathall.bots import bot
from greathall.cli import saves
from greathall.cli.arguments import Parser
from greathall.cli.screen import Misuse, Screen, printable
from greathall.cli.session import BOT_NAMES, SavedGame, Session
from greathall.cli.sitting import Sitting
from greathall.core import registry
from greathall.core.spec import GameSpec

LEVEL = "medium"


def arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("seats")
    parser.number("people")
    parser.option("name", action="append", default=[])
    parser.option("bots", metavar="LEVEL[,LEVEL...]")
    parser.option("seed")
    parser.option("option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("resume", metavar="FILE", nargs="?", const="")
    parser.switch("auto")


def run(arguments: Namespace, screen: Screen) -> int:
    if arguments.resume is not None:
        file, session = resume(arguments, screen)
    else:
        session = start(arguments, screen)
        file = saves.new_file(session.spec.id)
    for level in session.record.bots:
        bot(level, session.spec)
    return Sitting(session, file, screen).run()


def start(arguments: Namespace, screen: Screen) -> Session:
    """A new game as the command line wants it."""
    if arguments.game is None:
        raise Misuse("cli-missing-argument", argument="GAME", command="play")
    spec = registry.game(arguments.game)
    screen.speak_of(spec)
    people = 0 if arguments.auto else arguments.people or 1
    levels = arguments.bots.split(",") if arguments.bots is not None else []
    seats = arguments.seats or max(spec.seats[0], people + len(levels) if len(levels) > 1 else people)
    spec.new(seats=seats, seed=0)
    if people > seats:
        raise Misuse("cli-too-many-people", people=people, seats=seats)
    if len(levels) > seats - people:
        raise Misuse("cli-too-many-bots", bots=len(levels), seats=seats - people)
    options = read_settings(spec, arguments.option)
    record = SavedGame.start(spec.id, seats, read_seed(arguments.seed), **options)
    record.people = list(range(people))
    record.bots = by_seat(levels or [LEVEL], people, seats)
    record.names = seat_names(people, seats, [printable(name) for name in arguments.name], screen)
    return Session(record)


def by_seat(levels: list[str], people: int, seats: int) -> list[str]:
    """The levels go round the table, beginning after the people."""
    return [levels[(seat - people) % len(levels)] for seat in range(seats)]


def resume(arguments: Namespace, screen: Screen) -> tuple[Path, Session]:
    """The game asked for; what the command line says about its seats is not for now, except `--auto` and `--bots`."""
    game, wanted = arguments.game, arguments.resume
    if game is None and wanted in registry.games() and not Path(wanted).exists():
        game, wanted = wanted, ""
    if game is not None:
        registry.game(game)
    file = saves.find(game, wanted)
    session = saves.load(file, screen)
    record = session.record
    if arguments.auto:
        record.people = []
    if arguments.bots is not None:
        record.bots = by_seat(arguments.bots.split(","), len(record.people), record.seats)
    return file, session


def seat_names(people: int, seats: int, given: list[str], screen: Screen) -> list[str]:
    """The names given, and names for the others: all different, so that the log can be understood."""
    names: list[str] = []
    strangers = iter(name for name in BOT_NAMES if name not in given)
    for seat in range(seats):
        if seat >= people:
            name = next(strangers, screen.word("seat", number=seat + 1))
        elif seat < len(given):
            name = given[seat]
        else:
            name = screen.word("cli-player-name", number=seat + 1)
        names.append(name if name not in names else f"{name} {seat + 1}")
    return names


def read_seed(seed: str | None) -> int | str | None:
    """A seed that looks like a number is one."""
    try:
        number = int(seed or "")
    except ValueError:
        return seed
    return number if abs(number) < 2**63 else seed


def read_settings(spec: GameSpec[Any], pairs: list[str]) -> dict[str, Any]:
    """`name=value` as the game's options want them: their types say whether `3` is a number or a word."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(spec.settings)}
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Misuse("cli-bad-option", option=pair)
        try:
            given: Any = msgspec.json.decode(value) if value[:1] in ("[", "{") else value
            options[name] = msgspec.to_builtins(msgspec.convert(given, kinds.get(name, str), strict=False))
        except (msgspec.ValidationError, msgspec.DecodeError):
            options[name] = value  # the game's own check says what is wrong with it
    spec.read_settings(options)
    return options
