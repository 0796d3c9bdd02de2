"""What the game is made of: its numbers and names, and the sorts of cards. The cards themselves are in `cards/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final

from greathall.core.kernel import Effect, Frame
from greathall.core.messages import vocabulary

Name = Annotated[str, vocabulary("card")]
"""Anything with a name: cards, events, villains, locations, Horcruxes, proficiencies, heroes."""
Cause = Annotated[str, vocabulary("cause")]
Choice = Annotated[str, vocabulary("choice")]
Token = Annotated[str, vocabulary("token")]
House = Annotated[str, vocabulary("house")]
Die = Annotated[str, vocabulary("die")]
"""A house by its die; the text tells the six faces."""
Face = Annotated[str, vocabulary("face")]
Step = Annotated[str, vocabulary("step")]

SPELL: Final = 0
ITEM: Final = 1
ALLY: Final = 2
KINDS: Final[tuple[str, ...]] = ("spell", "item", "ally")

ATTACK: Final = 0
INFLUENCE: Final = 1
HEALTH: Final = 2
CARD: Final = 3
SYMBOLS: Final[tuple[str, ...]] = ("attack", "influence", "health", "card")
"""The faces of a house die, and the symbols on a Horcrux."""

GRYFFINDOR: Final = 0
HUFFLEPUFF: Final = 1
RAVENCLAW: Final = 2
SLYTHERIN: Final = 3
HOUSES: Final[tuple[str, ...]] = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

FULL_HEALTH: Final = 10
HAND: Final = 5
MARKET: Final = 6
GAMES = range(1, 8)
LONGEST_GAME: Final = 1000
"""After this many turns the villains win: real games last thirty to eighty. It bounds every game (ruling P1)."""


class Script:
    """The effects of one text, and the frames that schedule them for each seat: made once, because they are needed for
    every card played."""

    __slots__ = ("effects", "first", "rest")

    def __init__(self, source: str, effects: Iterable[Effect[Any]]) -> None:
        self.effects = tuple(effects)
        frames = [[Frame(effect, seat, source) for effect in self.effects] for seat in range(4)]
        self.first = tuple(line[0] if line else None for line in frames)
        self.rest = tuple(line[:0:-1] for line in frames)

    def __bool__(self) -> bool:
        return bool(self.effects)


class Card:
    """A card of a hero's deck. The starting cards have no price and count as value 0."""

    __slots__ = ("copies", "cost", "discarded", "id", "kind", "play", "rolls", "weasley")

    def __init__(
        self,
        id: str,
        kind: int,
        cost: int,
        *play: Effect[Any],
        copies: int = 1,
        discarded: Effect[Any] | None = None,
        rolls: bool = False,
        weasley: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.cost = cost
        self.play = Script(id, play)
        self.copies = copies
        self.discarded = () if discarded is None else (discarded,)
        """What happens when it is discarded."""
        self.rolls = rolls
        """Its text rolls a die: Arithmancy makes it cheaper."""
        self.weasley = weasley


class DarkArts:
    """A Dark Arts event, with the number of copies that each game adds. It is about the active hero unless it says
    otherwise."""

    __slots__ = ("copies", "effects", "id")

    def __init__(self, id: str, copies: dict[int, int], *effects: Effect[Any]) -> None:
        self.id = id
        self.copies = copies
        self.effects = Script(id, effects)


class Villain:
    """A villain: what it does in step 2, how it reacts, and the reward for its defeat.

    Bans are not effects: the rules ask whether the villain is in play (`Battle.works`).
    """

    __slots__ = ("game", "health", "id", "last", "reward", "turn", "when")

    def __init__(
        self,
        id: str,
        game: int,
        health: int,
        *,
        turn: Iterable[Effect[Any]] = (),
        when: Mapping[str, Effect[Any]],
        reward: Iterable[Effect[Any]] = (),
        last: bool = False,
    ) -> None:
        self.id = id
        self.game = game
        """The first game it is in; the only one if it is `last`."""
        self.health = health
        self.turn = Script(id, turn)
        self.when = when
        self.reward = Script(id, reward)
        self.last = last
        """Lord Voldemort: at the bottom of the stack."""


class Location:
    """A location: events revealed each turn, control tokens that lose it, and what its reveal does."""

    __slots__ = ("capacity", "events", "id", "revealed")

    def __init__(self, id: str, *revealed: Effect[Any], events: int, capacity: int) -> None:
        self.id = id
        self.events = events
        self.capacity = capacity
        self.revealed = Script(id, revealed)


class Horcrux:
    """A Horcrux: the symbols that destroy it (any one of them, or all), and its curse."""

    __slots__ = ("every", "id", "symbols", "turn", "when")

    def __init__(
        self,
        id: str,
        *symbols: int,
        every: bool,
        turn: Iterable[Effect[Any]] = (),
        when: Mapping[str, Effect[Any]],
    ) -> None:
        self.id = id
        self.symbols = sum(1 << symbol for symbol in symbols)
        self.every = every
        self.turn = Script(id, turn)
        self.when = when


class Power:
    """Something the active hero may use in step 3: of a proficiency, a destroyed Horcrux or the location."""

    __slots__ = ("attack", "cards", "effects", "id", "influence", "kind", "limited")

    def __init__(
        self,
        id: str,
        *effects: Effect[Any],
        attack: int = 0,
        influence: int = 0,
        cards: int = 0,
        kind: int | None = None,
        limited: bool = True,
    ) -> None:
        self.id = id
        self.effects = effects
        self.attack = attack
        self.influence = influence
        self.cards = cards
        """How many cards (of this kind) must be discarded for it."""
        self.kind = kind
        self.limited = limited
        """Once a turn."""


class Proficiency:
    """How a proficiency reacts; what it lets a hero do is a power of the same name."""

    __slots__ = ("id", "when")

    def __init__(self, id: str, when: Mapping[str, Effect[Any]]) -> None:
        self.id = id
        self.when = when


class Hero:
    """A hero: the abilities of Games 3 to 6 and of Game 7, and the starting deck."""

    __slots__ = ("abilities", "cards", "deck", "id")

    def __init__(self, id: str, abilities: tuple[Effect[Any], Effect[Any]], cards: tuple[Card, ...]) -> None:
        self.id = id
        self.abilities = abilities
        self.cards = cards
        """The hero's own three."""
        self.deck = (*["alohomora"] * 7, *[card.id for card in cards])
