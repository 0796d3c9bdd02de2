"""The table: the board, the bag, the racks, the cards; who knows what of the others; and how tiles and cards move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from greathall.core.errors import BadSettings
from greathall.core.kernel import State
from greathall.core.messages import vocabulary

from . import events as e
from .board import COPIES as TILE_COPIES
from .board import RACK, TILES
from .cards import COMPETITION, GRYFFINDOR, HOUSES, RAVENCLAW, SLYTHERIN
from .cards import COPIES as CARD_COPIES
from .lexicon import Lexicon
from .moves import Attack, Place, Question, Summon
from .placing import NO_MARKS, NOTHING

HouseName = Annotated[Literal["gryffindor", "hufflepuff", "ravenclaw", "slytherin"], vocabulary("house")]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game; the numbers name the rulings they come from."""

    words: Literal["challenge", "checked"] = "challenge"
    """W3: wrong words can be laid and challenged, or are refused at once."""
    lexicon: Annotated[str, Meta(examples=["enable", "large"], extra_json_schema={"x-file": True})] = "enable"
    """`enable`, `large`, or the path of a word file (not in a hall: it is somebody else's machine)."""
    modern: bool = True
    """Two-letter words that players expect: QI, ZA and nine more."""
    cards: bool = True
    """Hogwarts cards; without them the game is plain."""
    houses: tuple[HouseName, ...] = ()
    """The house of each seat; empty: drawn."""


