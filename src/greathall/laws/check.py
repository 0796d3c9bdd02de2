"""All the laws together, over many games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from greathall.core.codec import fields_of
from greathall.core.kernel import sample
from greathall.core.spec import GameSpec
from greathall.laws import (
    conservation,
    copies,
    determinism,
    event_leaks,
    fairness,
    frames,
    lessons,
    numbers,
    options,
    secrecy,
    serialization,
    termination,
    texts,
    twins,
)
from greathall.laws.drivers import Policy, by_policy, from_answers, random_settings, uniform
from greathall.laws.errors import LawBroken
from greathall.laws.harness import THOROUGH, CheckLevel, Driver, Totals, Trial

LAWS = {
    "copies": "a copy is equal to its original, and neither changes when the other is played",
    "determinism": "the same seed and the same answers give the same game",
    "replay": "the record of a game leads to the same states",
    "json": "states, situations, actions and events survive JSON at any decision",
    "secrecy": "nothing that reaches a seat tells what it may not know",
    "twins": "two worlds that a seat cannot tell apart treat it alike, and tell it all in the same order",
    "frames": "the views sent at marked events tell a seat nothing that it may not know",
    "redeal variety": "redealt worlds differ in every hidden zone, in sealed answers and in the dice",
    "redeal playout": "a redealt world can be played to its end",
    "termination": "somebody is always asked, has options, and the game ends in time",
    "conservation": "no piece is lost or doubled",
    "fairness": "no face, place, purpose, player or moment is favoured by chance",
    "options": "every option is accepted; everything else is refused with a reason and changes nothing",
    "retract": "a sealed answer shows only that it is given, and taken back it leaves the state as before",
    "defaults": "the answer for a player whose time is up is an option",
    "heuristic": "the heuristic chooses an option, and no hint for the bots looks at anything hidden",
    "numbers": "every answer has a number of its own, and what a seat knows is a vector of one length",
    "effects": "effects never change",
    "lessons": "every lesson can be finished, answers every try, and speaks only of what lies on the table",
    "texts": "every text is there in every language, fits its arguments, and is set properly",
}


def check_game(trial: Trial, driver: Driver, upto: int | None = None) -> Trial:
    """One game under all the laws, to its end or for the first `upto` answers.

    Messages that cannot be formatted are only noted (`Totals.text_fault`): `texts.report` raises them.
    """
    t = trial
    determinism.start(t)
    while True:
        termination.check_decision(t, t.g, len(t.answers))
        conservation.check(t, t.g)
        copies.check(t)
        texts.check_decision(t)
        if t.sampled(t.level.json) or t.g.over:
            serialization.check_state(t)
        frames.check(t)
        if t.g.over:
            event_leaks.check(t)
            break
        thoroughly = t.sampled(t.level.options)
        if thoroughly:
            options.check(t)
            options.check_retract(t)
            options.check_defaults(t)
            options.check_heuristic(t)
            numbers.check(t)
        if t.sampled(t.level.secrecy):
            secrecy.check(t)
        if thoroughly:
            options.check_sealed(t)
        if t.sampled(t.level.twins):
            twins.check(t)
        event_leaks.check(t)
        if len(t.answers) == upto:
            return t
        seat, action = driver(t)
        determinism.answer(t, seat, action)
    options.check_over(t)
    copies.check_past(t)
    if t.random_play:
        fairness.note(t.spec, t.totals.thrown, t.events)
    determinism.check_replay(t)
    t.totals.games += 1
    t.totals.answers += len(t.answers)
    t.totals.longest = max(t.totals.longest, len(t.answers))
    return t


@dataclass
class Report:
    """What was checked, how often, and whether a law was broken."""

    game: str
    totals: Totals = field(default_factory=Totals)
    seconds: float = 0.0
    broken: LawBroken | None = None

    def __str__(self) -> str:
        t = self.totals
        games = "1 game" if t.games == 1 else f"{t.games} games"
        head = f"{self.game}: {games}, {t.answers} answers (longest game {t.longest}), {self.seconds:.1f} s"
        lines = [f"  {law:<16}{t.checked[law]:>9}  {LAWS[law]}" for law in LAWS if t.checked[law]]
        return "\n".join([head, *lines, *([str(self.broken)] if self.broken else [])])


Progress = Callable[[GameSpec[Any], int, int], None]
"""Called after each game: which game, how many are done, how many there will be."""


def check(
    spec: GameSpec[Any],
    games: int = 30,
    seats: int | None = None,
    seed: int = 0,
    settings: Mapping[str, Any] | None = None,
    level: CheckLevel = THOROUGH,
    policies: Sequence[Policy] = (),
    seconds: float | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Report:
    """Play games under all the laws; `LawBroken` describes the first fault. Faults in texts come last.

    Unless they are given, the numbers of seats take turns and the settings are drawn at random. Half of the games are
    played at random, the others by the policies in turn (the game's heuristic if none are given). After `seconds` no
    further game is started.
    """
    report = Report(spec.id) if report is None else report
    totals = report.totals
    started = time.perf_counter()
    try:
        before = _effects(spec)
        policies = policies or ([spec.bots.heuristic] if spec.bots.heuristic is not None else [])
        for i in range(games):
            if i and seconds is not None and time.perf_counter() - started > seconds:
                break
            n = spec.seats[i % len(spec.seats)] if seats is None else seats
            chosen = random_settings(spec, n, Random(f"game {seed} {i}")) if settings is None else settings
            check_game(Trial(spec, n, seed + i, chosen, level, totals), _driver(spec, policies, i, seed + i))
            if progress is not None:
                progress(spec, i + 1, games)
        secrecy.check_variety(spec.id, totals)
        twins.check_totals(spec.id, totals)
        totals.checked["fairness"] += fairness.check(spec, level.deals, totals.thrown)
        totals.checked["effects"] += len(before)
        _require_unchanged(spec, before)
        totals.checked["texts"] += texts.check_texts(spec)
        totals.checked["lessons"] += lessons.check(spec, wild=level.lessons) if level.lessons else 0
        texts.report(totals)
    except LawBroken as broken:
        report.broken = broken
        raise
    finally:
        report.seconds = time.perf_counter() - started
    return report


def _driver(spec: GameSpec[Any], policies: Sequence[Policy], i: int, seed: int) -> Driver:
    """For each number of seats, random games and games by the policies alternate."""
    turn = i // len(spec.seats)
    return by_policy(policies[turn // 2 % len(policies)], seed) if policies and turn % 2 else uniform(seed)


def run(
    specs: Iterable[GameSpec[Any]],
    games: int = 100,
    progress: Progress | None = None,
    seed: int = 0,
    level: CheckLevel = THOROUGH,
) -> list[Report]:
    """The laws on several games; each report says what was checked and, if so, what is broken."""
    reports = []
    for spec in specs:
        report = Report(spec.id)
        reports.append(report)
        try:
            check(spec, games, seed=seed, level=level, progress=progress, report=report)
        except LawBroken:
            continue
    return reports


def reproduce(spec: GameSpec[Any], broken: LawBroken, level: CheckLevel = THOROUGH) -> Trial:
    """Play the game of a broken law again, under all the laws."""
    trial = Trial(spec, broken.seats, broken.seed, broken.settings, level)
    check_game(trial, from_answers(broken.answers))
    texts.report(trial.totals)
    return trial


def fingerprints(spec: GameSpec[Any], games: int = 3, seed: int = 0) -> list[str]:
    """How some games played at random end: the same in every process, on every machine."""
    found = []
    for i in range(games):
        rng = Random(f"fingerprint {seed} {i}")
        g = spec.new(seats=spec.seats[i % len(spec.seats)], seed=seed + i)
        while not g.over:
            seat = rng.choice(g.waiting)
            g.act(seat, sample(g.options(seat), rng))
        found.append(spec.hash(g))
    return found


def _effects(spec: GameSpec[Any]) -> dict[str, str]:
    return {id: repr(fields_of(effect)) for id, effect in spec.effects.items()}


def _require_unchanged(spec: GameSpec[Any], before: dict[str, str]) -> None:
    changed = [f"{id}: {before[id]} | {now}" for id, now in _effects(spec).items() if now != before[id]]
    if changed:
        raise LawBroken(
            "effects", spec.id, "effects changed in play; they are shared by all copies", difference=changed
        )
