"""How many cards there are, game by game, as the rulebook lists them."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.cards import (
    CARDS,
    EVENTS,
    GAME_LOCATIONS,
    HEROES,
    HOGWARTS_CARDS,
    HORCRUXES,
    LOCATIONS,
    PROFICIENCIES,
    VILLAINS,
)
from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL
from greathall.games.hogwarts_battle.setup import ACTIVE_VILLAINS, dark_arts_stack, hogwarts_stack, villain_stack

HOGWARTS = [card for cards in HOGWARTS_CARDS.values() for card in cards]


def by_game(kind: int | None = None) -> dict[int, int]:
    counts: Counter[int] = Counter()
    for game, cards in HOGWARTS_CARDS.items():
        for card in cards:
            if kind is None or card.kind == kind:
                counts[game] += card.copies
    return dict(counts)


def test_hogwarts_cards() -> None:
    assert len(HOGWARTS) == 60
    assert by_game() == {1: 30, 2: 14, 3: 16, 4: 21, 5: 10, 6: 10, 7: 1}
    assert by_game(ALLY) == {1: 3, 2: 6, 3: 3, 4: 8, 5: 6, 6: 1}
    assert by_game(ITEM) == {1: 10, 2: 4, 3: 9, 4: 8, 5: 2, 6: 7, 7: 1}
    assert by_game(SPELL) == {1: 17, 2: 4, 3: 4, 4: 5, 5: 2, 6: 2}


def test_starting_cards() -> None:
    cards = [card for hero in HEROES.values() for card in hero.deck]
    assert [len(hero.deck) for hero in HEROES.values()] == [10, 10, 10, 10]
    assert Counter(CARDS[card].kind for card in cards) == {SPELL: 28, ITEM: 8, ALLY: 4}
    assert all(CARDS[card].cost == 0 for card in cards)


def test_dark_arts() -> None:
    counts: Counter[int] = Counter()
    for event in EVENTS.values():
        counts.update(event.copies)
    assert len(EVENTS) == 21
    assert counts == {1: 10, 2: 5, 3: 4, 4: 8, 5: 7, 6: 3, 7: 4}


def test_villains() -> None:
    assert Counter(villain.game for villain in VILLAINS.values()) == {1: 3, 2: 3, 3: 2, 4: 2, 5: 3, 6: 3, 7: 1}


def test_locations() -> None:
    assert {game: len(names) for game, names in GAME_LOCATIONS.items()} == {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 4}


def test_the_252_cards() -> None:
    small = sum(sum(event.copies.values()) for event in EVENTS.values()) + len(HORCRUXES)
    regular = sum(card.copies for card in HOGWARTS) + 40
    hero_cards, turn_order_cards = 12, 4
    oversized = len(LOCATIONS) + len(VILLAINS) + hero_cards + turn_order_cards + len(PROFICIENCIES)
    assert (small, regular, oversized) == (47, 142, 63)
    assert small + regular + oversized == 252


@pytest.mark.parametrize(
    ("game", "villains", "active", "events", "hogwarts"),
    [
        (1, 3, 1, 10, 30),
        (2, 6, 1, 15, 44),
        (3, 8, 2, 19, 60),
        (4, 10, 2, 27, 81),
        (5, 13, 3, 34, 91),
        (6, 15, 3, 37, 101),
        (7, 15, 3, 41, 102),
    ],
)
def test_each_game(game: int, villains: int, active: int, events: int, hogwarts: int) -> None:
    assert len(villain_stack(game)) == villains
    assert ACTIVE_VILLAINS[game] == active
    assert len(dark_arts_stack(game)) == events
    assert len(hogwarts_stack(game)) == hogwarts
    g = SPEC.new(seats=4, seed=1, game=game)
    assert sum(map(bool, g.villains)) == active
    assert sum(SPEC.pieces(g).values()) == villains + events + hogwarts + 40 + (6 if game == 7 else 0)
    assert [villain for villain in g.villain_stack if VILLAINS[villain].last] == g.villain_stack[: game >= 5]
