"""Characters: to what a bot leans among answers that are nearly equal, in units of the chance to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from greathall.games.hogwarts_battle.actions import (
    AcquireCard,
    AcquireToTop,
    Action,
    AssignAttack,
    Choose,
    DiscardCard,
    PickHero,
    UsePower,
)
from greathall.games.hogwarts_battle.bot.heuristic import ATTACK_OF, FREES, HEALS, REWARDS
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.dice import Roll, RollAnyDie
from greathall.games.hogwarts_battle.effects import All, AnyHero, EachHero, TwoHeroes
from greathall.games.hogwarts_battle.state import Battle

STRONG, SLIGHT = 0.01, 0.005


def _helps_others(effect: Any) -> bool:
    return isinstance(effect, All | AnyHero | TwoHeroes | EachHero | Roll | RollAnyDie)


SHARED = {name for name, card in CARDS.items() if any(map(_helps_others, card.play.effects))}
"""Cards that also help others than the hero who plays them."""


def bold(g: Battle, seat: int, action: Action) -> float:
    """Attacks, and the strongest villain first; rather loses health than a card."""
    match action:
        case AssignAttack():
            return STRONG * VILLAINS[action.villain].health / 20
        case AcquireCard() | AcquireToTop():
            return STRONG if ATTACK_OF[action.card] else 0.0
        case Choose():
            return STRONG if action.choice.startswith(("attack", "lose")) else 0.0
    return 0.0


def careful(g: Battle, seat: int, action: Action) -> float:
    """Looks after health and the location; rather discards a card than loses health."""
    match action:
        case AssignAttack():
            return SLIGHT * REWARDS[action.villain]
        case AcquireCard() | AcquireToTop():
            return STRONG if action.card in FREES or action.card in HEALS else 0.0
        case UsePower() | DiscardCard():
            return SLIGHT
        case Choose():
            return STRONG if "health" in action.choice or action.choice.startswith("remove") else 0.0
    return 0.0


def helpful(g: Battle, seat: int, action: Action) -> float:
    """Gives to partners, and buys what helps all."""
    match action:
        case PickHero():
            return STRONG if action.hero != seat else 0.0
        case AcquireCard() | AcquireToTop():
            return STRONG if action.card in SHARED else 0.0
        case Choose():
            return STRONG if action.choice.startswith(("all", "hero")) else 0.0
    return 0.0


Leaning = Callable[[Battle, int, Action], float]
TEMPERAMENTS: Mapping[str, Leaning] = {"bold": bold, "careful": careful, "helpful": helpful}
