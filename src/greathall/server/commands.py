"""Deciding: the log events that a command becomes, or the reason why it is refused. Nothing is changed here."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from random import Random
from typing import Any

import msgspec

from greathall.bots import levels
from greathall.bots.levels import with_temperaments
from greathall.bots.strangers import invited
from greathall.core.chance import spell_seed
from greathall.core.errors import BadAction, Illegal
from greathall.core.kernel import Action
from greathall.core.match import Match
from greathall.core.registry import game
from greathall.core.spec import GameSpec
from greathall.server import log
from greathall.server import protocol as p
from greathall.server.correspondence import DAYS
from greathall.server.names import clean, distinct
from greathall.server.seat_clocks import asks_timekeeper
from greathall.server.state import Chair, TableState
from greathall.server.store import Person
from greathall.server.team_talk import listeners

MAX_MEMBERS = 100
"""At one table at the same time, seated and watching."""
MAX_KNOCKS = 20
"""People who wait for the host's word."""
MAX_CHANGES = 100
"""How often an answer to one question may be changed."""
SLOW = (p.Undo,)
"""Deciding these takes long enough to need a thread: whether an undo reveals anything is found by playing on."""


def decide(
    state: TableState, person: str, command: p.AnyCommand, rng: Random, *, hold: bool = False
) -> list[log.LogEvent]:
    """The events that carry out this command of this person, or `Illegal`.

    `hold` says that the question stays open although all have answered.
    """
    require_member(state, person)
    if state.phase == "closed":
        raise Illegal("refusal-table-closed")
    match command:
        case p.Act(seat=seat, decision=decision, action=value):
            playing = require_asked(state, person, seat, decision)
            if asks_timekeeper(playing):
                raise Illegal("refusal-not-asked")
            action = read_action(playing.spec, value)
            again = seat in playing.ready
            if again and state.changes.get(seat, 0) >= MAX_CHANGES:
                raise Illegal("refusal-too-many-changes")
            if hold and (playing.closes(seat) or (again and not playing.waiting)):
                return [log.AnswerHeld(seat, action, again)]
            return [log.Acted(seat, action, again=again)]
        case p.Retract(seat=seat, decision=decision):
            if seat not in require_asked(state, person, seat, decision).ready:
                raise Illegal("refusal-nothing-to-retract")
            return [log.Retracted(seat)]
        case p.Undo(seat=seat):
            return [undo(state, person, seat, rng)]
        case p.Say(text=text, team_of=None):
            require_voice(state, person)
            return [log.Said(person, text=clean(text))]
        case p.Say(text=text, team_of=int(seat)):
            require_voice(state, person)
            require_holder(state, person, seat)
            return [log.Said(person, text=clean(text), seat=seat, to=listeners(state, seat))]
        case p.Gesture(emote=emote):
            require_voice(state, person)
            return [log.Said(person, emote=emote)]
        case p.Phrase(phrase=phrase):
            require_voice(state, person)
            if phrase not in game(state.game).table.phrases:
                raise Illegal("refusal-no-such-phrase")
            return [log.Said(person, phrase=phrase)]
        case p.Sit(seat=seat):
            return [sit(state, person, seat, state.members[person].name)]
        case p.NameSeat(seat=seat, name=name):
            require_holder(state, person, seat)
            require_no_game(state)
            others = [other for at, other in enumerate(state.names) if at != seat]
            return [log.SeatNamed(seat, person, distinct(clean(name), others))]
        case p.Stand(seat=seat):
            require_holder(state, person, seat)
            return [log.Stood(seat)]
        case p.Rematch(sequel=sequel):
            if not state.seats_of(person) and state.host != person:
                raise Illegal("refusal-not-seated")
            if state.phase not in ("over", "stopped"):
                raise Illegal("refusal-game-not-over")
            return [*([configure_sequel(state, command.id)] if sequel else ()), start(state)]
        case p.HandBack(seat=seat):
            chair = chair_of(state, seat)
            if person != chair.person:
                require_host(state, person)
            if chair.person is None or chair.bot is None:
                raise Illegal("refusal-no-stand-in")
            return [log.HandedBack(seat)]
        case p.Vote(topic=topic, agree=agree):
            if state.vote is None or state.vote.topic != topic:
                raise Illegal("refusal-no-vote")
            if person not in state.vote.missing:
                raise Illegal("refusal-not-your-vote")
            return [log.Voted(person, agree)]
    require_host(state, person)
    return decide_for_host(state, command)


