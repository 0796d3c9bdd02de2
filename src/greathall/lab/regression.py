"""Logistic regression with a ridge: who wins, explained by features.

One model serves both kinds of games. Among rivals exactly one wins, and the chance of each is its part of the sum of
exp(score): a conditional logit. Without rivals the one alternative, to lose, has the score 0 and there is a constant:
the ordinary logit. Newton's method, its steps by conjugate gradients; the sums over positions by numpy where it is
installed, else by plain Python, with the same result to many digits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from math import exp, fsum, log, sqrt
from typing import Any, NamedTuple, Protocol

NEWTON_STEPS = 25
CONSTANT = ""
"""The name of the constant among the features."""
Vector = list[float]


class Position(NamedTuple):
    """The features of each rival, and its share of the victory; a single one that may also lose has no rivals."""

    game: int
    """Positions of one game are never parted: what is held out must be other games."""
    rows: Sequence[Mapping[str, float]]
    won: Sequence[float]


class Weights(NamedTuple):
    constant: float
    weights: dict[str, float]


def fit(positions: Sequence[Position], ridge: float, plain: bool = False) -> Weights:
    """The weights of the least regularized log loss. `plain`: without numpy."""
    alone = len(positions[0].rows) == 1
    names = sorted({name for position in positions for row in position.rows for name in row})
    scales = _scales(positions, names)
    columns = [name for name in names if scales[name] > 0.0]
    if alone:
        columns = [CONSTANT, *columns]
        scales[CONSTANT] = 1.0
    pull = [0.0 if name == CONSTANT else ridge for name in columns]
    likelihood: _Likelihood = (_Plain if plain or not find_spec("numpy") else _Fast)(positions, columns, scales, alone)
    found = _newton(likelihood, pull)
    by_name = {name: weight / scales[name] for name, weight in zip(columns, found, strict=True)}
    return Weights(by_name.pop(CONSTANT, 0.0), by_name)


def log_loss(positions: Sequence[Position], weights: Weights) -> float:
    """How surprised one is, on average, by who wins."""
    return fsum(surprise(position, chances(position, weights)) for position in positions) / len(positions)


def chances(position: Position, weights: Weights) -> list[float]:
    """The chance of each rival."""
    constant, by_name = weights
    scores = [constant + fsum(by_name.get(name, 0.0) * x for name, x in row.items()) for row in position.rows]
    if len(scores) == 1:
        scores.append(0.0)
    most = max(scores)
    parts = [exp(score - most) for score in scores]
    total = fsum(parts)
    return [part / total for part in parts[: len(position.rows)]]


def baseline(positions: Sequence[Position]) -> float:
    """The log loss of one who looks at nothing: all rivals alike, or the share of games that are won."""
    if len(positions[0].rows) > 1:
        return fsum(log(len(position.rows)) for position in positions) / len(positions)
    won = fsum(position.won[0] for position in positions) / len(positions)
    return fsum(surprise(position, [won]) for position in positions) / len(positions)


def calibration(positions: Sequence[Position], weights: Weights, bins: int = 10) -> list[tuple[int, float, float]]:
    """By tenths of the chance said: how many, the mean chance said, the share that came true."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(bins)]
    for position in positions:
        for said, won in zip(chances(position, weights), position.won, strict=True):
            found[min(bins - 1, int(said * bins))].append((said, won))
    return [
        (len(pairs), fsum(said for said, _ in pairs) / len(pairs), fsum(won for _, won in pairs) / len(pairs))
        for pairs in found
        if pairs
    ]


def surprise(position: Position, said: Sequence[float]) -> float:
    """The log loss of these chances at one position."""
    tiny = 1e-12
    lost = 1.0 - fsum(position.won)
    total = -fsum(won * log(max(tiny, chance)) for won, chance in zip(position.won, said, strict=True) if won)
    if len(said) == 1 and lost > 0.0:
        total -= lost * log(max(tiny, 1.0 - said[0]))
    return total


def _scales(positions: Sequence[Position], names: Sequence[str]) -> dict[str, float]:
    """The standard deviation of each feature."""
    sums, squares = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    count = 0
    for position in positions:
        for row in position.rows:
            count += 1
            for name, x in row.items():
                sums[name] += x
                squares[name] += x * x
    return {name: sqrt(max(0.0, squares[name] / count - (sums[name] / count) ** 2)) for name in names}


class _Likelihood(Protocol):
    def __init__(
        self, positions: Sequence[Position], columns: Sequence[str], scales: Mapping[str, float], alone: bool
    ) -> None: ...

    def at(self, weights: Vector) -> tuple[float, Vector]:
        """The loss (summed) and its gradient; remembers where it stands."""

    def times(self, direction: Vector) -> Vector:
        """The second derivative there, times a direction."""


def _newton(likelihood: _Likelihood, pull: Vector) -> Vector:
    weights = [0.0] * len(pull)

    def whole(weights: Vector) -> tuple[float, Vector]:
        loss, gradient = likelihood.at(weights)
        loss += fsum(p * w * w for p, w in zip(pull, weights, strict=True)) / 2
        return loss, [g + p * w for g, p, w in zip(gradient, pull, weights, strict=True)]

    loss, gradient = whole(weights)
    for _ in range(NEWTON_STEPS):
        step = _conjugate_gradients(likelihood, pull, [-g for g in gradient])
        gain = -_dot(gradient, step)
        if gain < 1e-9 * (1.0 + abs(loss)):
            return weights
        length = 1.0
        while length > 1e-6:
            tried = [w + length * s for w, s in zip(weights, step, strict=True)]
            new_loss, new_gradient = whole(tried)
            if new_loss <= loss - 1e-4 * length * gain:
                break
            length /= 2
        else:
            likelihood.at(weights)
            return weights
        weights, loss, gradient = tried, new_loss, new_gradient
    return weights


