"""What is printed on the cards and on the turn overview, for the browser's drawing: `client/tools/typescript.py` writes
it to `client/printed.ts`."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.components import KINDS
from greathall.games.hogwarts_battle.spec import SPEC

PRINTED: dict[str, Any] = {
    "KINDS": {card.id: KINDS[card.kind] for card in CARDS.values()},
    "STEPS": SPEC.vocabularies["step"],
}
