"""The four houses (rule 10) and the final scores (rule 24)."""

from __future__ import annotations

import pytest

from greathall.core.errors import BadSettings
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e

from .table import begin, place, table, told

ENDING = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def test_gryffindor_draws_a_card_before_the_game_and_may_use_it_in_the_first_turn() -> None:
    for seed in range(20):
        g = SPEC.new(seats=2, seed=seed, houses=("gryffindor", "slytherin"))
        cards = len(g.hands[0]) + len(g.discard)
        assert cards == 1
        assert g.fresh == []
        assert (g.scores[0] > 0) == bool(g.discard)
        assert all(g.usable(0, card) for card in g.hands[0])


def test_slytherin_always_begins() -> None:
    for seed in range(20):
        g = SPEC.new(seats=3, seed=seed, houses=("gryffindor", "hufflepuff", "slytherin"))
        assert g.turn == 2
        assert g.waiting == (2,)


def test_without_slytherin_the_first_player_is_drawn() -> None:
    firsts = {SPEC.new(seats=3, seed=seed, houses=("gryffindor", "hufflepuff", "ravenclaw")).turn for seed in range(40)}
    assert firsts == {0, 1, 2}


def test_ravenclaw_starts_with_eight_tiles_and_has_seven_after_the_first_turn() -> None:
    g = SPEC.new(seats=2, seed=1, houses=("ravenclaw", "slytherin"))
    assert len(g.racks[0]) == 8
    begin(g, 0)
    g.racks[0] = "AEHORNST"
    place(g, "8F HORN")
    assert len(g.racks[0]) == 7


def test_hufflepuff_adds_its_own_tiles_and_nobody_gets_them() -> None:
    g = table(["S", "QZ", "AEI"], seats=3, board=ENDING, bag="", houses=("slytherin", "hufflepuff", "gryffindor"))
    log = place(g, "8F ....S")
    assert g.over
    assert g.scores == [8 + 3, 20, -3]
    assert told(log, e.WentOut) == [e.WentOut(0, 3)]
    outcome = SPEC.outcome(g)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_tiles_left_are_subtracted_when_all_have_passed() -> None:
    g = table(["QZ", "AEI"], board=ENDING, bag="", houses=("slytherin", "gryffindor"))
    for _ in range(4):
        g.act(g.turn, a.Pass())
    assert g.over
    assert g.scores == [-20, -3]


def test_who_goes_out_adds_the_tiles_of_all_others() -> None:
    g = table(["S", "QZ", "AEI"], seats=3, board=ENDING, bag="", houses=("slytherin", "ravenclaw", "gryffindor"))
    place(g, "8F ....S")
    assert g.scores == [8 + 20 + 3, -20, -3]


def test_each_player_is_sorted_into_another_house() -> None:
    seen = set()
    for seed in range(30):
        g = SPEC.new(seats=4, seed=seed)
        assert len(set(g.house)) == 4
        seen.add(tuple(g.house))
    assert len(seen) > 10
    for houses in (("slytherin", "slytherin"), ("slytherin", "slytherin", "gryffindor"), ("slytherin",)):
        with pytest.raises(BadSettings):
            SPEC.new(seats=2, houses=houses)
