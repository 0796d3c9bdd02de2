"""The end of the game: Potions Master, Latecomer, Favours, totals, victory."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.kernel import logged
from greathall.games.stupefy import SPEC
from greathall.games.stupefy import events as e
from greathall.games.stupefy.cards import FAVOUR_BONUS
from greathall.games.stupefy.scoring import HouseScore, score
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import SCORE
from tests.games.stupefy.table import table, told


def scored(g: Stupefy) -> Stupefy:
    """The game ends here and now."""
    g.agenda.clear()
    g.waiting, g.asked = (), None
    g.then((SCORE,))
    g.run()
    return g


def test_potions_master_brings_100_points_to_the_house_of_the_best_brewer() -> None:
    g = table(5)
    g.potions = [1, 3, 2, 1, 0]
    assert score(g).potions_master == 1
    assert {house.house: house.total for house in score(g).houses}["hufflepuff"] == 100


def test_s25_a_tie_for_the_most_potions_gives_the_card_to_nobody_even_between_teammates() -> None:
    g = table(5)
    g.potions = [3, 1, 3, 0, 0]
    assert g.house[0] == g.house[2]
    assert score(g).potions_master is None
    g.potions = [0] * 5
    assert score(g).potions_master is None


def test_latecomer_costs_the_house_100_points() -> None:
    g = table()
    g.tokens = [0, 4, 2, 1]
    assert score(g).latecomers == (1,)
    assert score(g).houses[1] == HouseScore("hufflepuff", 0, 0, -100, 0, -100)


def test_s26_all_tied_players_are_latecomers_and_two_teammates_cost_200() -> None:
    g = table(5)
    g.tokens = [3, 0, 3, 3, 1]
    assert score(g).latecomers == (0, 2, 3)
    assert [house.latecomers for house in score(g).houses] == [-200, 0, -100, 0]


def test_s26_three_tied_teammates_cost_300() -> None:
    g = table(7)
    assert g.members(g.house[0]) == [0, 2, 4]
    g.tokens = [3, 1, 3, 0, 3, 2, 0]
    assert score(g).latecomers == (0, 2, 4)
    assert [house.latecomers for house in score(g).houses] == [-300, 0, 0]


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_s24_at_every_table_nobody_is_late_if_all_are_level_also_above_zero(seats: int, tokens: int) -> None:
    g = table(seats)
    g.tokens = [tokens] * seats
    assert score(g).latecomers == ()
    assert {house.latecomers for house in score(g).houses} == {0}


@pytest.mark.parametrize("tokens", [0, 2])
def test_s24_if_all_have_the_same_number_of_tokens_nobody_is_a_latecomer(tokens: int) -> None:
    g = table(8)
    g.tokens = [tokens] * 8
    assert score(g).latecomers == ()


def test_s24_seven_latecomers_are_possible() -> None:
    g = table(8)
    g.tokens = [2] * 7 + [1]
    assert len(score(g).latecomers) == 7


@pytest.mark.parametrize(("favours", "points"), list(enumerate(FAVOUR_BONUS)))
def test_the_favour_table(favours: int, points: int) -> None:
    g = table()
    g.tokens = [0] * 4
    g.favours = [favours, 0, 0, 0]
    assert score(g).houses[0].total == points


def test_s27_favours_are_counted_for_each_player_alone() -> None:
    g = table(8)
    g.favours = [2, 0, 0, 0, 3, 0, 0, 0]
    assert g.house[0] == g.house[4]
    assert score(g).houses[0].favours == 30 + 60


def test_the_total_adds_everything_up() -> None:
    g = table(5)
    g.boxes = [200, 150, 0, 10]
    g.potions = [4, 0, 0, 1, 0]
    g.tokens = [2, 0, 2, 1, 0]
    g.favours = [4, 1, 0, 2, 0]
    assert score(g).houses == (
        HouseScore("gryffindor", 200, 100, -200, 120, 220),
        HouseScore("hufflepuff", 150, 0, 0, 10, 160),
        HouseScore("ravenclaw", 0, 0, 0, 30, 30),
        HouseScore("slytherin", 10, 0, 0, 0, 10),
    )


def test_the_house_with_the_highest_total_wins_and_its_members_win_together() -> None:
    g = table(6)
    g.boxes = [100, 130, 0, 0]
    outcome = SPEC.outcome(scored(g))
    assert outcome is not None
    assert outcome.scores == (100, 130, 0, 100, 130, 0)
    assert outcome.winners == (1, 4)


def test_s28_tied_houses_share_the_victory_and_totals_may_be_negative() -> None:
    g = table()
    g.tokens = [1, 1, 1, 0]
    g.boxes = [0, 0, -10, -100]
    outcome = SPEC.outcome(scored(g))
    assert outcome is not None
    assert outcome.scores == (-100, -100, -110, -100)
    assert outcome.winners == (0, 1, 3)


def test_s43_houses_without_players_score_nothing() -> None:
    assert [house.house for house in score(table(6)).houses] == ["gryffindor", "hufflepuff", "ravenclaw"]


def test_the_scoring_is_told_step_by_step() -> None:
    g = table()
    g.potions, g.tokens, g.favours, g.boxes = [2, 0, 0, 0], [0, 1, 1, 0], [0, 0, 0, 3], [10, 20, 30, 40]
    log = logged(g)
    scored(g)
    assert told(log, e.PotionsMaster) == [e.PotionsMaster(0, 2)]
    assert told(log, e.Latecomers) == [e.Latecomers((1, 2), 1, 2)]
    assert told(log, e.FavourBonus) == [e.FavourBonus(3, 3, 60)]
    assert told(log, e.HouseScored) == [
        e.HouseScored("gryffindor", 110),
        e.HouseScored("hufflepuff", -80),
        e.HouseScored("ravenclaw", -70),
        e.HouseScored("slytherin", 100),
    ]
    assert told(log, e.Won) == [e.Won(("gryffindor",), 110)]


def test_nobody_master_nobody_late_is_told_too() -> None:
    g = table()
    log = logged(g)
    scored(g)
    assert told(log, e.PotionsMaster) == [e.PotionsMaster(None, 0)]
    assert told(log, e.Latecomers) == [e.Latecomers(None, 0, 0)]
    assert told(log, e.Won) == [e.Won(("gryffindor", "hufflepuff", "ravenclaw", "slytherin"), 0)]


def test_there_is_no_outcome_while_playing_and_everything_is_shown_afterwards() -> None:
    g = table()
    assert SPEC.outcome(g) is None
    assert SPEC.view(g, None).scoring is None
    scored(g)
    seen = SPEC.view(g, None)
    assert seen.scoring is not None
    assert seen.boxes is not None
    assert [player.potions for player in seen.players] == [0] * 4


@pytest.mark.parametrize("seats", range(4, 9))
def test_a_whole_game_gives_away_everything(seats: int) -> None:
    rng = Random(seats)
    for seed in range(10):
        g = SPEC.new(seats=seats, seed=seed)
        while not g.over:
            for seat in g.waiting:
                g.act(seat, rng.choice(g.options(seat)))
        left = sum(g.spent[:5])
        if not left:
            assert (sum(g.boxes), sum(g.potions), sum(g.favours)) == (850, 10, 10)
        assert g.pile == []
