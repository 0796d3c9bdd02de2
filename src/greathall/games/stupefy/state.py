"""The state of a game: who sits where, what lies open, what is hidden."""

from __future__ import annotations

from greathall.core.kernel import State
from greathall.games.stupefy.cards import STUPEFY


class Stupefy(State):
    """Lists go by seat; `boxes` goes by house; `middle` and `spent` count rewards by kind."""

    __slots__ = (
        "boxes",
        "cast",
        "down",
        "dry",
        "favourite",
        "favours",
        "house",
        "lent",
        "middle",
        "misspells",
        "open_misspells",
        "open_stupefies",
        "phase",
        "pile",
        "potions",
        "prepared",
        "proofs",
        "round",
        "spent",
        "standing",
        "stupefies",
        "taken",
        "target",
        "tokens",
        "twins",
    )

    house: tuple[int, ...]
    """The house of each seat, as an index into HOUSES."""
    twins: tuple[int, ...]
    round: int
    phase: int
    favourite: int

    misspells: list[int]
    """In hand; the prepared card is not among them."""
    stupefies: list[int]
    prepared: list[int]
    """The spell card that lies facedown before the seat, -1 if none."""
    target: list[int]
    """At whom the wand points, -1 at nobody."""
    cast: list[int]
    """What was cast this round, -1 before."""
    standing: list[bool]
    tokens: list[int]
    potions: list[int]
    favours: list[int]
    taken: list[tuple[int, ...]]
    """The rewards that each seat took this round."""
    boxes: list[int]
    """The points of each house's box."""
    pile: list[int]
    """The facedown rewards, the next one last."""
    middle: list[int]
    spent: list[int]
    """Rewards that are out of the game: discarded, or lost after the last round."""
    open_misspells: int
    """Faceup in the discard pile."""
    open_stupefies: int
    down: list[tuple[int, ...]]
    """What each seat has discarded facedown, in order, as its owner remembers it."""
    lent: list[tuple[int, ...]]
    """How many facedown discards of each seat there were whenever a facedown Stupefy was moved to a hand (S11)."""
    dry: tuple[int, ...]
    """How many there were when lessons without effect proved that all their Stupefies had been moved; empty: never."""
    proofs: list[tuple[int, int, int, int]]
    """What all can infer about facedown discards: of a seat's first n cards, at least and at most how many are
    Stupefies, as (seat, n, least, most)."""

    def __init__(self, like: Stupefy | None = None) -> None:
        super().__init__(like)
        if like is None:
            self.house = self.twins = ()
            self.round = self.phase = self.favourite = self.open_misspells = self.open_stupefies = 0
            self.misspells = []
            self.stupefies = []
            self.prepared = []
            self.target = []
            self.cast = []
            self.standing = []
            self.tokens = []
            self.potions = []
            self.favours = []
            self.taken = []
            self.boxes = []
            self.pile = []
            self.middle = []
            self.spent = []
            self.down = []
            self.lent = []
            self.dry = ()
            self.proofs = []
        else:
            self.house = like.house
            self.twins = like.twins
            self.round = like.round
            self.phase = like.phase
            self.favourite = like.favourite
            self.misspells = like.misspells[:]
            self.stupefies = like.stupefies[:]
            self.prepared = like.prepared[:]
            self.target = like.target[:]
            self.cast = like.cast[:]
            self.standing = like.standing[:]
            self.tokens = like.tokens[:]
            self.potions = like.potions[:]
            self.favours = like.favours[:]
            self.taken = like.taken[:]
            self.boxes = like.boxes[:]
            self.pile = like.pile[:]
            self.middle = like.middle[:]
            self.spent = like.spent[:]
            self.open_misspells = like.open_misspells
            self.open_stupefies = like.open_stupefies
            self.down = like.down[:]
            self.lent = like.lent[:]
            self.dry = like.dry
            self.proofs = like.proofs[:]

    def members(self, house: int) -> list[int]:
        """The seats of a house."""
        return [seat for seat in range(self.seats) if self.house[seat] == house]

    def houses(self) -> list[int]:
        """The houses that play (S43: the others do not compete)."""
        return sorted(set(self.house))

    def unseen_stupefies(self, seat: int) -> int:
        """How many Stupefies are among the cards of a seat that nobody has seen: a number that all can infer."""
        return self.stupefies[seat] + (self.prepared[seat] == STUPEFY) + self.down[seat].count(STUPEFY)

    def facedown_stupefies(self) -> int:
        """How many Stupefies lie facedown in the discard pile."""
        return sum([cards.count(STUPEFY) for cards in self.down]) - len(self.lent)

    def prove(self, seat: int, least: int, most: int) -> None:
        """From now on all know how many Stupefies are among the facedown discards of a seat: a redeal respects it."""
        if self.down[seat]:
            self.proofs.append((seat, len(self.down[seat]), least, most))
