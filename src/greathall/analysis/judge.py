"""Judging one decision: what the strong bot would have answered on the same knowledge, and what that is worth.

Two answers are compared in worlds that were not used to choose between them: the best of several estimates is mostly
one that was lucky, and would make every other answer look bad. Nothing here looks at more than the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from greathall.analysis.result import LIMITS, SURE
from greathall.bots.advice import put_into_words
from greathall.bots.budget import Budget
from greathall.bots.learners import mean_and_error
from greathall.bots.paired import PairedSearch
from greathall.bots.reasons import reasons_of
from greathall.bots.worlds import Worlds
from greathall.core.kernel import Action, State
from greathall.core.messages import Message
from greathall.core.reasons import Advised, Reasons, Unit
from greathall.core.spec import GameSpec

LISTED = 10
"""Answers that are told for each decision."""
OWN_SHARE = 0.25
"""Where several choose at once, an answer that the bot itself would give so often counts as its own."""
FEWEST, MOST = 24, 160
"""Fresh worlds in which two answers are compared: the more, the closer the loss is to a limit between two marks."""


class Judgement(NamedTuple):
    options: list[Advised]
    played: Advised
    lost: float
    error: float
    reason: Message | None
    before: list[float]
    """Everybody's chances after the bot's answer, as the seat could expect them."""
    after: list[float]
    """After the answer given."""


def chances(spec: GameSpec[Any], world: State) -> list[float]:
    """Everybody's chance to win in an imagined world; those of different teams add up to one."""
    teams = [spec.team(world, seat) for seat in range(world.seats)]
    outcome = spec.outcome(world)
    if outcome is not None:
        winners = {teams[seat] for seat in outcome.winners}
        return [float(team in winners) / max(1, len(winners)) for team in teams]
    value = spec.bots.value
    if value is None:
        return [1.0 / len({*teams})] * world.seats
    found = {team: value(world, teams.index(team)) for team in dict.fromkeys(teams)}
    total = sum(found.values()) if len(found) > 1 else 1.0
    return [found[team] / total if total else 1.0 / len(found) for team in teams]


def standing(spec: GameSpec[Any], g: State, seat: int, rng: Random, worlds: int) -> list[float]:
    """Everybody's chances as this seat can tell them now: positions are valued where a round ends."""
    imagined = Worlds(spec, g, seat)
    rows = []
    for _ in range(worlds):
        world = imagined.deal(rng)
        imagined.play_on(world, imagined.players(world.seats, rng), rng)
        rows.append(chances(spec, world))
    return _means(rows)


def judge(spec: GameSpec[Any], g: State, seat: int, played: Action, rng: Random, budget: Budget) -> Judgement | None:
    """In the state in which the question was asked; None if there was nothing to choose, or nothing to compare."""
    world = spec.redeal(g, seat, rng)
    if spec.bots.judge is not None:
        return _judge_by_game(spec, world, seat, played, rng, budget.iterations)
    search = PairedSearch(spec, world, seat, rng, also=[played])
    if len(search.actions) == 1:
        return None
    over = budget.timer()
    search.run(budget)
    chosen = _chosen(search, played)
    reasons = reasons_of(search, chosen)
    best: list[list[float]] = []
    given: list[list[float]] = []
    losses: list[float] = []
    while len(given) < FEWEST or not (len(given) >= MOST or over() or _clear(losses)):
        endings = search.worlds.endings(rng.getrandbits(60), [played] if chosen == played else [chosen, played])
        ends = [*endings]
        best.append(chances(spec, ends[0]))
        given.append(chances(spec, ends[-1]))
        losses.append(search.worlds.worth(ends[0], seat) - search.worlds.worth(ends[-1], seat))
    lost, error = _loss(losses)
    before, after = _means(best), _means(given)
    advice = put_into_words(spec, world, seat, reasons, most=LISTED)
    known = {chosen: before[seat], played: after[seat]}
    moved = before[seat] - reasons.best.worth
    options = [_with_worth(option, known.get(option.action, option.worth + moved)) for option in advice.options]
    listed = [options[0], *sorted(options[1:], key=lambda option: -option.worth)]
    mine = next(option for option in put_into_words(spec, world, seat, reasons, 99).options if option.action == played)
    mine = _with_worth(mine, after[seat])
    return Judgement(listed, mine, lost, error, advice.reason if chosen != played else None, before, after)


def _chosen(search: PairedSearch, played: Action) -> Action:
    """The bot's answer; the answer given, if the bot might well have given it."""
    strategy = search.learner.strategy() if search.seeds else [1.0, *[0.0] * (len(search.actions) - 1)]
    if search.worlds.simultaneous and strategy[search.actions.index(played)] >= OWN_SHARE:
        return played
    return search.actions[max(range(len(strategy)), key=strategy.__getitem__)]


def _judge_by_game(
    spec: GameSpec[Any], world: State, seat: int, played: Action, rng: Random, iterations: int | None
) -> Judgement | None:
    """By the game's own bot, in points."""
    assert spec.bots.judge is not None
    reasons = spec.bots.judge(world, seat, played, rng, iterations)
    if reasons is None:
        return None
    mine = next((option for option in reasons.options if option.action == played), None)
    if mine is None or len(reasons.options) < 2:
        return None
    best = max(reasons.options, key=lambda option: option.worth)
    distance = best.worth - mine.worth
    error = (best.error**2 + mine.error**2) ** 0.5
    lost = 0.0 if best.action == played or distance < SURE * error else distance
    ranked = sorted(reasons.options, key=lambda option: -option.worth)
    told = Reasons(seat=seat, options=tuple(ranked), unit=reasons.unit)
    advice = put_into_words(spec, world, seat, told, LISTED)
    [own] = put_into_words(spec, world, seat, Reasons(seat=seat, options=(mine,), unit=reasons.unit)).options
    now = chances(spec, world)
    return Judgement(advice.options, own, lost, error, advice.reason if lost else None, now, now)


def unusual(spec: GameSpec[Any], g: State, actor: int, played: Action, seat: int, rng: Random, worlds: int) -> Any:
    """What another seat's answer did to this one's chance, compared with what the heuristic would have answered there,
    on what that other seat knew: the mean and its standard error."""
    heuristic = spec.bots.heuristic
    assert heuristic is not None
    imagined = Worlds(spec, spec.redeal(g, actor, rng), actor)
    differences = []
    for _ in range(worlds):
        usual, given = imagined.endings(rng.getrandbits(60), [None, played])
        differences.append(chances(spec, given)[seat] - chances(spec, usual)[seat])
    middle, error = mean_and_error(differences)
    return middle, error if isfinite(error) else 0.0


def _loss(losses: Sequence[float]) -> tuple[float, float]:
    middle, error = mean_and_error(losses)
    return (middle if middle > SURE * error else 0.0), error


def _clear(losses: Sequence[float], unit: Unit = "chance") -> bool:
    """Whether more worlds would hardly change the mark."""
    middle, error = mean_and_error(losses)
    return all(abs(middle - limit) > SURE * error for limit in (0.0, *LIMITS[unit])) or error < LIMITS[unit][0] / SURE


def _with_worth(option: Advised, chance: float) -> Advised:
    return replace(option, worth=min(1.0, max(0.0, chance)))


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
