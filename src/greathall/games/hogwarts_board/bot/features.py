"""What tells who will win, seat by seat: how far from the chamber, how well armed for it, in what health.

Everything here lies open on the table.
"""

from __future__ import annotations

from math import log

from greathall.games.hogwarts_board.board import CHAMBER, DOORS, LEVEL, UPPER
from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.movement import ENDS
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, ITEM_WORTH, POTION_WORTH, SPELL_WORTH, blow
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import FULL_HP, UPPER_SP, Castle

NAMES = (
    "sp",
    "sp beyond",
    "upper",
    "may enter",
    "victory",
    "log victory",
    "victory may enter",
    "dares may enter",
    "log rounds to enter",
    "log rounds to win",
    "log rounds to win sooner",
    "blow",
    "armed",
    "spells",
    "potion",
    "booster",
    "item",
    "hp",
    "low hp",
    "misses a turn",
    "door faces",
    "above",
    "late sp",
    "late victory",
)
SP_A_ROUND = 8.0
"""What a wizard gains in a round, about."""
DOOR_FACES = {
    square: sum(any(door in reached for door in DOORS) for reached in faces) / 6 for square, faces in ENDS[True].items()
}
"""The share of the die's faces that lead from a square to a dark doorway."""


def features(g: Castle, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    wizard = g.wizards[seat]
    length = length_of(g)
    sp = g.sp(seat)
    needed = length.chamber_sp
    hp = wizard.hp
    chance = victory(g, seat, min(FULL_HP, hp + 2), later=True)
    enters = sp >= needed
    dares = enters and chance >= W.dare
    rounds_to_enter = max(0, needed - sp) / SP_A_ROUND + 2.0 + (10 - min(hp, 10)) * 0.5
    attack = blow(g, seat)
    late = min(1.0, g.round / length.rounds)
    return [
        min(sp / needed, 1.0),
        min(max(sp - needed, 0) / 100, 1.5),
        sp >= UPPER_SP,
        enters,
        chance,
        log(chance + 0.01),
        chance * enters,
        dares,
        log(rounds_to_enter),
        log(rounds_to_enter + 3 / (chance + 0.02)),
        log(rounds_to_enter + 0.7 / (chance + 0.02)),
        attack / 4,
        attack > 0,
        sum([SPELL_WORTH[s] for s in wizard.spells]) / 100,
        POTION_WORTH.get(wizard.potion, 0) / 30,
        wizard.potion in BOOSTERS,
        ITEM_WORTH.get(wizard.item, 0) / 40,
        min(hp, 10) / 10,
        hp <= 3,
        min(1, wizard.resting + wizard.skips),
        DOOR_FACES.get(wizard.square, 0.0) * dares if CHAMBER not in g.dark else 0.0,
        LEVEL[wizard.square] == UPPER,
        late * min(sp / needed, 1.3),
        late * chance,
    ]


def named_features(g: Castle, viewer: int, seat: int) -> dict[str, float]:
    """The same by name; all that counts lies open, so everybody knows as much."""
    return {name: float(amount) for name, amount in zip(NAMES, features(g, seat), strict=True)}
