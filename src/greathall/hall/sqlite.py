"""The default store: one SQLite file.

One thread writes. It takes all that is waiting into one transaction (group commit), so a durable move costs one
`fsync` shared by all tables that moved in the meantime. Another thread reads.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

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

APPLICATION = 0x47484C4C
"""Marks the file as a hall's ("GHLL"), so that no other file is ever taken for one."""

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], None]


class SqliteStore:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="hall-reader")
        self._jobs: SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._write = connect(path)
        self._read = connect(path)
        self._writer = threading.Thread(target=self._run, name="hall-writer", daemon=True)
        self._writer.start()

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        await asyncio.to_thread(prepare, path)
        return cls(path)

    # -- writing -------------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        stop = False
        while not stop:
            batch: list[tuple[Write, asyncio.Future[None]]] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) >= 512 or self._jobs.empty():
                    break
                job = self._jobs.get()
            stop = job is None
            if batch:
                answers = self._commit(batch)
                self._loop.call_soon_threadsafe(_answer, answers)

    def _commit(
        self, batch: list[tuple[Write, asyncio.Future[None]]]
    ) -> list[tuple[asyncio.Future[None], StoreError | None]]:
        """All of the batch in one transaction; a write that fails is left out, the others stand."""
        db = self._write
        answers: list[tuple[asyncio.Future[None], StoreError | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for write, future in batch:
                db.execute("SAVEPOINT one")
                try:
                    write(db)
                except sqlite3.IntegrityError as error:
                    db.execute("ROLLBACK TO one")
                    answers.append((future, Conflict("database-conflict", reason=str(error))))
                else:
                    answers.append((future, None))
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            reason = StoreError("database-failed", reason=str(error))
            return [(future, reason) for _, future in batch]
        return answers

    async def _do(self, write: Write) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((write, future))
        await future

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

        def write(db: sqlite3.Connection) -> None:
            db.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " phase = excluded.phase, door = excluded.door, changed = excluded.changed, summary = excluded.summary",
                (table, summary.phase, summary.door, summary.changed, text),
            )
            if members:
                db.executemany(
                    "INSERT INTO members VALUES (?, ?) ON CONFLICT DO NOTHING", [(person, table) for person in members]
                )
            if result is not None:
                db.execute(
                    "INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_id, number) DO UPDATE SET"
                    " ended = excluded.ended, result = excluded.result",
                    (table, result.number, result.game, result.ended, msgspec.json.encode(result).decode()),
                )

        await self._do(write)

    async def add_person(self, person: Person, key_hash: str, now: int) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO people VALUES (?, ?, ?)", (person.id, person.name, now))
            db.execute("INSERT INTO person_keys VALUES (?, ?, ?)", (key_hash, person.id, now))

        await self._do(write)

    async def add_key(self, person: str, key_hash: str, now: int) -> None:
        await self._do(lambda db: _run(db, "INSERT INTO person_keys VALUES (?, ?, ?)", (key_hash, person, now)))

    async def rename_person(self, person: str, name: str) -> None:
        await self._do(lambda db: _run(db, "UPDATE people SET name = ? WHERE id = ?", (name, person)))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def _ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            try:
                return self._read.execute(question, values).fetchall()
            except sqlite3.Error as error:
                raise StoreError("database-failed", reason=str(error)) from error

        return await self._loop.run_in_executor(self._reader, read)

    async def log(self, table: str) -> list[bytes]:
        rows = await self._ask("SELECT line FROM log WHERE table_id = ? ORDER BY seq", table)
        return [row[0].encode() for row in rows]

    async def table(self, table: str) -> Summary | None:
        rows = await self._ask("SELECT summary FROM tables WHERE id = ?", table)
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
            "SELECT summary FROM tables WHERE (?1 IS NULL OR phase = ?1) AND (?2 IS NULL OR door = ?2)"
            " AND (?3 IS NULL OR id IN (SELECT table_id FROM members WHERE person = ?3))"
            " AND (?4 IS NULL OR changed < ?4) ORDER BY changed DESC, id LIMIT ?5",
            *(phase, door, person, before, limit),
        )
        return [msgspec.json.decode(row[0], type=Summary) for row in rows]

    async def results(self, *, person: str | None = None, limit: int | None = None) -> list[Result]:
        rows = await self._ask(
            "SELECT result FROM results"
            " WHERE ?1 IS NULL OR table_id IN (SELECT table_id FROM members WHERE person = ?1)"
            " ORDER BY ended DESC, table_id, number DESC LIMIT ?2",
            person,
            -1 if limit is None else limit,
        )
        return [msgspec.json.decode(row[0], type=Result) for row in rows]

    async def person_of_key(self, key_hash: str) -> Person | None:
        rows = await self._ask(
            "SELECT id, name FROM people JOIN person_keys ON person = id WHERE hash = ?",
            key_hash,
        )
        return Person(*rows[0]) if rows else None

    async def ping(self) -> None:
        await self._ask("SELECT 1")

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._write.close()


def _run(db: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    db.execute(statement, values)


def _answer(answers: list[tuple[asyncio.Future[None], StoreError | None]]) -> None:
    for future, error in answers:
        if not future.done():
            future.set_result(None) if error is None else future.set_exception(error)


# -- the file ----------------------------------------------------------------------------------------------------------


def connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    return db


def prepare(path: Path) -> None:
    """Make a new file, check an old one and bring it to the present schema. A damaged file is left as it is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size:
            check(path)
        with closing(connect(path)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            migrate(db)
    except (sqlite3.Error, OSError) as error:
        raise Damaged("database-damaged", file=str(path), reason=str(error)) from error


def check(path: Path) -> None:
    """Is this a hall's file, whole, and not newer than this program?"""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
            (application,) = db.execute("PRAGMA application_id").fetchone()
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if application != APPLICATION and (application, version) != (0, 0):
                raise Damaged("database-foreign", file=str(path))
            if application == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise Damaged("database-foreign", file=str(path))
            (health,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if health != "ok":
                raise Damaged("database-damaged", file=str(path), reason=str(health))
    except sqlite3.Error as error:
        raise Damaged("database-damaged", file=str(path), reason=str(error)) from error
    newest = migrations()[-1][0]
    if version > newest:
        raise Damaged("database-newer", file=str(path), theirs=version, ours=newest)


def migrate(db: sqlite3.Connection) -> None:
    """Each numbered step once, each whole or not at all."""
    for number, script in migrations():
        db.execute("BEGIN IMMEDIATE")
        if number > db.execute("PRAGMA user_version").fetchone()[0]:
            for statement in statements(script):
                db.execute(statement)
            db.execute(f"PRAGMA application_id = {APPLICATION}")
            db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")


def copy(source: Path, target: Path) -> None:
    """A whole and consistent copy while the hall runs; it replaces `target` only when it is complete and on disk."""
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    origin = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(origin, uri=True)) as old, closing(sqlite3.connect(draft)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
    check(draft)
    draft.replace(target)
