"""How a battle begins: who takes part."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Event, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.creatures import WIZARD, basilisk, death_eater, dementor, voldemort
from greathall.games.hogwarts_board.battle.round import ROUND_OVER, ROUND_OVER_FRAME
from greathall.games.hogwarts_board.battle.sides import align
from greathall.games.hogwarts_board.battle.state import Battle, Battler
from greathall.games.hogwarts_board.board import CHAMBER, INFIRMARY
from greathall.games.hogwarts_board.events import BattleBegan, JoinedForLove
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.vocabulary import CONTESTS, SEAT_NAMES

BATTLES_A_TURN: Final = 8
"""After this many battles in a turn no further battle for a square begins (R88)."""
DEATH_EATER_BITS: Final = 4
"""The frame of a battle names who takes part by bits: first the seats, then the Death Eaters."""
LEVEL_BIT: Final = 8


class StartBattle(Effect[Castle]):
    """Gather the battlers: those named by the bits of `n`, and those who love one of them.

    `source` is the square it is fought for; `who` is the drawer of the event or the one who came.
    """

    def __init__(self, contest: str) -> None:
        self.contest = contest

    def resolve(self, g: Castle, now: Frame) -> None:
        level = now.n >> LEVEL_BIT & 1
        love = g.in_love()
        joining = now.n
        lovers: list[Event] = []
        if love:
            joining, lovers = _with_lovers(g, joining)
        g.battles += 1
        battlers = []
        for seat, wizard in enumerate(g.wizards):
            here = bool(joining >> seat & 1)
            battler = Battler(SEAT_NAMES[seat], WIZARD, here, seat)
            battlers.append(battler)
            if here:
                if wizard.cloaked:
                    g.cease("cloaked", seat)
                if wizard.mapped and g.version < versions.MAY_WISH_TO_BE_FOUND:
                    g.cease("mapped", seat)
                if wizard.speedy:
                    battler.double_from = 1
                if wizard.strong:
                    battler.strong_from = 1
                if seat == g.active:
                    g.fought = True
        battlers += self._enemies(g, now.n >> DEATH_EATER_BITS & 3, level)
        battle = Battle(self.contest, now.source, level, now.who, battlers)
        if self.contest == CHAMBER:
            battle.door = now.source
            battle.place = CHAMBER
        g.battle = battle
        if love:
            align(g, battle)
        if g.log is not None:
            g.log.append(BattleBegan(self.contest, tuple([b.name for b in battlers if b.here])))
            g.log += lovers
        ROUND_OVER.resolve(g, ROUND_OVER_FRAME)

    def _enemies(self, g: Castle, death_eaters: int, level: int) -> list[Battler]:
        if self.contest == CHAMBER:
            return [voldemort(length_of(g).voldemort_hp)]
        if self.contest == "dementors":
            return [dementor(number) for number in range(level + 1)]
        if self.contest == "basilisk":
            return [basilisk(level)]
        power = 2 if g.seats == 2 and length_of(g).gentle_to_two else 3
        return [death_eater(number, power) for number in (0, 1) if death_eaters >> number & 1]


def _with_lovers(g: Castle, joining: int) -> tuple[int, list[Event]]:
    """The bits of all who take part when those come too who love one of them."""
    lovers: list[Event] = []
    changed = True
    while changed:
        changed = False
        for seat, wizard in enumerate(g.wizards):
            comes = wizard.loves >= 0 and joining >> wizard.loves & 1 and wizard.square != INFIRMARY
            if comes and not joining >> seat & 1:
                joining |= 1 << seat
                lovers.append(JoinedForLove(seat, wizard.loves))
                changed = True
    return joining, lovers


FIGHTS: Final = {contest: StartBattle(contest) for contest in CONTESTS}
