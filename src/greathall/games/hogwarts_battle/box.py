"""What lies in the box: the sorts of cards, and the tables that `cards/` fills, one line a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from greathall.core.kernel import Effect, Frame

SPELL, ITEM, ALLY = range(3)
KINDS = ("spell", "item", "ally")

ATTACK, INFLUENCE, HEALTH, CARD = range(4)
SYMBOLS = ("attack", "influence", "health", "card")
"""The faces of a house die, and the symbols on a Horcrux."""

GRYFFINDOR, HUFFLEPUFF, RAVENCLAW, SLYTHERIN = range(4)
HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")

FULL_HEALTH = 10
HAND = 5
MARKET = 6
GAMES = range(1, 8)
LONGEST_GAME = 1000
"""After so many turns the villains win: real games last thirty to eighty. It bounds every game (ruling P1)."""


class Script:
    """The sentences of one text, with the agenda they make for each seat: made once, for they are needed so often."""

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

    __slots__ = ("box", "copies", "cost", "discarded", "id", "kind", "play", "rolls", "weasley")

    def __init__(
        self,
        id: str,
        kind: int,
        cost: int,
        *play: Effect[Any],
        box: int = 0,
        copies: int = 1,
        discarded: Iterable[Effect[Any]] = (),
        rolls: bool = False,
        weasley: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.cost = cost
        self.play = Script(id, play)
        self.box = box
        self.copies = copies
        self.discarded = tuple(discarded)
        self.rolls = rolls
        self.weasley = weasley


class DarkArts:
    """An event of the Dark Arts. It speaks of the active hero unless it says otherwise."""

    __slots__ = ("copies", "effects", "id")

    def __init__(self, id: str, copies: dict[int, int], *effects: Effect[Any]) -> None:
        self.id = id
        self.copies = copies
        self.effects = Script(id, effects)


class Villain:
    """A villain: what it does in step 2, how it reacts, and what its defeat brings. Bans have no effect of their own:
    the table asks whether the villain is there (`Battle.works`)."""

    __slots__ = ("box", "health", "id", "last", "reward", "turn", "when")

    def __init__(
        self,
        id: str,
        box: int,
        health: int,
        *,
        turn: Iterable[Effect[Any]] = (),
        when: Mapping[str, Effect[Any]] | None = None,
        reward: Iterable[Effect[Any]] = (),
        last: bool = False,
    ) -> None:
        self.id = id
        self.box = box
        self.health = health
        self.turn = Script(id, turn)
        self.when = when or {}
        self.reward = Script(id, reward)
        self.last = last


class Location:
    """A location: events revealed each turn, control tokens that lose it, and what its reveal does."""

    __slots__ = ("capacity", "events", "game", "id", "revealed")

    def __init__(self, id: str, game: int, events: int, capacity: int, *revealed: Effect[Any]) -> None:
        self.id = id
        self.game = game
        self.events = events
        self.capacity = capacity
        self.revealed = Script(id, revealed)


class Horcrux:
    """A Horcrux: the symbols that destroy it (any one of them, or all), its curse, and the power it leaves behind."""

    __slots__ = ("every", "id", "symbols", "turn", "when")

    def __init__(
        self,
        id: str,
        *symbols: int,
        every: bool,
        turn: Iterable[Effect[Any]] = (),
        when: Mapping[str, Effect[Any]] | None = None,
    ) -> None:
        self.id = id
        self.symbols = sum(1 << symbol for symbol in symbols)
        self.every = every
        self.turn = Script(id, turn)
        self.when = when or {}


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


CARDS: dict[str, Card] = {}
EVENTS: dict[str, DarkArts] = {}
VILLAINS: dict[str, Villain] = {}
LOCATIONS: dict[str, Location] = {}
HORCRUXES: dict[str, Horcrux] = {}
POWERS: dict[str, Power] = {}
DECKS: dict[str, tuple[str, ...]] = {}
"""The ten starting cards of each hero."""
PROFICIENCIES: dict[str, dict[str, Effect[Any]]] = {}
"""The nine proficiencies and how they react."""
HEROES = ("harry", "ron", "hermione", "neville")
ABILITIES: dict[str, tuple[Effect[Any], Effect[Any]]] = {}
"""What the hero card of Games 3 to 6 and that of Game 7 do when their moment comes."""
WHEN: dict[str, dict[str, Effect[Any]]] = {}
"""The trigger table: for each trigger, the villains and Horcruxes that react to it and how."""
