"""What a player can answer."""

from __future__ import annotations

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.games.hogwarts_battle.components import Choice, Die, Name


class PlayCard(Struct, frozen=True, tag="play_card"):
    """Play this card from your hand."""

    card: Name


class AssignAttack(Struct, frozen=True, tag="assign_attack"):
    """Put one attack token on this villain."""

    villain: Name


class AcquireCard(Struct, frozen=True, tag="acquire_card"):
    """Acquire this card; it goes to your discard pile."""

    card: Name


class AcquireToTop(Struct, frozen=True, tag="acquire_to_top"):
    """Acquire this card and put it on top of your deck."""

    card: Name


class UsePower(Struct, frozen=True, tag="use_power"):
    """Use your proficiency, a Horcrux you keep, or what the location offers."""

    power: Name


class EndTurn(Struct, frozen=True, tag="end_turn"):
    """End your turn."""


class DiscardCard(Struct, frozen=True, tag="discard_card"):
    """Discard this card from your hand."""

    card: Name


class TakeCard(Struct, frozen=True, tag="take_card"):
    """Take this card into your hand."""

    card: Name


class Choose(Struct, frozen=True, tag="choose"):
    """Choose this part of the card."""

    choice: Choice


class PickHero(Struct, frozen=True, tag="pick_hero"):
    """This hero."""

    hero: Seat


class PickVillain(Struct, frozen=True, tag="pick_villain"):
    """This villain."""

    villain: Name


class CopyAlly(Struct, frozen=True, tag="copy_ally"):
    """Repeat this ally, played this turn."""

    card: Name


class RollHouse(Struct, frozen=True, tag="roll_house"):
    """Roll this house's die."""

    house: Die


class KeepRoll(Struct, frozen=True, tag="keep_roll"):
    """Take what the die shows."""


class RollAgain(Struct, frozen=True, tag="roll_again"):
    """Roll the die once more."""


class MarkHorcrux(Struct, frozen=True, tag="mark_horcrux"):
    """Put what the die shows on the Horcrux instead."""


class Decline(Struct, frozen=True, tag="decline"):
    """No."""


class DiscardTop(Struct, frozen=True, tag="discard_top"):
    """Discard the card you looked at."""


class LeaveTop(Struct, frozen=True, tag="leave_top"):
    """Leave it on your deck."""


class TakeProficiency(Struct, frozen=True, tag="take_proficiency"):
    """Take this proficiency."""

    proficiency: Name


class ResolveFirst(Struct, frozen=True, tag="resolve_first"):
    """This one happens first."""

    source: Name


Action = (
    PlayCard
    | AssignAttack
    | AcquireCard
    | AcquireToTop
    | UsePower
    | EndTurn
    | DiscardCard
    | TakeCard
    | Choose
    | PickHero
    | PickVillain
    | CopyAlly
    | RollHouse
    | KeepRoll
    | RollAgain
    | MarkHorcrux
    | Decline
    | DiscardTop
    | LeaveTop
    | TakeProficiency
    | ResolveFirst
)

END_TURN = EndTurn()
KEEP_ROLL = KeepRoll()
ROLL_AGAIN = RollAgain()
MARK_HORCRUX = MarkHorcrux()
DECLINE = Decline()
DISCARD_TOP = DiscardTop()
LEAVE_TOP = LeaveTop()
PICK_HERO = tuple(PickHero(seat) for seat in range(4))
