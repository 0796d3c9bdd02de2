"""Paired matches: the luck of the deal cancels out, and the verdict keeps to limits fixed beforehand."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

import greathall
from greathall.lab import Played, play
from greathall.lab.duel import Deal, Duel, Limits, duel

STUPEFY = greathall.game("stupefy")
BATTLE = greathall.game("hogwarts_battle")


def of_gains(*gains: float) -> Duel:
    deals = tuple(Deal(index, 0.25 + gain, 0.25, 4, 0.0) for index, gain in enumerate(gains))
    return Duel("a", "b", 4, False, deals)


def test_the_same_bot_under_two_names_gains_exactly_what_equals_gain() -> None:
    """Among rivals every team is played once, so a deal says nothing about two bots that play alike."""
    match = duel(STUPEFY, "heuristic", "medium", 5)
    assert [deal.gain for deal in match.deals] == pytest.approx([0.0] * 5)
    assert all(deal.games == 4 for deal in match.deals)


@pytest.mark.parametrize("seats", STUPEFY.seats)
def test_each_team_is_the_challengers_in_turn(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    games = []

    def noted(*arguments: Any) -> Played:
        games.append(play(*arguments))
        return games[-1]

    monkeypatch.setattr(sys.modules["greathall.lab.duel"], "play", noted)
    duel(STUPEFY, "medium", "random", 1, seats)
    own = [{game.teams[seat] for seat, name in enumerate(game.bots) if name == "medium"} for game in games]
    assert all(len(teams) == 1 for teams in own), "the challenger plays one house"
    assert {*games[0].teams} == {team for teams in own for team in teams}
    assert len({game.seed for game in games}) == 1, "all on the same deal"


def test_where_all_win_together_both_play_the_same_deals() -> None:
    match = duel(BATTLE, "medium", "random", 12, settings={"game": 3})
    assert match.together
    assert match.challenger_wins[0] > match.champion_wins[0] + 0.3
    again = duel(BATTLE, "heuristic", "medium", 4, settings={"game": 3})
    assert [deal.gain for deal in again.deals] == [0.0] * 4
    assert again.champion_wins[0] == again.challenger_wins[0]


def test_the_verdict_names_the_better_and_stops_early() -> None:
    match = duel(STUPEFY, "medium", "random", 100, stop=Limits())
    assert match.verdict().better is True
    assert len(match.deals) < 30
    worse = duel(STUPEFY, "random", "medium", 100, stop=Limits())
    assert worse.verdict().better is False
    assert of_gains(0.1, -0.1).verdict().better is None


def test_some_deals_without_any_difference_decide_nothing() -> None:
    """One who wins a game in seven, where the other wins none, may well lose the first eight."""
    assert of_gains(*[0.0] * 8).verdict().better is None
    assert of_gains(*[0.0] * 58).verdict().better is None
    assert of_gains(*[0.0] * 59).verdict().better is False, "0.95 ** 59 is less than the miss allowed"
    assert of_gains(*([0.0] * 6 + [1.0]) * 30).verdict().better is True


def test_false_alarms_and_misses_are_as_rare_as_promised() -> None:
    limits = Limits(gain=0.1)
    alarms = misses = 0
    for seed in range(300):
        rng = Random(seed)
        noise = [rng.gauss(0, 0.3) for _ in range(2000)]
        alarms += of_gains(*noise).verdict(limits).better is True
        misses += of_gains(*[gain + 0.1 for gain in noise]).verdict(limits).better is False
    assert alarms <= 30
    assert misses <= 30


@pytest.mark.deep
def test_the_result_does_not_depend_on_the_workers() -> None:
    one, two = (duel(STUPEFY, "medium", "easy", 3, workers=workers) for workers in (1, 2))
    assert [deal.gain for deal in one.deals] == [deal.gain for deal in two.deals]


def test_nobody_challenges_themselves() -> None:
    with pytest.raises(ValueError, match="challenge itself"):
        duel(STUPEFY, "medium", "medium", 1)
