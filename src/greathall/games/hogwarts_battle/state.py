"""The state of a game: plain data, and simple questions about it."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, State
from greathall.games.hogwarts_battle.components import Location, Script
from greathall.games.hogwarts_battle.hand_fact import Fact
from greathall.games.hogwarts_battle.lookup import CARDS, GAME_LOCATIONS, HORCRUXES, VILLAINS
from greathall.games.hogwarts_battle.settings import Settings


class Battle(State):
    """Lists of heroes go by seat, lists of villains by slot; the last slot of Games 5 to 7 is Lord Voldemort's own.

    Decks and stacks have their top card at the end.
    """

    __slots__ = (
        "active",
        "assigned",
        "attack",
        "beaten",
        "bitten",
        "control",
        "curse",
        "damage",
        "dawn",
        "decks",
        "defeated",
        "discards",
        "events",
        "fallen",
        "hands",
        "healed",
        "health",
        "heroes",
        "horcruxes",
        "influence",
        "known",
        "location",
        "market",
        "marks",
        "no_draws",
        "no_healing",
        "on_top",
        "once",
        "open",
        "pile",
        "played",
        "plays",
        "proficiency",
        "promises",
        "shattered",
        "shields",
        "shown",
        "slowed",
        "spent",
        "stack",
        "stunned",
        "told",
        "trophies",
        "turn",
        "used",
        "villain_stack",
        "villains",
        "won",
    )

    added = frozenset({"told"})

    # heroes
    heroes: tuple[str, ...]
    health: list[int]
    attack: list[int]
    influence: list[int]
    stunned: list[bool]
    decks: list[list[str]]
    hands: list[list[str]]
    discards: list[list[str]]
    proficiency: list[str]
    trophies: list[list[str]]
    """The destroyed Horcruxes each hero keeps."""
    known: list[int]
    """How many cards on top of the deck its owner knows."""
    shown: list[int]
    """How many of them everybody knows."""
    open: list[list[str]]
    """With closed hands, the cards that came into each hand for all to see, and are still there."""
    told: list[Fact]
    """With closed hands, what else all have been told of them."""

    # the board
    turn: int
    active: int
    location: int
    """The number of the location in play, from 0; it stays at the last one when that is lost."""
    control: int
    events: list[str]
    pile: list[str]
    """Resolved Dark Arts events; the last is the newest."""
    villains: list[str]
    """The villain in each slot, "" in an empty one."""
    damage: list[int]
    shields: list[int]
    """For each slot, the seats whose Petrificus Totalus! holds, as bits."""
    villain_stack: list[str]
    beaten: list[str]
    market: list[str]
    stack: list[str]
    curse: str
    """The face-up Horcrux while it works, else ""."""
    marks: int
    """Symbols already on it, as bits."""
    horcruxes: list[str]
    """Horcruxes to come; the next is last."""
    spent: list[str]
    """Horcruxes returned to the box (Nagini's power)."""
    won: bool

    # this turn
    dawn: tuple[int, ...]
    """As the turn began, before its events: the location, its control, and the health of each hero."""
    played: list[str]
    plays: list[int]
    """Spells, items and allies played."""
    promises: list[str]
    """Cards in play whose text waits for something, in play order; a Polyjuice copy is a second entry."""
    assigned: list[int]
    """Attack tokens put on each slot."""
    defeated: int
    on_top: int
    """Kinds that may be acquired to the top of the deck, as bits."""
    used: list[str]
    """Powers used, and 'harry' when his ability was."""
    once: int
    """Heroes who had Neville's extra health, as bits."""
    healed: list[int]
    """Health that each hero has in fact gained (Herbology); -1 after the card was drawn for it."""
    fallen: list[str]
    """Cards a hero has put down while choosing several; their discard effects follow the last."""
    no_draws: bool
    """Petrification."""
    no_healing: bool
    """Sectumsempra!"""
    bitten: bool
    """Nagini: the active hero gains no health."""
    slowed: bool
    """Tarantallegra!"""
    shattered: str
    """The Horcrux destroyed this turn, to be kept in step 4.2."""

    def __init__(self, like: Battle | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.told = []
            return
        self.heroes = like.heroes
        self.health = like.health[:]
        self.attack = like.attack[:]
        self.influence = like.influence[:]
        self.stunned = like.stunned[:]
        self.decks = [deck[:] for deck in like.decks]
        self.hands = [hand[:] for hand in like.hands]
        self.discards = [pile[:] for pile in like.discards]
        self.proficiency = like.proficiency[:]
        self.trophies = [kept[:] for kept in like.trophies]
        self.known = like.known[:]
        self.shown = like.shown[:]
        self.open = [cards[:] for cards in like.open]
        self.told = like.told[:]
        self.turn = like.turn
        self.active = like.active
        self.location = like.location
        self.control = like.control
        self.events = like.events[:]
        self.pile = like.pile[:]
        self.villains = like.villains[:]
        self.damage = like.damage[:]
        self.shields = like.shields[:]
        self.villain_stack = like.villain_stack[:]
        self.beaten = like.beaten[:]
        self.market = like.market[:]
        self.stack = like.stack[:]
        self.curse = like.curse
        self.marks = like.marks
        self.horcruxes = like.horcruxes[:]
        self.spent = like.spent[:]
        self.won = like.won
        self.dawn = like.dawn
        self.played = like.played[:]
        self.plays = like.plays[:]
        self.promises = like.promises[:]
        self.assigned = like.assigned[:]
        self.defeated = like.defeated
        self.on_top = like.on_top
        self.used = like.used[:]
        self.once = like.once
        self.healed = like.healed[:]
        self.fallen = like.fallen[:]
        self.no_draws = like.no_draws
        self.no_healing = like.no_healing
        self.bitten = like.bitten
        self.slowed = like.slowed
        self.shattered = like.shattered

    # -- for the rules -------------------------------------------------------------------------------------------------

    def do(self, script: Script, who: int) -> None:
        """This text happens now: like `then`, but the first effect skips the agenda. Nothing may be done after it.

        It saves a fifth of the time that a card takes.
        """
        first = script.first[who]
        if first is not None:
            self.agenda += script.rest[who]
            first.effect.resolve(self, first)

    # -- simple questions ----------------------------------------------------------------------------------------------

    @property
    def game(self) -> int:
        settings: Settings = self.settings
        return settings.game

    @property
    def current_location(self) -> Location:
        return GAME_LOCATIONS[self.settings.game][self.location]

    def clockwise(self) -> tuple[int, ...]:
        """All seats from the active hero on (B1)."""
        return CLOCKWISE[self.seats][self.active]

    def works(self, villain: str) -> bool:
        """The villain is in play and not petrified."""
        villains = self.villains
        return villain in villains and not self.shields[villains.index(villain)]

    def attackable(self, slot: int) -> bool:
        """An attack token may be put on this slot now."""
        villain = self.villains[slot]
        if not villain or (self.slowed and self.assigned[slot]):
            return False
        return not VILLAINS[villain].last or self.voldemort_bare()

    def voldemort_bare(self) -> bool:
        """All other villains are defeated, and all Horcruxes destroyed."""
        return not (self.villain_stack or any(self.villains[:-1]) or self.curse or self.horcruxes)

    def holds(self, seat: int, kind: int) -> bool:
        """The hero has a card of this kind in hand."""
        return any(CARDS[card].kind == kind for card in self.hands[seat])

    def symbol_open(self, symbol: int) -> bool:
        """A die with this face may be put on the face-up Horcrux."""
        return bool(self.curse) and bool(HORCRUXES[self.curse].symbols & ~self.marks & 1 << symbol)


CLOCKWISE: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(2, 5)
}

BattleEffect = Effect[Battle]