def _conjugate_gradients(likelihood: _Likelihood, pull: Vector, right: Vector) -> Vector:
    found = [0.0] * len(right)
    rest, direction = right, right
    size = _dot(rest, rest)
    goal = 1e-12 * size
    for _ in range(4 * len(right)):
        if size <= goal or size == 0.0:
            break
        curved = [c + p * d for c, p, d in zip(likelihood.times(direction), pull, direction, strict=True)]
        bend = _dot(direction, curved)
        if bend <= 0.0:
            break
        step = size / bend
        found = [f + step * d for f, d in zip(found, direction, strict=True)]
        rest = [r - step * c for r, c in zip(rest, curved, strict=True)]
        before, size = size, _dot(rest, rest)
        direction = [r + size / before * d for r, d in zip(rest, direction, strict=True)]
    return found


def _dot(one: Vector, other: Vector) -> float:
    return fsum(a * b for a, b in zip(one, other, strict=True))


class _Plain:
    """Sums in plain Python, over the features that are not 0."""

    def __init__(
        self, positions: Sequence[Position], columns: Sequence[str], scales: Mapping[str, float], alone: bool
    ) -> None:
        place = {name: at for at, name in enumerate(columns)}
        self.size = len(columns)
        self.alone = alone
        self.groups = [
            (
                [
                    [(place[name], x / scales[name]) for name, x in row.items() if name in place and x]
                    + ([(place[CONSTANT], 1.0)] if alone else [])
                    for row in position.rows
                ],
                position.won,
            )
            for position in positions
        ]
        self.chances: list[list[float]] = []

    def at(self, weights: Vector) -> tuple[float, Vector]:
        loss, gradient = 0.0, [0.0] * self.size
        self.chances = []
        for rows, won in self.groups:
            scores = [sum([weights[at] * x for at, x in row]) for row in rows]
            most = max(scores) if not self.alone else max(0.0, scores[0])
            parts = [exp(score - most) for score in scores]
            total = sum(parts) + (exp(-most) if self.alone else 0.0)
            said = [part / total for part in parts]
            self.chances.append(said)
            together = sum(won)
            loss += (together if not self.alone else 1.0) * (log(total) + most)
            for row, score, chance, share in zip(rows, scores, said, won, strict=True):
                loss -= share * score
                excess = chance * (together if not self.alone else 1.0) - share
                for at, x in row:
                    gradient[at] += excess * x
        return loss, gradient

    def times(self, direction: Vector) -> Vector:
        product = [0.0] * self.size
        for (rows, _), said in zip(self.groups, self.chances, strict=True):
            moves = [sum([direction[at] * x for at, x in row]) for row in rows]
            mean = sum([chance * move for chance, move in zip(said, moves, strict=True)])
            for row, chance, move in zip(rows, said, moves, strict=True):
                weight = chance * (move - mean)
                for at, x in row:
                    product[at] += weight * x
        return product


class _Fast:
    """The same sums by numpy."""

    def __init__(
        self, positions: Sequence[Position], columns: Sequence[str], scales: Mapping[str, float], alone: bool
    ) -> None:
        import numpy as np  # a tenth of a second, which no other command should wait for

        place = {name: at for at, name in enumerate(columns)}
        sizes = [len(position.rows) for position in positions]
        self.np: Any = np
        self.alone = alone
        self.matrix: Any = np.zeros((sum(sizes), len(columns)), np.float32)
        at = 0
        for position in positions:
            for row in position.rows:
                for name, x in row.items():
                    if name in place:
                        self.matrix[at, place[name]] = x / scales[name]
                at += 1
        if alone:
            self.matrix[:, place[CONSTANT]] = 1.0
        self.starts: Any = np.cumsum([0, *sizes[:-1]])
        self.sizes: Any = np.array(sizes)
        self.won: Any = np.array([share for position in positions for share in position.won], float)
        self.together: Any = np.ones(len(sizes)) if alone else np.add.reduceat(self.won, self.starts)
        self.chances: Any = None

    def _spread(self, by_group: Any) -> Any:
        return self.np.repeat(by_group, self.sizes)

    def at(self, weights: Vector) -> tuple[float, Vector]:
        np = self.np
        scores = self.matrix @ np.array(weights)
        most = np.maximum.reduceat(scores, self.starts)
        if self.alone:
            most = np.maximum(most, 0.0)
        parts = np.exp(scores - self._spread(most))
        total = np.add.reduceat(parts, self.starts)
        if self.alone:
            total = total + np.exp(-most)
        self.chances = parts / self._spread(total)
        loss = float((self.together * (np.log(total) + most)).sum() - (self.won * scores).sum())
        excess = self.chances * self._spread(self.together) - self.won
        return loss, [float(x) for x in excess @ self.matrix]

    def times(self, direction: Vector) -> Vector:
        moves = self.matrix @ self.np.array(direction)
        mean = self.np.add.reduceat(self.chances * moves, self.starts)
        return [float(x) for x in (self.chances * (moves - self._spread(mean))) @ self.matrix]
