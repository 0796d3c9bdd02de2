"""The state of a game: the board, the bag, the racks, the cards, and what each seat knows of the others."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from greathall.core.kernel import State

from .actions import Attack, Place, Question, Summon
from .board import EMPTY_BOARD, NO_MARKS
from .engine.lexicon import Lexicon
from .languages import Language, language
from .settings import Settings
from .versions import NEWEST, REVIEWED_FILTER


class Scrabble(State):
    """Lists go by seat. Bag, deck and racks are sorted: what is drawn is drawn by chance from anywhere."""

    __slots__ = (
        "again",
        "bag",
        "before",
        "board",
        "cards_known",
        "claimed",
        "deck",
        "discard",
        "fresh",
        "hands",
        "house",
        "idle",
        "laid",
        "lately",
        "marks",
        "owed",
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
        "word_list",
    )

    added = frozenset({"claimed", "lately", "owed", "word_list"})

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
    lately: list[Place | None]
    """What each seat laid in its last turn, if it stayed there; empty in games of older rules."""
    spell: Attack | Question | Summon | None
    """The spell that may still be cancelled."""
    tiles_known: list[list[str]]
    """tiles_known[s][t]: tiles that s knows to be on the rack of t."""
    cards_known: list[list[list[str]]]
    claimed: bool
    """Has a laugh been claimed this turn (W13)?"""
    owed: list[int]
    """Turns that each seat has to sit out for challenging right words; empty where that is not the price (W3)."""
    word_list: str
    """The fingerprint of a word list that did not come with the game, so that a record tells whether it has changed
    since; empty for those that did, which never change."""

    def __init__(self, like: Scrabble | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.board, self.marks, self.bag = EMPTY_BOARD, NO_MARKS, ""
            self.racks, self.deck, self.hands, self.discard, self.house = [], [], [], [], []
            self.scores, self.stupefied, self.passes, self.idle, self.owed = [], [], [], [], []
            self.turn = self.turns = self.again = 0
            self.used = self.revelio = self.claimed = False
            self.fresh, self.tiles_known, self.cards_known, self.lately = [], [], [], []
            self.laid = self.before = self.spell = None
            self.word_list = ""
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
        self.claimed, self.owed = like.claimed, like.owed[:]
        self.word_list = like.word_list
        self.laid, self.before, self.spell, self.lately = like.laid, like.before, like.spell, like.lately[:]
        self.tiles_known = [known[:] for known in like.tiles_known]
        self.cards_known = [[cards[:] for cards in known] for known in like.cards_known]

    @property
    def wizarding(self) -> bool:
        """With cards, houses and glossary."""
        edition: str = self.settings.edition
        return edition == "wizarding"

    @property
    def language(self) -> Language:
        return language(self.settings.language)

    def lexicon(self) -> Lexicon:
        return lexicon_of(self.settings, self.version)

    def others(self, seat: int) -> list[int]:
        """The other seats, in the order of their turns."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    def usable(self, seat: int, card: str) -> bool:
        """Does the seat hold such a card since before this turn?"""
        held = self.hands[seat].count(card)
        return held > 0 and (seat != self.turn or held > self.fresh.count(card))


@lru_cache(maxsize=32)  # every turn asks for it
def lexicon_of(settings: Settings, version: int = NEWEST) -> Lexicon:
    """The words of a game: the list of its settings with the glossary, without hate speech (W22)."""
    return Lexicon.load(
        "" if settings.lexicon == "enable" else settings.lexicon,
        code=settings.language,
        modern=settings.modern,
        glossary=settings.edition == "wizarding",
        filter_name=settings.word_filter if version >= REVIEWED_FILTER else "version 1",
    )


@lru_cache(maxsize=8)
def fingerprint(lexicon: Lexicon) -> str:
    return blake2b("\n".join(lexicon).encode(), digest_size=8).hexdigest()
