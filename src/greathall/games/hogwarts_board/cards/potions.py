"""The 14 potions of 8 kinds: always successful, gone when drunk."""

from __future__ import annotations

from msgspec import Struct

BASIC_POTIONS = "basic_potions"
ADVANCED_POTIONS = "advanced_potions"
POTION_PILES = (BASIC_POTIONS, ADVANCED_POTIONS)
"""By level."""


class Potion(Struct, frozen=True, kw_only=True):
    """A potion card."""

    id: str
    pile: str
    copies: int
    value: int
    heals: int = 0
    gives: str = ""
    """An effect that lasts."""
    rounds: int = 0
    """How many rounds of regular play it lasts; 0: to the end of the turn in which it is drunk."""


POTION_LIST = (
    Potion(id="pumpkin_juice", pile=BASIC_POTIONS, copies=4, value=10, heals=3),
    Potion(id="pomphreys_brew", pile=BASIC_POTIONS, copies=1, value=15, gives="brewed"),
    Potion(id="power_potion", pile=BASIC_POTIONS, copies=1, value=15, gives="powerful", rounds=2),
    Potion(id="elixir_of_life", pile=ADVANCED_POTIONS, copies=4, value=15, heals=5),
    Potion(id="liquid_luck", pile=ADVANCED_POTIONS, copies=1, value=25, gives="lucky"),
    Potion(id="speed_potion", pile=ADVANCED_POTIONS, copies=1, value=25, gives="speedy", rounds=1),
    Potion(id="strength_potion", pile=ADVANCED_POTIONS, copies=1, value=25, heals=5, gives="strong", rounds=1),
    Potion(id="love_potion", pile=ADVANCED_POTIONS, copies=1, value=25, gives="enamored"),
)
POTIONS = {potion.id: potion for potion in POTION_LIST}
