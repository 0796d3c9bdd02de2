"""Answers and views of HOGWARTS as numbers (`docs/env.md`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from greathall.core.numbering import Numbered
from greathall.core.spec import EnvHints
from greathall.games.hogwarts_board import actions as a
from greathall.games.hogwarts_board.board import SQUARES
from greathall.games.hogwarts_board.cards.deck import CARDS, EVENT_PILE, PILE_OF
from greathall.games.hogwarts_board.cards.items import ITEM_PILE
from greathall.games.hogwarts_board.cards.potions import POTION_PILES
from greathall.games.hogwarts_board.cards.spells import SPELL_PILES
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.view import DarkView, EffectView
from greathall.games.hogwarts_board.vocabulary import FOES, SEAT_NAMES, SERPENTS, STATUSES


def of(*piles: str) -> tuple[str, ...]:
    return tuple(card for card in CARDS if PILE_OF[card] in piles)


SPELLS, POTIONS, ITEMS = of(*SPELL_PILES), of(*POTION_PILES), of(ITEM_PILE)
CARRIED: Final = (*SPELLS, *POTIONS, *ITEMS)
BATTLERS: Final = (*SEAT_NAMES, *FOES)
MOST_CARRIED: Final = 8
"""Spells, potion and item of one wizard, with one more of what Half-Blood Prince's book allows."""
WAYS: Final = 2
"""Nobody has been seen to reach a square in two ways that both were offered; the second is a reserve."""


def statuses(value: Sequence[EffectView]) -> list[float]:
    """1 for what is at work until something ends it; else the rounds left."""
    row = [0.0] * len(STATUSES)
    for it in value:
        row[STATUSES.index(it.status)] = 1.0 if it.rounds is None else it.rounds
    return row


def darkness(value: Sequence[DarkView]) -> list[float]:
    left = {it.square: float(it.rounds) for it in value}
    return [left.get(square, 0.0) for square in SQUARES]


NUMBERS: Final = EnvHints[Castle](
    version=2,
    answers={
        a.Walk: Numbered(words={"path": SQUARES}, reads={"path": lambda g, seat, path: path[-1]}, ways=WAYS),
        a.Drink: Numbered(words={"potion": POTIONS}),
        a.Use: Numbered(words={"item": ITEMS}),
        a.Take: Numbered(words={"card": CARRIED}),
        a.TakeInstead: Numbered(words={"card": CARRIED}, ranked=("dropped",), ways=MOST_CARRIED),
        a.Buy: Numbered(words={"card": CARRIED}),
        a.Sell: Numbered(words={"card": CARRIED}),
        a.Forget: Numbered(words={"card": CARRIED}),
        a.KeepDice: Numbered(ranked=("dice",), ways=2),
        a.Cast: Numbered(words={"spell": SPELLS}),
        a.CastAt: Numbered(words={"spell": SPELLS, "target": BATTLERS}),
        a.CastFor: Numbered(words={"spell": SPELLS, "target": SEAT_NAMES}, ranked=("prize",), ways=MOST_CARRIED),
        a.Strike: Numbered(words={"item": ITEMS, "target": BATTLERS}),
        a.Melee: Numbered(words={"target": BATTLERS}),
        a.Steal: Numbered(words={"target": SEAT_NAMES}, ranked=("prize",), ways=MOST_CARRIED),
        a.StealFor: Numbered(words={"target": SEAT_NAMES, "to": BATTLERS}, ranked=("prize",), ways=MOST_CARRIED),
        a.Hex: Numbered(words={"target": BATTLERS}),
        a.Draw: Numbered(words={"target": BATTLERS}),
    },
    words={
        "wizards.spells": SPELLS,
        "wizards.potion": POTIONS,
        "wizards.item": ITEMS,
        "death_eaters.name": FOES[:2],
        "battle.battlers.name": BATTLERS,
        "battle.plans.who": BATTLERS,
        "battle.plans.card": CARRIED,
        "battle.plans.target": BATTLERS,
    },
    by_seat=("wizards",),
    row_lengths={
        "piles": len((*SPELL_PILES, *POTION_PILES, ITEM_PILE, EVENT_PILE)),
        "death_eaters": 2,
        "found": 2,
        "offer": 2,
        "battle.battlers": 4 + SERPENTS,
        "battle.plans": 4,
    },
    reads={
        "wizards.statuses": (STATUSES, statuses),
        "battle.battlers.statuses": (STATUSES, statuses),
        "dark": (SQUARES, darkness),
    },
    left_out=("battle.chances", "last_round", "chamber_sp"),
)
