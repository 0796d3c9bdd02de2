"""The store for larger halls: PostgreSQL, with the same tables as the SQLite file.

PostgreSQL shares the `fsync` between connections by itself, so a small pool is enough.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import asyncpg

from greathall.server.store import Conflict, Damaged, Store, StoreError, migrations, statements
from greathall.server.store_people import Statement

logger = logging.getLogger("greathall.server")

LOCK = 0x47484C4C
"""The advisory lock under which one process at a time migrates the schema."""
HALL = 0x47484C4D
"""The advisory lock that one hall holds as long as it uses the database."""
WATCH = 5.0
"""Seconds between two looks whether it still does."""
PATIENCE = 10.0
"""Seconds that closing waits for answers that are still to come."""
BROKEN = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What a connection can raise, the last where the database died in the middle of an answer."""


@asynccontextmanager
async def only_hall(address: str, lost: Callable[[], None], *, node: bool = False) -> AsyncIterator[None]:
    """One hall for one database, with one node or several. PostgreSQL frees the lock when the process dies, however it
    dies.

    The lock is lost with its connection; then it is taken again. If another hall was faster, `lost` is called.
    """
    db = await _lock(address, node)

    async def watch() -> None:
        nonlocal db
        while True:
            await asyncio.sleep(WATCH)
            try:
                await db.fetchval("SELECT 1")
            except BROKEN:
                try:
                    db = await _lock(address, node)
                except StoreError as error:
                    if error.message.key != "database-unreachable":
                        logger.error("another hall has taken the database over; this one closes")
                        lost()

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        with suppress(*BROKEN):
            await db.close(timeout=5)


async def _lock(address: str, shared: bool) -> Any:
    try:
        db = await asyncpg.connect(address, timeout=30, command_timeout=30)
        held = await db.fetchval(f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}($1)", HALL)
        name = await db.fetchval("SELECT current_database()")
    except (*BROKEN, ValueError) as error:
        raise StoreError("database-unreachable", reason=str(error)) from error
    if not held:
        await db.close(timeout=5)
        raise StoreError("database-not-for-nodes" if shared else "database-in-use-by-hall", file=str(name))
    return db


class PostgresStore(Store):
    def __init__(self, pool: Any) -> None:
        self._pool = pool

    @classmethod
    async def open(cls, address: str) -> Self:
        try:
            pool = await asyncpg.create_pool(
                address,
                min_size=1,
                max_size=8,
                command_timeout=30,
                server_settings={"synchronous_commit": "on"},
                reset=_as_it_is,
            )
        except (*BROKEN, ValueError) as error:
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
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict("database-conflict", reason=str(error)) from error
        except BROKEN as error:
            raise StoreError("database-failed", reason=str(error)) from error

    async def _do(self, *statements: Statement) -> None:
        async with self._connection() as db, db.transaction():
            await carry_out(db, statements)

    async def _ask(self, question: str, *values: Any) -> list[Any]:
        async with self._connection() as db:
            return list(await db.fetch(question, *values))

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

    async def close(self) -> None:
        with suppress(TimeoutError):  # then the pool ends its connections without waiting for answers
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()


async def _as_it_is(_db: Any) -> None:
    """A connection of the pool is given on without asking the database to clear it: beyond a transaction, which is
    rolled back in any case, nothing of ours is left on it."""


async def carry_out(db: Any, statements: Sequence[Statement]) -> None:
    for statement, rows in statements:
        await db.executemany(statement, rows)


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
