"""A table as its log tells it: who holds which seat, what was agreed, and the game.

A book is read line by line and knows nothing of sockets, clocks or disks. Commands are checked by the table before
they become lines; a line in the log is the truth.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import Struct

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message, Player
from greathall.core.record import Record
from greathall.server.entries import (
    Acted,
    BotSat,
    Came,
    Closed,
    Configured,
    Created,
    Dropped,
    Entry,
    Freed,
    HandedBack,
    Held,
    HostMade,
    Kicked,
    Line,
    Muted,
    Paused,
    Proposed,
    Renamed,
    Retracted,
    Said,
    Sat,
    Started,
    Stood,
    StoodIn,
    Undone,
    Voted,
)
from greathall.server.play import Play
from greathall.server.protocol import Chat, Leavers, Notice, Pace, Phase, Visibility, VoteTopic
from greathall.server.store import Result, Summary

BOT_NAMES = ("Alder", "Bramble", "Cinder", "Damson", "Ember", "Fennel", "Gorse", "Hazel", "Iris", "Juniper")
COMMANDS, CHATS, NOTICES = 1000, 200, 100
"""So many of the latest are kept at hand: commands that may be repeated, lines for those who come in."""


class Place(Struct):
    """A seat: held by a person, a bot's own, or free."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    why: str = ""
    """Why a bot stands in for the person."""


class Company(Struct):
    """A person at this table."""

    name: str
    muted: bool = False
    kicked: bool = False


class Asked(Struct):
    """A proposal under vote."""

    topic: VoteTopic
    seat: int
    missing: list[str]
    agreed: list[str]
    refused: list[str]


class Past(Struct, frozen=True):
    """A game of this table that is no longer the present one: where to find it in the log."""

    number: int
    first: int
    """The line of its start."""


