"""The library around the laws: reports, progress, policies, lazy options, differences."""

from __future__ import annotations

import runpy
import sys
from random import Random
from typing import Any

import pytest

import bluff
from bluff import SPEC, Bluff, Play
from greathall import laws
from greathall.core.kernel import Frame
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.laws import CheckLevel, LawBroken, difference
from greathall.laws.__main__ import main
from greathall.laws.drivers import possible_values, random_settings
from tests.laws.planted.variants import Choose, Sloppy, variant, with_effect
from tests.laws.test_fuzz import Manners


def test_bluff_itself_breaks_no_law() -> None:
    report = laws.check(variant(frames=(bluff.Revealed,)), games=15)
    assert report.broken is None
    assert {law for law in laws.LAWS if not report.totals.checked[law]} == {"heuristic", "fairness"}


def test_run_reports_on_every_game_whatever_breaks() -> None:
    told: list[tuple[str, int, int]] = []
    broken = variant(id="broken", outcome=lambda g: None)

    def progress(spec: GameSpec[Any], done: int, of: int) -> None:
        told.append((spec.id, done, of))

    good, bad, good_too = laws.run([SPEC, broken, SPEC], games=2, progress=progress)
    assert good.broken is None
    assert good_too.broken is None
    assert isinstance(bad.broken, LawBroken)
    assert told == [("bluff", 1, 2), ("bluff", 2, 2)] * 2
    assert str(good).startswith("bluff: 2 games, ")
    assert "  replay                  2  the record of a game" in str(good)
    assert "is broken by broken: " in str(bad)
    assert "the game is over and has no outcome" in str(bad)


def test_numbers_of_seats_take_turns_unless_one_is_given() -> None:
    seen: list[int] = []

    def setup(g: Bluff) -> None:
        seen.append(g.seats)
        bluff.setup(g)

    laws.check(variant(setup=setup), games=3, settings={})
    assert set(seen) == {2, 3, 4}
    seen.clear()
    laws.check(variant(setup=setup), games=3, seats=3, level=CheckLevel(lessons=0))
    assert set(seen) == {3}


def test_heuristics_and_other_policies_play_too() -> None:
    asked: list[str] = []

    def lowest(g: Bluff, seat: int, rng: Random) -> Play:
        asked.append("lowest")
        return Play(min(g.hands[seat]))

    def highest(g: Bluff, seat: int, rng: Random) -> Play:
        asked.append("highest")
        return Play(max(g.hands[seat]))

    report = laws.check(variant(heuristic=lowest), games=6)
    assert report.totals.checked["heuristic"] > 100
    assert set(asked) == {"lowest"}
    laws.check(SPEC, games=12, policies=[lowest, highest])
    assert set(asked) == {"lowest", "highest"}


def test_the_same_run_twice_checks_the_same() -> None:
    assert laws.check(SPEC, games=3).totals.checked == laws.check(SPEC, games=3).totals.checked
    assert laws.fingerprints(SPEC) == laws.fingerprints(SPEC)
    assert laws.fingerprints(SPEC) != laws.fingerprints(SPEC, seed=1)


def test_no_other_game_is_begun_after_the_time() -> None:
    assert laws.check(SPEC, games=10**6, seconds=0).totals.games == 1


@pytest.mark.parametrize("listed", [2, 300])
def test_honest_lazy_options_break_no_law(listed: int) -> None:
    class Lazy(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Sloppy(g.hands[seat], g.hands[seat])

    assert laws.check(with_effect(Lazy()), games=6, level=CheckLevel(listed=listed)).totals.games == 6


def test_lazy_options_that_leak_in_samples() -> None:
    class Leaky(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            least = 0 if g.points[0] else min(g.hands[(seat + 1) % g.seats])
            hand = [card for card in g.hands[seat] if card > least] or g.hands[seat]
            return Sloppy(hand, hand)

    with pytest.raises(LawBroken) as caught:
        laws.check(with_effect(Leaky()), games=10, level=CheckLevel(listed=1, playouts=0))
    assert caught.value.law in ("secrecy", "redeal variety", "retract")


def test_options_are_drawn_as_their_types_allow() -> None:
    spec = variant(settings=Manners)
    drawn = [random_settings(spec, 2, Random(i)) for i in range(60)]
    assert {name for options in drawn for name in options} == {"loud", "manner", "rounds", "first"}
    assert {} in drawn
    assert possible_values(bool) == [False, True]
    assert possible_values(int) == []


def test_differences_are_short_and_say_where() -> None:
    one = {"view": {"hand": [1, 2, 3], "left": [5, 5]}, "over": False}
    other = {"view": {"hand": [1, 9, 3], "left": [5]}, "ready": []}
    assert difference(one, other) == [
        "view.hand[1]: 2 | 9",
        "view.left: [5, 5] | [5]",
        "over: False | (absent)",
        "ready: (absent) | []",
    ]
    assert difference(1, "1") == ["all: 1 | '1'"]
    assert difference(one, one) == []
    assert len(difference(list(range(99)), list(range(1, 100)))) == 8
    assert len(difference("x" * 500, "y")[0]) < 120


def test_the_module_can_be_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(games(), "bluff", SPEC)
    monkeypatch.setattr(sys, "argv", ["greathall.laws", "bluff", "--games", "1"])
    monkeypatch.delitem(sys.modules, "greathall.laws.__main__")
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("greathall.laws", run_name="__main__")
    assert ended.value.code == 0
    good = capsys.readouterr()
    assert good.err == ""
    assert good.out.startswith("bluff: 1 game, ")
    monkeypatch.setattr(sys, "argv", ["greathall.laws", "quidditch"])
    with pytest.raises(SystemExit):
        main()
    assert "unknown-game (game=quidditch" in capsys.readouterr().err
