"""The statements about facts, profiles, links, bans, deletion and the audit; a part of `Store`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import Any

Statement = tuple[str, Sequence[tuple[Any, ...]]]
"""SQL, and the rows of values it is carried out with."""

PAGE = 200
"""Rows that are read at once where there are many: so long everybody else who reads has to wait."""

PERSONAL = (
    "person_keys",
    "device_codes",
    "profiles",
    "shares",
    "bans",
    "push_subscriptions",
    "shelf",
    "campaign_people",
)
"""The tables whose rows belong to one person, in a column `person`: they go when the person goes."""

REWRITE = {
    "log": "UPDATE log SET line = $1 WHERE table_id = $2 AND seq = $3",
    "tables": "UPDATE tables SET summary = $1 WHERE id = $2",
    "results": "UPDATE results SET result = $1 WHERE table_id = $2 AND number = $3",
    "finished_games": "UPDATE finished_games SET record = $1 WHERE table_id = $2 AND number = $3",
    "shelf": "UPDATE shelf SET words = $1 WHERE table_id = $2 AND number = $3",
    "campaigns": "UPDATE campaigns SET book = $1 WHERE id = $2",
    "evenings": "UPDATE evenings SET evening = $1 WHERE table_id = $2 AND number = $3",
    "audit": "UPDATE audit SET deed = $1 WHERE deed = $2",
}
"""The tables that name several people: their rows are written anew when one of these goes."""


class Rewritten(dict[str, list[tuple[Any, ...]]]):
    """What is written without a person: the values for each statement of `REWRITE`."""

    def __init__(self) -> None:
        super().__init__({table: [] for table in REWRITE})


class PeopleStatements(ABC):
    @abstractmethod
    async def _do(self, *statements: Statement) -> None: ...

    @abstractmethod
    async def _ask(self, question: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    # -- facts of finished games ---------------------------------------------------------------------------------------

    async def keep_facts(self, rows: Sequence[tuple[str, int, int, bytes]]) -> None:
        """Table, number, version, facts."""
        if rows:
            told = [(table, number, version, facts.decode()) for table, number, version, facts in rows]
            await self._do(
                (
                    "INSERT INTO facts VALUES ($1, $2, $3, $4) ON CONFLICT (table_id, number) DO UPDATE SET"
                    " version = excluded.version, facts = excluded.facts",
                    told,
                )
            )

    async def results_with_facts(self) -> AsyncIterator[tuple[str, str, int | None, str | None]]:
        """Every result, oldest first: its table, the result, the version of its facts and the facts; not decoded, for
        there are many. They are read in pages, between which others may read: a game that ends anew meanwhile may come
        twice."""
        place: Sequence[Any] = (-1, "", 0)
        while place:
            rows = await self._ask(
                "SELECT ended, results.table_id, results.number, result, facts.version, facts.facts"
                " FROM results LEFT JOIN facts"
                " ON facts.table_id = results.table_id AND facts.number = results.number"
                " WHERE (ended, results.table_id, results.number) > ($1::bigint, $2::text, $3::bigint)"
                " ORDER BY ended, results.table_id, results.number LIMIT $4::bigint",
                *place,
                PAGE,
            )
            for row in rows:
                yield row[1], row[3], row[4], row[5]
            place = rows[-1][:3] if len(rows) == PAGE else ()

    async def keep_ledger(self, parts: Sequence[tuple[str, int, str]]) -> None:
        """Part, number and what it holds, in place of what was there."""
        await self._do(("DELETE FROM ledger", [()]), ("INSERT INTO ledger VALUES ($1, $2, $3)", parts))

    async def kept_ledger(self) -> list[tuple[str, int, str]]:
        rows = await self._ask("SELECT part, number, body FROM ledger ORDER BY part, number")
        return [(row[0], row[1], row[2]) for row in rows]

    async def facts(self, table: str, number: int) -> str | None:
        """The facts of one game as JSON."""
        rows = await self._ask("SELECT facts FROM facts WHERE table_id = $1 AND number = $2", table, number)
        return rows[0][0] if rows else None

    # -- people --------------------------------------------------------------------------------------------------------

    async def people(self) -> list[tuple[str, str, int, int]]:
        """Id, name, when they came, and how many keys they have."""
        rows = await self._ask(
            "SELECT id, name, people.created, count(hash) FROM people LEFT JOIN person_keys ON person = id"
            " GROUP BY id, name, people.created ORDER BY people.created, id"
        )
        return [(row[0], row[1], row[2], row[3]) for row in rows]

    async def person(self, person: str) -> tuple[str, int] | None:
        """Name, and when they came."""
        rows = await self._ask("SELECT name, created FROM people WHERE id = $1", person)
        return (rows[0][0], rows[0][1]) if rows else None

    async def profiles(self) -> dict[str, str]:
        """Who may see a profile, for those who have chosen."""
        return {row[0]: row[1] for row in await self._ask("SELECT person, shown FROM profiles")}

    async def show_profile(self, person: str, shown: str) -> None:
        await self._do(
            (
                "INSERT INTO profiles VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET shown = excluded.shown",
                [(person, shown)],
            )
        )

    # -- everything of one person --------------------------------------------------------------------------------------

    async def tables_of(self, person: str) -> list[str]:
        """All tables that a person ever came to."""
        rows = await self._ask("SELECT table_id FROM members WHERE person = $1 ORDER BY table_id", person)
        return [row[0] for row in rows]

    async def tables_naming(self, person: str) -> list[str]:
        """All tables whose logs know a person, also those where they knocked in vain. It reads every log."""
        rows = await self._ask(
            "SELECT table_id FROM members WHERE person = $1 UNION SELECT table_id FROM log WHERE line LIKE $2"
            " ORDER BY table_id",
            *(person, f'%"person":"{person}"%'),
        )
        return [row[0] for row in rows]

    async def books_near(self, person: str) -> list[tuple[str, str, str]]:
        """The campaigns of a person and of all who were at a table with them: id, game, book."""
        rows = await self._ask(
            "SELECT id, game, book FROM campaigns WHERE id IN (SELECT campaign FROM campaign_people WHERE person = $1"
            " OR person IN (SELECT o.person FROM members s JOIN members o ON o.table_id = s.table_id"
            " WHERE s.person = $1))",
            person,
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def finished_numbers(self, table: str) -> list[int]:
        """The games of a table that stand in somebody's list."""
        return [row[0] for row in await self._ask("SELECT DISTINCT number FROM shelf WHERE table_id = $1", table)]

    async def keys_of(self, person: str) -> list[int]:
        """When each of a person's keys was made."""
        rows = await self._ask("SELECT created FROM person_keys WHERE person = $1 ORDER BY created", person)
        return [row[0] for row in rows]

    async def drop_keys(self, person: str) -> None:
        await self._do(("DELETE FROM person_keys WHERE person = $1", [(person,)]))

    async def lines_of(self, table: str) -> list[tuple[int, bytes]]:
        """A table's log with its numbers."""
        rows = await self._ask("SELECT seq, line FROM log WHERE table_id = $1 ORDER BY seq", table)
        return [(row[0], row[1].encode()) for row in rows]

    async def rows_of(self, table: str) -> tuple[str, list[tuple[int, str]], list[tuple[int, str]]]:
        """A table's summary, its results and its finished records, as JSON."""
        rows = await self._ask("SELECT summary FROM tables WHERE id = $1", table)
        results = await self._ask("SELECT number, result FROM results WHERE table_id = $1", table)
        records = await self._ask("SELECT number, record FROM finished_games WHERE table_id = $1", table)
        return rows[0][0] if rows else "", [(row[0], row[1]) for row in results], [(row[0], row[1]) for row in records]

    async def evenings_of(self, table: str) -> list[tuple[int, str, str]]:
        """The evenings of campaigns at a table: number of the game there, game, evening."""
        rows = await self._ask(
            "SELECT e.number, c.game, e.evening FROM evenings e JOIN campaigns c ON c.id = e.campaign"
            " WHERE e.table_id = $1",
            table,
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def forget_person(self, person: str, nobody: str, rewritten: Rewritten) -> None:
        """Delete a person and put what was written without them in the place of what names them; all or nothing."""
        statements: list[Statement] = [
            *((REWRITE[table], rows) for table, rows in rewritten.items()),
            ("UPDATE members SET person = $2 WHERE person = $1", [(person, nobody)]),
            *((f"DELETE FROM {table} WHERE person = $1", [(person,)]) for table in PERSONAL),
            ("DELETE FROM people WHERE id = $1", [(person,)]),
            ("DELETE FROM ledger", [()]),
        ]
        await self._do(*((sql, rows) for sql, rows in statements if rows))

    # -- links ---------------------------------------------------------------------------------------------------------

    async def add_share(self, *values: Any) -> None:
        """Token, person, table, number, step, names, language, created."""
        await self._do(("INSERT INTO shares VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", [values]))

    async def share(self, token: str) -> Sequence[Any] | None:
        rows = await self._ask("SELECT * FROM shares WHERE token = $1", token)
        return rows[0] if rows else None

    async def shares_of(self, person: str) -> Sequence[Sequence[Any]]:
        return await self._ask("SELECT * FROM shares WHERE person = $1 ORDER BY created DESC", person)

    async def drop_share(self, token: str, person: str) -> None:
        await self._do(("DELETE FROM shares WHERE token = $1 AND person = $2", [(token, person)]))

    # -- the host ------------------------------------------------------------------------------------------------------

    async def bans(self) -> dict[str, int | None]:
        """Until when each banned person is; None: for good."""
        return {row[0]: row[1] for row in await self._ask("SELECT person, until FROM bans")}

    async def ban(self, person: str, until: int | None, now: int) -> None:
        await self._do(
            (
                "INSERT INTO bans VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE SET until = excluded.until",
                [(person, until, now)],
            )
        )

    async def unban(self, person: str) -> None:
        await self._do(("DELETE FROM bans WHERE person = $1", [(person,)]))

    async def write_deed(self, at: int, deed: str) -> None:
        await self._do(("INSERT INTO audit VALUES ($1, $2)", [(at, deed)]))

    async def last_deed(self, deed: str) -> int:
        """When the host, or the hall itself, last did this; 0: never."""
        rows = await self._ask("SELECT max(at) FROM audit WHERE deed LIKE $1", f'%"deed":"{deed}"%')
        return rows[0][0] or 0

    async def deeds(self, limit: int) -> list[str]:
        """What the host did, newest first."""
        return [row[0] for row in await self._ask("SELECT deed FROM audit ORDER BY at DESC LIMIT $1", limit)]
