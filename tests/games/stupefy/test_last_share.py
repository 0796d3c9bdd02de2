"""The last rewards of the game, played exactly: who wins by them, and who becomes Latecomer."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from greathall.games.stupefy import SPEC
from greathall.games.stupefy.actions import Take, TurnBack
from greathall.games.stupefy.bot.heuristic import heuristic
from greathall.games.stupefy.state import Stupefy
from tests.games.stupefy.table import calm, lay, share_again, table


def last(seats: int, *rewards: str, favourite: int = 0) -> Stupefy:
    """The last round, all standing, the favourite to take first; Become the Favourite is not there."""
    g = table(seats)
    calm(g)
    g.round = 8
    g.pile = []
    g.favourite = favourite
    g.tokens = [0] * seats
    lay(g, *rewards)
    g.middle[-1] = 0
    share_again(g)
    return g


def finished(g: Stupefy) -> Stupefy:
    while not g.over:
        for seat in g.waiting:
            g.act(seat, heuristic(g, seat, Random(1)))
    return g


def test_a_potion_that_makes_the_master_is_worth_more_than_forty_points() -> None:
    g = last(4, "points_40", "successful_potion", "points_10")
    g.potions, g.boxes = [2, 2, 0, 0], [100, 100, 50, 50]
    assert heuristic(g, 0, Random(1)) == Take("successful_potion")


def test_a_potion_that_makes_nobody_the_master_is_left() -> None:
    g = last(4, "points_20", "successful_potion", "points_10")
    g.potions = [0, 3, 0, 0]
    assert heuristic(g, 0, Random(1)) == Take("points_20")


def test_a_token_put_back_saves_a_hundred_points() -> None:
    g = last(4, "points_40", "time_turner", "points_40")
    g.tokens, g.boxes = [4, 2, 1, 0], [250, 150, 100, 100]
    assert heuristic(g, 0, Random(1)) == Take("points_40")  # the latest with three, too: 100 lost all the same
    g.tokens = [3, 3, 1, 0]
    assert heuristic(g, 0, Random(1)) == Take("time_turner")
    g.tokens, g.boxes = [3, 2, 1, 0], [200, 150, 100, 100]
    assert heuristic(g, 0, Random(1)) == Take("time_turner")  # now seat 1 is as late, and loses as much


def test_it_is_denied_to_who_would_win_by_it() -> None:
    """Seat 0 cannot win by points, but seat 1 would win by the favour; then seat 0 keeps its lead."""
    g = last(4, "points_20", "favour")
    g.boxes, g.favours = [200, 150, 0, 0], [0, 4, 0, 0]
    g.favours[1], g.boxes[1] = 4, 20  # 120 + 20 now, 200 + 20 with the favour, 120 + 40 with the points
    assert heuristic(g, 0, Random(1)) == Take("favour")


def test_who_puts_a_token_back_is_chosen_by_what_it_saves() -> None:
    g = last(6, "time_turner", "points_10", "points_20")
    g.tokens = [2, 0, 0, 3, 3, 0]
    g.boxes = [100, 50, 50, 0]
    g.act(0, Take("time_turner"))
    assert set(g.options(0)) == {TurnBack(0), TurnBack(3)}
    assert heuristic(g, 0, Random(1)) == TurnBack(3)


def test_to_do_nothing_may_be_best() -> None:
    """A potion would make seat 0 level with the Potions Master of its own house, and nobody would be it (S25)."""
    g = last(6, "successful_potion", "private_lessons")
    mate = next(seat for seat in range(1, 6) if g.house[seat] == g.house[0])
    g.potions[0], g.potions[mate] = 2, 3
    g.boxes = [100] * len(g.boxes)
    assert heuristic(g, 0, Random(1)) == Take("private_lessons")


@pytest.mark.parametrize("seed", range(12))
def test_no_other_order_is_better_for_who_chooses_first(seed: int) -> None:
    """Whatever the first one takes instead: if the others then choose what is best for them, it is no better."""
    rng = Random(seed)
    kinds = ["points_10", "points_20", "points_40", "favour", "successful_potion", "time_turner"]
    g = last(4, *rng.sample(kinds, 4))
    g.boxes = [rng.randrange(0, 200, 10) for _ in range(4)]
    g.favours = [rng.randrange(5) for _ in range(4)]
    g.potions = [rng.randrange(3) for _ in range(4)]
    g.tokens = [rng.randrange(4) for _ in range(4)]
    (seat,) = g.waiting
    reached = {}
    for answer in g.options(seat):
        world = g.copy()
        world.act(seat, answer)
        outcome = SPEC.outcome(finished(world))
        assert outcome is not None
        winners = {g.house[winner] for winner in outcome.winners}
        reached[answer] = (g.house[seat] in winners) / len(winners)
    assert reached[heuristic(g, seat, Random(1))] == max(reached.values())


def test_all_orders_of_a_short_middle_end_alike_whatever_the_order_of_the_options() -> None:
    ends = set()
    for order in permutations(["points_40", "favour", "successful_potion"]):
        g = last(4, *order)
        g.boxes = [10, 20, 30, 40]
        outcome = SPEC.outcome(finished(g))
        assert outcome is not None
        ends.add(outcome.scores)
    assert len(ends) == 1