def decide_for_host(state: TableState, command: p.AnyCommand) -> list[log.LogEvent]:
    """What only the host may do."""
    match command:
        case p.Start():
            require_no_game(state)
            return [start(state)]
        case p.SeatBot(seat=seat, level=level):
            chair = chair_of(state, seat)
            require_level(state.game, level)
            if chair.person is not None and state.phase == "playing":
                return [log.StoodIn(seat, level, "host")]
            if chair.person is not None:
                raise Illegal("refusal-seat-taken")
            if state.phase == "playing" and chair.bot is None:
                raise Illegal("refusal-game-running")
            return [log.BotSat(seat, level)]
        case p.FillBots(level=level):
            require_no_game(state)
            require_level(state.game, level)
            return [log.BotSat(seat, level) for seat, chair in enumerate(state.chairs) if chair.free]
        case p.Free(seat=seat):
            require_no_game(state)
            chair_of(state, seat)
            return [log.SeatFreed(seat)]
        case p.Configure():
            return [configure(state, command)]
        case p.Pause(paused=paused):
            if state.phase != "playing":
                raise Illegal("refusal-no-game")
            if state.pace in DAYS:
                raise Illegal("refusal-not-now")
            return [log.Paused(paused)] if paused != state.paused else []
        case p.Rename(person=person, name=name):
            require_person(state, person)
            return [log.Renamed(person, clean(name), state.members[person].name)]
        case p.Mute(person=person, muted=muted):
            require_person(state, person)
            return [log.Muted(person, muted)]
        case p.Kick(person=person):
            require_person(state, person)
            if person == state.host:
                raise Illegal("refusal-not-yourself")
            return [log.Kicked(person)]
        case p.Admit(person=person, welcome=welcome):
            return admit(state, person, welcome)
        case p.MakeHost(person=person):
            require_person(state, person)
            return [log.HostMade(person)]
        case p.Close():
            return [log.Closed("host")]
    raise Illegal("refusal-not-now")


def preview(state: TableState, person: str, command: p.Check) -> Any:
    """The result of an answer, as far as the game tells it; `Illegal` if `act` would be refused."""
    require_member(state, person)
    playing = require_asked(state, person, command.seat, command.decision)
    return playing.preview(command.seat, read_action(playing.spec, command.action))


def require_hint(state: TableState, person: str, command: p.Hint) -> Match:
    """The game, if this person may ask for a hint at this question."""
    require_member(state, person)
    playing = require_asked(state, person, command.seat, command.decision)
    if command.seat not in playing.g.waiting and command.seat not in playing.g.sealed:
        raise Illegal("refusal-not-asked")
    if not state.hints_allowed:
        raise Illegal("refusal-no-hints")
    return playing


def read_action(spec: GameSpec[Any], value: Any) -> Action:
    """The action; `BadAction` for anything else, also for one with fields that the game does not know."""
    action = spec.decode(value)
    if (unknown := _unknown_field(value, msgspec.to_builtins(action))) is not None:
        raise BadAction("bad-action", game=spec.id, reason=f"unknown field `{unknown[:40]}`")
    return action


def _unknown_field(given: Any, understood: Any) -> str | None:
    """The first field of what was given that was not understood."""
    if isinstance(given, dict) and isinstance(understood, dict):
        if extra := [name for name in given if name not in understood]:
            return str(extra[0])
        pairs = [(given[name], understood[name]) for name in given]
    elif isinstance(given, list) and isinstance(understood, list | tuple):
        pairs = list(zip(given, understood, strict=False))
    else:
        return None
    return next((found for pair in pairs if (found := _unknown_field(*pair)) is not None), None)


