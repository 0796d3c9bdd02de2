"""The kernel: a state is plain data and an agenda of effects. It knows nothing of any game.

The kernel takes the topmost effect from the agenda; the effect acts, schedules others (`then`) or asks (`ask`). When
all who were asked have answered, the effect is told the answers and the agenda goes on. So a game stands still only at
decisions, and at any decision it can be copied, saved, redealt and resumed.
"""

from __future__ import annotations

import re
from collections.abc import MutableSequence, Sequence
from functools import cache
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
from msgspec import Struct
from mypy_extensions import mypyc_attr

from greathall.core.chance import Chance
from greathall.core.errors import Illegal
from greathall.core.events import Event as Event
from greathall.core.frame import Frame as Frame
from greathall.core.lazy import LazyOptions as LazyOptions
from greathall.core.messages import Message, message_key

Action = Any
"""Each game narrows this to its own tagged union of frozen structs."""
AnySeat = Any
"""A seat as whoever answers names it. What is none is refused, also where the kernel is compiled and looks at types."""
NOBODY: Final[tuple[int, ...]] = ()
"""Who is asked while effects happen. It has a type, because a compiled kernel takes a plain `()` for the type of
`waiting` from there on, and refuses the next question."""


G = TypeVar("G", bound="State", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G]):
    """One sentence of the rules: immutable, shared by all copies of all states.

    `id` is its stable name in saves, given by `greathall.core.codec.index_effects`.
    """

    id: str = ""
    prompts: ClassVar[tuple[str, ...]] = ()
    """The message keys of its questions; by default one, made of the class's name."""
    refusals: ClassVar[tuple[str, ...]] = ()
    """The message keys with which it refuses answers."""

    @classmethod
    def prompt_keys(cls) -> tuple[str, ...]:
        if cls.prompts or cls.options is Effect.options:
            return cls.prompts
        return (_prompt_key(cls.__name__),)

    def resolve(self, g: G, now: Frame) -> None:
        """Do it, schedule what follows with `g.then`, or stop for answers with `g.ask`."""
        raise NotImplementedError

    def options(self, g: G, now: Frame, seat: int) -> Sequence[Action]:
        """What the seat may answer: a function of the state, stored in none, so that it stays true after a redeal."""
        raise NotImplementedError

    def allows(self, g: G, now: Frame, seat: int, action: Action) -> bool:
        """Whether an answer is among the options; an effect may know a quicker way than to list them all."""
        return action in self.options(g, now, seat)

    def answered(self, g: G, now: Frame, answers: dict[int, Action]) -> None:
        """All who were asked have answered."""
        raise NotImplementedError

    def default(self, g: G, now: Frame, seat: int, rng: Random) -> Action:
        """The answer taken for a seat whose time is up."""
        return self.options(g, now, seat)[0]

    def imagine(self, g: G, now: Frame, seat: int, rng: Random) -> Action:
        """An answer that the seat may have sealed, for all that others know of it in the redealt world `g`."""
        return sample(self.options(g, now, seat), rng)

    def prompt(self, g: G, now: Frame, seat: int) -> Message:
        """The question, as the seat reads it."""
        return Message(self.prompt_keys()[0])

    def refusal(self, g: G, now: Frame, seat: int, action: Action) -> Illegal:
        """Why an answer that is not among the options is refused; it is well-typed, but may be of any kind."""
        return Illegal("refusal-not-an-option")


