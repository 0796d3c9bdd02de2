"""A friendly beginner: aims, hides and takes as one who has just heard the rules and likes to shout."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from greathall.games.stupefy.actions import Action, Aim, TurnBack
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    FAVOUR,
    LESSONS,
    POINTS_10,
    POINTS_20,
    POINTS_40,
    POTION,
    TURNER,
)
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import CAST_SPELL, PREPARE_SPELL, TAKE_REWARD, TARGET_OPPONENT

SHOUTS = 0.55
"""How often a Stupefy is prepared while there is one: they are gone too early."""
FEAR = (0.05, 0.4, 0.65, 0.85)
"""How often to hide from so many wands, whoever holds them and whatever is to be won."""
LIKES = (POINTS_40, POTION, LESSONS, POINTS_20, BECOME_FAVOURITE, FAVOUR, POINTS_10, TURNER)
"""What looks good, without counting what it does."""
DISTRACTED = 0.2
"""How often anything in the middle is taken."""


def beginner(g: Stupefy, seat: int, rng: Random) -> Action:
    assert g.asked is not None
    effect = g.asked.effect
    options: Sequence[Action] = g.options(seat)
    if effect is PREPARE_SPELL:
        return options[rng.random() < SHOUTS] if len(options) > 1 else options[0]
    if effect is TARGET_OPPONENT:
        opponents = [aim for aim in options if isinstance(aim, Aim) and aim.target is not None]
        return rng.choices(opponents, [3 if aim.target == g.favourite else 1 for aim in opponents])[0]
    if effect is CAST_SPELL:
        return CAST_SPELL.choices[rng.random() < FEAR[min(3, g.target.count(seat))]]
    if effect is TAKE_REWARD:
        liked = next(kind for kind in LIKES if g.middle[kind])
        return rng.choice(options) if rng.random() < DISTRACTED else TAKE_REWARD.choices[liked]
    return TurnBack(seat) if g.tokens[seat] else options[0]
