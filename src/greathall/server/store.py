"""Where the hall keeps what must not be lost: an append-only log for each table, and a few lists.

How statements reach the database is left to `sqlite` and `postgres`; one suite of tests holds for both.
When `append` returns, the line survives the loss of power.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message
from greathall.core.spec import Outcome
from greathall.server.protocol import Pace, Phase, Visibility
from greathall.server.shelves import Kept, Shelved, Shelves, Statement


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
    visibility: Visibility = field(name="door")
    pace: Pace
    host: str
    chairs: list[tuple[str, str | None, bool]]
    """(name, person, whether a bot plays) by seat."""
    waiting: list[int]
    changed: int
    step: int = 0
    """How many moves the present game has had."""
    campaign: str | None = None


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
    holders: list[str | None] = []
    """By seat: whose it was, whether or not a bot stood in."""
    told: Message | None = None
    """How it ended, in a sentence, where scores say nothing."""


class Person(Struct, frozen=True):
    id: str
    name: str


EVERYTHING = 2**62


class Store(Shelves):
    """The statements, once for all databases. All calls are safe from any task of the event loop.

    Values are marked `$1`, `$2`, ... as PostgreSQL wants them, with a type where it could not guess one.
    """

    @abstractmethod
    async def _do(self, *statements: Statement) -> None:
        """Carry these out, all or none; on disk when this returns."""

    @abstractmethod
    async def _ask(self, question: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    @abstractmethod
    async def close(self) -> None: ...

    # -- writing -------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        seq: int,
        lines: list[bytes],
        summary: Summary,
        members: tuple[str, ...] = (),
        result: Result | None = None,
        shelved: Shelved | None = None,
        kept: Kept | None = None,
    ) -> None:
        """Lines `seq`, `seq + 1`, ... of the table's log, with what follows from them; all on disk or none."""
        listed = (table, summary.phase, summary.visibility, summary.changed, _json(summary))
        statements: list[Statement] = [
            (
                "INSERT INTO log VALUES ($1, $2, $3)",
                [(table, seq + i, line.decode()) for i, line in enumerate(lines)],
            ),
            (
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET"
                " phase = excluded.phase, door = excluded.door, changed = excluded.changed, summary = excluded.summary",
                [listed],
            ),
        ]
        if members:
            new = [(person, table) for person in members]
            statements.append(("INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING", new))
        if result is not None:
            ended = (table, result.number, result.game, result.ended, _json(result))
            statements.append(
                (
                    "INSERT INTO results VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, number) DO UPDATE SET"
                    " ended = excluded.ended, result = excluded.result",
                    [ended],
                )
            )
        if shelved is not None and shelved.people:
            statements.append(shelved.rows())
        if kept is not None:
            statements += kept.rows()
        if summary.campaign is not None and seq == 1:
            statements.append(("INSERT INTO campaign_tables VALUES ($1, $2)", [(summary.campaign, table)]))
        await self._do(*statements)

    async def add_person(self, person: Person, key_hash: str, now: int) -> None:
        await self._do(
            ("INSERT INTO people VALUES ($1, $2, $3)", [(person.id, person.name, now)]),
            ("INSERT INTO person_keys VALUES ($1, $2, $3)", [(key_hash, person.id, now)]),
        )

    async def add_key(self, person: str, key_hash: str, now: int) -> None:
        await self._do(("INSERT INTO person_keys VALUES ($1, $2, $3)", [(key_hash, person, now)]))

    async def rename_person(self, person: str, name: str) -> None:
        await self._do(("UPDATE people SET name = $1 WHERE id = $2", [(name, person)]))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def log(self, table: str) -> list[bytes]:
        """The whole log of a table; empty if there is none."""
        rows = await self._ask("SELECT line FROM log WHERE table_id = $1 ORDER BY seq", table)
        return [row[0].encode() for row in rows]

    async def table(self, table: str) -> Summary | None:
        rows = await self._ask("SELECT summary FROM tables WHERE id = $1", table)
        return msgspec.json.decode(rows[0][0], type=Summary) if rows else None

    async def tables(
        self,
        *,
        phase: Phase | None = None,
        visibility: Visibility | None = None,
        person: str | None = None,
        before: int | None = None,
        limit: int = 200,
    ) -> list[Summary]:
        """The latest changed first; `before` leaves only those that have not changed since then."""
        rows = await self._ask(
            "SELECT summary FROM tables WHERE ($1::text IS NULL OR phase = $1) AND ($2::text IS NULL OR door = $2)"
            " AND ($3::text IS NULL OR id IN (SELECT table_id FROM members WHERE person = $3))"
            " AND ($4::bigint IS NULL OR changed < $4) ORDER BY changed DESC, id LIMIT $5",
            *(phase, visibility, person, before, limit),
        )
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]

    async def results(self, *, person: str | None = None, limit: int | None = None) -> list[Result]:
        """The latest ended first."""
        rows = await self._ask(
            "SELECT result FROM results"
            " WHERE $1::text IS NULL OR table_id IN (SELECT table_id FROM members WHERE person = $1)"
            " ORDER BY ended DESC, table_id, number DESC LIMIT $2",
            *(person, EVERYTHING if limit is None else limit),
        )
        return [msgspec.json.decode(row[0], type=Result) for row in rows]

    async def person_of_key(self, key_hash: str) -> Person | None:
        rows = await self._ask("SELECT id, name FROM people JOIN person_keys ON person = id WHERE hash = $1", key_hash)
        return Person(*rows[0]) if rows else None

    async def ping(self) -> None:
        """Raises `StoreError` if the store does not answer."""
        await self._ask("SELECT 1")


def _json(thing: Summary | Result) -> str:
    return msgspec.json.encode(thing).decode()


def migrations() -> list[tuple[int, str]]:
    """The numbered steps from an empty database to the present one."""
    found = [
        (int(match[1]), file.read_text("utf-8"))
        for file in (files("greathall.server") / "migrations").iterdir()
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
            from greathall.server.postgres import PostgresStore
        except ImportError:
            raise StoreError("postgres-missing") from None
        return await PostgresStore.open(database)
    from greathall.server.sqlite import SqliteStore

    return await SqliteStore.open(sqlite_file(database, data_dir))
