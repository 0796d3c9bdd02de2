"""The lengths of a game: what differs, and that nobody wins a short year by avoiding Voldemort."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import CastAt, Run
from greathall.games.hogwarts_board.events import LastBattleBegan, LastBattleDecided, VoldemortDefeated, YearEnded
from greathall.games.hogwarts_board.lengths import BY_THE_BOOK, LENGTHS, SHORT_IN_VERSION_1, length_of
from greathall.games.hogwarts_board.turn import REST, ROUND

from .table import DE1, RUN, Table


def last_round(t: Table) -> Table:
    """The last round of the year is over."""
    t.g.round = length_of(t.g).rounds
    t.do([ROUND], -1)
    return t


def test_the_book_is_the_default() -> None:
    assert length_of(SPEC.new(seats=2, seed=1)) == BY_THE_BOOK
    assert (BY_THE_BOOK.chamber_sp, BY_THE_BOOK.rounds, BY_THE_BOOK.voldemort_hp) == (200, 200, 12)


@pytest.mark.parametrize("length", LENGTHS)
def test_what_a_length_says_is_played(length: str) -> None:
    numbers = LENGTHS[length]
    g = SPEC.new(seats=4, seed=3, length=length)
    assert all(wizard.spells == ((numbers.first_spell,) if numbers.first_spell else ()) for wizard in g.wizards)
    view = SPEC.view(g, 0)
    assert (view.chamber_sp, view.last_round) == (numbers.chamber_sp, numbers.rounds)
    t = Table(length=length)
    t.wizard(0, sp=250)
    t.fight(0, contest="chamber")
    assert t.battler("voldemort").hp == t.battler("voldemort").full == numbers.voldemort_hp
    t = Table(length=length)
    t.wizard(0, sp=20)
    t.do([REST], 0)
    assert t.sp(0) == 20 + numbers.study_sp


@pytest.mark.parametrize(("length", "seats", "power"), [("normal", 2, 3), ("evening", 2, 2), ("evening", 3, 3)])
def test_death_eaters_are_gentler_to_two_in_an_evening(length: str, seats: int, power: int) -> None:
    t = Table(seats, length=length)
    t.fight(0, foes=DE1)
    assert t.battler("death_eater_1").power == power


def test_by_the_book_the_year_ends_with_a_count_of_sp() -> None:
    t = Table()
    t.wizard(0, sp=90)
    t.wizard(1, sp=100)
    last_round(t)
    assert t.g.over
    assert t.g.winners == (1,)
    assert t.happened(YearEnded)


@pytest.mark.parametrize("length", ["evening", "short"])
def test_a_short_year_ends_with_a_last_battle(length: str) -> None:
    t = Table(length=length)
    t.wizard(0, sp=90, hp=4, spells=["stupefy"])
    t.wizard(1, sp=190, square="infirmary", resting=2, spells=["incendio"])
    last_round(t)
    assert t.happened(LastBattleBegan)[0].who == (1, 0)
    assert t.g.waiting == (1,)  # the better student first
    assert t.hp(1) == 10
    t.round(CastAt("incendio", "voldemort"), dice=(3, 6, 1))  # he loses 3 HP, and misses
    t.round(RUN, dice=(3, 6, 1))
    assert t.g.waiting == (0,)
    assert t.hp(0) == 10
    t.round(CastAt("stupefy", "voldemort"), dice=(3, 6, 1))
    t.round(RUN, dice=(3, 6, 1))
    assert t.g.over
    assert t.g.winners == (1,)  # who has hurt him most
    assert t.happened(LastBattleDecided)[0].who == (1,)


def test_who_has_the_most_sp_does_not_win_by_avoiding_voldemort() -> None:
    t = Table(length="evening")
    t.wizard(0, sp=60, spells=["stupefy"])
    t.wizard(1, sp=300)
    last_round(t)
    t.round(RUN, dice=(3, 6, 1))
    t.round(CastAt("stupefy", "voldemort"), dice=(3, 6, 1))
    t.round(RUN, dice=(3, 6, 1))
    assert t.g.winners == (0,)


def test_who_defeats_voldemort_in_the_last_battle_wins_at_once() -> None:
    t = Table(length="evening")
    t.wizard(0, sp=60, spells=["stupefy"])
    t.wizard(1, sp=50, spells=["stupefy"])
    last_round(t)
    t.battler("voldemort").hp = 1
    t.round(CastAt("stupefy", "voldemort"), dice=(3, 6, 1))
    assert t.g.winners == (0,)
    assert t.happened(VoldemortDefeated)


def test_of_equals_the_better_students_win() -> None:
    t = Table(3, length="short")
    for seat, sp in enumerate((50, 70, 70)):
        t.wizard(seat, sp=sp)
    last_round(t)
    for _ in range(3):
        t.round(RUN, dice=(3, 6, 1))
    assert t.g.over
    assert t.g.winners == (1, 2)


def test_a_game_of_the_first_version_ends_as_it_began() -> None:
    t = Table(length="short")
    t.g.version = 1
    assert length_of(t.g) == SHORT_IN_VERSION_1
    t.wizard(0, sp=90)
    last_round(t)
    assert t.g.winners == (0,)
    assert t.happened(YearEnded)


def test_every_length_comes_to_its_end() -> None:
    for length in LENGTHS:
        rng = Random(length)
        g = SPEC.new(seats=4, seed=length, length=length)
        g.round = LENGTHS[length].rounds - 2
        while not g.over:
            for seat in g.waiting:
                options = list(g.options(seat))
                g.act(seat, next((a for a in options if isinstance(a, Run)), rng.choice(options)))
        assert g.winners
