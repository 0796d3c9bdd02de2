"""Games on disk: each is one record file in the user's data folder, written anew after every answer."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from greathall.cli.screen import Misuse, Screen
from greathall.cli.session import SavedGame, Session
from greathall.core import registry
from greathall.core.errors import BadRecord, GreatHallError
from greathall.core.record import Record, replay

R = TypeVar("R", bound=Record)


def folder() -> Path:
    return user_data_path("greathall", appauthor=False) / "games"


def new_file(game: str) -> Path:
    """A file name of its own for a game that begins now."""
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_save(place, error) from None
    return next(file for n in range(1000) if not (file := place / f"{stem}{f'-{n}' if n else ''}.json").exists())


def save(session: Session, file: Path) -> None:
    try:
        session.seal().save(file)
    except OSError as error:
        raise cannot_save(file, error) from None


def cannot_save(file: Path, error: OSError) -> GreatHallError:
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
    """A record; from here on the screen knows its game's words, for what may be wrong with it."""
    record = kind.load(file)
    screen.speak_of(registry.game(record.game))
    return record


def load(file: Path, screen: Screen) -> Session:
    """The game of this file. A plain record has no people at its table: the first seat becomes yours."""
    record = load_record(SavedGame, file, screen)
    session = Session(record)
    seats = range(record.seats)
    record.people = [seat for seat in record.people if seat in seats] or [0]
    record.bots = (record.bots + ["medium"] * record.seats)[: record.seats]
    if session.g.over:
        raise BadRecord("cli-already-over", file=str(file))
    return session
