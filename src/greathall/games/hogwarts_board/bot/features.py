"""What tells who will win, seat by seat: how far from the chamber, how well armed for it, in what health.

Everything here lies open on the table.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.worth import blow
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.wizard import FULL_HP

NAMES: Final[tuple[str, ...]] = ("sp", "late sp", "blow", "log victory", "victory soon")
"""Few and smooth. Others (who may enter, who dares to, SP beyond, potions, turns to miss, the place) told nothing
that these do not: log loss 1.035 with thirteen features, 1.031 with these five. But a search believed every step in
them, and sold its spells for the SP that open the chamber. Cards and HP count by what they do against Voldemort: as
features of their own they misled. Who has spent turns on cards has won less often, so a search left cards lying."""
SP_A_ROUND: Final = 8.0
"""What a wizard gains in a round, about."""
SOON: Final = 4.0
"""Rounds until the chamber opens after which a chance to win there counts a third."""


def features(g: Castle, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    length = length_of(g)
    needed = length.chamber_sp
    wizard = g.wizards[seat]
    earned = wizard.sp / needed  # those of the Elder Wand open the chamber, but win no more games
    chance = victory(g, seat, min(FULL_HP, wizard.hp + 2), later=True)
    rounds_to_enter = max(0, needed - g.sp(seat)) / SP_A_ROUND
    return [
        min(earned, 1.0),
        min(earned, 1.3) * min(1.0, g.round / length.rounds),
        blow(g, seat) / 4,
        log(chance + 0.01),
        chance * exp(-rounds_to_enter / SOON),
    ]


def named_features(g: Castle, viewer: int, seat: int) -> dict[str, float]:
    """The same by name; all that counts lies open, so everybody knows as much."""
    return {name: float(amount) for name, amount in zip(NAMES, features(g, seat), strict=True)}
