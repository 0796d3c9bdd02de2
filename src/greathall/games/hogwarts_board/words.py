"""The vocabulary: what a player can answer and what can happen in the castle.

A battler is a word: `seat_0` to `seat_3` are the players, whose names only the table knows; the others are creatures.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from greathall.core.kernel import Event
from greathall.core.messages import Seat, vocabulary

Square = Annotated[str, vocabulary("square")]
House = Annotated[str, vocabulary("house")]
Card = Annotated[str, vocabulary("card")]
Pile = Annotated[str, vocabulary("pile")]
Battler = Annotated[str, vocabulary("battler")]
Status = Annotated[str, vocabulary("status")]
Purpose = Annotated[str, vocabulary("purpose")]
Reason = Annotated[str, vocabulary("reason")]
Contest = Annotated[str, vocabulary("contest")]
Verb = Annotated[str, vocabulary("verb")]

SERPENTS = 8
"""No more summoned serpents than this fight in one battle (R90)."""
FOES = (
    "death_eater_1",
    "death_eater_2",
    "voldemort",
    "basilisk",
    "dementor_1",
    "dementor_2",
    *(f"serpent_{n}" for n in range(1, SERPENTS + 1)),
)
STATUSES = (
    "disarmed",
    "snared",
    "confunded",
    "bewildered",
    "petrified",
    "controlled",
    "bleeding",
    "envenomed",
    "routed",
    "cloaked",
    "mapped",
    "guarded",
    "lucky",
    "brewed",
    "speedy",
    "strong",
    "powerful",
    "raven",
    "serpent",
    "troll",
    "enamored",
)
PURPOSES = (
    "move",
    "recover",
    "inn",
    "run",
    "distance",
    "action",
    "wake",
    "shield",
    "healing",
    "theft",
    "loot",
    "table",
    "target",
    "door",
    "event",
    "cabinet",
    "death_eaters",
    "order",
    "forget",
)
REASONS = (
    "home",
    "level",
    "faint",
    "death",
    "resurrection",
    "retreat",
    "cabinet",
    "apparate",
    "event",
    "chamber",
    "evicted",
    "thrown_out",
)
VERBS = ("cast", "drink", "use", "strike", "melee", "steal", "hex", "curse", "draw", "run", "wait")
CONTESTS = ("square", "raid", "chamber", "duel", "dementors", "basilisk", "world_cup", "triwizard")

# -- actions of a turn ------------------------------------------------------------------------------------------------


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the die and move."""


class Walk(Struct, frozen=True, tag="walk"):
    """Walk these squares."""

    path: tuple[Square, ...]


class Drink(Struct, frozen=True, tag="drink"):
    potion: Card


class Charm(Struct, frozen=True, tag="charm"):
    """Give this player the Love Potion."""

    target: Seat


class Use(Struct, frozen=True, tag="use"):
    item: Card


class Throw(Struct, frozen=True, tag="throw"):
    """Throw Darkness Powder at this square."""

    square: Square


class Gaze(Struct, frozen=True, tag="gaze"):
    """Look into the Crystal Ball: the top of this pile."""

    pile: Pile


class GoOn(Struct, frozen=True, tag="go_on"):
    """Use nothing more, and go on with the turn."""


class Show(Struct, frozen=True, tag="show"):
    """Step out from behind the map."""


class Hide(Struct, frozen=True, tag="hide"):
    """Stay unseen."""


class Fight(Struct, frozen=True, tag="fight"):
    """Do not hide again."""


class Take(Struct, frozen=True, tag="take"):
    card: Card


class TakeInstead(Struct, frozen=True, tag="take_instead"):
    """Take the card in place of one that is carried."""

    card: Card
    dropped: Card


class Leave(Struct, frozen=True, tag="leave"):
    """Take nothing."""


class Buy(Struct, frozen=True, tag="buy"):
    card: Card


class Sell(Struct, frozen=True, tag="sell"):
    card: Card


class Finish(Struct, frozen=True, tag="finish"):
    """End the trade."""


class Enter(Struct, frozen=True, tag="enter"):
    """Enter Voldemort's Chamber."""


