"""One game in progress: a state, the record from which it follows, and its events by step.

The server, the terminal and the replay all play through a `Match`. It knows nothing of people, clocks or disks. Undo
and replay go back to a snapshot and play on from there: walking through a whole game costs no more than playing it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from greathall.core.errors import BadRecord, GreatHallError, Illegal
from greathall.core.kernel import Action, Event, LazyOptions, State, logged
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import GameSpec, Situation

WORLDS = 32
"""Redealt worlds for each seat that must agree before a move is ruled to have revealed nothing."""
SNAPSHOT_EVERY = 32
"""Steps between the states that are kept for going back."""
FRAMES_KEPT = 64
"""Frames are sent once, soon after they happened; whoever comes later sees the table as it is."""


class Happened(NamedTuple):
    """An event, the step after which it happened, and `at`: where the caller wrote down the answer that caused it."""

    at: int
    step: int
    event: Event


class ViewFrame(NamedTuple):
    """What a seat saw of the table at an event, which is named by its index among those that came with it."""

    event: int
    view: Any


class Moment(NamedTuple):
    """A point at which the game stood still for new answers, or its end: who answered before it, and what followed."""

    step: int
    by: tuple[int, ...]
    events: list[Event]
    frames: list[ViewFrame]
    situation: Situation


def masked(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as this seat (None: a spectator) may know them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


class EventLog(list[Event]):
    """A log that also keeps a copy of the state at each marked event."""

    def __init__(self, g: State, marks: tuple[type[Event], ...]) -> None:
        super().__init__()
        self.g = g
        self.marks = marks
        self.frames: dict[int, State] = {}
        """The state at each marked event, by the index of the event."""

    def append(self, event: Event) -> None:
        super().append(event)
        if isinstance(event, self.marks):
            self.frames[len(self) - 1] = self.g.copy()


class Match:
    """A running or finished game. `decision` numbers the questions and never goes back, not even by an undo."""

    def __init__(self, record: Record, at: int = 0, spec: GameSpec[Any] | None = None) -> None:
        """`spec` is for a game that need not be installed."""
        self.spec: GameSpec[Any] = game(record.game) if spec is None else spec
        self.record = msgspec.structs.replace(record, actions=[])
        self.decision = 1
        self.held: tuple[int, Action] | None = None
        self.reset = at
        """Whoever has seen only what happened before must be told all events again."""
        self.events: list[Happened] = []
        self.question_steps = [0]
        """The step at which each question that still counts was asked; the last one is open, or the end."""
        self._frames: deque[tuple[int, State]] = deque(maxlen=FRAMES_KEPT)
        self._snapshots: dict[int, State] = {}
        self._walker: tuple[int, State] | None = None
        self._counted: tuple[int, int, int] | None = None
        self._log_since: int | None = None
        self._first: tuple[int, int] | None = None
        """What `_first_after` was asked last, and its answer: the other seats ask the same."""
        log: list[Event] = []
        self.g = self._deal(log)
        self.events += [Happened(at, 0, event) for event in log]
        for step, (seat, action) in enumerate(record.actions, 1):
            try:
                self.answer(seat, self.spec.decode(action), at)
            except GreatHallError as error:
                raise BadRecord("bad-step", step=step, seat=seat, reason=error.message) from None

    def _deal(self, log: list[Event] | None = None) -> State:
        record = self.record
        g: State = self.spec.new(
            seats=record.seats, seed=record.seed, log=log, version=record.version, **record.options
        )
        g.log = None
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
        """The settings of the game that follows when this one is over; None: none follows."""
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
        """The seats that have answered while others still choose."""
        sealed = set(self.g.sealed)
        return tuple(sorted(sealed if self.held is None else sealed | {self.held[0]}))

    def closes(self, seat: int) -> bool:
        """Would an answer of this seat be the last one?"""
        return seat in self.g.waiting and set(self.waiting) <= {seat}

    def situation(self, seat: int | None) -> Situation:
        """What this seat may know. A held answer looks like any other that is sealed."""
        known = self.spec.situation(self.g, seat)
        if self.held is None:
            return known
        return msgspec.structs.replace(known, waiting=self.waiting, ready=self.ready, answer=self.answer_of(seat))

    def answer_of(self, seat: int | None) -> Action | None:
        """What this seat has answered to the open question."""
        if seat is None:
            return None
        return self.held[1] if self.held is not None and self.held[0] == seat else self.g.sealed.get(seat)

    def options(self, seat: int | None) -> Sequence[Action]:
        """What the seat may answer, or answer instead while others still choose."""
        now = self.g.asked
        if now is None or seat is None or not (seat in self.g.waiting or seat in self.g.sealed):
            return ()
        return now.effect.options(self.g, now, seat)

    def count_options(self, seat: int) -> int:
        """Counting may take a while (all plays of a lexicon), so it is done once for each question."""
        if self._counted is None or self._counted[:2] != (self.decision, seat):
            self._counted = (self.decision, seat, len(self.options(seat)))
        return self._counted[2]

    def preview(self, seat: int, action: Action) -> Any:
        """What this answer would bring, as far as the seat can know it; `Illegal` if it would be refused."""
        world = self.g.copy()
        if seat in world.sealed:
            world.retract(seat)
        _require_allowed(world, seat, action)
        preview = self.spec.table.preview
        return None if preview is None else preview(world, seat, action)

    @property
    def log_since(self) -> int:
        """The step from which people may look back; 0: from the deal on."""
        if self._log_since is None:
            kind = None if self.over else self.spec.table.log_since(self.g)
            begun = () if kind is None else (h.step for h in reversed(self.events) if isinstance(h.event, kind))
            self._log_since = next(iter(begun), 0)
        return self._log_since

    @property
    def first_moment(self) -> int:
        """The first moment that people may look at, counted from 0."""
        return bisect_left(self.question_steps, self.log_since)

    def seen(self, seat: int | None, since: int = -1) -> list[Happened]:
        """What this seat saw happen after `since`, oldest first, as far as one may look back."""
        return [
            happened._replace(event=event)
            for happened in self.events[self._first_after(since) :]
            if (event := happened.event.seen_by(seat)) is not None
        ]

    def frames(self, seat: int | None, since: int = -1) -> list[ViewFrame]:
        """The views at marked events after `since`; an event is named by its index in `seen`."""
        first = self._first_after(since)
        if not self._frames or self._frames[-1][0] < first:
            return []
        kept = {index - first: g for index, g in self._frames if index >= first}
        return self._views([happened.event for happened in self.events[first:]], kept, seat)

    def _views(self, events: Sequence[Event], kept: Mapping[int, State], seat: int | None) -> list[ViewFrame]:
        seen = [index for index, event in enumerate(events) if event.seen_by(seat) is not None]
        return [ViewFrame(i, self.spec.view(kept[index], seat)) for i, index in enumerate(seen) if index in kept]

    def _first_after(self, since: int) -> int:
        """The first event after `since` that people may look back at."""
        if self._first is None or self._first[0] != since:
            first = max(
                bisect_right(self.events, since, key=lambda happened: happened.at),
                bisect_left(self.events, self.log_since, key=lambda happened: happened.step),
            )
            self._first = since, first
        return self._first[1]

    def seal(self) -> Record:
        """The record with the fingerprint of where it ends."""
        self.record.final = self.spec.hash(self.g)
        return self.record

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, action: Action, at: int = 0, *, frames: bool = True) -> None:
        """Answer for a seat, or change its answer. A refused answer (`Illegal`) changes nothing.

        Frames cost half of the time: where nobody will look at them, none are kept.
        """
        g = self.g
        if self.held is not None and self.held[0] != seat:
            raise Illegal("refusal-not-asked")
        before = self._open_again(seat)
        g.log = log = EventLog(g, self.spec.table.frames if frames else ())
        try:
            g.act(seat, action)
        except GreatHallError:
            self._close_again(seat, before)
            raise
        finally:
            g.log = None  # not kept: state and log would hold each other in memory
        if before is not None:
            self.record.drop(seat)
        self.held = None
        self.record.add(seat, action)
        if not g.sealed:
            self.decision += 1
            self.question_steps.append(self.step)
        self._frames.extend((len(self.events) + index, state) for index, state in log.frames.items())
        self.events += [Happened(at, self.step, event) for event in log]
        self._log_since = self._first = None

    def hold(self, seat: int, action: Action) -> None:
        """The last answer is in, but the question stays open: keep it aside, so that all can still change theirs."""
        before = self._open_again(seat)
        try:
            _require_allowed(self.g, seat, action)
        except GreatHallError:
            self._close_again(seat, before)
            raise
        if before is not None:
            self.record.drop(seat)
        self._seal_held(seat)
        self.held = (seat, action)

    def retract(self, seat: int) -> None:
        """Take back an answer while others still choose."""
        if self.held is not None and self.held[0] == seat:
            self.held = None
            return
        self.g.retract(seat)
        self.record.drop(seat)
        self._seal_held(seat)

    def _open_again(self, seat: int) -> Action | None:
        before = self.g.sealed.get(seat)
        if before is not None:
            self.g.retract(seat)
        return before

    def _close_again(self, seat: int, before: Action | None) -> None:
        if before is not None:
            self.g.act_unchecked(seat, before)

    def _seal_held(self, other: int) -> None:
        """Somebody else is missing now, so the held answer can be given to the game like the others."""
        if self.held is not None and self.held[0] != other:
            seat, action = self.held
            self.g.act_unchecked(seat, action)
            self.record.add(seat, action)
        self.held = None

    # -- taking back ---------------------------------------------------------------------------------------------------

    def undo_step(self, seat: int) -> int | None:
        """The step before the seat's last answer to a question that left it a choice; None if there is none."""
        for asked, until in zip(reversed(self.question_steps[:-1]), reversed(self.question_steps[1:]), strict=True):
            if any(who == seat for who, _ in self.record.actions[asked:until]):
                options = self.state_at(asked).options(seat)
                if isinstance(options, LazyOptions) or len(options) > 1:
                    return asked
        return None

    def undo(self, step: int, at: int = 0) -> None:
        """The game as it was after that many steps."""
        self.g = self.state_at(step)
        self.record.actions = self.record.actions[:step]
        self.question_steps = [asked for asked in self.question_steps if asked <= step]
        self.events = [happened for happened in self.events if happened.step <= step]
        self.held = None
        self._frames.clear()
        self._snapshots = {kept: g for kept, g in self._snapshots.items() if kept <= step}
        self._walker = None
        self._log_since = self._first = None
        self.decision += 1
        self.reset = at

    def revealed_since(self, step: int, rng: Random) -> bool:
        """Has anybody learned something hidden since that step? If not, it may be undone without asking.

        Learned is what tells two worlds apart: for each seat, other worlds that it could not tell from the true one at
        that step are played through the same answers. If it can tell one of them apart afterwards, it has learned.
        """
        questions = zip(self.question_steps, self.question_steps[1:], strict=False)
        if any(until - asked > 1 for asked, until in questions if asked >= step):
            return True  # answers given in secret were shown to all
        before = self.state_at(step)
        answers = [(seat, self.spec.decode(action)) for seat, action in self.record.actions[step:]]
        seats = (None, *range(self.record.seats))
        known = self._known_after(before.copy(), answers, seats)
        for seat in seats:
            for _ in range(WORLDS):
                try:
                    world = self.spec.redeal(before, seat, rng)
                    if self._known_after(world, answers, (seat,))[seat] != known[seat]:
                        return True
                except GreatHallError:
                    return True
        return False

    def _known_after(
        self, g: State, answers: list[tuple[int, Action]], seats: Sequence[int | None]
    ) -> dict[int | None, bytes]:
        """What each of these seats knows after the answers: its situation and what it saw happen."""
        log = logged(g)
        for seat, action in answers:
            g.act(seat, action)
        return {seat: msgspec.json.encode((self.spec.situation(g, seat), masked(log, seat))) for seat in seats}

    # -- looking back --------------------------------------------------------------------------------------------------

    def state_at(self, step: int) -> State:
        """The state after that many steps, as a copy without a log."""
        start, g = max(self._kept(step), key=lambda kept: kept[0], default=(0, None))
        g = self._deal() if g is None else g.copy()
        self._play(g, start, step)
        return g

    def _kept(self, step: int) -> list[tuple[int, State]]:
        """The states at hand from which this step can be reached."""
        walker = [] if self._walker is None else [self._walker]
        return [(kept, g) for kept, g in (*self._snapshots.items(), *walker) if kept <= step]

    def _play(self, g: State, start: int, step: int) -> None:
        """Play on from one step to another, and keep states for the next time."""
        last = self.question_steps[-1]  # answers to the open question may still change
        for at in range(start, step):
            if at % SNAPSHOT_EVERY == 0 and at <= last and at not in self._snapshots:
                self._snapshots[at] = g.copy()
            seat, action = self.record.actions[at]
            g.act(seat, self.spec.decode(action))
        if step <= last:
            self._walker = (step, g.copy())

    @property
    def moments(self) -> int:
        """How many moments a replay shows: the questions asked, and the end."""
        return len(self.question_steps)

    def moment(self, number: int, seat: int | None) -> Moment:
        """A moment of the replay, counted from 0, as this seat saw it."""
        step = self.question_steps[number]
        if number == 0:
            dealt = [happened.event for happened in self.events if happened.step == 0]
            return Moment(0, (), masked(dealt, seat), [], self.spec.situation(self.state_at(0), seat))
        before = self.question_steps[number - 1]
        g = self.state_at(before)
        g.log = log = EventLog(g, self.spec.table.frames)
        self._play(g, before, step)
        g.log = None
        by = tuple(who for who, _ in self.record.actions[before:step])
        frames = self._views(log, log.frames, seat)
        return Moment(step, by, masked(log, seat), frames, self.spec.situation(g, seat))


def _require_allowed(g: State, seat: int, action: Action) -> None:
    """`Illegal`, with the reason, if the state would refuse this answer."""
    now = g.asked
    if now is None or seat not in g.waiting:
        raise Illegal("refusal-not-asked")
    if not now.effect.allows(g, now, seat, action):
        raise now.effect.refusal(g, now, seat, action)
