"""A friendly beginner: plays every card and wastes nothing, but attacks whoever stands first, buys what is dear, and
sees no further than its own hero."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from greathall.games.hogwarts_battle.actions import (
    PICK_HERO,
    AcquireCard,
    AcquireToTop,
    Action,
    AssignAttack,
    EndTurn,
    PickHero,
    UsePower,
)
from greathall.games.hogwarts_battle.bot.heuristic import heuristic
from greathall.games.hogwarts_battle.bot.sense import pointless
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.hero_actions import ASSIGN
from greathall.games.hogwarts_battle.state import Battle

FIRST_VILLAIN = 0.3
"""How often a beginner attacks the villain on the left, whoever that is."""
DEAREST_CARD = 0.5
"""How often a beginner buys the dearest card."""
ONE_SELF = 0.5
"""How often a beginner takes for its own hero what any hero may have."""
UNDECIDED = 0.2
"""How often a beginner answers any other question without much thought."""


def beginner(g: Battle, seat: int, rng: Random) -> Action:
    best = heuristic(g, seat, rng)
    chance = rng.random()
    match best:
        case AssignAttack():
            return ASSIGN[first_villain(g, seat)] if chance < FIRST_VILLAIN else best
        case AcquireCard() | AcquireToTop():
            return dearest(g, seat) if chance < DEAREST_CARD else best
        case PickHero() if chance < ONE_SELF:
            own = PICK_HERO[seat]
            return own if own in g.options(seat) and not pointless(g, seat, own) else best
        case EndTurn() | UsePower() | PickHero():
            return best
    return anything_sensible(g, seat, rng) if chance < UNDECIDED else best


def anything_sensible(g: Battle, seat: int, rng: Random) -> Action:
    options: Sequence[Action] = g.options(seat)
    sensible = [option for option in options if not pointless(g, seat, option)] or options
    return sensible[int(rng.random() * len(sensible))]


def first_villain(g: Battle, seat: int) -> str:
    """The one on the left, unless one can be defeated now: that even a beginner sees."""
    attack = g.attack[seat]
    slots = [slot for slot in range(len(g.villains)) if g.attackable(slot)]
    fallen = [slot for slot in slots if VILLAINS[g.villains[slot]].health - g.damage[slot] <= attack and not g.slowed]
    return g.villains[(fallen or slots)[0]]


def dearest(g: Battle, seat: int) -> Action:
    buys = [option for option in g.options(seat) if isinstance(option, AcquireCard | AcquireToTop)]
    return max(buys, key=lambda option: (CARDS[option.card].cost, isinstance(option, AcquireToTop)))
