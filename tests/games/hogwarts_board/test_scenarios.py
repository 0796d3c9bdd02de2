"""Everything that changes on the table, and nothing else: each scenario beside what was read and found right."""

from __future__ import annotations

import json

import pytest

from .scenarios import FILE, every, plain

SCENARIOS = every()
EXPECTED = json.loads(FILE.read_text("utf-8"))


def test_no_scenario_is_missing() -> None:
    assert [*SCENARIOS] == [*EXPECTED]


@pytest.mark.parametrize("part", sorted({name.split("/")[0] for name in SCENARIOS}))
def test_scenarios(part: str) -> None:
    for name, scenario in SCENARIOS.items():
        if name.split("/")[0] == part:
            assert plain(scenario()) == EXPECTED[name], name
