"""The lines of a table's log: what happened, in words that never change their meaning. The rest follows from them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct, field

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
    branch: str | None = None


class Came(Struct, frozen=True, tag="came"):
    """A person who was not at this table before."""

    person: str
    name: str


class Sat(Struct, frozen=True, tag="sat"):
    seat: int
    person: str


class Stood(Struct, frozen=True, tag="stood"):
    """Gave the seat up: free before the start, a bot's own during a game."""

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


class Freed(Struct, frozen=True, tag="freed"):
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


class Started(Struct, frozen=True, tag="started"):
    """The deal. `actions` are those of another game that this one goes on from."""

    version: int
    seed: int | str
    actions: list[tuple[int, Any]] = []


class Acted(Struct, frozen=True, tag="acted"):
    seat: int
    action: Any
    cause: Literal["person", "bot", "clock"] = "person"
    quiet: bool = False
    """The rules want nobody to be told that this answer was the clock's."""


class Held(Struct, frozen=True, tag="held"):
    """The last answer to a question that stays open until its count is over."""

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
    asked: list[str]


class Voted(Struct, frozen=True, tag="voted"):
    person: str
    agree: bool


class Dropped(Struct, frozen=True, tag="dropped"):
    """The proposal did not find agreement, or the game went on without it."""

    refused: bool = True


class Said(Struct, frozen=True, tag="said"):
    person: str
    text: str | None = field(default=None, name="line")
    emote: Emote | None = None


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


Entry = (
    Created
    | Came
    | Sat
    | Stood
    | BotSat
    | StoodIn
    | HandedBack
    | Freed
    | Configured
    | Started
    | Acted
    | Held
    | Retracted
    | Undone
    | Proposed
    | Voted
    | Dropped
    | Said
    | Paused
    | Renamed
    | Muted
    | Kicked
    | HostMade
    | Closed
)


class Line(Struct, frozen=True, omit_defaults=True):
    """An entry with its time, and the command that it carries out."""

    at: int
    entry: Entry
    by: str | None = None
    command: str | None = None


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Line).decode