class StayOut(Struct, frozen=True, tag="stay_out"):
    """Leave the doorway closed."""


class Go(Struct, frozen=True, tag="go"):
    """Appear on this square."""

    square: Square


class Forget(Struct, frozen=True, tag="forget"):
    card: Card


class Challenge(Struct, frozen=True, tag="challenge"):
    rival: Seat


class Help(Struct, frozen=True, tag="help"):
    """Join the fight against the basilisk."""


class Decline(Struct, frozen=True, tag="decline"):
    """Stay out of it."""


class Grasp(Struct, frozen=True, tag="grasp"):
    """Take the cup, and be carried into the chamber."""


class KeepDice(Struct, frozen=True, tag="keep_dice"):
    """Of two rolls, Liquid Luck keeps this one."""

    dice: tuple[int, ...]


# -- actions in battle -----------------------------------------------------------------------------------------------


class Cast(Struct, frozen=True, tag="cast"):
    """Cast a spell that needs no target."""

    spell: Card


class CastAt(Struct, frozen=True, tag="cast_at"):
    spell: Card
    target: Battler


class CastFor(Struct, frozen=True, tag="cast_for"):
    """Cast a spell at somebody for one of their cards."""

    spell: Card
    target: Battler
    prize: Card


class Strike(Struct, frozen=True, tag="strike"):
    """Attack with an item."""

    item: Card
    target: Battler


class Melee(Struct, frozen=True, tag="melee"):
    """Attack with claw, fang, club or cold."""

    target: Battler


class Steal(Struct, frozen=True, tag="steal"):
    """As a raven, snatch this card."""

    target: Battler
    prize: Card


class StealFor(Struct, frozen=True, tag="steal_for"):
    """Make a raven snatch this card for somebody."""

    target: Battler
    prize: Card
    to: Battler


class Hex(Struct, frozen=True, tag="hex"):
    """Make an enemy cast its attack spell."""

    target: Battler


class Draw(Struct, frozen=True, tag="draw"):
    """Make an enemy cast the top spell of this pile."""

    pile: Pile
    target: Battler


class Run(Struct, frozen=True, tag="run"):
    """Run away."""


class Wait(Struct, frozen=True, tag="wait"):
    """Take no action."""


class Truce(Struct, frozen=True, tag="truce"):
    """Agree to end the battle."""


class FightOn(Struct, frozen=True, tag="fight_on"):
    """No truce."""


Action = (
    Roll
    | Walk
    | Drink
    | Charm
    | Use
    | Throw
    | Gaze
    | GoOn
    | Show
    | Hide
    | Fight
    | Take
    | TakeInstead
    | Leave
    | Buy
    | Sell
    | Finish
    | Enter
    | StayOut
    | Go
    | Forget
    | Challenge
    | Help
    | Decline
    | Grasp
    | KeepDice
    | Cast
    | CastAt
    | CastFor
    | Strike
    | Melee
    | Steal
    | StealFor
    | Hex
    | Draw
    | Run
    | Wait
    | Truce
    | FightOn
)

# -- events -----------------------------------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    who: Seat


class Sorted(Event, frozen=True, tag="sorted"):
    who: Seat
    house: House


class DieRolled(Event, frozen=True, tag="die_rolled"):
    who: Battler
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
    who: Battler
    amount: int


class Hurt(Event, frozen=True, tag="hurt"):
    who: Battler
    amount: int


class GainedSp(Event, frozen=True, tag="gained_sp"):
    who: Seat
    amount: int


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
    who: Battler
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
    status: Status


class EventDrawn(Event, frozen=True, tag="event_drawn"):
    who: Seat
    card: Card


class TurnMissed(Event, frozen=True, tag="turn_missed"):
    who: Seat


class ExtraTurn(Event, frozen=True, tag="extra_turn"):
    who: Seat


class DeathEaterMoved(Event, frozen=True, tag="death_eater_moved"):
    foe: Battler
    to: Square


class Raided(Event, frozen=True, tag="raided"):
    """A board-wide attack: all piles are shuffled."""


