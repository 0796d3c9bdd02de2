"""The log of a table: everything that happened, as events. The state of the table follows from them.

Logs are kept for years, so the tags and the names in JSON never change; attributes may have newer names.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from greathall.core.messages import Message
from greathall.server.protocol import Emote, Hints, Leavers, Pace, Visibility, VoteTopic


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
    patience: int | None = None
    stand_in: str | None = None
    undo: bool
    talk: bool = True
    hints: Hints = "alone"
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
    patience: int | None = None
    stand_in: str | None = None
    undo: bool
    talk: bool = True
    hints: Hints = "alone"


class Started(Struct, frozen=True, tag="started"):
    """The deal. A game continued from a moment of another begins with `actions` of that one."""

    version: int
    seed: int | str
    actions: list[tuple[int, Any]] = []


class Acted(Struct, frozen=True, omit_defaults=True, tag="acted"):
    seat: int
    action: Any
    """The game's own action when just decided, JSON values when read from the log."""
    cause: Literal["person", "bot", "clock", "timekeeper"] = "person"
    """Whose answer it is: `clock`, the default one when time was up; `timekeeper`, how long a seat has taken."""
    quiet: bool = False
    """Nobody is told that time ran out: it would tell what the answer is."""
    again: bool = False
    """In place of an answer that this seat had given to the same question."""
    took: int = 0
    """Milliseconds on the seat's clock, in games that have one."""


class AnswerHeld(Struct, frozen=True, omit_defaults=True, tag="held"):
    """The last answer to a question that stays open until its time is over."""

    seat: int
    action: Any
    again: bool = False


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
    phrase: str | None = None
    """One of the game's quick phrases."""


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


class SeatNamed(Struct, frozen=True, tag="seat_named"):
    """Whoever plays in this seat of a person has a name of their own: several people share a device."""

    seat: int
    person: str
    name: str


class Muted(Struct, frozen=True, tag="muted"):
    person: str
    muted: bool


class Kicked(Struct, frozen=True, tag="kicked"):
    person: str


class Knocked(Struct, frozen=True, tag="knocked"):
    """A stranger asks the host to be let in, or (with a seat) to play in the running game."""

    person: str
    name: str
    seat: int | None = None


class Admitted(Struct, frozen=True, tag="admitted"):
    """The host's answer to a knock."""

    person: str
    welcome: bool


class HostMade(Struct, frozen=True, tag="host_made"):
    person: str


class Closed(Struct, frozen=True, tag="closed"):
    why: Literal["host", "abandoned"]


class Reopened(Struct, frozen=True, tag="reopened"):
    """Somebody came back to a table that was closed because nobody did."""


class Erased(Struct, frozen=True, tag="erased"):
    """Here stood what a person said who has left the hall for good."""


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
    | SeatNamed
    | Muted
    | Kicked
    | Knocked
    | Admitted
    | HostMade
    | Closed
    | Reopened
    | Erased
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

# -- the chain ---------------------------------------------------------------------------------------------------------

SEAL = b',"sum":"'
"""A line ends with the checksum of itself and of the line before. Those of the first release have none."""
SEAL_LENGTH = len(SEAL) + 16 + len(b'"}')


def seal(line: bytes, before: bytes) -> bytes:
    """The line with its checksum, which holds only after this line before (empty for the first)."""
    return line[:-1] + SEAL + _sum(line, before) + b'"}'


def is_sealed(line: bytes) -> bool:
    return line[-SEAL_LENGTH:].startswith(SEAL)


def fits(line: bytes, before: bytes) -> bool:
    """Is this line as it was written, after that line? Only a line of the first release may be without a checksum, and
    only where no line with one came before it."""
    if not is_sealed(line):
        return not is_sealed(before)
    return line == seal(line[:-SEAL_LENGTH] + b"}", before)


def reseal(lines: Sequence[bytes]) -> list[bytes]:
    """The lines with checksums that fit again, after some were changed on purpose."""
    sealed: list[bytes] = []
    for line in lines:
        before = sealed[-1] if sealed else b""
        sealed.append(seal(line[:-SEAL_LENGTH] + b"}", before) if is_sealed(line) else line)
    return sealed


def _sum(line: bytes, before: bytes) -> bytes:
    """Builds on the checksum that the line before claims, so that one altered line is one fault, not two."""
    link = before[-18:-2] if is_sealed(before) else blake2b(before, digest_size=32).digest()
    return blake2b(line, key=link, digest_size=8).hexdigest().encode()
