"""A game goes on to its end, loses nothing on the way, and says how it ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greathall.core.kernel import State
from greathall.laws.broken import difference
from greathall.laws.trial import Trial


def goes_on(t: Trial, g: State, played: int) -> None:
    """Somebody is asked, everybody who is asked has options, and the end is not too far."""
    with t.law("progress"):
        t.want(played <= t.spec.longest, f"more than the {t.spec.longest} answers that the game calls its longest")
        if g.over:
            _ended(t, g)
            return
        t.want(bool(g.waiting), "the rules stopped and ask nobody")
        t.want(g.asked is not None, f"seats {g.waiting} are waited for, but there is no question")
        t.want(
            list(g.waiting) == sorted(set(g.waiting)) and all(0 <= seat < t.seats for seat in g.waiting),
            f"the seats asked must be seats of the table, each once and ascending: {g.waiting}",
        )
        t.want(not set(g.waiting) & set(g.sealed), f"asked again after answering: {g.waiting}, {sorted(g.sealed)}")
        for seat in g.waiting:
            t.want(any(True for _ in g.options(seat)), f"seat {seat} is asked and has no options")
        t.want(t.spec.outcome(g) is None, "the game has an outcome before it is over")


def _ended(t: Trial, g: State) -> None:
    outcome = t.spec.outcome(g)
    if outcome is None:
        raise t.broken("the game is over and has no outcome")
    t.want(not g.sealed and g.asked is None, "the game is over with a question still open")
    t.want(len(outcome.scores) == t.seats, f"{len(outcome.scores)} scores for {t.seats} seats")
    t.want(all(0 <= seat < t.seats for seat in outcome.winners), f"winners who do not sit here: {outcome.winners}")
    fates = {(t.spec.team(g, s), outcome.scores[s], s in outcome.winners) for s in range(t.seats)}
    t.want(len(fates) == len({fate[0] for fate in fates}), f"teammates with different scores or fates: {outcome}")


def nothing_lost(t: Trial, g: State, pieces: Mapping[str, int]) -> None:
    """The pieces are all there, each as often as at the start."""
    with t.law("conservation"):
        now: dict[str, Any] = dict(t.spec.pieces(g))
        if now != pieces:
            raise t.broken("pieces were lost or doubled (at the start | now)", difference(dict(pieces), now))
