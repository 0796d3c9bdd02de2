"""The end of a year that is shorter than the book's: who has avoided Voldemort must face him now (H5)."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board.battle.meeting import enter_chamber
from greathall.games.hogwarts_board.events import LastBattleBegan, LastBattleDecided
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.wizard import FULL_HP


def standing(g: Castle, seat: int) -> tuple[int, int]:
    """What counts when the year is over: SP, then HP (R86)."""
    return g.sp(seat), g.wizards[seat].hp


class LastBattle(Effect[Castle]):
    """One after the other, who has the most SP first, all enter the chamber, healed. Whoever defeats Voldemort wins;
    if nobody does, whoever has left him the fewest HP (of equals, the better student)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if not g.last_stand:
            g.last_stand = (-1,) * g.seats
            order = sorted(range(g.seats), key=lambda seat: standing(g, seat), reverse=True)
            g.emit(LastBattleBegan(tuple(order)))
        waiting = [seat for seat in range(g.seats) if g.last_stand[seat] < 0]
        if waiting:
            g.agenda.append(now)
            self._face_voldemort(g, max(waiting, key=lambda seat: standing(g, seat)))
            return
        best = max((-left, standing(g, seat)) for seat, left in enumerate(g.last_stand))
        g.winners = tuple(seat for seat, left in enumerate(g.last_stand) if (-left, standing(g, seat)) == best)
        g.emit(LastBattleDecided(g.winners))
        g.finish()

    def _face_voldemort(self, g: Castle, seat: int) -> None:
        g.active = seat
        g.battles = 0
        wizard = g.wizards[seat]
        wizard.resting = wizard.skips = 0
        g.heal(seat, FULL_HP)
        enter_chamber(g, seat, "")


LAST_BATTLE: Final = LastBattle()
