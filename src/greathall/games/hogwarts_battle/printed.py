"""What is printed on the cards, the dice and the turn overview, for the drawings: `client/tools/typescript.py` writes
it to `client/printed.ts`."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.cards import CARDS, EVENTS, POWERS, VILLAINS
from greathall.games.hogwarts_battle.components import HOUSES, KINDS, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE, dice_of
from greathall.games.hogwarts_battle.spec import SPEC
from greathall.games.hogwarts_battle.table_hints import QUIET

_EFFECTS: dict[str, Any] = {
    **{card.id: card.play.effects for card in CARDS.values()},
    **{event.id: event.effects.effects for event in EVENTS.values()},
    **{villain.id: villain.turn.effects for villain in VILLAINS.values()},
    **{power.id: power.effects for power in POWERS.values()},
}

PRINTED: dict[str, Any] = {
    "KINDS": {card.id: KINDS[card.kind] for card in CARDS.values()},
    "STEPS": SPEC.vocabularies["step"],
    "DICE": {house: [SYMBOLS[face] for face in DICE[number]] for number, house in enumerate(HOUSES)},
    "DICE_OF": {name: houses for name, effects in _EFFECTS.items() if (houses := dice_of(effects))},
    "QUIET": QUIET,
}
