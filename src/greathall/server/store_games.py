"""What the store keeps of people's games that are over, and of campaigns: the statements, once for all databases."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from greathall.server.store_people import Statement

LATEST = (2**62, "", 0)
"""Before all others in the list: the latest game comes first."""


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A game that is over, as it stands in the lists of those who held a seat (the table `shelf`)."""

    people: frozenset[str]
    table: str
    number: int
    game: str
    ended: int
    words: str

    def rows(self) -> Statement:
        put = "INSERT INTO shelf VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT DO NOTHING"
        return put, [(who, self.table, self.number, self.game, self.ended, self.words) for who in sorted(self.people)]


class CampaignEvening(Struct, frozen=True, kw_only=True):
    """An evening of a campaign, in the words of its game, and who was there."""

    campaign: str
    table: str
    number: int
    ended: int
    evening: str
    people: frozenset[str] = frozenset()

    def rows(self) -> list[Statement]:
        kept = (self.campaign, self.table, self.number, self.ended, self.evening)
        joined = "INSERT INTO campaign_people VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        return [
            ("INSERT INTO evenings VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING", [kept]),
            (joined, [(person, self.campaign, 0) for person in sorted(self.people)]),
        ]


class Wish(Struct, frozen=True, kw_only=True):
    """Which games a person wants to see."""

    game: str | None = None
    companion: str | None = None
    since: int | None = None
    until: int | None = None
    words: str = ""


class CampaignRow(Struct, frozen=True):
    id: str
    game: str
    begun: int
    book: str
    opened: int


