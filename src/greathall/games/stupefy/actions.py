"""What a player can answer."""

from __future__ import annotations

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.games.stupefy.cards import Reward, Spell


class Prepare(Struct, frozen=True, tag="prepare"):
    """Lay this spell card facedown before you."""

    spell: Spell


class Aim(Struct, frozen=True, tag="aim"):
    """Point your wand at an opponent, or (None) at nobody."""

    target: Seat | None


class Cast(Struct, frozen=True, tag="cast"):
    """Cast the spell you prepared."""


class Protego(Struct, frozen=True, tag="protego"):
    """Protect yourself instead."""


class Take(Struct, frozen=True, tag="take"):
    """Take this reward from the middle."""

    reward: Reward


class TurnBack(Struct, frozen=True, tag="turn_back"):
    """Return a delay token of this member of your house."""

    member: Seat


Action = Prepare | Aim | Cast | Protego | Take | TurnBack
