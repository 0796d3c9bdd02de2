"""The course of a battle: round after round until one side is left, nobody is, or it has to end."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Action, FightOn, Truce
from greathall.games.hogwarts_board.battle.announce import ANNOUNCE, ANNOUNCE_LATE, REVEAL, announcement
from greathall.games.hogwarts_board.battle.attempts import roll_attempts
from greathall.games.hogwarts_board.battle.consequences import apply_attempts
from greathall.games.hogwarts_board.battle.creatures import CAN_KILL, ENEMIES_SIDE, WIZARD
from greathall.games.hogwarts_board.battle.deciders import decider_of
from greathall.games.hogwarts_board.battle.ending import BATTLE_ENDS
from greathall.games.hogwarts_board.battle.leaving import LEAVES
from greathall.games.hogwarts_board.battle.sides import align, fights_for_love, own_account
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.battle.tally import RoundTally
from greathall.games.hogwarts_board.board import CHAMBER
from greathall.games.hogwarts_board.cards.taking import SORT_CARDS
from greathall.games.hogwarts_board.dice import Rolling
from greathall.games.hogwarts_board.events import (
    BattleRoundBegan,
    Exhausted,
    TruceMade,
    TruceRefused,
    VoldemortDefeated,
)
from greathall.games.hogwarts_board.state import Castle

BATTLE_ROUNDS: Final = 30
"""A battle of this length ends undecided (R87)."""
QUIET_ROUNDS: Final = 15
"""After this many battle rounds without any loss of HP a truce is offered (R33)."""
HARMLESS_ROUNDS: Final = 3
"""The same while nobody left can attack."""


class BattleRound(Effect[Castle]):
    """All battlers choose, then comes the outcome."""

    def resolve(self, g: Castle, now: Frame) -> None:
        battle = g.battle
        assert battle is not None
        battle.round += 1
        battle.chosen = ()
        battle.revealed = False
        if g.log is not None:
            g.emit(BattleRoundBegan(battle.round))
        deadly = ball = love = False
        simple = calm = True
        roster = []
        seats = []
        battlers = battle.battlers
        for who, b in enumerate(battlers):
            if b.here:
                roster.append(b.name)
                if b.kind == WIZARD:
                    seats.append(who)
                    wizard = g.wizards[who]
                    if wizard.item == "crystal_ball":
                        ball = True
                    if wizard.loves >= 0 and battlers[wizard.loves].here:
                        love = True
                elif b.kind in CAN_KILL:
                    deadly = True
                if b.touched:
                    calm = False
                if b.controller >= 0 or b.master >= 0 or b.double_from:
                    simple = False
        battle.deadly = deadly
        battle.simple = simple = simple and not ball
        battle.calm = calm
        battle.roster = tuple(roster) if simple and not love else ()
        g.agenda += _ROUND_WITH_BALL if ball else _ROUND
        if not simple:
            ANNOUNCE.resolve(g, _ANNOUNCE)
        elif seats:
            g.ask(_ANNOUNCE, *seats)


class ResolveRound(Rolling):
    """All actions take effect at once; then who is defeated leaves."""

    id = "OutcomeOfRound"  # in saves

    def happen(self, g: Castle, now: Frame) -> None:
        battle = g.battle
        assert battle is not None
        tally = RoundTally(g, battle)
        roll_attempts(tally)
        if g.log is not None:
            for p in battle.chosen[len(battle.chosen) - _late(g, battle) :]:
                g.emit(announcement(battle, p))
        leavers = apply_attempts(tally)
        g.agenda.append(ROUND_OVER_FRAME)
        sorts_later = g.version >= versions.THE_DEAD_ARE_ASKED_NOTHING
        if sorts_later and (g.found or tally.robbed):
            g.then([SORT_CARDS])
        if leavers:
            battle.for_love = _for_love(g, battle, [who for who, _, _ in leavers]) if g.in_love() else ()
            for who, how, n in reversed(leavers):
                battle.battlers[who].here = False
                g.agenda.append(Frame(LEAVES, who, how, n))
        if not sorts_later and (g.found or tally.robbed):
            g.then([SORT_CARDS])


def _for_love(g: Castle, battle: Battle, leaving: list[int]) -> tuple[int, ...]:
    """Who leaves while fighting for their love; then who stays and has fought for somebody else (`Battle.for_love`)."""
    leavers = tuple(who for who in leaving if who < g.seats and fights_for_love(g, battle, who))
    if g.version < versions.HELPERS_DO_NOT_INHERIT:
        return leavers
    return leavers + tuple(
        seat
        for seat in range(g.seats)
        if seat not in leaving and battle.battlers[seat].here and not own_account(g, battle, seat)
    )


def _late(g: Castle, battle: Battle) -> int:
    """How many plans were chosen with the Crystal Ball, after the others were told."""
    return sum(
        1
        for p in battle.chosen
        if p.who < g.seats and g.wizards[p.who].item == "crystal_ball" and decider_of(battle, p.who) < g.seats
    )


class RoundOver(Effect[Castle]):
    """The battle goes on until one side is left, nobody is, or it has to end."""

    def resolve(self, g: Castle, now: Frame) -> None:
        battle = g.battle
        assert battle is not None
        if g.in_love():
            align(g, battle)
        if battle.contest == CHAMBER and ("voldemort", ENEMIES_SIDE) in battle.beaten:
            champions = self._champions(g, battle)
            if champions:
                g.emit(VoldemortDefeated(champions))
                g.winners = champions
                g.battle = None
                g.finish()
                return
        helped = battle.contest == "basilisk" and ("basilisk", ENEMIES_SIDE) in battle.beaten  # all part (R91)
        if helped or battle.powder >= 0 or not _opposed(battle):
            g.agenda.append(_ENDS if battle.powder < 0 else _ENDS_IN_POWDER)
        elif battle.round >= BATTLE_ROUNDS:
            g.emit(Exhausted())
            g.then([BATTLE_ENDS], -1, "truce")
        elif battle.quiet and not battle.quiet % self._patience(g, battle):
            g.then([OFFER_TRUCE, BATTLE_ROUND])
        else:
            BATTLE_ROUND.resolve(g, now)

    def _champions(self, g: Castle, battle: Battle) -> tuple[int, ...]:
        """Who has defeated Voldemort and still stands."""
        return tuple(
            seat
            for seat in range(g.seats)
            if battle.battlers[seat].here and own_account(g, battle, seat) and seat not in battle.for_love
        )

    def _patience(self, g: Castle, battle: Battle) -> int:
        if any(b.here and b.kind != WIZARD for b in battle.battlers):
            return 1000  # never with enemies who can attack (R33)
        harmless = not any(b.here and (b.form or g.able(seat)) for seat, b in enumerate(battle.battlers))
        return HARMLESS_ROUNDS if harmless else QUIET_ROUNDS


def _opposed(battle: Battle) -> bool:
    """Whether more than one side is left."""
    side = -1
    for b in battle.battlers:
        if b.here and b.side != side:
            if side >= 0:
                return True
            side = b.side
    return False


class OfferTruce(Effect[Castle]):
    """If it is likely that the battle will never end, all players may agree on a truce."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return TRUCE_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        against = tuple(seat for seat in sorted(answers) if isinstance(answers[seat], FightOn))
        if against:
            g.emit(TruceRefused(against))
        else:
            g.emit(TruceMade())
            g.agenda.pop()
            g.then([BATTLE_ENDS], -1, "truce")


BATTLE_ROUND: Final = BattleRound()
RESOLVE_ROUND: Final = ResolveRound()
ROUND_OVER: Final = RoundOver()
OFFER_TRUCE: Final = OfferTruce()
TRUCE_OPTIONS: Final[tuple[Action, ...]] = (Truce(), FightOn())
ROUND_OVER_FRAME: Final = Frame(ROUND_OVER, -1, "")
_ANNOUNCE: Final = Frame(ANNOUNCE, -1, "")
_ENDS: Final = Frame(BATTLE_ENDS, -1, "")
_ENDS_IN_POWDER: Final = Frame(BATTLE_ENDS, -1, "powder")
_ROUND: Final = [Frame(effect, -1, "") for effect in (RESOLVE_ROUND, REVEAL)]
_ROUND_WITH_BALL: Final = [Frame(effect, -1, "") for effect in (RESOLVE_ROUND, ANNOUNCE_LATE, REVEAL)]
ROUND_EFFECTS: Final = (BATTLE_ROUND, ANNOUNCE, ANNOUNCE_LATE, REVEAL, RESOLVE_ROUND, ROUND_OVER, OFFER_TRUCE)