class Book:
    def __init__(self, table: str) -> None:
        self.id = table
        self.seq = 0
        self.changed = 0
        self.name = ""
        self.host = ""
        self.game = ""
        self.settings: dict[str, Any] = {}
        self.visibility: Visibility = "link"
        self.pace: Pace = "none"
        self.leavers: Leavers = "wait"
        self.undo = False
        self.branch: str | None = None
        self.phase: Phase = "lobby"
        self.paused = False
        self.places: list[Place] = []
        self.people: dict[str, Company] = {}
        self.number = 0
        self.started = 0
        self.starts: list[Past] = []
        self.play: Play | None = None
        self.broken: Message | None = None
        """Why the present game cannot go on (other rules than those it was begun with)."""
        self.sat: dict[str, set[int]] = {}
        """The seats each person has held in the present game: nobody may look into two hands one after the other."""
        self.asked: Asked | None = None
        self.results: dict[int, Result] = {}
        self.done: dict[tuple[str, str], int] = {}
        self.chat: deque[Chat] = deque(maxlen=CHATS)
        self.notices: deque[Notice] = deque(maxlen=NOTICES)

    # -- reading the log -----------------------------------------------------------------------------------------------

    def read(self, line: Line) -> None:
        """The next line. An answer that the rules refuse raises `Illegal` and leaves the book as it was."""
        seq = self.seq + 1
        self._take(line.entry, seq, line.at)
        self.seq = seq
        self.changed = line.at
        if line.by is not None and line.command is not None:
            self.done[line.by, line.command] = seq
            while len(self.done) > COMMANDS:
                del self.done[next(iter(self.done))]
        message = notice(self, line.entry)
        if message is not None:
            self.notices.append(Notice(seq, message))

    def read_again(self, line: Line) -> None:
        """The next line of a log that was written before. If today's rules refuse it, the game cannot go on."""
        try:
            self.read(line)
        except GreatHallError as error:
            if self.broken is None:
                self._break(error.message)
            self.seq += 1

    def _take(self, entry: Entry, seq: int, at: int) -> None:
        match entry:
            case Acted(seat, action):
                self._playing().act(seat, self._playing().spec.decode(action), seq)
                self._after_move(at)
            case Held(seat, action):
                self._playing().hold(seat, self._playing().spec.decode(action))
            case Retracted(seat):
                self._playing().retract(seat)
            case Undone(_, step):
                self._playing().undo(step, seq)
                self.asked = None
            case Said(person, text, emote):
                where = next(iter(self.seats_of(person)), None)
                self.chat.append(Chat(seq, at, person, self.people[person].name, where, text, emote))
            case Created():
                self.name, self.host, self.game = entry.name, entry.host, entry.game
                self.settings, self.visibility, self.pace = entry.settings, entry.visibility, entry.pace
                self.leavers, self.undo, self.branch = entry.leavers, entry.undo, entry.branch
                self.places = [Place() for _ in range(entry.seats)]
                self.people[entry.host] = Company(entry.host_name)
            case Configured():
                self._configure(entry)
            case Started():
                self._start(entry, seq, at)
            case Came(person, name):
                self.people[person] = Company(name)
            case Sat(seat, person):
                self.places[seat] = Place(person=person, name=self.people[person].name)
                self.sat.setdefault(person, set()).add(seat)
            case BotSat(seat, level):
                self.places[seat] = Place(bot=level, name=self._bot_name(seat))
            case StoodIn(seat, level, why):
                self.places[seat].bot, self.places[seat].why = level, why
                self.asked = None
            case HandedBack(seat):
                self.places[seat].bot, self.places[seat].why = None, ""
            case Stood(seat):
                self._leave(seat)
            case Freed(seat):
                self.places[seat] = Place()
            case Proposed(topic, seat, asked):
                self.asked = Asked(topic, seat, [*asked], [], [])
            case Voted(person, agree):
                assert self.asked is not None
                self.asked.missing.remove(person)
                (self.asked.agreed if agree else self.asked.refused).append(person)
            case Dropped():
                self.asked = None
            case Paused(paused):
                self.paused = paused
            case Renamed(person, name):
                self.people[person].name = name
                for place in self.places:
                    if place.person == person:
                        place.name = name
            case Muted(person, muted):
                self.people[person].muted = muted
            case Kicked(person):
                self.people[person].kicked = True
                for seat in self.seats_of(person):
                    self._leave(seat)
            case HostMade(person):
                self.host = person
            case Closed():
                self.phase = "closed"
                self.asked = None

    def _configure(self, entry: Configured) -> None:
        self.game, self.settings, self.name = entry.game, entry.settings, entry.name
        self.visibility = entry.visibility
        self.pace, self.leavers, self.undo = entry.pace, entry.leavers, entry.undo
        if self.phase != "playing":
            self.phase, self.play, self.broken = "lobby", None, None
        del self.places[entry.seats :]
        self.places += [Place() for _ in range(entry.seats - len(self.places))]

    def _start(self, entry: Started, seq: int, at: int) -> None:
        self.number += 1
        self.started = at
        self.starts.append(Past(self.number, seq))
        self.phase, self.paused, self.asked, self.broken = "playing", False, None, None
        self.sat = {}
        for seat, place in enumerate(self.places):
            if place.person is not None:
                self.sat.setdefault(place.person, set()).add(seat)
        try:
            self.play = Play(entry, self.game, len(self.places), self.settings, seq)
            if self.play.spec.version != entry.version:
                args: dict[str, Any] = {"game": self.game, "theirs": entry.version, "ours": self.play.spec.version}
                self._break(Message("other-rules", args))
            else:
                self._after_move(at)
        except GreatHallError as error:
            self._break(error.message)

    def _break(self, why: Message) -> None:
        self.play, self.broken, self.phase = None, why, "over"

    def _playing(self) -> Play:
        if self.play is None:
            raise GreatHallError("refusal-no-game")
        return self.play

    def _after_move(self, at: int) -> None:
        play = self._playing()
        if self.asked is not None and self.asked.topic == "undo":
            self.asked = None
        if play.over:
            self.phase = "over"
            self.asked = None
            self.results[self.number] = self._result(play, at)

    def _leave(self, seat: int) -> None:
        """The person gives the seat up: during a game it becomes a bot's own."""
        if self.phase == "playing":
            level = self.places[seat].bot or "medium"
            self.places[seat] = Place(bot=level, name=self._bot_name(seat))
        else:
            self.places[seat] = Place()

    def _bot_name(self, seat: int) -> str:
        taken = {place.name for i, place in enumerate(self.places) if i != seat}
        rotated = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
        return next((name for name in rotated if name not in taken), f"{rotated[0]} {seat + 1}")

    # -- what follows --------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [place.name for place in self.places]

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [seat for seat, place in enumerate(self.places) if place.person == person]

    @property
    def awake(self) -> bool:
        """Does the game go on without people: a bot to move, a clock that runs, a bot to come for a leaver?"""
        play = self.play
        if play is None or self.phase != "playing" or not play.g.waiting:
            return False
        bots = any(self.places[seat].bot is not None for seat in play.waiting)
        return bots or self.leavers == "bot" or (self.pace != "none" and not self.paused)

    def summary(self) -> Summary:
        play = self.play
        return Summary(
            id=self.id,
            name=self.name,
            game=self.game,
            number=self.number,
            phase=self.phase,
            visibility=self.visibility,
            pace=self.pace,
            host=self.host,
            chairs=[(place.name, place.person, place.bot is not None) for place in self.places],
            waiting=[] if play is None or self.phase != "playing" else [*play.waiting],
            awake=self.awake,
            changed=self.changed,
        )

    def _result(self, play: Play, at: int) -> Result:
        return Result(
            table=self.id,
            number=self.number,
            game=self.game,
            started=self.started,
            ended=at,
            steps=play.step,
            names=self.names,
            people=[place.person if place.bot is None else None for place in self.places],
            teams=[play.spec.team(play.g, seat) for seat in range(len(self.places))],
            outcome=play.spec.outcome(play.g),
        )

    def record(self) -> Record:
        """The present game as a file; with its ending if it is over."""
        play = self._playing()
        record = play.finished() if play.over else play.record
        record.names = self.names
        return record


