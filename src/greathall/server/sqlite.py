"""The default store: one SQLite file.

One thread writes. It takes all that is waiting into one transaction (group commit), so a durable move costs one
`fsync` shared by all tables that moved in the meantime. Another thread reads.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from greathall.server import wal
from greathall.server.store import Conflict, Damaged, Store, StoreError, migrations, statements
from greathall.server.store_people import Statement

APPLICATION = 0x47484C4C
"""Marks the file as a hall's ("GHLL"), so that no other file is ever taken for one."""

RESTORED = ".restored"
"""What a backup is called on its way into the hall's place."""
IDLE = 2.0
"""Seconds without a write after which everything goes from the write-ahead log into the file, so that little is at
stake if the log is damaged."""

logger = logging.getLogger("greathall.server")
T = TypeVar("T")
Write = Sequence[Statement]


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="hall-reader")
        self._jobs: SimpleQueue[tuple[Write, asyncio.Future[None]] | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._write = connect(path)
        self._read = connect(path)
        self._checkpointed = True
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
            job = self._next_job()
            while job is not None:
                batch.append(job)
                if len(batch) >= 512 or self._jobs.empty():
                    break
                job = self._jobs.get()
            stop = job is None
            if batch:
                answers = self._commit(batch)
                self._loop.call_soon_threadsafe(_answer, answers)

    def _next_job(self) -> tuple[Write, asyncio.Future[None]] | None:
        if self._checkpointed:
            return self._jobs.get()
        try:
            return self._jobs.get(timeout=IDLE)
        except Empty:
            self._checkpointed = True
            with suppress(sqlite3.Error):
                self._write.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return self._jobs.get()

    def _commit(
        self, batch: list[tuple[Write, asyncio.Future[None]]]
    ) -> list[tuple[asyncio.Future[None], StoreError | None]]:
        """All of the batch in one transaction; a write that fails is left out, the others stand."""
        db = self._write
        self._checkpointed = False
        answers: list[tuple[asyncio.Future[None], StoreError | None]] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for write, future in batch:
                db.execute("SAVEPOINT one")
                try:
                    for statement, rows in write:
                        db.executemany(_local(statement), rows)
                except sqlite3.IntegrityError as error:
                    db.execute("ROLLBACK TO one")
                    answers.append((future, Conflict("database-conflict", reason=str(error))))
                else:
                    answers.append((future, None))
                db.execute("RELEASE one")
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                if db.in_transaction:
                    db.execute("ROLLBACK")
            reason = StoreError("database-failed", reason=str(error))
            return [(future, reason) for _, future in batch]
        return answers

    async def _do(self, *statements: Statement) -> None:
        future: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((statements, future))
        await future

    # -- reading -------------------------------------------------------------------------------------------------------

    async def _ask(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            try:
                return self._read.execute(_local(question), values).fetchall()
            except sqlite3.Error as error:
                raise StoreError("database-failed", reason=str(error)) from error

        return await self._loop.run_in_executor(self._reader, read)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._read.close()
        self._write.close()


@cache
def _local(statement: str) -> str:
    """As SQLite writes it: `?1` for `$1::text`."""
    return re.sub(r"\$(\d+)(::\w+)?", r"?\1", statement)


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
            wal.look_after(path)
            check(path)
        elif beside := _left_beside(path):
            raise StoreError("database-gone", file=str(path), beside=str(beside))
        with closing(connect(path)) as db:
            db.execute("PRAGMA journal_mode = WAL")
            migrate(db)
            db.execute("BEGIN IMMEDIATE")
            db.execute("INSERT INTO heartbeat VALUES (0, 0) ON CONFLICT (id) DO UPDATE SET at = at + 1")
            db.execute("COMMIT")
    except sqlite3.OperationalError as error:
        raise StoreError("database-read-only", file=str(path), reason=str(error)) from error
    except OSError as error:
        raise StoreError("database-read-only", file=str(path), reason=error.strerror or str(error)) from error
    except sqlite3.Error as error:
        raise Damaged("database-damaged", file=str(path), reason=str(error)) from error


def _left_beside(path: Path) -> Path | None:
    """A database that is about to take this one's place, or was put aside: then none has to be made anew."""
    draft = path.with_name(path.name + RESTORED)
    aside = sorted(path.parent.glob(f"{path.stem}-????????-??????{path.suffix}"))
    return draft if draft.exists() else aside[-1] if aside else None


def sync_folder(folder: Path) -> None:
    """The names in this folder are on disk, too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


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
    with draft.open("rb") as file:
        os.fsync(file.fileno())
    draft.replace(target)
    sync_folder(target.parent)
