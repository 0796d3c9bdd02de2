"""Why a search answers as it does: the options it considered, and by what the best differs from the next.

The differences are read from the logs of paired rollouts: the two best answers are played on in the same worlds once
more, and what the seat would be told is counted. Worlds are redealt and follow from their seeds, so nothing hidden gets
into a reason, and thinking costs nothing extra for those who do not ask.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import isfinite, sqrt
from typing import Any

from greathall.bots.learners import mean_and_error
from greathall.bots.paired import PairedSearch
from greathall.bots.tree import TreeSearch
from greathall.core.events import Event
from greathall.core.kernel import Action, State
from greathall.core.messages import Message, Player, message_for
from greathall.core.reasons import Considered, Difference, Reasons
from greathall.core.spec import GameSpec

COMPARED = 24
"""In how many worlds the two best answers are played on to see by what they differ."""
MOST_DIFFERENCES = 3
CLEAR = 2.0
"""Standard errors by which something must happen more or less often to be a reason."""
ABOUT_EQUAL = 0.01
"""Chances to win that read the same."""


def reasons_of(search: PairedSearch | TreeSearch, chosen: Action) -> Reasons:
    """What a search that has run says about the answer drawn from it."""
    if isinstance(search, TreeSearch):
        return Reasons(seat=search.seat, options=_ranked(_of_tree(search), chosen))
    options = _ranked(_of_paired(search, chosen), chosen)
    differences = _differences(search, options[0].action, options[1].action) if len(options) > 1 else ()
    return Reasons(seat=search.seat, options=options, differences=differences)


def unsearched(spec: GameSpec[Any], world: State, seat: int, chosen: Action) -> Reasons:
    """For an answer that was not weighed against others: no choice, or routine."""
    value = spec.bots.value
    worth = value(world, seat) if value is not None else 0.0
    return Reasons(seat=seat, options=(Considered(action=chosen, worth=worth, error=0.0, rollouts=0),))


def _ranked(options: list[Considered], chosen: Action) -> tuple[Considered, ...]:
    return tuple(sorted(options, key=lambda option: (option.action != chosen, -option.worth)))


def _of_paired(search: PairedSearch, chosen: Action) -> list[Considered]:
    """The answer given has the mean of its worlds; the others are as far from it as they were in the same worlds."""
    learner = search.learner
    given = learner.worths[search.actions.index(chosen)]
    base, base_error = _mean(given)
    options = []
    for action, worths, share in zip(search.actions, learner.worths, search.strategy(), strict=True):
        if action == chosen:
            worth, error = base, base_error
        else:
            distance, error = _mean([a - b for a, b in zip(worths, given, strict=False)])
            worth = min(1.0, max(0.0, base + distance))
        options.append(Considered(action=action, worth=worth, error=error, rollouts=len(worths), share=share))
    return options


def _of_tree(search: TreeSearch) -> list[Considered]:
    root = search.root
    options = []
    for action, visits, value, share in zip(root.actions, root.visits, root.values, root.strategy(), strict=True):
        if visits:
            worth = value / visits
            error = sqrt(max(0.0, worth * (1.0 - worth)) / visits)
            options.append(Considered(action=action, worth=worth, error=error, rollouts=visits, share=share))
    return options


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error; 1 for one that is not known."""
    middle, error = mean_and_error(values)
    return middle, error if isfinite(error) else 1.0


def _differences(search: PairedSearch, best: Action, other: Action) -> tuple[Difference, ...]:
    """What happens more often after one answer than after the other, the clearest first."""
    counts: list[tuple[dict[Hashable, int], dict[Hashable, int]]] = []
    examples: dict[Hashable, Event] = {}
    for seed in search.seeds[:COMPARED]:
        logs: list[list[Event]] = []
        search.worlds.outcomes(seed, [best, other], logs)
        counted: tuple[dict[Hashable, int], dict[Hashable, int]] = ({}, {})
        for log, kinds in zip(logs, counted, strict=True):
            for event in log:
                told = event.seen_by(search.seat)
                if told is not None:
                    kind = _kind(told)
                    examples.setdefault(kind, told)
                    kinds[kind] = kinds.get(kind, 0) + 1
        counts.append(counted)
    found: list[tuple[float, Difference]] = []
    for kind, event in examples.items():
        after_best = [float(kinds.get(kind, 0)) for kinds, _ in counts]
        after_other = [float(kinds.get(kind, 0)) for _, kinds in counts]
        distance, error = _mean([a - b for a, b in zip(after_best, after_other, strict=True)])
        if abs(distance) > CLEAR * error:
            difference = Difference(event=event, best=_mean(after_best)[0], other=_mean(after_other)[0])
            found.append((abs(distance), difference))
    found.sort(key=lambda pair: -pair[0])
    return tuple(difference for _, difference in found[:MOST_DIFFERENCES])


def _kind(event: Event) -> Hashable:
    """Events that count as the same: their text is the same, and so are the players in it."""
    message = message_for(event, "event")
    players = [(name, value.seat) for name, value in message.args.items() if isinstance(value, Player)]
    return (message.key, *players)


def explain(spec: GameSpec[Any], g: State, seat: int, reasons: Reasons) -> Message:
    """One sentence: the game's own, or the general one."""
    if spec.bots.explain is not None:
        said = spec.bots.explain(g, seat, reasons)
        if said is not None:
            return said
    best, other = reasons.best, reasons.next
    if not best.rollouts:
        return Message("reason-plain")
    if reasons.unit == "points":
        margin = 0.0 if other is None else best.worth - other.worth
        return Message("reason-points", {"margin": round(margin)})
    if other is None:
        return Message("reason-only", {"best": _percent(best.worth)})
    if best.worth < other.worth - ABOUT_EQUAL:  # it knows better than the few worlds in which others were tried
        return Message("reason-plain")
    if best.worth < other.worth + ABOUT_EQUAL:
        return Message("reason-equal", {"best": _percent(best.worth)})
    return Message("reason-chance", {"best": _percent(best.worth), "other": _percent(other.worth)})


def explain_difference(difference: Difference) -> Message:
    """What happens more (or less) often: in ten games imagined."""
    args: dict[str, Any] = {
        "event": message_for(difference.event, "event"),
        "best": round(10 * difference.best),
        "other": round(10 * difference.other),
    }
    return Message("reason-event", args)


def _percent(worth: float) -> int:
    return round(100 * worth)
