"""The rules of thumb of Stupefy, and what a position is worth."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.stupefy import SPEC
from greathall.games.stupefy.actions import Aim, Cast, Prepare, Protego, Take
from greathall.games.stupefy.bot.heuristic import heuristic, prospects, value
from greathall.games.stupefy.cards import FAVOUR, MISSPELL, POINTS_40, STUPEFY
from greathall.games.stupefy.state import Stupefy
from greathall.lab import Batch, simulate


def prepare_all(g: Stupefy, spells: str) -> None:
    """M or S for each seat."""
    for seat, spell in enumerate(spells):
        g.act(seat, Prepare("stupefy" if spell == "S" else "misspell"))


def aim_all(g: Stupefy, *targets: int | None) -> None:
    for seat, target in enumerate(targets):
        g.act(seat, Aim(target))


def answers(g: Stupefy, seat: int, times: int = 60) -> list[object]:
    return [heuristic(g, seat, Random(n)) for n in range(times)]


def test_no_protego_without_a_wand() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MMSM")
    aim_all(g, 1, 0, 1, 1)
    assert set(answers(g, 2)) == {Cast()}


def test_three_loaded_wands_call_for_protego() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MSSS")
    aim_all(g, 1, 0, 0, 0)
    g.misspells[1:] = [0, 0, 0]
    assert answers(g, 0).count(Protego()) > 50


def test_a_player_out_of_stupefies_frightens_nobody() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MMMM")
    aim_all(g, 1, 0, 3, 2)
    g.stupefies[1] = 0
    assert set(answers(g, 0)) == {Cast()}


@pytest.mark.parametrize(("misspells", "stupefies", "only"), [(0, 2, "stupefy"), (2, 0, "misspell")])
def test_prepares_what_is_in_hand(misspells: int, stupefies: int, only: str) -> None:
    g = SPEC.new(seats=4, seed=1)
    g.misspells[0], g.stupefies[0] = misspells, stupefies
    assert set(answers(g, 0)) == {Prepare(only)}


def test_prepares_both_kinds_now_and_then() -> None:
    g = SPEC.new(seats=4, seed=1)
    assert set(answers(g, 0)) == {Prepare("misspell"), Prepare("stupefy")}


def test_aims_at_opponents_whatever_the_card() -> None:
    """The aim must not betray the card."""
    loaded, empty = SPEC.new(seats=6, seed=1), SPEC.new(seats=6, seed=1)
    prepare_all(loaded, "SMMMMM")
    prepare_all(empty, "MMMMMM")
    assert (loaded.prepared[0], empty.prepared[0]) == (STUPEFY, MISSPELL)
    assert answers(loaded, 0) == answers(empty, 0)
    targets = {answer.target for answer in answers(loaded, 0) if isinstance(answer, Aim)}
    assert targets == {seat for seat in range(6) if loaded.house[seat] != loaded.house[0]}


def sharing(middle: dict[int, int]) -> Stupefy:
    """Seat 0 is the favourite, all stand, and this lies in the middle."""
    g: Stupefy = SPEC.new(seats=4, seed=1, first_favourite=0)
    prepare_all(g, "MMMM")
    aim_all(g, None, None, None, None)
    for seat in range(4):
        g.act(seat, Cast())
    assert g.waiting == (0,)
    g.middle = [middle.get(kind, 0) for kind in range(len(g.middle))]
    return g


def test_a_fifth_favour_is_better_than_forty_points() -> None:
    g = sharing({POINTS_40: 1, FAVOUR: 1})
    g.favours[0] = 4
    assert heuristic(g, 0, Random(1)) == Take("favour")


def test_the_last_favour_of_the_game_may_be_worth_less() -> None:
    g = sharing({POINTS_40: 1, FAVOUR: 1})
    g.round = 8
    g.favours = [0, 4, 5, 0]
    assert heuristic(g, 0, Random(1)) == Take("points_40")


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_houses_share_the_chance_to_win(seats: int) -> None:
    g = SPEC.new(seats=seats, seed=2)
    rng = Random(1)
    while not g.over:
        shares = {g.house[seat]: value(g, seat) for seat in range(seats)}
        assert sum(shares.values()) == pytest.approx(1, abs=1e-6)
        leading = max(prospects(g).items(), key=lambda item: item[1])[0]
        assert shares[leading] == max(shares.values())
        for seat in g.waiting:
            g.act(seat, heuristic(g, seat, rng))


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_no_seat_is_better_than_another(seats: int) -> None:
    for side in simulate(Batch(SPEC, 120, seats, seed="seats"), ["thumb"]).by_seat():
        fair = 1 / len(set(SPEC.new(seats=seats, seed=1).house))
        assert abs(side.wins.mean - fair) < 4 * side.wins.error
