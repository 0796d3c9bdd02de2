"""The tree search finds what everybody can see, in games small enough to know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from greathall.bots import Budget, bot
from greathall.bots.tree import TreeSearch
from greathall.core.spec import BotHints, GameSpec
from tests.bots.small_games import BLIND, COUNT, DOMINATED, NIM, PENNIES, SEEING, SKEWED, Say


def think(spec: GameSpec[Any], seat: int = 0, iterations: int = 2000, seed: int = 1, **parameters: Any) -> TreeSearch:
    search = TreeSearch(spec, spec.new(seed=3), seat, Random(seed), **parameters)
    search.run(Budget(iterations=iterations))
    return search


@pytest.mark.parametrize("seat", [0, 1])
def test_matching_pennies_are_mixed_evenly(seat: int) -> None:
    for seed in range(5):
        heads, tails = think(PENNIES, seat, seed=seed).root.strategy()
        assert abs(heads - tails) < 0.2


def test_pennies_choices_vary_with_the_rng() -> None:
    shown = Counter(bot("search:100", PENNIES, seed).choose(PENNIES.new(seed=1), 0) for seed in range(40))
    assert min(shown[Say(0)], shown[Say(1)]) >= 8


def test_an_answer_that_always_loses_is_left_out_of_the_strategy() -> None:
    heads, tails, never = think(SKEWED, seat=1).root.strategy()
    assert never == 0
    assert abs(heads - tails) < 0.25


def test_a_dominant_answer_is_given() -> None:
    assert think(DOMINATED, iterations=500).choice() == Say(1)


def test_the_first_of_several_to_answer_tells_the_others_nothing() -> None:
    g = PENNIES.new(seed=1)
    g.act(0, Say(0))
    mixes = []
    for seed in range(3):
        search = TreeSearch(PENNIES, g, 1, Random(seed))
        search.run(Budget(iterations=2000))
        mixes.append(search.root.strategy())
    assert all(abs(heads - tails) < 0.25 for heads, tails in mixes)


def test_what_is_hidden_is_not_gambled_on() -> None:
    assert think(BLIND).choice() == Say(0)
    assert think(BLIND).root.values[1] / think(BLIND).root.visits[1] < 0.45


def test_what_is_known_is() -> None:
    assert think(SEEING).choice() == Say(1)


def test_nim_is_won_by_leaving_four() -> None:
    assert think(NIM, iterations=3000).choice() == Say(3)


def test_of_thousands_of_options_a_good_one_is_found() -> None:
    search = think(COUNT, iterations=1500)
    assert 20 < len(search.root.actions) < 120, "it tries a few, more as it thinks longer"
    assert search.choice().number > 3500


def test_a_settled_search_stops_early() -> None:
    g = NIM.new(seed=1)
    search = TreeSearch(NIM, g, 0, Random(1))
    search.run(Budget(iterations=20000))
    assert search.iterations < 20000
    first, second = sorted(search.root.visits)[:-3:-1]
    assert first - second > 20000 - search.iterations


def test_a_budget_in_milliseconds_ends() -> None:
    search = TreeSearch(PENNIES, PENNIES.new(seed=1), 0, Random(1))
    search.run(Budget(milliseconds=5, cpu=True))
    assert search.iterations > 0


def test_a_value_ends_the_search_at_the_end_of_the_round() -> None:
    """A value that praises the third stone taken at the end of the first turn makes the search take one."""
    valued = replace(NIM, bots=BotHints(rounds=lambda g: len(g.said), value=lambda g, seat: float(g.said[-1] == 1)))
    assert think(valued, iterations=200).choice() == Say(1)
    assert think(valued, iterations=3000, horizon=0).choice() == Say(3)
