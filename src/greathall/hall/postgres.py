"""The store for larger halls: PostgreSQL, with the same tables as the SQLite file.

PostgreSQL shares the `fsync` between connections by itself, so a small pool is enough.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import msgspec

from greathall.hall.protocol import Door, Phase
from greathall.hall.store import (
    Conflict,
    Damaged,
    Person,
    Result,
    StoreError,
    Summary,
    migrations,
    statements,
)

LOCK = 0x47484C4C
"""The advisory lock under which one process at a time migrates the schema."""


class PostgresStore:
    def __init__(self, pool: Any) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, address: str) -> PostgresStore:
        try:
            pool = await asyncpg.create_pool(
                address, min_size=1, max_size=8, command_timeout=30, server_settings={"synchronous_commit": "on"}
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as error:
            raise StoreError("database-unreachable", reason=str(error)) from error
        store = cls(pool)
        async with store._connection() as db:
            await _migrate(db)
        return store

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection; what goes wrong on it becomes a `StoreError`."""
        try:
            async with self._pool.acquire() as db:
                yield db
        except asyncpg.UniqueViolationError as error:
            raise Conflict("database-conflict", reason=str(error)) from error
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError("database-failed", reason=str(error)) from error

    async def append(
        self,
        table: str,
        seq: int,
        lines: list[bytes],
        summary: Summary,
        members: tuple[str, ...] = (),
        result: Result | None = None,
    ) -> None:
        rows = [(table, seq + i, line.decode()) for i, line in enumerate(lines)]
        text = msgspec.json.encode(summary).decode()
        async with self._connection() as db, db.transaction():
            await db.executemany("INSERT INTO log VALUES ($1, $2, $3)", rows)
            await db.execute(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET"
                " phase = excluded.phase, door = excluded.door, changed = excluded.changed, summary = excluded.summary",
                *(table, summary.phase, summary.door, summary.changed, text),
            )
            if members:
                await db.executemany(
                    "INSERT INTO members VALUES ($1, $2) ON CONFLICT DO NOTHING",
                    [(person, table) for person in members],
                )
            if result is not None:
                await db.execute(
                    "INSERT INTO results VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, number) DO UPDATE SET"
                    " ended = excluded.ended, result = excluded.result",
                    *(table, result.number, result.game, result.ended, msgspec.json.encode(result).decode()),
                )

    async def add_person(self, person: Person, key_hash: str, now: int) -> None:
        async with self._connection() as db, db.transaction():
            await db.execute("INSERT INTO people VALUES ($1, $2, $3)", person.id, person.name, now)
            await db.execute("INSERT INTO person_keys VALUES ($1, $2, $3)", key_hash, person.id, now)

    async def add_key(self, person: str, key_hash: str, now: int) -> None:
        async with self._connection() as db:
            try:
                await db.execute("INSERT INTO person_keys VALUES ($1, $2, $3)", key_hash, person, now)
            except asyncpg.ForeignKeyViolationError as error:
                raise Conflict("database-conflict", reason=str(error)) from error

    async def rename_person(self, person: str, name: str) -> None:
        async with self._connection() as db:
            await db.execute("UPDATE people SET name = $1 WHERE id = $2", name, person)

    async def _ask(self, question: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            return list(await db.fetch(question, *values))

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
            *(person, limit),
        )
        return [msgspec.json.decode(row[0], type=Result) for row in rows]

    async def person_of_key(self, key_hash: str) -> Person | None:
        rows = await self._ask("SELECT id, name FROM people JOIN person_keys ON person = id WHERE hash = $1", key_hash)
        return Person(*rows[0]) if rows else None

    async def all_rows(self, names: Sequence[str]) -> AsyncIterator[tuple[str, list[tuple[Any, ...]]]]:
        """Everything, at one moment, in portions."""
        async with self._connection() as db, db.transaction(isolation="repeatable_read", readonly=True):
            for name in names:
                rows: list[tuple[Any, ...]] = []
                async for row in db.cursor(f"SELECT * FROM {name}"):
                    rows.append(tuple(row))
                    if len(rows) == 1000:
                        yield name, rows
                        rows = []
                yield name, rows

    async def fill(self, rows: Mapping[str, Sequence[tuple[Any, ...]]]) -> None:
        """Put these rows into the empty tables, all or none."""
        async with self._connection() as db, db.transaction():
            for name, found in rows.items():
                if found:
                    marks = ", ".join(f"${i + 1}" for i in range(len(found[0])))
                    await db.executemany(f"INSERT INTO {name} VALUES ({marks})", found)

    async def ping(self) -> None:
        await self._ask("SELECT 1")

    async def close(self) -> None:
        await self._pool.close()


async def _migrate(db: Any) -> None:
    """Each numbered step once, each whole or not at all."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
        done = await db.fetchval("SELECT coalesce(max(number), 0) FROM schema_version")
        newest = migrations()[-1][0]
        if done > newest:
            raise Damaged("database-newer", file="PostgreSQL", theirs=done, ours=newest)
        for number, script in migrations():
            if number > done:
                for statement in statements(script):
                    await db.execute(statement)
                await db.execute("INSERT INTO schema_version VALUES ($1)", number)
