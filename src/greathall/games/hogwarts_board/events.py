"""What can happen in the castle."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import Seat
from greathall.games.hogwarts_board.vocabulary import (
    BattlerName,
    Card,
    Contest,
    House,
    Pile,
    Purpose,
    Reason,
    Square,
    StatusName,
)


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    who: Seat


class Sorted(Event, frozen=True, tag="sorted"):
    who: Seat
    house: House


class DieRolled(Event, frozen=True, tag="die_rolled"):
    who: BattlerName
    purpose: Purpose
    die: int


class Walked(Event, frozen=True, tag="walked"):
    who: Seat
    path: tuple[Square, ...]


class Moved(Event, frozen=True, tag="moved"):
    """Went somewhere not by walking."""

    who: Seat
    to: Square
    reason: Reason


class Healed(Event, frozen=True, tag="healed"):
    who: BattlerName
    amount: int


class Hurt(Event, frozen=True, tag="hurt"):
    who: BattlerName
    amount: int


class GainedSp(Event, frozen=True, tag="gained_sp", omit_defaults=True):
    who: Seat
    amount: int
    why: str = ""
    """study, lesson or victory; empty where what came before says it, and in games of the first version."""


class LostSp(Event, frozen=True, tag="lost_sp"):
    who: Seat
    amount: int


class LaidOut(Event, frozen=True, tag="laid_out"):
    who: Seat
    cards: tuple[Card, ...]


class Took(Event, frozen=True, tag="took"):
    who: Seat
    card: Card


class Dropped(Event, frozen=True, tag="dropped"):
    """A card went under its pile."""

    who: Seat
    card: Card


class Bought(Event, frozen=True, tag="bought"):
    who: Seat
    card: Card
    price: int


class Sold(Event, frozen=True, tag="sold"):
    who: Seat
    card: Card
    price: int


class Stolen(Event, frozen=True, tag="stolen"):
    who: BattlerName
    victim: Seat
    card: Card


class Glimpsed(Event, frozen=True, tag="glimpsed"):
    """The Crystal Ball showed the top of a pile, to its user alone."""

    who: Seat
    pile: Pile
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else Glimpsed(self.who, self.pile, None)


class Drank(Event, frozen=True, tag="drank"):
    who: Seat
    potion: Card


class Charmed(Event, frozen=True, tag="charmed"):
    who: Seat
    target: Seat


class OutOfLove(Event, frozen=True, tag="out_of_love"):
    who: Seat


class Used(Event, frozen=True, tag="used"):
    who: Seat
    item: Card


class Darkened(Event, frozen=True, tag="darkened"):
    squares: tuple[Square, ...]


class Lightened(Event, frozen=True, tag="lightened"):
    """The darkness around this square has lifted."""

    square: Square


class WoreOff(Event, frozen=True, tag="wore_off"):
    who: Seat
    status: StatusName


class EventDrawn(Event, frozen=True, tag="event_drawn"):
    who: Seat
    card: Card


class TurnMissed(Event, frozen=True, tag="turn_missed"):
    who: Seat


class ExtraTurn(Event, frozen=True, tag="extra_turn"):
    who: Seat


class DeathEaterMoved(Event, frozen=True, tag="death_eater_moved"):
    foe: BattlerName
    to: Square


class Raided(Event, frozen=True, tag="raided"):
    """A board-wide attack: all piles are shuffled."""


class RaidedByCabinet(Event, frozen=True, tag="raided_by_cabinet"):
    """A board-wide attack through the Vanishing Cabinet: all piles are shuffled."""


class CabinetMoved(Event, frozen=True, tag="cabinet_moved"):
    to: Square


class BattleBegan(Event, frozen=True, tag="battle_began"):
    contest: Contest
    battlers: tuple[BattlerName, ...]


class JoinedForLove(Event, frozen=True, tag="joined_for_love"):
    who: Seat
    love: Seat


class BattleRoundBegan(Event, frozen=True, tag="battle_round_began"):
    round: int


class Drew(Event, frozen=True, tag="drew"):
    """An enemy draws a spell; a useless one is wasted (R66)."""

    who: BattlerName
    spell: Card


class Casts(Event, frozen=True, tag="casts"):
    who: BattlerName
    spell: Card


class CastsAt(Event, frozen=True, tag="casts_at"):
    who: BattlerName
    spell: Card
    target: BattlerName


class Strikes(Event, frozen=True, tag="strikes"):
    who: BattlerName
    item: Card
    target: BattlerName


class Attacks(Event, frozen=True, tag="attacks"):
    who: BattlerName
    target: BattlerName


class Snatches(Event, frozen=True, tag="snatches"):
    who: BattlerName
    target: BattlerName
    prize: Card


class Hexes(Event, frozen=True, tag="hexes"):
    """Casts its attack spell."""

    who: BattlerName
    target: BattlerName


class Curses(Event, frozen=True, tag="curses"):
    """Casts the Killing Curse."""

    who: BattlerName
    target: BattlerName


class Drinks(Event, frozen=True, tag="drinks"):
    who: BattlerName
    potion: Card


class Uses(Event, frozen=True, tag="uses"):
    who: BattlerName
    item: Card


class Runs(Event, frozen=True, tag="runs"):
    who: BattlerName


class Waits(Event, frozen=True, tag="waits"):
    who: BattlerName


class Failed(Event, frozen=True, tag="failed"):
    """What this battler tried did not work."""

    who: BattlerName


class WentAstray(Event, frozen=True, tag="went_astray"):
    """Bewildered: the deed fell on somebody else."""

    who: BattlerName
    target: BattlerName


class Blocked(Event, frozen=True, tag="blocked"):
    who: BattlerName


class Rebounded(Event, frozen=True, tag="rebounded"):
    who: BattlerName


class Afflicted(Event, frozen=True, tag="afflicted"):
    who: BattlerName
    status: StatusName


class Freed(Event, frozen=True, tag="freed"):
    """An effect on this battler is over."""

    who: BattlerName
    status: StatusName


class Summoned(Event, frozen=True, tag="summoned"):
    who: BattlerName
    serpent: BattlerName


class GotAway(Event, frozen=True, tag="got_away"):
    who: BattlerName


class Fainted(Event, frozen=True, tag="fainted"):
    who: Seat


class Died(Event, frozen=True, tag="died"):
    who: BattlerName


class Resurrected(Event, frozen=True, tag="resurrected"):
    who: Seat


class TruceMade(Event, frozen=True, tag="truce_made"):
    """All agreed: nobody wins, nobody loses."""


class TruceRefused(Event, frozen=True, tag="truce_refused"):
    who: tuple[Seat, ...]


class Exhausted(Event, frozen=True, tag="exhausted"):
    """The battle has lasted too long; nobody wins, nobody loses (R87)."""


class BattleWon(Event, frozen=True, tag="battle_won"):
    who: tuple[BattlerName, ...]


class BattleUndecided(Event, frozen=True, tag="battle_undecided"):
    """It ends without a victor."""


class Ranked(Event, frozen=True, tag="ranked"):
    who: Seat
    place: int


class EndedInPeace(Event, frozen=True, tag="ended_in_peace"):
    """Nobody could attack: the peaceful result."""

    contest: Contest


class EndedForLove(Event, frozen=True, tag="ended_for_love"):
    """Love makes all who would take part one side: the peaceful result."""

    contest: Contest


class NoRival(Event, frozen=True, tag="no_rival"):
    """Nobody is there whom the player could challenge."""

    who: Seat


class VoldemortDefeated(Event, frozen=True, tag="voldemort_defeated"):
    who: tuple[Seat, ...]


class YearEnded(Event, frozen=True, tag="year_ended"):
    """The last round is over and Voldemort still stands (R86)."""

    who: tuple[Seat, ...]


class LastBattleBegan(Event, frozen=True, tag="last_battle_began"):
    """The short year is over: all face Voldemort, in this order (H5)."""

    who: tuple[Seat, ...]


class LastBattleDecided(Event, frozen=True, tag="last_battle_decided"):
    """Nobody has defeated Voldemort: who has left him the fewest HP wins."""

    who: tuple[Seat, ...]


DEEDS = (Casts, CastsAt, Strikes, Attacks, Snatches, Hexes, Curses, Drinks, Uses, Runs, Waits)
"""What a battler does in a round of a battle."""

Happening = (
    RoundBegan
    | TurnBegan
    | Sorted
    | DieRolled
    | Walked
    | Moved
    | Healed
    | Hurt
    | GainedSp
    | LostSp
    | LaidOut
    | Took
    | Dropped
    | Bought
    | Sold
    | Stolen
    | Glimpsed
    | Drank
    | Charmed
    | OutOfLove
    | Used
    | Darkened
    | Lightened
    | WoreOff
    | EventDrawn
    | TurnMissed
    | ExtraTurn
    | DeathEaterMoved
    | Raided
    | RaidedByCabinet
    | CabinetMoved
    | BattleBegan
    | JoinedForLove
    | BattleRoundBegan
    | Drew
    | Casts
    | CastsAt
    | Strikes
    | Attacks
    | Snatches
    | Hexes
    | Curses
    | Drinks
    | Uses
    | Runs
    | Waits
    | Failed
    | WentAstray
    | Blocked
    | Rebounded
    | Afflicted
    | Freed
    | Summoned
    | GotAway
    | Fainted
    | Died
    | Resurrected
    | TruceMade
    | TruceRefused
    | Exhausted
    | BattleWon
    | BattleUndecided
    | Ranked
    | EndedInPeace
    | EndedForLove
    | NoRival
    | VoldemortDefeated
    | YearEnded
    | LastBattleBegan
    | LastBattleDecided
)
