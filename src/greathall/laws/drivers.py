"""Who plays the games that the laws check, and with which settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import msgspec
from msgspec import inspect as mi

from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, sample
from greathall.core.spec import GameSpec
from greathall.laws.harness import Driver, Trial

Policy = Callable[[Any, int, Random], Action]
"""Chooses an answer in a state for a seat, as a game's heuristic does."""


def uniform(seed: Any) -> Driver:
    """Any seat that is asked, any of its options."""
    rng = Random(f"play {seed}")

    def choose(t: Trial) -> tuple[int, Action]:
        seat = rng.choice(t.g.waiting)
        return seat, sample(t.g.options(seat), rng)

    return choose


def by_policy(policy: Policy, seed: Any) -> Driver:
    """Any seat that is asked answers by this policy; one answer in ten is random."""
    rng = Random(f"play {seed}")

    def choose(t: Trial) -> tuple[int, Action]:
        t.random_play = False
        seat = rng.choice(t.g.waiting)
        if rng.random() < 0.1:
            return seat, sample(t.g.options(seat), rng)
        return seat, policy(t.g, seat, rng)

    return choose


def from_answers(answers: Iterable[tuple[int, Any]]) -> Driver:
    """The answers of a `LawBroken`, to reproduce it; after them the first option."""
    given = iter(answers)

    def choose(t: Trial) -> tuple[int, Action]:
        for seat, action in given:
            return seat, t.spec.decode(action)
        seat = t.g.waiting[0]
        return seat, t.g.options(seat)[0]

    return choose


def random_settings(spec: GameSpec[Any], seats: int, rng: Random) -> dict[str, Any]:
    """Settings of the game at random, such that they can be played together; often just the defaults."""
    for _ in range(20 if rng.random() < 0.7 else 0):
        chosen = {}
        for field in msgspec.structs.fields(spec.settings):
            values = possible_values(field.type)
            if values and rng.random() < 0.6:
                chosen[field.encode_name] = rng.choice(values)
        try:
            spec.new(seats=seats, seed=0, **chosen)
        except GreatHallError:
            continue
        return chosen
    return {}


def possible_values(kind: Any) -> list[Any]:
    """The values of a setting where they are few: booleans, words, small ranges."""
    info = kind if isinstance(kind, mi.Type) else mi.type_info(kind)
    match info:
        case mi.Metadata():
            return possible_values(info.type)
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
            return [value for inner in info.types for value in possible_values(inner)]
        case _:
            return []
