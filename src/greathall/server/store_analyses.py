"""The statements about analyses of finished games; a part of `Store`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from greathall.server.store_people import Statement


class AnalysisStatements(ABC):
    @abstractmethod
    async def _do(self, *statements: Statement) -> None: ...

    @abstractmethod
    async def _ask(self, question: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    async def keep_analysis(self, table: str, number: int, seat: int, state: str, analysis: bytes) -> None:
        """As far as it has come; empty: not begun yet."""
        row = (table, number, seat, state, analysis.decode())
        await self._do(
            (
                "INSERT INTO analyses VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, number, seat) DO UPDATE SET"
                " state = excluded.state, analysis = excluded.analysis",
                [row],
            )
        )

    async def analysis(self, table: str, number: int, seat: int) -> tuple[str, bytes] | None:
        """Its state, and the analysis as JSON."""
        rows = await self._ask(
            "SELECT state, analysis FROM analyses WHERE table_id = $1 AND number = $2 AND seat = $3",
            *(table, number, seat),
        )
        return (rows[0][0], rows[0][1].encode()) if rows else None

    async def analyses_in(self, state: str) -> list[tuple[str, int, int]]:
        """Table, number and seat of all analyses in this state."""
        rows = await self._ask("SELECT table_id, number, seat FROM analyses WHERE state = $1 ORDER BY 1, 2, 3", state)
        return [(table, number, seat) for table, number, seat in rows]
