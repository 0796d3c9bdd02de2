"""Bluff with one part exchanged, and how a law is seen to catch it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import bluff
from bluff import SPEC, Bluff, Play
from greathall import laws
from greathall.core.codec import index_effects
from greathall.core.kernel import Frame, LazyOptions
from greathall.core.messages import Message
from greathall.core.spec import GameSpec
from greathall.laws import CheckLevel, LawBroken

AnySpec = GameSpec[Any]
NO_PLAYOUTS = CheckLevel(playouts=0, lessons=0)
PLAYOUTS = CheckLevel(twins=0, lessons=0)
REDEALS = CheckLevel(json=0, event_leaks=0, options=0, playouts=0, lessons=0)
TEXTS = CheckLevel(json=0, secrecy=0, event_leaks=0, playouts=0)


class Choose(bluff.Choose):
    """The variants below change it, and ask the same."""

    def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
        return Message("prompt-choose")


class Sloppy(LazyOptions):
    """Lists the hand, but takes any card."""

    def __init__(self, hand: list[int], takes: Sequence[int]) -> None:
        self.hand = hand
        self.takes = takes

    def __len__(self) -> int:
        return len(self.hand)

    def __getitem__(self, index: Any) -> Any:
        return Play(self.hand[index])

    def __iter__(self) -> Iterator[Play]:
        return (Play(card) for card in self.hand)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Play) and action.card in self.takes


def variant(redeal: Any = None, **changes: Any) -> AnySpec:
    """Bluff with some of its parts exchanged; hints are given by their own names."""
    for group in ("bots", "table", "env"):
        hints = getattr(SPEC, group)
        own = {field.name: changes.pop(field.name) for field in dataclasses.fields(hints) if field.name in changes}
        changes[group] = dataclasses.replace(hints, **own)
    parts = {field.name: getattr(SPEC, field.name) for field in dataclasses.fields(SPEC)} | changes
    return GameSpec(**parts) if redeal is None else _redealt_by(redeal)(**parts)


def _redealt_by(redeal: Any) -> type[AnySpec]:
    class Faulty(GameSpec[Any]):
        def redeal(self, g: Any, seat: int | None, rng: Random) -> Any:
            return redeal(g, seat, rng)

    return Faulty


def with_effect(effect: Choose, **changes: Any) -> AnySpec:
    """Bluff with another way to choose."""

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [frame.replace(effect=effect) for frame in g.agenda]

    return variant(setup=setup, effects=index_effects({"choose": effect}), **changes)


def caught(spec: AnySpec, law: str, *said: str, games: int = 40, level: CheckLevel = NO_PLAYOUTS) -> LawBroken:
    """The law that catches it, and what it says."""
    with pytest.raises(LawBroken) as caught:
        laws.check(spec, games=games, settings={}, level=level)
    broken = caught.value
    assert broken.law == law, str(broken)
    for words in said:
        assert words in str(broken), str(broken)
    return broken


def caught_in_texts(spec: AnySpec, *said: str) -> None:
    """Faults in texts are reported last, so one game is enough."""
    caught(spec, "texts", *said, games=1, level=TEXTS)
