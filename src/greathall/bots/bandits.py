"""What one seat has learnt in one node of a tree: which answers it has tried there, and their values.

Two ways of learning. `UCB1` finds the best answer: right where one seat chooses alone. `RegretMatching` learns how
often to give each answer: right where several choose at once, and a single best answer would be foreseen.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random

from greathall.bots.learners import NEGLIGIBLE
from greathall.core.kernel import Action

UCB_EXPLORATION = 0.6
"""How much `UCB1` favours what was tried less, in units of the range of the values seen: where all are close to each
other, a width made for values from 0 to 1 would try everything equally often for ever. (Their standard deviation would
shrink with what is tried most, and an unlucky first try would never be repeated.)"""
EXPLORATION_RATE = 0.15
"""How often `RegretMatching` answers at random, to keep learning."""


class Bandit:
    """Answers tried, how often, and the sum of their values."""

    __slots__ = ("actions", "total", "values", "visits")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.visits = [0] * len(actions)
        self.values = [0.0] * len(actions)
        self.total = 0

    def add(self, action: Action) -> None:
        """Consider one more answer."""
        self.actions.append(action)
        self.visits.append(0)
        self.values.append(0.0)

    def select(self, rng: Random) -> int:
        """The index of the answer to try now."""
        raise NotImplementedError

    def learn(self, tried: int, value: float) -> None:
        """The value of an answer that `select` chose."""
        raise NotImplementedError

    def strategy(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """The probability with which to give each answer, as learnt."""
        raise NotImplementedError


class UCB1(Bandit):
    """Tries the answer with the highest upper confidence bound."""

    __slots__ = ("highest", "lowest")

    def __init__(self, actions: list[Action]) -> None:
        super().__init__(actions)
        self.lowest = inf
        self.highest = -inf

    def select(self, rng: Random) -> int:
        visits = self.visits
        untried = visits.count(0)
        if untried:
            skip = int(rng.random() * untried)
            at = visits.index(0)
            while skip:
                at = visits.index(0, at + 1)
                skip -= 1
            return at
        width = UCB_EXPLORATION * (self.highest - self.lowest) * sqrt(log(self.total))
        best = -1.0
        at = 0
        for i, value in enumerate(self.values):
            n = visits[i]
            bound = value / n + width / sqrt(n)
            if bound > best:
                best = bound
                at = i
        return at

    def learn(self, tried: int, value: float) -> None:
        self.total += 1
        self.visits[tried] += 1
        self.values[tried] += value
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)

    def strategy(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """Always the answer tried most (among equals the one with the higher value)."""
        best = max(range(len(self.visits)), key=lambda i: (self.visits[i], self.values[i]))
        return [float(i == best) for i in range(len(self.visits))]


class RegretMatching(Bandit):
    """Gives each answer in proportion to its positive regret.

    Only one answer is tried at a time; the values of the others are estimated by their averages, and the deviation of
    the one tried is divided by its probability. So the estimate is unbiased and has a low variance.
    """

    __slots__ = ("probabilities", "regrets", "strategy_sum")

    def __init__(self, actions: list[Action]) -> None:
        super().__init__(actions)
        self.regrets = [0.0] * len(actions)
        self.strategy_sum = [0.0] * len(actions)
        self.probabilities: list[float] = []

    def add(self, action: Action) -> None:
        super().add(action)
        self.regrets.append(0.0)
        self.strategy_sum.append(0.0)

    def select(self, rng: Random) -> int:
        positive = [regret if regret > 0.0 else 0.0 for regret in self.regrets]
        total = sum(positive)
        size = len(positive)
        probabilities = [regret / total for regret in positive] if total > 0.0 else [1.0 / size] * size
        self.probabilities = probabilities
        if rng.random() < EXPLORATION_RATE:
            return int(rng.random() * size)
        point = rng.random()
        for i, probability in enumerate(probabilities):
            point -= probability
            if point < 0.0:
                return i
        return max(range(size), key=probabilities.__getitem__)

    def learn(self, tried: int, value: float) -> None:
        probabilities = self.probabilities
        visits = self.visits
        values = self.values
        size = len(probabilities)
        seen = visits[tried]
        expected = values[tried] / seen if seen else value
        deviation = (value - expected) / ((1.0 - EXPLORATION_RATE) * probabilities[tried] + EXPLORATION_RATE / size)
        estimates = [values[i] / n if (n := visits[i]) else value for i in range(size)]
        estimates[tried] += deviation
        expected_value = 0.0
        for i, probability in enumerate(probabilities):
            expected_value += probability * estimates[i]
        regrets = self.regrets
        strategy_sum = self.strategy_sum
        for i, probability in enumerate(probabilities):
            regrets[i] += estimates[i] - expected_value
            strategy_sum[i] += probability
        self.total += 1
        visits[tried] = seen + 1
        values[tried] += value

    def strategy(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """The average strategy, without its negligible parts."""
        total = sum(self.strategy_sum) or 1.0
        top = max(self.strategy_sum)
        kept = [share if share == top or share >= negligible * total else 0.0 for share in self.strategy_sum]
        kept_total = sum(kept)
        return [share / kept_total if kept_total else 1.0 / len(kept) for share in kept]
