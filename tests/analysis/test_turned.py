"""What turned a game is said in a sentence of the game itself, by what lay open: one test for each game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall.analysis import Analyst
from greathall.analysis.result import CurvePoint
from greathall.core.match import Match
from greathall.core.messages import Arg, Message, Player
from greathall.core.record import Record
from greathall.text import catalogue


def two(name: str, **settings: Any) -> tuple[Any, Any, Any]:
    """A game and the same again: what is changed in the second has happened."""
    spec = greathall.game(name)
    before = spec.new(seats=spec.seats[0], seed=1, **settings)
    return spec.bots.turned, before, before.copy()


def test_stupefy_tells_of_hits_of_those_left_standing_and_of_the_boxes() -> None:
    turned, before, after = two("stupefy")
    assert turned(before, after, 0) is None
    after.tokens[2] += 2
    assert turned(before, after, 0) == Message("turned-share", {"who": Player(0), "fallen": 1})
    assert turned(before, after, 2) == Message("turned-hit", {"who": Player(2), "hits": 2})
    after.round += 1  # nobody knows any more who stood
    assert turned(before, after, 0) is None


def test_hogwarts_battle_tells_of_what_is_lost_and_won() -> None:
    turned, before, after = two("hogwarts_battle", game=1)
    assert turned(before, after, 0) is None
    after.control = before.control + 1
    said = turned(before, after, 0)
    assert said.key == "turned-control"
    assert said.args["control"] == after.control
    assert turned(after, before, 0).key == "turned-freed"
    after.stunned[1] = True
    assert turned(before, after, 0) == Message("turned-stunned", {"who": Player(1)})
    villain = after.villains[0]
    after.beaten.append(villain)
    assert turned(before, after, 0).args["villain"].key.endswith(villain.replace("_", "-"))
    after.location += 1
    assert turned(before, after, 0).key == "turned-location"


def test_hogwarts_tells_of_fainting_first_then_of_points() -> None:
    turned, before, after = two("hogwarts_board")
    after.wizards[0].hp -= 3
    left = after.wizards[0].hp
    assert turned(before, after, 0) == Message("turned-hurt", {"who": Player(0), "amount": 3, "left": left})
    assert turned(before, after, 1) is None
    after.wizards[1].sp += 20
    assert turned(before, after, 0) == Message("turned-gained", {"who": Player(1), "amount": 20, "points": 20})
    assert turned(after, before, 0).key == "turned-lost"
    after.wizards[1].resting = 2
    assert turned(before, after, 0) == Message("turned-fainted", {"who": Player(1)})


def test_scrabble_tells_who_leads_since() -> None:
    turned, before, after = two("scrabble")
    assert turned(before, after, 0) is None
    after.scores[1] += 30
    args: dict[str, Arg] = {"player": Player(1), "points": 30, "lead": 30}
    assert turned(before, after, 0) == Message("turned-behind", {**args, "who": Player(0)})
    assert turned(before, after, 1) == Message("turned-ahead", {**args, "who": Player(1)})


def tokens(match: Match, step: int) -> list[int]:
    g: Any = match.state_at(step)
    return [*g.tokens]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_analysis_begins_with_that_sentence(language: str) -> None:
    """The step at which the largest jump lies is compared with the one before."""
    spec, rng = greathall.game("stupefy"), Random(2)
    assert spec.bots.heuristic is not None
    match: Any = Match(Record.start("stupefy", 4, 2))
    while not match.over:
        for seat in match.waiting:
            match.answer(seat, spec.bots.heuristic(match.g, seat, rng))
    hit = next(n for n in range(1, match.moments) if max(tokens(match, match.question_steps[n])))
    since, step = match.question_steps[hit - 1 : hit + 1]
    seat = tokens(match, step).index(1)
    told = (
        Analyst(match.record, seat)._turning_point(CurvePoint(since, 1, [0.5] * 4), CurvePoint(step, 1, [0.2] * 4)).told
    )
    assert told[0] == Message("turned-hit", {"who": Player(seat), "hits": 1})
    assert 1 < len(told) <= 3
    assert "⟨" not in catalogue(language, spec).format(told[0], ["Ines", "Oskar", "Priya", "Tom"])
