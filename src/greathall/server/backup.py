"""A backup is one SQLite file, whatever the hall's database is; restoring never destroys what is there."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from greathall.core.errors import GreatHallError
from greathall.server import sqlite
from greathall.server.hall import HallConfig
from greathall.server.serve import locked
from greathall.server.store import Damaged, StoreError, is_postgres, sqlite_file

TABLES = (
    "people",
    "person_keys",
    "tables",
    "log",
    "members",
    "results",
    "shelf",
    "campaigns",
    "campaign_people",
    "campaign_tables",
    "evenings",
    "finished_games",
    "facts",
    "analyses",
    "profiles",
    "shares",
    "bans",
    "audit",
    "deadlines",
    "hall_secrets",
    "push_subscriptions",
)
"""In an order in which each may refer to those before it."""


def backup(config: HallConfig, target: Path) -> None:
    """Write the whole hall, running or not, into a new file."""
    if target.exists():
        raise StoreError("backup-exists", file=str(target))
    if config.database is not None and is_postgres(config.database):
        asyncio.run(_from_postgres(config.database, target))
        return
    source = sqlite_file(config.database, config.data_dir)
    if not source.exists():
        raise StoreError("backup-nothing", file=str(source))
    try:
        sqlite.check(source)
        sqlite.copy(source, target)
    except (sqlite3.Error, OSError) as error:
        raise Damaged("database-damaged", file=str(source), reason=str(error)) from error


def restore(config: HallConfig, source: Path) -> Path | None:
    """Put a backup in the place of the hall's database; returns where the database that was there has gone."""
    if not source.exists():
        raise StoreError("backup-nothing", file=str(source))
    sqlite.check(source)
    if config.database is not None and is_postgres(config.database):
        asyncio.run(_to_postgres(source, config.database))
        return None
    target = sqlite_file(config.database, config.data_dir)
    with locked(config):
        draft = target.with_name(target.name + sqlite.RESTORED)
        sqlite.copy(source, draft)
        aside = _put_aside(target) if target.exists() else None
        draft.replace(target)
        sqlite.sync_folder(target.parent)
    sqlite.prepare(target)
    return aside


def _put_aside(target: Path) -> Path:
    """A second name for the database that is there, so that at no moment there is none under its own."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite.connect(target)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = target.with_name(f"{target.stem}-{time.strftime('%Y%m%d-%H%M%S')}{target.suffix}")
    for ending in ("", "-wal"):
        old, new = (path.with_name(path.name + ending) for path in (target, aside))
        if old.exists():
            new.unlink(missing_ok=True)
            try:
                new.hardlink_to(old)
            except OSError:  # a file system without links
                shutil.copy2(old, new)
    for ending in ("-wal", "-shm"):  # or they would be read into the restored file
        target.with_name(target.name + ending).unlink(missing_ok=True)
    sqlite.sync_folder(target.parent)
    return aside


async def _from_postgres(address: str, target: Path) -> None:
    from greathall.server.postgres import PostgresStore

    store = await PostgresStore.open(address)
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        sqlite.prepare(draft)
        with closing(sqlite.connect(draft)) as db:
            db.execute("BEGIN")
            async for table, rows in store.all_rows(TABLES):
                marks = ", ".join("?" * len(rows[0])) if rows else ""
                db.executemany(f"INSERT INTO {table} VALUES ({marks})", rows) if rows else None
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = DELETE")
    finally:
        await store.close()
    draft.replace(target)


async def _to_postgres(source: Path, address: str) -> None:
    from greathall.server.postgres import PostgresStore

    store = await PostgresStore.open(address)
    try:
        if await store.tables(limit=1):
            raise GreatHallError("restore-not-empty")
        with TemporaryDirectory() as folder:
            draft = Path(folder) / "backup.db"
            sqlite.copy(source, draft)
            sqlite.prepare(draft)  # a backup of an older version gets the tables of today
            with closing(sqlite.connect(draft)) as db:
                rows = {table: db.execute(f"SELECT * FROM {table}").fetchall() for table in TABLES}
        await store.fill(rows)
    finally:
        await store.close()
