"""Another world that a seat cannot tell from the true one.

Of another player all know how many Stupefies are among the cards that nobody has seen: those in hand, the prepared one
and the facedown discards. A redeal lays them out anew, in any way that agrees with what was proved in the open
(`proofs`, `lent`, `dry`), and shuffles the pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from greathall.games.stupefy.cards import MISSPELL, STUPEFY
from greathall.games.stupefy.state import Stupefy


def redeal_hidden(w: Stupefy, seat: int | None, rng: Random) -> None:
    w.pile.sort()  # the new order must depend on the rng alone, not on the true order
    w.pile.sort(key=lambda _: rng.random())
    hands = [(other, _arrangements(w, other)) for other in range(w.seats) if other != seat]
    while True:  # the true world agrees with its lessons, so one that does will be found
        for other, arrangements in hands:
            _lay_out(w, other, arrangements[int(rng.random() * len(arrangements))])
        if not w.lent or lessons_agree(w):
            break


def _arrangements(g: Stupefy, other: int) -> Sequence[tuple[int, ...]]:
    """How the unseen cards of a player may lie: first the facedown ones, then the prepared one, then the hand."""
    unseen = len(g.down[other]) + (g.prepared[other] >= 0) + g.misspells[other] + g.stupefies[other]
    proofs = tuple([proof[1:] for proof in g.proofs if proof[0] == other]) if g.proofs else ()
    return _all_arrangements(unseen, g.unseen_stupefies(other), proofs)


@cache
def _all_arrangements(
    unseen: int, stupefies: int, proofs: tuple[tuple[int, int, int], ...]
) -> Sequence[tuple[int, ...]]:
    """Every order of these cards (70 at most) that agrees with what is proved of the first of them."""
    orders = [
        tuple([STUPEFY if place in places else MISSPELL for place in range(unseen)])
        for places in combinations(range(unseen), stupefies)
    ]
    return [
        order for order in orders if all(least <= order[:first].count(STUPEFY) <= most for first, least, most in proofs)
    ]


def _lay_out(w: Stupefy, other: int, cards: tuple[int, ...]) -> None:
    facedown = len(w.down[other])
    w.down[other] = cards[:facedown]
    if w.prepared[other] >= 0:
        w.prepared[other] = cards[facedown]
        facedown += 1
    hand = cards[facedown:]
    w.stupefies[other] = hand.count(STUPEFY)
    w.misspells[other] = len(hand) - w.stupefies[other]


def lessons_agree(w: Stupefy) -> bool:
    """Whenever a facedown Stupefy was moved to a hand, one lay there; when the pile was dry, all had been moved."""
    lent = [_stupefies_among(w, counts) > earlier for earlier, counts in enumerate(w.lent)]
    return all(lent) and (not w.dry or _stupefies_among(w, w.dry) == len(w.lent))


def _stupefies_among(w: Stupefy, counts: tuple[int, ...]) -> int:
    """How many of the first facedown discards of each seat are Stupefies."""
    return sum(cards[:count].count(STUPEFY) for cards, count in zip(w.down, counts, strict=True))
