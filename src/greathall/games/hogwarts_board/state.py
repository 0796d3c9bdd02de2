"""The table: the wizards' displays, the piles, the pieces on the board, and the battle if there is one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from greathall.core.kernel import State
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.state import Battle, Battler
from greathall.games.hogwarts_board.board import (
    BOARD,
    CHAMBER,
    HOUSES,
    INFIRMARY,
    LEVEL,
    LOWER_RING,
    PASSABLE,
    UPPER,
)
from greathall.games.hogwarts_board.cards.deck import PILE_OF, PILES
from greathall.games.hogwarts_board.cards.items import POWDER_USES, WEAPONS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import CAN_END_A_FIGHT, SPELLS
from greathall.games.hogwarts_board.events import Darkened, Dropped, GainedSp, Healed, LostSp, Moved, OutOfLove, Took
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.wizard import FULL_HP, Wizard

STRONG_HP: Final = 15
UPPER_SP: Final = 100
ELDER_WAND_SP: Final = 50
POWER_SP: Final = 100
DEATH_EATERS_TURN: Final = 4
"""The clock of effects begun in the Death Eaters' turn; the clocks 0 to 3 are the seats' own (R73)."""
UNSETTLED_DEATH_EATER: Final = 10
UNSETTLED_CHAMPION: Final = 20
"""Added to a number or a seat in `Castle.unsettled`."""

_copy_wizard: Final[Callable[[Wizard], Wizard]] = Wizard.__copy__  # type: ignore[attr-defined]
_copy_battle: Final[Callable[[Battle], Battle]] = Battle.__copy__  # type: ignore[attr-defined]
_copy_battler: Final[Callable[[Battler], Battler]] = Battler.__copy__  # type: ignore[attr-defined]
"""`copy.copy` takes twice as long, most of it to find these."""


class Castle(State):
    __slots__ = (
        "active",
        "battle",
        "battles",
        "cabinet",
        "cup",
        "cursor",
        "dark",
        "darkness",
        "death_eaters",
        "extra",
        "first",
        "fought",
        "found",
        "glimpses",
        "last_stand",
        "lasting",
        "lucky",
        "offer",
        "peace",
        "piles",
        "powder",
        "purpose",
        "roller",
        "round",
        "spent",
        "sword",
        "table",
        "tape",
        "unknown",
        "unsettled",
        "used",
        "winners",
        "wizards",
    )

    wizards: list[Wizard]
    piles: dict[str, list[str]]
    """The top is the end of the list."""
    unknown: dict[str, int]
    """How many cards from the top nobody has seen since the last shuffle; those below went there in the open."""
    glimpses: tuple[tuple[int, str, int], ...]
    """(seat, pile, how many of its top cards this seat has seen in the Crystal Ball)."""
    death_eaters: list[str]
    """Their squares; empty: dead."""
    cabinet: str
    """The square of the Vanishing Cabinet's piece."""
    round: int
    first: int
    active: int
    """Whose turn it is: a seat, or the Death Eaters'."""
    fought: bool
    """The active player has battled in this turn."""
    used: bool
    """The active player has used a card in this turn (R7)."""
    spent: bool
    """The active player has fainted or died: no square is used (R23)."""
    extra: int
    """1: another turn is due, 2: it is being played."""
    battles: int
    """Battles in this turn (R88)."""
    lucky: int
    """Who drank Liquid Luck in this turn, or -1."""
    tape: list[tuple[str, str, int, int]]
    """(roller, purpose, sides, die) that Liquid Luck has settled for the effect at hand."""
    cursor: int
    cup: int
    """The dice that will be rolled next, in base 6 below a leading 1: as secret as the key."""
    offer: tuple[tuple[int, ...], ...]
    """The two rolls between which Liquid Luck chooses."""
    purpose: str
    """What they are for."""
    roller: str
    """Whose die it is."""
    table: list[str]
    """Cards laid out: in a shop, in the Room of Requirement."""
    found: list[tuple[int, str]]
    """Cards that somebody may take, one after the other."""
    unsettled: list[int]
    """Who has run somewhere and will land there when the battles already begun are over: a seat, a Death Eater
    (10 and 11), or a Triwizard champion who may enter the chamber (20 and more)."""
    lasting: tuple[tuple[str, int, int, int], ...]
    """(effect, seat, clock, rounds left)."""
    darkness: tuple[tuple[str, int, int], ...]
    """(square in the middle, clock, rounds left)."""
    dark: tuple[str, ...]
    powder: int
    """Uses left in the Darkness Powder."""
    sword: tuple[str, ...]
    """The venoms that the Sword of Gryffindor has absorbed (R78)."""
    peace: tuple[tuple[str, int, int], ...]
    """(square, bits of the players who share it in peace, bits of those among them who could attack)."""
    battle: Battle | None
    winners: tuple[int, ...]
    last_stand: tuple[int, ...]
    """In the last battle of the year: how many HP each seat has left to Voldemort, -1 before its fight; else empty."""

    added = frozenset(("last_stand",))

    def __init__(self, like: Castle | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.wizards = []
            self.piles = {}
            self.unknown = {}
            self.glimpses = ()
            self.death_eaters = []
            self.cabinet = ""
            self.round = 0
            self.first = 0
            self.active = 0
            self.fought = False
            self.used = False
            self.spent = False
            self.extra = 0
            self.battles = 0
            self.lucky = -1
            self.tape = []
            self.cursor = 0
            self.cup = 1
            self.offer = ()
            self.purpose = ""
            self.roller = ""
            self.table = []
            self.found = []
            self.unsettled = []
            self.lasting = ()
            self.darkness = ()
            self.dark = ()
            self.powder = 0
            self.sword = ()
            self.peace = ()
            self.battle = None
            self.winners = ()
            self.last_stand = ()
        else:
            self.wizards = list(map(_copy_wizard, like.wizards))
            self.piles = {name: pile.copy() for name, pile in like.piles.items()}
            self.unknown = like.unknown.copy()
            self.glimpses = like.glimpses
            self.death_eaters = like.death_eaters.copy()
            self.cabinet = like.cabinet
            self.round = like.round
            self.first = like.first
            self.active = like.active
            self.fought = like.fought
            self.used = like.used
            self.spent = like.spent
            self.extra = like.extra
            self.battles = like.battles
            self.lucky = like.lucky
            self.tape = like.tape.copy()
            self.cursor = like.cursor
            self.cup = like.cup
            self.offer = like.offer
            self.purpose = like.purpose
            self.roller = like.roller
            self.table = like.table.copy()
            self.found = like.found.copy()
            self.unsettled = like.unsettled.copy()
            self.lasting = like.lasting
            self.darkness = like.darkness
            self.dark = like.dark
            self.powder = like.powder
            self.sword = like.sword
            self.peace = like.peace
            battle = like.battle
            if battle is not None:
                battle = _copy_battle(battle)
                battle.battlers = list(map(_copy_battler, battle.battlers))
            self.battle = battle
            self.winners = like.winners
            self.last_stand = like.last_stand

    # -- what a wizard has --------------------------------------------------------------------------------------------

    def sp(self, seat: int) -> int:
        """All SP that count: temporary ones too (R12)."""
        wizard = self.wizards[seat]
        return wizard.sp + ELDER_WAND_SP if wizard.item == "elder_wand" else wizard.sp

    def most_hp(self, seat: int) -> int:
        return STRONG_HP if self.wizards[seat].strong else FULL_HP

    def most_spells(self, seat: int) -> int:
        return 4 if self.wizards[seat].item == "rememberall" else 3

    def able(self, seat: int) -> bool:
        """Whether the wizard has something that can end a fight (R32)."""
        wizard = self.wizards[seat]
        for spell in wizard.spells:
            if spell in CAN_END_A_FIGHT and SPELLS[spell].sp <= self.sp(seat):
                return True
        return wizard.item in WEAPONS

    def on_upper(self, seat: int) -> bool:
        return LEVEL[self.wizards[seat].square] == UPPER

    def chamber_sp(self) -> int:
        return length_of(self).chamber_sp

    def gain_sp(self, seat: int, amount: int, why: str = "") -> None:
        if amount > 0:
            self.wizards[seat].sp += amount
            if self.log is not None:
                self.log.append(GainedSp(seat, amount, why if self.version >= versions.SAYS_WHY_SP_ARE_GAINED else ""))

    def lose_sp(self, seat: int, amount: int) -> None:
        """Never below 0, nor, with the Elder Wand, below its 50 (R55)."""
        wizard = self.wizards[seat]
        lost = min(amount, wizard.sp)
        if lost > 0:
            wizard.sp -= lost
            if self.log is not None:
                self.log.append(LostSp(seat, lost))

    def heal(self, seat: int, amount: int) -> None:
        wizard = self.wizards[seat]
        missing = (STRONG_HP if wizard.strong else FULL_HP) - wizard.hp
        if missing > 0 and amount > 0:
            gained = amount if amount < missing else missing
            wizard.hp += gained
            if self.log is not None:
                self.log.append(Healed(f"seat_{seat}", gained))

    # -- piles --------------------------------------------------------------------------------------------------------

    def draw(self, pile: str) -> str:
        """The top card; an empty string if the pile is empty (R59)."""
        cards = self.piles[pile]
        if not cards:
            return ""
        if self.unknown[pile]:
            self.unknown[pile] -= 1
        if self.glimpses:
            self._see_fewer(pile, 1)
        return cards.pop()

    def draw_several(self, pile: str, number: int) -> list[str]:
        """The top cards, as many as there are."""
        cards = self.piles[pile]
        drawn = cards[: -number - 1 : -1]
        del cards[-number:]
        self.unknown[pile] = max(0, self.unknown[pile] - len(drawn))
        if self.glimpses:
            self._see_fewer(pile, len(drawn))
        return drawn

    def _see_fewer(self, pile: str, drawn: int) -> None:
        """Who has seen the top cards of a pile in the Crystal Ball knows what is left of them."""
        seen = [(seat, name, count - drawn if name == pile else count) for seat, name, count in self.glimpses]
        self.glimpses = tuple([entry for entry in seen if entry[2] > 0])

    def pull(self, pile: str, card: str) -> None:
        """Take this card out of the pile, from wherever it lies; what was known of the others stays known."""
        cards = self.piles[pile]
        depth = len(cards) - 1 - cards.index(card)
        cards.remove(card)
        if depth < self.unknown[pile]:
            self.unknown[pile] -= 1
        seen = [(seat, name, n - (name == pile and n > depth)) for seat, name, n in self.glimpses]
        self.glimpses = tuple(entry for entry in seen if entry[2])

    def put_under(self, card: str) -> None:
        self.piles[PILE_OF[card]].insert(0, card)

    def shuffle_all(self) -> None:
        for name in PILES:
            pile = self.piles[name]
            self.chance.shuffle(name, pile)
            self.unknown[name] = len(pile)
        self.glimpses = ()

    def drop(self, seat: int, card: str) -> None:
        """A carried card goes under its pile."""
        self.remove(seat, card)
        self.put_under(card)
        if self.log is not None:
            self.log.append(Dropped(seat, card))

    def remove(self, seat: int, card: str) -> None:
        """Take a card off the display."""
        wizard = self.wizards[seat]
        if card in SPELLS:
            spells = list(wizard.spells)
            spells.remove(card)
            wizard.spells = tuple(spells)
        elif wizard.potion == card:
            wizard.potion = ""
        else:
            wizard.item = ""

    def receive(self, seat: int, card: str) -> None:
        """Put a card on the display."""
        wizard = self.wizards[seat]
        if card in SPELLS:
            wizard.spells = tuple(sorted((*wizard.spells, card)))
        elif card in POTIONS:
            wizard.potion = card
        else:
            wizard.item = card
            if card == "darkness_powder":
                self.powder = POWDER_USES
        if self.log is not None:
            self.log.append(Took(seat, card))

    # -- places -------------------------------------------------------------------------------------------------------

    def put(self, seat: int, square: str, reason: str) -> None:
        """Set the piece down somewhere that was not walked to."""
        wizard = self.wizards[seat]
        wizard.square = square
        wizard.came = ()
        wizard.resting = 0
        if self.log is not None:
            self.log.append(Moved(seat, square, reason))

    def send_home(self, seat: int, reason: str = "home") -> None:
        self.put(seat, self.wizards[seat].house, reason)
        self.throw_out_guests(seat)

    def throw_out_guests(self, seat: int) -> None:
        """An owner who comes home sends guests home; they may do the same there (R16). Lovers share the room."""
        home = self.wizards[seat].house
        for other, wizard in enumerate(self.wizards):
            if other == seat or wizard.square != home or self.allied(seat, other):
                continue
            if not (self.fighting(other) and self.version >= versions.BATTLERS_STAY):
                self.send_home(other, "evicted")

    def closed(self, seat: int, square: str) -> bool:
        """Nobody may stand in a common room while its owner is in (R11), except for love."""
        return square in HOUSES and self._owner_is_in(seat, square)

    def _owner_is_in(self, seat: int, square: str) -> bool:
        for other, wizard in enumerate(self.wizards):
            if wizard.house == square and wizard.square == square and other != seat:
                return not self.allied(seat, other)
        return False

    def may_stand(self, seat: int, square: str) -> bool:
        """Whether the wizard may be on this square of the board at all now."""
        return (LEVEL[square] != UPPER or self.sp(seat) >= UPPER_SP) and not self.closed(seat, square)

    def open_squares(self, seat: int) -> list[str]:
        """All squares of the board on which the wizard may be now."""
        squares = PASSABLE if self.sp(seat) >= UPPER_SP else LOWER_RING
        return [square for square in squares if not (square in HOUSES and self._owner_is_in(seat, square))]

    def check_levels(self) -> None:
        """Whoever has fewer than 100 SP on the upper level goes home."""
        for seat, wizard in enumerate(self.wizards):
            if LEVEL[wizard.square] == UPPER and self.sp(seat) < UPPER_SP and not self.fighting(seat):
                self.send_home(seat, "level")

    def fighting(self, seat: int) -> bool:
        return self.battle is not None and self.battle.battlers[seat].here

    def in_love(self) -> bool:
        """Whether anybody is."""
        for wizard in self.wizards:  # noqa: SIM110, a generator takes three times as long
            if wizard.loves >= 0:
                return True
        return False

    def fall_out_of_love(self, seat: int) -> None:
        if self.wizards[seat].loves >= 0:
            self.wizards[seat].loves = -1
            self.emit(OutOfLove(seat))

    # -- effects that last --------------------------------------------------------------------------------------------

    def begin(self, effect: str, seat: int, rounds: int) -> None:
        """An effect until the same clock has come round `rounds` times; again only restarts it."""
        self.lasting = (
            *((e, s, c, r) for e, s, c, r in self.lasting if (e, s) != (effect, seat)),
            (effect, seat, self.active, rounds),
        )
        setattr(self.wizards[seat], effect, True)

    def cease(self, effect: str, seat: int) -> None:
        self.lasting = tuple(entry for entry in self.lasting if entry[:2] != (effect, seat))
        setattr(self.wizards[seat], effect, False)

    def darken(self, square: str, rounds: int = 3) -> None:
        """Darkness around a square; two clouds both count (R84)."""
        self.darkness = (*self.darkness, (square, self.active, rounds))
        self.spread_darkness()
        self.emit(Darkened(covered(square)))

    def spread_darkness(self) -> None:
        dark = {square for middle, _, _ in self.darkness for square in covered(middle)}
        self.dark = tuple([square for square in BOARD if square in dark])

    def forget_peace(self) -> None:
        """Peace among those who share a square ends when one of them leaves it."""
        if self.peace:
            self.peace = tuple(
                (square, bits, able)
                for square, bits, able in self.peace
                if all(w.square == square for seat, w in enumerate(self.wizards) if bits >> seat & 1)
            )

    def allied(self, seat: int, other: int) -> bool:
        return self.wizards[seat].loves == other or self.wizards[other].loves == seat


@cache
def covered(middle: str) -> tuple[str, ...]:
    """The squares that a cloud of darkness covers. It does not pass the doorways: the chamber is alone (R57)."""
    if middle == CHAMBER:
        return (CHAMBER,)
    near = (middle, *BOARD[middle].neighbours)
    return tuple(s for s in BOARD if s in near and s != INFIRMARY)


def battle_of(g: Castle) -> Battle:
    """The battle that is being fought."""
    assert g.battle is not None
    return g.battle
