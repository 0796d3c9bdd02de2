"""HTTP: the rulebooks."""

from __future__ import annotations

from msgspec import Struct

from greathall.text.rulebook import RulesBook


class Rules(Struct, frozen=True):
    """GET /api/games/{game}/rules/{language}; POST /api/games/{game}/examples/{example} opens a table at a position of
    the book, with bots in the other seats, and answers `TableSummary`."""

    book: RulesBook
