"""Somebody is always asked and has options, the game ends in time, and it has an outcome."""

from __future__ import annotations

from itertools import pairwise

from greathall.core.kernel import State
from greathall.laws.harness import Trial


def check_decision(t: Trial, g: State, played: int) -> None:
    """Somebody is asked, everybody who is asked has options, and the game is not longer than it says."""
    with t.law("termination"):
        if played > t.spec.longest:
            raise t.broken(f"more than the {t.spec.longest} answers that the spec calls the longest")
        if g.over:
            _check_end(t, g)
            return
        waiting = g.waiting
        t.require(bool(waiting), "the rules stopped and ask nobody")
        if g.asked is None:
            raise t.broken(f"seats {waiting} are waited for, but there is no question")
        if not -1 < waiting[0] <= waiting[-1] < t.seats or any(one >= two for one, two in pairwise(waiting)):
            raise t.broken(f"the seats asked must be seats of the table, each once and ascending: {waiting}")
        if g.sealed and not g.sealed.keys().isdisjoint(waiting):
            raise t.broken(f"asked again after answering: {waiting}, {sorted(g.sealed)}")
        for seat in waiting:
            if not any(True for _ in g.options(seat)):
                raise t.broken(f"seat {seat} is asked and has no options")
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
