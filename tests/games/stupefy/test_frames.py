"""At each marked event the table looks as the event says."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from greathall.core.kernel import Event
from greathall.games.stupefy import SPEC
from greathall.games.stupefy import events as e
from greathall.games.stupefy.bot.heuristic import heuristic
from greathall.games.stupefy.cards import POINTS, REWARDS
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.view import StupefyView
from tests.games.frames import at_random, watched


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (5, {"memory_aid": "on"}),
        (6, {"spent_when_unharmed": False}),
        (7, {"all_down": "discard"}),
        (8, {"lessons_source": "faceup_only"}),
    ],
)
def test_frames(seats: int, options: dict[str, Any]) -> None:
    seen: set[type[Event]] = set()
    for seed, player in enumerate((at_random, heuristic)):
        middle: Counter[str] = Counter()
        tokens = [0] * seats
        for event, state in watched(SPEC, player, Random(seed), seats=seats, seed=seed, **options):
            if state is None:
                continue
            view = SPEC.view(state, None)
            if view.phase == "apply" and all(player.prepared for player in view.players):
                middle = Counter(view.rewards)
                tokens = [player.tokens for player in view.players]
            check(event, state, view, middle, tokens)
            seen.add(type(event))
    assert seen == set(SPEC.table.frames)


def check(event: Event, state: Stupefy, view: StupefyView, middle: Counter[str], tokens: list[int]) -> None:
    """`middle` and `tokens` are those of the moment when the spells were shouted."""
    players = view.players
    match event:
        case e.Shouted(who, target):
            assert (view.phase, players[who].cast, players[who].target) == ("apply", "stupefy", target)
            assert all(player.cast is not None and player.standing for player in players)
        case e.Misspelled(who):
            assert (view.phase, players[who].cast) == ("apply", "misspell")
        case e.Shielded(who):
            assert (view.phase, players[who].cast) == ("apply", "protego")
        case e.Stupefied(who, by, count):
            assert not players[who].standing
            assert players[who].tokens == tokens[who] + count
            assert all((players[seat].target, players[seat].cast) == (who, "stupefy") for seat in by)
            assert not any(player.prepared for player in players)
        case e.DiscardedFacedown(who, spell):
            assert not players[who].standing
            assert SPEC.view(state, who).own.facedown[-1] == spell
        case e.Took(who, reward):
            assert view.phase == "share"
            assert players[who].taken[-1] == reward
            assert Counter(view.rewards) + Counter(r for player in players for r in player.taken) == middle
            counts = {"successful_potion": state.potions, "favour": state.favours}
            if reward in counts:
                mine = SPEC.view(state, who).players[who]
                assert (mine.potions if reward == "successful_potion" else mine.favours) == counts[reward][who] > 0
        case e.Announced(house, points):
            assert view.phase == "end"
            taken = [reward for player in players if player.house == house for reward in player.taken]
            assert points == sum(POINTS[REWARDS.index(reward)] for reward in taken)
            assert (view.boxes is not None) == (state.settings.memory_aid == "on")
            assert view.scoring is None
        case _:
            raise AssertionError(event)


def test_points_are_in_the_box_when_they_are_announced() -> None:
    boxes = dict.fromkeys(("gryffindor", "hufflepuff", "ravenclaw", "slytherin"), 0)
    for event, state in watched(SPEC, heuristic, Random(1), seats=4, seed=1, memory_aid="on"):
        if isinstance(event, e.Announced):
            boxes[event.house] += event.points
            view = SPEC.view(state, None)
            assert {box.house: box.points for box in view.boxes}[event.house] == boxes[event.house]
    assert any(boxes.values())
