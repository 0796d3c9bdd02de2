"""One seat's memory of one situation: which answers it has tried there, and what came of them.

Two ways of learning. `Bounds` (UCB1) homes in on the best answer: right where one seat chooses alone. `Regrets`
(regret matching) learns how often to give each answer: right where several choose at once, and the best answer would
be foreseen.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from greathall.core.kernel import Action

EXPLORE = 0.6
"""How much `Bounds` values the untried; values lie between 0 and 1."""
STRAY = 0.15
"""How often `Regrets` answers anyhow, to keep learning."""
NEGLIGIBLE = 0.12
"""`Regrets` never really gives an answer that it has learnt to give more seldom than this: such a rest is mostly noise
of the search."""


class Bandit:
    """Answers tried, how often, and the sum of the values that came of them."""

    __slots__ = ("actions", "total", "values", "visits")

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.visits = [0] * len(actions)
        self.values = [0.0] * len(actions)
        self.total = 0

    def widen(self, action: Action) -> None:
        """One more answer to consider."""
        self.actions.append(action)
        self.visits.append(0)
        self.values.append(0.0)

    def select(self, rng: Random) -> int:
        """The index of the answer to try now."""
        raise NotImplementedError

    def learn(self, tried: int, value: float) -> None:
        """What came of an answer selected here."""
        raise NotImplementedError

    def note(self, tried: int, value: float) -> None:
        """What came of an answer that was chosen for other reasons."""
        self.total += 1
        self.visits[tried] += 1
        self.values[tried] += value

    def mix(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """How often to give each answer, as learnt."""
        raise NotImplementedError


class Bounds(Bandit):
    """The answer that could be the best, as far as one knows (UCB1)."""

    __slots__ = ()

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
        width = EXPLORE * sqrt(log(self.total))
        best = -1.0
        at = 0
        for i, value in enumerate(self.values):
            n = visits[i]
            bound = value / n + width / sqrt(n)
            if bound > best:
                best = bound
                at = i
        return at

    learn = Bandit.note

    def mix(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """All on the answer tried most (the better on average among equals)."""
        best = max(range(len(self.visits)), key=lambda i: (self.visits[i], self.values[i]))
        return [float(i == best) for i in range(len(self.visits))]


class Regrets(Bandit):
    """Each answer as often as it was missed (regret matching).

    Only one answer is tried at a time; what the others would have brought is estimated by their averages, and the
    surprise of the one tried is weighted by how seldom it is tried. So the estimate is right on average and varies
    little.
    """

    __slots__ = ("chances", "mixed", "regrets")

    def __init__(self, actions: list[Action]) -> None:
        super().__init__(actions)
        self.regrets = [0.0] * len(actions)
        self.mixed = [0.0] * len(actions)
        self.chances: list[float] = []

    def widen(self, action: Action) -> None:
        super().widen(action)
        self.regrets.append(0.0)
        self.mixed.append(0.0)

    def select(self, rng: Random) -> int:
        missed = [regret if regret > 0.0 else 0.0 for regret in self.regrets]
        whole = sum(missed)
        size = len(missed)
        self.chances = chances = [regret / whole for regret in missed] if whole > 0.0 else [1.0 / size] * size
        if rng.random() < STRAY:
            return int(rng.random() * size)
        point = rng.random()
        for i, chance in enumerate(chances):
            point -= chance
            if point < 0.0:
                return i
        return max(range(size), key=chances.__getitem__)

    def learn(self, tried: int, value: float) -> None:
        chances = self.chances
        visits = self.visits
        values = self.values
        size = len(chances)
        seen = visits[tried]
        expected = values[tried] / seen if seen else value
        surprise = (value - expected) / ((1.0 - STRAY) * chances[tried] + STRAY / size)
        guesses = [values[i] / n if (n := visits[i]) else value for i in range(size)]
        guesses[tried] += surprise
        usual = 0.0
        for i, chance in enumerate(chances):
            usual += chance * guesses[i]
        regrets = self.regrets
        mixed = self.mixed
        for i, chance in enumerate(chances):
            regrets[i] += guesses[i] - usual
            mixed[i] += chance
        self.total += 1
        visits[tried] = seen + 1
        values[tried] += value

    def mix(self, negligible: float = NEGLIGIBLE) -> list[float]:
        """The average of what was played, without its negligible parts."""
        whole = sum(self.mixed) or 1.0
        top = max(self.mixed)
        kept = [chance if chance == top or chance >= negligible * whole else 0.0 for chance in self.mixed]
        rest = sum(kept)
        return [chance / rest if rest else 1.0 / len(kept) for chance in kept]
