"""Chance is fair: no face, place, purpose, player or moment is better than another.

What is thrown and dealt is counted, each throw under several heads: by the face alone, by the player and the purpose,
by its number (a die of which every tenth throw is never a six), and by the throw before it. Under every head the count
of each outcome is a sum of independent chances that are known. By Hoeffding's inequality (1963, theorem 1), of n such
throws with mean chance p, a count of k or more, beyond its expectation, has at most the probability

    exp(-n * (x * ln(x / p) + (1 - x) * ln((1 - x) / (1 - p)))),  x = k / n

and in the same way for k or less. This is no approximation, so it may be trusted far out; it is multiplied by 2 for
both sides, by n + 1 because the game itself decided when to stop, and by the number of counts that were looked at.
What is then left below one in 10^9 breaks the law. So a run over fair chance fails, by chance, less than once in 10^9.

A row (a pile of cards; which house each seat got) is fair if every order is as likely as every other: each thing lies
at each place equally often, and each thing follows each other thing equally often. Both chances are known from the
row itself, whatever is in it.

What this does not see: a small bias. At n throws, a face of chance p must be off by about 9 * sqrt(p * (1 - p) / n).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise, permutations
from math import inf, log
from random import Random
from typing import Any

from greathall.core.chance import Chance
from greathall.core.kernel import Event
from greathall.core.spec import GameSpec
from greathall.laws.errors import LawBroken

LIMIT = 1e-9
MOMENTS = (7, 8, 9, 10, 11, 12)
"""Throws are told apart by their number modulo each of these: every second, third ... twelfth is among them."""

Chances = Mapping[Any, float]
"""The chance of each outcome; together they are 1."""


@dataclass
class _Head:
    """The counts of some throws that have something in common."""

    name: str
    throws: int = 0
    expected: defaultdict[Hashable, float] = field(default_factory=lambda: defaultdict(float))
    found: Counter[Hashable] = field(default_factory=Counter)

    def add(self, outcomes: Sequence[Hashable], chances: Chances) -> _Head:
        self.throws += len(outcomes)
        self.found.update(outcomes)
        for outcome, chance in chances.items():
            self.expected[outcome] += chance * len(outcomes)
        return self


class Counts:
    """What chance has decided, in the order in which it did."""

    def __init__(self) -> None:
        self._thrown: dict[str, tuple[list[Hashable], Chances]] = {}
        self._rows: defaultdict[tuple[str, int], list[Sequence[Hashable]]] = defaultdict(list)

    def throw(self, name: str, face: Hashable, chances: Chances) -> None:
        """One throw of a die."""
        if name not in self._thrown:
            self._thrown[name] = ([], chances)
        self._thrown[name][0].append(face)

    def row(self, name: str, row: Sequence[Hashable]) -> None:
        """One row of things of which every order is equally likely."""
        if len(row) > 1:
            self._rows[name, len(row)].append(tuple(row))

    def heads(self) -> Iterator[_Head]:
        """All that is counted."""
        for name, (faces, chances) in self._thrown.items():
            yield _Head(name).add(faces, chances)
            for modulo in MOMENTS:
                for rest in range(modulo):
                    yield _Head(f"{name}, throw {rest + 1} of every {modulo}").add(faces[rest::modulo], chances)
            after: defaultdict[Hashable, list[Hashable]] = defaultdict(list)
            for before, face in pairwise(faces):
                after[before].append(face)
            for before, following in after.items():
                yield _Head(f"{name}, after {before}").add(following, chances)
        for (name, _), rows in self._rows.items():
            yield from _heads_of_rows(name, rows)

    def most_suspicious(self) -> tuple[float, str, int]:
        """The logarithm of the probability, at most, that the strangest count is a coincidence; that count in words;
        and how many counts there are."""
        heads = [head for head in self.heads() if head.throws]
        number = sum(len(head.expected) for head in heads)
        worst, words = 0.0, "nothing was thrown"
        for head in heads:
            for outcome in head.found:
                if outcome not in head.expected:
                    return -inf, f"{head.name}: {outcome}, which cannot be", number
            for outcome, mean in head.expected.items():
                k = head.found[outcome]
                p = log_tail(head.throws, mean / head.throws, k) + log(2 * (head.throws + 1) * number)
                if p < worst or not worst:
                    worst = p
                    words = f"{head.name}: {outcome} came {k} times of {head.throws}, expected {mean:.1f}"
        return worst, words, number


def _heads_of_rows(name: str, rows: list[Sequence[Hashable]]) -> Iterator[_Head]:
    """Rows of one length: what lies at each place; and, of one pair of neighbours in each row (so that the pairs are
    independent of each other), what follows what."""
    size = len(rows[0])
    mean: defaultdict[Hashable, float] = defaultdict(float)
    for row in rows:
        for thing in row:
            mean[thing] += 1 / size / len(rows)
    for place, things in enumerate(zip(*rows, strict=True)):
        yield _Head(f"{name}, place {place + 1} of {size}").add(things, mean)
    after: dict[Hashable, _Head] = {}
    for number, row in enumerate(rows):
        at = number % (size - 1)
        rest = Counter(row)
        rest[row[at]] -= 1
        head = after.setdefault(row[at], _Head(f"{name} ({size}), after {row[at]}"))
        head.add([row[at + 1]], {thing: count / (size - 1) for thing, count in rest.items() if count})
    yield from after.values()


def log_tail(n: int, p: float, k: int) -> float:
    """Hoeffding: at most this is the logarithm of the probability that n chances of mean p give k or what is farther
    from the mean on the same side."""
    x = k / n
    if p <= 0 or p >= 1:
        return 0.0 if x == p else -inf
    one = x * log(x / p) if x else 0.0
    other = (1 - x) * log((1 - x) / (1 - p)) if x < 1 else 0.0
    return -n * (one + other)


def even(faces: int) -> Chances:
    return dict.fromkeys(range(faces), 1 / faces)


def weighted(weights: Mapping[Any, int]) -> Chances:
    whole = sum(weights.values())
    return {face: weight / whole for face, weight in weights.items()}


# -- the generators ----------------------------------------------------------------------------------------------------


def check_chance(make: Callable[[int], Chance], draws: int = 12_000) -> int:
    """A generator of chance, made from a seed: its faces, streams, seeds and shuffles. `LawBroken` if it is unfair.

    Returns how many counts were looked at.
    """
    counts = Counts()
    chance = make(0)
    for faces in (2, 3, 6, 10, 52):
        for _ in range(draws):
            counts.throw(f"below {faces}", chance.below("dice", faces), even(faces))
    streams = make(1)
    pairs = {(one, other): 1 / 36 for one in range(6) for other in range(6)}
    for _ in range(draws):
        counts.throw("two streams", (streams.below("dice", 6), streams.below("cards", 6)), pairs)
    for seed in range(draws):
        counts.throw("first throw of a seed", make(seed).below("dice", 6), even(6))
        row = [0, 1, 2]
        make(seed).shuffle("cards", row)
        counts.throw("first shuffle of a seed", tuple(row), dict.fromkeys(permutations(range(3)), 1 / 6))
    for size in (2, 3, 4, 7, 20, 60):
        for _ in range(draws if size < 20 else draws // 6):
            row = list(range(size))
            chance.shuffle("cards", row)
            counts.row(f"shuffle of {size}", row)
    return require_fair(type(chance).__name__, counts)


# -- the games ---------------------------------------------------------------------------------------------------------


def note(spec: GameSpec[Any], counts: Counts, events: Sequence[Event]) -> None:
    """Count what was thrown in a game that is played at random. (Who may choose between throws chooses the better.)"""
    rolled, throws = spec.odds.rolled, spec.odds.throws
    for event in events:
        told = rolled(event)
        if told is not None:
            name, by, face = told
            chances = weighted(throws[name][0])
            counts.throw(f"{name} in play", face, chances)
            counts.throw(f"{name} in play for {by}", face, chances)


def check(spec: GameSpec[Any], deals: int, counts: Counts | None = None) -> int:
    """Throw and deal by the rules of the game, in true and in redealt worlds; `LawBroken` if something is unfair.

    Returns how many counts were looked at.
    """
    counts = Counts() if counts is None else counts
    odds = spec.odds
    for name, (weights, throw) in odds.throws.items():
        chances = weighted(weights)
        true = spec.new(seed=f"fairness {name}")
        for world in (true, spec.redeal(true, None, Random(name))):
            kind = f"{name} in {'the true' if world is true else 'a redealt'} world"
            for _ in range(10 * deals):
                counts.throw(kind, throw(world), chances)
    for i in range(deals if odds.rows is not None else 0):
        assert odds.rows is not None
        seats = spec.seats[i % len(spec.seats)]
        for name, row in odds.rows(spec.new(seats=seats, seed=f"fairness {i}")).items():
            counts.row(f"{name} at a table of {seats}", row)
    return require_fair(spec.id, counts)


def require_fair(what: str, counts: Counts) -> int:
    log_p, words, number = counts.most_suspicious()
    if log_p < log(LIMIT):
        raise LawBroken("fairness", what, f"chance is not fair: {words} (by chance less than once in 10^9 runs)")
    return number
