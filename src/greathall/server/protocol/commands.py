"""Client to hall: what a person does at a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from greathall.server.protocol.fields import (
    ChatText,
    CommandId,
    Emote,
    Hints,
    Key,
    Leavers,
    Name,
    Number,
    Pace,
    SeatNumber,
    Seconds,
    Visibility,
    VoteTopic,
)


class Hello(Struct, frozen=True, tag="hello"):
    """First message of every socket. Without a key: an anonymous spectator."""

    key: Key | None = None
    since: Number | None = None
    """The `seq` of the last `update`: only what is newer is sent (events, notices, chat). Absent: all of the game."""
    differences: bool = False
    """May views be told as what has changed (`update.patched`)?"""


class Ping(Struct, frozen=True, tag="ping"):
    """Every 15 seconds, because proxies and sleeping phones swallow the socket's own pings. Answered by `pong`."""


class Look(Struct, frozen=True, tag="look"):
    """Show me all of the views again, without differences. Answered by an `update` for each seat."""


class Command(Struct, frozen=True, kw_only=True):
    """Answered by `done` or `refused` with the same id."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, or a bot's. A person may hold several. In a running game a seat is for whoever held it; anybody
    else knocks by this, and sits down when the host sends `admit`."""

    seat: SeatNumber


class Stand(Command, frozen=True, tag="stand"):
    """Give the seat up; during a game a bot plays on."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Host: a bot takes this free seat, or plays for the person who holds it until `hand_back`."""

    seat: SeatNumber
    level: str = "medium"


class FillBots(Command, frozen=True, tag="fill_bots"):
    """Host: bots take all free seats."""

    level: str = "medium"


class HandBack(Command, frozen=True, tag="hand_back"):
    """Host, or whoever holds the seat: the person plays again. A player replaced while away gets the seat back on
    returning."""

    seat: SeatNumber


class Free(Command, frozen=True, tag="free"):
    """Host, before the start: nobody sits here any more."""

    seat: SeatNumber


class Configure(Command, frozen=True, tag="configure"):
    """Host, between games: what is given changes, the rest stays. Name and visibility may change during a game, too.

    After a game the table is in its lobby again. Another game begins with its own default settings.
    """

    game: str | None = None
    seats: SeatNumber | None = None
    settings: dict[str, Any] | None = None
    name: Name | None = None
    visibility: Visibility | None = None
    pace: Pace | None = None
    leavers: Leavers | None = None
    patience: Seconds | None = None
    stand_in: str | None = None
    undo: bool | None = None
    talk: bool | None = None
    hints: Hints | None = None


class Start(Command, frozen=True, tag="start"):
    """Host: deal. All seats must be taken. After a game it deals the next one: a rematch, or the configured game."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Anybody seated, after a game: the same game again with the same seats, at once."""

    sequel: bool = False
    """The next game of the campaign instead, if `table.sequel` says that one follows."""


class Act(Command, frozen=True, tag="act"):
    """Answer a question. While others are still choosing, a second answer replaces the first."""

    seat: SeatNumber
    decision: Number
    """The `decision` of the update that asked: an answer to an older question is refused."""
    action: Any


class Check(Command, frozen=True, tag="check"):
    """Would this answer be accepted? `done`, with a preview of its result if the game has one, or `refused` with the
    reason; nothing changes."""

    seat: SeatNumber
    decision: Number
    action: Any


class Hint(Command, frozen=True, tag="hint"):
    """What would a strong bot answer here? `done` with the `hint`, some moments later, or `refused`. Nothing changes,
    nobody else is told, and other commands are carried out meanwhile."""

    seat: SeatNumber
    decision: Number


class Retract(Command, frozen=True, tag="retract"):
    """Take an answer back while others are still choosing."""

    seat: SeatNumber
    decision: Number


class Undo(Command, frozen=True, tag="undo"):
    """Take back the seat's last move: at once while nothing hidden was revealed, else when the others agree."""

    seat: SeatNumber


class Vote(Command, frozen=True, tag="vote"):
    """Agree or disagree with the table's `proposal`."""

    topic: VoteTopic
    agree: bool


class Say(Command, frozen=True, tag="say"):
    """Chat, to all at the table or to one's teammates only."""

    text: ChatText
    team_of: SeatNumber | None = None
    """One's own seat: only the people of its team hear it, if `table.team_talk` has that seat."""


class Gesture(Command, frozen=True, tag="gesture"):
    """A quick emote, to all at the table."""

    emote: Emote


class Phrase(Command, frozen=True, tag="phrase"):
    """One of the game's own quick phrases (`GameInfo.phrases`), to all at the table."""

    phrase: Annotated[str, Meta(max_length=40)]


class Pause(Command, frozen=True, tag="pause"):
    """Host: stop the clock, or let it run again."""

    paused: bool


class Rename(Command, frozen=True, tag="rename"):
    """Host: give this person another name at this table."""

    person: str
    name: Name


class NameSeat(Command, frozen=True, tag="name_seat"):
    """Before a game: the name of whoever plays in this seat of one's own, where several people share a device."""

    seat: SeatNumber
    name: Name


class Mute(Command, frozen=True, tag="mute"):
    """Host: this person's chat is refused, or allowed again."""

    person: str
    muted: bool


class Kick(Command, frozen=True, tag="kick"):
    """Host: this person leaves the table for good; during a game a bot plays on."""

    person: str


class Admit(Command, frozen=True, tag="admit"):
    """Host: the answer to somebody of `table.knocks`. Who is not welcome stays out, as after `kick`."""

    person: str
    welcome: bool = True


class MakeHost(Command, frozen=True, tag="make_host"):
    """Host: somebody else is the host from now on."""

    person: str


class Close(Command, frozen=True, tag="close"):
    """Host: the table is closed; its games stay readable."""


AnyCommand = (
    Sit
    | Stand
    | SeatBot
    | FillBots
    | HandBack
    | Free
    | Configure
    | Start
    | Rematch
    | Act
    | Check
    | Hint
    | Retract
    | Undo
    | Vote
    | Say
    | Gesture
    | Phrase
    | Pause
    | Rename
    | NameSeat
    | Mute
    | Kick
    | Admit
    | MakeHost
    | Close
)
FromClient = Hello | Ping | Look | AnyCommand
