"""One game under inspection, and what is remembered from game to game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import msgspec

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Event, LazyOptions, State, sample
from greathall.core.spec import GameSpec
from greathall.laws.broken import LawBroken, difference


@dataclass(frozen=True, kw_only=True)
class Care:
    """How closely to look. A share is a share of the decisions; a bigger game affords smaller ones."""

    json: float = 1.0
    secrecy: float = 1.0
    listening: float = 1.0
    honesty: float = 1.0
    playouts: float = 0.03
    """The share of redealt worlds that are played to their end."""
    viewers: int = 9
    """For how many seats (the spectator counts as one) a decision is redealt."""
    tries: int = 8
    """How many options, and how many other answers, are tried at a decision."""
    listed: int = 300
    """Lazy options up to this number are listed and compared whole; of more, only samples are."""
    copies: int = 6
    """How many past copies are kept, to see that they never change."""
    worlds: int = 7
    """How many redealt worlds are asked whether an event tells too much."""


THOROUGH = Care()
QUICK = Care(json=0.3, secrecy=0.4, listening=0.1, honesty=0.3, playouts=0.01, viewers=3, tries=4)


@dataclass
class Place:
    """In how many games a hidden place was redealt, how often, and how often it then was another."""

    games: set[int | str] = field(default_factory=set)
    redealt: int = 0
    varied: int = 0


@dataclass
class Clue:
    """How something told and a hidden place went together: see `greathall.laws.listening`."""

    trials: int = 0
    luck: dict[tuple[Any, ...], float] = field(default_factory=dict)
    """For what was always there: the logarithm of the chance that this was coincidence."""


@dataclass
class Tally:
    """What is remembered over the games of one run."""

    checked: Counter[str] = field(default_factory=Counter)
    games: int = 0
    answers: int = 0
    longest: int = 0
    met: list[Action] = field(default_factory=list)
    """Some actions met in play: to be tried where they are not allowed."""
    places: dict[tuple[str, str], Place] = field(default_factory=dict)
    """By who looks (a seat, a spectator) and the name of the place."""
    clues: dict[tuple[Any, ...], Clue] = field(default_factory=dict)
    spoken: Counter[str] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)


Driver = Callable[["Trial"], tuple[int, Action]]
"""Who plays: chooses one of the seats that are asked, and its answer."""


class Trial:
    """One game under inspection: the state, how it came about, and the tools the laws share."""

    def __init__(
        self,
        spec: GameSpec[Any],
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        care: Care = THOROUGH,
        tally: Tally | None = None,
    ) -> None:
        self.spec = spec
        self.seats = spec.seats[0] if seats is None else seats
        self.seed = seed
        self.options = dict(options or {})
        self.care = care
        self.tally = Tally() if tally is None else tally
        self.rng = Random(f"laws {seed}")
        self.answers: list[tuple[int, Action]] = []
        self.elsewhere: list[tuple[int, Action]] = []
        """Answers given on a copy or in a redealt world after `answers`."""
        self.events: list[Event] = []
        self.heard = 0
        """How many of the events the law of secrecy has listened to."""
        self.clued: set[tuple[Any, ...]] = set()
        self.random = True
        """Whether all answers are random, so that nothing can be read from a player's habits."""
        self.prints: list[str] = []
        """The fingerprint at each decision."""
        self.past: list[tuple[int, State, str]] = []
        self.current = "progress"
        with self.law("progress"):
            self.g: Any = spec.new(seats=self.seats, seed=seed, log=self.events, **self.options)
        with self.law("conservation"):
            self.pieces = dict(spec.pieces(self.g))

    # -- how laws speak ------------------------------------------------------------------------------------------------

    @contextmanager
    def law(self, name: str) -> Iterator[None]:
        """What follows is checked in the name of this law: an error in it breaks the law, a passage is counted."""
        before, self.current = self.current, name
        given = len(self.elsewhere)
        try:
            yield
        except LawBroken:
            raise
        except Illegal as refused:
            self.current = "honest options"
            raise self.broken(f"an option is refused: {refused}") from refused
        except Exception as error:
            raise self.broken(f"{type(error).__name__}: {error}") from error
        finally:
            self.current = before
        del self.elsewhere[given:]
        self.tally.checked[name] += 1

    def broken(self, what: str, lines: Sequence[str] = ()) -> LawBroken:
        """The failure of the law that is being checked, with all that is needed to meet it again."""
        extra = [f"then, on another table: {self._json(self.elsewhere)}"] if self.elsewhere else []
        return LawBroken(
            self.current,
            self.spec.id,
            what,
            difference=[*lines, *extra],
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            answers=[(seat, msgspec.to_builtins(action)) for seat, action in self.answers],
        )

    def want(self, fact: bool, what: str, *lines: str) -> None:
        if not fact:
            raise self.broken(what, lines)

    def same(self, one: Any, other: Any, what: str) -> None:
        """Two things must be the same JSON."""
        left, right = self.plain(one), self.plain(other)
        if left != right:
            raise self.broken(what, difference(left, right))

    # -- what laws use -------------------------------------------------------------------------------------------------

    def often(self, share: float) -> bool:
        return share >= 1 or self.rng.random() < share

    def print(self, g: State) -> str:
        return self.spec.hash(g)

    def plain(self, thing: Any) -> Any:
        """As it travels: JSON values."""
        return msgspec.json.decode(msgspec.json.encode(thing))

    def listed(self, options: Sequence[Action]) -> list[Action] | None:
        """All the options, or None if they are too many to list."""
        if not isinstance(options, LazyOptions):
            return list(options)
        some = list(islice(options, self.care.listed + 1))
        return some if len(some) <= self.care.listed else None

    def some(self, options: Sequence[Action]) -> list[Action]:
        """A few of the options, all of them if they are few."""
        if isinstance(options, LazyOptions):
            return [
                *islice(options, self.care.tries // 2),
                *(sample(options, self.rng) for _ in range(self.care.tries)),
            ]
        if len(options) <= self.care.tries:
            return list(options)
        return self.rng.sample(list(options), self.care.tries)

    def any(self, g: State, seat: int) -> Action:
        return sample(g.options(seat), self.rng)

    def answer_all(self, g: State, seats: Iterable[int]) -> list[tuple[int, Action]]:
        """On a copy: these seats answer at random, so that the agenda goes on; a crash there is a lack of progress."""
        answers = []
        with self.law("progress"):
            for seat in seats:
                answers.append((seat, self.any(g, seat)))
                self.elsewhere.append(answers[-1])
                g.act(*answers[-1])
        return answers

    def record(self, seat: int, action: Action) -> None:
        """The answer that is given at the true table."""
        self.answers.append((seat, action))
        met = self.tally.met
        if len(met) < 200:
            met.append(action)
        elif self.rng.random() < 0.1:
            met[self.rng.randrange(len(met))] = action

    def _json(self, answers: Sequence[tuple[int, Action]]) -> str:
        return msgspec.json.encode([(seat, msgspec.to_builtins(action)) for seat, action in answers]).decode()
