"""A naive player, to measure the others against."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from greathall.games.hogwarts_battle.actions import END_TURN, AcquireCard, AcquireToTop, Action, AssignAttack, PlayCard
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.hero_actions import HeroActions
from greathall.games.hogwarts_battle.state import Battle


def naive(g: Battle, seat: int, rng: Random) -> Action:
    """Plays everything, hits the leftmost villain, buys the most expensive card; all else at random."""
    options: Sequence[Action] = g.options(seat)
    now = g.asked
    if now is not None and isinstance(now.effect, HeroActions):
        for kind in (PlayCard, AssignAttack):
            for option in options:
                if isinstance(option, kind):
                    return option
        buys = [option for option in options if isinstance(option, AcquireCard | AcquireToTop)]
        return max(buys, key=lambda option: CARDS[option.card].cost) if buys else END_TURN
    return options[int(rng.random() * len(options))]
