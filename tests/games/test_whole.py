"""The comparison of whole states shows what changed, and nothing else."""

from __future__ import annotations

import greathall
from tests.games.whole import changes, saved


def test_changes_are_named_by_field_and_seat() -> None:
    g = greathall.game("stupefy").new(seats=4, seed=1)
    before = saved(g)
    assert changes(before, g) == {}
    g.stupefies[2] += 1
    g.pile.pop()
    assert set(changes(before, g)) == {"stupefies.2", "pile"}
    assert changes(before, g, but=("pile",)) == {"stupefies.2": (before["stupefies"][2], g.stupefies[2])}


def test_an_answer_that_is_sealed_changes_nothing_on_the_table() -> None:
    g = greathall.game("stupefy").new(seats=4, seed=1)
    before = saved(g)
    g.act(0, g.options(0)[0])
    assert changes(before, g) == {}
