"""The chance to defeat Voldemort on entering the chamber now: a logit over what one carries (`chamber.json`)."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, exp
from pathlib import Path
from typing import Final

import msgspec

from greathall.core.fitted import Fitted
from greathall.games.hogwarts_board.board import CHAMBER, INFIRMARY
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, DAMAGE
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import POWER_SP, Castle

PATH: Final = Path(__file__).with_name("chamber.json")
"""Written by `python bench/hogwarts_board_chamber.py`."""
HELPFUL_SPELLS: Final[tuple[str, ...]] = (
    "petrificus_totalus",
    "imperius",
    "protego",
    "minor_healing",
    "major_healing",
    "summon_serpent",
    "lightning_bolt",
    "expelliarmus",
    "confundus_major",
    "transfiguration_serpent",
    "transfiguration_troll",
)
HELPFUL_CARDS: Final[tuple[str, ...]] = (
    "strength_potion",
    "speed_potion",
    "liquid_luck",
    "elixir_of_life",
    "pumpkin_juice",
    "love_potion",
    "resurrection_stone",
    "darkness_powder",
    "crystal_ball",
)
WEAPON_DAMAGE: Final = {"sword_of_gryffindor": 3, "basilisk_fang": 3}


NAMES: Final[tuple[str, ...]] = (
    "hp",
    "hp above 6",
    "hp above 12",
    "hits 2",
    "hits 3",
    "hits 4",
    "hits 5 or 6",
    "armed",
    "speedy",
    "lucky",
    "ally",
    "ally's hit",
    "voldemort's hp",
    *HELPFUL_SPELLS,
    *HELPFUL_CARDS,
)


def victory(g: Castle, seat: int, hp: int = 0, later: bool = False) -> float:
    """The chance that this wizard, entering the chamber now, leaves it as the winner.

    A potion that helps there is drunk at the door; `hp` is what the wizard will have by then, if not what it is now.
    `later`: not in this turn, so that what was drunk for this turn counts no more.
    """
    wizard = g.wizards[seat]
    hp = hp or wizard.hp
    potion = wizard.potion
    strong = wizard.strong and not later
    allies = 0
    helping = 0
    for other, w in enumerate(g.wizards):
        if w.square != INFIRMARY and (w.loves == seat or (potion == "love_potion" and other != seat)):
            allies = 1
            helping = max(helping, power_of(g, other))
    if potion == "strength_potion" and not strong:
        strong = True
        hp = min(hp + 5, 15)
    return chance(
        hp,
        wizard.spells,
        min(max(g.sp(seat), g.chamber_sp()), 200) // 50,
        "" if potion in BOOSTERS else potion,
        wizard.item,
        strong,
        (wizard.speedy and not later) or potion == "speed_potion",
        (g.lucky == seat and not later) or potion == "liquid_luck",
        allies,
        helping,
        length_of(g).voldemort_hp,
    )


def may_enter(g: Castle, seat: int) -> bool:
    """Whether the doorways open to this wizard, with a Power Potion if need be."""
    power = POWER_SP if g.wizards[seat].potion == "power_potion" else 0
    return g.sp(seat) + power >= g.chamber_sp() and CHAMBER not in g.dark


def dares(g: Castle, seat: int) -> bool:
    """Whether to enter the chamber. With the years one grows bolder."""
    return victory(g, seat) >= W.dare - W.bolder * min(g.round, 100)


@lru_cache(maxsize=1 << 15)
def chance(
    hp: int,
    spells: tuple[str, ...],
    level: int,
    potion: str,
    item: str,
    strong: bool,
    speedy: bool,
    lucky: bool,
    allies: int,
    helping: int,
    voldemort_hp: int,
) -> float:
    x = features(hp, spells, level, potion, item, strong, speedy, lucky, allies, helping, voldemort_hp)
    constant, weights = _fitted()
    return 1 / (1 + exp(-constant - sum([w * f for w, f in zip(weights, x, strict=True)], 0.0)))


@lru_cache(maxsize=1)
def _fitted() -> tuple[float, tuple[float, ...]]:
    fitted = msgspec.json.decode(PATH.read_bytes(), type=Fitted).models[""]
    return fitted.constant, tuple(fitted.weights.get(name, 0.0) for name in NAMES)


def features(
    hp: int,
    spells: tuple[str, ...],
    level: int,
    potion: str,
    item: str,
    strong: bool,
    speedy: bool,
    lucky: bool,
    allies: int,
    helping: int,
    voldemort_hp: int,
) -> list[float]:
    """In the order of `NAMES`."""
    known = [s for s in spells if SPELLS[s].tier <= level + 1]
    power = _power(spells, level, item)
    hits = ceil(voldemort_hp / (power + strong)) if power else 0
    return [
        hp / 10,
        hp > 6,
        hp > 12,
        hits == 2,
        hits == 3,
        hits == 4,
        hits in (5, 6),
        power > 0,
        speedy,
        lucky,
        allies > 0,
        helping / 4,
        voldemort_hp / 12,
        *(s in known for s in HELPFUL_SPELLS),
        *(card in (potion, item) for card in HELPFUL_CARDS),
    ]


def power_of(g: Castle, seat: int) -> int:
    """HP that the wizard's best attack takes when it succeeds."""
    wizard = g.wizards[seat]
    return _power(wizard.spells, min(g.sp(seat), 200) // 50, wizard.item)


@lru_cache(maxsize=1 << 14)
def _power(spells: tuple[str, ...], level: int, item: str) -> int:
    known = [DAMAGE.get(s, 0) for s in spells if SPELLS[s].tier <= level + 1 and s != "lightning_bolt"]
    return max([*known, WEAPON_DAMAGE.get(item, 0)])
