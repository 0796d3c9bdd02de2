"""The law of secrecy for hints and for looking back: what nobody at the seat could know has no part in them.

Two runs that are equal in redealt worlds prove little here. Whatever state a hint is given is redealt three times over
(by the hint, by the bot, for each imagined world), each time into the same world for the same seed, and in Stupefy the
imagined opponents' cards are chosen anew on top of that: one redeal that is forgotten hides behind the others. So the
first of them is tested by itself. All that the bots ask of a game goes through its hints, and these refuse to look at
a world with the true dice. What they say of the worlds they are shown is in the laws (`greathall.laws.secrecy`):
no hint but the value may depend on what is hidden, the words of `explain` and `turned` included.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import partial
from random import Random
from typing import Any

import pytest

import greathall
from greathall.analysis import Analyst
from greathall.analysis.judge import judge, standing, unusual
from greathall.bots import Budget, bot
from greathall.bots.advice import advise
from greathall.bots.worlds import Worlds
from greathall.core.chance import FastChance
from greathall.core.kernel import Action, State, sample
from greathall.core.match import Match
from greathall.core.spec import GameSpec
from tests.analysis.test_analysis import played
from tests.deep import deep

AnySpec = GameSpec[Any]
GAMES: list[AnySpec] = [*greathall.games().values()]
EACH_GAME = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
LITTLE = Budget(iterations=8)
SHOWN_ANYWAY = {"rounds", "turned"}
"""Hints that are asked about the true world, and told by the laws not to look."""

Thinks = Callable[[AnySpec, State, int, Action], Any]
THINKING: dict[str, Thinks] = {
    "a hint": lambda spec, g, seat, given: advise(spec, g, seat, Random(1), LITTLE),
    "a verdict": lambda spec, g, seat, given: judge(spec, g, seat, given, Random(2), LITTLE),
    "chances": lambda spec, g, seat, given: standing(spec, g, seat, Random(3), 3),
    "a strong bot": lambda spec, g, seat, given: bot("strong:8", spec, 4).decide(g, seat),
    "a bot without search": lambda spec, g, seat, given: bot("medium", spec, 5).decide(g, seat),
}
"""Whatever thinks about a game in progress on what a seat knows, or about a finished one."""


def question(spec: AnySpec, answers: int) -> tuple[State, int, Action]:
    """A question in the middle of a game, somebody who is asked, and an answer."""
    g = played(spec.id, answers).g
    seat = g.waiting[0]
    return g, seat, sample(g.options(seat), Random(8))


def refuse_the_truth(name: str, hint: Any, g: State, *rest: Any) -> Any:
    assert isinstance(g.chance, FastChance), f"{name} is shown the true world"
    return hint(g, *rest)


def guarded(spec: AnySpec) -> AnySpec:
    """The game, with hints for bots that refuse to look at the true world or a copy of it: those have its dice."""
    changed: dict[str, Any] = {}
    for each in fields(spec.bots):
        name, hint = each.name, getattr(spec.bots, each.name)
        if name == "opponents":
            changed[name] = [(share, partial(refuse_the_truth, name, policy)) for share, policy in hint]
        elif isinstance(hint, Mapping):
            changed[name] = {
                key: partial(refuse_the_truth, key, one) if callable(one) else one for key, one in hint.items()
            }
        elif callable(hint) and name not in SHOWN_ANYWAY:
            changed[name] = partial(refuse_the_truth, name, hint)
    return replace(spec, bots=replace(spec.bots, **changed))


def forgetful(spec: AnySpec) -> AnySpec:
    """The fault that the guard is for: the first time that a redealt world is asked for, it is the true one."""

    class Forgetful(GameSpec[Any]):
        def redeal(self, g: Any, seat: int | None, rng: Random) -> Any:
            given.append(super().redeal(g, seat, rng))
            return g.copy() if len(given) == 1 else given[-1]

    given: list[Any] = []
    return Forgetful(**{each.name: getattr(spec, each.name) for each in fields(spec)})


@pytest.mark.parametrize("more", [(), deep((6, 16, 36))], ids=["quick", "more"])
@pytest.mark.parametrize(
    "spec", [deep(spec) if spec.id == "scrabble" else spec for spec in GAMES], ids=[spec.id for spec in GAMES]
)
def test_hints_verdicts_and_chances_are_the_same_in_a_world_the_seat_cannot_tell_apart(
    spec: AnySpec, more: tuple[int, ...]
) -> None:
    looked = 0
    for answers in sorted({26, *more} if spec.id == "scrabble" else {6, 26, *more}):  # Scrabble's search takes longest
        g, seat, given = question(spec, answers)
        other = spec.redeal(g, seat, Random(9))
        for name, thinks in THINKING.items():
            here = thinks(spec, g, seat, given)
            assert here == thinks(spec, other, seat, given), name
            if name == "a verdict" and here is not None:
                looked += 1
                listed = {option.action: option.worth for option in here.options}
                assert listed.get(given, here.played.worth) == here.played.worth, "one answer, one worth"
    assert looked


@EACH_GAME
def test_nothing_that_thinks_shows_a_hint_the_true_world(spec: AnySpec) -> None:
    g, seat, given = question(spec, 15)
    for thinks in THINKING.values():
        thinks(guarded(spec), g, seat, given)
    unusual(guarded(spec), g, seat, given, (seat + 1) % g.seats, Random(6), 2)


@pytest.mark.parametrize("thinks", THINKING.values(), ids=THINKING)
@EACH_GAME
def test_a_redeal_that_is_forgotten_is_noticed(spec: AnySpec, thinks: Thinks) -> None:
    g, seat, given = question(spec, 15)
    with pytest.raises(AssertionError, match="is shown the true world"):
        thinks(forgetful(guarded(spec)), g, seat, given)


def test_imagined_worlds_are_redealt_also_from_the_true_one() -> None:
    """The innermost of the redeals, by itself: never the true dice, and not always the true cards."""
    for spec in GAMES:
        g, seat, _ = question(spec, 15)
        worlds = [Worlds(spec, g, seat).deal(Random(seed)) for seed in range(6)]
        assert all(isinstance(world.chance, FastChance) for world in worlds)
        hidden = [spec.encode(spec.secrets(world, seat)) for world in (g, *worlds)]
        assert [*hidden[0].values()] not in ([], [None])
        assert any(world != hidden[0] for world in hidden[1:]), spec.id


@pytest.mark.parametrize("name", ["stupefy", "scrabble"])
def test_looking_back_at_a_game_that_is_over_shows_no_hint_the_true_world(name: str) -> None:
    """Now all cards lie open, and still each decision is judged by what its seat knew. One game is counted in chances,
    one in points."""
    match: Match = played(name, 10_000)
    analyst = Analyst(match.record, 1, seconds=0.5)
    analyst.spec = guarded(analyst.spec)
    for number in range(4):
        analyst.look()
        assert analyst.analysis.done == number + 1
    analyst.analysis.done = analyst.analysis.questions
    analyst.look()
    assert analyst.analysis.finished