# -- what must hold ----------------------------------------------------------------------------------------------------


def require_asked(state: TableState, person: str, seat: int, decision: int) -> Match:
    """The game, if this person may answer this question for this seat."""
    require_holder(state, person, seat)
    playing = state.match
    if playing is None or state.phase not in ("playing", "over"):
        raise Illegal("refusal-no-game") if state.broken is None else Illegal("refusal-other-rules")
    if playing.over:
        raise Illegal("refusal-game-over")
    if state.chairs[seat].bot is not None:
        raise Illegal("refusal-bot-plays")
    if decision != playing.decision:
        raise Illegal("refusal-too-late")
    return playing


def require_member(state: TableState, person: str) -> None:
    if person not in state.members or state.members[person].kicked:
        raise Illegal("refusal-not-at-table")


def require_holder(state: TableState, person: str, seat: int) -> None:
    if chair_of(state, seat).person != person:
        raise Illegal("refusal-not-your-seat")


def chair_of(state: TableState, seat: int) -> Chair:
    if seat >= len(state.chairs):
        raise Illegal("refusal-no-such-seat")
    return state.chairs[seat]


def require_host(state: TableState, person: str) -> None:
    if person != state.host:
        raise Illegal("refusal-only-host")


def require_person(state: TableState, person: str) -> None:
    if person not in state.members or state.members[person].kicked:
        raise Illegal("refusal-no-such-person")


def require_voice(state: TableState, person: str) -> None:
    if state.members[person].muted:
        raise Illegal("refusal-muted")


def require_no_game(state: TableState) -> None:
    if state.phase == "playing":
        raise Illegal("refusal-game-running")


def require_level(name: str, level: str) -> None:
    spec = game(name)
    known: list[Any] = [*levels(spec), *with_temperaments(spec), *invited()]
    if level not in known:
        raise Illegal("unknown-bot", bot=level, game=name, known=known)


def require_stand_in(spec: GameSpec[Any], level: str | None) -> str | None:
    if level is not None:
        require_level(spec.id, level)
    return level


def require_admitted(state: TableState, person: str | None) -> None:
    """May this person (None: an anonymous spectator) come to the table?"""
    member = None if person is None else state.members.get(person)
    if member is not None and member.kicked:
        raise Illegal("refusal-kicked")
    if member is None and state.visibility == "closed":
        raise Illegal("refusal-table-private")


# -- single decisions --------------------------------------------------------------------------------------------------


def enter(state: TableState, person: Person | None, present: Collection[str]) -> list[log.LogEvent]:
    """Somebody opens a socket to the table: nothing to write, unless the person is new to it, or comes back to a table
    that was closed because nobody did."""
    require_admitted(state, None if person is None else person.id)
    if state.phase == "closed":
        if person is None:
            raise Illegal("refusal-table-private")
        return [log.Reopened()] if state.closed_from is not None and person.id in state.members else []
    if person is None:
        if state.guarded:
            raise Illegal("refusal-table-guarded")
        return []
    return [] if person.id in state.members else [newcomer(state, person, present)]


def newcomer(state: TableState, person: Person, present: Collection[str]) -> log.Came | log.Knocked:
    """A person comes to the table for the first time; where somebody was sent away, they have to knock."""
    here = {chair.person for chair in state.chairs if chair.person is not None} | {*present}
    if len(here) >= MAX_MEMBERS:
        raise Illegal("refusal-table-full")
    name = distinct(_shown(person.name), [*state.names, *(member.name for member in state.members.values())])
    if state.guarded and person.id not in state.admitted:
        return knock(state, person.id, name, None)
    return log.Came(person.id, name)


def _shown(name: str) -> str:
    try:
        return clean(name)
    except Illegal:
        return "?"


def knock(state: TableState, person: str, name: str, seat: int | None) -> log.Knocked:
    waiting = state.knocks.get(person)
    if waiting is not None and waiting.seat == seat:
        raise Illegal("refusal-knocked")
    if len(state.knocks) >= MAX_KNOCKS:
        raise Illegal("refusal-table-full")
    return log.Knocked(person, name, seat)


