"""The course of a round: the players' turns, the Death Eaters' shared turn, the Vanishing Cabinet's move."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import GoOn, Roll
from greathall.games.hogwarts_board.battle.meeting import MEET, SETTLE, contested, shared_squares
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN
from greathall.games.hogwarts_board.board import BACK, LEVEL, UPPER
from greathall.games.hogwarts_board.cards.using import MayUseCard
from greathall.games.hogwarts_board.death_eaters import DEATH_EATERS_MOVE
from greathall.games.hogwarts_board.dice import Rolling, roll
from greathall.games.hogwarts_board.events import (
    CabinetMoved,
    ExtraTurn,
    Lightened,
    RoundBegan,
    TurnBegan,
    TurnMissed,
    WoreOff,
    YearEnded,
)
from greathall.games.hogwarts_board.last_battle import LAST_BATTLE, standing
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.moving import MOVE
from greathall.games.hogwarts_board.sharing import BATTLE_WORTHY, fight_at_once, unveil
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.state import DEATH_EATERS_TURN, POWER_SP, UPPER_SP, Castle
from greathall.games.hogwarts_board.wizard import FULL_HP

REST_HP: Final = 1
STONE_HP: Final = 3


# -- rounds ----------------------------------------------------------------------------------------------------------


class FirstPlayer(Rolling):
    """All roll; the highest starts, ties roll again."""

    def happen(self, g: Castle, now: Frame) -> None:
        left = list(range(g.seats))
        while len(left) > 1:
            dice = [roll(g, f"seat_{seat}", "order") for seat in left]
            left = [seat for seat, die in zip(left, dice, strict=True) if die == max(dice)]
        g.first = left[0]


class Round(Effect[Castle]):
    """All players clockwise, then the Death Eaters, then the Vanishing Cabinet; after the last, the year is over."""

    def resolve(self, g: Castle, now: Frame) -> None:
        length = length_of(g)
        if g.round == length.rounds:
            if length.last_battle:
                g.then([LAST_BATTLE])
            else:
                self._end_year(g)
            return
        g.round += 1
        if g.log is not None:
            g.log.append(RoundBegan(g.round))
        g.agenda += _ROUND[g.seats][g.first]

    def _end_year(self, g: Castle) -> None:
        best = max(standing(g, seat) for seat in range(g.seats))
        g.winners = tuple(seat for seat in range(g.seats) if standing(g, seat) == best)
        g.emit(YearEnded(g.winners))
        g.finish()


# -- a player's turn -------------------------------------------------------------------------------------------------


class Turn(Effect[Castle]):
    """Effects end that were to last until now; what they hid is seen; then the day goes its course."""

    def resolve(self, g: Castle, now: Frame) -> None:
        who = now.who
        begin_turn(g, who)
        if g.log is not None:
            g.log.append(TurnBegan(who))
        if g.extra != 2 and (g.lasting or g.darkness) and expire(g, who):
            g.agenda.append(_DAY[who])
            unveil(g, who)
        else:
            DAY.resolve(g, _DAY[who])


def begin_turn(g: Castle, who: int) -> None:
    g.active = who
    g.fought = False
    g.used = False
    g.spent = False
    g.battles = 0


def expire(g: Castle, clock: int) -> bool:
    """End what was to last until this turn; tells whether anything ended."""
    ended = False
    if g.lasting:
        going_on = []
        over = []
        for effect, seat, until, left in g.lasting:
            if until != clock:
                going_on.append((effect, seat, until, left))
            elif left > 1:
                going_on.append((effect, seat, until, left - 1))
            else:
                over.append((effect, seat))
        g.lasting = tuple(going_on)
        for effect, seat in over:
            wizard = g.wizards[seat]
            setattr(wizard, effect, False)
            g.emit(WoreOff(seat, effect))
            if effect == "powerful":
                g.lose_sp(seat, POWER_SP)
            elif effect == "strong":
                wizard.hp = min(wizard.hp, FULL_HP)
        if over:
            ended = True
            g.check_levels()
    if g.darkness:
        lifted = [entry for entry in g.darkness if entry[1] == clock and entry[2] == 1]
        g.darkness = tuple((square, c, left - (c == clock)) for square, c, left in g.darkness if c != clock or left > 1)
        if lifted:
            g.spread_darkness()
            for square, _, _ in lifted:
                g.emit(Lightened(square))
            ended = True
    return ended


class Day(Effect[Castle]):
    """Recover in the infirmary, miss a turn, or take one."""

    def resolve(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        if not (wizard.resting or wizard.skips or g.spent):
            at_once = g.version >= versions.FIGHTS_AT_ONCE
            g.agenda.extend((_COURSE if at_once else _COURSE_OF_OLD)[now.who])
            if wizard.item or wizard.potion:
                g.agenda += (_MOVE_WORTHY if at_once else _MOVE_OF_OLD)[now.who]
                BEFORE_MOVE.resolve(g, _BEFORE_MOVE[now.who])
            else:
                MOVE.resolve(g, _MOVE[now.who])
            return
        g.agenda.append(_REST[now.who])
        if g.spent:
            return
        if wizard.resting:
            g.then([RECOVER], now.who)
            if wizard.resting == 1:
                g.then([BEFORE_RECOVERY], now.who)
        else:
            wizard.skips -= 1
            g.emit(TurnMissed(now.who))


class Recover(Rolling):
    """A turn in the infirmary: as many HP as the die shows."""

    def happen(self, g: Castle, now: Frame) -> None:
        die = roll(g, f"seat_{now.who}", "recover")
        g.wizards[now.who].resting = 0
        g.heal(now.who, die)


class Rest(Effect[Castle]):
    """Restore 1 HP without a battle in this turn (3 with the stone, always); gain 5 SP below 100 SP; the turn ends."""

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = now.who
        at_once = g.version >= versions.FIGHTS_AT_ONCE
        if at_once and g.peace:
            g.forget_peace()
        squares = shared_squares(g)
        if squares and at_once and g.battles < BATTLES_A_TURN:
            shared = contested(g, squares)
            if shared:
                g.agenda.append(now)  # the square, or an event, made somebody able
                fight_at_once(g, seat, shared)
                return
        wizard = g.wizards[seat]
        if wizard.item == "philosophers_stone":
            g.heal(seat, STONE_HP)
        elif not g.fought:
            g.heal(seat, REST_HP)
        if g.sp(seat) < UPPER_SP:
            g.gain_sp(seat, length_of(g).study_sp, "study")
            if LEVEL[wizard.square] == UPPER and g.sp(seat) < UPPER_SP:
                g.send_home(seat, "level")
                squares = shared_squares(g)
        if g.peace:
            g.forget_peace()
        shared = contested(g, squares) if squares else squares
        if shared:  # somebody who shares a square has become able to attack
            g.then([END_OF_TURN], seat)
            if at_once:
                fight_at_once(g, seat, shared)
            else:
                for square in shared:
                    g.then([MEET, SETTLE], seat, square)
        else:
            END_OF_TURN.resolve(g, now)


class EndOfTurn(Effect[Castle]):
    """Liquid Luck and Pomphrey's Brew end with the turn; a Time-Turner gives another, once."""

    def resolve(self, g: Castle, now: Frame) -> None:
        end_turn(g)
        if g.extra == 1:
            g.extra = 2
            g.emit(ExtraTurn(now.who))
            g.then([TURN], now.who)
        else:
            g.extra = 0


