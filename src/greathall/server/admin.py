"""What the host of a hall may see and do: on a page of the hall, or by `greathall admin`. Every deed is written down.

The host is whoever can read the file `host.key` in the data folder. The page shows nothing of what lies on a table.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import shutil
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.messages import Message
from greathall.server import departure
from greathall.server import protocol as p
from greathall.server.log import Closed
from greathall.server.store import Person, Store, is_postgres, sqlite_file

if TYPE_CHECKING:
    from greathall.server.hall import Hall

logger = logging.getLogger("greathall.server")

DEEDS_SHOWN = 200
NIGHT = 3
"""The hour, by the clock of this machine, after which a backup of the day before is too old."""
LOOK = 600.0
"""Seconds between two looks whether the backup of the night is there."""
By = Literal["page", "command", "hall", "person"]
decode_deed = msgspec.json.Decoder(p.HostDeed).decode


# -- the key -----------------------------------------------------------------------------------------------------------


def host_key(data_dir: Path) -> str:
    """The key of the host, made when it is asked for the first time; only this user of the machine can read it."""
    file = data_dir / "host.key"
    try:
        return file.read_text("ascii").strip()
    except FileNotFoundError:
        data_dir.mkdir(parents=True, exist_ok=True)
        key = secrets.token_urlsafe(24)
        file.touch(mode=0o600)
        file.write_text(key + "\n", "ascii")
        return key


async def share_host_key(data_dir: Path, store: Store) -> None:
    """All nodes of a hall have one key of the host: that of the node that came first."""
    ours = host_key(data_dir)
    key = await store.keep_secret("host", ours)
    if key != ours:
        (data_dir / "host.key").write_text(key + "\n", "ascii")


def require_host(hall: Hall, key: str, address: str) -> None:
    """`Illegal` unless this is the host's key; guessing is slowed down."""
    if not hall.claims.take(f"host {address}") and not _same(hall, key):
        raise Illegal("refusal-too-fast")
    if not _same(hall, key):
        raise Illegal("refusal-not-host")


def _same(hall: Hall, key: str) -> bool:
    return hmac.compare_digest(key.encode(), host_key(hall.config.data_dir).encode())


# -- looking -----------------------------------------------------------------------------------------------------------


async def page(hall: Hall) -> p.HostPage:
    people, tables = await _people(hall), await _tables(hall)
    database, backups, free = await asyncio.to_thread(_storage, hall)
    return p.HostPage(
        version=hall.version,
        running=int(time.time() - hall.opened_at),
        here=sum(person.here for person in people),
        playing=sum(table.phase == "playing" and table.here > 0 for table in tables),
        answer_ms=round(hall.metrics.commit.mean * 1000, 1),
        database_bytes=database,
        backup_bytes=sum(file.bytes for file in backups),
        free_bytes=free,
        people=people,
        tables=tables,
        backups=backups,
        backups_kept=_kept(hall),
        nightly=hall.config.backups > 0,
        deeds=[decode_deed(line) for line in await hall.store.deeds(DEEDS_SHOWN)],
    )


async def _people(hall: Hall) -> list[p.HostPerson]:
    ledger = await hall.bookkeeper.opened()
    here = {person for table in hall.tables.values() for person in table.broadcast.present} | hall.neighbours.everybody
    rows = []
    for person, name, created, keys in await hall.store.people():
        entries = ledger.people[person].entries if person in ledger.people else []
        rows.append(
            p.HostPerson(
                person=person,
                name=name,
                created=created,
                seen=entries[-1].result.ended if entries else created,
                here=person in here,
                games=len(entries),
                keys=keys,
                banned=person in hall.bans,
                until=hall.bans.get(person),
            )
        )
    return sorted(rows, key=lambda row: (not row.here, -row.seen))


async def _tables(hall: Hall) -> list[p.HostTable]:
    summaries = [s for phase in ("playing", "lobby") for s in await hall.store.tables(phase=phase, limit=500)]
    found = [
        p.HostTable(
            id=summary.id,
            name=summary.name,
            game=summary.game,
            phase=summary.phase,
            people=sum(person is not None for _, person, _ in summary.chairs),
            bots=sum(person is None and bot for _, person, bot in summary.chairs),
            here=len(hall.present(summary.id)),
            moves=summary.step,
            changed=summary.changed,
        )
        for summary in summaries
    ]
    return sorted(found, key=lambda table: -table.changed)


def backup_folder(hall: Hall) -> Path:
    return hall.config.data_dir / "backups"


def _storage(hall: Hall) -> tuple[int, list[p.BackupFile], int]:
    """Bytes of the database, the backups, and bytes that are free."""
    folder = hall.config.data_dir
    size = 0
    if not is_postgres(hall.config.database):
        file = sqlite_file(hall.config.database, folder)
        size = sum(part.stat().st_size for part in file.parent.glob(f"{file.name}*") if part.is_file())
    return size, backups(hall), shutil.disk_usage(folder).free


