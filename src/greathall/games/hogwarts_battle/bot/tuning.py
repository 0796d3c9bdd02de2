"""The numbers of the heuristic, as `greathall lab fit` tunes them: many games, each with all numbers moved at random,
and a regression that says which way is up. The same for all numbers of heroes: sets of their own brought nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS

DANGER: Final = {
    "crabbe_and_goyle": 1.0,
    "draco_malfoy": 3.0,
    "quirinus_quirrell": 2.0,
    "tom_riddle": 2.5,
    "lucius_malfoy": 3.0,
    "basilisk": 2.5,
    "peter_pettigrew": 3.0,
    "dementor": 3.0,
    "barty_crouch_jr": 3.0,
    "death_eater_1": 2.0,
    "death_eater_2": 2.0,
    "dolores_umbridge": 1.5,
    "fenrir_greyback": 3.0,
    "bellatrix_lestrange": 4.0,
    "voldemort_5": 3.0,
    "voldemort_6": 3.0,
    "voldemort_7": 4.0,
}
"""How much a party wants each villain gone, before any tuning."""

PLAIN: Final = {
    # what one token, one card, one control removed is worth when a card is rated
    "attack": 1.5,
    "late_attack": 1.7,
    "influence": 0.8,
    "late_influence": 0.45,
    "health": 0.25,
    "health_by_game": 0.05,
    "draw": 1.3,
    "control": 3.2,
    "control_by_game": 0.3,
    "die": 1.0,
    "die_7": 2.2,
    "others": 0.75,
    "late": 0.3,
    # buying
    "buy": 0.3,
    "price": 0.05,
    # attack
    "finish": 5.0,
    "exponent": 1.0,
    "reward": 0.5,
    "ring": 0.3,
    # parts of a card
    "now_attack": 1.5,
    "then_attack": 1.2,
    "now_influence": 1.0,
    "then_influence": 0.5,
    "now_draw": 1.4,
    "now_control": 2.5,
    "hurt_3": 1.2,
    "hurt_6": 0.7,
    "hurt_9": 0.3,
    # to discard or to lose health
    "dear": 1.6,
    "dear_other": 2.2,
    "thrown": 2.5,
    "next_up": 1.0,
}
"""All other numbers, before any tuning."""
CARD_FACTORS: Final = dict.fromkeys((name for name, card in CARDS.items() if card.cost), 1.0)
"""By what the computed rating of a card is multiplied."""
USUAL: Final = {
    **PLAIN,
    **{f"danger {name}": danger for name, danger in DANGER.items()},
    **{f"card {name}": factor for name, factor in CARD_FACTORS.items()},
}
"""All numbers by name, before any tuning."""


class Numbers:
    """The numbers at hand, some of them as tables by villain or card."""

    __slots__ = (*PLAIN, "danger", "factors", "ratings")

    attack: float
    late_attack: float
    influence: float
    late_influence: float
    health: float
    health_by_game: float
    draw: float
    control: float
    control_by_game: float
    die: float
    die_7: float
    others: float
    late: float
    buy: float
    price: float
    finish: float
    exponent: float
    reward: float
    ring: float
    now_attack: float
    then_attack: float
    now_influence: float
    then_influence: float
    now_draw: float
    now_control: float
    hurt_3: float
    hurt_6: float
    hurt_9: float
    dear: float
    dear_other: float
    thrown: float
    next_up: float
    danger: dict[str, float]
    factors: dict[str, float]
    ratings: dict[tuple[int, int, bool], dict[str, float]]
    """The ratings of all cards by game, heroes and stage, filled by `card_ratings`."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        for name in PLAIN:
            setattr(self, name, numbers[name])
        self.danger = {name: numbers[f"danger {name}"] for name in VILLAINS}
        self.factors = dict.fromkeys(CARDS, 1.0) | {name: numbers[f"card {name}"] for name in CARD_FACTORS}
        self.ratings = {}


class _Chosen:
    """Which numbers the heuristic plays by: those of the file, or others while these are tried."""

    numbers: Numbers


CHOSEN: Final = _Chosen()
