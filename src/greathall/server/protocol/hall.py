"""HTTP: the hall, its games, its tables, and who one is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greathall.core.facts import Facts
from greathall.core.messages import Message
from greathall.server.protocol.fields import Hints, Leavers, Name, Pace, Phase, SeatNumber, Seconds, Visibility
from greathall.server.protocol.lessons import LessonInfo


class GameInfo(Struct, frozen=True, kw_only=True):
    """GET /api/games. The texts that all games share: /api/text/{language}.ftl."""

    id: str
    version: int
    min_seats: int
    max_seats: int
    levels: list[str]
    """Of its bots."""
    temperaments: dict[str, list[str]]
    """Of its bots, by the levels that have them: `strong/bold` is a bot of the level strong that plays boldly. The text
    of one is the game's message `temperament-bold`."""
    settings_schema: dict[str, Any]
    timed: bool
    """Whether the game has timings for the pace `real`."""
    phrases: list[str]
    """What its players often say: the text of one is the game's message `phrase-` and this."""
    chapters: int
    """How many chapters its campaigns have; 0: its games make no campaigns."""
    drawing: str | None
    """The address of the browser drawing that the game's package brings, an ES module; None: it brings none."""
    facts: Facts | None = None
    """What it says of itself to somebody who looks for a game."""
    title: dict[str, str]
    """Its name by language: whoever only looks for a game need not fetch its texts."""
    tagline: dict[str, str]
    """What it is in a sentence, by language; nothing for a game that does not say."""
    texts: dict[str, str]
    """The addresses of its catalogues by language. They change with the texts, so what they give can be kept."""
    lessons: list[LessonInfo]
    """In the order in which they are best taken."""


class HallInfo(Struct, frozen=True, kw_only=True):
    """GET /api/hall"""

    version: str
    protocol: int
    languages: list[str]
    address: str
    """Where others on the network find this hall; what a QR code should show."""


class NewPerson(Struct, frozen=True):
    """POST /api/people"""

    name: Name


class Identity(Struct, frozen=True):
    """The answer. The key is told only now: keep it, and send it in `hello` and as `Authorization: Bearer <key>`."""

    person: str
    name: str
    key: str


class Me(Struct, frozen=True):
    """GET /api/me; PATCH /api/me takes `NewPerson`."""

    person: str
    name: str
    tables: list[TableSummary]


class DeviceCode(Struct, frozen=True):
    """POST /api/me/code: eight letters that make another device the same person; they work once."""

    code: str
    seconds: int


class Claim(Struct, frozen=True):
    """POST /api/claim: answers `Identity` with a new key."""

    code: Annotated[str, Meta(min_length=8, max_length=9)]


class NewTable(Struct, frozen=True, kw_only=True):
    """POST /api/tables; answers `TableSummary`. Whoever creates it is the host and holds seat 0."""

    game: str
    seats: SeatNumber | None = None
    settings: dict[str, Any] = {}
    name: Name | None = None
    """By default the host's: a name needs no language."""
    visibility: Visibility = "link"
    pace: Pace = "none"
    leavers: Leavers = "wait"
    patience: Seconds | None = None
    """By default the hall's, a minute."""
    stand_in: str | None = None
    """A level of bots; by default the hall's, medium."""
    undo: bool = False
    talk: bool = True
    hints: Hints = "alone"
    bots: str | None = None
    """A level: bots take all other seats."""
    start: bool = False
    """Deal at once (all seats must be taken)."""


class TableSummary(Struct, frozen=True, kw_only=True):
    """GET /api/tables (open ones, and one's own), GET /api/tables/{id}."""

    id: str
    name: str
    game: str
    number: int
    phase: Phase
    visibility: Visibility
    pace: Pace
    seats: int
    free: int
    names: list[str]
    bots: int
    host: str
    mine: list[int]
    """The seats you hold."""
    your_turn: bool
    changed: int
    """Milliseconds since 1970."""
    due: int | None = None
    """By correspondence: when the time for the present answers is over, in milliseconds since 1970."""
    step: int = 0
    """How many moves the present game has had."""
    waiting: list[int] = []
    """The seats whose answer the game waits for."""
    here: list[int] = []
    """The seats whose people are at the table now."""
    campaign: str | None = None
    remind: Literal["open", "done"] | None = None
    """Whether the viewer may remind those whose answers are missing; done: they were reminded less than a day ago."""


class Join(Struct, frozen=True):
    """POST /api/tables/{id}/join; answers `Joined`. Without a seat: the first free one."""

    seat: SeatNumber | None = None


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    seat: int


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    status: int
    reason: Message
