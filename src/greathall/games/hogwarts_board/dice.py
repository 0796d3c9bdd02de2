"""Dice, and Liquid Luck that meddles with them.

An effect that rolls makes all its rolls before it changes anything. While Liquid Luck works, each roll stops it: two
rolls are made, the drinker keeps one, and the effect begins again with the dice settled so far (R74).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message, Player, message_key
from greathall.games.hogwarts_board.actions import KeepDice
from greathall.games.hogwarts_board.events import DieRolled
from greathall.games.hogwarts_board.state import Castle

CUPFUL: Final = 6**10
"""Ten dice are drawn at once: a hash for each would cost more than all the rest of a turn."""


def speak(name: str) -> Player | Message:
    """A battler's name in a text."""
    return Player(int(name[5:])) if name.startswith("seat_") else Message(message_key("battler", name))


class Undecided(Exception):
    """Liquid Luck has to choose first; `sides` is how many the dice have."""

    def __init__(self, sides: int) -> None:
        self.sides = sides


def roll(g: Castle, who: str, purpose: str, sides: int = 6) -> int:
    """A die, from 1 up. `who` is the battler (or the castle) that rolls."""
    if g.lucky < 0:
        if sides == 6:
            cup = g.cup
            if cup < 6:
                cup = CUPFUL + g.chance.below("dice", CUPFUL)
            die = cup % 6 + 1
            g.cup = cup // 6
        else:
            die = 1 + g.chance.below("lots", sides)
        if g.log is not None:
            g.log.append(DieRolled(who, purpose, die))
        return die
    if _settled(g, 1, who, purpose, sides):
        g.cursor += 1
        return g.tape[g.cursor - 1][-1]
    _offer(g, who, purpose, tuple((1 + g.chance.below("dice", sides),) for _ in range(2)))
    raise Undecided(sides)


def roll_pair(g: Castle, who: str, purpose: str) -> tuple[int, int]:
    """Two dice that belong together: Liquid Luck chooses between two pairs."""
    if g.lucky < 0:
        return roll(g, who, purpose), roll(g, who, purpose)
    if _settled(g, 2, who, purpose, 6):
        g.cursor += 2
        return g.tape[g.cursor - 2][-1], g.tape[g.cursor - 1][-1]
    _offer(g, who, purpose, tuple((1 + g.chance.below("dice", 6), 1 + g.chance.below("dice", 6)) for _ in range(2)))
    raise Undecided(6)


def pick(g: Castle, who: str, purpose: str, candidates: Sequence[int]) -> int:
    """One of these with an even chance; a single one needs no die."""
    return candidates[0] if len(candidates) == 1 else candidates[roll(g, who, purpose, len(candidates)) - 1]


def _settled(g: Castle, count: int, who: str, purpose: str, sides: int) -> bool:
    """Whether the next dice were rolled for this. In a redealt world enemies draw other cards: those dice are void."""
    dice = g.tape[g.cursor : g.cursor + count]
    if len(dice) == count and all(die[:3] == (who, purpose, sides) for die in dice):
        return True
    del g.tape[g.cursor :]
    return False


def _offer(g: Castle, who: str, purpose: str, rolls: tuple[tuple[int, ...], ...]) -> None:
    g.offer = rolls
    g.roller = who
    g.purpose = purpose


class Rolling(Effect[Castle]):
    """An effect with dice in it: `happen` rolls them all before it changes anything."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.lucky < 0:
            self.happen(g, now)
            return
        g.cursor = 0
        try:
            self.happen(g, now)
        except Undecided as undecided:
            g.agenda.append(now)
            g.then([LIQUID_LUCK], now.who, "", undecided.sides)
        else:
            g.tape.clear()
        g.cursor = 0

    def happen(self, g: Castle, now: Frame) -> None:
        raise NotImplementedError


keep_dice = cache(KeepDice)


class LiquidLuck(Effect[Castle]):
    """In all cases where a die is rolled, two are rolled and the drinker chooses. `n` is the number of sides."""

    prompts = ("prompt-liquid-luck",)

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.offer[0] == g.offer[1]:
            self._keep(g, g.offer[0], now.n)
        else:
            g.ask(now, g.lucky)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[KeepDice, ...]:
        return tuple(keep_dice(dice) for dice in g.offer)

    def answered(self, g: Castle, now: Frame, answers: dict[int, KeepDice]) -> None:
        (answer,) = answers.values()
        self._keep(g, answer.dice, now.n)

    def _keep(self, g: Castle, dice: tuple[int, ...], sides: int) -> None:
        for die in dice:
            g.tape.append((g.roller, g.purpose, sides, die))
            g.emit(DieRolled(g.roller, g.purpose, die))
        g.offer = ()
        g.roller = ""
        g.purpose = ""

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message(
            "prompt-liquid-luck", {"who": speak(g.roller), "purpose": Message(message_key("purpose", g.purpose))}
        )


LIQUID_LUCK: Final = LiquidLuck()
