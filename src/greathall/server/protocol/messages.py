"""Hall to client: what a person at a table is told."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct

from greathall.core.messages import Message
from greathall.core.reasons import Advice
from greathall.core.spec import Outcome, Situation
from greathall.server.protocol.fields import Emote, Hints, Leavers, Pace, Phase, Visibility, VoteTopic


class Welcome(Struct, frozen=True, tag="welcome"):
    """Who you are here. `person` is None for an anonymous spectator."""

    protocol: int
    version: str
    person: str | None
    name: str | None
    host: bool
    seats: list[int]
    """The seats this person holds; also in every `table`."""


class GivenHint(Struct, frozen=True):
    """Reply to `hint`, on what the seat knows and nothing else."""

    advice: Advice
    number: int
    """How many hints this seat has been given in this game, as far as the hall remembers."""


class Done(Struct, frozen=True, tag="done"):
    """The command holds: it is on disk."""

    id: str
    seq: int
    preview: Any = None
    """Reply to `check`: the result of the answer as far as the seat can know it; None in games without previews."""
    hint: GivenHint | None = None


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing, and why. `id` is None for a message that could not be read."""

    id: str | None
    reason: Message


class Chair(Struct, frozen=True, kw_only=True):
    """A seat of the table."""

    seat: int
    name: str
    """Of the person or the bot; empty if the seat is free. This is what `Player(seat)` reads as."""
    person: str | None
    """Who holds it; None for a bot's own seat or a free one."""
    bot: str | None
    """The level of the bot that plays here now: in its own seat, or for the person who holds it."""
    stand_in: str | None = None
    """The name of the bot that plays for the person."""
    connected: bool
    away: int | None = None
    """Milliseconds since the person was last seen, while away."""


class Member(Struct, frozen=True):
    """A person at the table, seated or watching."""

    person: str
    name: str
    connected: bool
    muted: bool


class Proposal(Struct, frozen=True):
    """A running vote: an `undo` by this seat, or a `bot` for this seat."""

    topic: VoteTopic
    seat: int
    agreed: list[str]
    missing: list[str]
    """The people who have not voted yet."""
    refused: list[str] = []
    needed: int = 0
    """How many must agree."""
    of: int = 0
    """How many people are asked."""


class StandIn(Struct, frozen=True, kw_only=True):
    """A bot played for the person who holds a seat."""

    seat: int
    name: str
    """Of the bot."""
    first: int
    """The first move of the game for which it sat there."""
    last: int | None = None
    """The last one, once the person was back; None: it plays now, or played to the end."""
    moves: int = 0
    """How many of the seat's moves it made."""


class Knock(Struct, frozen=True):
    """Somebody who would like to come to the table, or (with a seat) to play there in the running game."""

    person: str
    name: str
    seat: int | None


class TableInfo(Struct, frozen=True, kw_only=True, tag="table"):
    """Everything about the table except the game in progress; sent again whenever any of it changes."""

    seq: int
    id: str
    name: str
    game: str
    """The game that is played or configured."""
    number: int
    """Which game of this table it is: 0 before the first start, then 1, 2, ..."""
    phase: Phase
    visibility: Visibility
    pace: Pace
    leavers: Leavers
    patience: int
    """Seconds that the others wait for an absent player before a bot stands in or they vote on it."""
    stand_in: str
    """The level of bots that stand in."""
    undo: bool
    talk: bool
    """Whether bots say to their partners what they need."""
    settings: dict[str, Any]
    chairs: list[Chair]
    members: list[Member]
    watching: int
    """Connected spectators, named or not."""
    host: str
    paused: bool
    proposal: Proposal | None
    commitment: str
    """Hash of the key of the present game, published before the deal; empty in the lobby."""
    outcome: Outcome | None
    sequel: bool
    """The game that is over leads on to another one of its campaign."""
    branch: str | None
    """For a game played on from a moment of another: a link to that moment, `table/number/step`."""
    team_talk: list[list[int]] = []
    """The seats that may talk among themselves now (`say` with `team_of`); empty where the game has no such talk."""
    stand_ins: list[StandIn] = []
    """Bots that played for people in the present game, in the order in which they began."""
    stopped: Message | None = None
    """Why the game cannot go on or cannot be shown. What happened is kept: its record can be had, and another game may
    be begun."""
    knocks: list[Knock] = []
    """Who waits for the host's `admit`."""
    hints: Hints = "alone"
    hints_allowed: bool = False
    """Whether `hint` would be answered now."""
    campaign: str | None = None
    """The campaign that the games of this table belong to."""


