"""The 13 items: one is carried at a time, and most can be used again and again."""

from __future__ import annotations

from msgspec import Struct

ITEM_PILE = "items"
POWDER_USES = 2


class Item(Struct, frozen=True, kw_only=True):
    """An item card: what it is good for in a turn and in battle. What works while carried is asked where it matters."""

    id: str
    play: str = ""
    """How it is used in a turn: move, hide, throw or gaze."""
    battle: str = ""
    """How it is used in battle: escape, hide, end, draw or strike."""
    damage: int = 0


ITEM_LIST = (
    Item(id="broomstick", play="move", battle="escape"),
    Item(id="invisibility_cloak", play="hide", battle="hide"),
    Item(id="darkness_powder", play="throw", battle="end"),
    Item(id="crystal_ball", play="gaze"),
    Item(id="marauders_map", play="hide"),
    Item(id="rememberall"),
    Item(id="spell_book", battle="draw"),
    Item(id="half_blood_prince_book", battle="draw"),
    Item(id="sword_of_gryffindor", battle="strike", damage=3),
    Item(id="basilisk_fang", battle="strike", damage=2),
    Item(id="elder_wand"),
    Item(id="philosophers_stone"),
    Item(id="resurrection_stone"),
)
ITEMS = {item.id: item for item in ITEM_LIST}
SWORD_AGAINST_BASILISK = 5
GLIMPSE = {"basic_spells": 3, "advanced_spells": 3, "basic_potions": 2, "advanced_potions": 2, "items": 2, "events": 1}
"""How many cards of each pile the Crystal Ball shows."""
