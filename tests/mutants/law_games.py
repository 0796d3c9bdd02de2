"""A few games under the laws, the same each time, for `make mutants`: the laws notice what no scenario looks at."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall import laws
from greathall.core.spec import GameSpec
from greathall.laws.check import check_game

ANSWERS = 120
LEVEL = laws.CheckLevel(json=0.1, secrecy=0.3, event_leaks=0, options=0.2, frames=0.05, playouts=0.01, viewers=2)


@pytest.mark.parametrize("spec", greathall.games().values(), ids=lambda spec: spec.id)
@pytest.mark.parametrize("by", ["random", "heuristic"])
@pytest.mark.parametrize("more", range(5))
def test_the_laws_hold_in_one_game(spec: GameSpec[Any], by: str, more: int) -> None:
    if more >= len(spec.seats):
        pytest.skip("no such table")
    heuristic = spec.bots.heuristic
    assert heuristic is not None
    driver = laws.uniform(more) if by == "random" else laws.by_policy(heuristic, more)
    check_game(laws.Trial(spec, spec.seats[more], f"mutants {more}", None, LEVEL), driver, upto=ANSWERS)
