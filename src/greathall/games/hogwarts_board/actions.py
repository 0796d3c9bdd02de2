"""What a player can answer."""

from __future__ import annotations

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.games.hogwarts_board.vocabulary import BattlerName, Card, Pile, Square

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
    target: BattlerName


class CastFor(Struct, frozen=True, tag="cast_for"):
    """Cast a spell at somebody for one of their cards."""

    spell: Card
    target: BattlerName
    prize: Card


class Strike(Struct, frozen=True, tag="strike"):
    """Attack with an item."""

    item: Card
    target: BattlerName


class Melee(Struct, frozen=True, tag="melee"):
    """Attack with claw, fang, club or cold."""

    target: BattlerName


class Steal(Struct, frozen=True, tag="steal"):
    """As a raven, snatch this card."""

    target: BattlerName
    prize: Card


class StealFor(Struct, frozen=True, tag="steal_for"):
    """Make a raven snatch this card for somebody."""

    target: BattlerName
    prize: Card
    to: BattlerName


class Hex(Struct, frozen=True, tag="hex"):
    """Make an enemy cast its attack spell."""

    target: BattlerName


class Draw(Struct, frozen=True, tag="draw"):
    """Make an enemy cast the top spell of this pile."""

    pile: Pile
    target: BattlerName


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
