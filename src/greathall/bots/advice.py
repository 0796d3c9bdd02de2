"""A hint: what a strong bot would answer for a seat, why, and what the next best answers are worth.

Whatever state it is given, it looks only at worlds redealt from what the seat knows, its sentences included: the law of
secrecy compares whole hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from greathall.bots.budget import Budget
from greathall.bots.paired import MAX_ANSWERS, PairedSearch
from greathall.bots.players import ONE_SECOND, bot
from greathall.bots.reasons import explain, explain_difference, reasons_of, unsearched
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.messages import Message
from greathall.core.reasons import Advice, Advised, Reasons
from greathall.core.spec import GameSpec

ADVISER = "strong"
MOST = 3
"""The answer, and the two next best."""


def advise(
    spec: GameSpec[Any], g: State, seat: int, rng: Random, budget: Budget | None = None, most: int = MOST
) -> Advice:
    """What the strong bot would answer now. Where it weighs little (routine, or nothing else makes sense), the others
    are weighed for whoever asks; where there are no others, that is the reason."""
    world = spec.redeal(g, seat, rng)
    adviser = bot(ADVISER, spec, rng)
    chosen, reasons = adviser.decide(world, seat, budget)
    if reasons is None:
        reasons = unsearched(spec, world, seat, chosen)
    known = [option.action for option in reasons.options]
    others = other_answers(spec, world, seat, known, rng, most)
    if others and spec.bots.heuristic is not None:
        search = PairedSearch(spec, world, seat, rng, only=[*known, *others])
        search.run(budget or adviser.budget or ONE_SECOND)
        reasons = reasons_of(search, chosen)
    advice = put_into_words(spec, world, seat, reasons, most)
    forced = len(known) == 1 and not others
    return replace(advice, reason=Message("reason-forced")) if forced else advice


def other_answers(
    spec: GameSpec[Any], world: State, seat: int, known: Sequence[Action], rng: Random, most: int
) -> list[Action]:
    """What else a hint has to weigh to name so many answers: pointless ones only where nothing else is left."""
    if len(known) >= most:
        return []
    options, promising = world.options(seat), spec.bots.promising
    many = isinstance(options, LazyOptions)
    likely = [] if many else options
    if promising is not None:
        likely = promising(world, seat)
    if many and len({*known, *likely}) < most:
        likely = [*likely, *(sample(options, rng) for _ in range(most))]
    others = [action for action in dict.fromkeys(likely) if action not in known]
    sensible = [action for action in others if not spec.bots.pointless(world, seat, action)]
    return (sensible if len(known) + len(sensible) >= most else others)[:MAX_ANSWERS]


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
    """How an answer reads: as the game says it, else as its players write it down, else as its action does."""
    said, notation = spec.table.option(world, seat, action), spec.table.notation
    written = None if said is not None or notation is None else notation.write(world, action)
    return spec.option_message(world, seat, action) if written is None else Message("written", {"answer": written})
