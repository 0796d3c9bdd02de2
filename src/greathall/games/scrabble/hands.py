"""How Hogwarts cards move between the deck, the hands and the discard pile, and what others then know of a hand."""

from __future__ import annotations

from collections.abc import Iterable

from . import events as e
from .cards import COMPETITION
from .state import Scrabble


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