def end_turn(g: Castle) -> None:
    if g.lucky >= 0:
        g.emit(WoreOff(g.lucky, "lucky"))
        g.lucky = -1
    for wizard in g.wizards:
        if wizard.brewed:
            wizard.brewed = False


# -- the Death Eaters ------------------------------------------------------------------------------------------------


class DeathEaters(Effect[Castle]):
    """The Death Eaters' shared turn."""

    def resolve(self, g: Castle, now: Frame) -> None:
        begin_turn(g, DEATH_EATERS_TURN)
        if g.version >= versions.FIGHTS_AT_ONCE:
            g.agenda.append(_DEATH_EATERS_WORTHY)
        g.agenda.append(_DEATH_EATERS_MOVE)
        if (g.lasting or g.darkness) and expire(g, DEATH_EATERS_TURN):
            unveil(g, DEATH_EATERS_TURN)


# -- the Vanishing Cabinet -------------------------------------------------------------------------------------------


class Cabinet(Rolling):
    """The piece moves counter-clockwise along the lower level; it takes nobody along.

    What lasts for the Death Eaters' turn, Liquid Luck too, is over by then.
    """

    def happen(self, g: Castle, now: Frame) -> None:
        end_turn(g)
        g.cabinet = BACK[g.cabinet][roll(g, "castle", "cabinet")]
        if g.log is not None:
            g.log.append(CabinetMoved(g.cabinet))


