"""Moves that no sensible player makes, and no bot from medium on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from greathall.bots import Budget, bot
from greathall.games.stupefy import SPEC
from greathall.games.stupefy.actions import Action, Aim, Cast, Protego, Take
from greathall.games.stupefy.cards import STUPEFY
from greathall.games.stupefy.state import Stupefy
from tests.games.stupefy.table import aim, calm, duel, lay, prepare, share_again, table

SEEDS = 10
ROLLOUTS = {"strong": Budget(iterations=60), "master": Budget(iterations=120)}
"""Fewer than the levels have time for, and fixed, so that the machine's speed does not decide."""

Position = Callable[[], tuple[Stupefy, int, tuple[Action, ...]]]
"""A game, the seat asked, and the answers that would be stupid."""


def aiming(seats: int, **options: Any) -> Stupefy:
    g = table(seats, **options)
    prepare(g, "s" + "m" * (seats - 1))
    return g


def sharing(*rewards: str, **options: Any) -> Stupefy:
    g = table(**options)
    calm(g)
    lay(g, *rewards)
    return g


def aim_at_nobody_with_a_stupefy() -> Any:
    return aiming(4), 0, (Aim(None),)


def aim_at_nobody_with_a_misspell() -> Any:
    return aiming(6), 1, (Aim(None),)


def aim_at_nobody_in_the_last_round() -> Any:
    g = table()
    g.round = 8
    g.misspells, g.stupefies = [0] * 4, [1] * 4
    prepare(g, "ssss")
    return g, 2, (Aim(None),)


def hide_from_nothing() -> Any:
    g = table()
    prepare(g, "smmm")
    aim(g, 1, 2, 1, 1)
    return g, 3, (Protego(),)


def hide_from_wands_that_are_surely_empty() -> Any:
    g = table()
    for other in (1, 2):
        g.misspells[other], g.stupefies[other] = 8, 0
    g.open_stupefies = 6
    prepare(g, "smmm")
    aim(g, 1, 0, 0, 1)
    return g, 0, (Protego(),)


def stand_against_three_wands_that_are_surely_loaded() -> Any:
    g = table()
    g.round = 8
    g.misspells, g.stupefies = [1, 0, 0, 0], [0, 1, 1, 1]
    g.tokens, g.boxes = [2, 2, 2, 2], [300, 100, 100, 100]
    prepare(g, "msss")
    aim(g, None, 0, 0, 0)
    return g, 0, (Cast(),)


def lessons_with_nothing_to_learn() -> Any:
    g = sharing("points_20", "private_lessons", "points_20")
    assert (g.open_stupefies, any(g.down)) == (0, False)
    return g, 0, (Take("private_lessons"),)


def lessons_without_a_misspell() -> Any:
    g = sharing("points_10", "private_lessons", "points_20")
    g.misspells[0], g.stupefies[0], g.open_stupefies = 0, 7, 2
    return g, 0, (Take("private_lessons"),)


def lessons_in_the_last_round() -> Any:
    g = sharing("points_10", "private_lessons", "points_20", "points_40", "favour", "successful_potion")
    g.round, g.pile = 8, []
    g.misspells, g.stupefies, g.open_stupefies = [0] * 4, [0] * 4, 12
    return g, 0, (Take("private_lessons"),)


def lessons_from_facedown_cards_that_do_not_count() -> Any:
    g = table(lessons_source="faceup_only")
    duel(g, "mssm", (None,) * 4, "cppc")
    lay(g, "points_10", "private_lessons", "points_20")
    return g, 0, (Take("private_lessons"),)


def a_time_turner_without_a_token() -> Any:
    g = sharing("points_10", "time_turner", "points_20")
    g.tokens = [0, 0, 0, 2]
    return g, 0, (Take("time_turner"),)


def ten_points_where_there_are_forty() -> Any:
    return sharing("points_10", "points_40", "points_20"), 0, (Take("points_10"), Take("points_20"))


def ten_points_where_a_fifth_favour_lies() -> Any:
    g = sharing("points_10", "favour")
    g.favours = [4, 0, 0, 0]
    return g, 0, (Take("points_10"),)


def a_third_favour_for_the_next_rival() -> Any:
    """The rival who takes next would win by it; ten points do not help."""
    g = sharing("points_10", "favour", "points_10")
    g.round, g.pile = 8, []
    g.middle[-1] = 0
    g.favours, g.boxes = [0, 3, 0, 0], [150, 70, 0, 0]
    share_again(g)
    return g, 0, (Take("points_10"),)


def the_last_potion_left_to_the_other_brewer() -> Any:
    g = sharing("points_20", "successful_potion", "points_10")
    g.round, g.pile = 8, []
    g.middle[-1] = 0
    g.potions, g.boxes = [2, 2, 0, 0], [200, 180, 0, 0]
    share_again(g)
    return g, 0, (Take("points_20"), Take("points_10"))


def a_token_kept_that_costs_the_game() -> Any:
    g = sharing("points_10", "time_turner")
    g.round, g.pile = 8, []
    g.middle[-1] = 0
    g.tokens, g.boxes = [2, 2, 0, 0], [200, 180, 150, 0]
    share_again(g)
    return g, 0, (Take("points_10"),)


POSITIONS: tuple[Position, ...] = (
    aim_at_nobody_with_a_stupefy,
    aim_at_nobody_with_a_misspell,
    aim_at_nobody_in_the_last_round,
    hide_from_nothing,
    hide_from_wands_that_are_surely_empty,
    stand_against_three_wands_that_are_surely_loaded,
    lessons_with_nothing_to_learn,
    lessons_without_a_misspell,
    lessons_in_the_last_round,
    lessons_from_facedown_cards_that_do_not_count,
    a_time_turner_without_a_token,
    ten_points_where_there_are_forty,
    ten_points_where_a_fifth_favour_lies,
    a_third_favour_for_the_next_rival,
    the_last_potion_left_to_the_other_brewer,
    a_token_kept_that_costs_the_game,
)


def answers(g: Stupefy, seat: int, level: str, budget: Budget | None) -> list[Action]:
    return [bot(level, SPEC, Random(seed)).choose(g, seat, budget) for seed in range(SEEDS)]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
@pytest.mark.parametrize("level", ["medium", "strong", "master", *(f"strong/{it}" for it in SPEC.bots.temperaments)])
def test_no_stupid_move(position: Position, level: str) -> None:
    g, seat, stupid = position()
    assert seat in g.waiting
    if level == "medium":
        given = [bot(level, SPEC, Random(seed)).choose(g, seat) for seed in range(5 * SEEDS)]
    else:
        given = answers(g, seat, level, ROLLOUTS[level.partition("/")[0]])
    assert not [answer for answer in given if answer in stupid]


def test_a_searching_bot_shoots_no_stupefy_into_the_air_in_whole_games() -> None:
    """In one game of the old search seven of 32 aims went to nobody, and five Stupefies were lost."""
    for seats in (4, 7):
        g = SPEC.new(seats=seats, seed="into the air")
        players = [bot("search:12", SPEC, Random(seat)) for seat in range(seats)]
        while not g.over:
            for seat in g.waiting:
                g.act(seat, players[seat].choose(g, seat))
            assert not [s for s in range(seats) if g.cast[s] == STUPEFY and g.target[s] < 0]
