"""`strong` weighs the tiles it keeps, simulates its best candidates and searches the endgame."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.reasons import Considered, Reasons

from ..actions import Pass, Tickle
from ..cards import CONFUNDO
from ..engine import warm_up
from ..options import TurnOptions, place_of
from ..state import Scrabble
from ..turn import TAKE_TURN
from . import equity
from .answers import answer
from .card_choice import card_before_tiles, spell
from .card_worth import worth_now
from .exchanging import exchange_or_pass
from .points import most_points
from .transfiguring import transfigure

ITERATIONS = 60
"""How often the unseen tiles are imagined unless told otherwise: a third of a second, and repeatable."""

PROMISING = 3
"""Words that a hint compares with an answer that was given without comparing."""


def strong(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Any:
    """The best of what was weighed."""
    return weigh(g, seat, rng, iterations, seconds).best.action


def weigh(g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None) -> Reasons:
    """By simulation where that is compiled, else by the points and the tiles kept alone: by the chance to win; what was
    not simulated stands alone."""
    return Reasons(seat=seat, options=tuple(_weighed(g, seat, rng, iterations, seconds)))


def weigh_on_all_cores(
    g: Scrabble, seat: int, rng: Random, iterations: int | None = None, seconds: float | None = None
) -> Reasons:
    """The same, with a thread for each core that this process may use."""
    return Reasons(seat=seat, options=tuple(_weighed(g, seat, rng, iterations, seconds, count_cores())))


def count_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _weighed(
    g: Scrabble, seat: int, rng: Random, iterations: int | None, seconds: float | None, threads: int = 1
) -> Sequence[Considered]:
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN:
        return _alone(answer(g, seat, rng))
    found = most_points(g, seat) if g.hands[seat] else None
    card = card_before_tiles(g, seat, found, worth_now(g))
    if card is not None:
        return _alone(card)
    if found is not None and found.place.card == CONFUNDO:
        return _alone(found.place)
    if warm_up.ready() or warm_up.wait():
        from . import simulation

        if iterations is None and seconds is None:
            iterations = ITERATIONS
        changed = transfigure(g, seat, rng) if found is None or found.place.card is None else None
        if changed is not None:
            return _alone(changed)
        weighed = simulation.weigh(g, seat, rng, iterations, seconds, threads)
        if weighed:
            return weighed
        chosen = None
    else:
        chosen = equity.choose(g, seat, None if found is None else found.place.card)
    return _alone(exchange_or_pass(g, seat) if chosen is None else chosen)


def _alone(action: Any) -> Sequence[Considered]:
    return [Considered(action=action, worth=0.0, error=0.0, rollouts=0)]


def promising(g: Scrabble, seat: int) -> list[Any]:
    """In a turn the words that score most, the best card, and to give letters back; else all but to claim a laugh: no
    bot knows who laughed."""
    if g.asked is None or g.asked.effect is not TAKE_TURN:
        return [action for action in g.options(seat) if not isinstance(action, Tickle)]
    plays = sorted(TurnOptions(g, seat).plays, key=lambda play: -play.score)[:PROMISING]
    card = spell(g, seat)
    return [*map(place_of, plays), *([] if card is None else [card]), exchange_or_pass(g, seat), Pass()]
