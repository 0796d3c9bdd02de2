"""Fits find what was put in, agree with and without numpy, and are the same from the same seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.fitted import Fit, Fitted, Made, Tuned, Tuning
from greathall.core.kernel import Action
from greathall.core.spec import GameSpec
from greathall.lab import fit, regression
from greathall.lab.regression import Position

STUPEFY = greathall.game("stupefy")


def alone(count: int = 1500) -> list[Position]:
    """Won with the chance of the logit 0.3 + 0.5 a - b; c is nothing but noise."""
    rng = Random(1)
    positions = []
    for game in range(count):
        row = {"a": rng.gauss(0, 2), "b": rng.gauss(1, 1), "c": rng.random()}
        chance = 1 / (1 + exp(-(0.3 + 0.5 * row["a"] - row["b"])))
        positions.append(Position(game, [row], [float(rng.random() < chance)]))
    return positions


def rivals(count: int = 1500) -> list[Position]:
    rng = Random(2)
    positions = []
    for game in range(count):
        rows = [{"a": rng.gauss(0, 2), "b": rng.gauss(1, 1)} for _ in range(2 + game % 3)]
        winner = rng.choices(range(len(rows)), [exp(0.5 * row["a"] - row["b"]) for row in rows])[0]
        positions.append(Position(game, rows, [float(at == winner) for at in range(len(rows))]))
    return positions


@pytest.mark.parametrize("make", [alone, rivals])
def test_a_regression_finds_the_weights(make: Callable[[], list[Position]]) -> None:
    found = regression.fit(make(), ridge=1.0)
    assert found.weights["a"] == pytest.approx(0.5, abs=0.08)
    assert found.weights["b"] == pytest.approx(-1.0, abs=0.15)
    assert regression.log_loss(make(), found) < regression.baseline(make()) - 0.1
    for _, said, true in regression.calibration(make(), found, bins=4):
        assert said == pytest.approx(true, abs=0.06)


@pytest.mark.parametrize("make", [alone, rivals])
def test_numpy_changes_the_speed_only(make: Callable[[int], list[Position]]) -> None:
    pytest.importorskip("numpy")
    fast, plain = (regression.fit(make(300), 5.0, plain) for plain in (False, True))
    assert fast.constant == pytest.approx(plain.constant, abs=1e-5)
    assert fast.weights == pytest.approx(plain.weights, abs=1e-5)


def test_the_ridge_pulls_to_nothing() -> None:
    free, pulled = (regression.fit(alone(300), ridge) for ridge in (0.1, 1e6))
    assert abs(pulled.weights["a"]) < 0.01 < abs(free.weights["a"])


def points(g: Any, seat: int, who: int) -> Mapping[str, float]:
    return {"tokens": g.tokens[who], "seat": who}


def first_or(numbers: Mapping[str, float]) -> Callable[[Any, int, Random], Action]:
    """Plays well the more often the higher the number."""
    heuristic = STUPEFY.bots.heuristic
    assert heuristic is not None

    def play(g: Any, seat: int, rng: Random) -> Action:
        return heuristic(g, seat, rng) if rng.random() < numbers["sense"] ** 2 / 4 else g.options(seat)[0]

    return play


TABLES: list[tuple[int, dict[str, Any]]] = [(4, {}), (6, {})]


@pytest.fixture
def spec() -> GameSpec[Any]:
    value = Fit(file="missing.json", features=points, tables=TABLES, rivals=True, model=lambda g: f"{g.seats}")
    tuning = Tuning(file="numbers.json", heuristic=first_or, numbers={"sense": 1.0, "luck": 1.0}, tables=TABLES)
    return replace(STUPEFY, bots=replace(STUPEFY.bots, fits=[value], tunings=[tuning]))


def test_a_value_is_fitted_the_same_from_the_same_seed(spec: GameSpec[Any]) -> None:
    once, again, other = (fit.fit_value(spec, 0, games=40, seed=seed) for seed in ("a", "a", "b"))
    assert once == again
    assert once != other
    made = once.fitted.made
    assert (made.game, made.version, made.games, made.seed) == ("stupefy", spec.version, 40, "a")
    assert {*once.fitted.models} == {"4", "6"}
    model = once.fitted.models["4"]
    assert {*model.weights} == {"tokens", "seat"}
    assert model.positions == 20 * 7, "of eight rounds, all but the first"
    chances = model.chances([{"tokens": 9.0}, {"tokens": 1.0}])
    assert sum(chances) == pytest.approx(1.0)
    assert msgspec.json.decode(fit.write(once.fitted), type=Fitted) == once.fitted


def test_positions_are_noted_once_a_round_with_what_came_of_them(spec: GameSpec[Any]) -> None:
    noted = fit.noted_positions(spec, replace(spec.bots.fits[0], rows=99), "seed", 1)
    assert len({name for name, _ in noted}) == 1
    for _, position in noted:
        assert len(position.rows) == len(position.won) == 3, "houses, not seats"
        assert sum(position.won) == pytest.approx(1.0)


def test_tuning_goes_up_where_up_is_and_leaves_alone_what_does_not_matter(spec: GameSpec[Any]) -> None:
    found = fit.tune(spec, 0, games=500, seed="1")
    slopes = {slope.name: slope for slope in found.slopes}
    assert slopes["sense"].after > 1.3
    assert slopes["luck"].after == 1.0
    assert found.better
    short = fit.tune(spec, 0, games=50, seed="1")
    assert short == fit.tune(spec, 0, games=50, seed="1")
    assert msgspec.json.decode(fit.write(found.tuned), type=Tuned) == found.tuned


def test_a_game_reads_what_was_fitted(spec: GameSpec[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    value, tuning = spec.bots.fits[0], spec.bots.tunings[0]
    assert value.path == Path(__file__).with_name("missing.json")
    assert value.models == {}
    assert tuning.tuned == {"sense": 1.0, "luck": 1.0}
    monkeypatch.setattr(Tuning, "path", property(lambda self: tmp_path / self.file))
    made = Made(game="stupefy", version=1, games=1, seed="1")
    (tmp_path / "numbers.json").write_bytes(fit.write(Tuned(made=made, numbers={"sense": 1.5, "gone": 9.0})))
    assert replace(tuning).tuned == {"sense": 1.5, "luck": 1.0}
