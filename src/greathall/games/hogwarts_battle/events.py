"""What can happen during a game."""

from __future__ import annotations

from greathall.core.kernel import Event
from greathall.core.messages import Seat
from greathall.games.hogwarts_battle.components import Cause, Choice, Face, House, Name, Token


class TurnBegan(Event, frozen=True, tag="turn_began"):
    who: Seat
    turn: int


class EventRevealed(Event, frozen=True, tag="event_revealed"):
    """A Dark Arts event was turned up."""

    card: Name


class EventsShuffled(Event, frozen=True, tag="events_shuffled"):
    """The resolved Dark Arts events form a new stack."""


class Reacted(Event, frozen=True, tag="reacted"):
    """A villain, a Horcrux, a hero or a card in play reacts, and why."""

    cause: Cause


class MarkSeen(Event, frozen=True, tag="mark_seen"):
    """A Death Eater reacts to Morsmordre!"""

    villain: Name


class NewcomerSeen(Event, frozen=True, tag="newcomer_seen"):
    """A Death Eater reacts to a new villain."""

    villain: Name


class VillainActs(Event, frozen=True, tag="villain_acts"):
    """The villain's ability in step 2."""

    villain: Name


class HorcruxActs(Event, frozen=True, tag="horcrux_acts"):
    """The Horcrux's curse at the start of a turn."""

    horcrux: Name


class Gained(Event, frozen=True, tag="gained"):
    who: Seat
    token: Token
    amount: int
    source: Name


class Blocked(Event, frozen=True, tag="blocked"):
    """Something did not happen, because the source forbids it."""

    who: Seat
    token: Token
    source: Name


class Lost(Event, frozen=True, tag="lost"):
    """The hero lost health."""

    who: Seat
    amount: int
    source: Name


class Cloaked(Event, frozen=True, tag="cloaked"):
    """The Invisibility Cloak took the rest of the loss."""

    who: Seat
    source: Name


class Stunned(Event, frozen=True, tag="stunned"):
    who: Seat
    source: Name


class Recovered(Event, frozen=True, tag="recovered"):
    who: Seat


class Discarded(Event, frozen=True, tag="discarded"):
    who: Seat
    card: Name
    source: Name


class Drew(Event, frozen=True, tag="drew"):
    who: Seat
    cards: tuple[Name, ...]
    source: Name


class DrewSecretly(Event, frozen=True, tag="drew_secretly"):
    """The same with closed hands: the others are told the number only."""

    who: Seat
    number: int
    cards: tuple[Name, ...] | None
    source: Name

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else DrewSecretly(self.who, self.number, None, self.source)


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The hero's discard pile forms a new deck."""

    who: Seat


class DeckSearched(Event, frozen=True, tag="deck_searched"):
    """The hero's deck was searched and shuffled."""

    who: Seat


class TopRevealed(Event, frozen=True, tag="top_revealed"):
    """The top card of the hero's deck was shown."""

    who: Seat
    card: Name
    source: Name


class TopLooked(Event, frozen=True, tag="top_looked"):
    """The hero looked at the top card of their deck; with closed hands only they know it."""

    who: Seat
    card: Name | None
    closed: bool
    source: Name

    def seen_by(self, seat: int | None) -> Event:
        return TopLooked(self.who, None, True, self.source) if self.closed and seat != self.who else self


class AlliesCounted(Event, frozen=True, tag="allies_counted"):
    """With closed hands: how many allies the hero holds, because the source asks."""

    who: Seat
    count: int
    source: Name


class Took(Event, frozen=True, tag="took"):
    """A card came into the hero's hand from the discard pile or the deck."""

    who: Seat
    card: Name
    source: Name


class ControlAdded(Event, frozen=True, tag="control_added"):
    location: Name
    control: int
    source: Name


class ControlRemoved(Event, frozen=True, tag="control_removed"):
    location: Name
    control: int
    source: Name


class Reprieve(Event, frozen=True, tag="reprieve"):
    """The location is full: the token is ignored."""

    location: Name
    source: Name