def notice(book: Book, entry: Entry) -> Message | None:
    """What the table is told when this happens, if anything."""
    match entry:
        case Came(_, name):
            return Message("notice-came", {"name": name})
        case Sat(seat, person):
            return Message("notice-sat", {"name": book.people[person].name, "number": seat + 1})
        case Stood(seat) if book.phase == "playing":
            return Message("notice-stood", {"number": seat + 1, "player": Player(seat)})
        case StoodIn(seat, _, why):
            return Message(f"notice-bot-{why}", {"player": Player(seat)})
        case HandedBack(seat):
            return Message("notice-back", {"player": Player(seat)})
        case Started():
            return Message("notice-started", {"number": book.number})
        case Acted(seat, _, "clock", quiet=False):
            return Message("notice-time", {"player": Player(seat)})
        case Undone(seat):
            return Message("notice-undone", {"player": Player(seat)})
        case Proposed(topic, seat):
            return Message(f"notice-proposed-{topic}", {"player": Player(seat)})
        case Dropped(True):
            return Message("notice-dropped")
        case Paused(paused):
            return Message("notice-paused" if paused else "notice-resumed")
        case Renamed(_, name, old):
            return Message("notice-renamed", {"old": old, "name": name})
        case Muted(person, muted):
            return Message("notice-muted" if muted else "notice-unmuted", {"name": book.people[person].name})
        case Kicked(person):
            return Message("notice-kicked", {"name": book.people[person].name})
        case HostMade(person):
            return Message("notice-host", {"name": book.people[person].name})
        case Closed(why):
            return Message(f"notice-closed-{why}")
    return None
