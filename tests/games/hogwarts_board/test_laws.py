"""The laws, and what this game promises besides: bounds of HP and SP, levels, and an end to every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.battle.round import BATTLE_ROUNDS
from greathall.games.hogwarts_board.board import CHAMBER, LEVEL, UPPER
from greathall.games.hogwarts_board.lengths import LENGTHS
from greathall.games.hogwarts_board.squares import TRADE
from greathall.games.hogwarts_board.state import Castle
from greathall.laws import QUICK, check
from tests.deep import deep

CHUNKS = 20
GAMES = 20_000


def bounds(g: Castle, loved: bool) -> None:
    """What must hold at every decision."""
    trading = g.asked is not None and g.asked.effect is TRADE
    for seat, wizard in enumerate(g.wizards):
        assert 0 <= wizard.hp <= g.most_hp(seat)
        assert wizard.hp > 0 or g.battle is not None
        assert wizard.sp >= 0
        assert len(wizard.spells) <= 10
        if not g.fighting(seat) and g.battle is None and not trading:
            assert LEVEL[wizard.square] != UPPER or g.sp(seat) >= 100 or g.unsettled or wizard.square == CHAMBER
            assert len(wizard.spells) <= g.most_spells(seat) or g.waiting == (seat,)
    homes = [w.square for w in g.wizards if w.square == w.house]
    alone = all([w.square for w in g.wizards].count(home) == 1 for home in homes)
    assert alone or g.unsettled or g.battle is not None or loved  # lovers share a common room
    assert all(g.wizards[seat].hp > 0 for seat in g.waiting)
    assert g.battle is None or g.battle.round <= BATTLE_ROUNDS


def play(seats: int, seed: int, length: str, checked: bool = False) -> int:
    rng = Random(seed)
    g = SPEC.new(seats=seats, seed=seed, length=length)
    pieces = SPEC.pieces(g)
    decisions = 0
    loved = False
    while not g.over:
        assert g.waiting
        seat = g.waiting[0]
        options = g.options(seat)
        assert options
        g.act_unchecked(seat, sample(options, rng))
        decisions += 1
        assert decisions < SPEC.longest
        if checked:
            loved = loved or any(w.loves >= 0 for w in g.wizards)
            bounds(g, loved)
    assert SPEC.pieces(g) == pieces
    assert g.round <= LENGTHS[length].rounds
    assert SPEC.outcome(g) is not None
    return decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bounds_hold_at_every_decision(seats: int) -> None:
    for seed in range(4):
        play(seats, seed, "normal", checked=True)


@pytest.mark.parametrize(
    "options", [deep({"length": "short"}), {"events": False, "length": "short"}, deep({"length": "evening"})]
)
def test_the_laws(options: dict[str, object]) -> None:
    """The lessons are played once for all, in `tests/laws`."""
    check(SPEC, games=1, seed=5, level=replace(QUICK, lessons=0), settings=options)


@pytest.mark.deep
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_twenty_thousand_random_games_end(chunk: int) -> None:
    for n in range(GAMES // CHUNKS):
        seed = chunk * GAMES // CHUNKS + n
        play(2 + n % 3, seed, "normal" if n % 2 else "short")


@pytest.mark.deep
@pytest.mark.parametrize("chunk", range(6))
def test_the_laws_over_many_games(chunk: int) -> None:
    check(SPEC, games=10, seed=100 + chunk, level=QUICK, settings={"length": "short"} if chunk % 3 else None)