class RaidedByCabinet(Event, frozen=True, tag="raided_by_cabinet"):
    """A board-wide attack through the Vanishing Cabinet: all piles are shuffled."""


class CabinetMoved(Event, frozen=True, tag="cabinet_moved"):
    to: Square


class BattleBegan(Event, frozen=True, tag="battle_began"):
    contest: Contest
    battlers: tuple[Battler, ...]


class JoinedForLove(Event, frozen=True, tag="joined_for_love"):
    who: Seat
    love: Seat


class BattleRoundBegan(Event, frozen=True, tag="battle_round_began"):
    round: int


class Drew(Event, frozen=True, tag="drew"):
    """An enemy draws a spell; a useless one is wasted (R66)."""

    who: Battler
    spell: Card


class Casts(Event, frozen=True, tag="casts"):
    who: Battler
    spell: Card


class CastsAt(Event, frozen=True, tag="casts_at"):
    who: Battler
    spell: Card
    target: Battler


class Strikes(Event, frozen=True, tag="strikes"):
    who: Battler
    item: Card
    target: Battler


class Attacks(Event, frozen=True, tag="attacks"):
    who: Battler
    target: Battler


class Snatches(Event, frozen=True, tag="snatches"):
    who: Battler
    target: Battler
    prize: Card


class Hexes(Event, frozen=True, tag="hexes"):
    """Casts its attack spell."""

    who: Battler
    target: Battler


class Curses(Event, frozen=True, tag="curses"):
    """Casts the Killing Curse."""

    who: Battler
    target: Battler


class Drinks(Event, frozen=True, tag="drinks"):
    who: Battler
    potion: Card


class Uses(Event, frozen=True, tag="uses"):
    who: Battler
    item: Card


class Runs(Event, frozen=True, tag="runs"):
    who: Battler


class Waits(Event, frozen=True, tag="waits"):
    who: Battler


class Failed(Event, frozen=True, tag="failed"):
    """What this battler tried did not work."""

    who: Battler


class WentAstray(Event, frozen=True, tag="went_astray"):
    """Bewildered: the deed fell on somebody else."""

    who: Battler
    target: Battler


class Blocked(Event, frozen=True, tag="blocked"):
    who: Battler


class Rebounded(Event, frozen=True, tag="rebounded"):
    who: Battler


class Afflicted(Event, frozen=True, tag="afflicted"):
    who: Battler
    status: Status


class Freed(Event, frozen=True, tag="freed"):
    """An effect on this battler is over."""

    who: Battler
    status: Status


class Summoned(Event, frozen=True, tag="summoned"):
    who: Battler
    serpent: Battler


class GotAway(Event, frozen=True, tag="got_away"):
    who: Battler


class Fainted(Event, frozen=True, tag="fainted"):
    who: Seat


class Died(Event, frozen=True, tag="died"):
    who: Battler


class Resurrected(Event, frozen=True, tag="resurrected"):
    who: Seat


class TruceMade(Event, frozen=True, tag="truce_made"):
    """All agreed: nobody wins, nobody loses."""


class TruceRefused(Event, frozen=True, tag="truce_refused"):
    who: tuple[Seat, ...]


class Exhausted(Event, frozen=True, tag="exhausted"):
    """The battle has lasted too long; nobody wins, nobody loses (R87)."""


class BattleWon(Event, frozen=True, tag="battle_won"):
    who: tuple[Battler, ...]


class BattleUndecided(Event, frozen=True, tag="battle_undecided"):
    """It ends without a victor."""


class Ranked(Event, frozen=True, tag="ranked"):
    who: Seat
    place: int


class EndedInPeace(Event, frozen=True, tag="ended_in_peace"):
    """Nobody could attack: the peaceful result."""

    contest: Contest


class VoldemortDefeated(Event, frozen=True, tag="voldemort_defeated"):
    who: tuple[Seat, ...]


class YearEnded(Event, frozen=True, tag="year_ended"):
    """The last round is over and Voldemort still stands (R86)."""

    who: tuple[Seat, ...]


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
    | VoldemortDefeated
    | YearEnded
)