@cache
def _prompt_key(name: str) -> str:
    """The message key of the question that an effect with this name asks."""
    return message_key("prompt", *re.findall("[A-Z][a-z]*", name))


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data and an agenda. A game adds its own slots, copies them in its constructor, and nothing else.

    `State()` is an empty table; `State(like)` is a copy. The log is no part of the state: copies start without one.
    """

    __slots__ = (
        "agenda",
        "asked",
        "chance",
        "log",
        "offered",
        "offered_to",
        "sealed",
        "seats",
        "settings",
        "version",
        "waiting",
    )

    added: ClassVar[frozenset[str]] = frozenset()
    """Slots that older saves do not have: left out of saves and fingerprints while they are as on an empty table."""

    agenda: list[Frame]
    asked: Frame | None
    chance: Chance
    log: MutableSequence[Event] | None
    """A list of any kind: a compiled kernel would append to a `list` without asking what kind it is."""
    offered: Sequence[Action]
    """What `options` has found last, so that `act` need not find it again. It is no part of the state: copies and what
    is loaded start without it, and it is forgotten as soon as anything happens."""
    offered_to: AnySeat
    settings: Any
    sealed: dict[int, Action]
    seats: int
    version: int
    """The version of the rules by which this game is played: what was begun under older rules goes on under them."""
    waiting: tuple[int, ...]

    def __init__(self, like: State | None = None) -> None:
        self.log = None
        self.offered = ()
        self.offered_to = None
        if like is None:
            self.agenda = []
            self.asked = None
            self.chance = Chance(b"")
            self.settings = None
            self.sealed = {}
            self.seats = 0
            self.version = 1
            self.waiting = ()
        else:
            self.agenda = like.agenda[:]
            self.asked = like.asked
            self.chance = like.chance.copy()
            self.settings = like.settings
            self.sealed = like.sealed.copy()
            self.seats = like.seats
            self.version = like.version
            self.waiting = like.waiting

    def copy(self) -> Self:
        """The same world, apart: what happens in one is not seen in the other."""
        return type(self)(self)

    # -- for players, bots and servers ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.waiting and not self.agenda

    def options(self, seat: AnySeat) -> Sequence[Action]:
        """What the seat may answer now; nothing if it is not asked or has answered."""
        now = self.asked
        if now is None or seat not in self.waiting:
            return ()
        found = now.effect.options(self, now, seat)
        if type(found) is tuple:  # a list may be changed by whoever gets it, lazy options look at the state later
            self.offered = found
            self.offered_to = seat
        return found

    def act(self, seat: AnySeat, action: Action) -> None:
        """Answer for a seat. An answer that is not among the options is refused (`Illegal`) and changes nothing."""
        if seat != self.offered_to or action not in self.offered:
            self._check(seat, action)
        self.act_unchecked(seat, action)

    def _check(self, seat: AnySeat, action: Action) -> None:
        """`Illegal` with the reason if this is none of the seat's options."""
        now = self.asked
        if now is None or seat not in self.waiting:
            raise Illegal(self._why_not_asked(seat))
        try:
            allowed = now.effect.allows(self, now, seat, action)
        except TypeError:  # a compiled effect looks at the types of the fields
            allowed = False
            if well_typed(action):
                raise
        if not allowed:
            if not well_typed(action):
                raise Illegal("refusal-not-an-option")
            raise now.effect.refusal(self, now, seat, action)

    def act_unchecked(self, seat: int, action: Action) -> None:
        """`act` without the check, for one who has just chosen from `options`."""
        waiting = self.waiting
        now = self.asked
        assert now is not None
        self.offered = ()
        if len(waiting) > 1:
            self.sealed[seat] = action
            self.waiting = waiting[1:] if waiting[0] == seat else tuple([s for s in waiting if s != seat])
            return
        answers = self.sealed
        answers[seat] = action
        self.sealed = {}
        self.waiting = NOBODY
        self.asked = None
        now.effect.answered(self, now, answers)
        agenda = self.agenda
        while agenda and not self.waiting:  # as in `run`: the call would cost 2 % of a random game
            now = agenda.pop()
            now.effect.resolve(self, now)

    def retract(self, seat: AnySeat) -> None:
        """Take back a sealed answer while others are still choosing."""
        if seat not in self.sealed:
            raise Illegal("refusal-nothing-to-retract")
        self.offered = ()
        del self.sealed[seat]
        self.waiting = tuple(sorted((*self.waiting, seat)))

    def default(self, seat: AnySeat, rng: Random) -> Action:
        """The answer that is taken for this seat when its time is up."""
        now = self.asked
        if now is None or seat not in self.waiting:
            raise Illegal(self._why_not_asked(seat))
        return now.effect.default(self, now, seat, rng)

    def prompt(self, seat: AnySeat) -> Message | None:
        """The question this seat is asked, or has answered while others still choose."""
        now = self.asked
        if now is None or not (seat in self.waiting or seat in self.sealed):
            return None
        return now.effect.prompt(self, now, seat)

    # -- for rules -----------------------------------------------------------------------------------------------------

    def then(self, effects: Sequence[Effect[Any]], who: int = -1, source: str = "", n: int = 0) -> None:
        """These happen next, in the order written."""
        agenda = self.agenda
        for effect in reversed(effects):
            agenda.append(Frame(effect, who, source, n))

    def ask(self, now: Frame, *seats: int) -> None:
        """Stop until these seats (ascending; several choose at once and in secret) have answered."""
        self.asked = now
        self.waiting = seats

    def ask_all(self, now: Frame) -> None:
        """Stop until every seat has answered."""
        self.asked = now
        self.waiting = tuple(range(self.seats))

    def emit(self, event: Event) -> None:
        if self.log is not None:
            self.log.append(event)

    def finish(self) -> None:
        """The game ends now, whatever was still to come."""
        self.agenda.clear()

    def run(self) -> None:
        """Go on to the next decision or to the end."""
        self.offered = ()
        agenda = self.agenda
        while agenda and not self.waiting:
            now = agenda.pop()
            now.effect.resolve(self, now)

    def _why_not_asked(self, seat: AnySeat) -> str:
        if self.over:
            return "refusal-game-over"
        return "refusal-already-answered" if seat in self.sealed else "refusal-not-asked"


def well_typed(action: Action) -> bool:
    """Are the action's fields what they say they are? Then an effect can look into it for a reason to refuse it."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except (msgspec.ValidationError, TypeError):
        return False
    return isinstance(action, Struct)


def sample(options: Sequence[Action], rng: Random) -> Action:
    """One of the options, all equally likely; a lazy sequence draws in its own way, every option possible."""
    kind = type(options)
    if kind is not tuple and kind is not list and isinstance(options, LazyOptions):  # the last alone is slow
        return options.sample(rng)
    return options[int(rng.random() * len(options))]


def logged(g: State) -> list[Event]:
    """Start a log at this state, and return it."""
    log: list[Event] = []
    g.log = log
    return log