class LocationLost(Event, frozen=True, tag="location_lost"):
    location: Name


class LocationRevealed(Event, frozen=True, tag="location_revealed"):
    location: Name


class Played(Event, frozen=True, tag="played"):
    who: Seat
    card: Name


class Copied(Event, frozen=True, tag="copied"):
    """Polyjuice Potion repeats this ally."""

    who: Seat
    card: Name
    source: Name


class Chose(Event, frozen=True, tag="chose"):
    who: Seat
    choice: Choice
    source: Name


class Acquired(Event, frozen=True, tag="acquired"):
    who: Seat
    card: Name


class AcquiredToTop(Event, frozen=True, tag="acquired_to_top"):
    who: Seat
    card: Name


class Used(Event, frozen=True, tag="used"):
    """The hero used a power, and paid for it."""

    who: Seat
    power: Name


class Assigned(Event, frozen=True, tag="assigned"):
    who: Seat
    villain: Name
    tokens: int


class VillainHealed(Event, frozen=True, tag="villain_healed"):
    """Attack tokens were taken off a villain."""

    villain: Name
    amount: int
    source: Name


class Petrified(Event, frozen=True, tag="petrified"):
    who: Seat
    villain: Name
    source: Name


class Woke(Event, frozen=True, tag="woke"):
    """The villain's ability works again."""

    villain: Name


class Defeated(Event, frozen=True, tag="defeated"):
    who: Seat
    villain: Name


class VillainRevealed(Event, frozen=True, tag="villain_revealed"):
    villain: Name


class MarketFilled(Event, frozen=True, tag="market_filled"):
    cards: tuple[Name, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    who: Seat
    house: House
    face: Face
    source: Name


class HorcruxMarked(Event, frozen=True, tag="horcrux_marked"):
    who: Seat
    horcrux: Name
    face: Face


class HorcruxDestroyed(Event, frozen=True, tag="horcrux_destroyed"):
    who: Seat
    horcrux: Name


class HorcruxKept(Event, frozen=True, tag="horcrux_kept"):
    who: Seat
    horcrux: Name


class HorcruxRevealed(Event, frozen=True, tag="horcrux_revealed"):
    horcrux: Name


class TurnRule(Event, frozen=True, tag="turn_rule"):
    """Until the end of the turn another rule holds, as the source says."""

    cause: Cause


class ProficiencyTaken(Event, frozen=True, tag="proficiency_taken"):
    who: Seat
    proficiency: Name


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    who: Seat


class GameWon(Event, frozen=True, tag="game_won"):
    """The last villain is defeated."""


class GameLost(Event, frozen=True, tag="game_lost"):
    """The villains control the last location."""


class TurnsOver(Event, frozen=True, tag="turns_over"):
    """The game has lasted too long, and is lost (P1)."""

    turns: int


Happening = (
    TurnBegan
    | EventRevealed
    | EventsShuffled
    | Reacted
    | MarkSeen
    | NewcomerSeen
    | VillainActs
    | HorcruxActs
    | Gained
    | Blocked
    | Lost
    | Cloaked
    | Stunned
    | Recovered
    | Discarded
    | Drew
    | DrewSecretly
    | DeckShuffled
    | DeckSearched
    | TopRevealed
    | TopLooked
    | AlliesCounted
    | Took
    | ControlAdded
    | ControlRemoved
    | Reprieve
    | LocationLost
    | LocationRevealed
    | Played
    | Copied
    | Chose
    | Acquired
    | AcquiredToTop
    | Used
    | Assigned
    | VillainHealed
    | Petrified
    | Woke
    | Defeated
    | VillainRevealed
    | MarketFilled
    | Rolled
    | HorcruxMarked
    | HorcruxDestroyed
    | HorcruxKept
    | HorcruxRevealed
    | TurnRule
    | ProficiencyTaken
    | TurnEnded
    | GameWon
    | GameLost
    | TurnsOver
)
