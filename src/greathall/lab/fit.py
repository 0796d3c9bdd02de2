"""Fits the numbers of a game's bots to simulated games, and writes them into the files beside them.

Values (`Fit`): players by heuristic, who now and then answer anything, play games; at the first decision of a round the
features are noted, and in the end who has won. A logistic regression explains the one by the other. Every fifth game is
held out, to tell how good the fit is; the weights that are written come from all.

Heuristics (`Tuning`): each game is played with numbers of its own, from half to twice as large as they are (CLOP,
confident local optimization). A quadratic logit over all games says which way is up; the new numbers are kept only if
they win more on fresh deals.

Everything follows from the seed, whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from greathall.core.fitted import Fit, Fitted, Made, Model, Tuned, Tuning
from greathall.core.kernel import sample
from greathall.core.spec import GameSpec
from greathall.lab import regression
from greathall.lab.games import victory
from greathall.lab.regression import Position
from greathall.lab.workers import chunks_of, spread

STRAYS = 0.06
"""Up to this share of answers, drawn for each game, is anything at all: a value must know bad positions, too."""
HELD_OUT = 5
"""Every fifth game."""
CLEAR = 2.0
"""Standard errors: a slope that is not clearer than this changes nothing."""
DIGITS = 6
"""Of the numbers written: more would only differ from machine to machine."""

Progress = Callable[[int, int], None]


class Calibration(Struct, frozen=True):
    """How often things came true that were said to have some chance, in games that were held out."""

    count: int
    said: float
    true: float


class FittedValue(NamedTuple):
    """What came of a fit."""

    fitted: Fitted
    calibration: dict[str, list[Calibration]]


class _Task(NamedTuple):
    which: int
    seed: str


def fit_value(
    spec: GameSpec[Any], which: int, games: int | None = None, seed: str = "1", workers: int = 1,
    progress: Progress | None = None,
) -> FittedValue:  # fmt: skip
    """One of the game's values (by its number in `spec.bots.fits`)."""
    fit = spec.bots.fits[which]
    games = games or fit.games
    found: dict[str, list[Position]] = {}
    chunks = chunks_of(games, workers)
    parts = spread(_note_chunk, spec, chunks, _Task(which, seed), workers)
    for chunk, part in zip(chunks, parts, strict=True):
        for name, positions in part:
            found.setdefault(name, []).extend(positions)
        if progress is not None:
            progress(chunk.stop, games)
    models, tables = {}, {}
    for name, positions in sorted(found.items()):
        models[name], tables[name] = _model(positions, fit.ridge)
    made = Made(game=spec.id, version=spec.version, games=games, seed=seed)
    return FittedValue(Fitted(made=made, models=models), tables)


def _model(positions: list[Position], ridge: float) -> tuple[Model, list[Calibration]]:
    held_out = [position for position in positions if position.game % HELD_OUT == 0] or positions
    others = [position for position in positions if position.game % HELD_OUT] or positions
    known = regression.fit(others, ridge)
    final = regression.fit(positions, ridge)
    model = Model(
        constant=_rounded(final.constant),
        weights={name: _rounded(weight) for name, weight in sorted(final.weights.items())},
        positions=len(positions),
        log_loss=round(regression.log_loss(held_out, known), 4),
        without_features=round(regression.baseline(held_out), 4),
    )
    return model, [Calibration(*row) for row in regression.calibration(held_out, known)]


def _rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def _note_chunk(spec: GameSpec[Any], chunk: range, task: _Task) -> list[tuple[str, list[Position]]]:
    fit = spec.bots.fits[task.which]
    found: dict[str, list[Position]] = {}
    for index in chunk:
        for name, position in noted_positions(spec, fit, f"{task.seed}, fit {index}", index):
            found.setdefault(name, []).append(position)
    return [*found.items()]


def noted_positions(spec: GameSpec[Any], fit: Fit[Any], seed: str, index: int) -> list[tuple[str, Position]]:
    """Positions of one game, with what came of them in the end."""
    heuristic, rounds = spec.bots.heuristic, spec.bots.rounds
    assert heuristic is not None
    assert rounds is not None
    seats, settings = fit.tables[index % len(fit.tables)]
    rng = Random(seed)
    strays = STRAYS * rng.random()
    g = spec.new(seats=seats, seed=seed, **settings)
    noted: list[tuple[str, list[int], list[Mapping[str, float]]]] = []
    last = rounds(g)
    while not g.over:
        if rounds(g) > last:
            last = rounds(g)
            viewer = rng.randrange(seats)
            who = _one_of_each_team(spec, g, viewer) if fit.rivals else [viewer]
            noted.append((fit.model(g), who, [dict(fit.features(g, viewer, seat)) for seat in who]))
        for seat in g.waiting:
            stray = rng.random() < strays
            g.act_unchecked(seat, sample(g.options(seat), rng) if stray else heuristic(g, seat, rng))
    won = victory(spec, g)
    return [
        (name, Position(index, rows, [won[seat] for seat in who]))
        for name, who, rows in rng.sample(noted, min(fit.rows, len(noted)))
    ]


def _one_of_each_team(spec: GameSpec[Any], g: Any, viewer: int) -> list[int]:
    teams: dict[int, int] = {spec.team(g, viewer): viewer}
    for seat in range(g.seats):
        teams.setdefault(spec.team(g, seat), seat)
    return [*teams.values()]