class Scrabble(State):
    """Lists go by seat. Bag, deck and racks are sorted: what is drawn is drawn by chance from anywhere."""

    __slots__ = (
        "again",
        "bag",
        "before",
        "board",
        "cards_known",
        "deck",
        "discard",
        "fresh",
        "hands",
        "house",
        "idle",
        "laid",
        "marks",
        "passes",
        "racks",
        "revelio",
        "scores",
        "spell",
        "stupefied",
        "tiles_known",
        "turn",
        "turns",
        "used",
    )

    board: str
    """225 squares: a letter, lower case for a blank, or a dot."""
    marks: str
    """225 digits: 1, the row through this tile is read in reverse; 2, the column; 3, both (Confundo, W14)."""
    bag: str
    racks: list[str]
    deck: list[str]
    hands: list[list[str]]
    discard: list[str]
    house: list[str]
    scores: list[int]
    turn: int
    """Whose turn it is."""
    turns: int
    """How many turns have begun."""
    used: bool
    """Has a card been used this turn?"""
    fresh: list[str]
    """Cards gained this turn, not to be used before the next."""
    revelio: bool
    again: int
    """Extra turns that Reparo still owes."""
    stupefied: list[int]
    """Stupefy cards that lie before each seat."""
    passes: list[int]
    """Turns passed in succession."""
    idle: list[int]
    """Turns in succession without a tile placed."""
    laid: Place | None
    """The play that may still be challenged or scored."""
    before: tuple[str, str] | None
    """Board and marks without that play."""
    spell: Attack | Question | Summon | None
    """The spell that may still be cancelled."""
    tiles_known: list[list[str]]
    """tiles_known[s][t]: tiles that s knows to be on the rack of t."""
    cards_known: list[list[list[str]]]

    def __init__(self, like: Scrabble | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.board, self.marks, self.bag = NOTHING, NO_MARKS, ""
            self.racks, self.deck, self.hands, self.discard, self.house = [], [], [], [], []
            self.scores, self.stupefied, self.passes, self.idle = [], [], [], []
            self.turn = self.turns = self.again = 0
            self.used = self.revelio = False
            self.fresh, self.tiles_known, self.cards_known = [], [], []
            self.laid = self.before = self.spell = None
            return
        self.board, self.marks, self.bag = like.board, like.marks, like.bag
        self.racks = like.racks[:]
        self.deck = like.deck[:]
        self.hands = [hand[:] for hand in like.hands]
        self.discard = like.discard[:]
        self.house = like.house[:]
        self.scores = like.scores[:]
        self.turn, self.turns, self.used = like.turn, like.turns, like.used
        self.fresh = like.fresh[:]
        self.revelio, self.again = like.revelio, like.again
        self.stupefied = like.stupefied[:]
        self.passes = like.passes[:]
        self.idle = like.idle[:]
        self.laid, self.before, self.spell = like.laid, like.before, like.spell
        self.tiles_known = [known[:] for known in like.tiles_known]
        self.cards_known = [[cards[:] for cards in known] for known in like.cards_known]

    def lexicon(self) -> Lexicon:
        return lexicon_of(self.settings)

    def others(self, seat: int) -> list[int]:
        """The other seats, in the order of their turns."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def usable(self, seat: int, card: str) -> bool:
        """Does the seat hold such a card since before this turn?"""
        held = self.hands[seat].count(card)
        return held > 0 and (seat != self.turn or held > self.fresh.count(card))


def lexicon_of(settings: Settings) -> Lexicon:
    """The words of a game: the list of its options with the glossary, without hate speech (W22)."""
    return Lexicon.load(settings.lexicon, modern=settings.modern, glossary=True, clean=True)


# -- tiles -------------------------------------------------------------------------------------------------------------


def without(tiles: str, gone: Iterable[str]) -> str:
    for tile in gone:
        tiles = tiles.replace(tile, "", 1)
    return tiles


def holds(rack: str, tiles: Iterable[str]) -> bool:
    for tile in tiles:
        if tile not in rack:
            return False
        rack = rack.replace(tile, "", 1)
    return True


def joined(tiles: str, more: Iterable[str]) -> str:
    """All of them in order, blanks last."""
    found = "".join(sorted((*tiles, *more)))
    blanks = found.count("?")
    return found[blanks:] + found[:blanks]


def unseen(g: Scrabble, seat: int) -> str:
    """The tiles that a seat has not seen: in the bag or on other racks."""
    board = "".join("?" if tile.islower() else tile for tile in g.board if tile != ".")
    seen = board + g.racks[seat]
    return "".join(tile * max(0, TILE_COPIES[tile] - seen.count(tile)) for tile in TILES)


def draw_tiles(g: Scrabble, seat: int, count: int) -> None:
    """Draw from the bag, as many as there are."""
    bag, drawn = g.bag, []
    for _ in range(min(count, len(bag))):
        at = g.chance.below("tiles", len(bag))
        drawn.append(bag[at])
        bag = bag[:at] + bag[at + 1 :]
    if drawn:
        g.bag = bag
        g.racks[seat] = joined(g.racks[seat], drawn)
        g.emit(e.DrewTiles(seat, len(drawn), tuple(sorted(drawn))))


def fill_rack(g: Scrabble, seat: int) -> None:
    draw_tiles(g, seat, RACK - len(g.racks[seat]))


def show_tiles(g: Scrabble, owner: int, tiles: str, observers: Iterable[int]) -> None:
    """These tiles of a rack are now known to these seats."""
    for other in observers:
        if other != owner:
            known = g.tiles_known[other][owner]
            more = [tile for tile in set(tiles) for _ in range(max(0, tiles.count(tile) - known.count(tile)))]
            g.tiles_known[other][owner] = joined(known, more)


def lay_down(g: Scrabble, owner: int, tiles: str) -> None:
    """Tiles leave a rack before the eyes of all."""
    g.racks[owner] = without(g.racks[owner], tiles)
    for other in range(g.seats):
        g.tiles_known[other][owner] = without(g.tiles_known[other][owner], tiles)


def slip_away(g: Scrabble, owner: int, tiles: str, privy: Iterable[int] = ()) -> None:
    """Tiles leave a rack unseen: who is not privy no longer knows which ones are still there."""
    g.racks[owner] = without(g.racks[owner], tiles)
    privy = tuple(privy)
    for other in range(g.seats):
        known = g.tiles_known[other][owner]
        g.tiles_known[other][owner] = without(known, tiles) if other in privy else ""


def exchange(g: Scrabble, seat: int, tiles: str) -> None:
    """Rule 7: discard facedown, draw as many, then return the discarded ones to the bag."""
    slip_away(g, seat, tiles)
    draw_tiles(g, seat, len(tiles))
    g.bag = joined(g.bag, tiles)
    g.emit(e.Exchanged(seat, len(tiles)))


# -- cards -------------------------------------------------------------------------------------------------------------


def draw_card(g: Scrabble, seat: int) -> None:
    """The next card of the deck, if there is one (W17)."""
    if g.deck:
        card = g.deck.pop(g.chance.below("cards", len(g.deck)))
        if card not in COMPETITION:
            g.emit(e.DrewCard(seat, card))
        gain_card(g, seat, card)


def gain_card(g: Scrabble, seat: int, card: str) -> None:
    """Competition cards score at once (rule 12, W24); others wait for the next turn (rule 13)."""
    if card in COMPETITION:
        g.scores[seat] += COMPETITION[card]
        g.discard.append(card)
        g.emit(e.WonCompetition(seat, card, COMPETITION[card]))
    else:
        g.hands[seat].append(card)
        g.hands[seat].sort()
        g.fresh.append(card)


def show_card(g: Scrabble, owner: int, card: str, observers: Iterable[int]) -> None:
    for other in observers:
        known = g.cards_known[other][owner]
        if other != owner and known.count(card) < g.hands[owner].count(card):
            known.append(card)
            known.sort()


def put_down(g: Scrabble, owner: int, card: str) -> None:
    """A card leaves a hand before the eyes of all."""
    g.hands[owner].remove(card)
    for other in range(g.seats):
        if card in g.cards_known[other][owner]:
            g.cards_known[other][owner].remove(card)


# -- the deal ----------------------------------------------------------------------------------------------------------


def lay_table(g: Scrabble) -> None:
    """Sort the players, deal, and find who begins."""
    seats = range(g.seats)
    given = g.settings.houses
    if given and (len(given) != g.seats or len(set(given)) != g.seats):
        raise BadSettings("bad-houses", seats=g.seats)
    houses = list(given or HOUSES)
    if not given:
        g.chance.shuffle("houses", houses)
    g.house = houses[: g.seats]
    g.bag = "".join(tile * TILE_COPIES[tile] for tile in TILES)
    g.deck = [card for card in sorted(CARD_COPIES) for _ in range(CARD_COPIES[card])] if g.settings.cards else []
    g.racks = [""] * g.seats
    g.hands = [[] for _ in seats]
    g.scores = [0] * g.seats
    g.stupefied = [0] * g.seats
    g.passes = [0] * g.seats
    g.idle = [0] * g.seats
    g.tiles_known = [[""] * g.seats for _ in seats]
    g.cards_known = [[[] for _ in seats] for _ in seats]
    for seat in seats:
        g.emit(e.Sorted(seat, g.house[seat]))
    for seat in seats:
        draw_tiles(g, seat, RACK + (g.house[seat] == RAVENCLAW))
    if GRYFFINDOR in g.house:
        draw_card(g, g.house.index(GRYFFINDOR))
        g.fresh = []
    g.turn = g.house.index(SLYTHERIN) if SLYTHERIN in g.house else g.chance.below("lot", g.seats)
