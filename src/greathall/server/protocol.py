"""The wire protocol: every message of the socket and of the HTTP interface.

A socket belongs to one table. It opens with `hello`; the hall answers `welcome`, `table` and one `update` for each seat
the person holds (or one for a spectator). Then the client sends commands, each with an id of its own choice, and each
is answered by exactly one `done` or `refused`; sending the same id again gets the same answer and changes nothing.
The client never computes a rule: it draws `situation.view`, offers `options` and plays `events` with `frames`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greathall.core.campaign import Book
from greathall.core.messages import Message
from greathall.core.spec import Outcome, Situation

PROTOCOL = 2
"""Counts up when an older client would misunderstand."""

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
Key = Annotated[str, Meta(min_length=16, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]

Visibility = Literal["open", "link", "closed"]
"""open: listed in the hall; link: anyone with the link may enter; closed: nobody new may sit down or watch."""
Pace = Literal["none", "relaxed", "brisk", "real", "day", "three_days"]
"""real: the game's own timing, such as a count to three; nothing closes before the count is over. day, three_days: by
correspondence. Each answer has that long, nobody needs to stay at the table, and its bots play on meanwhile."""
Leavers = Literal["wait", "bot", "vote"]
"""When a player whom others wait for stays away: all wait, a bot stands in, or the others vote on it; the clock stands
still meanwhile. By correspondence a player is away when the time for an answer is over."""
Seconds = Annotated[int, Meta(ge=1, le=86_400)]
Phase = Literal["lobby", "playing", "over", "closed", "stopped"]
"""stopped: the game cannot go on, because its rules are gone or its log is damaged; `table.stopped` says which."""
Emote = Literal["hello", "well_played", "thanks", "oops", "hurry", "laugh", "gasp", "wand"]
VoteTopic = Literal["undo", "bot"]


# -- client to hall ----------------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello"):
    """First message of every socket. Without a key: an anonymous spectator."""

    key: Key | None = None
    since: Number | None = None
    """The `seq` of the last `update`: only what is newer is sent (events, notices, chat). Absent: all of the game."""


class Ping(Struct, frozen=True, tag="ping"):
    """Every 15 seconds, because proxies and sleeping phones swallow the socket's own pings. Answered by `pong`."""


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


class Pause(Command, frozen=True, tag="pause"):
    """Host: stop the clock, or let it run again."""

    paused: bool


class Rename(Command, frozen=True, tag="rename"):
    """Host: give this person another name at this table."""

    person: str
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
    | Retract
    | Undo
    | Vote
    | Say
    | Gesture
    | Pause
    | Rename
    | Mute
    | Kick
    | Admit
    | MakeHost
    | Close
)
FromClient = Hello | Ping | AnyCommand


# -- hall to client ----------------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """Who you are here. `person` is None for an anonymous spectator."""

    protocol: int
    version: str
    person: str | None
    name: str | None
    host: bool
    seats: list[int]
    """The seats this person holds; also in every `table`."""


class Done(Struct, frozen=True, tag="done"):
    """The command holds: it is on disk."""

    id: str
    seq: int
    preview: Any = None
    """Reply to `check`: the result of the answer as far as the seat can know it; None in games without previews."""


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


class Option(Struct, frozen=True):
    """A legal answer: send `action` back unchanged. The key of `message` is `option-<tag>`, or begins so."""

    action: Any
    message: Message


class SeenEvent(Struct, frozen=True):
    """An event as this seat may see it."""

    seq: int
    step: int
    """The move of the record that caused it; 0: the deal. Links a log line to the replay."""
    event: Any
    message: Message


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
    """Somebody said something: plain text (never markup) or an emote; a bot, whose `person` is empty, a message of the
    game."""

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


# -- HTTP --------------------------------------------------------------------------------------------------------------


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
    chapters: int
    """How many chapters its campaigns have; 0: its games make no campaigns."""
    drawing: str | None
    """The address of the browser drawing that the game's package brings, an ES module; None: it brings none."""
    texts: dict[str, str]
    """The addresses of its catalogues by language. They change with the texts, so what they give can be kept."""


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


