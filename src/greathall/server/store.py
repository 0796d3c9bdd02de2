"""Where the hall keeps what must not be lost: an append-only log for each table, and a few lists.

How statements reach the database is left to `sqlite` and `postgres`; one suite of tests holds for both.
When `append` returns, the line survives the loss of power.
"""

from __future__ import annotations

import logging
import re
from abc import abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, field

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message
from greathall.core.record import Record
from greathall.core.spec import Outcome
from greathall.server.correspondence import DAYS
from greathall.server.protocol import Pace, Phase, PushSubscription, StandIn, Visibility
from greathall.server.store_analyses import AnalysisStatements
from greathall.server.store_games import CampaignEvening, FinishedGame, GameStatements
from greathall.server.store_people import PeopleStatements, Statement

T = TypeVar("T")
logger = logging.getLogger("greathall.server")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)
"""What decoding a damaged text raises."""


class StoreError(GreatHallError):
    """The store could not do it. If the connection was lost at the wrong moment, it may have been kept all the same."""


class Damaged(StoreError):
    """The database cannot be trusted; it is left as it is."""


class Conflict(StoreError):
    """Somebody else has written this number already: read the log again."""


class LeaseLost(Conflict):
    """The table belongs to another node now."""


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
    due: int | None = None
    """By correspondence: when the time for the present answers is over."""
    version: int = 0
    """Of the rules of the game that is played; 0: none, or written by the first release."""
    lines: int = 0
    """How many lines the log has; 0: not known."""
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
    moves: list[int] = []
    """By seat: how many answers it gave. Older results do not tell."""
    stand_ins: list[StandIn] = []

    def played_by_bot(self, seat: int) -> bool:
        """Did bots make more than half of the moves of the person in this seat?"""
        by_bots = sum(one.moves for one in self.stand_ins if one.seat == seat)
        return bool(by_bots) and by_bots * 2 > self.moves[seat]


class Person(Struct, frozen=True):
    id: str
    name: str


EVERYTHING = 2**62


