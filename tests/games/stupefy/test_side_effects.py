"""What a round changes, and that it changes nothing else: whole states before and after."""

from __future__ import annotations

from tests.games.stupefy.table import aim, cast, lay, prepare, table, take
from tests.games.whole import changes, saved


def test_preparing_and_aiming_move_nothing_but_the_own_cards() -> None:
    g = table()
    before = saved(g)
    prepare(g, "msmm")
    hands = {"misspells.0", "stupefies.1", "misspells.2", "misspells.3"}
    assert set(changes(before, g, but=("phase",))) == hands | {f"prepared.{seat}" for seat in range(4)}
    before = saved(g)
    aim(g, 1, 0, None, None)
    assert changes(before, g, but=("phase",)) == {"target.0": (-1, 1), "target.1": (-1, 0)}


def test_an_answer_of_one_seat_is_sealed() -> None:
    g = table()
    prepare(g, "mmmm")
    before = saved(g)
    for seat in range(3):
        g.act(seat, g.options(seat)[0])
        assert changes(before, g) == {}


def test_a_reward_changes_its_taker_only() -> None:
    g = table()
    lay(g, "favour", "successful_potion", "points_10", "points_20")
    prepare(g, "mmmm")
    aim(g, None, None, None, None)
    cast(g, "cccc")
    before = saved(g)
    assert take(g, "favour") == [0]
    assert set(changes(before, g)) == {"favours.0", "middle.4", "taken.0"}
    before = saved(g)
    assert take(g, "successful_potion") == [1]
    assert set(changes(before, g)) == {"potions.1", "middle.3", "taken.1"}