def plain(text: str) -> str:
    """As it is searched: lower case, without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split())


def words_of(names: Iterable[str]) -> str:
    return " · ".join(plain(name) for name in names if name)


class GameStatements(ABC):
    @abstractmethod
    async def _do(self, *statements: Statement) -> None: ...

    @abstractmethod
    async def _ask(self, question: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    # -- games that are over -------------------------------------------------------------------------------------------

    FITS = (
        " FROM shelf s WHERE s.person = $1 AND s.hidden = 0"
        " AND ($2::text IS NULL OR s.game = $2)"
        " AND ($3::text IS NULL OR EXISTS (SELECT 1 FROM shelf o"
        " WHERE o.person = $3 AND o.table_id = s.table_id AND o.number = s.number))"
        " AND ($4::bigint IS NULL OR s.ended >= $4) AND ($5::bigint IS NULL OR s.ended < $5)"
        " AND ($6::text IS NULL OR s.words LIKE $6 ESCAPE '!')"
    )

    async def finished_games(
        self, person: str, wish: Wish, after: tuple[int, str, int] | None, count: int
    ) -> list[tuple[int, str, int, str, str | None]]:
        """Some of the games that fit, the latest first: when it ended, table, number, the table's summary, and the
        result (None: it was stopped)."""
        question = (
            "SELECT found.ended, found.table_id, found.number, t.summary, r.result FROM"
            f" (SELECT s.ended, s.table_id, s.number{self.FITS}"
            " AND (s.ended, s.table_id, s.number) < ($7::bigint, $8::text, $9::bigint)"
            " ORDER BY s.ended DESC, s.table_id DESC, s.number DESC LIMIT $10) AS found"
            " JOIN tables t ON t.id = found.table_id"
            " LEFT JOIN results r ON r.table_id = found.table_id AND r.number = found.number"
            " ORDER BY found.ended DESC, found.table_id DESC, found.number DESC"
        )
        rows = await self._ask(question, person, *_values(wish), *(after or LATEST), count)
        return [(row[0], row[1], row[2], row[3], row[4]) for row in rows]

    async def count_games(self, person: str, wish: Wish) -> int:
        rows = await self._ask(f"SELECT count(*){self.FITS}", person, *_values(wish))
        return int(rows[0][0])

    async def hide(self, person: str, table: str, number: int, hidden: bool) -> bool:
        """Delete a game from this person's list, or put it back; False: it never was there."""
        where = "person = $1 AND table_id = $2 AND number = $3"
        if not await self._ask(f"SELECT 1 FROM shelf WHERE {where}", person, table, number):
            return False
        await self._do((f"UPDATE shelf SET hidden = $4 WHERE {where}", [(person, table, number, int(hidden))]))
        return True

    async def companions(self, person: str, most: int = 100) -> list[tuple[str, str, int]]:
        """Whom this person has played with: id, name, how often; the most frequent first."""
        rows = await self._ask(
            "SELECT p.id, p.name, found.games FROM (SELECT o.person AS person, count(*) AS games"
            " FROM shelf s JOIN shelf o ON o.table_id = s.table_id AND o.number = s.number AND o.person <> s.person"
            " WHERE s.person = $1 AND s.hidden = 0 GROUP BY o.person) AS found"
            " JOIN people p ON p.id = found.person ORDER BY found.games DESC, p.name, p.id LIMIT $2",
            *(person, most),
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def unlisted_games(self) -> list[tuple[str, str, str]]:
        """The results of games that stand in nobody's list, each with the summary and the id of its table."""
        rows = await self._ask(
            "SELECT r.result, t.summary, t.id FROM results r JOIN tables t ON t.id = r.table_id WHERE NOT EXISTS"
            " (SELECT 1 FROM shelf s WHERE s.table_id = r.table_id AND s.number = r.number)"
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def unlisted_stops(self) -> Sequence[Sequence[str]]:
        """The summaries and ids of closed tables with a game that was never finished and stands in nobody's list."""
        return await self._ask(
            "SELECT t.summary, t.id FROM tables t WHERE t.phase = 'closed'"
            " AND NOT EXISTS (SELECT 1 FROM shelf s WHERE s.table_id = t.id)"
            " AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id)"
        )

    async def list_games(self, games: Iterable[FinishedGame]) -> None:
        if statements := [game.rows() for game in games if game.people]:
            await self._do(*statements)

    async def running(self, person: str) -> Sequence[Sequence[str]]:
        """The summaries and ids of this person's tables where a game goes on, is about to begin, or cannot go on."""
        return await self._ask(
            "SELECT t.summary, t.id FROM tables t WHERE t.phase IN ('lobby', 'playing', 'stopped')"
            " AND t.id IN (SELECT table_id FROM members WHERE person = $1) ORDER BY t.changed DESC, t.id",
            person,
        )

    # -- campaigns -----------------------------------------------------------------------------------------------------

    async def add_campaign(self, campaign: CampaignRow, person: str) -> None:
        row = (campaign.id, campaign.game, campaign.begun, campaign.book)
        await self._do(
            ("INSERT INTO campaigns VALUES ($1, $2, $3, $4)", [row]),
            ("INSERT INTO campaign_people VALUES ($1, $2, $3)", [(person, campaign.id, campaign.opened)]),
        )

    async def campaigns(self, person: str, campaign: str | None = None) -> list[CampaignRow]:
        """Those this person belongs to, the latest begun first."""
        rows = await self._ask(
            "SELECT c.id, c.game, c.begun, c.book, p.opened FROM campaign_people p"
            " JOIN campaigns c ON c.id = p.campaign"
            " WHERE p.person = $1 AND ($2::text IS NULL OR c.id = $2) ORDER BY c.begun DESC, c.id",
            *(person, campaign),
        )
        return [CampaignRow(*row) for row in rows]

    async def evenings(self, campaigns: Iterable[str]) -> list[CampaignEvening]:
        """Of these campaigns, the first first."""
        chosen = sorted(campaigns)
        if not chosen:
            return []
        marks = ", ".join(f"${i + 1}" for i in range(len(chosen)))
        rows = await self._ask(
            "SELECT campaign, table_id, number, ended, evening FROM evenings"
            f" WHERE campaign IN ({marks}) ORDER BY ended, table_id, number",
            *chosen,
        )
        return [CampaignEvening(campaign=r[0], table=r[1], number=r[2], ended=r[3], evening=r[4]) for r in rows]

    async def campaign_tables(self, campaign: str) -> Sequence[Sequence[str]]:
        """The summaries and ids of its tables, the latest changed first."""
        return await self._ask(
            "SELECT t.summary, t.id FROM campaign_tables c JOIN tables t ON t.id = c.table_id WHERE c.campaign = $1"
            " ORDER BY t.changed DESC, t.id",
            campaign,
        )

    async def open_box(self, person: str, campaign: str, box: int) -> None:
        """This person has seen what is in the boxes up to this one."""
        update = "UPDATE campaign_people SET opened = $3 WHERE person = $1 AND campaign = $2 AND opened < $3"
        await self._do((update, [(person, campaign, box)]))

    async def leave_campaign(self, person: str, campaign: str) -> None:
        await self._do(("DELETE FROM campaign_people WHERE person = $1 AND campaign = $2", [(person, campaign)]))


def _values(wish: Wish) -> tuple[Any, ...]:
    searched = plain(wish.words)
    for special in "!%_":
        searched = searched.replace(special, "!" + special)
    return wish.game, wish.companion, wish.since, wish.until, f"%{searched}%" if searched else None
