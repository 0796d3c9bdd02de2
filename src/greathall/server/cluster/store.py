"""The store of a hall with several nodes: PostgreSQL, with a fence at each table's log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, Self

import asyncpg
import msgspec

from greathall.server.cluster.rules import Rules
from greathall.server.postgres import BROKEN, HALL, PostgresStore, carry_out
from greathall.server.store import LeaseLost, StoreError
from greathall.server.store_people import Statement

SILENCE = 5.0
"""Seconds after which a node that gives no sign of life is taken for dead."""
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVING = f"seen > {NOW} - {int(SILENCE * 1000)}"
NODE = "id, name, address, draining, rules"
FORGOTTEN = 10 * 60 * 1000
"""Milliseconds after which a thought that nobody waits for any more is deleted."""

HOLD = "SELECT 1 FROM leases WHERE table_id = $1 AND node = $2 AND fence = $3 FOR SHARE"
"""Nobody can claim the table until the transaction in which this was asked has ended."""
CLAIM = f"""
INSERT INTO leases (table_id, node, fence)
SELECT $1, $2, 1 WHERE $3 OR EXISTS (SELECT FROM tables WHERE id = $1)
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, fence = leases.fence + 1
WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.id = leases.node AND nodes.id <> $2 AND {LIVING})
RETURNING fence
"""
ALIVE = "hashtextextended({id}, 0x47484C4E)"
"""The advisory lock that the node of this id holds by a connection of its own: PostgreSQL frees it when the process
dies, however it dies. It is shared: a connection that was cut may be remembered for a while beside the one after it."""
UP = """(SELECT extract(epoch FROM min(backend_start)) * 1000 FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend')"""
"""When the oldest connection that still stands was made: since then, at least, the database has not died."""
DIED = f"seen > {UP} AND pg_try_advisory_xact_lock({ALIVE.format(id='id')})"
TAKE = """
UPDATE thoughts SET node = $1 WHERE id = (
    SELECT id FROM thoughts WHERE node IS NULL ORDER BY people DESC, asked, id LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, game, saved, seat, level, together, table_id, people
"""


class Node(NamedTuple):
    id: str
    name: str
    address: str
    draining: bool
    rules: Rules


class Thought(NamedTuple):
    """What a bot has to think about."""

    id: str
    game: str
    saved: str
    seat: int
    level: str
    together: int
    table: str
    people: int
    """1 at a table with people, else 0."""


class ClusterStore(PostgresStore):
    def __init__(self, pool: Any) -> None:
        super().__init__(pool)
        self.node = ""
        """The id of this node."""
        self.fences: dict[str, int] = {}
        """The tables of this node, and under which number each was claimed."""
        self._address = ""
        self._life: Any = None
        """The connection by which this node lives."""

    @classmethod
    async def open(cls, address: str) -> Self:
        store = await super().open(address)
        store._address = address
        return store

    async def close(self) -> None:
        if self._life is not None:
            self._life.terminate()
        await super().close()

    async def _append(self, table: str, statements: Sequence[Statement]) -> None:
        async with self._connection() as db, db.transaction():
            if await db.fetchval(HOLD, table, self.node, self.fences.get(table)) is None:
                raise LeaseLost("table-moved", table=table)
            await carry_out(db, statements)

    # -- leases --------------------------------------------------------------------------------------------------------

    async def claim(self, table: str, *, new: bool = False) -> bool:
        """Make the table this node's, unless another that lives has it, or there is no such table."""
        rows = await self._ask(CLAIM, table, self.node, new)
        if rows:
            self.fences[table] = rows[0][0]
        return bool(rows)

    async def release(self, tables: Iterable[str]) -> None:
        """These tables belong to nobody, unless they have been taken already."""
        held = [(table, self.node, fence) for table in tables if (fence := self.fences.pop(table, None)) is not None]
        if held:
            await self._do(("UPDATE leases SET node = '' WHERE table_id = $1 AND node = $2 AND fence = $3", held))

    async def owner(self, table: str) -> Node | None:
        """The living node that has this table."""
        rows = await self._ask(
            f"SELECT {NODE} FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_id = $1 AND {LIVING}",
            table,
        )
        return _node(rows[0]) if rows else None

    # -- nodes ---------------------------------------------------------------------------------------------------------

    async def bury_namesake(self, name: str) -> None:
        """Take the node that had this name before for dead, as in `bury`."""
        await self._do((f"UPDATE nodes SET seen = 0 WHERE name = $1 AND {DIED}", [(name,)]))

    async def last_seen(self, name: str) -> int | None:
        """The last sign of life of a node of this name that is not known to be dead."""
        rows = await self._ask(f"SELECT max(seen) FROM nodes WHERE name = $1 AND {LIVING}", name)
        return rows[0][0] if rows else None

    async def join(self, name: str, address: str, rules: Rules) -> None:
        """This node is one of them; whatever had its name before is dead."""
        await self._do(
            ("DELETE FROM nodes WHERE name = $1", [(name,)]),
            (
                f"INSERT INTO nodes (id, name, address, draining, seen, rules) VALUES ($1, $2, $3, 0, {NOW}, $4)",
                [(self.node, name, address, msgspec.json.encode(rules).decode())],
            ),
        )

    async def start_draining(self) -> None:
        await self._do(("UPDATE nodes SET draining = 1 WHERE id = $1", [(self.node,)]))

    async def leave(self) -> None:
        await self._do(("DELETE FROM nodes WHERE id = $1", [(self.node,)]))

    @asynccontextmanager
    async def alone(self, chore: str) -> AsyncIterator[bool]:
        """Whether no other node is at this chore. PostgreSQL frees the lock with the transaction, also of a node that
        dies in it."""
        async with self._connection() as db, db.transaction():
            yield await db.fetchval("SELECT pg_try_advisory_xact_lock(hashtextextended($1, $2))", chore, HALL)

    # -- signs of life: by a connection of their own, so that they need not wait for one of the pool -------------------

    @property
    def alive(self) -> bool:
        """The connection by which this node lives was not lost since its last sign of life."""
        return self._life is not None and not self._life.is_closed()

    async def beat(self) -> int | None:
        """A sign of life; when it was, by the clock of the database; None if another has taken this node's place."""
        if not self.alive:
            await self._begin()
        rows = await self._ask_alive(f"UPDATE nodes SET seen = {NOW} WHERE id = $1 RETURNING seen", self.node)
        return rows[0][0] if rows else None

    async def living(self) -> list[Node]:
        """All nodes that live, this one included."""
        return [_node(row) for row in await self._ask_alive(f"SELECT {NODE} FROM nodes WHERE {LIVING}")]

    async def held(self) -> dict[str, int]:
        """The tables of this node, with their fences, as they are written."""
        return dict(await self._ask_alive("SELECT table_id, fence FROM leases WHERE node = $1", self.node))

    async def bury(self, node: str) -> None:
        """Take this node for dead at once if the connection by which it lived has ended.

        All connections end when the database dies. So this counts only of a node that has given a sign of life since
        the database came back; of another one waits for the silence.
        """
        await self._ask_alive(f"UPDATE nodes SET seen = 0 WHERE id = $1 AND {DIED}", node)

    async def _begin(self) -> None:
        try:
            self._life = await asyncpg.connect(self._address, timeout=SILENCE, command_timeout=SILENCE)
        except BROKEN as error:
            raise StoreError("database-failed", reason=str(error)) from error
        await self._ask_alive(f"SELECT pg_advisory_lock_shared({ALIVE.format(id='$1')})", self.node)

    async def _ask_alive(self, question: str, *values: Any) -> list[Any]:
        try:
            return list(await self._life.fetch(question, *values))
        except BaseException as error:
            self._life.terminate()  # after a failure nobody can rely on it
            if isinstance(error, BROKEN):
                raise StoreError("database-failed", reason=str(error)) from error
            raise

    # -- thoughts ------------------------------------------------------------------------------------------------------

    async def ask_thought(self, thought: Thought) -> None:
        await self._do(
            (f"DELETE FROM thoughts WHERE asked < {NOW} - {FORGOTTEN}", [()]),
            (
                f"INSERT INTO thoughts VALUES ($1, $2, $3, $4, $5, $6, $7, $8, {NOW}, NULL, NULL)",
                [thought],
            ),
        )

    async def take_thought(self) -> Thought | None:
        """The next one that nobody has taken; those of tables with people first."""
        rows = await self._ask(TAKE, self.node)
        return Thought._make(rows[0]) if rows else None

    async def answer_thought(self, thought: str, answer: str) -> None:
        await self._do(("UPDATE thoughts SET answer = $2 WHERE id = $1", [(thought, answer)]))

    async def answers(self, thoughts: Iterable[str]) -> dict[str, str]:
        """Those of these thoughts that are answered."""
        rows = await self._ask(
            "SELECT id, answer FROM thoughts WHERE id = ANY($1::text[]) AND answer IS NOT NULL", [*thoughts]
        )
        return dict(rows)

    async def drop_thought(self, thought: str) -> None:
        await self._do(("DELETE FROM thoughts WHERE id = $1", [(thought,)]))

    async def waiting_thoughts(self) -> int:
        return int((await self._ask("SELECT count(*) FROM thoughts WHERE node IS NULL"))[0][0])


def _node(row: Sequence[Any]) -> Node:
    return Node(row[0], row[1], row[2], bool(row[3]), msgspec.json.decode(row[4], type=Rules))
