"""The six piles: which card lies in which, and what it is worth."""

from __future__ import annotations

from typing import Final

from greathall.games.hogwarts_board.cards.items import ITEM_LIST, ITEM_PILE
from greathall.games.hogwarts_board.cards.potions import POTION_LIST, POTION_PILES
from greathall.games.hogwarts_board.cards.spells import SPELL_LIST, SPELL_PILES

EVENT_PILE: Final = "events"
PILES: Final = (*SPELL_PILES, *POTION_PILES, ITEM_PILE, EVENT_PILE)

EVENT_COPIES: Final = {
    "house_points": 2,
    "top_marks": 1,
    "house_cup": 1,
    "house_match": 2,
    "defence_club": 1,
    "caught_by_filch": 1,
    "snape_displeased": 1,
    "niffler": 1,
    "whomping_willow": 1,
    "giant_spiders": 1,
    "chocolate_frogs": 1,
    "phoenix_tears": 1,
    "owl_parcel": 1,
    "joke_shop_hamper": 1,
    "backfired_charm": 1,
    "ministry_obliviators": 1,
    "portkey": 1,
    "summoned": 1,
    "floo_powder": 1,
    "the_room_appears": 1,
    "cabinet_mishap": 1,
    "mirror": 1,
    "time_turner": 1,
    "phoenix_guard": 1,
    "dark_mark": 1,
    "duelling_club": 1,
    "dementors": 1,
    "basilisk": 1,
    "quidditch_world_cup": 1,
    "triwizard_tournament": 1,
}
"""Our own deck (R2)."""

PILE_OF: Final[dict[str, str]] = {
    **{spell.id: spell.pile for spell in SPELL_LIST},
    **{potion.id: potion.pile for potion in POTION_LIST},
    **{item.id: ITEM_PILE for item in ITEM_LIST},
    **dict.fromkeys(EVENT_COPIES, EVENT_PILE),
}
COPIES: Final[dict[str, int]] = {
    **{spell.id: spell.copies for spell in SPELL_LIST},
    **{potion.id: potion.copies for potion in POTION_LIST},
    **{item.id: 1 for item in ITEM_LIST},
    **EVENT_COPIES,
}
VALUE: Final[dict[str, int]] = {
    **{spell.id: spell.value for spell in SPELL_LIST},
    **{potion.id: potion.value for potion in POTION_LIST},
}
CARDS: Final = tuple(PILE_OF)


def full_piles() -> dict[str, list[str]]:
    """The piles as they come out of the box, not yet shuffled."""
    piles: dict[str, list[str]] = {pile: [] for pile in PILES}
    for card, copies in COPIES.items():
        piles[PILE_OF[card]] += [card] * copies
    return piles
