"""The fitted files in the repository are what `greathall lab fit` makes: a fit to little data says about the same."""

from __future__ import annotations

from statistics import correlation
from typing import Any

import pytest

import greathall
from greathall.lab import fit, regression
from greathall.lab.regression import Position, Weights

FITS = [(spec, which) for spec in greathall.games().values() for which in range(len(spec.bots.fits))]
SMALL = {"stupefy": 150, "hogwarts_battle": 40, "hogwarts_board": 9}
"""Games, so that it takes a second or two."""


@pytest.mark.parametrize(("spec", "which"), FITS, ids=[f"{spec.id}-{spec.bots.fits[n].file}" for spec, n in FITS])
def test_a_small_fit_agrees_with_the_file(spec: Any, which: int) -> None:
    value = spec.bots.fits[which]
    positions: dict[str, list[Position]] = {}
    for index in range(SMALL[spec.id]):
        for name, position in fit.noted_positions(spec, value, f"again {index}", index):
            positions.setdefault(name, []).append(position)
    assert {*positions} <= {*value.models}
    of_file: list[float] = []
    of_small_fit: list[float] = []
    loss = blind = count = 0.0
    for name, noted in positions.items():
        model = value.models[name]
        known = Weights(model.constant, model.weights)
        small = regression.fit(noted, 10.0 * value.ridge)
        assert {*small.weights} <= {*model.weights}, "features of today that the file does not know"
        of_file += [chance for position in noted for chance in regression.chances(position, known)]
        of_small_fit += [chance for position in noted for chance in regression.chances(position, small)]
        loss += len(noted) * regression.log_loss(noted, known)
        blind += len(noted) * regression.baseline(noted)
        count += len(noted)
    assert correlation(of_file, of_small_fit) > 0.6
    assert loss < blind, f"log loss {loss / count:.3f} in games that were not fitted, {blind / count:.3f} of the mean"
