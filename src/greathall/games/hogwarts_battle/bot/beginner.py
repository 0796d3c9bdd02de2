"""A friendly beginner: plays every card and wastes nothing, but attacks whoever stands first, buys what is dear, and
sees no further than its own hero."""

from __future__ import annotations

from random import Random

from greathall.games.hogwarts_battle.actions import (
    END_TURN,
    AcquireCard,
    AcquireToTop,
    Action,
    AssignAttack,
    PickHero,
    UsePower,
)
from greathall.games.hogwarts_battle.bot.heuristic import heuristic
from greathall.games.hogwarts_battle.bot.sense import pointless
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.effects import AnyHero, TwoHeroes
from greathall.games.hogwarts_battle.hero_actions import ASSIGN
from greathall.games.hogwarts_battle.state import Battle

FIRST_VILLAIN = 0.3
"""How often a beginner attacks the villain on the left, whoever that is."""
DEAREST_CARD = 0.5
"""How often a beginner buys the dearest card."""
UNDECIDED = 0.2
"""How often a beginner answers any other question without much thought."""


def beginner(g: Battle, seat: int, rng: Random) -> Action:
    best = heuristic(g, seat, rng)
    now = g.asked
    assert now is not None
    chance = rng.random()
    match best:
        case AssignAttack():
            if chance < FIRST_VILLAIN:
                return ASSIGN[first_villain(g, seat)]
        case AcquireCard() | AcquireToTop():
            if chance < DEAREST_CARD:
                return dearest(g, seat)
        case UsePower():
            return best
        case PickHero() if isinstance(now.effect, AnyHero | TwoHeroes):
            own = PickHero(seat)
            if chance < 0.5 and own in g.options(seat) and not pointless(g, seat, own):
                return own
        case _ if best != END_TURN and not g.hands[seat] == [] and chance < UNDECIDED and len(g.waiting) == 1:
            sensible = [option for option in g.options(seat) if not pointless(g, seat, option) and option != END_TURN]
            if sensible:
                return sensible[int(rng.random() * len(sensible))]
    return best


def first_villain(g: Battle, seat: int) -> str:
    """The one on the left, unless one can be defeated now: that even a beginner sees."""
    attack = g.attack[seat]
    slots = [slot for slot in range(len(g.villains)) if g.attackable(slot)]
    fallen = [slot for slot in slots if VILLAINS[g.villains[slot]].health - g.damage[slot] <= attack and not g.slowed]
    return g.villains[(fallen or slots)[0]]


def dearest(g: Battle, seat: int) -> Action:
    buys = [option for option in g.options(seat) if isinstance(option, AcquireCard | AcquireToTop)]
    return max(buys, key=lambda option: (CARDS[option.card].cost, isinstance(option, AcquireToTop)))
