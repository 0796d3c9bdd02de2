"""All the laws together, over many games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as mi

from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, sample
from greathall.core.spec import GameSpec
from greathall.laws import honesty, listening, progress, secrecy, steady, texts
from greathall.laws.broken import LawBroken
from greathall.laws.trial import THOROUGH, Care, Driver, Tally, Trial

LAWS = {
    "copies": "a copy is equal to its original, and neither changes when the other is played",
    "same seed": "the same seed and the same answers give the same game",
    "replay": "the record of a game leads to the same states",
    "json": "states, situations, actions and events survive JSON at any decision",
    "secrecy": "nothing that reaches a seat tells what it may not know",
    "hidden places vary": "redealt worlds differ in every hidden place, in sealed answers and in the dice",
    "redealt play": "a redealt world can be played to its end",
    "progress": "somebody is always asked, has options, and the game ends in time",
    "conservation": "no piece is lost or doubled",
    "honest options": "every option is accepted; everything else is refused with a reason and changes nothing",
    "retract": "an answer taken back leaves the state as before",
    "defaults": "the answer for one whose time is up is an option",
    "thumb": "the rules of thumb choose an option and look at nothing hidden",
    "effects": "effects never change",
    "texts": "every text is there in English and French, fits its arguments, and is set properly",
}


def play(trial: Trial, choose: Driver, upto: int | None = None) -> Trial:
    """One game under all the laws, to its end or up to so many answers."""
    t = trial
    steady.begin(t)
    while True:
        progress.goes_on(t, t.g, len(t.answers))
        progress.nothing_lost(t, t.g, t.pieces)
        steady.copies(t)
        texts.vocabulary(t)
        if t.often(t.care.json) or t.g.over:
            steady.json(t)
        if t.g.over:
            listening.events(t)
            break
        if t.often(t.care.honesty):
            honesty.options(t)
            honesty.retract(t)
            honesty.defaults(t)
            honesty.thumb(t)
        if t.often(t.care.secrecy):
            secrecy.secrecy(t)
        listening.events(t)
        if len(t.answers) == upto:
            return t
        seat, action = choose(t)
        steady.answer(t, seat, action)
    honesty.over(t)
    steady.end(t)
    t.tally.games += 1
    t.tally.answers += len(t.answers)
    t.tally.longest = max(t.tally.longest, len(t.answers))
    return t


# -- who plays ---------------------------------------------------------------------------------------------------------


def at_random(seed: Any) -> Driver:
    """Any seat that is asked, any of its options."""
    rng = Random(f"play {seed}")

    def choose(t: Trial) -> tuple[int, Action]:
        seat = rng.choice(t.g.waiting)
        return seat, sample(t.g.options(seat), rng)

    return choose


def by(policy: Callable[[Any, int, Random], Action], seed: Any) -> Driver:
    """Any seat that is asked answers by this policy, such as a game's rules of thumb; now and then at random."""
    rng = Random(f"play {seed}")

    def choose(t: Trial) -> tuple[int, Action]:
        seat = rng.choice(t.g.waiting)
        if rng.random() < 0.1:
            return seat, sample(t.g.options(seat), rng)
        return seat, policy(t.g, seat, rng)

    return choose


def by_answers(answers: Iterable[tuple[int, Any]]) -> Driver:
    """The answers of a `LawBroken`, to meet it again; afterwards the first option."""
    given = iter(answers)

    def choose(t: Trial) -> tuple[int, Action]:
        for seat, action in given:
            return seat, t.spec.decode(action)
        seat = t.g.waiting[0]
        return seat, t.g.options(seat)[0]

    return choose


def some_options(spec: GameSpec[Any], seats: int, rng: Random) -> dict[str, Any]:
    """Options of the game at random, such that they can be played together; often just the defaults."""
    for _ in range(20 if rng.random() < 0.7 else 0):
        chosen = {}
        for option in msgspec.structs.fields(spec.settings):
            values = option_values(option.type)
            if values and rng.random() < 0.6:
                chosen[option.encode_name] = rng.choice(values)
        try:
            spec.new(seats=seats, seed=0, **chosen)
        except GreatHallError:
            continue
        return chosen
    return {}


