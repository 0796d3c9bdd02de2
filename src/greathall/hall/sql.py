"""What the hall asks of its database, once for SQLite and PostgreSQL.

Values are marked `$1`, `$2`, ... and given a type where PostgreSQL could not guess it; `sqlite.py` turns the marks into
its own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from greathall.hall.protocol import Door, Phase
from greathall.hall.store import Person, Result, Summary

Statement = tuple[str, Sequence[tuple[Any, ...]]]
"""SQL, and the rows of values it is carried out with."""

EVERYTHING = 2**62


class SqlStore(ABC):
    """A `Store`, but for how statements reach the database."""

    @abstractmethod
    async def _do(self, *statements: Statement) -> None:
        """Carry these out, all or none; on disk when this returns."""

    @abstractmethod
    async def _ask(self, question: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    # -- writing -------------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        seq: int,
        lines: list[bytes],
        summary: Summary,
        members: tuple[str, ...] = (),
        result: Result | None = None,
    ) -> None:
        told = (table, summary.phase, summary.door, summary.changed, _json(summary))
        statements: list[Statement] = [
            (
                "INSERT INTO log VALUES ($1, $2, $3)",
                [(table, seq + i, line.decode()) for i, line in enumerate(lines)],
            ),
            (
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET"
                " phase = excluded.phase, door = excluded.door, changed = excluded.changed, summary = excluded.summary",
                [told],
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
        rows = await self._ask("SELECT line FROM log WHERE table_id = $1 ORDER BY seq", table)
        return [row[0].encode() for row in rows]

    async def table(self, table: str) -> Summary | None:
        rows = await self._ask("SELECT summary FROM tables WHERE id = $1", table)
        return msgspec.json.decode(rows[0][0], type=Summary) if rows else None

    async def tables(
        self,
        *,
        phase: Phase | None = None,
        door: Door | None = None,
        person: str | None = None,
        before: int | None = None,
        limit: int = 200,
    ) -> list[Summary]:
        rows = await self._ask(
            "SELECT summary FROM tables WHERE ($1::text IS NULL OR phase = $1) AND ($2::text IS NULL OR door = $2)"
            " AND ($3::text IS NULL OR id IN (SELECT table_id FROM members WHERE person = $3))"
            " AND ($4::bigint IS NULL OR changed < $4) ORDER BY changed DESC, id LIMIT $5",
            *(phase, door, person, before, limit),
        )
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]

    async def results(self, *, person: str | None = None, limit: int | None = None) -> list[Result]:
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
        await self._ask("SELECT 1")


def _json(thing: Summary | Result) -> str:
    return msgspec.json.encode(thing).decode()
