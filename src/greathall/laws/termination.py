"""Somebody is always asked and has options, the game ends in time, and it has an outcome."""

from __future__ import annotations

from greathall.core.kernel import State
from greathall.laws.harness import Trial


def check_decision(t: Trial, g: State, played: int) -> None:
    """Somebody is asked, everybody who is asked has options, and the game is not longer than it says."""
    with t.law("termination"):
        t.require(played <= t.spec.longest, f"more than the {t.spec.longest} answers that the spec calls the longest")
        if g.over:
            _check_end(t, g)
            return
        t.require(bool(g.waiting), "the rules stopped and ask nobody")
        t.require(g.asked is not None, f"seats {g.waiting} are waited for, but there is no question")
        t.require(
            list(g.waiting) == sorted(set(g.waiting)) and all(0 <= seat < t.seats for seat in g.waiting),
            f"the seats asked must be seats of the table, each once and ascending: {g.waiting}",
        )
        t.require(not set(g.waiting) & set(g.sealed), f"asked again after answering: {g.waiting}, {sorted(g.sealed)}")
        for seat in g.waiting:
            t.require(any(True for _ in g.options(seat)), f"seat {seat} is asked and has no options")
        t.require(t.spec.outcome(g) is None, "the game has an outcome before it is over")


def _check_end(t: Trial, g: State) -> None:
    outcome = t.spec.outcome(g)
    if outcome is None:
        raise t.broken("the game is over and has no outcome")
    t.require(not g.sealed and g.asked is None, "the game is over with a question still open")
    t.require(len(outcome.scores) == t.seats, f"{len(outcome.scores)} scores for {t.seats} seats")
    t.require(
        all(0 <= seat < t.seats for seat in outcome.winners),
        f"winners without a seat: {outcome.winners}",
    )
    results = {(t.spec.team(g, s), outcome.scores[s], s in outcome.winners) for s in range(t.seats)}
    t.require(len(results) == len({result[0] for result in results}), f"teammates with different results: {outcome}")