def option_values(kind: Any) -> list[Any]:
    """The values of an option where they are few: truth values, words, small ranges."""
    info = kind if isinstance(kind, mi.Type) else mi.type_info(kind)
    match info:
        case mi.Metadata():
            return option_values(info.type)
        case mi.BoolType():
            return [False, True]
        case mi.LiteralType():
            return list(info.values)
        case mi.EnumType():
            return [member.value for member in info.cls]
        case mi.NoneType():
            return [None]
        case mi.IntType() if info.ge is not None and info.le is not None and info.le - info.ge <= 100:
            return list(range(info.ge, info.le + 1))
        case mi.UnionType():
            return [value for inner in info.types for value in option_values(inner)]
        case _:
            return []


# -- many games --------------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What was checked, how often, and whether a law was broken."""

    game: str
    tally: Tally = field(default_factory=Tally)
    seconds: float = 0.0
    broken: LawBroken | None = None

    def __str__(self) -> str:
        t = self.tally
        head = f"{self.game}: {t.games} games, {t.answers} answers (longest game {t.longest}), {self.seconds:.1f} s"
        lines = [f"  {law:<20}{t.checked[law]:>9}  {LAWS[law]}" for law in LAWS if t.checked[law]]
        return "\n".join([head, *lines, *([str(self.broken)] if self.broken else [])])


Progress = Callable[[GameSpec[Any], int, int], None]
"""Told after each game: which game, how many are done, how many there will be."""


def check(
    spec: GameSpec[Any],
    games: int = 30,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    care: Care = THOROUGH,
    policies: Sequence[Callable[[Any, int, Random], Action]] = (),
    seconds: float | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Report:
    """Play games under all the laws; `LawBroken` tells of the first fault.

    Unless they are given, the numbers of seats take turns and the options are drawn at random. Half of the games are
    played at random, the others by the policies in turn (the game's rules of thumb if none are given). After so many
    `seconds` no other game is begun.
    """
    report = Report(spec.id) if report is None else report
    tally = report.tally
    started = time.perf_counter()
    try:
        before = _effects(spec)
        tally.checked["texts"] += texts.texts(spec)
        drivers = policies or ([spec.bots.heuristic] if spec.bots.heuristic is not None else [])
        for i in range(games):
            if i and seconds is not None and time.perf_counter() - started > seconds:
                break
            rng = Random(f"game {seed} {i}")
            table = spec.seats[i % len(spec.seats)] if seats is None else seats
            chosen = some_options(spec, table, rng) if options is None else options
            round_ = i // len(spec.seats)
            choose = (
                by(drivers[round_ // 2 % len(drivers)], seed + i) if drivers and round_ % 2 else at_random(seed + i)
            )
            play(Trial(spec, table, seed + i, chosen, care, tally), choose)
            if progress is not None:
                progress(spec, i + 1, games)
        secrecy.verdict(spec.id, tally)
        tally.checked["effects"] += len(before)
        _unchanged(spec, before)
    except LawBroken as broken:
        report.broken = broken
        raise
    finally:
        report.seconds = time.perf_counter() - started
    return report


def run(
    specs: Iterable[GameSpec[Any]],
    games: int = 100,
    progress: Progress | None = None,
    seed: int = 0,
    care: Care = THOROUGH,
) -> list[Report]:
    """The laws on several games; each report says what was checked and, if so, what is broken."""
    reports = []
    for spec in specs:
        report = Report(spec.id)
        reports.append(report)
        try:
            check(spec, games, seed=seed, care=care, progress=progress, report=report)
        except LawBroken:
            continue
    return reports


def again(spec: GameSpec[Any], broken: LawBroken, care: Care = THOROUGH) -> Trial:
    """Play the game of a broken law again, under all the laws."""
    trial = Trial(spec, broken.seats, broken.seed, broken.options, care)
    return play(trial, by_answers(broken.answers))


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
    return {id: repr(_inside(effect)) for id, effect in spec.effects.items()}


def _inside(effect: Any) -> dict[str, Any]:
    names = {name for cls in type(effect).__mro__ for name in cls.__dict__.get("__slots__", ())}
    return {name: getattr(effect, name, None) for name in sorted(names | set(getattr(effect, "__dict__", ())))}


def _unchanged(spec: GameSpec[Any], before: dict[str, str]) -> None:
    changed = [f"{id}: {before[id]} | {now}" for id, now in _effects(spec).items() if now != before[id]]
    if changed:
        raise LawBroken(
            "effects", spec.id, "effects changed in play; they are shared by all copies", difference=changed
        )
