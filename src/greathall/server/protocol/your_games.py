"""HTTP: games that are kept, and campaigns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greathall.core.campaign import Book
from greathall.core.messages import Message
from greathall.core.spec import Outcome
from greathall.server.protocol.fields import Name, SeatNumber
from greathall.server.protocol.hall import TableSummary

Verdict = Literal["won", "lost", "placed", "stopped"]
"""placed: neither first nor one of two. stopped: the table was closed before the end."""


class FinishedGame(Struct, frozen=True, kw_only=True):
    """A game of one's own that is over."""

    table: str
    number: int
    name: str
    """Of the table."""
    game: str
    started: int
    ended: int
    steps: int
    names: list[str]
    people: list[str | None]
    """By seat: who held it; None: a bot."""
    mine: list[int]
    """The seats you held."""
    verdict: Verdict
    place: int
    """Among `places`; 1 for a win."""
    places: int
    outcome: Outcome | None
    told: Message | None
    """How it ended, in a message of the game, where scores say nothing."""
    campaign: str | None
    last: bool
    """The latest game of its table, which has not gone on since."""


class FinishedPage(Struct, frozen=True, kw_only=True):
    """GET /api/me/finished?game=&companion=&since=&until=&search=&count=&after=: one's finished games, newest first."""

    games: list[FinishedGame]
    after: str | None
    """Send it back for the next page; None: this is the last one."""
    total: int | None
    """How many games fit; only with the first page."""


class Acquaintance(Struct, frozen=True):
    """Somebody with whom one has finished games."""

    person: str
    name: str
    games: int


class YourGames(Struct, frozen=True, kw_only=True):
    """GET /api/me/games: all that one is in the middle of, what waits for one first."""

    running: list[TableSummary]
    """In the order in which to look at them: one's own turn first, live before correspondence, then by deadline."""
    finished: int
    campaigns: list[CampaignSummary]
    companions: list[Acquaintance]


class CampaignSummary(Struct, frozen=True, kw_only=True):
    """A campaign one belongs to."""

    id: str
    game: str
    name: str
    begun: int
    won: list[int]
    """The chapters that are won."""
    next: int
    chapters: int
    finished: bool
    defeats: int
    """In a row, in the chapter that is next."""
    party: list[str]
    """Who was there last."""
    news: bool
    """A box is open that you have not looked into."""
    table: str | None
    """Where it is played now."""


class CampaignPage(Struct, frozen=True, kw_only=True):
    """GET /api/campaigns/{id}; its messages are in the catalogue of the game. The file is at .../file."""

    id: str
    game: str
    begun: int
    book: Book
    replays: list[str | None]
    """For each evening of the book, `table/number`; None: it was not played here."""
    opened: int
    """The last box that you have looked into."""
    table: TableSummary | None
    """Where it is played now."""
    least: int
    most: int
    """How many may play."""


class NewCampaign(Struct, frozen=True, kw_only=True):
    """POST /api/campaigns; answers `CampaignSummary`. POST /api/campaigns/import/{game} takes the file instead."""

    game: str
    name: Name
    at: Annotated[int, Meta(ge=1, le=99)] = 1
    """The chapter to begin with."""


class PlayCampaign(Struct, frozen=True, kw_only=True):
    """POST /api/campaigns/{id}/play; answers the `TableSummary` of the table where it goes on."""

    chapter: Annotated[int, Meta(ge=1, le=99)] | None = None
    """By default the next one."""
    lobby: bool = False
    """Do not deal yet: the party changes."""
    seats: SeatNumber | None = None
    bots: str | None = None
    """A level: bots take the seats that would be free."""


class OpenedBox(Struct, frozen=True):
    """POST /api/campaigns/{id}/opened: the person has begun to look into this box."""

    box: Annotated[int, Meta(ge=1, le=99)]
