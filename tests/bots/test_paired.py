"""The paired search, in games small enough to know: what it considers, what it drops, when it stops."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from greathall.bots import Budget, bot
from greathall.bots.learners import Mix, Race
from greathall.bots.paired import MAX_ANSWERS, PairedSearch
from greathall.bots.worlds import Worlds
from greathall.core.spec import BotHints, GameSpec
from tests.bots.small_games import BLIND, COUNT, DOMINATED, NIM, PENNIES, SEEING, Say, Table


def first(g: Any, seat: int, rng: Random) -> Any:
    return g.options(seat)[0]


def last(g: Any, seat: int, rng: Random) -> Any:
    return g.options(seat)[-1]


def anything(g: Any, seat: int, rng: Random) -> Any:
    return rng.choice(g.options(seat))


def with_hints(spec: GameSpec[Table], **hints: Any) -> GameSpec[Table]:
    return replace(spec, bots=BotHints(**{"heuristic": anything, **hints}))


def think(spec: GameSpec[Any], seat: int = 0, rollouts: int = 600, seed: int = 1) -> PairedSearch:
    search = PairedSearch(spec, spec.new(seed=3), seat, Random(seed))
    search.run(Budget(iterations=rollouts))
    return search


def test_all_answers_are_tried_in_the_same_world() -> None:
    spec = with_hints(BLIND)
    worlds = Worlds(spec, spec.new(seed=3), 0)
    seen = set()
    for seed in range(40):
        once, again = (worlds.outcomes(seed, [Say(0), Say(1), Say(1)]) for _ in range(2))
        assert once == again
        assert once[1] == once[2], "the same dice, the same hidden number, the same answers afterwards"
        seen.add(once[1])
    assert len(seen) == 2, "yet worlds differ"


def test_the_better_answer_is_found() -> None:
    assert think(with_hints(SEEING, heuristic=last)).choice() == Say(1), "who knows the number gambles"
    assert think(with_hints(BLIND)).choice() == Say(0), "who does not keeps the draw"


def test_the_heuristic_keeps_the_decision_among_equals() -> None:
    spec = with_hints(NIM, heuristic=last, value=lambda g, seat: 0.5, rounds=lambda g: len(g.said))
    search = think(spec, rollouts=100_000)
    assert search.choice() == Say(3)
    assert search.rollouts < 200, "what makes no difference is not thought about for long"


def test_what_falls_behind_is_dropped() -> None:
    race = Race(3, leads=True)
    race.learn([(0.5, 0.9, 0.1)] * 3)
    assert race.live == [0, 1, 2]
    race.learn([(0.5, 0.9, 0.1)])
    assert race.live == [1]


def test_a_doubtful_advantage_does_not_overrule_the_heuristic() -> None:
    race = Race(2, leads=True)
    race.learn([(0.5, 0.0), (0.5, 1.0)] * 4 + [(0.5, 0.7)])
    assert race.top == 1
    assert race.choice() == 0
    free = Race(2, leads=False)
    free.learn([(0.5, 0.0), (0.5, 1.0)] * 4 + [(0.5, 0.7)])
    assert free.choice() == 1


def test_routine_is_not_searched() -> None:
    spec = with_hints(SEEING, heuristic=first, routine=lambda g, seat, action: True)
    search = think(spec)
    assert search.rollouts == 0
    assert search.choice() == Say(0)


def test_pointless_answers_are_dropped_while_others_are_left() -> None:
    spec = with_hints(NIM, heuristic=first, pointless=lambda g, seat, action: action.number != 2)
    assert think(spec).choice() == Say(2)
    spec = with_hints(NIM, heuristic=last, pointless=lambda g, seat, action: True)
    assert think(spec).choice() == Say(3)


def test_of_thousands_of_options_some_are_drawn() -> None:
    search = think(with_hints(COUNT), rollouts=300)
    assert len(search.actions) == MAX_ANSWERS
    assert search.choice().number > 3500


def test_simultaneous_choices_stay_mixed() -> None:
    spec = with_hints(PENNIES)
    assert isinstance(think(spec).learner, Mix)
    shown = Counter(bot("strong:100", spec, seed).choose(spec.new(seed=1), 0) for seed in range(40))
    assert min(shown[Say(0)], shown[Say(1)]) >= 8


def test_a_dominant_answer_is_given_and_a_losing_one_never() -> None:
    heads, win, never = think(with_hints(DOMINATED)).learner.strategy()
    assert win > 0.7
    assert never == 0.0
    assert heads < win


def test_a_mixture_is_the_heuristics_until_something_is_surely_better() -> None:
    mix = Mix([0.5, 0.5, 0.0])
    assert mix.strategy() == [0.5, 0.5, 0.0]
    mix.learn([(0.0, 1.0, 0.8), (1.0, 0.0, 0.3)] * 8)
    assert mix.strategy() == [0.5, 0.5, 0.0], "a doubtful advantage changes nothing"
    mix.learn([(0.2, 0.2, 0.9)] * 20)
    assert mix.strategy() == [0.0, 0.0, 1.0]
    worse = Mix([0.5, 0.5, 0.0])
    worse.learn([(0.5, 0.1, 0.0)] * 8 + [(0.4, 0.2, 0.0)] * 8)
    assert worse.strategy()[1] == 0.0, "what is surely worse is not given"
    assert not worse.settled


def test_a_sealed_answer_is_chosen_again_in_every_world() -> None:
    """Seat 1 cannot learn what seat 0 has sealed, not even through the heuristic of seat 0."""
    spec = with_hints(PENNIES, heuristic=first)
    strategies = []
    for sealed in (Say(0), Say(1)):
        g = spec.new(seed=1)
        g.act(0, sealed)
        search = PairedSearch(spec, g, 1, Random(5))
        search.run(Budget(iterations=200))
        strategies.append(search.learner.strategy())
    assert strategies[0] == strategies[1]
    assert strategies[0][1] > 0.8, "who expects heads shows tails"


def test_the_others_are_imagined_by_a_mixture() -> None:
    worths = think(with_hints(PENNIES, heuristic=first, opponents=[(0.5, last)]), seat=1).learner.worths
    assert all(0.35 < sum(worth) / len(worth) < 0.65 for worth in worths)
    spec = with_hints(PENNIES, heuristic=first, opponents=[(1.0, last)])
    assert think(spec, seat=1).learner.strategy()[0] > 0.8


def test_a_believed_world_is_searched() -> None:
    def tails(g: Any, seat: int, rng: Random) -> None:
        g.said = [7]

    worlds = Worlds(with_hints(PENNIES, believe=tails), PENNIES.new(seed=1), 0)
    assert worlds.deal(Random(1)).said == [7]


def test_a_rollout_is_cut_off_at_the_horizon() -> None:
    """A value that praises one stone at the end of the first turn, and two at the end of the second."""
    asked: list[int] = []

    def value(g: Any, seat: int) -> float:
        asked.append(len(g.said))
        return float(g.said[0] == len(g.said))

    for horizon in (1, 2):
        spec = with_hints(NIM, heuristic=first, rounds=lambda g: len(g.said), value=value, horizon=horizon)
        asked.clear()
        assert think(spec).choice() == Say(horizon)
        assert {*asked} == {horizon}


def test_a_deep_search_looks_further() -> None:
    asked: list[int] = []

    def value(g: Any, seat: int) -> float:
        asked.append(len(g.said))
        return float(g.said[0] == len(g.said))

    spec = with_hints(NIM, heuristic=first, rounds=lambda g: len(g.said), value=value, deep_horizon=lambda g: 3)
    assert bot("strong:60", spec, 1).choose(spec.new(seed=3), 0) == Say(1)
    assert {*asked} == {1}
    asked.clear()
    assert bot("deep:60", spec, 1).choose(spec.new(seed=3), 0) == Say(3)
    assert {*asked} == {3}


def test_a_temperament_decides_between_equals_only() -> None:
    equal = with_hints(
        NIM,
        heuristic=first,
        value=lambda g, seat: 0.5,
        rounds=lambda g: len(g.said),
        temperaments={"bold": lambda g, seat, action: 0.001 * action.number},
    )
    assert bot("strong:100", equal, 1).choose(equal.new(seed=1), 0) == Say(1)
    assert bot("strong/bold:100", equal, 1).choose(equal.new(seed=1), 0) == Say(3)
    spec = replace(equal, bots=replace(equal.bots, value=lambda g, seat: 0.5 - 0.1 * g.said[0]))
    assert bot("strong/bold:100", spec, 1).choose(spec.new(seed=1), 0) == Say(1)
    reasons = bot("strong/bold:100", equal, 1).decide(equal.new(seed=1), 0).reasons
    assert reasons is not None
    assert [(option.action, option.share) for option in reasons.options if option.share] == [(Say(3), 1.0)]


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_a_temperament_decides_nothing_where_nothing_is_left(chance: float) -> None:
    spec = with_hints(
        NIM,
        heuristic=first,
        value=lambda g, seat: chance,
        rounds=lambda g: len(g.said),
        temperaments={"bold": lambda g, seat, action: 0.002 * action.number},
    )
    assert bot("strong/bold:100", spec, 1).choose(spec.new(seed=1), 0) == Say(1)


@pytest.mark.parametrize("budget", [Budget(milliseconds=20), Budget(milliseconds=20, cpu=True), Budget(iterations=7)])
def test_a_budget_ends(budget: Budget) -> None:
    search = PairedSearch(with_hints(PENNIES), PENNIES.new(seed=1), 0, Random(1))
    search.run(budget)
    assert search.rollouts > 0
    if budget.iterations is not None:
        assert search.rollouts <= budget.iterations + len(search.actions)