class Store(PeopleStatements, AnalysisStatements, GameStatements):
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
        record: Record | None = None,
        wake_at: int | None = None,
        finished: FinishedGame | None = None,
        kept: CampaignEvening | None = None,
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
        if result is not None and record is not None:
            statements.append(_keep_finished(table, result.number, record, ""))
        if summary.pace in DAYS:
            statements.append(("DELETE FROM deadlines WHERE table_id = $1", [(table,)]))
            if wake_at is not None:
                statements.append(("INSERT INTO deadlines VALUES ($1, $2)", [(table, wake_at)]))
        if finished is not None and finished.people:
            statements.append(finished.rows())
        if kept is not None:
            statements += kept.rows()
        if summary.campaign is not None and seq == 1:
            statements.append(("INSERT INTO campaign_tables VALUES ($1, $2)", [(summary.campaign, table)]))
        await self._append(table, statements)

    async def _append(self, table: str, statements: Sequence[Statement]) -> None:
        await self._do(*statements)

    async def keep_finished(self, table: str, number: int, record: Record, told: str) -> None:
        """The record of a finished game, and what was told of it."""
        await self._do(_keep_finished(table, number, record, told))

    async def probe(self, now: int) -> None:
        """Write something; raises `StoreError` if the store takes nothing."""
        await self._do(
            ("INSERT INTO heartbeat VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at", [(now,)])
        )

    async def add_person(self, person: Person, key_hash: str, now: int) -> None:
        await self._do(
            ("INSERT INTO people VALUES ($1, $2, $3)", [(person.id, person.name, now)]),
            ("INSERT INTO person_keys VALUES ($1, $2, $3)", [(key_hash, person.id, now)]),
        )

    async def add_key(self, person: str, key_hash: str, now: int) -> None:
        await self._do(("INSERT INTO person_keys VALUES ($1, $2, $3)", [(key_hash, person, now)]))

    async def add_code(self, code_hash: str, person: str, until: int, now: int) -> None:
        """A code for another device of this person; their older one ends, and so do those whose time is over."""
        await self._do(
            ("DELETE FROM device_codes WHERE person = $1 OR until < $2", [(person, now)]),
            ("INSERT INTO device_codes VALUES ($1, $2, $3)", [(code_hash, person, until)]),
        )

    async def use_code(self, code_hash: str, key_hash: str, now: int) -> Person | None:
        """The person of a code, who gets this key; a code works once."""
        rows = await self._ask(
            "SELECT id, name FROM device_codes JOIN people ON id = person WHERE hash = $1 AND until >= $2",
            *(code_hash, now),
        )
        if not rows:
            return None
        person = Person(*rows[0])
        try:
            await self._do(
                ("UPDATE device_codes SET until = 0 WHERE hash = $1", [(code_hash,)]),  # others wait here
                (  # a key without a person is no key: so whoever comes second finds out
                    "INSERT INTO person_keys VALUES ($1, (SELECT person FROM device_codes WHERE hash = $2), $3)",
                    [(key_hash, code_hash, now)],
                ),
                ("DELETE FROM device_codes WHERE hash = $1", [(code_hash,)]),
            )
        except Conflict:
            return None
        return person

    async def keep_secret(self, name: str, value: str) -> str:
        """The hall's secret of this name: the one it has, else this one."""
        await self._do(("INSERT INTO hall_secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", [(name, value)]))
        rows = await self._ask("SELECT value FROM hall_secrets WHERE name = $1", name)
        return str(rows[0][0])

    async def subscribe(self, person: str, device: PushSubscription, now: int, most: int) -> None:
        """This device is told; of a person's devices only the newest `most` are."""
        row = (device.endpoint, person, device.p256dh, device.auth, device.language, now)
        await self._do(
            ("DELETE FROM push_subscriptions WHERE endpoint = $1", [(device.endpoint,)]),
            ("INSERT INTO push_subscriptions VALUES ($1, $2, $3, $4, $5, $6)", [row]),
            (
                "DELETE FROM push_subscriptions WHERE person = $1 AND endpoint NOT IN (SELECT endpoint FROM"
                " push_subscriptions WHERE person = $1 ORDER BY created DESC, endpoint LIMIT $2::bigint)",
                [(person, most)],
            ),
        )

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """This device is not told any more; with a person, only if it is theirs."""
        await self._do(
            (
                "DELETE FROM push_subscriptions WHERE endpoint = $1 AND ($2::text IS NULL OR person = $2)",
                [(endpoint, person)],
            )
        )

    async def rename_person(self, person: str, name: str) -> None:
        await self._do(("UPDATE people SET name = $1 WHERE id = $2", [(name, person)]))

    # -- reading -------------------------------------------------------------------------------------------------------

    async def log(self, table: str) -> list[bytes]:
        """The whole log of a table; empty if there is none."""
        rows = await self._ask("SELECT line FROM log WHERE table_id = $1 ORDER BY seq", table)
        return [row[0].encode() for row in rows]

    async def line(self, table: str, seq: int) -> bytes | None:
        """One line of the log of a table."""
        rows = await self._ask("SELECT line FROM log WHERE table_id = $1 AND seq = $2", table, seq)
        return rows[0][0].encode() if rows else None

    async def table(self, table: str) -> Summary | None:
        rows = await self._ask("SELECT summary FROM tables WHERE id = $1", table)
        if not rows:
            return None
        try:
            return msgspec.json.decode(rows[0][0], type=Summary)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Damaged("table-damaged", table=table) from None

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
            "SELECT summary, id FROM tables WHERE ($1::text IS NULL OR phase = $1) AND ($2::text IS NULL OR door = $2)"
            " AND ($3::text IS NULL OR id IN (SELECT table_id FROM members WHERE person = $3))"
            " AND ($4::bigint IS NULL OR changed < $4) ORDER BY changed DESC, id LIMIT $5",
            *(phase, visibility, person, before, limit),
        )
        return all_readable(rows, Summary)

    async def results(
        self, *, person: str | None = None, table: str | None = None, limit: int | None = None
    ) -> list[Result]:
        """The latest ended first."""
        rows = await self._ask(
            "SELECT result, table_id FROM results"
            " WHERE ($1::text IS NULL OR table_id IN (SELECT table_id FROM members WHERE person = $1))"
            " AND ($2::text IS NULL OR table_id = $2) ORDER BY ended DESC, table_id, number DESC LIMIT $3",
            *(person, table, EVERYTHING if limit is None else limit),
        )
        return all_readable(rows, Result)

    async def finished_game(self, table: str, number: int) -> tuple[Record, str] | None:
        """The record of a finished game, and what was told of it as `archive.pack` has put it down."""
        rows = await self._ask(
            "SELECT record, told FROM finished_games WHERE table_id = $1 AND number = $2", table, number
        )
        record = readable(rows[0][0], Record, table) if rows else None
        return None if record is None else (record, rows[0][1])

    async def unkept(self) -> list[tuple[str, int, str, bool]]:
        """Finished games of which the record or what was told is missing: table, number, game, whether the record is
        there."""
        rows = await self._ask(
            "SELECT r.table_id, r.number, r.game, f.record IS NOT NULL FROM results r LEFT JOIN finished_games f"
            " ON f.table_id = r.table_id AND f.number = r.number WHERE f.told IS NULL OR f.told = ''"
        )
        return [(table, number, game, bool(kept)) for table, number, game, kept in rows]

    async def finished_versions(self) -> list[tuple[str, int, int]]:
        """Of which games and rules how many have been finished."""
        rows = await self._ask("SELECT game, version, count(*) FROM finished_games GROUP BY game, version")
        return [(game, version, count) for game, version, count in rows]

    async def started_version(self, table: str) -> int:
        """The version of the rules under which the latest game of a table was begun; 0 if there was none."""
        rows = await self._ask(
            'SELECT line FROM log WHERE table_id = $1 AND line LIKE \'%"type":"started"%\' ORDER BY seq DESC LIMIT 1',
            table,
        )
        started = readable(rows[0][0], dict[str, Any], table) if rows else None
        return 0 if started is None else int(started["entry"]["version"])

    async def person_of_key(self, key_hash: str) -> Person | None:
        rows = await self._ask("SELECT id, name FROM people JOIN person_keys ON person = id WHERE hash = $1", key_hash)
        return Person(*rows[0]) if rows else None

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        rows = await self._ask(
            "SELECT endpoint, p256dh, auth, language FROM push_subscriptions WHERE person = $1 ORDER BY created", person
        )
        return [PushSubscription(endpoint=row[0], p256dh=row[1], auth=row[2], language=row[3]) for row in rows]

    async def overdue(self, now: int) -> list[str]:
        """The tables by correspondence at which something should have happened by now."""
        rows = await self._ask("SELECT table_id FROM deadlines WHERE due <= $1 ORDER BY due", now)
        return [row[0] for row in rows]

    # -- looking for damage --------------------------------------------------------------------------------------------

    async def all_summaries(self) -> dict[str, str]:
        """By table, as they are written."""
        rows = await self._ask("SELECT id, summary FROM tables ORDER BY id")
        return {row[0]: row[1] for row in rows}

    async def mend_summary(self, summary: Summary) -> None:
        row = (summary.id, summary.phase, summary.visibility, summary.changed, _json(summary))
        await self._do(
            ("UPDATE tables SET phase = $2, door = $3, changed = $4, summary = $5 WHERE id = $1", [row]),
        )

    async def logged_tables(self) -> set[str]:
        return {table for (table,) in await self._ask("SELECT DISTINCT table_id FROM log")}

    async def numbered_log(self, table: str) -> tuple[list[int], list[bytes]]:
        """The numbers of the lines that are there, and the lines."""
        rows = await self._ask("SELECT seq, line FROM log WHERE table_id = $1 ORDER BY seq", table)
        return [seq for seq, _ in rows], [line.encode() for _, line in rows]

    async def all_finished(self) -> list[tuple[str, int, str, str | None, str | None]]:
        """Table, number, result, record and what was told of all finished games, as they are written."""
        rows = await self._ask(
            "SELECT r.table_id, r.number, r.result, f.record, f.told FROM results r LEFT JOIN finished_games f"
            " ON f.table_id = r.table_id AND f.number = r.number ORDER BY r.table_id, r.number"
        )
        return [(table, number, result, record, told) for table, number, result, record, told in rows]

    async def ping(self) -> None:
        """Raises `StoreError` if the store does not answer."""
        await self._ask("SELECT 1")


def _json(thing: Summary | Result | Record) -> str:
    return msgspec.json.encode(thing).decode()


def _keep_finished(table: str, number: int, record: Record, told: str) -> Statement:
    row = (table, number, record.game, record.version, _json(record), told)
    return (
        "INSERT INTO finished_games VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, number) DO UPDATE SET"
        " record = excluded.record, told = excluded.told",
        [row],
    )


def readable(text: str, kind: type[T], table: str) -> T | None:
    """What the text holds. What cannot be read is named in the log and left out: it costs one table, never the hall."""
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as error:
        logger.error("table %s: its %s cannot be read: %s", table, kind.__name__.lower(), error)
        return None


def all_readable(rows: Sequence[Sequence[Any]], kind: type[T]) -> list[T]:
    """What the rows (a thing, and the table it is of) hold."""
    found = [readable(text, kind, table) for text, table, *_ in rows]
    return [thing for thing in found if thing is not None]


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