def backups(hall: Hall) -> list[p.BackupFile]:
    """The newest first."""
    files = _newest_first(backup_folder(hall))
    return [p.BackupFile(file.name, file.stat().st_size, int(file.stat().st_mtime * 1000)) for file in files]


def _newest_first(folder: Path) -> list[Path]:
    return sorted(folder.glob("hall-*.db"), key=lambda file: file.stem, reverse=True)


def backup_file(hall: Hall, name: str) -> Path:
    if name not in {file.name for file in backups(hall)}:
        raise Illegal("refusal-no-such-backup")
    return backup_folder(hall) / name


# -- doing -------------------------------------------------------------------------------------------------------------


async def carry_out(hall: Hall, command: p.HostCommand, by: By) -> p.HostDone:
    """Do what the host wants, and write it down."""
    match command:
        case p.CloseTable(table):
            found = await hall.must_have(table)
            name = found.state.name
            if found.state.phase != "closed":
                await found.submit_events([Closed("host")])
            return await _done(hall, by, "close", name)
        case p.RemovePerson(person):
            await _name(hall, person)
            await departure.delete(hall, person)
            return await _done(hall, by, "remove", "")
        case p.BanPerson(person, days):
            now = int(time.time() * 1000)
            name, until = await _name(hall, person), None if days is None else now + days * 24 * 3600 * 1000
            await hall.store.ban(person, until, now)
            hall.bans[person] = until
            hall.dismiss(person, Message("refusal-banned"))
            hall.neighbours.person_changed(person)
            return await _done(hall, by, "ban", name, person)
        case p.UnbanPerson(person):
            name = await _name(hall, person)
            await hall.store.unban(person)
            hall.bans.pop(person, None)
            hall.neighbours.person_changed(person)
            return await _done(hall, by, "unban", name, person)
        case p.GiveCode(person):
            name = await _name(hall, person)
            code = (await hall.people.code(Person(person, name))).code
            return msgspec.structs.replace(await _done(hall, by, "code", name, person), code=code)
        case p.MakeBackup():
            return await _done(hall, by, "backup", await asyncio.to_thread(_back_up, hall))


async def write_down(hall: Hall, by: By, deed: str, what: str = "", person: str = "") -> None:
    at = int(time.time() * 1000)
    line = p.HostDeed(at=at, by=by, deed=deed, what=what, person=person)  # type: ignore[arg-type]
    await hall.store.write_deed(at, msgspec.json.encode(line).decode())


async def _done(hall: Hall, by: By, deed: str, what: str, person: str = "") -> p.HostDone:
    await write_down(hall, by, deed, what, person)
    return p.HostDone(what)


async def _name(hall: Hall, person: str) -> str:
    found = await hall.store.person(person)
    if found is None:
        raise Illegal("refusal-no-profile")
    return found[0]


def _back_up(hall: Hall) -> str:
    """A backup that was read back and checked; the oldest beyond those that are kept are deleted."""
    from greathall.server.backup import backup  # it imports the server, which imports the routes to this module

    folder = backup_folder(hall)
    folder.mkdir(exist_ok=True)
    stem = time.strftime("hall-%Y%m%d-%H%M%S")
    target = folder / f"{stem}.db"
    more = 1
    while target.exists():
        target, more = folder / f"{stem}-{more}.db", more + 1
    backup(hall.config, target)
    for old in _newest_first(folder)[_kept(hall) :]:
        old.unlink()
    return target.name


def _kept(hall: Hall) -> int:
    """How many backups are kept; those that the host makes by hand also where none are made at night."""
    return hall.config.backups or 7


async def back_up_nightly(hall: Hall) -> None:
    """One backup for each night: at three, or as soon after that as the hall is open; of several nodes one makes it."""
    while hall.config.backups:
        await asyncio.sleep(LOOK)
        try:
            async with hall.neighbours.alone("backup") as mine:
                if mine and too_old(await _last_backup(hall), datetime.now()):
                    await carry_out(hall, p.MakeBackup(), "hall")
        except (GreatHallError, OSError) as error:
            logger.error("the backup of the night: %s", error)


async def _last_backup(hall: Hall) -> int:
    """When the newest backup was made. Each node has a folder of its own; what was done is written down for all."""
    if hall.config.node is not None:
        return await hall.store.last_deed("backup")
    made = await asyncio.to_thread(backups, hall)
    return made[0].at if made else 0


def too_old(made: int, now: datetime) -> bool:
    """Was this (milliseconds since 1970) before the last night?"""
    night = now.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    return made < (night if night <= now else night - timedelta(days=1)).timestamp() * 1000