FIRST_PLAYER: Final = FirstPlayer()
ROUND: Final = Round()
TURN: Final = Turn()
DAY: Final = Day()
RECOVER: Final = Recover()
BEFORE_RECOVERY: Final = MayUseCard("before-recovery", moved=False, go_on=GoOn())
BEFORE_MOVE: Final = MayUseCard("before-move", moved=False, go_on=Roll())
AFTER_MOVE: Final = MayUseCard("after-move", moved=True, go_on=GoOn())
REST: Final = Rest()
END_OF_TURN: Final = EndOfTurn()
DEATH_EATERS: Final = DeathEaters()
CABINET: Final = Cabinet()
_SEATS: Final = range(4)
_TURN: Final = [Frame(TURN, seat, "") for seat in _SEATS]
_DAY: Final = [Frame(DAY, seat, "") for seat in _SEATS]
_MOVE: Final = [Frame(MOVE, seat, "") for seat in _SEATS]
_REST: Final = [Frame(REST, seat, "") for seat in _SEATS]
_BEFORE_MOVE: Final = [Frame(BEFORE_MOVE, seat, "") for seat in _SEATS]
_MOVE_WORTHY: Final = [[Frame(effect, seat, "") for effect in (MOVE, BATTLE_WORTHY)] for seat in _SEATS]
_MOVE_OF_OLD: Final = [[Frame(MOVE, seat, "")] for seat in _SEATS]
_COURSE: Final = [
    [Frame(effect, seat, "") for effect in (REST, USE_SQUARE, BATTLE_WORTHY, AFTER_MOVE)] for seat in _SEATS
]
_COURSE_OF_OLD: Final = [[Frame(effect, seat, "") for effect in (REST, USE_SQUARE, AFTER_MOVE)] for seat in _SEATS]
"""A turn's frames, the last to come first."""
_DEATH_EATERS_WORTHY: Final = Frame(BATTLE_WORTHY, DEATH_EATERS_TURN, "")
_DEATH_EATERS_MOVE: Final = Frame(DEATH_EATERS_MOVE, -1, "")
_AFTER_THE_PLAYERS: Final = [Frame(effect, -1, "") for effect in (ROUND, CABINET, DEATH_EATERS)]
_ROUND: Final = [
    [[*_AFTER_THE_PLAYERS, *(_TURN[(first + k) % seats] for k in range(seats - 1, -1, -1))] for first in range(seats)]
    for seats in range(5)
]
"""A round's frames, the last to come first, by the number of players and who is the first."""
TURN_EFFECTS: Final = (
    FIRST_PLAYER,
    ROUND,
    TURN,
    DAY,
    RECOVER,
    BEFORE_RECOVERY,
    BEFORE_MOVE,
    AFTER_MOVE,
    REST,
    END_OF_TURN,
    DEATH_EATERS,
    CABINET,
    LAST_BATTLE,
)
