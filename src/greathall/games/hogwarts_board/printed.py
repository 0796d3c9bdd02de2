"""What is printed on the board and on the cards, for whoever draws them: the client's copy is made from this."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from greathall.games.hogwarts_board.board import BOARD, CHAMBER, DOORS, UPPER_RING
from greathall.games.hogwarts_board.cards.deck import PILE_OF, VALUE
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import UPPER_SP
from greathall.games.hogwarts_board.vocabulary import STEPS

PRINTED: dict[str, Any] = {
    "SQUARES": to_builtins(BOARD),
    "UPPER_RING": UPPER_RING,
    "DOORS": DOORS,
    "CHAMBER": CHAMBER,
    "UPPER_SP": UPPER_SP,
    "STEPS": STEPS,
    "CARDS": {
        card: {"pile": pile, "sp": SPELLS[card].sp if card in SPELLS else 0, "value": VALUE.get(card, 0)}
        for card, pile in PILE_OF.items()
    },
}
