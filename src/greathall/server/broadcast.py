"""Who is told what: every connection at a table gets what its person may know, after it was written to the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from greathall.core.kernel import LazyOptions
from greathall.core.match import Happened, Match
from greathall.core.messages import Message, message_for
from greathall.core.spec import Outcome, Situation
from greathall.server import log
from greathall.server import protocol as p
from greathall.server.differences import Telling
from greathall.server.metrics import Metrics
from greathall.server.session import Connection, encode
from greathall.server.state import Member, TableState, Vote
from greathall.server.team_talk import groups
from greathall.server.timers import TableTimers, now

LISTED = 50
"""Guests who are away and hold no seat, but are still named."""
SPOKEN = (log.Said, log.Remarked)
GAME_EVENTS = (log.Acted, log.AnswerHeld, log.Retracted, log.Undone)
"""These change the game and (unless it ends, or a vote does) nothing else at the table."""


class Before(NamedTuple):
    """What everybody knew of a table before something was written."""

    seq: int
    number: int
    phase: p.Phase
    voting: bool
    readiness: tuple[int, tuple[int, ...]] | None


def known(state: TableState) -> Before:
    return Before(state.told, state.number, state.phase, state.vote is not None, state.readiness)


class Question:
    """An open question as each seat sees it. Until all have answered, only who is ready changes in it (the law of
    retracted answers says so), so views are encoded and options listed once."""

    def __init__(self, match: Match) -> None:
        self._match, self._decision = match, match.decision
        self._seen: dict[int | None, tuple[Situation, list[p.Option] | None, int]] = {}

    def open_in(self, match: Match) -> bool:
        return self._match is match and self._decision == match.decision

    def seen_by(self, seat: int | None) -> tuple[Situation, list[p.Option] | None, int]:
        """The situation, the options, and how many there are."""
        match = self._match
        if seat not in self._seen:
            situation = match.situation(seat)
            encoded = replace(situation, view=msgspec.Raw(encode(situation.view)))
            self._seen[seat] = encoded, *listed_options(match, seat)
            return self._seen[seat]
        known, options, count = self._seen[seat]
        situation = replace(known, waiting=match.waiting, ready=match.ready, answer=match.answer_of(seat))
        return situation, options, count


class Broadcast:
    """The connections of a table, and what is sent to them."""

    def __init__(self, timers: TableTimers, metrics: Metrics) -> None:
        self.connections: set[Connection] = set()
        self.present: set[str] = set()
        """The people who have a connection here."""
        self._question: Question | None = None
        self._timers = timers
        self._metrics = metrics

    def drop(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.present = {other.id for other in self.connections if other.id is not None}

    # -- when to tell --------------------------------------------------------------------------------------------------

    def greet(self, state: TableState, connection: Connection, version: str, since: int | None) -> None:
        """To a new connection: who it is here, the table, and everything after `since`."""
        person = connection.id
        self.connections.add(connection)
        self.present |= set() if person is None else {person}
        member = None if person is None else state.members.get(person)
        name = None if member is None else member.name
        host = person is not None and person == state.host
        connection.send(p.Welcome(p.PROTOCOL, version, person, name, host, state.seats_of(person)))
        self.tell_table(state)
        last = -1 if since is None or since > state.told else since
        missed: list[p.Notice | p.Chat] = [*state.notices, *(said.chat for said in state.chat if said.by(person))]
        for message in missed:
            if message.seq > last:
                connection.send(message)
        self.show(state, connection, last)

    def show(self, state: TableState, connection: Connection, since: int) -> None:
        """Every view of this connection, whole, with what happened after `since`."""
        connection.shown.clear()
        for seat in self._views(state, connection):
            self._send_update(state, [connection], seat, since)

    def tell(self, state: TableState, events: Sequence[log.LogEvent], before: Before) -> None:
        """After these events were written: to each what has changed for it."""
        for event in events:
            if isinstance(event, log.Kicked):
                self.dismiss(event.person, Message("refusal-kicked"))
            elif isinstance(event, SPOKEN):
                said = state.chat[-1]
                self._send(said.chat, [connection for connection in self.connections if said.by(connection.id)])
            elif isinstance(event, log.Acted) and event.cause == "clock":
                person = state.chairs[event.seat].person  # the others may not be told: it could tell what the answer is
                mine = [connection for connection in self.connections if connection.id == person is not None]
                self._send(p.Notice(state.told, Message("notice-time-you")), mine)
        about_game = all(isinstance(event, (*GAME_EVENTS, *SPOKEN)) for event in events)
        if not about_game or (state.phase, state.vote is not None) != (before.phase, before.voting):
            self.tell_table(state)
        changed = events[0] if len(events) == 1 else None
        unnoticed = before.readiness is not None and before.readiness == state.readiness
        if isinstance(changed, log.Acted | log.AnswerHeld) and unnoticed:
            person = state.chairs[changed.seat].person  # the others must not learn that the answer was changed
            mine = [connection for connection in self.connections if connection.id == person]
            self._send_update(state, mine, changed.seat, before.seq)
        elif any(isinstance(event, log.Sat | log.Stood | log.Kicked) for event in events):
            self.tell_game(state, -1)
        elif state.number != before.number or not all(isinstance(event, (*SPOKEN, log.Came)) for event in events):
            self.tell_game(state, before.seq)
        for notice in [notice for notice in state.notices if notice.seq > before.seq]:
            self._send_all(notice)

    def tell_table(self, state: TableState) -> None:
        if self.connections:
            self._send_all(self.table_info(state))

    def tell_game(self, state: TableState, since: int) -> None:
        """To each seat what it may know."""
        audience: dict[int | None, list[Connection]] = {}
        for connection in self.connections:
            for seat in self._views(state, connection):
                audience.setdefault(seat, []).append(connection)
        events: dict[int, p.SeenEvent] = {}
        for seat, connections in audience.items():
            self._send_update(state, connections, seat, since, events)

    def dismiss(self, person: str, reason: Message) -> None:
        """Close the connections of this person."""
        for connection in [connection for connection in self.connections if connection.id == person]:
            connection.bye(reason)
            self.drop(connection)

    def _views(self, state: TableState, connection: Connection) -> Sequence[int | None]:
        """The seats whose view this connection gets; None: a spectator's."""
        return state.seats_of(connection.id) or (None,)

    def _send_update(
        self,
        state: TableState,
        connections: list[Connection],
        seat: int | None,
        since: int,
        events: dict[int, p.SeenEvent] | None = None,
    ) -> None:
        update = self.update(state, seat, since, {} if events is None else events)
        if update is not None:
            telling = Telling(update)
            for connection in connections:
                connection.show(telling)
            self._metrics.count("messages", len(connections))

    def _send_all(self, message: p.FromHall) -> None:
        self._send(message, self.connections)

    def _send(self, message: p.FromHall, connections: set[Connection] | list[Connection]) -> None:
        text = encode(message)
        for connection in connections:
            connection.send_text(text)
        self._metrics.count("messages", len(connections))

    # -- what to tell --------------------------------------------------------------------------------------------------

    def update(
        self, state: TableState, seat: int | None, since: int, events: dict[int, p.SeenEvent]
    ) -> p.Update | None:
        """The game as this seat sees it, with what happened after `since`; None in the lobby. `events` are remembered
        for the next seat, by identity: most of them are the same for everybody."""
        match = state.match
        if match is None:
            return None
        reset = since < match.reset
        happened = match.seen(seat, -1 if reset else since)
        frames = [] if reset else match.frames(seat, since)
        if self._question is None or not self._question.open_in(match):
            self._question = Question(match)
        situation, options, count = self._question.seen_by(seat)
        if state.phase != "playing":
            options, count = [], 0
        return p.Update(
            seq=state.told,
            number=state.number,
            seat=seat,
            step=match.step,
            decision=match.decision,
            reset=reset,
            events=[seen_event(one, events) for one in happened],
            frames=[p.ViewFrame(event, view) for event, view in frames],
            situation=situation,
            options=options,
            count=count,
            clock=self._timers.clock(state, now()),
            clocks=self._timers.clocks.to_message(state, now()),
            log_since=match.log_since,
        )

    def table_info(self, state: TableState) -> p.TableInfo:
        match = state.match
        present = self.present
        vote = state.vote
        seated = {chair.person for chair in state.chairs}
        return p.TableInfo(
            seq=state.told,
            id=state.id,
            name=state.name,
            game=state.game,
            number=state.number,
            phase=state.phase,
            visibility=state.visibility,
            pace=state.pace,
            leavers=state.leavers,
            patience=round(self._timers.patience(state)),
            stand_in=state.stand_in or self._timers.config.stand_in,
            undo=state.undo,
            talk=state.talk,
            hints=state.hints,
            hints_allowed=state.hints_allowed,
            settings=state.settings,
            chairs=[
                p.Chair(
                    seat=seat,
                    name=chair.name,
                    person=chair.person,
                    bot=chair.bot,
                    stand_in=chair.stand_in,
                    connected=chair.person in present if chair.person is not None else chair.bot is not None,
                    away=self._away(chair.person, present),
                )
                for seat, chair in enumerate(state.chairs)
            ],
            members=[
                p.Member(person, member.name, person in present, member.muted)
                for person, member in self._listed(state, present)
            ],
            watching=sum(connection.id not in seated or connection.id is None for connection in self.connections),
            host=state.host,
            paused=state.paused,
            proposal=None if vote is None else self._proposal(state, vote),
            commitment="" if match is None else match.record.commitment,
            outcome=self._outcome(state),
            campaign=state.campaign,
            sequel=match is not None and match.sequel is not None,
            branch=state.branch,
            team_talk=groups(state),
            stand_ins=[one.to_message() for one in state.stand_ins],
            stopped=state.broken,
            knocks=[p.Knock(person, knock.name, knock.seat) for person, knock in state.knocks.items()],
        )

    def _outcome(self, state: TableState) -> Outcome | None:
        if state.match is not None:
            return state.match.spec.outcome(state.match.g) if state.match.over else None
        result = state.results.get(state.number)  # its rules are gone
        return result.outcome if result is not None and state.broken is not None else None

    def _listed(self, state: TableState, present: set[str]) -> list[tuple[str, Member]]:
        """Those who are here or have a seat, and of all others the latest: a table may see thousands of guests."""
        near = {chair.person for chair in state.chairs} | present | {state.host}
        known = [(person, member) for person, member in state.members.items() if not member.kicked]
        latest = {person for person, _ in known[-LISTED:]}
        return [(person, member) for person, member in known if person in near or person in latest]

    def _proposal(self, state: TableState, vote: Vote) -> p.Proposal:
        needed, of = self._timers.needed(state, vote, self.present)
        return p.Proposal(vote.topic, vote.seat, vote.agreed, vote.missing, vote.refused, needed, of)

    def _away(self, person: str | None, present: set[str]) -> int | None:
        if person is None or person in present:
            return None
        return round((now() - self._timers.last_seen(person)) * 1000)


def seen_event(happened: Happened, known: dict[int, p.SeenEvent]) -> p.SeenEvent:
    at, step, event = happened
    seen = known.get(id(event))
    if seen is None:
        seen = known[id(event)] = p.SeenEvent(at, step, event, message_for(event, "event"))
    return seen


def listed_options(match: Match, seat: int | None) -> tuple[list[p.Option] | None, int]:
    """The options with their messages, and how many; None when they are too many to list."""
    options = match.options(seat)
    if seat is not None and isinstance(options, LazyOptions):
        return None, match.count_options(seat)
    if seat is None:
        return [], 0
    spec, g = match.spec, match.g
    reads, careful = spec.option_message, spec.table.careful
    return [p.Option(action, reads(g, seat, action), careful(g, seat, action)) for action in options], len(options)
