"""A hint: what a strong bot would answer for a seat, why, and what the next best answers are worth.

Whatever state it is given, it looks only at worlds redealt from what the seat knows, its sentences included: the law of
secrecy compares whole hints.
"""

from __future__ import annotations

from random import Random
from typing import Any

from greathall.bots.budget import Budget
from greathall.bots.players import bot
from greathall.bots.reasons import explain, explain_difference
from greathall.core.kernel import Action, State
from greathall.core.messages import Message
from greathall.core.reasons import Advice, Advised, Considered, Reasons
from greathall.core.spec import GameSpec

ADVISER = "strong"
MOST = 3
"""The answer, and the two next best."""


def advise(
    spec: GameSpec[Any], g: State, seat: int, rng: Random, budget: Budget | None = None, most: int = MOST
) -> Advice:
    """What the strong bot would answer now."""
    world = spec.redeal(g, seat, rng)
    chosen, reasons = bot(ADVISER, spec, rng).decide(world, seat, budget)
    if reasons is None:
        alone = Considered(action=chosen, worth=0.0, error=0.0, rollouts=0)
        reasons = Reasons(seat=seat, options=(alone,))
    return put_into_words(spec, world, seat, reasons, most)


def put_into_words(spec: GameSpec[Any], world: State, seat: int, reasons: Reasons, most: int = MOST) -> Advice:
    """What a bot has weighed, as people read it."""
    return Advice(
        unit=reasons.unit,
        reason=explain(spec, world, seat, reasons),
        options=[
            Advised(
                action=option.action,
                message=spoken(spec, world, seat, option.action),
                worth=option.worth,
                error=option.error,
                rollouts=option.rollouts,
            )
            for option in reasons.options[:most]
        ],
        differences=[explain_difference(difference) for difference in reasons.differences],
    )


def spoken(spec: GameSpec[Any], world: State, seat: int, action: Action) -> Message:
    """How an answer reads: as the players of the game write it down, or as the option does."""
    notation = spec.table.notation
    written = None if notation is None else notation.write(world, action)
    return spec.option_message(world, seat, action) if written is None else Message("written", {"answer": written})
