"""What a command means: the entries it becomes, or the reason why not. Nothing is changed here."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Any

import msgspec

from greathall.core.chance import spell_seed
from greathall.core.errors import Illegal
from greathall.core.registry import game
from greathall.core.spec import GameSpec
from greathall.server import entries as e
from greathall.server import protocol as p
from greathall.server.book import Book
from greathall.server.play import Play

MOST_PEOPLE = 100
"""At one table, seated and watching."""


def clean(name: str) -> str:
    """A name or a chat line as it may be shown: no control or direction marks, single spaces."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" or c == "\u200d" else " " for c in name)
    text = " ".join(unicodedata.normalize("NFC", kept).split())
    if not text.strip("\u200d "):
        raise Illegal("refusal-empty-text")
    return text


def entries(
    book: Book, person: str, command: p.AnyCommand, *, hold: bool = False, present: tuple[str, ...] = ()
) -> Any:
    """The entries that carry out this command of this person, or `Illegal`.

    `hold` says that the question stays open although all have answered; `present` are the people connected.
    """
    if book.phase == "closed":
        raise Illegal("refusal-table-closed")
    match command:
        case p.Act(seat=seat, decision=decision, action=action):
            play = asked(book, person, seat, decision)
            play.spec.decode(action)
            if hold and (play.closes(seat) or (seat in play.ready and not play.waiting)):
                return [e.Held(seat, action)]
            return [e.Acted(seat, action)]
        case p.Retract(seat=seat, decision=decision):
            play = asked(book, person, seat, decision)
            if seat not in play.ready:
                raise Illegal("refusal-nothing-to-retract")
            return [e.Retracted(seat)]
        case p.Say(text=text):
            may_speak(book, person)
            return [e.Said(person, text=clean(text))]
        case p.Gesture(emote=emote):
            may_speak(book, person)
            return [e.Said(person, emote=emote)]
        case p.Sit(seat=seat):
            return [sit(book, person, seat)]
        case p.Stand(seat=seat):
            mine(book, person, seat)
            return [e.Stood(seat)]
        case p.Rematch(sequel=sequel):
            if not book.seats_of(person) and book.host != person:
                raise Illegal("refusal-not-seated")
            if book.phase != "over":
                raise Illegal("refusal-game-not-over")
            return [*([follow(book, command.id)] if sequel else ()), start(book)]
        case p.HandBack(seat=seat):
            place = place_of(book, seat)
            if person != place.person:
                host(book, person)
            if place.person is None or place.bot is None:
                raise Illegal("refusal-no-stand-in")
            return [e.HandedBack(seat)]
        case p.Vote(topic=topic, agree=agree):
            if book.asked is None or book.asked.topic != topic:
                raise Illegal("refusal-no-vote")
            if person not in book.asked.missing:
                raise Illegal("refusal-not-your-vote")
            return [e.Voted(person, agree)]
        case p.Undo(seat=seat):
            mine(book, person, seat)
            return []  # the table asks what was revealed, and whom
    host(book, person)
    return hosted(book, command)


def hosted(book: Book, command: p.AnyCommand) -> list[e.Entry]:
    """What only the host may do."""
    match command:
        case p.Start():
            between_games(book)
            return [start(book)]
        case p.SeatBot(seat=seat, level=level):
            place = place_of(book, seat)
            known_level(book.game, level)
            if place.person is not None and book.phase == "playing":
                return [e.StoodIn(seat, level, "host")]
            if place.person is not None:
                raise Illegal("refusal-seat-taken")
            if book.phase == "playing" and place.bot is None:
                raise Illegal("refusal-game-running")
            return [e.BotSat(seat, level)]
        case p.FillBots(level=level):
            between_games(book)
            known_level(book.game, level)
            free = [i for i, place in enumerate(book.places) if place.person is None and place.bot is None]
            return [e.BotSat(seat, level) for seat in free]
        case p.Free(seat=seat):
            between_games(book)
            place_of(book, seat)
            return [e.Freed(seat)]
        case p.Configure():
            return [configure(book, command)]
        case p.Pause(paused=paused):
            if book.phase != "playing":
                raise Illegal("refusal-no-game")
            return [e.Paused(paused)] if paused != book.paused else []
        case p.Rename(person=person, name=name):
            somebody(book, person)
            return [e.Renamed(person, clean(name), book.people[person].name)]
        case p.Mute(person=person, muted=muted):
            somebody(book, person)
            return [e.Muted(person, muted)]
        case p.Kick(person=person):
            somebody(book, person)
            if person == book.host:
                raise Illegal("refusal-not-yourself")
            return [e.Kicked(person)]
        case p.MakeHost(person=person):
            somebody(book, person)
            return [e.HostMade(person)]
        case p.Close():
            return [e.Closed("host")]
    raise Illegal("refusal-not-now")


