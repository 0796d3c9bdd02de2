"""What tells who will win, seat by seat: how far from the chamber, how well armed for it, in what health.

Everything here lies open on the table.
"""

from __future__ import annotations

from math import log

from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, blow
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.wizard import FULL_HP

NAMES = (
    "sp",
    "sp beyond",
    "may enter",
    "victory",
    "log victory",
    "victory may enter",
    "dares may enter",
    "log rounds to enter",
    "log rounds to win",
    "blow",
    "booster",
    "misses a turn",
    "late sp",
)
"""Cards and HP count by what they do against Voldemort. As features of their own they misled: who has spent turns on
cards has won less often, so that a search left cards lying."""
SP_A_ROUND = 8.0
"""What a wizard gains in a round, about."""


def features(g: Castle, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    wizard = g.wizards[seat]
    length = length_of(g)
    sp = g.sp(seat)
    needed = length.chamber_sp
    hp = wizard.hp
    chance = victory(g, seat, min(FULL_HP, hp + 2), later=True)
    enters = sp >= needed
    rounds_to_enter = max(0, needed - sp) / SP_A_ROUND + 2.0 + (10 - min(hp, 10)) * 0.5
    late = min(1.0, g.round / length.rounds)
    return [
        min(sp / needed, 1.0),
        min(max(sp - needed, 0) / 100, 1.5),
        enters,
        chance,
        log(chance + 0.01),
        chance * enters,
        enters and chance >= W.dare,
        log(rounds_to_enter),
        log(rounds_to_enter + 0.7 / (chance + 0.02)),
        blow(g, seat) / 4,
        wizard.potion in BOOSTERS,
        min(1, wizard.resting + wizard.skips),
        late * min(sp / needed, 1.3),
    ]


def named_features(g: Castle, viewer: int, seat: int) -> dict[str, float]:
    """The same by name; all that counts lies open, so everybody knows as much."""
    return {name: float(amount) for name, amount in zip(NAMES, features(g, seat), strict=True)}
