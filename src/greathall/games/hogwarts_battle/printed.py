"""What is printed on the cards, for whoever draws them: the client's copy is made from this."""

from __future__ import annotations

from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.components import KINDS

PRINTED = {"KINDS": {card.id: KINDS[card.kind] for card in CARDS.values()}}
