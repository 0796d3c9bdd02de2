"""One game at a table: the state, the record from which it follows, and what has happened in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.kernel import Action, Event, LazyOptions, State
from greathall.core.messages import message_for
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import GameSpec, Situation
from greathall.server.entries import Started
from greathall.server.protocol import Option, SeenEvent, ViewFrame


class Play:
    """A running or finished game. `decision` numbers the questions and never goes back, not even by an undo."""

    def __init__(self, started: Started, name: str, seats: int, options: dict[str, Any], seq: int) -> None:
        self.spec: GameSpec[Any] = game(name)
        self.record = Record.start(name, seats, started.seed, **options)
        self.decision = 1
        self.held: tuple[int, Action] | None = None
        self.reset = seq
        """Who has seen only older lines must be told the events anew."""
        self.happened: list[tuple[int, int, Event]] = []
        """(seq, step, event), unmasked."""
        self.asked_at: list[int] = [0]
        """The step at which each question that still counts was asked."""
        self._counted = (0, 0, 0)
        self.g = self._deal()
        self._note(seq)
        for seat, action in started.actions:
            self.act(seat, self.spec.decode(action), seq)

    def _deal(self) -> State:
        log: list[Event] = []
        options = self.record.options
        g: State = self.spec.new(seats=self.record.seats, seed=self.record.seed, log=log, **options)
        return g

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        return len(self.record.actions)

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def sequel(self) -> dict[str, Any] | None:
        """The options of the game that follows when this one is over; None: none follows."""
        following = self.spec.table.sequel(self.g) if self.over else None
        return None if following is None else msgspec.to_builtins(following)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        if self.held is None:
            return self.g.waiting
        return tuple(seat for seat in self.g.waiting if seat != self.held[0])

    @property
    def ready(self) -> tuple[int, ...]:
        sealed = set(self.g.sealed)
        return tuple(sorted(sealed if self.held is None else sealed | {self.held[0]}))

    def closes(self, seat: int) -> bool:
        """Would an answer of this seat be the last one?"""
        return seat in self.g.waiting and set(self.waiting) <= {seat}

    def situation(self, seat: int | None) -> Situation:
        """What this seat may know. A held answer looks like any other that is sealed."""
        told = self.spec.situation(self.g, seat)
        if self.held is None:
            return told
        answer = self.held[1] if self.held[0] == seat else told.answer
        return msgspec.structs.replace(told, waiting=self.waiting, ready=self.ready, answer=answer)

    def options(self, seat: int | None) -> tuple[list[Option] | None, int]:
        """The options with their texts and how many; None when they are too many to list."""
        if seat is None or (seat not in self.waiting and seat not in self.ready):
            return [], 0
        g = self.g
        if seat in g.sealed:
            g = g.copy()
            g.retract(seat)
        options = g.options(seat)
        if isinstance(options, LazyOptions):
            return None, self._count(seat, options)
        return [Option(action, message_for(action, "option")) for action in options], len(options)

    def _count(self, seat: int, options: LazyOptions) -> int:
        """Counting may take a while (all plays of a lexicon), so it is done once for each question."""
        if self._counted[:2] != (self.decision, seat):
            self._counted = (self.decision, seat, len(options))
        return self._counted[2]

    def frames(self, seat: int | None, since: int = -1) -> list[ViewFrame]:
        return []

    def seen(self, seat: int | None, since: int = -1) -> list[SeenEvent]:
        """What this seat saw happen after line `since` of the log."""
        return list(self._masked(seat, since))

    def _masked(self, seat: int | None, since: int) -> Iterator[SeenEvent]:
        first = len(self.happened)
        while first and self.happened[first - 1][0] > since:
            first -= 1
        for seq, step, event in self.happened[first:]:
            told = event.seen_by(seat)
            if told is not None:
                yield SeenEvent(seq, step, told, message_for(told, "event"))

    def finished(self) -> Record:
        """The record with its receipt."""
        self.record.final = self.spec.hash(self.g)
        return self.record

    # -- answering -----------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: Action, seq: int) -> None:
        """Answer for a seat, or change its answer. A refused answer (`Illegal`) changes nothing."""
        g = self.g
        if self.held is not None and self.held[0] != seat:
            raise Illegal("refusal-not-asked")
        before = g.sealed.get(seat)
        if before is not None:
            g.retract(seat)
        try:
            g.act(seat, action)
        except GreatHallError:
            if before is not None:
                g.act_unchecked(seat, before)
            raise
        if before is not None:
            self.record.drop(seat)
        self.held = None
        self.record.add(seat, action)
        if not g.sealed:
            self.decision += 1
            self.asked_at.append(self.step)
        self._note(seq)

    def hold(self, seat: int, action: Action) -> None:
        """The last answer is in, but the question stays open: keep it apart, so that all can still change theirs."""
        g = self.g
        before = g.sealed.get(seat)
        if before is not None:
            g.retract(seat)
        now = g.asked
        if now is None or seat not in g.waiting or action not in g.options(seat):
            refusal = Illegal("refusal-not-asked") if now is None else now.effect.refusal(g, now, seat, action)
            if before is not None:
                g.act_unchecked(seat, before)
            raise refusal
        if before is not None:
            self.record.drop(seat)
        self._seal_held(seat)
        self.held = (seat, action)

    def retract(self, seat: int) -> None:
        if self.held is not None and self.held[0] == seat:
            self.held = None
            return
        self.g.retract(seat)
        self.record.drop(seat)
        self._seal_held(seat)

    def _seal_held(self, other: int) -> None:
        """Somebody else is missing now, so the held answer can be given to the game like the others."""
        if self.held is not None and self.held[0] != other:
            seat, action = self.held
            self.g.act_unchecked(seat, action)
            self.record.add(seat, action)
        self.held = None

    def undo_to(self, seat: int) -> int | None:
        """The step before the seat's last answer that counted; None if there is none."""
        for asked, until in zip(reversed(self.asked_at[:-1]), reversed(self.asked_at[1:]), strict=True):
            if any(who == seat for who, _ in self.record.actions[asked:until]):
                return asked
        return None

    def undo(self, step: int, seq: int) -> None:
        """The game as it was after that many moves."""
        self.record.actions = self.record.actions[:step]
        self.asked_at = [asked for asked in self.asked_at if asked <= step]
        self.happened = [happening for happening in self.happened if happening[1] <= step]
        self.held = None
        self.g = self._deal()
        for seat, action in self.record.actions:
            self.g.act(seat, self.spec.decode(action))
        self.g.log = []
        self.decision += 1
        self.reset = seq

    def _note(self, seq: int) -> None:
        log = self.g.log
        if log:
            step = self.step
            self.happened += [(seq, step, event) for event in log]
            log.clear()


def warm_up(name: str) -> None:
    """Deal a game once and look at its options: lexicons are read and generators compiled before anybody waits."""
    g = game(name).new(seed=0)
    len(g.options(g.waiting[0]))
