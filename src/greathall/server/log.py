"""The log of a table: everything that happened, as events. The state of the table follows from them.

Logs are kept for years, so the tags and the names in JSON never change; attributes may have newer names.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from greathall.core.messages import Message
from greathall.server.protocol import Emote, Leavers, Pace, Visibility, VoteTopic


class Created(Struct, frozen=True, kw_only=True, tag="created"):
    host: str
    host_name: str
    game: str
    seats: int
    settings: dict[str, Any] = field(name="options")
    name: str
    visibility: Visibility = field(name="door")
    pace: Pace
    leavers: Leavers
    undo: bool
    talk: bool = True
    branch: str | None = None
    campaign: str | None = None


class Came(Struct, frozen=True, tag="came"):
    """A person came to this table for the first time."""

    person: str
    name: str


class Sat(Struct, frozen=True, tag="sat"):
    seat: int
    person: str


class Stood(Struct, frozen=True, tag="stood"):
    """A person gave the seat up: it is free before the start and a bot's during a game."""

    seat: int


class BotSat(Struct, frozen=True, tag="bot_sat"):
    """A bot in a seat of its own."""

    seat: int
    level: str


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """A bot plays for the person who holds the seat."""

    seat: int
    level: str
    why: Literal["host", "away", "vote"]


class HandedBack(Struct, frozen=True, tag="handed_back"):
    seat: int


class SeatFreed(Struct, frozen=True, tag="freed"):
    seat: int


class Configured(Struct, frozen=True, kw_only=True, tag="configured"):
    game: str
    seats: int
    settings: dict[str, Any] = field(name="options")
    name: str
    visibility: Visibility = field(name="door")
    pace: Pace
    leavers: Leavers
    undo: bool
    talk: bool = True


class Started(Struct, frozen=True, tag="started"):
    """The deal. A game continued from a moment of another begins with `actions` of that one."""

    version: int
    seed: int | str
    actions: list[tuple[int, Any]] = []


class Acted(Struct, frozen=True, tag="acted"):
    seat: int
    action: Any
    """The game's own action when just decided, JSON values when read from the log."""
    cause: Literal["person", "bot", "clock"] = "person"
    quiet: bool = False
    """Nobody is told that time ran out: it would tell what the answer is."""


class AnswerHeld(Struct, frozen=True, tag="held"):
    """The last answer to a question that stays open until its time is over."""

    seat: int
    action: Any


class Retracted(Struct, frozen=True, tag="retracted"):
    seat: int


class Undone(Struct, frozen=True, tag="undone"):
    """The game is again as it was after `step` moves."""

    seat: int
    step: int


class Proposed(Struct, frozen=True, tag="proposed"):
    topic: VoteTopic = field(name="matter")
    seat: int
    voters: list[str] = field(name="asked")


class Voted(Struct, frozen=True, tag="voted"):
    person: str
    agree: bool


class VoteFailed(Struct, frozen=True, tag="dropped"):
    """The proposal was voted down, or the game went on before it was decided."""

    refused: bool = True


class Said(Struct, frozen=True, tag="said"):
    person: str
    text: str | None = field(default=None, name="line")
    emote: Emote | None = None
    seat: int | None = None
    """For talk within a team: the seat from which it was said."""
    to: list[str] | None = None
    """The people who heard it; None: all at the table."""


class Remarked(Struct, frozen=True, tag="remarked"):
    """A bot said something to its partners."""

    seat: int
    message: Message
    to: list[str] | None = None
    """The people who heard it; None: all at the table."""


class Paused(Struct, frozen=True, tag="paused"):
    paused: bool


class Renamed(Struct, frozen=True, tag="renamed"):
    person: str
    name: str
    old: str


class Muted(Struct, frozen=True, tag="muted"):
    person: str
    muted: bool


class Kicked(Struct, frozen=True, tag="kicked"):
    person: str


class HostMade(Struct, frozen=True, tag="host_made"):
    person: str


class Closed(Struct, frozen=True, tag="closed"):
    why: Literal["host", "abandoned"]


LogEvent = (
    Created
    | Came
    | Sat
    | Stood
    | BotSat
    | StoodIn
    | HandedBack
    | SeatFreed
    | Configured
    | Started
    | Acted
    | AnswerHeld
    | Retracted
    | Undone
    | Proposed
    | Voted
    | VoteFailed
    | Said
    | Remarked
    | Paused
    | Renamed
    | Muted
    | Kicked
    | HostMade
    | Closed
)


class LogRecord(Struct, frozen=True, omit_defaults=True):
    """One line of the log: an event with its time, and the command that caused it."""

    at: int
    """Milliseconds since 1970."""
    event: LogEvent = field(name="entry")
    by: str | None = None
    command: str | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(LogRecord).decode
