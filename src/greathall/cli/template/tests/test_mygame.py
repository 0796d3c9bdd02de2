"""The laws of every game, and the rules of this one: set a table, act, expect."""

from __future__ import annotations

from greathall import laws

from mygame import SPEC
from mygame.actions import Draw, Stop


def test_the_laws_hold() -> None:
    assert laws.check(SPEC, games=12).broken is None


def test_whoever_goes_over_the_limit_scores_nothing() -> None:
    g = SPEC.new(seats=2, seed=1)
    g.deck += [9, 8, 7]
    for _ in range(3):
        g.act(0, Draw())
    assert g.waiting == (1,)
    g.act(1, Stop())
    outcome = SPEC.outcome(g)
    assert outcome is not None
    assert outcome.scores == (0, 0)
