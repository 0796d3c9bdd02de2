"""How to play HOGWARTS sensibly without looking ahead: lessons first, then spells, then the chamber.

Everything lies open on the table but the piles and what others choose in battle; nothing of that is looked at here.
The numbers are rough worths in SP, tuned by playing (docs/hogwarts_board_lengths.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

import msgspec

from greathall.core.fitted import Tuning
from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Buy,
    Challenge,
    Decline,
    Enter,
    Fight,
    Finish,
    Forget,
    Go,
    GoOn,
    Grasp,
    Help,
    Hide,
    KeepDice,
    Leave,
    Roll,
    Sell,
    Show,
    StayOut,
    Take,
    TakeInstead,
    Truce,
    Walk,
)
from greathall.games.hogwarts_board.bot.belongings import choose_card, choose_card_use, choose_trade
from greathall.games.hogwarts_board.bot.chamber import dares, victory
from greathall.games.hogwarts_board.bot.fighting import choose_in_battle, choose_rival
from greathall.games.hogwarts_board.bot.movement import choose_square, choose_walk, meeting
from greathall.games.hogwarts_board.bot.weights import W, Weights
from greathall.games.hogwarts_board.bot.worth import blow, worth
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.wizard import FULL_HP


def choose_dice(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    """High for oneself and allies, low for enemies."""
    friend = g.roller == f"seat_{seat}"
    low = g.purpose in ("table", "theft", "target", "door") or not friend
    assert all(isinstance(a, KeepDice) for a in options)
    return (min if low else max)(options, key=lambda a: sum(a.dice))


Chooser = Callable[[Castle, int, list[Action], Random], Action]
CHOOSERS: Final[dict[type, Chooser]] = {
    Walk: choose_walk,
    KeepDice: choose_dice,
    Go: choose_square,
    Challenge: choose_rival,
}


def heuristic(g: Castle, seat: int, rng: Random) -> Action:
    """The choice of a player who knows where to go, when to duel or flee, and when to dare the chamber."""
    options = list(g.options(seat))
    if len(options) == 1:
        return options[0]
    first = options[0]
    chooser = CHOOSERS.get(type(first))
    if chooser is not None:
        return chooser(g, seat, options, rng)
    if isinstance(first, Roll | GoOn):
        return choose_card_use(g, seat, options, rng)
    if isinstance(options[-1], Finish) or any(isinstance(a, Buy | Sell) for a in options):
        return choose_trade(g, seat, options, rng)
    if isinstance(first, Take | TakeInstead):
        return choose_card(g, seat, options, rng)
    if isinstance(first, Forget):
        return min(options, key=lambda a: worth(g, seat, a.card))
    if isinstance(first, StayOut):
        return Enter() if dares(g, seat) else first
    if isinstance(first, Grasp):
        return first if victory(g, seat, FULL_HP) >= W.grasp else Leave()
    if isinstance(first, Decline):
        return Help() if blow(g, seat) >= 1.6 and g.wizards[seat].hp >= 6 else first
    if isinstance(first, Truce):
        return first
    if isinstance(first, Hide):
        return Show() if _meeting_when_seen(g, seat) > 4 else first
    if isinstance(first, Fight):
        return first if _meeting_when_seen(g, seat) > 2 else options[1]
    return choose_in_battle(g, seat, options, rng)


def _meeting_when_seen(g: Castle, seat: int) -> float:
    return meeting(g, seat, g.wizards[seat].square)


def with_numbers(numbers: Mapping[str, float]) -> Callable[[Castle, int, Random], Action]:
    """The heuristic with other weights, for the tuner."""

    def player(g: Castle, seat: int, rng: Random) -> Action:
        usual = {name: getattr(W, name) for name in numbers}
        for name, number in numbers.items():
            setattr(W, name, number)
        action = heuristic(g, seat, rng)
        for name, number in usual.items():
            setattr(W, name, number)
        return action

    return player


TUNING: Final[Tuning[Castle]] = Tuning(
    file="tuning.json",
    heuristic=with_numbers,
    numbers=msgspec.structs.asdict(Weights()),
    tables=((3, {}), (4, {}), (2, {}), (3, {"length": "evening"})),
    games=4000,
)
for _name, _number in TUNING.tuned.items():
    setattr(W, _name, _number)
