"""Everything that can happen, as each seat is told of it."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import Seat

from .actions import Card, House, Letter, Placed, Square, Tile


class Sorted(Event, frozen=True, tag="sorted"):
    who: Seat
    house: House


class DrewTiles(Event, frozen=True, tag="drew_tiles"):
    who: Seat
    count: int
    tiles: tuple[Tile, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else DrewTiles(self.who, self.count, None)


class ReturnedTiles(Event, frozen=True, tag="returned_tiles"):
    who: Seat
    count: int
    tiles: tuple[Tile, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else ReturnedTiles(self.who, self.count, None)


class DrewCard(Event, frozen=True, tag="drew_card"):
    who: Seat
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else DrewCard(self.who, None)


class WonCompetition(Event, frozen=True, tag="won_competition"):
    who: Seat
    card: Card
    points: int


class TurnBegan(Event, frozen=True, tag="turn_began"):
    who: Seat


class MissedTurn(Event, frozen=True, tag="missed_turn"):
    who: Seat


class SatOut(Event, frozen=True, tag="sat_out"):
    """A turn lost for a challenge of right words."""

    who: Seat


class Laid(Event, frozen=True, tag="laid"):
    who: Seat
    tiles: tuple[Placed, ...]
    words: tuple[str, ...]


class Passed(Event, frozen=True, tag="passed"):
    who: Seat


class Exchanged(Event, frozen=True, tag="exchanged"):
    who: Seat
    count: int


class CardUsed(Event, frozen=True, tag="card_used"):
    who: Seat
    card: Card


class Aimed(Event, frozen=True, tag="aimed"):
    who: Seat
    card: Card
    target: Seat


class Challenged(Event, frozen=True, tag="challenged"):
    who: Seat
    by: Seat


class ChallengeFailed(Event, frozen=True, tag="challenge_failed"):
    who: Seat
    by: Seat
    words: tuple[str, ...]
    points: int


class TookBack(Event, frozen=True, tag="took_back"):
    """The challenge was right: these words do not exist."""

    who: Seat
    by: Seat
    words: tuple[str, ...]


class Scored(Event, frozen=True, tag="scored"):
    """The points of a play: words and premiums (with the fifty), glossary, bonus card."""

    who: Seat
    points: int
    words: tuple[str, ...]
    glossary: int
    bonus: int
    fifty: bool


class Cancelled(Event, frozen=True, tag="cancelled"):
    """Finite Incantatem."""

    who: Seat
    by: Seat
    card: Card


class StoleTile(Event, frozen=True, tag="stole_tile"):
    who: Seat
    target: Seat
    tile: Tile | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.who, self.target) else StoleTile(self.who, self.target, None)


class StoleCard(Event, frozen=True, tag="stole_card"):
    who: Seat
    target: Seat
    card: Card | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.who, self.target) else StoleCard(self.who, self.target, None)


class AskedFor(Event, frozen=True, tag="asked_for"):
    who: Seat
    target: Seat
    letter: Letter


class GaveLetter(Event, frozen=True, tag="gave_letter"):
    who: Seat
    target: Seat
    letter: Letter


class GaveTile(Event, frozen=True, tag="gave_tile"):
    """The tile that went the other way."""

    who: Seat
    target: Seat
    tile: Tile | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.who, self.target) else GaveTile(self.who, self.target, None)


class ShowedRack(Event, frozen=True, tag="showed_rack"):
    who: Seat
    target: Seat
    tiles: tuple[Tile, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.who, self.target) else ShowedRack(self.who, self.target, None)


class Unlocked(Event, frozen=True, tag="unlocked"):
    who: Seat
    square: Square
    letter: Letter


class Summoned(Event, frozen=True, tag="summoned"):
    who: Seat
    card: Card


class Tickled(Event, frozen=True, tag="tickled"):
    """Rictusempra: somebody laughed."""

    who: Seat
    by: tuple[Seat, ...]
    points: int


class NobodyLaughed(Event, frozen=True, tag="nobody_laughed"):
    who: Seat


class FinalTiles(Event, frozen=True, tag="final_tiles"):
    """What the tiles left on a rack did to a score."""

    who: Seat
    points: int
    tiles: tuple[Tile, ...]


class WentOut(Event, frozen=True, tag="went_out"):
    """What the tiles left on the racks of the others added."""

    who: Seat
    points: int


class RanOver(Event, frozen=True, tag="ran_over"):
    """Overtime: how many minutes were begun, and what they cost."""

    who: Seat
    minutes: int
    points: int


class Ended(Event, frozen=True, tag="ended"):
    winners: tuple[Seat, ...]


Happening = (
    Sorted
    | DrewTiles
    | ReturnedTiles
    | DrewCard
    | WonCompetition
    | TurnBegan
    | MissedTurn
    | SatOut
    | Laid
    | Passed
    | Exchanged
    | CardUsed
    | Aimed
    | Challenged
    | ChallengeFailed
    | TookBack
    | Scored
    | Cancelled
    | StoleTile
    | StoleCard
    | AskedFor
    | GaveLetter
    | GaveTile
    | ShowedRack
    | Unlocked
    | Summoned
    | Tickled
    | NobodyLaughed
    | FinalTiles
    | WentOut
    | RanOver
    | Ended
)
