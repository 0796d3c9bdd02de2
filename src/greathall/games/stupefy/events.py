"""What can happen during a game."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import Seat
from greathall.games.stupefy.cards import House, Reward, Spell


class RoundBegan(Event, frozen=True, tag="round_began"):
    round: int
    favourite: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """Rewards were laid faceup in the middle."""

    rewards: tuple[Reward, ...]


class Aimed(Event, frozen=True, tag="aimed"):
    who: Seat
    target: Seat | None


class Shouted(Event, frozen=True, tag="shouted"):
    """A Stupefy was cast; without a target it is spent for nothing."""

    who: Seat
    target: Seat | None


class Misspelled(Event, frozen=True, tag="misspelled"):
    who: Seat


class Shielded(Event, frozen=True, tag="shielded"):
    """Protego: the flag is laid down, and no spell counts."""

    who: Seat


class Stupefied(Event, frozen=True, tag="stupefied"):
    """The flag is laid down, with a delay token for each Stupefy."""

    who: Seat
    by: tuple[Seat, ...]
    tokens: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A spell card went to the discard pile faceup."""

    who: Seat
    spell: Spell


class DiscardedFacedown(Event, frozen=True, tag="discarded_facedown"):
    """A spell card went to the discard pile facedown: only its owner knows it (S9)."""

    who: Seat
    spell: Spell | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else DiscardedFacedown(self.who, None)


class AllDown(Event, frozen=True, tag="all_down"):
    """Nobody stands, nobody shares (S13)."""

    kept: bool


class Took(Event, frozen=True, tag="took"):
    who: Seat
    reward: Reward


class BecameFavourite(Event, frozen=True, tag="became_favourite"):
    who: Seat


class TokenReturned(Event, frozen=True, tag="token_returned"):
    """A delay token went back to the reserve."""

    who: Seat
    reward: Reward


class Learnt(Event, frozen=True, tag="learnt"):
    """Private lessons: a Misspell of the hand was swapped for a Stupefy of the discard pile."""

    who: Seat


class NoMisspell(Event, frozen=True, tag="no_misspell"):
    """Private lessons without a Misspell in hand: no effect (S12)."""

    who: Seat


class NoStupefy(Event, frozen=True, tag="no_stupefy"):
    """Private lessons without a Stupefy in the discard pile: no effect (S12)."""

    who: Seat


class NoToken(Event, frozen=True, tag="no_token"):
    """A reward that returns a delay token, and none to return."""

    who: Seat
    reward: Reward


class Announced(Event, frozen=True, tag="announced"):
    """The point cards that a house won this round."""

    house: House
    points: int


class PotionsMaster(Event, frozen=True, tag="potions_master"):
    """Strictly the most potions; nobody if the most are tied."""

    who: Seat | None
    potions: int


class Latecomers(Event, frozen=True, tag="latecomers"):
    """All who have the most delay tokens, unless all have the same number."""

    who: tuple[Seat, ...] | None
    tokens: int
    count: int
    """How many they are."""


class FavourBonus(Event, frozen=True, tag="favour_bonus"):
    who: Seat
    favours: int
    points: int


class HouseScored(Event, frozen=True, tag="house_scored"):
    house: House
    points: int


class Won(Event, frozen=True, tag="won"):
    houses: tuple[House, ...]
    points: int


Happening = (
    RoundBegan
    | Revealed
    | Aimed
    | Shouted
    | Misspelled
    | Shielded
    | Stupefied
    | Discarded
    | DiscardedFacedown
    | AllDown
    | Took
    | BecameFavourite
    | TokenReturned
    | Learnt
    | NoMisspell
    | NoStupefy
    | NoToken
    | Announced
    | PotionsMaster
    | Latecomers
    | FavourBonus
    | HouseScored
    | Won
)
