"""The gate: on the same few deals, a short search is not worse than the heuristic it is built on.

Seeds and rollouts are fixed, so a change of a bot either passes for everybody or for nobody. The limit leaves room for
the luck of few deals; what it must catch is a search or a value that misleads, as both once did.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import greathall
from greathall.lab import duel

Gate = tuple[str, str, str, int, int, Mapping[str, Any]]
GATES: list[Gate] = [
    ("stupefy", "strong:40", "medium", 4, 2, {}),
    ("hogwarts_battle", "strong:12", "medium", 2, 1, {"game": 5}),
    ("hogwarts_board", "strong:12", "medium", 3, 1, {}),
    ("scrabble", "strong:60", "medium", 2, 1, {"edition": "classic"}),
]
DEEP: list[Gate] = [
    ("hogwarts_board", "master:12", "medium", 2, 1, {}),
    ("hogwarts_board", "strong:12", "medium", 2, 6, {}),
    ("hogwarts_battle", "strong:20", "medium", 2, 3, {"game": 5}),
    ("hogwarts_battle", "strong:20", "medium", 3, 4, {"game": 5}),
    ("scrabble", "strong:60", "medium", 2, 2, {"edition": "classic"}),
]


@pytest.mark.parametrize(
    ("game", "bot", "other", "seats", "deals", "settings"),
    [*GATES, *(pytest.param(*gate, marks=pytest.mark.deep) for gate in DEEP)],
)
def test_who_searches_is_not_worse_than_medium(
    game: str, bot: str, other: str, seats: int, deals: int, settings: Mapping[str, Any]
) -> None:
    match = duel(greathall.game(game), bot, other, deals, seats, settings, seed="gate")
    assert match.gain.mean >= 0.0, f"{match.challenger_wins} against {match.champion_wins}"


@pytest.mark.parametrize("game", ["stupefy", "hogwarts_battle", "hogwarts_board", "scrabble"])
def test_medium_is_not_worse_than_easy_nor_easy_than_random(game: str) -> None:
    spec = greathall.game(game)
    settings = {"game": 3} if game == "hogwarts_battle" else {}
    for better, worse in (("medium", "easy"), ("easy", "random")):
        match = duel(spec, better, worse, 1 if game in ("scrabble", "hogwarts_board") else 8, settings=settings)
        assert match.gain.mean >= 0.0, f"{better} {match.challenger_wins}, {worse} {match.champion_wins}"