def admit(state: TableState, person: str, welcome: bool) -> list[log.LogEvent]:
    """The host's answer to a knock; who asked for a seat gets it."""
    asked = state.knocks.get(person)
    if asked is None:
        raise Illegal("refusal-no-such-person")
    admitted = log.Admitted(person, welcome)
    seat = asked.seat
    if not welcome or seat is None or seat >= len(state.chairs) or state.chairs[seat].person is not None:
        return [admitted]
    return [admitted, log.Sat(seat, person)]


def sit(state: TableState, person: str, seat: int, name: str) -> log.Sat | log.Knocked:
    """In a running game a seat is for whoever held it, or for somebody whom the host lets in."""
    chair = chair_of(state, seat)
    if chair.person is not None:
        raise Illegal("refusal-seat-taken")
    if state.phase == "playing":
        if chair.bot is None:
            raise Illegal("refusal-game-running")
        if state.seats_held.get(person, {seat}) != {seat}:
            raise Illegal("refusal-other-hand")  # nobody may look into two hands
        if person not in state.seats_held and person not in state.admitted and person != state.host:
            return knock(state, person, name, seat)
    return log.Sat(seat, person)


def start(state: TableState) -> log.Started:
    if any(chair.free for chair in state.chairs):
        raise Illegal("refusal-seats-free")
    spec = game(state.game)
    seed = secrets.token_bytes(32)
    check_game(spec, len(state.chairs), state.settings)
    return log.Started(spec.version, spell_seed(seed))


def undo(state: TableState, person: str, seat: int, rng: Random) -> log.Undone | log.Proposed:
    """At once if nothing hidden was revealed; otherwise the other people at the table vote."""
    require_holder(state, person, seat)
    if not state.undo:
        raise Illegal("refusal-no-undo")
    playing = state.running
    if playing is None or playing.over:
        raise Illegal("refusal-no-game")
    if state.vote is not None:
        raise Illegal("refusal-vote-running")
    step = playing.undo_step(seat)
    if step is None:
        raise Illegal("refusal-nothing-to-undo")
    if state.refused_undo == (state.number, step):
        raise Illegal("refusal-undo-refused")
    asked = [chair for chair in state.chairs if chair.bot is None or chair.why == "host"]
    others = {chair.person for chair in asked if chair.person is not None} - {person}
    if not others or not playing.revealed_since(step, rng):
        return log.Undone(seat, step)
    return log.Proposed("undo", seat, sorted(others))


def configure_sequel(state: TableState, command: p.CommandId) -> log.Configured:
    """The table is set up for the next game of the campaign."""
    settings = None if state.match is None else state.match.sequel
    if settings is None:
        raise Illegal("refusal-no-sequel")
    return configure(state, p.Configure(id=command, settings=settings))


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


def configure(state: TableState, command: p.Configure) -> log.Configured:
    if command != p.Configure(id=command.id, name=command.name, visibility=command.visibility):
        require_no_game(state)
    spec = game(state.game if command.game is None else command.game)
    same = spec.id == state.game
    seats = command.seats
    if seats is None:
        seats = min(max(len(state.chairs), spec.seats[0]), spec.seats[-1])
    if any(chair.person is not None for chair in state.chairs[seats:]):
        raise Illegal("refusal-seat-taken")
    settings = command.settings if command.settings is not None else state.settings if same else {}
    return log.Configured(
        game=spec.id,
        seats=seats,
        settings=check_game(spec, seats, settings),
        name=state.name if command.name is None else clean(command.name),
        visibility=command.visibility or state.visibility,
        pace=command.pace or state.pace,
        leavers=command.leavers or state.leavers,
        patience=command.patience or state.patience,
        stand_in=require_stand_in(spec, command.stand_in or (state.stand_in if same else None)),
        undo=state.undo if command.undo is None else command.undo,
        talk=state.talk if command.talk is None else command.talk,
        hints=command.hints or state.hints,
    )
