"""Two ways to learn from the worths of all answers in the same worlds.

`Race` finds the best answer: right where one seat chooses alone. `Mix` learns how often to give each answer: right
where several choose at once, and a single best answer would be foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf, sqrt
from typing import Protocol

ENOUGH = 4
"""In how many worlds an answer is tried at least before it can fall behind."""
BEHIND = 2.0
"""An answer so many standard errors behind the best one is out of the race; more where few worlds were seen."""
SURE = 2.0
"""The heuristic keeps the decision unless another answer is so many standard errors better, if the game says nothing
else (`BotHints.sure`)."""
PROMISING = 1.0
"""Where several choose at once, an answer counts as better beyond so many standard errors."""
INDIFFERENT = 0.003
"""A difference in the chance to win that is not worth another thought."""
NEGLIGIBLE = 0.12
"""What would be given less often than this is not given at all: such a remainder is mostly noise."""


class Learner(Protocol):
    """Learns from worlds which of some answers, by number, to give."""

    live: list[int]
    """The answers still to be tried in further worlds."""
    worths: list[list[float]]
    """By answer, in the worlds in which it was tried: always the first ones."""

    @property
    def settled(self) -> bool:
        """Whether more worlds could change nothing worth having."""

    def learn(self, rows: Sequence[Sequence[float]]) -> None:
        """The worths of the live answers in some more worlds."""

    def strategy(self) -> list[float]:
        """How often to give each answer."""


class Race:
    """Drops answers that have fallen behind. Number 0, if it `leads`, is the heuristic's: it wins unless beaten."""

    def __init__(self, answers: int, leads: bool, sure: float = SURE) -> None:
        self.live = list(range(answers))
        self.worths: list[list[float]] = [[] for _ in range(answers)]
        self.leads = leads
        self.sure = sure

    def learn(self, rows: Sequence[Sequence[float]]) -> None:
        for row in rows:
            for answer, worth in zip(self.live, row, strict=True):
                self.worths[answer].append(worth)
        top = self.worths[self.top]
        self.live = [answer for answer in self.live if not surely_more(top, self.worths[answer], BEHIND)]

    @property
    def top(self) -> int:
        """The best on average; among equals the first."""
        return max(self.live, key=lambda answer: (fsum(self.worths[answer]), -answer))

    def difference(self, one: int, other: int) -> tuple[int, float, float]:
        """Of two answers in the same worlds: their number, the mean difference and its standard error."""
        differences = [a - b for a, b in zip(self.worths[one], self.worths[other], strict=False)]
        return (len(differences), *mean_and_error(differences)) if differences else (0, 0.0, inf)

    @property
    def settled(self) -> bool:
        """One answer is left, or the others are surely no better than the heuristic's by anything worth having."""
        if len(self.live) == 1:
            return True
        first = 0 if self.leads and 0 in self.live else self.top
        for answer in self.live:
            if answer != first:
                count, middle, error = self.difference(answer, first)
                if count < 4 * ENOUGH or middle + SURE * error > INDIFFERENT:
                    return False
        return True

    def choice(self) -> int:
        top = self.top
        if not self.leads or 0 not in self.live:
            return top
        return top if surely_more(self.worths[top], self.worths[0], self.sure) else 0

    def strategy(self) -> list[float]:
        choice = self.choice()
        return [float(answer == choice) for answer in range(len(self.worths))]


class Mix:
    """Wary regret matching: each answer is given in proportion to how much better it surely is than the heuristic.

    Every world tells the worth of every answer, so regrets are exact in it; what counts is how far they lie above what
    chance would make of them. Where nothing is surely better, the heuristic's own mixture is kept, without the answers
    that are surely worse. All answers are tried in all worlds, and nothing is settled early: how long a bot thinks must
    not tell how sure it is.

    Measured at 79 decisions of Stupefy, each in 400 worlds: what the mixture learnt in 50 of them gains over the
    heuristic in the other 350, in thousandths of a victory. Regrets beyond two standard errors 5.6, beyond one 6.5 (the
    difference is 0.98 ± 0.23), a pure best answer, which could be foreseen, 7.1; learnt in 300 worlds 6.5, 7.5, 7.6.
    """

    settled = False

    def __init__(self, usual: Sequence[float]) -> None:
        """`usual`: how often the heuristic gives each answer."""
        self.usual = list(usual)
        self.live = list(range(len(self.usual)))
        self.worths: list[list[float]] = [[] for _ in self.usual]

    def learn(self, rows: Sequence[Sequence[float]]) -> None:
        for row in rows:
            for worths, worth in zip(self.worths, row, strict=True):
                worths.append(worth)

    def strategy(self) -> list[float]:
        if len(self.worths[0]) < ENOUGH:
            return self.usual
        usual = self.usual
        expected = [fsum([s * w for s, w in zip(usual, row, strict=True)]) for row in zip(*self.worths, strict=True)]
        regrets, kept = [], []
        for worths, share in zip(self.worths, usual, strict=True):
            middle, error = mean_and_error([worth - e for worth, e in zip(worths, expected, strict=True)])
            regrets.append(max(0.0, middle - PROMISING * error))
            kept.append(share if middle > -BEHIND * error else 0.0)
        return _normal(regrets) or _normal(kept) or usual


def surely_more(one: Sequence[float], other: Sequence[float], sure: float) -> bool:
    """Whether one is more than the other by so many standard errors, and more of them where few worlds were seen."""
    differences = [a - b for a, b in zip(one, other, strict=False)]
    if len(differences) < ENOUGH:
        return False
    middle, error = mean_and_error(differences)
    return middle > sure * error * (1.0 + 2.0 / len(differences))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error (infinite for a single one)."""
    count = len(values)
    middle = fsum(values) / count
    if count == 1:
        return middle, inf
    return middle, sqrt(fsum([(value - middle) ** 2 for value in values]) / (count * (count - 1)))


def _normal(shares: Sequence[float]) -> list[float] | None:
    """The shares made to add up to one, without negligible ones; None if all are 0."""
    total, most = fsum(shares), max(shares)
    if total <= 0.0:
        return None
    large = [share if share == most or share >= NEGLIGIBLE * total else 0.0 for share in shares]
    together = fsum(large)
    return [share / together for share in large]
