"""The board as data."""

from __future__ import annotations

from greathall.games.hogwarts_board.board import BOARD, DOORS, HOUSES, LOWER_RING, NEIGHBOURS, PASSABLE, UPPER_RING
from greathall.games.hogwarts_board.cards.deck import COPIES, PILE_OF, full_piles
from greathall.games.hogwarts_board.cards.events import EVENTS
from greathall.games.hogwarts_board.cards.spells import SPELL_LIST
from greathall.games.hogwarts_board.walking import WALKS


def test_the_walking_graph() -> None:
    assert len(PASSABLE) == 27
    assert (len(LOWER_RING), len(UPPER_RING)) == (16, 9)
    for name, near in NEIGHBOURS.items():
        assert len(near) in (2, 3)
        assert all(name in NEIGHBOURS[other] for other in near)
    reached = {"library"}
    while True:
        more = reached | {other for name in reached for other in NEIGHBOURS[name]}
        if more == reached:
            break
        reached = more
    assert reached == set(PASSABLE)


def test_the_doorways_stand_by_their_squares() -> None:
    assert "snapes_cabinet" in NEIGHBOURS["door_snape"]
    assert "restricted_section" in NEIGHBOURS["door_restricted"]
    assert set(DOORS) < set(UPPER_RING)
    assert set(HOUSES) < set(LOWER_RING)


def test_the_rings_run_clockwise_on_the_screen() -> None:
    for ring in (LOWER_RING, UPPER_RING):
        points = [(BOARD[name].x - 50, BOARD[name].y - 50) for name in ring]
        turns = [a[0] * b[1] - a[1] * b[0] for a, b in zip(points, points[1:] + points[:1], strict=True)]
        assert all(turn > 0 for turn in turns)


def test_every_square_has_its_own_place() -> None:
    places = {(place.x, place.y) for place in BOARD.values()}
    assert len(places) == len(BOARD) == 28
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in places)


def test_the_piles() -> None:
    sizes = {name: len(pile) for name, pile in full_piles().items()}
    assert sizes == {
        "basic_spells": 18,
        "advanced_spells": 24,
        "basic_potions": 6,
        "advanced_potions": 8,
        "items": 13,
        "events": 32,
    }
    assert [sum(s.copies for s in SPELL_LIST if s.tier == tier) for tier in range(1, 6)] == [11, 7, 11, 7, 6]
    assert set(EVENTS) == {card for card, pile in PILE_OF.items() if pile == "events"}
    assert sum(COPIES.values()) == 101


def test_no_two_ways_of_the_same_length_lead_to_the_same_square() -> None:
    """So a square of the map stands for the way there."""
    for walks in WALKS.values():
        ends = [walk.path[-1] for walk in walks]
        assert len(ends) == len(set(ends))
