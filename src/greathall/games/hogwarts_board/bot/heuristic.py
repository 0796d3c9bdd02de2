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


def choose_what_to_forget(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return min(options, key=lambda a: worth(g, seat, a.card))


def choose_the_chamber(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return Enter() if dares(g, seat) else options[0]


def choose_the_cup(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return options[0] if victory(g, seat, FULL_HP) >= W.grasp else Leave()


def choose_to_help(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return Help() if blow(g, seat) >= 1.6 and g.wizards[seat].hp >= 6 else options[0]


def choose_truce(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return options[0]


def choose_to_show(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return Show() if _meeting_when_seen(g, seat) > 4 else options[0]


def choose_to_fight(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    return options[0] if _meeting_when_seen(g, seat) > 2 else options[1]


Chooser = Callable[[Castle, int, list[Action], Random], Action]
CHOOSERS: Final[dict[type, Chooser]] = {
    Walk: choose_walk,
    KeepDice: choose_dice,
    Go: choose_square,
    Challenge: choose_rival,
    Roll: choose_card_use,
    GoOn: choose_card_use,
    Buy: choose_trade,
    Sell: choose_trade,
    Take: choose_card,
    TakeInstead: choose_card,
    Forget: choose_what_to_forget,
    StayOut: choose_the_chamber,
    Grasp: choose_the_cup,
    Decline: choose_to_help,
    Truce: choose_truce,
    Hide: choose_to_show,
    Fight: choose_to_fight,
}
"""By the first option; all others are the actions of a battle round."""


def heuristic(g: Castle, seat: int, rng: Random) -> Action:
    """The choice of a player who knows where to go, when to duel or flee, and when to dare the chamber."""
    options = list(g.options(seat))
    if len(options) == 1:
        return options[0]
    return CHOOSERS.get(type(options[0]), choose_in_battle)(g, seat, options, rng)


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
