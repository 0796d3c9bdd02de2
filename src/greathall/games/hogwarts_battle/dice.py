"""The house dice: what they show, what they give, and what the Slytherin die takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_battle.actions import (
    KEEP_ROLL,
    MARK_HORCRUX,
    ROLL_AGAIN,
    KeepRoll,
    MarkHorcrux,
    RollAgain,
    RollHouse,
)
from greathall.games.hogwarts_battle.components import ATTACK, CARD, HEALTH, HOUSES, INFLUENCE, SLYTHERIN, SYMBOLS
from greathall.games.hogwarts_battle.effects import AddControl, All, AllLose, EachDiscards, Gain, VillainsRecover
from greathall.games.hogwarts_battle.events import HorcruxDestroyed, HorcruxMarked, Rolled
from greathall.games.hogwarts_battle.lookup import HORCRUXES
from greathall.games.hogwarts_battle.prompts import named
from greathall.games.hogwarts_battle.state import Battle, BattleEffect

DICE: Final[tuple[tuple[int, ...], ...]] = (
    (INFLUENCE, INFLUENCE, INFLUENCE, ATTACK, HEALTH, CARD),
    (INFLUENCE, ATTACK, HEALTH, HEALTH, HEALTH, CARD),
    (INFLUENCE, ATTACK, HEALTH, CARD, CARD, CARD),
    (INFLUENCE, ATTACK, ATTACK, ATTACK, HEALTH, CARD),
)
"""The faces of the dice of Gryffindor, Hufflepuff, Ravenclaw and Slytherin."""
BENEFITS: Final = {
    ATTACK: All(Gain(attack=1)),
    INFLUENCE: All(Gain(influence=1)),
    HEALTH: All(Gain(health=1)),
    CARD: All(Gain(draw=1)),
}
"""What a house die gives to all heroes."""
PENALTIES: Final[dict[int, BattleEffect]] = {
    ATTACK: AllLose(1),
    INFLUENCE: AddControl(),
    HEALTH: VillainsRecover(1),
    CARD: EachDiscards(),
}
"""What the Slytherin die does for the Heir of Slytherin and Lord Voldemort (B23)."""


def dice_of(effects: Iterable[Effect[Any]]) -> list[str]:
    """The houses whose dice these effects roll, or may roll."""
    found: list[str] = []
    for effect in effects:
        if isinstance(effect, PenaltyDie):
            found.append(HOUSES[SLYTHERIN])
        elif isinstance(effect, Roll):
            found.append(HOUSES[effect.house])
        elif isinstance(effect, RollAnyDie):
            found += HOUSES
    return [*dict.fromkeys(found)]


def roll(g: Battle, who: int, house: int, source: str) -> int:
    face = DICE[house][g.chance.below("dice", 6)]
    if g.log is not None:
        g.emit(Rolled(who, HOUSES[house], SYMBOLS[face], source))
    return face


class Roll(BattleEffect):
    """Roll this house's die: all heroes get what it shows."""

    def __init__(self, house: int) -> None:
        self.house = house

    def resolve(self, g: Battle, now: Frame) -> None:
        face = roll(g, now.who, self.house, now.source)
        g.agenda.append(now.replace(effect=DIE_SHOWS, n=face + 4 * self.house))


class RollAnyDie(BattleEffect):
    """Choose a house and roll its die."""

    prompts = ("prompt-roll-any-die",)

    def __init__(self) -> None:
        self.dice = tuple(Roll(house) for house in range(4))
        self.choices = tuple(RollHouse(house) for house in HOUSES)

    def resolve(self, g: Battle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[RollHouse]:
        return self.choices

    def answered(self, g: Battle, now: Frame, answers: dict[int, RollHouse]) -> None:
        self.dice[HOUSES.index(answers[now.who].house)].resolve(g, now)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-roll-any-die", {"source": named(now.source)})


class DieShows(BattleEffect):
    """Take the benefit, put the symbol on the Horcrux instead, or (Arithmancy) roll once more.

    `n` is the face, four times the house, and 16 after a second roll.
    """

    prompts = ("prompt-die-shows",)

    def resolve(self, g: Battle, now: Frame) -> None:
        if len(self.options(g, now, now.who)) > 1:
            g.ask(now, now.who)
        else:
            self.take(g, now)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[KeepRoll | MarkHorcrux | RollAgain]:
        options: list[KeepRoll | MarkHorcrux | RollAgain] = [KEEP_ROLL]
        if g.symbol_open(now.n & 3):
            options.append(MARK_HORCRUX)
        if now.n < 16 and g.proficiency[seat] == "arithmancy":
            options.append(ROLL_AGAIN)
        return options

    def answered(self, g: Battle, now: Frame, answers: dict[int, KeepRoll | MarkHorcrux | RollAgain]) -> None:
        answer = answers[now.who]
        if answer is KEEP_ROLL or isinstance(answer, KeepRoll):
            self.take(g, now)
        elif isinstance(answer, MarkHorcrux):
            mark(g, now.who, now.n & 3)
        else:
            house = now.n >> 2
            g.agenda.append(now.replace(n=roll(g, now.who, house, "arithmancy") + 4 * house + 16))

    def take(self, g: Battle, now: Frame) -> None:
        BENEFITS[now.n & 3].resolve(g, now)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        face = Message(f"face-{SYMBOLS[now.n & 3]}")
        return Message("prompt-die-shows", {"source": named(now.source), "face": face})


def mark(g: Battle, who: int, symbol: int) -> None:
    """Put a symbol on the Horcrux; with its last one it is destroyed and its curse ends at once (B20)."""
    name, horcrux = g.curse, HORCRUXES[g.curse]
    g.marks |= 1 << symbol
    if g.log is not None:
        g.emit(HorcruxMarked(who, name, SYMBOLS[symbol]))
    if not horcrux.every or g.marks == horcrux.symbols:
        g.curse = ""
        g.shattered = name
        if name == "nagini":
            g.bitten = False
        if g.log is not None:
            g.emit(HorcruxDestroyed(who, name))


class PenaltyDie(BattleEffect):
    """Roll the Slytherin die against the heroes; it never helps against a Horcrux."""

    def resolve(self, g: Battle, now: Frame) -> None:
        face = roll(g, now.who, SLYTHERIN, now.source)
        g.agenda.append(now.replace(effect=PENALTY_SHOWS, n=face + 4 * SLYTHERIN))


class PenaltyShows(DieShows):
    """The die hurts all; whoever rolled it may use Arithmancy first."""

    prompts = ("prompt-penalty-shows",)

    def options(self, g: Battle, now: Frame, seat: int) -> Sequence[KeepRoll | RollAgain]:
        again = now.n < 16 and g.proficiency[seat] == "arithmancy"
        return (KEEP_ROLL, ROLL_AGAIN) if again else (KEEP_ROLL,)

    def take(self, g: Battle, now: Frame) -> None:
        g.agenda.append(now.replace(effect=PENALTIES[now.n & 3], n=0))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        face = Message(f"penalty-{SYMBOLS[now.n & 3]}")
        return Message("prompt-penalty-shows", {"source": named(now.source), "face": face})


DIE_SHOWS: Final = DieShows()
PENALTY_SHOWS: Final = PenaltyShows()
