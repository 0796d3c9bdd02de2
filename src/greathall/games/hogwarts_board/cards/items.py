"""The 13 items: one is carried at a time, and most can be used again and again."""

from __future__ import annotations

from msgspec import Struct

from greathall.games.hogwarts_board.cards.potions import POTION_PILES
from greathall.games.hogwarts_board.cards.spells import SPELL_PILES

ITEM_PILE = "items"
POWDER_USES = 2

ESCAPE = "escape"
HIDE = "hide"
END = "end"
DRAW = "draw"
STRIKE = "strike"


class Item(Struct, frozen=True, kw_only=True):
    """An item card: what it is good for in a turn and in battle. What works while carried is asked where it matters."""

    id: str
    play: str = ""
    """How it is used in a turn: move, hide, throw or gaze."""
    battle: str = ""
    """How it is used in battle: ESCAPE, HIDE, END, DRAW or STRIKE."""
    draws: tuple[str, ...] = ()
    """The piles from which it draws, by level."""
    damage: int = 0
    against_basilisk: int = 0
    envenoms: bool = False
    absorbs: bool = False
    """It takes on the venoms of what it strikes, and uses them from then on (R78)."""


ITEM_LIST = (
    Item(id="broomstick", play="move", battle=ESCAPE),
    Item(id="invisibility_cloak", play="hide", battle=HIDE),
    Item(id="darkness_powder", play="throw", battle=END),
    Item(id="crystal_ball", play="gaze"),
    Item(id="marauders_map", play="hide"),
    Item(id="rememberall"),
    Item(id="spell_book", battle=DRAW, draws=SPELL_PILES),
    Item(id="half_blood_prince_book", battle=DRAW, draws=POTION_PILES),
    Item(id="sword_of_gryffindor", battle=STRIKE, damage=3, against_basilisk=5, absorbs=True),
    Item(id="basilisk_fang", battle=STRIKE, damage=2, against_basilisk=2, envenoms=True),
    Item(id="elder_wand"),
    Item(id="philosophers_stone"),
    Item(id="resurrection_stone"),
)
ITEMS = {item.id: item for item in ITEM_LIST}
WEAPONS = frozenset(item.id for item in ITEM_LIST if item.battle == STRIKE)
GLIMPSE = {"basic_spells": 3, "advanced_spells": 3, "basic_potions": 2, "advanced_potions": 2, "items": 2, "events": 1}
"""How many cards of each pile the Crystal Ball shows."""
