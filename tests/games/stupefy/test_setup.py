"""The box and the deal, for each number of players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from greathall import BadSettings, WrongSeats
from greathall.games.stupefy import SPEC
from greathall.games.stupefy.cards import COPIES, FAVOUR_BONUS, HOUSES, POINTS, REWARDS
from tests.games.stupefy.table import table

HANDS = {4: (20, 12, 0), 5: (27, 13, 2), 6: (30, 18, 0), 7: (37, 19, 2), 8: (40, 24, 0)}
SIZES = {4: [1, 1, 1, 1], 5: [2, 1, 1, 1], 6: [2, 2, 2], 7: [3, 2, 2], 8: [2, 2, 2, 2]}


@pytest.mark.parametrize("seats", HANDS)
def test_hands_and_tokens(seats: int) -> None:
    g = table(seats)
    assert (sum(g.misspells), sum(g.stupefies), sum(g.tokens)) == HANDS[seats]
    assert [m + s for m, s in zip(g.misspells, g.stupefies, strict=True)] == [8] * seats


@pytest.mark.parametrize("seats", SIZES)
def test_the_distribution_splits_players_into_houses(seats: int) -> None:
    for seed in range(20):
        g = SPEC.new(seats=seats, seed=seed)
        assert sorted(Counter(g.house).values(), reverse=True) == SIZES[seats]


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_s31_teammates_do_not_sit_side_by_side(seats: int) -> None:
    g = table(seats)
    neighbours = [(g.house[seat], g.house[(seat + 1) % seats]) for seat in range(seats)]
    assert all(one != other for one, other in neighbours)


@pytest.mark.parametrize(("seats", "out"), [(4, 0), (5, 0), (6, 1), (7, 1), (8, 0)])
def test_s31_houses_are_drawn_and_six_or_seven_players_leave_one_out(seats: int, out: int) -> None:
    missing = Counter(
        house for seed in range(60) for house in set(range(4)) - set(SPEC.new(seats=seats, seed=seed).house)
    )
    assert sum(missing.values()) == 60 * out
    assert len(missing) == 4 * out


def test_s31_houses_can_be_chosen() -> None:
    houses = ("slytherin", "ravenclaw", "hufflepuff", "gryffindor")
    g = SPEC.new(seats=4, seed=1, houses=houses)
    assert tuple(HOUSES[house] for house in g.house) == houses


@pytest.mark.parametrize("seats", [5, 7])
def test_twins_have_weaker_hands_and_a_delay_token(seats: int) -> None:
    g = table(seats)
    assert g.twins == (0, 2)
    for twin in g.twins:
        assert (g.misspells[twin], g.stupefies[twin], g.tokens[twin]) == (6, 2, 1)
        assert g.house[twin] == g.house[0]


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_even_numbers_have_no_twins(seats: int) -> None:
    assert table(seats).twins == ()


def test_s30_the_third_of_the_trio_has_the_normal_hand_and_the_host_may_choose_the_twins() -> None:
    assert table(7).members(table(7).house[0]) == [0, 2, 4]
    assert (table(7).misspells[4], table(7).stupefies[4], table(7).tokens[4]) == (5, 3, 0)
    assert table(7, twins=(4, 2)).twins == (2, 4)


def test_the_pile_holds_64_rewards_and_nothing_is_reshuffled() -> None:
    g = table()
    assert sum(COPIES) == 64
    assert len(g.pile) == 56
    assert sum(g.middle) == 9
    total = Counter(g.pile) + Counter({kind: count for kind, count in enumerate(g.middle) if kind < 7})
    assert total == Counter(dict(enumerate(COPIES)))
    assert sum(points * copies for points, copies in zip(POINTS, COPIES, strict=False)) == 850


def test_the_box_counts() -> None:
    by_name = dict(zip(REWARDS, COPIES, strict=False))
    assert by_name == {
        "points_10": 15,
        "points_20": 15,
        "points_40": 10,
        "successful_potion": 10,
        "favour": 10,
        "private_lessons": 2,
        "time_turner": 2,
    }
    assert FAVOUR_BONUS == (0, 10, 30, 60, 120, 200, 300, 400, 600, 800, 1000)


def test_s29_the_first_favourite_is_drawn_or_chosen() -> None:
    assert {SPEC.new(seats=4, seed=seed).favourite for seed in range(40)} == {0, 1, 2, 3}
    assert table(6, first_favourite=5).favourite == 5


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (4, {"first_favourite": 4}, "no-such-seat"),
        (4, {"first_favourite": "me"}, "bad-option"),
        (4, {"houses": ("gryffindor",) * 4}, "bad-houses"),
        (5, {"houses": HOUSES}, "bad-houses"),
        (4, {"houses": ("hogsmeade", *HOUSES[1:])}, "bad-option"),
        (4, {"twins": (0, 1)}, "bad-twins"),
        (5, {"twins": (0, 1)}, "bad-twins"),
        (7, {"twins": (0, 0)}, "bad-twins"),
        (4, {"all_down": "burn"}, "bad-option"),
        (4, {"colour": "red"}, "unknown-option"),
    ],
)
def test_bad_options_are_refused(seats: int, options: dict[str, Any], key: str) -> None:
    options = {"houses": table(seats).settings.houses} | options
    with pytest.raises(BadSettings) as refused:
        SPEC.new(seats=seats, seed=1, **options)
    assert refused.value.message.key == key


def test_seats_are_counted_as_people_count_them() -> None:
    with pytest.raises(BadSettings) as refused:
        SPEC.new(seats=4, seed=1, first_favourite=4)
    assert refused.value.message.args["seat"] == 5


@pytest.mark.parametrize("seats", [0, 3, 9, -4])
def test_wrong_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        SPEC.new(seats=seats)
