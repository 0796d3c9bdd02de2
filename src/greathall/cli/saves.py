"""Games on disk: each is one record file in the user's data folder, written again after every answer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_data_path

from greathall.bots.names import bot_name
from greathall.cli.screen import Misuse, Screen, printable
from greathall.core import registry
from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.record import Record, replay

DEFAULT_LEVEL = "medium"


class SavedGame(Record, kw_only=True):
    """A record that also knows who plays, so that it can be resumed; anything that reads records reads it."""

    people: list[int] = msgspec.field(default_factory=list)
    bots: list[str] = msgspec.field(default_factory=list)
    """The level of the bot at each seat."""
    campaign: str = ""
    """The name of the campaign it belongs to."""
    taken: list[float] = msgspec.field(default_factory=list)
    """The seconds that each seat has taken, in a game with clocks."""


R = TypeVar("R", bound=Record)


def folder(kind: str = "games") -> Path:
    return user_data_path("greathall", appauthor=False) / kind


def new_folder(kind: str) -> Path:
    """The folder, which is there from now on."""
    there = folder(kind)
    try:
        there.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _cannot_save(there, error) from None
    return there


def new_file(game: str) -> Path:
    """A file name that is still free, for a game that begins now."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    games = new_folder("games")
    return next(file for n in range(1000) if not (file := games / f"{stem}{f'-{n}' if n else ''}.json").exists())


def save(match: Match, file: Path) -> None:
    try:
        match.seal().save(file)
    except OSError as error:
        raise _cannot_save(file, error) from None


def _cannot_save(file: Path, error: OSError) -> GreatHallError:
    return GreatHallError("cli-cannot-save", file=str(file), reason=error.strerror or str(error))


def find(game: str | None, wanted: str) -> Path:
    """The file asked for, or (for an empty name) the latest game that is not over."""
    if wanted:
        return Path(wanted)
    latest = sorted(folder().glob(f"{game or ''}*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in latest:
        try:
            record = SavedGame.load(file)
            if game in (None, record.game) and not replay(record).over:
                return file
        except GreatHallError:
            continue
    raise Misuse("cli-nothing-to-resume", folder=str(folder()))


def load_record(kind: type[R], file: str | Path, screen: Screen) -> R:
    """A record; from here on the screen has its game's texts, for what may be wrong with it."""
    record = kind.load(file)
    screen.use_game(registry.game(record.game))
    return record


def load(file: Path, screen: Screen) -> SavedGame:
    """The game of this file. In a plain record nobody plays: the first seat becomes yours."""
    saved = load_record(SavedGame, file, screen)
    saved.people = [seat for seat in saved.people if seat in range(saved.seats)] or [0]
    saved.bots = (saved.bots + [DEFAULT_LEVEL] * saved.seats)[: saved.seats]
    return saved


def player_names(record: Record) -> list[str]:
    """The players' names by seat; bot names where the record has none."""
    names = [printable(name) for name in record.names[: record.seats]]
    while len(names) < record.seats:
        names.append(bot_name(len(names), names))
    return names
