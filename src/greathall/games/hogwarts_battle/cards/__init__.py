"""Every card of the box, one line each; importing this fills the tables of `box`."""

from __future__ import annotations

from greathall.games.hogwarts_battle.actions import DiscardCard
from greathall.games.hogwarts_battle.box import CARDS, HORCRUXES, PROFICIENCIES, VILLAINS, WHEN
from greathall.games.hogwarts_battle.cards import (
    dark_arts,
    heroes,
    hogwarts,
    horcruxes,
    locations,
    powers,
    villains,
)
from greathall.games.hogwarts_battle.promises import PROMISES, Promise
from greathall.games.hogwarts_battle.state import list_locations
from greathall.games.hogwarts_battle.table import CAUSES, DISCARD
from greathall.games.hogwarts_battle.triggers import TRIGGERS

__all__ = ["dark_arts", "heroes", "hogwarts", "horcruxes", "locations", "powers", "villains"]

list_locations()
DISCARD.update({name: DiscardCard(name) for name in CARDS})
PROMISES.update(
    {card.id: effect for card in CARDS.values() for effect in card.play.effects if isinstance(effect, Promise)}
)
_whens = {source.id: source.when for source in VILLAINS.values()} | {h.id: h.when for h in HORCRUXES.values()}
WHEN.update(
    {trigger: {name: when[trigger] for name, when in _whens.items() if trigger in when} for trigger in TRIGGERS}
)
CAUSES.update(
    {source for table in WHEN.values() for source in table},
    {name for name, when in PROFICIENCIES.items() if when},
    PROMISES,
    ("harry", "ron", "hermione", "diary"),
)