def asked(book: Book, person: str, seat: int, decision: int) -> Play:
    """The game, if this person may answer this question for this seat."""
    mine(book, person, seat)
    play = book.play
    if play is None or book.phase not in ("playing", "over"):
        raise Illegal("refusal-no-game") if book.broken is None else Illegal("refusal-other-rules")
    if play.over:
        raise Illegal("refusal-game-over")
    if book.places[seat].bot is not None:
        raise Illegal("refusal-bot-plays")
    if decision != play.decision:
        raise Illegal("refusal-too-late")
    return play


def mine(book: Book, person: str, seat: int) -> None:
    if place_of(book, seat).person != person:
        raise Illegal("refusal-not-your-seat")


def place_of(book: Book, seat: int) -> Any:
    if seat >= len(book.places):
        raise Illegal("refusal-no-such-seat")
    return book.places[seat]


def host(book: Book, person: str) -> None:
    if person != book.host:
        raise Illegal("refusal-only-host")


def somebody(book: Book, person: str) -> None:
    if person not in book.people or book.people[person].kicked:
        raise Illegal("refusal-no-such-person")


def may_speak(book: Book, person: str) -> None:
    if book.people[person].muted:
        raise Illegal("refusal-muted")


def between_games(book: Book) -> None:
    if book.phase == "playing":
        raise Illegal("refusal-game-running")


def known_level(name: str, level: str) -> None:
    levels: list[Any] = [*game(name).bots.levels]
    if level not in levels:
        raise Illegal("unknown-bot", bot=level, game=name, known=levels)


def sit(book: Book, person: str, seat: int) -> e.Sat:
    place = place_of(book, seat)
    if place.person is not None:
        raise Illegal("refusal-seat-taken")
    if book.phase == "playing":
        if place.bot is None:
            raise Illegal("refusal-game-running")
        if book.sat.get(person, {seat}) != {seat}:
            raise Illegal("refusal-other-hand")  # nobody may look into two hands
    return e.Sat(seat, person)


def start(book: Book) -> e.Started:
    if any(place.person is None and place.bot is None for place in book.places):
        raise Illegal("refusal-seats-free")
    spec = game(book.game)
    seed = secrets.token_bytes(32)
    check_game(spec, len(book.places), book.settings)
    return e.Started(spec.version, spell_seed(seed))


def follow(book: Book, command: p.CommandId) -> e.Configured:
    """The table is set for the next game of the campaign."""
    settings = None if book.play is None else book.play.sequel
    if settings is None:
        raise Illegal("refusal-no-sequel")
    return configure(book, p.Configure(id=command, settings=settings))


def check_game(spec: GameSpec[Any], seats: int, settings: dict[str, Any]) -> dict[str, Any]:
    """Can a game be dealt like this? The settings, complete; else the game's own reason why not.

    A setting that may name a file takes only its well-known values here: the files are those of the hall's machine.
    """
    chosen: dict[str, Any] = msgspec.to_builtins(spec.read_settings(settings))
    for setting, shape in spec.options_schema["$defs"][spec.settings.__name__].get("properties", {}).items():
        known = shape.get("examples", [])
        if "x-file" in shape and chosen[setting] not in known:
            raise Illegal("refusal-own-file", option=setting, known=known)
    spec.new(seats=seats, seed=0, **chosen)
    return chosen


def configure(book: Book, command: p.Configure) -> e.Configured:
    if command != p.Configure(id=command.id, name=command.name, visibility=command.visibility):
        between_games(book)
    spec = game(book.game if command.game is None else command.game)
    same = spec.id == book.game
    seats = command.seats
    if seats is None:
        seats = min(max(len(book.places), spec.seats[0]), spec.seats[-1])
    if any(place.person is not None for place in book.places[seats:]):
        raise Illegal("refusal-seat-taken")
    settings = command.settings if command.settings is not None else book.settings if same else {}
    return e.Configured(
        game=spec.id,
        seats=seats,
        settings=check_game(spec, seats, settings),
        name=book.name if command.name is None else clean(command.name),
        visibility=command.visibility or book.visibility,
        pace=command.pace or book.pace,
        leavers=command.leavers or book.leavers,
        undo=book.undo if command.undo is None else command.undo,
    )
