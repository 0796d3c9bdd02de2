"""The Death Eaters between battles: they walk the castle, and with doubles attack everywhere."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Action, Show
from greathall.games.hogwarts_board.battle.leaving import roll_doorway, to_doorway
from greathall.games.hogwarts_board.battle.meeting import HIDE_OPTIONS, MEET, SETTLE
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN, DEATH_EATER_BITS, FIGHTS, LEVEL_BIT
from greathall.games.hogwarts_board.board import (
    BACK,
    BEFORE,
    CHAMBER,
    INFIRMARY,
    LEVEL,
    LOWER_RING,
    STAIR_BELOW,
    UPPER_RING,
    VCAB_SQUARE,
)
from greathall.games.hogwarts_board.dice import Rolling, pick, roll, roll_pair
from greathall.games.hogwarts_board.events import DeathEaterMoved, Raided, RaidedByCabinet
from greathall.games.hogwarts_board.state import Castle


class DeathEatersMove(Rolling):
    """Two dice, also for the dead (R61): doubles are a board-wide attack, else each walks counter-clockwise."""

    def happen(self, g: Castle, now: Frame) -> None:
        dice = roll_pair(g, "castle", "death_eaters")
        if dice[0] == dice[1]:
            wishing = g.version >= versions.MAY_WISH_TO_BE_FOUND
            g.then([WISH_TO_BE_FOUND if wishing else RAID], -1, "", int(dice[0] == BY_CABINET))
            return
        players = {wizard.square for wizard in g.wizards}
        landed = g.death_eaters.copy()
        met: list[str] = []
        for number, square in enumerate(landed):
            if square:
                landed[number] = square = BACK[square][dice[number]]
                if square in players and square not in met:
                    met.append(square)
        if len(met) == 2 and roll(g, "castle", "order") > 3:
            met.reverse()
        g.death_eaters = landed
        if g.log is not None:
            for number, square in enumerate(landed):
                if square:
                    g.log.append(DeathEaterMoved(f"death_eater_{number + 1}", square))
        if met:
            g.then([SETTLE])
            for square in reversed(met):
                g.then([MEET], -1, square)


class WishToBeFound(Effect[Castle]):
    """Before a raid, who hides behind the map where raiders pass may choose to be found. `n` as in the raid."""

    def resolve(self, g: Castle, now: Frame) -> None:
        ways = [raiders_way(g, square, bool(now.n)) for square in g.death_eaters if square]
        behind = [
            seat
            for seat, w in enumerate(g.wizards)
            if w.mapped and findable(g, seat, map_lifted=True) and any(w.square in way for way in ways)
        ]
        if behind:
            g.ask(now, *behind)
        else:
            g.then([RAID], -1, "", now.n)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return HIDE_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        found = sum(1 << seat for seat, answer in answers.items() if isinstance(answer, Show))
        g.then([RAID], -1, "", now.n | found << WISH_BITS)


class Raid(Rolling):
    """A board-wide attack. The dead come back and stay out of it.

    The lowest bit of `n` is 1 through the Vanishing Cabinet; the bits above name those who wish to be found.
    """

    def happen(self, g: Castle, now: Frame) -> None:
        living = [number for number in (0, 1) if g.death_eaters[number]]
        doors = {number: roll_doorway(g, number) for number in (0, 1) if number not in living}
        prey: dict[int, int] = {}
        wishes = now.n >> WISH_BITS
        for number in living:
            found = search(g, g.death_eaters[number], bool(now.n & 1), wishes)
            if found:
                victim = pick(g, f"death_eater_{number + 1}", "target", found)
                prey[victim] = prey.get(victim, 0) | 1 << DEATH_EATER_BITS + number
        order = list(prey)
        if len(order) == 2 and roll(g, "castle", "order") > 3:
            order.reverse()
        g.emit(RaidedByCabinet() if now.n & 1 else Raided())
        g.shuffle_all()
        for number, door in doors.items():
            to_doorway(g, number, door)
        g.then([SETTLE])
        for number in reversed(living):
            g.then([RAIDER_RETURNS], -1, "", number)
        for victim in reversed(order):
            g.then([RAIDERS_FIND], victim, "", prey[victim] | wishes & 1 << victim)


def search(g: Castle, square: str, by_cabinet: bool, wishes: int = 0) -> list[int]:
    """The players on the first square of the raiders' way where one can be found."""
    found: dict[str, list[int]] = {}
    for seat, wizard in enumerate(g.wizards):
        if findable(g, seat, map_lifted=bool(wishes >> seat & 1)):
            found.setdefault(wizard.square, []).append(seat)
    for step in raiders_way(g, square, by_cabinet) if found else ():
        if step in found:
            return found[step]
    return []


def raiders_way(g: Castle, square: str, by_cabinet: bool) -> tuple[str, ...]:
    """The squares on which a raider looks, in this order (R62)."""
    return WAYS_FROM_CABINET[g.cabinet] if by_cabinet else WAYS_DOWN[square]


def _way_round(square: str) -> tuple[str, ...]:
    start = LOWER_RING.index(square)
    return (*LOWER_RING[start::-1], *LOWER_RING[:start:-1])


def _way_down(square: str) -> tuple[str, ...]:
    way: list[str] = []
    while square not in STAIR_BELOW:
        way.append(square)
        square = BEFORE[square]
    stair, foot = STAIR_BELOW[square]
    return (*way, square, stair, *_way_round(foot))


WAYS_FROM_CABINET: Final = {square: (VCAB_SQUARE, *_way_round(square)) for square in LOWER_RING}
WAYS_DOWN: Final = {square: _way_down(square) for square in UPPER_RING}


def findable(g: Castle, seat: int, map_lifted: bool = False) -> bool:
    """Raiders pass over the infirmary, owners at home, darkness, map, cloak and the guarded."""
    wizard = g.wizards[seat]
    return not (
        wizard.square in (INFIRMARY, CHAMBER, wizard.house)
        or wizard.square in g.dark
        or (wizard.mapped and not map_lifted)
        or wizard.cloaked
        or wizard.guarded
    )


class RaidersFind(Effect[Castle]):
    """The raiders attack their prey where it stands; both on one prey make one battle (R60)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if findable(g, now.who, map_lifted=bool(now.n >> now.who & 1)) and g.battles < BATTLES_A_TURN:
            square = g.wizards[now.who].square
            bits = now.n | 1 << now.who | LEVEL[square] << LEVEL_BIT
            g.then([FIGHTS["raid"]], now.who, square, bits)


class RaiderReturns(Rolling):
    """A raider who lives returns to a doorway, and may meet somebody there."""

    def happen(self, g: Castle, now: Frame) -> None:
        if g.death_eaters[now.n]:
            to_doorway(g, now.n, roll_doorway(g, now.n))


BY_CABINET: Final = 6
"""The double that brings the raiders through the Vanishing Cabinet."""
WISH_BITS: Final = 1
DEATH_EATERS_MOVE: Final = DeathEatersMove()
WISH_TO_BE_FOUND: Final = WishToBeFound()
RAID: Final = Raid()
RAIDERS_FIND: Final = RaidersFind()
RAIDER_RETURNS: Final = RaiderReturns()
DEATH_EATERS_EFFECTS: Final = (DEATH_EATERS_MOVE, WISH_TO_BE_FOUND, RAID, RAIDERS_FIND, RAIDER_RETURNS)
