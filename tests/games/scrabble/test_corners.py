"""Corners of the rules that no other scenario visits; faults planted there (`make mutants`) went unseen once."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.kernel import logged
from greathall.core.uses import Use
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.cards import CARDS
from greathall.games.scrabble.goal import goal
from greathall.games.scrabble.hands import show_card
from greathall.games.scrabble.notation import read_play, write_position
from greathall.games.scrabble.options import listed, meant, points
from greathall.games.scrabble.rulebook import RULEBOOK
from greathall.games.scrabble.setup import first_scores
from greathall.games.scrabble.tiles import show_tiles
from greathall.games.scrabble.uses import uses
from greathall.games.scrabble.versions import ONE_CLAIM_A_TURN

from .table import all_accept, begin, place, table, told


def test_a_word_alone_is_laid_wherever_it_can_be() -> None:
    g = table(["HORNXY?"])
    found = meant(g, 0, " horn ")
    across = [read_play(g.board, f"8{column} HORN", None) for column in "EFGH"]
    down = [read_play(g.board, f"H{row} HORN", None) for row in (5, 6, 7, 8)]
    assert sorted(found, key=str) == sorted([*across, *down], key=str)
    assert not meant(g, 1, "HORN"), "it is not their turn"
    for nonsense in ("", "H", "H" * 16, "HO1N", "HO-N", "HÖRN!"):
        assert not meant(g, 0, nonsense)


def test_a_word_alone_uses_the_letters_of_the_board_and_blanks_for_what_is_missing() -> None:
    g = table(["HORNXYZ", "SEEEEE?"])
    place(g, "8F HORN")
    assert a.Place(("S8J",)) in meant(g, 1, "HORNS")
    seen = meant(g, 1, "SEEN")
    assert a.Place(("S5I", "E6I", "E7I")) in seen, "the N is on the board"
    assert any(tile[0] == "o" for play in meant(g, 1, "SO") for tile in play.tiles), "the blank is an O"
    assert not meant(g, 1, "ZOO"), "two letters are missing"


def test_a_word_alone_is_laid_first_where_it_brings_most() -> None:
    g = table(["HORNXYZ", "SEEEEE?"])
    place(g, "8F HORN")
    found = [points(g, play) for play in meant(g, 1, "EES")]
    assert found == sorted(found, key=lambda each: -(each or 0))
    assert len({*found}) > 2


def test_a_word_alone_is_not_laid_where_it_would_become_another() -> None:
    g = table(["SOXXXXX", "HORNXYZ"])
    place(g, "H8 SO")
    before_the_s = a.Place(("H8D", "O8E", "R8F", "N8G"))
    assert before_the_s in g.options(1), "HORNS"
    assert before_the_s not in meant(g, 1, "HORN")


def test_where_wrong_words_can_be_laid_no_right_ones_are_listed() -> None:
    for words, places in (("checked", True), ("challenge", False)):
        g = table(["HORNXY?"], words=words)
        assert any(isinstance(option, a.Place) for option in listed(g, 0)) == places


def test_options_are_counted_as_they_are_listed() -> None:
    g = table(["HORNXYZ", "AAAAAAA"], [["confundo"], []])
    place(g, "8F HORN")
    begin(g, 0)
    options = g.options(0)
    assert any(isinstance(option, a.Place) and option.card == "confundo" for option in options)
    assert [options[i] for i in range(len(options))] == [*options]


def test_to_sit_out_is_idle() -> None:
    g = table(["HORNXYZ", "AAAAAAA"], words="challenge", challenge="double")
    place(g, "8F HORN", accept=False)
    g.act(1, a.Challenge())
    assert g.turn == 0, "seat 1 sat out"
    assert (g.idle[1], g.passes[1]) == (1, 0)


def test_a_missed_turn_is_told() -> None:
    g = table(hands=[["stupefy"], []])
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Accept())
    log = logged(g)
    g.act(0, a.Pass())
    assert e.MissedTurn(1) in log


def test_a_stolen_card_is_told() -> None:
    g = table(hands=[["wingardium_leviosa"], ["reparo"]])
    log = logged(g)
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Accept())
    assert e.StoleCard(0, 1, "reparo") in log


@pytest.mark.parametrize(("version", "used"), [(ONE_CLAIM_A_TURN - 1, True), (ONE_CLAIM_A_TURN, False)])
def test_a_claim_uses_a_card_in_older_games_only(version: int, used: bool) -> None:
    g = table(hands=[["rictusempra"], []], version=version)
    g.act(0, a.Tickle())
    assert g.used == used


def test_who_has_no_tiles_left_but_laid_none_has_not_finished() -> None:
    g = table(["", "EEIIOOA"], bag="")
    g.act(0, a.Pass())
    assert not g.over


def test_what_is_known_is_not_known_twice() -> None:
    g = table(["QEEEEEE", "AAAAAAA"], [["reparo"], []])
    for _ in range(2):
        show_tiles(g, 0, "Q", (0, 1))
        show_card(g, 0, "reparo", (0, 1))
    assert (g.tiles_known[1][0], g.cards_known[1][0]) == ("Q", ["reparo"])
    assert (g.tiles_known[0][0], g.cards_known[0][0]) == ("", [])


def test_a_card_that_comes_back_is_sorted_in() -> None:
    g = table(["XXXXXXX", "AAAAAAA"], [["harry_potter", "reparo"], []], words="challenge")
    g.act(0, read_play(g.board, "8G XX", "harry_potter"))
    g.act(1, a.Challenge())
    assert g.hands[0] == ["harry_potter", "reparo"]


def test_a_game_that_is_over_can_be_redealt() -> None:
    g = table(["A", "B"], bag="")
    for _ in range(2):
        for seat in (0, 1):
            g.act(seat, a.Pass())
            all_accept(g)
    assert g.over
    assert SPEC.redeal(g, 0, Random(1)).over


def test_every_card_has_one_place_in_the_rulebook() -> None:
    listed_cards = [name for group in RULEBOOK.groups.values() if group.vocabulary == "card" for name in group.names]
    assert sorted(listed_cards) == sorted(CARDS)


def test_of_several_who_challenge_the_next_in_turn_pays() -> None:
    g = table(["HORNEEE", "AAAAAAA", "OOOOOOO"], bag="QQQQQQ", seats=3)
    log = place(g, "8F HORN", accept=False)
    g.act(1, a.Challenge())
    g.act(2, a.Challenge())
    assert told(log, e.Challenged) == [e.Challenged(0, 1)]
    assert g.scores[1:] == [-10, 0]


def test_the_goal_at_one_point_is_ahead_and_at_none_level() -> None:
    g = table(["HORNEEE", "AAAAAAA"], bag="QQQQQQ")
    for scores, key in (([1, 0], "goal-ahead"), ([0, 0], "goal-level"), ([0, 1], "goal-behind")):
        g.scores = scores
        assert goal(SPEC.view(g, 0), 0).key == key


def test_what_the_lab_weighs() -> None:
    """Cards that were used, and the premiums of the squares that were covered."""
    g = table(["HORNEEE", "AAAAAAA"], bag="QQQQQQ")
    (laid,) = told(place(g, "8E HORN"), e.Laid)
    covered = ("ui-hogwarts-space", "ui-double-word")
    assert uses(laid) == [Use("square-covered", 0, premium) for premium in covered]
    assert uses(e.CardUsed(1, "accio")) == [Use("card-used", 1, "card-accio")]
    assert uses(e.Passed(0)) == []


def test_a_position_begins_with_its_scores() -> None:
    g = SPEC.new(seats=2, seed=1, edition="classic")
    assert first_scores(g) == [0, 0]
    line = write_position("." * 225, ["ABCDEFG"], [30, 12], 0)
    assert first_scores(SPEC.new(seats=2, seed=1, edition="classic", position=line)) == [30, 12]
