"""Where the hall keeps what must not be lost: an append-only log for each table, and a few lists.

Two stores obey this interface, `greathall.hall.sqlite` and `greathall.hall.postgres`; one suite of tests holds for
both. When `append` returns, the line survives the loss of power.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from greathall.core.errors import GreatHallError
from greathall.core.spec import Outcome
from greathall.hall.protocol import Door, Pace, Phase


class StoreError(GreatHallError):
    """The store could not do it, and nothing of it was kept."""


class Damaged(StoreError):
    """The database cannot be trusted; it is left as it is."""


class Conflict(StoreError):
    """Somebody else has written this number already: read the log again."""


class Summary(Struct, frozen=True, kw_only=True):
    """A table as the list of tables needs it."""

    id: str
    name: str
    game: str
    number: int
    phase: Phase
    door: Door
    pace: Pace
    host: str
    chairs: list[tuple[str, str | None, bool]]
    """(name, person, whether a bot plays) by seat."""
    waiting: list[int]
    awake: bool
    """The game goes on without people."""
    changed: int


class Result(Struct, frozen=True, kw_only=True):
    """A finished game."""

    table: str
    number: int
    game: str
    started: int
    ended: int
    steps: int
    names: list[str]
    people: list[str | None]
    """By seat; None: a bot."""
    teams: list[int]
    """By seat: those with the same number win together."""
    outcome: Outcome | None


class Person(Struct, frozen=True):
    id: str
    name: str


class Store(Protocol):
    """All calls are safe from any task of the event loop."""

    async def append(
        self,
        table: str,
        seq: int,
        lines: list[bytes],
        summary: Summary,
        members: tuple[str, ...] = (),
        result: Result | None = None,
    ) -> None:
        """Lines `seq`, `seq + 1`, ... of the table's log, with what follows from them; all on disk or none."""

    async def log(self, table: str) -> list[bytes]:
        """The whole log of a table; empty if there is none."""

    async def table(self, table: str) -> Summary | None: ...

    async def tables(
        self,
        *,
        phase: Phase | None = None,
        door: Door | None = None,
        person: str | None = None,
        before: int | None = None,
        limit: int = 200,
    ) -> list[Summary]:
        """The latest changed first; `before` leaves only those that have not changed since then."""

    async def results(self, *, person: str | None = None, limit: int | None = None) -> list[Result]:
        """The latest ended first."""

    async def add_person(self, person: Person, key_hash: str, now: int) -> None: ...

    async def add_key(self, person: str, key_hash: str, now: int) -> None: ...

    async def rename_person(self, person: str, name: str) -> None: ...

    async def person_of_key(self, key_hash: str) -> Person | None: ...

    async def ping(self) -> None:
        """Raises `StoreError` if the store does not answer."""

    async def close(self) -> None: ...


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty database to the present one."""
    found = [
        (int(match[1]), file.read_text("utf-8"))
        for file in (files("greathall.hall") / "migrations").iterdir()
        if (match := re.match(r"(\d{4})_\w+\.sql$", file.name))
    ]
    return sorted(found)


def statements(script: str) -> list[str]:
    """The single statements of a migration (they hold no semicolons of their own)."""
    bare = "\n".join(line for line in script.splitlines() if not line.startswith("--"))
    return [statement.strip() for statement in bare.split(";") if statement.strip()]


def is_postgres(database: str | None) -> bool:
    return database is not None and database.startswith(("postgresql://", "postgres://"))


def sqlite_file(database: str | None, data_dir: Path) -> Path:
    """The file of a hall that is not on PostgreSQL: by default `hall.db` in the data folder."""
    if database is not None and "://" in database:
        raise StoreError("database-unknown", database=database.split("://")[0])
    return data_dir / "hall.db" if database is None else Path(database)


async def open_store(database: str | None, data_dir: Path) -> Store:
    """PostgreSQL for an address `postgresql://...`, else an SQLite file."""
    if database is not None and is_postgres(database):
        try:
            from greathall.hall.postgres import PostgresStore
        except ImportError:
            raise StoreError("postgres-missing") from None
        return await PostgresStore.open(database)
    from greathall.hall.sqlite import SqliteStore

    return await SqliteStore.open(sqlite_file(database, data_dir))
