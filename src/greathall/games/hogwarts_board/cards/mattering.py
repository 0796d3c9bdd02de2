"""Whether the item or the potion can matter now: only then a player is asked about it (D24).

Everything that is looked at here lies open: a question asked, or not asked, tells nobody anything new.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.games.hogwarts_board.board import BEFORE, CHAMBER, DOORS, INFIRMARY, KIND, NEIGHBOURS
from greathall.games.hogwarts_board.cards.items import ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.state import POWER_SP, UPPER_SP, Castle

FARTHEST: Final = 6
"""Nobody walks farther in a turn."""


def card_matters(g: Castle, seat: int, moved: bool) -> bool:
    """Once before the move, wherever a card can do anything at all; after it, where the move has made it matter."""
    wizard = g.wizards[seat]
    if moved:
        by_potion = bool(wizard.potion) and _potion_matters_here(g, seat)
        return by_potion or (bool(wizard.item) and _item_matters_here(g, seat))
    by_item = bool(wizard.item) and ITEMS[wizard.item].play not in ("", "move")
    return by_item or (bool(wizard.potion) and _potion_works(g, seat))


def _potion_works(g: Castle, seat: int) -> bool:
    """A healing potion not in full health, what helps in battle not with nobody near, no second Liquid Luck."""
    wizard = g.wizards[seat]
    potion = POTIONS[wizard.potion]
    if potion.gives == "lucky":
        return g.lucky < 0
    if potion.heals and wizard.hp < g.most_hp(seat):
        return True
    if potion.gives == "enamored" or (potion.gives == "brewed" and wizard.loves >= 0):
        return True
    if potion.gives == "powerful" and g.sp(seat) < UPPER_SP:
        return True
    return bool(potion.gives) and in_reach(g, seat)


def _potion_matters_here(g: Castle, seat: int) -> bool:
    wizard = g.wizards[seat]
    if wizard.square in g.dark or wizard.cloaked:
        return bool(POTIONS[wizard.potion].heals) and g.fought and wizard.hp < g.most_hp(seat)
    gives = POTIONS[wizard.potion].gives
    kind = KIND[wizard.square]
    sp = g.sp(seat)
    if gives == "powerful":  # for the doorway, the cabinet, or the SP to buy with
        reaches = sp < g.chamber_sp() <= sp + POWER_SP and kind == "dark_doorway"
        jumps = wizard.square == g.cabinet and sp < UPPER_SP <= sp + POWER_SP
        return reaches or jumps or kind in ("spell_market", "potion_market")
    if wizard.square in DOORS and sp >= g.chamber_sp() and CHAMBER not in g.dark:
        return bool(gives) or wizard.hp < g.most_hp(seat)
    event = kind == "event" and g.settings.events
    if gives == "lucky":
        return g.lucky < 0 and kind == "inn"
    heals, missing = POTIONS[wizard.potion].heals, g.most_hp(seat) - wizard.hp
    return bool(heals) and missing > 0 and (g.fought or (event and missing >= heals))


def _item_matters_here(g: Castle, seat: int) -> bool:
    wizard = g.wizards[seat]
    play = ITEMS[wizard.item].play
    if play == "move":
        return True
    if play == "hide" and (wizard.mapped or wizard.cloaked):
        return False
    if play not in ("hide", "throw") or wizard.square in (INFIRMARY, wizard.house) or wizard.square in g.dark:
        return False
    return in_reach(g, seat)


def in_reach(g: Castle, seat: int) -> bool:
    """Whether a rival with whom it would come to a battle, or a Death Eater, may reach this square with one die."""
    square = g.wizards[seat].square
    near = _near(square)
    able = g.able(seat)
    for other, w in enumerate(g.wizards):
        if other != seat and w.square in near and (able or g.able(other)) and not g.allied(seat, other):
            return True
    return any(at and at in _behind(square) for at in g.death_eaters)


@cache
def _near(square: str) -> frozenset[str]:
    found = {square}
    for _ in range(FARTHEST):
        found |= {step for name in found for step in NEIGHBOURS.get(name, ())}
    return frozenset(found)


@cache
def _behind(square: str) -> frozenset[str]:
    """From where a Death Eater, who walks counter-clockwise, comes to this square or stands on it."""
    found = {square}
    for start in BEFORE:
        at = start
        for _ in range(FARTHEST):
            at = BEFORE[at]
            if at == square:
                found.add(start)
    return frozenset(found)
