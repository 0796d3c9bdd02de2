"""The state of a table as its log tells it: who holds which seat, what is agreed, and the game in progress.

A state is the fold of its log, record by record, and knows nothing of sockets, clocks or disks. Commands are checked
before they become records (see `commands`); what is in the log is the truth.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from greathall.bots.names import bot_name
from greathall.core.errors import GreatHallError, UnknownGame, WrongVersion
from greathall.core.kernel import Action
from greathall.core.match import Match
from greathall.core.messages import Arg, Message, Player
from greathall.core.record import Record
from greathall.server import protocol as p
from greathall.server.correspondence import DAY, DAYS
from greathall.server.log import (
    Acted,
    Admitted,
    AnswerHeld,
    BotSat,
    Came,
    Closed,
    Configured,
    Created,
    HandedBack,
    HostMade,
    Kicked,
    Knocked,
    LogEvent,
    LogRecord,
    Muted,
    Paused,
    Proposed,
    Remarked,
    Renamed,
    Reopened,
    Retracted,
    Said,
    Sat,
    SeatFreed,
    SeatNamed,
    Started,
    Stood,
    StoodIn,
    Undone,
    Voted,
    VoteFailed,
    decode,
    fits,
)
from greathall.server.protocol import Chat, Hints, Leavers, Notice, Pace, Phase, Visibility, VoteTopic
from greathall.server.store import UNREADABLE, Result, Summary
from greathall.server.store_games import CampaignEvening, FinishedGame, words_of

COMMANDS, CHATS, NOTICES = 1000, 200, 100
"""How many of the latest are kept: commands that may be repeated, and what newcomers are sent."""


class Chair(Struct):
    """A seat: held by a person, by a bot of its own, or free."""

    person: str | None = None
    bot: str | None = None
    """The level of the bot that plays here, in its own seat or for the person."""
    name: str = ""
    why: str = ""
    """Why a bot stands in for the person."""
    stand_in: str | None = None
    """The name of that bot."""

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


class Member(Struct):
    """A person at this table."""

    name: str
    muted: bool = False
    kicked: bool = False


class Knock(NamedTuple):
    """Somebody who is not let in before the host says so; with a seat, somebody who would like to play there."""

    name: str
    seat: int | None


class Heard(NamedTuple):
    """Something that was said, and who heard it (None: all at the table)."""

    chat: Chat
    to: list[str] | None

    def by(self, person: str | None) -> bool:
        return self.to is None or person in self.to


class Vote(Struct):
    """A vote in progress."""

    topic: VoteTopic
    seat: int
    missing: list[str]
    agreed: list[str]
    refused: list[str]


class StandIn(Struct):
    """A bot that plays, or played, for the person who holds a seat."""

    seat: int
    name: str
    first: int
    last: int | None = None
    steps: list[int] = []
    """The moves it made."""

    def to_message(self) -> p.StandIn:
        return p.StandIn(seat=self.seat, name=self.name, first=self.first, last=self.last, moves=len(self.steps))


class TableState:
    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        """The number of the last log record."""
        self.told = 0
        """The number that people are told. It does not count what nobody else may notice: a sealed answer that was
        changed."""
        self.last_line = b""
        """The last line of the log; the checksum of the next one builds on it."""
        self.changed = 0
        self.name = ""
        self.host = ""
        self.game = ""
        self.settings: dict[str, Any] = {}
        self.visibility: Visibility = "link"
        self.pace: Pace = "none"
        self.leavers: Leavers = "wait"
        self.patience: int | None = None
        """Seconds that the others wait for an absent player; None: as long as the hall's others do."""
        self.stand_in: str | None = None
        """The level of bots that stand in; None: the hall's usual one."""
        self.undo = False
        self.talk = True
        self.hints: Hints = "alone"
        self.branch: str | None = None
        self.campaign: str | None = None
        self.phase: Phase = "lobby"
        self.paused = False
        self.chairs: list[Chair] = []
        self.members: dict[str, Member] = {}
        self.number = 0
        self.started = 0
        self.match: Match | None = None
        self.version = 0
        """Of the rules under which the present game was begun."""
        self.broken: Message | None = None
        """Why the present game cannot go on: its rules are gone, or its log is damaged."""
        self.finished: Mapping[int, Result] = {}
        """The games that are known to be over, whether their rules are still there or not."""
        self.reading = False
        """A log is being read: what happens has happened long ago."""
        self.seats_held: dict[str, set[int]] = {}
        """The seats each person has held in the present game: nobody may look into two hands one after the other."""
        self.asked = 0
        """When the present question was asked, in milliseconds since 1970."""
        self.taken: list[int] = []
        """The milliseconds that each seat has taken in the present game, where it is played with clocks."""
        self.stand_ins: list[StandIn] = []
        """Of the present game, in the order in which they began."""
        self.vote: Vote | None = None
        self.refused_undo: tuple[int, int] | None = None
        """The game and the step back to which the others did not want to go."""
        self.changes: dict[int, int] = {}
        """How often each seat has changed its answer to the present question."""
        self.knocks: dict[str, Knock] = {}
        """By person."""
        self.admitted: set[str] = set()
        """Whom the host has let in."""
        self.closed_from: Phase | None = None
        """The phase in which the table was when it was closed because nobody came back."""
        self.results: dict[int, Result] = {}
        self.done: dict[tuple[str, str], int] = {}
        self.chat: deque[Heard] = deque(maxlen=CHATS)
        self.notices: deque[Notice] = deque(maxlen=NOTICES)

    # -- applying the log ----------------------------------------------------------------------------------------------

    def apply(self, record: LogRecord) -> None:
        """The next record. An answer that the rules refuse raises `Illegal` and changes nothing."""
        event = record.event
        before = self.readiness
        self._evolve(event, self.told + 1, record.at)
        self.seq += 1
        hidden = isinstance(event, Acted | AnswerHeld) and before is not None and before == self.readiness
        if self.taking_back and isinstance(event, Acted) and not hidden:
            self.vote = None
        seq = self.told = self.told if hidden else self.told + 1
        self.changed = record.at
        if record.by is not None and record.command is not None:
            self.done[record.by, record.command] = seq
            while len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
        message = notice(self, event)
        if message is not None:
            self.notices.append(Notice(seq, message))

    def apply_lenient(self, record: LogRecord) -> None:
        """The next record of a log written earlier. If today's rules refuse it, the game cannot go on."""
        seq = self.seq
        try:
            self.apply(record)
        except GreatHallError as error:
            if self.broken is None:
                self._break(Message("stopped-rules-changed", {"line": seq + 1, "reason": error.message}))
            self.seq, self.told = seq + 1, self.told + 1

    def damage(self, line: int) -> None:
        """This line of the log is not as it was written: the game in it cannot be trusted any more."""
        known = self.broken is not None and self.broken.key == "stopped-damaged"
        if not known and (self.match is not None or self.phase in ("playing", "stopped")):
            self.results.pop(self.number, None)
            self._break(Message("stopped-damaged", {"line": line}))

    def _evolve(self, event: LogEvent, seq: int, at: int) -> None:
        match event:
            case Acted(seat, action):
                decision = self._playing().decision
                self._count_change(seat)
                self._playing().answer(seat, self._decode(action), seq, frames=not self.reading)
                self.taken[seat] += event.took
                self._count_for_stand_in(seat)
                self._after_answer(at, decision)
            case AnswerHeld(seat, action):
                self._count_change(seat)
                self._playing().hold(seat, self._decode(action))
            case Retracted(seat):
                self._playing().retract(seat)
            case Undone(_, step):
                self._playing().undo(step, seq)
                self.asked = at
                self._undo_stand_ins(step)
                self.vote, self.changes = None, {}
            case Said(person, text, emote, seat, to, phrase):
                held = next(iter(self.seats_of(person)), None) if seat is None else seat
                name, said = self.members[person].name, None if phrase is None else Message(f"phrase-{phrase}")
                chat = Chat(seq, at, person, name, held, text, emote, team=to is not None, message=said)
                self.chat.append(Heard(chat, to))
            case Remarked(seat, message, to):
                chat = Chat(seq, at, "", self.chairs[seat].name, seat, None, None, team=to is not None, message=message)
                self.chat.append(Heard(chat, to))
            case Created():
                self.name, self.host, self.game = event.name, event.host, event.game
                self.settings, self.visibility, self.pace = event.settings, event.visibility, event.pace
                self.leavers, self.undo, self.branch = event.leavers, event.undo, event.branch
                self.patience, self.stand_in, self.talk = event.patience, event.stand_in, event.talk
                self.campaign, self.hints = event.campaign, event.hints
                self.chairs = [Chair() for _ in range(event.seats)]
                self.members[event.host] = Member(event.host_name)
            case Configured():
                self._configure(event)
            case Started():
                self._start(event, seq, at)
            case Came(person, name):
                self.members[person] = Member(name)
            case Sat(seat, person):
                self.chairs[seat] = Chair(person=person, name=self.members[person].name)
                self.seats_held.setdefault(person, set()).add(seat)
            case BotSat(seat, level):
                self._seat_bot(seat, level)
            case StoodIn(seat, level, why):
                self._stand_in(seat, level, why)
                self.vote = None
            case HandedBack(seat):
                self._hand_back(seat)
            case Stood(seat):
                self._leave(seat)
            case SeatFreed(seat):
                self.chairs[seat] = Chair()
            case Proposed(topic, seat, voters):
                self.vote = Vote(topic, seat, [*voters], [], [])
            case Voted(person, agree):
                assert self.vote is not None
                self.vote.missing.remove(person)
                (self.vote.agreed if agree else self.vote.refused).append(person)
            case VoteFailed(refused):
                self._vote_failed(refused)
            case Paused(paused):
                self.paused = paused
            case Renamed(person, name, old):
                self.members[person].name = name
                for chair in self.chairs:
                    if chair.person == person and chair.name in (old, ""):
                        chair.name = name
            case SeatNamed(seat, _, name):
                self.chairs[seat].name = name
            case Muted(person, muted):
                self.members[person].muted = muted
            case Kicked(person):
                self._shut_out(person)
            case Knocked(person, name, seat):
                self.knocks[person] = Knock(name, seat)
            case Admitted(person, welcome):
                knock = self.knocks.pop(person, None)
                if welcome:
                    self.admitted.add(person)
                else:
                    self.members.setdefault(person, Member("?" if knock is None else knock.name))
                    self._shut_out(person)
            case HostMade(person):
                self.host = person
            case Closed(why):
                self.closed_from = self.phase if why == "abandoned" else None
                self.phase = "closed"
                self.vote = None
            case Reopened():
                self.phase, self.closed_from = self.closed_from or "lobby", None

    def _configure(self, event: Configured) -> None:
        self.game, self.settings, self.name = event.game, event.settings, event.name
        self.visibility, self.pace, self.leavers, self.undo = event.visibility, event.pace, event.leavers, event.undo
        self.patience, self.stand_in, self.talk = event.patience, event.stand_in, event.talk
        self.hints = event.hints
        if self.phase != "playing":
            self.phase, self.match, self.broken = "lobby", None, None
        del self.chairs[event.seats :]
        self.chairs += [Chair() for _ in range(event.seats - len(self.chairs))]

    def _start(self, event: Started, seq: int, at: int) -> None:
        self.number += 1
        self.started = at
        self.phase, self.paused, self.vote, self.broken = "playing", False, None, None
        self.seats_held, self.refused_undo, self.version = {}, None, event.version
        self.knocks = {person: knock for person, knock in self.knocks.items() if knock.seat is None}
        self.stand_ins, self.taken = [], [0] * len(self.chairs)
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None:
                self.seats_held.setdefault(chair.person, set()).add(seat)
            if chair.person is not None and chair.bot is not None:  # it plays on in the next game
                self.stand_ins.append(StandIn(seat, chair.stand_in or "", 1))
        try:
            record = Record.start(self.game, len(self.chairs), event.seed, **self.settings)
            record = msgspec.structs.replace(record, version=event.version, actions=event.actions)
            self.match = Match(record, seq)
            self._after_answer(at, -1)
        except (WrongVersion, UnknownGame) as error:
            self._break(error.message)
        except GreatHallError as error:
            self._break(Message("stopped-rules-changed", {"line": self.seq + 1, "reason": error.message}))

    def _break(self, why: Message) -> None:
        """The present game cannot go on. One that is known to have ended is over all the same."""
        self.match, self.broken, self.vote = None, why, None
        ended = self.finished.get(self.number)
        if ended is not None:
            self.results[self.number] = ended
        if self.phase != "closed":
            self.phase = "stopped" if ended is None else "over"

    def _shut_out(self, person: str) -> None:
        self.members[person].kicked = True
        self.admitted.discard(person)
        self.knocks.pop(person, None)
        for seat in self.seats_of(person):
            self._leave(seat)

    def _vote_failed(self, refused: bool) -> None:
        vote, self.vote = self.vote, None
        if refused and vote is not None and vote.topic == "undo" and self.match is not None:
            step = self.match.undo_step(vote.seat)
            self.refused_undo = None if step is None else (self.number, step)

    def _count_change(self, seat: int) -> None:
        if seat in self._playing().ready:
            self.changes[seat] = self.changes.get(seat, 0) + 1

    def _playing(self) -> Match:
        if self.match is None:
            raise GreatHallError("refusal-no-game")
        return self.match

    def _decode(self, action: Any) -> Action:
        """In a log that is read again it is JSON; what was just decided is an action already, and stays as it is."""
        return self._playing().spec.decode(action)

    def _after_answer(self, at: int, decision: int) -> None:
        match = self._playing()
        if match.decision != decision:
            self.asked = at
        if not match.ready:
            self.changes = {}
        if match.over:
            self.phase = "over"
            self.vote = None
            self.results[self.number] = self._result(match, at)

    def _leave(self, seat: int) -> None:
        """The person gives the seat up: during a game a bot takes it over for good."""
        self._end_stand_in(seat)
        if self.phase == "playing":
            self._seat_bot(seat, self.chairs[seat].bot or "medium")
        else:
            self.chairs[seat] = Chair()

    def _seat_bot(self, seat: int, level: str) -> None:
        others = {chair.name for i, chair in enumerate(self.chairs) if i != seat}
        self.chairs[seat] = Chair(bot=level, name=bot_name(seat, others))

    def _stand_in(self, seat: int, level: str, why: str) -> None:
        chair = self.chairs[seat]
        if chair.stand_in is None:
            taken = {other.stand_in or other.name for other in self.chairs}
            chair.stand_in = bot_name(seat, taken)
            self.stand_ins.append(StandIn(seat, chair.stand_in, 1 if self.match is None else self.match.step + 1))
        chair.bot, chair.why = level, why

    def _hand_back(self, seat: int) -> None:
        chair = self.chairs[seat]
        chair.bot, chair.why, chair.stand_in = None, "", None
        self._end_stand_in(seat)

    def _end_stand_in(self, seat: int) -> None:
        for one in self.stand_ins:
            if one.seat == seat and one.last is None:
                one.last = 0 if self.match is None else self.match.step

    def _count_for_stand_in(self, seat: int) -> None:
        for one in self.stand_ins:
            if one.seat == seat and one.last is None:
                one.steps.append(self._playing().step)

    def _undo_stand_ins(self, step: int) -> None:
        for one in self.stand_ins:
            one.steps = [made for made in one.steps if made <= step]
            one.first, one.last = min(one.first, step + 1), None if one.last is None else min(one.last, step)

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    @property
    def readiness(self) -> tuple[int, tuple[int, ...]] | None:
        """Which question is open and who has answered: all that the others may know of a sealed answer."""
        match = self.match
        return None if match is None or not match.ready else (match.decision, match.ready)

    @property
    def guarded(self) -> bool:
        """Somebody was sent away: whoever is new has to ask the host, lest the same person comes in again."""
        return any(member.kicked for member in self.members.values())

    @property
    def running(self) -> Match | None:
        """The game, while it is being played."""
        return self.match if self.phase == "playing" else None

    @property
    def taking_back(self) -> bool:
        """Do people vote on taking a move back? The next answer that all may notice ends the vote."""
        return self.vote is not None and self.vote.topic == "undo"

    @property
    def players(self) -> set[str]:
        """The people who hold seats."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    @property
    def hints_allowed(self) -> bool:
        """May people ask for hints? Where several play, only if the table has agreed to it before."""
        return self.hints == "on" or (self.hints == "alone" and len(self.players) == 1)

    @property
    def due(self) -> int | None:
        """By correspondence: when the time for the present answers is over. Whoever plays alone has all the time."""
        days = DAYS.get(self.pace)
        if days is None or self.running is None or len(self.players) < 2:
            return None
        return self.asked + days * DAY

    @property
    def wake_at(self) -> int | None:
        """By correspondence: when something happens here by itself; None: not before somebody comes."""
        match = self.running
        if self.due is None or match is None:
            return None
        if any(self.chairs[seat].bot is not None for seat in match.waiting):
            return self.asked
        return None if self.leavers == "wait" else self.due

    def summary(self) -> Summary:
        return Summary(
            id=self.id,
            name=self.name,
            game=self.game,
            number=self.number,
            phase=self.phase,
            visibility=self.visibility,
            pace=self.pace,
            host=self.host,
            chairs=[(chair.name, chair.person, chair.bot is not None) for chair in self.chairs],
            waiting=[] if self.running is None else [*self.running.waiting],
            changed=self.changed,
            due=self.due,
            version=self.version,
            lines=self.seq,
            step=0 if self.match is None else self.match.step,
            campaign=self.campaign,
        )

    def _result(self, match: Match, at: int) -> Result:
        return Result(
            table=self.id,
            number=self.number,
            game=self.game,
            started=self.started,
            ended=at,
            steps=match.step,
            names=self.names,
            people=[chair.person for chair in self.chairs],
            teams=[match.spec.team(match.g, seat) for seat in range(len(self.chairs))],
            outcome=match.spec.outcome(match.g),
            moves=[sum(by == seat for by, _ in match.record.actions) for seat in range(len(self.chairs))],
            stand_ins=[one.to_message() for one in self.stand_ins if one.steps],
            holders=[chair.person for chair in self.chairs],
            told=None if match.spec.table.result is None else match.spec.table.result(match.g),
        )

    def finished_game(self) -> FinishedGame:
        """The game that has just come to an end, for the lists of those who hold its seats."""
        return FinishedGame(
            people=frozenset(chair.person for chair in self.chairs if chair.person is not None),
            table=self.id,
            number=self.number,
            game=self.game,
            ended=self.changed,
            words=words_of([self.name, *self.names]),
        )

    def evening(self) -> CampaignEvening | None:
        """The game that has just come to an end, for the book of the campaign that the table belongs to."""
        result, match = self.results.get(self.number), self.match
        if self.campaign is None or result is None or match is None or match.spec.table.campaign is None:
            return None
        seconds = (result.ended - result.started) // 1000
        written = match.spec.table.campaign.evening(match.g, self.names, result.ended, seconds)
        return CampaignEvening(
            campaign=self.campaign,
            table=self.id,
            number=self.number,
            ended=result.ended,
            evening=msgspec.json.encode(written).decode(),
            people=frozenset(chair.person for chair in self.chairs if chair.person is not None),
        )

    def record(self) -> Record:
        """The present game as a file; with its ending if it is over."""
        match = self._playing()
        record = match.seal() if match.over else match.record
        record.names = self.names
        return record


def notice(state: TableState, event: LogEvent) -> Message | None:
    """What everybody at the table is told about this event, if anything."""
    match event:
        case Came(_, name):
            return Message("notice-came", {"name": name})
        case Sat(seat, person):
            return Message("notice-sat", {"name": state.members[person].name, "number": seat + 1})
        case Stood(seat) if state.phase == "playing":
            return Message("notice-stood", {"number": seat + 1, "player": Player(seat)})
        case StoodIn(seat, _, why):
            stand_in = next(one for one in reversed(state.stand_ins) if one.seat == seat)
            about: dict[str, Arg] = {"player": Player(seat), "bot": stand_in.name, "move": stand_in.first}
            return Message(f"notice-bot-{why}", about)
        case HandedBack(seat):
            return Message("notice-back", {"player": Player(seat)})
        case Started():
            return Message("notice-started", {"number": state.number})
        case Acted(seat, _, "clock", quiet=False):
            return Message("notice-time", {"player": Player(seat)})
        case Undone(seat):
            return Message("notice-undone", {"player": Player(seat)})
        case Proposed(topic, seat):
            return Message(f"notice-proposed-{topic}", {"player": Player(seat)})
        case VoteFailed(True):
            return Message("notice-dropped")
        case Paused(paused):
            return Message("notice-paused" if paused else "notice-resumed")
        case Renamed(_, name, old):
            return Message("notice-renamed", {"old": old, "name": name})
        case Muted(person, muted):
            return Message("notice-muted" if muted else "notice-unmuted", {"name": state.members[person].name})
        case Kicked(person):
            return Message("notice-kicked", {"name": state.members[person].name})
        case Knocked(_, name, None):
            return Message("notice-knocked", {"name": name})
        case Knocked(_, name, int(seat)):
            return Message("notice-knocked-seat", {"name": name, "number": seat + 1})
        case HostMade(person):
            return Message("notice-host", {"name": state.members[person].name})
        case Closed(why):
            return Message(f"notice-closed-{why}")
        case Reopened():
            return Message("notice-reopened")
    return None


def read_log(
    table: str, lines: list[bytes], number: int | None = None, finished: Mapping[int, Result] | None = None
) -> TableState:
    """The state that this log leads to; with a number, only up to the end of that game.

    `finished` are the games that are known to be over: where their rules are gone, the log alone does not say it.
    """
    state = TableState(table)
    state.finished = finished or {}
    state.reading = True
    for line in lines:
        try:
            record = decode(line)
        except UNREADABLE:
            if state.match is None or fits(line, state.last_line):
                raise  # no game that could be stopped; or a line of a newer version
            state.seq, state.told, state.last_line = state.seq + 1, state.told + 1, line
            state.damage(state.seq)
            continue
        if state.number == number and isinstance(record.event, Started | Configured):
            break
        state.apply_lenient(record)
        if not fits(line, state.last_line):
            state.damage(state.seq)
        state.last_line = line
    state.reading = False
    return state