class Join(Struct, frozen=True):
    """POST /api/tables/{id}/join; answers `Joined`. Without a seat: the first free one."""

    seat: SeatNumber | None = None


class Joined(Struct, frozen=True):
    """The seat that was taken."""

    seat: int


class GameSummary(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games, and /api/games-played (one's own, newest first)"""

    table: str
    number: int
    game: str
    names: list[str]
    started: int
    over: bool
    steps: int
    outcome: Outcome | None
    stand_ins: list[StandIn] = []


class Moment(Struct, frozen=True, kw_only=True):
    """The game after `step` moves of its record, as one seat saw it."""

    step: int
    decision: int
    by: list[int]
    """Whose answers led here."""
    events: list[SeenEvent]
    frames: list[ViewFrame]
    situation: Situation


class Replay(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games/{number}/replay?seat=&first=&count=: moments, one for each decision, in pages.

    After the game any seat may be chosen; during it, only one's own (with the key), or none: what a spectator sees.
    In games where remembering counts, the moments of a running game begin with the present round.
    """

    table: str
    number: int
    game: str
    names: list[str]
    seat: int | None
    over: bool
    moments: int
    """How many there are in total."""
    first: int
    page: list[Moment]
    outcome: Outcome | None
    stand_ins: list[StandIn] = []


class Receipt(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games/{number}/receipt, after the game.

    `commitment` was in every `table` message since before the deal and must be the BLAKE2b-256 hash (personalised with
    "greathall commit") of `key`; `record` (also at .../record) replays to `final` under that key.
    """

    commitment: str
    key: str
    """64 hexadecimal digits."""
    final: str
    steps: int


class PlayOn(Struct, frozen=True):
    """POST /api/tables/{id}/games/{number}/play-on: a new table at that moment, bots in all other seats."""

    step: Number
    seat: SeatNumber
    level: str = "medium"


class Standing(Struct, frozen=True, kw_only=True):
    """One person in one game."""

    person: str
    name: str
    game: str
    played: int
    won: int
    rating: float
    """openskill: mean minus three deviations, from games with at least two people. A game in which a bot made more than
    half of one's moves is not rated."""
    mean: float
    deviation: float
    stood_in: int = 0
    """In how many of the games a bot stood in for a while."""


class PushKey(Struct, frozen=True):
    """GET /api/push: the hall's public key for Web Push (VAPID), as a browser's `applicationServerKey`."""

    key: str


class PushSubscription(Struct, frozen=True, kw_only=True):
    """POST /api/me/push: this device wants to be told when others wait for its person. The endpoint must belong to a
    push service that the hall knows. Posting the same endpoint again replaces what was told before."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    language: Annotated[str, Meta(pattern="^(en|fr)$")] = "en"


class PushEndpoint(Struct, frozen=True):
    """POST /api/me/push/end: this device is not told any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushMessage(Struct, frozen=True, kw_only=True):
    """What the service worker of a device receives: no more than the front page shows, in the device's language."""

    title: str
    body: str
    path: str
    """The page to open."""
    tag: str
    """A newer message with the same tag takes its place."""


class Statistics(Struct, frozen=True):
    """GET /api/statistics"""

    played: dict[str, int]
    """Finished games of each kind in this hall."""
    standings: list[Standing]


# -- people and statistics ---------------------------------------------------------------------------------------------


Shown = Literal["hall", "companions", "nobody"]
"""Who may see a profile: all people of this hall, those with whom one has played, or nobody else."""
Period = Literal["season", "year", "always"]
Language = Literal["en", "fr"]


class WinShare(Struct, frozen=True, kw_only=True):
    """How often somebody or something won, with Wilson's interval at 95 %."""

    key: str
    """A game, a seat counted from 0, a house, the message key of a hero, or the number of a campaign's game."""
    won: int
    played: int
    low: float
    high: float
    fair: float | None = None
    """The share to compare with, where each row has its own: that of the whole hall."""


class WinShares(Struct, frozen=True, kw_only=True):
    """A chart of shares of one game."""

    game: str
    seats: int
    """With this number of seats; 0: with any."""
    fair: float
    """The share to compare with: that of all rows together."""
    rows: list[WinShare]


class Lengths(Struct, frozen=True, kw_only=True):
    """How long the games of a kind lasted."""

    game: str
    games: int
    minutes: list[int]
    """Below these lasted 5, 25, 50, 75 and 95 % of them."""


class WeekCount(Struct, frozen=True, kw_only=True):
    """Finished games of a week."""

    week: int
    """Its Monday, in milliseconds since 1970."""
    games: dict[str, int]


class ReplayLink(Struct, frozen=True):
    """Where a replay shows something."""

    table: str
    number: int
    step: int


class DeedTold(Struct, frozen=True, kw_only=True):
    """A story or a play: something that happened in a finished game."""

    game: str
    id: str
    title: Message
    told: Message | None
    at: int
    replay: ReplayLink | None
    """None: the visitor was not at that table."""
    name: str = ""
    """Whose it is, where that is not said otherwise."""


class HallCharts(Struct, frozen=True, kw_only=True):
    """GET /api/statistics/charts?period=&mine=: the finished games with at least one person, as charts."""

    period: Period
    since: int
    """The first game that counts; 0: there is none."""
    games: int
    people: int
    weeks: list[WeekCount]
    """Without gaps, at most 52; the last one is still running."""
    lengths: list[Lengths]
    seats: list[WinShares]
    houses: list[WinShares]
    heroes: list[WinShares]
    chapters: list[WinShares]
    plays: list[DeedTold]
    """The best of the period, one for each kind."""
    complete: bool
    """Older games are still being read: houses, heroes and stories will be more."""


class SeasonName(Struct, frozen=True):
    """A season of the house cup; winter has the name of the year in which it begins."""

    year: int
    name: Literal["spring", "summer", "autumn", "winter"]


class HousePoints(Struct, frozen=True):
    """A house in one season."""

    house: str
    points: int
    won: int


class SeasonBefore(Struct, frozen=True):
    """Which house won a season, and by how many points; an empty house: nobody, the first were level."""

    season: SeasonName
    house: str
    margin: int


class HouseCup(Struct, frozen=True, kw_only=True):
    """GET /api/cup: ten points for each seat that a person's house leaves behind, in games with at least two people."""

    season: SeasonName
    ends: int
    houses: list[HousePoints]
    always: list[HousePoints]
    before: list[SeasonBefore]


class RatingPoint(Struct, frozen=True):
    """A rating at the end of a month, or now."""

    at: int
    mean: float
    deviation: float


class RatingCourse(Struct, frozen=True):
    """The rating in one game over time."""

    game: str
    points: list[RatingPoint]


class Favourite(Struct, frozen=True, kw_only=True):
    """Something a person plays often."""

    game: str
    key: str
    """A house, or the message key of a hero or a card in the catalogue of the game."""
    played: int
    won: int


class StoryTodo(Struct, frozen=True, kw_only=True):
    """A story that the person does not have yet."""

    game: str
    id: str
    title: Message
    todo: Message
    sealed: bool
    """Nobody in the hall has it."""


class DuelByGame(Struct, frozen=True):
    """Two people against each other in one game."""

    game: str
    you: int
    they: int


class HeadToHead(Struct, frozen=True, kw_only=True):
    """The visitor and the person, in games that both finished."""

    you: int
    they: int
    level: int
    together: int
    """Games on the same side."""
    together_won: int
    last: list[Literal["won", "lost", "level"]]
    """The last five against each other, newest first."""
    by_game: list[DuelByGame]


class Profile(Struct, frozen=True, kw_only=True):
    """GET /api/people/{id}/profile (`me`: one's own), as far as the person allows. Only finished games are in it."""

    person: str
    name: str
    me: bool
    shown: Shown | None
    """Who may see it; told to the person only."""
    since: int
    games: int
    house: str
    """The house played most; empty: none."""
    wins: list[WinShare]
    ratings: list[RatingCourse]
    houses: list[Favourite]
    heroes: list[Favourite]
    cards: list[Favourite]
    plays: list[DeedTold]
    stories: list[DeedTold]
    todo: list[StoryTodo]
    duel: HeadToHead | None
    brought: int
    """Points brought to the house cup this season."""


class ProfileChoice(Struct, frozen=True):
    """PATCH /api/me/profile"""

    shown: Shown


class PersonRow(Struct, frozen=True, kw_only=True):
    """GET /api/people: those whose profile the visitor may see."""

    person: str
    name: str
    games: int
    won: int
    house: str
    last: int
    stories: int


class ShareWish(Struct, frozen=True, kw_only=True):
    """POST /api/tables/{id}/games/{number}/share, after the game: a link that opens this replay and nothing else."""

    names: bool = True
    language: Language = "en"
    step: Number | None = None
    """A moment; None: the whole game."""


class Shared(Struct, frozen=True, kw_only=True):
    """A link that was given away; GET /api/me/shares lists one's own, DELETE /api/me/shares/{token} takes it back."""

    token: str
    path: str
    """`/r/{token}`; its picture is at /api/shared/{token}/picture.svg and .png."""
    game: str
    table: str
    number: int
    step: int | None
    names: bool
    created: int


class SharedGame(Struct, frozen=True, kw_only=True):
    """GET /api/shared/{token}: what a link shows; the replay is at .../replay, the record at .../record."""

    game: str
    names: list[str]
    step: int | None
    words: str
    """What the picture shows, in words."""


class GamePicture(Struct, frozen=True):
    """GET /api/tables/{id}/games/{number}/picture?names=&language=: the picture of a finished game, and in words."""

    svg: str
    words: str
    png: bool
    """Whether this hall can draw it as PNG, too."""


# -- the host ----------------------------------------------------------------------------------------------------------


class HostPerson(Struct, frozen=True, kw_only=True):
    """A person as the host sees them."""

    person: str
    name: str
    created: int
    seen: int
    here: bool
    games: int
    keys: int
    banned: bool
    until: int | None


class HostTable(Struct, frozen=True, kw_only=True):
    """A table as the host sees it: nothing of what lies on it."""

    id: str
    name: str
    game: str
    phase: Phase
    people: int
    bots: int
    here: int
    moves: int
    changed: int


class BackupFile(Struct, frozen=True):
    """A backup in the folder of the hall, read back and checked."""

    name: str
    bytes: int
    at: int


class HostDeed(Struct, frozen=True, kw_only=True):
    """A line of what was done."""

    at: int
    by: Literal["page", "command", "hall", "person"]
    deed: Literal["close", "remove", "ban", "unban", "code", "backup", "deleted"]
    what: str
    """The table or person by name, or the file; empty for a person who is deleted."""
    person: str = ""
    """Whom it was about, if anybody."""


class HostPage(Struct, frozen=True, kw_only=True):
    """GET /api/admin, with the host's key in the header `x-host-key`."""

    version: str
    running: int
    """Seconds."""
    here: int
    playing: int
    answer_ms: float
    database_bytes: int
    backup_bytes: int
    free_bytes: int
    people: list[HostPerson]
    tables: list[HostTable]
    backups: list[BackupFile]
    deeds: list[HostDeed]


class CloseTable(Struct, frozen=True, tag="close"):
    """The table is closed; its games stay readable."""

    table: str


class RemovePerson(Struct, frozen=True, tag="remove"):
    """The person is deleted; records keep a nameless seat."""

    person: str


class BanPerson(Struct, frozen=True, tag="ban"):
    """The person's keys are refused, for so many days or for good."""

    person: str
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class UnbanPerson(Struct, frozen=True, tag="unban"):
    """The person may come back."""

    person: str


class GiveCode(Struct, frozen=True, tag="code"):
    """A device code for somebody who has lost their key."""

    person: str


class MakeBackup(Struct, frozen=True, tag="backup"):
    """A backup into the folder of the hall; the newest seven are kept."""


HostCommand = CloseTable | RemovePerson | BanPerson | UnbanPerson | GiveCode | MakeBackup


class HostDone(Struct, frozen=True):
    """The answer to POST /api/admin/deeds."""

    what: str
    code: str | None = None


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    status: int
    reason: Message
