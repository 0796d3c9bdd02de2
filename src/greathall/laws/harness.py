"""One game under test, and what is remembered from game to game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import msgspec

from greathall.core.codec import encoded_state
from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Event, LazyOptions, State, sample
from greathall.core.spec import GameSpec
from greathall.laws.errors import LawBroken, difference
from greathall.laws.fairness import Counts


@dataclass(frozen=True, kw_only=True)
class CheckLevel:
    """How closely to look. A share is a share of the decisions; use smaller ones for bigger games."""

    json: float = 1.0
    secrecy: float = 1.0
    event_leaks: float = 1.0
    options: float = 1.0
    twins: float = 0.2
    """The share of decisions from which a pair of worlds is played on that a seat cannot tell apart."""
    frames: float = 1.0
    """The share of recorded frames that are redealt and compared."""
    playouts: float = 0.03
    """The share of redealt worlds that are played to their end."""
    viewers: int = 9
    """For how many seats (the spectator counts as one) a decision is redealt: for those that are asked, and for at
    least one of the others, in turn."""
    tries: int = 8
    """How many options, and how many other answers, are tried at a decision."""
    listed: int = 300
    """Lazy options up to this number are listed and compared whole; of more, only samples are."""
    copies: int = 6
    """How many past copies are kept, to see that they never change."""
    deals: int = 1000
    """How many games are only dealt, to see whether chance is fair; and ten times as many throws of each die."""
    worlds: int = 7
    """How many redealt worlds are compared to find out whether an event leaks."""
    lessons: int = 3
    """How many other answers are tried where a lesson allows everything; none: no lesson is played."""


THOROUGH = CheckLevel()
QUICK = CheckLevel(
    json=0.3,
    secrecy=0.4,
    event_leaks=0.1,
    options=0.3,
    twins=0.1,
    frames=0.05,
    playouts=0.01,
    viewers=3,
    tries=4,
    deals=200,
    lessons=1,
)


@dataclass
class ZoneStats:
    """In how many games a hidden zone was redealt, how often, and how often its content then differed."""

    games: set[int | str] = field(default_factory=set)
    redealt: int = 0
    varied: int = 0


@dataclass
class Correlation:
    """How often something an event says coincided with a hidden zone: see `greathall.laws.event_leaks`."""

    trials: int = 0
    log_p: dict[tuple[Any, ...], float] = field(default_factory=dict)
    """For each feature that was there every time: the logarithm of the probability that this is a coincidence."""


@dataclass
class Totals:
    """What is counted and remembered over the games of one run."""

    checked: Counter[str] = field(default_factory=Counter)
    """How often each law was checked."""
    games: int = 0
    answers: int = 0
    longest: int = 0
    seen_actions: list[Action] = field(default_factory=list)
    """Some actions that were played: to be tried where they are not allowed."""
    zones: dict[tuple[str, str], ZoneStats] = field(default_factory=dict)
    """By viewer (a seat, a spectator) and the name of the hidden zone."""
    twin_parts: dict[tuple[str, str], ZoneStats] = field(default_factory=dict)
    """By viewer and part of the state: what differed between worlds that the viewer could not tell apart."""
    orders: dict[str, dict[int | str, LawBroken]] = field(default_factory=dict)
    """By kind of event and game: the same events in two orders."""
    correlations: dict[tuple[Any, ...], Correlation] = field(default_factory=dict)
    thrown: Counts = field(default_factory=Counts)
    """What chance decided in the games that were played at random."""
    formatted: Counter[str] = field(default_factory=Counter)
    """With how many sets of arguments each message was formatted."""
    sentences: set[str] = field(default_factory=set)
    text_fault: LawBroken | None = None
    """The first message that could not be formatted. It is reported last: a new game is played before it is
    translated."""


Driver = Callable[["Trial"], tuple[int, Action]]
"""Plays: chooses one of the seats that are asked, and its answer."""


class Trial:
    """One game under test: the state, how it came about, and the tools that the laws share."""

    def __init__(
        self,
        spec: GameSpec[Any],
        seats: int | None = None,
        seed: int | str = 0,
        settings: Mapping[str, Any] | None = None,
        level: CheckLevel = THOROUGH,
        totals: Totals | None = None,
    ) -> None:
        self.spec = spec
        self.seats = spec.seats[0] if seats is None else seats
        self.seed = seed
        self.settings = dict(settings or {})
        self.level = level
        self.totals = Totals() if totals is None else totals
        self.rng = Random(f"laws {seed}")
        self.answers: list[tuple[int, Action]] = []
        self.on_copy: list[tuple[int, Action]] = []
        """Answers given on a copy or in a redealt world after `answers`."""
        self.events: list[Event] = []
        self.events_checked = 0
        self.frames: list[State] = []
        """The states at the marked events of the last answer."""
        self.correlated: set[tuple[Any, ...]] = set()
        """The correlations that this game has counted for: each game counts once."""
        self.random_play = True
        """Whether all answers are random, so that nothing can be inferred from a player's habits."""
        self.fingerprints: list[bytes] = []
        """The fingerprint at each decision."""
        self.past: list[tuple[int, State, bytes]] = []
        self._turn = self.rng.randrange(self.seats + 1)
        self.current = "termination"
        with self.law("termination"):
            self.g: Any = spec.new(seats=self.seats, seed=seed, log=self.events, **self.settings)
        with self.law("conservation"):
            self.pieces = dict(spec.pieces(self.g))

    # -- how laws report -----------------------------------------------------------------------------------------------

    @contextmanager
    def law(self, name: str) -> Iterator[None]:
        """What follows checks this law: an exception inside breaks it, getting to the end is counted."""
        before, self.current = self.current, name
        given = len(self.on_copy)
        try:
            yield
        except LawBroken:
            raise
        except Illegal as refused:
            self.current = "options"
            raise self.broken(f"an option is refused: {refused}") from refused
        except Exception as error:
            raise self.broken(f"{type(error).__name__}: {error}") from error
        finally:
            self.current = before
        del self.on_copy[given:]
        self.totals.checked[name] += 1

    def broken(self, what: str, lines: Sequence[str] = (), law: str | None = None) -> LawBroken:
        """The failure of a law (by default of the one being checked), with all that is needed to reproduce it."""
        extra = [f"then, on a copy: {self._json(self.on_copy)}"] if self.on_copy else []
        return LawBroken(
            law or self.current,
            self.spec.id,
            what,
            difference=[*lines, *extra],
            seats=self.seats,
            seed=self.seed,
            settings=self.settings,
            answers=[(seat, msgspec.to_builtins(action)) for seat, action in self.answers],
        )

    def require(self, fact: bool, what: str, *lines: str) -> None:
        if not fact:
            raise self.broken(what, lines)

    def require_unchanged(self, what: str) -> None:
        """Looking at the game must not change it."""
        self.require(self.fingerprint(self.g) == self.fingerprints[-1], f"{what} changed the state")

    def require_same(self, one: Any, other: Any, what: str) -> None:
        """Both must be the same JSON."""
        if msgspec.json.encode(one) == msgspec.json.encode(other):
            return
        left, right = self.as_json(one), self.as_json(other)
        if left != right:
            raise self.broken(what, difference(left, right))

    def since(self, before: bytes, g: State) -> list[str]:
        """What has changed in a state since its fingerprint was taken."""
        return difference(msgspec.json.decode(before), msgspec.json.decode(self.fingerprint(g)))

    # -- what laws use -------------------------------------------------------------------------------------------------

    def viewers(self) -> list[int | None]:
        """The seats (None: a spectator) for which to look at a decision, or at a moment on the way to it."""
        self._turn += 1
        first = self._turn % (self.seats + 1)
        everybody: list[int | None] = [None, *range(self.seats)]
        others = [seat for seat in everybody[first:] + everybody[:first] if seat not in self.g.waiting]
        asked = self.rng.sample(self.g.waiting, min(len(self.g.waiting), max(1, self.level.viewers - 1)))
        return [*asked, *others][: self.level.viewers]

    def sampled(self, share: float) -> bool:
        return share >= 1 or self.rng.random() < share

    def fingerprint(self, g: State) -> bytes:
        """Tells states apart as `GameSpec.hash` does, and is quicker."""
        return encoded_state(g)

    def as_json(self, thing: Any) -> Any:
        """As it is sent: JSON values."""
        return msgspec.json.decode(msgspec.json.encode(thing))

    def list_options(self, options: Sequence[Action]) -> list[Action] | None:
        """All the options, or None if they are too many to list."""
        if not isinstance(options, LazyOptions):
            return list(options)
        some = list(islice(options, self.level.listed + 1))
        return some if len(some) <= self.level.listed else None

    def some_options(self, options: Sequence[Action]) -> list[Action]:
        """A few of the options, all of them if they are few."""
        if isinstance(options, LazyOptions):
            return [
                *islice(options, self.level.tries // 2),
                *(sample(options, self.rng) for _ in range(self.level.tries)),
            ]
        if len(options) <= self.level.tries:
            return list(options)
        return self.rng.sample(list(options), self.level.tries)

    def random_option(self, g: State, seat: int) -> Action:
        return sample(g.options(seat), self.rng)

    def answer_all(self, g: State, seats: Iterable[int]) -> list[tuple[int, Action]]:
        """On a copy: these seats answer at random, so that the agenda goes on; a crash there breaks “termination”."""
        answers = []
        with self.law("termination"):
            for seat in seats:
                answers.append((seat, self.random_option(g, seat)))
                self.on_copy.append(answers[-1])
                g.act(*answers[-1])
        return answers

    def record(self, seat: int, action: Action) -> None:
        """Remember the answer that is given in the game itself."""
        self.answers.append((seat, action))
        seen = self.totals.seen_actions
        if len(seen) < 200:
            seen.append(action)
        elif self.rng.random() < 0.1:
            seen[self.rng.randrange(len(seen))] = action

    def _json(self, answers: Sequence[tuple[int, Action]]) -> str:
        return msgspec.json.encode([(seat, msgspec.to_builtins(action)) for seat, action in answers]).decode()
