"""Copies, saves and replays are the same game."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import bluff
from bluff import Bluff, Play, View
from greathall import laws
from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.laws import LawBroken
from tests.laws.planted.variants import Choose, caught, variant, with_effect


class Sharing(Bluff):
    __slots__ = ()

    def __init__(self, like: Sharing | None = None) -> None:
        super().__init__(like)
        if like is not None:
            self.points = like.points


def test_a_copy_that_shares_a_list() -> None:
    caught(variant(state=Sharing), "copies", "answers on a copy changed the original", "table.points")


class Slow(Bluff):
    """Shares what only a later answer changes."""

    __slots__ = ("rounds",)

    rounds: list[int]

    def __init__(self, like: Slow | None = None) -> None:
        super().__init__(like)
        self.rounds = [] if like is None else like.rounds


def test_a_kept_copy_that_changes_later() -> None:
    class Counting(Choose):
        def answered(self, g: Any, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if g.log is not None:  # only at the true table, so that the copy of the moment does not show it
                g.rounds.append(1)

    with pytest.raises(LawBroken) as caught:
        laws.check(with_effect(Counting(), state=Slow), games=2)
    assert caught.value.law in ("copies", "determinism")


class Forgetful(Bluff):
    __slots__ = ("first",)

    first: int

    def __init__(self, like: Forgetful | None = None) -> None:
        super().__init__(like)
        self.first = 0  # forgets `like.first`


def test_a_slot_forgotten_in_the_copy() -> None:
    def setup(g: Any) -> None:
        bluff.setup(g)
        g.first = 1

    caught(variant(state=Forgetful, setup=setup), "copies", "a copy differs from its original", "table.first: 1 | 0")


class Unslotted(Bluff):
    def __init__(self, like: Unslotted | None = None) -> None:
        super().__init__(like)
        self.luck: int = 0 if like is None else like.luck


def test_a_slot_forgotten_in_the_save() -> None:
    caught(variant(state=Unslotted), "json", "luck outside its slots")


class IllSaved(Bluff):
    __slots__ = ("marks",)

    marks: list[Any]

    def __init__(self, like: IllSaved | None = None) -> None:
        super().__init__(like)
        self.marks = [] if like is None else like.marks[:]


def test_a_slot_whose_type_does_not_survive_json() -> None:
    def setup(g: Any) -> None:
        bluff.setup(g)
        g.marks = [(1, 2)]

    def view(g: Any, seat: int | None) -> View:
        assert all(isinstance(mark, tuple) for mark in g.marks)
        return bluff.view(g, seat)

    caught(variant(state=IllSaved, setup=setup, view=view), "json", "AssertionError")


def test_an_effect_without_an_id() -> None:
    class Lost(Choose):
        pass

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [frame.replace(effect=Lost()) for frame in g.agenda]

    with pytest.raises(LawBroken, match="Lost is not in the game's effects: it has no id") as caught:
        laws.check(variant(setup=setup), games=1)
    assert caught.value.law == "json"


def test_unseeded_randomness_at_the_deal() -> None:
    deals = itertools.count()

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        first = next(deals) % len(g.hands[0])  # never the same twice, which true chance can be
        g.hands[0] = g.hands[0][first:] + g.hands[0][:first]

    caught(variant(setup=setup), "determinism", "two games dealt from the same seed differ", "table.hands[0]")


def test_unseeded_randomness_in_play() -> None:
    class Moody(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            g.points[0] += random.getrandbits(40)

    caught(with_effect(Moody()), "determinism", "led two copies apart", "table.points[0]")


def test_a_replay_that_ends_elsewhere() -> None:
    dealt: list[int] = []

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        dealt.append(1)
        if len(dealt) % 3 == 0:  # the first two are the game and its twin, the third is the replay
            g.points[0] = 100

    caught(variant(setup=setup), "replay", "the record replays to another state after 0 answers")


class Fickle(Choose):
    """An effect with a memory of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
        self.asked += 1
        return super().prompt(g, now, seat)


def test_an_effect_that_changes() -> None:
    caught(with_effect(Fickle()), "effects", "choose: {'asked': 0", games=2)
