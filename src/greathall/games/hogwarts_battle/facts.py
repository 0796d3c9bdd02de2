"""What is printed on the cards, for those who draw them: `client/tools/typescript.py` writes it for the browser."""

from __future__ import annotations

from greathall.games.hogwarts_battle.box import CARDS, KINDS

FACTS = {"kinds": {card.id: KINDS[card.kind] for card in CARDS.values()}}
