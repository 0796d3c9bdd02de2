"""A game whose rules have changed: what was begun under the older rules is read, verified and played on under them."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec import Struct

import bluff
import greathall
from greathall import BadRecord, Record, WrongVersion, replay, verify
from greathall.core import registry
from greathall.core.codec import index_effects
from greathall.core.kernel import Frame
from greathall.core.match import Match


class Settings(Struct, frozen=True):
    added: ClassVar[frozenset[str]] = frozenset({"open_hands"})

    open_hands: bool = False


class NewBluff(bluff.Bluff):
    """The second version counts the rounds, in a slot that older states did not have."""

    __slots__ = ("rounds",)
    added: ClassVar[frozenset[str]] = frozenset({"rounds"})

    rounds: int

    def __init__(self, like: NewBluff | None = None) -> None:
        super().__init__(like)
        self.rounds = 0 if like is None else like.rounds


class Choose(bluff.Choose):
    """In the second version the lowest card wins."""

    def answered(self, g: Any, now: Frame, answers: dict[int, Any]) -> None:
        super().answered(g, now, answers)
        if g.version > 1:
            shown = g.played[-1]
            g.points[shown.index(max(shown))] -= 1
            g.points[shown.index(min(shown))] += 1
            g.rounds += 1


CHOOSE = Choose()


def setup(g: Any) -> None:
    bluff.setup(g)
    g.agenda = [Frame(CHOOSE, -1, "") for _ in g.agenda]


NEW: Any = dataclasses.replace(
    bluff.SPEC,
    version=2,
    oldest=1,
    state=NewBluff,
    settings=Settings,
    setup=setup,
    effects=index_effects({"choose": CHOOSE}),
)


@pytest.fixture(autouse=True)
def versions(installed: None) -> Iterator[None]:
    """Every test begins with the first version installed; `update` brings the second."""
    yield
    registry.games.cache_clear()


def update(**changes: Any) -> Any:
    spec = dataclasses.replace(NEW, **changes)
    greathall.games()["bluff"] = spec
    return spec


def played(upto: int | None = None, seed: int = 7) -> Record:
    """A record of the version that is installed, with its receipt."""
    record = Record.start("bluff", seats=3, seed=seed)
    g = replay(record)
    while not g.over and (upto is None or len(record.actions) < upto):
        seat = g.waiting[0]
        record.add(seat, g.options(seat)[0])
        g.act(seat, g.options(seat)[0])
    record.final = greathall.game("bluff").hash(g)
    return record


def points(g: Any) -> list[int]:
    return list(g.points)


def test_a_new_game_is_played_by_the_newest_rules() -> None:
    assert bluff.SPEC.new(seats=3, seed=7).version == 1
    spec = update()
    g = spec.new(seats=3, seed=7)
    assert (g.version, g.copy().version, spec.redeal(g, 0, Random(1)).version) == (2, 2, 2)
    assert Record.start("bluff", seats=3).version == 2


def test_a_record_of_the_older_rules_ends_as_it_ended() -> None:
    old = played()
    then = points(verify(old))
    update()
    assert points(verify(old)) == then
    assert points(Match(old).g) == then
    assert points(verify(played())) != then, "the rules have not changed at all"
    old.version = 2
    with pytest.raises(BadRecord, match="other-ending"):
        verify(old)


def test_a_running_game_goes_on_under_its_rules() -> None:
    half, whole = played(6), played()
    spec = update()
    match = Match(half)
    while not match.over:
        match.answer(match.waiting[0], match.options(match.waiting[0])[0])
    assert match.seal().final == whole.final
    assert match.record.version == 1
    again = match.spec.load(spec.save(match.g))
    assert again.version == 1
    match.undo(0)
    assert match.g.version == 1


def test_saves_of_both_versions_are_loaded_and_keep_theirs() -> None:
    old = bluff.SPEC.new(seats=3, seed=7)
    saved = msgspec.json.decode(msgspec.json.encode(bluff.SPEC.save(old)))
    spec = update()
    g = spec.load(saved)
    assert (g.version, g.rounds) == (1, 0)
    assert spec.save(g) == saved
    assert spec.hash(g) == bluff.SPEC.hash(old)
    new = spec.new(seats=3, seed=7, open_hands=True)
    for _ in range(3):
        new.act(new.waiting[0], new.options(new.waiting[0])[0])
    g = spec.load(msgspec.json.decode(msgspec.json.encode(spec.save(new))))
    assert (g.version, g.rounds, g.settings.open_hands) == (2, 1, True)
    assert spec.hash(g) == spec.hash(new)


def test_what_came_later_counts_in_the_fingerprint_once_it_is_used() -> None:
    spec = update()
    g, h = spec.new(seats=3, seed=7), spec.new(seats=3, seed=7)
    h.rounds = 1
    assert spec.hash(g) != spec.hash(h)
    assert spec.hash(g) != spec.hash(spec.new(seats=3, seed=7, open_hands=True))


@pytest.mark.parametrize(("version", "why"), [(3, "other-rules"), (0, "older-rules")])
def test_only_versions_that_are_remembered_are_read(version: int, why: str) -> None:
    spec = update()
    record = played()
    record.version = version
    saved = spec.save(spec.new(seats=3, seed=7)) | {"version": version}
    for read in (lambda: replay(record), lambda: Match(record), lambda: spec.load(saved)):
        with pytest.raises(WrongVersion, match=why):
            read()


def test_rules_that_forgot_the_older_version_refuse_it() -> None:
    old = played()
    update(oldest=0)
    with pytest.raises(WrongVersion, match=r"older-rules .*theirs=1, oldest=2"):
        verify(old)