class Clock(Struct, frozen=True):
    """Time as the hall counts it, in milliseconds from now."""

    opens: int
    """Answers may be prepared but are not closed before this (time to look); 0: open."""
    left: int | None
    """When it runs out, the default answer is taken for all who have not answered; None: no limit."""
    total: int | None
    paused: bool


class SeatClocks(Struct, frozen=True):
    """Where each player has so much time for the whole game."""

    left: list[int]
    """Milliseconds of each seat; below 0: so long beyond its time."""
    running: list[int]
    """The seats whose time goes by now."""


class Option(Struct, frozen=True):
    """A legal answer: send `action` back unchanged. The key of `message` is `option-<tag>`, or begins so."""

    action: Any
    message: Message
    careful: bool = False
    """It gives something away for nothing: people are asked once more before they answer so."""


class SeenEvent(Struct, frozen=True):
    """An event as this seat may see it."""

    seq: int
    step: int
    """The move of the record that caused it; 0: the deal. Links a log line to the replay."""
    event: Any
    message: Message


class Change(Struct, frozen=True, omit_defaults=True):
    """One operation of a JSON patch (RFC 6902)."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = UNSET


class ViewFrame(Struct, frozen=True):
    """The seat's view directly after an event, for the events that the game marks (to animate several in a row)."""

    event: int
    """Index into the `events` of the same update or moment."""
    view: Any


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """The game as one seat sees it now, and what it saw happen since the last update."""

    seq: int
    """Rises with everything that others may notice at the table, so there are gaps between the updates of a seat."""
    number: int
    seat: int | None
    """None: as a spectator sees it."""
    step: int
    decision: int
    """Which question is open; rises when all have answered. Goes into `act` and `retract`."""
    reset: bool
    """Forget the events you have: `events` are all of this game (a new game, an undo, a first `hello`)."""
    events: list[SeenEvent]
    situation: Situation
    frames: list[ViewFrame]
    """In the order of their events."""
    options: list[Option] | None
    """The answers this seat may give, also while it may still change the one it gave; None: too many to list."""
    count: int
    """How many options there are."""
    clock: Clock | None
    clocks: SeatClocks | None = None
    patched: bool = False
    """Only where `hello` asked for `differences`. The views are lists of `Change`: those of the frames, in their order,
    and at last the situation's; each is a patch of the one before it, the first of the last view of this seat."""
    log_since: int = 0
    """Show in the log only events with this `step` or a later one: the rest is for the players to remember."""

    @property
    def asked(self) -> bool:
        """Does the game wait for this seat?"""
        return self.seat in self.situation.waiting


class Notice(Struct, frozen=True, tag="notice"):
    """News about the table (a message of the shared catalogue): who came, whose time ran out."""

    seq: int
    message: Message


class Chat(Struct, frozen=True, tag="chat"):
    """Somebody said something: plain text (never markup), an emote, or a message of the game: its quick phrases, and
    what bots say, whose `person` is empty."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    person: str
    name: str
    seat: int | None
    text: str | None
    emote: Emote | None
    team: bool = False
    """Only for the team of `seat`: nobody else was sent this."""
    message: Message | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The hall is there; `seq` is what the latest `update` had, or higher."""

    seq: int


class Bye(Struct, frozen=True, tag="bye"):
    """The hall closes the socket, and why. Come back only if `again` (the restart of the hall has close code 1012)."""

    reason: Message
    again: bool


FromHall = Welcome | Done | Refused | TableInfo | Update | Notice | Chat | Pong | Bye