# -- heuristics --------------------------------------------------------------------------------------------------------


class Slope(Struct, frozen=True):
    """What doubling a number does to the logit of winning, with its standard error, and the number to take."""

    name: str
    slope: float
    error: float
    before: float
    after: float


class TunedHeuristic(NamedTuple):
    tuned: Tuned
    slopes: list[Slope]
    gain: float
    """In victories on the same fresh deals, with its standard error."""
    gain_error: float

    @property
    def better(self) -> bool:
        return self.gain > self.gain_error


class _Trial(NamedTuple):
    which: int
    seed: str
    numbers: tuple[dict[str, float], ...]
    """Two to compare; none where each game draws its own."""


def tune(
    spec: GameSpec[Any], which: int, games: int | None = None, seed: str = "1", workers: int = 1,
    progress: Progress | None = None,
) -> TunedHeuristic:  # fmt: skip
    """The numbers of one of the game's heuristics (by its number in `spec.bots.tunings`)."""
    tuning = spec.bots.tunings[which]
    games = games or tuning.games
    positions: list[Position] = []
    for part in spread(_try_chunk, spec, chunks_of(games, workers), _Trial(which, seed, ()), workers):
        positions += [Position(index, [row], [won]) for index, row, won in part]
        if progress is not None:
            progress(len(positions), games)
    parabola = _quadratic(positions)
    slopes = [_slope(name, tuning.tuned[name], positions, parabola) for name in tuning.numbers]
    numbers = {slope.name: slope.after for slope in slopes}
    fresh = max(50, games // 4)
    trial = _Trial(which, f"{seed}, fresh", (tuning.tuned, numbers))
    gains = [gain for part in spread(_compare_chunk, spec, chunks_of(fresh, workers), trial, workers) for gain in part]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    made = Made(game=spec.id, version=spec.version, games=games, seed=seed)
    return TunedHeuristic(Tuned(made=made, numbers=numbers), slopes, mean, error)


def _slope(name: str, before: float, positions: list[Position], parabola: regression.Weights) -> Slope:
    """Where the fitted parabola has its top, within the range tried; unchanged if no direction is clear."""
    slope, curve = parabola.weights.get(name, 0.0), parabola.weights.get(f"{name}²", 0.0)
    won = sum(position.won[0] for position in positions) / len(positions)
    information = max(1e-9, len(positions) * won * (1.0 - won) / 3.0)  # of a number drawn evenly from -1 to 1
    error = 1.0 / sqrt(information)
    if abs(slope) < CLEAR * error:
        return Slope(name, slope, error, before, before)
    top = -slope / (2.0 * curve) if curve < 0.0 else 2.0 * slope
    step = max(-1.0, min(1.0, top))
    return Slope(name, slope, error, before, _rounded(before * 2.0**step))


def _quadratic(positions: list[Position]) -> regression.Weights:
    squares = [
        Position(p.game, [{**p.rows[0], **{f"{name}²": x * x - 1 / 3 for name, x in p.rows[0].items()}}], p.won)
        for p in positions
    ]
    return regression.fit(squares, 4.0)


def _try_chunk(spec: GameSpec[Any], chunk: range, trial: _Trial) -> list[tuple[int, dict[str, float], float]]:
    tuning = spec.bots.tunings[trial.which]
    played = []
    for index in chunk:
        seed = f"{trial.seed}, tune {index}"
        rng = Random(seed)
        row = {name: rng.uniform(-1.0, 1.0) for name in tuning.numbers}
        numbers = {name: number * 2.0 ** row[name] for name, number in tuning.tuned.items()}
        played.append((index, row, _won_with(spec, tuning, numbers, seed, index)))
    return played


def _compare_chunk(spec: GameSpec[Any], chunk: range, trial: _Trial) -> list[float]:
    """The gain of the second numbers over the first on the same deals."""
    tuning = spec.bots.tunings[trial.which]
    old, new = trial.numbers
    gains = []
    for index in chunk:
        seed = f"{trial.seed}, tune {index}"
        gains.append(_won_with(spec, tuning, new, seed, index) - _won_with(spec, tuning, old, seed, index))
    return gains


def _won_with(spec: GameSpec[Any], tuning: Tuning[Any], numbers: Mapping[str, float], seed: str, index: int) -> float:
    """The share of the victory of a team that plays with these numbers, against the numbers of today."""
    seats, settings = tuning.tables[index % len(tuning.tables)]
    g = spec.new(seats=seats, seed=seed, **settings)
    teams = [spec.team(g, seat) for seat in range(seats)]
    sides = [*dict.fromkeys(teams)]
    own = sides[index // len(tuning.tables) % len(sides)]
    mine, theirs = tuning.heuristic(numbers), tuning.heuristic(tuning.tuned)
    players = [mine if team == own else theirs for team in teams]
    rng = Random(seed)
    while not g.over:
        for seat in g.waiting:
            g.act_unchecked(seat, players[seat](g, seat, rng))
    return victory(spec, g)[teams.index(own)]


def write(thing: Fitted | Tuned) -> bytes:
    """As the file is written: one number a line, so that a change can be read."""
    return msgspec.json.format(msgspec.json.encode(thing), indent=1) + b"\n"
