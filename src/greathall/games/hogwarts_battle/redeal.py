"""Another world that a seat cannot tell from the true one: what it has not seen is shuffled.

The shuffle of a redealt world puts each card at a place of its own (`FastChance`), so that the new world depends on
nothing but what the seat knows and the generator, and not on the true order.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from greathall.core.chance import Chance
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.discarding import DiscardCards
from greathall.games.hogwarts_battle.effects import EachDiscards
from greathall.games.hogwarts_battle.memory import MANY, count
from greathall.games.hogwarts_battle.state import Battle

PURE: Final = 8
"""So many deals are tried as they fall; after that, a deal is mended until it agrees with what was told."""
TRIES: Final = 60


def redeal_hidden(w: Battle, seat: int | None, rng: Random) -> None:
    chance = w.chance
    shuffle_all_but(w.stack, 0, 0, chance)
    shuffle_all_but(w.events, 0, 0, chance)
    shuffle_all_but(w.villain_stack, 1 if w.villain_stack and VILLAINS[w.villain_stack[0]].last else 0, 0, chance)
    closed: bool = w.settings.closed_hands
    for hero in range(w.seats):
        if hero == seat or not closed:
            shuffle_all_but(w.decks[hero], 0, w.known[hero], chance)
    if closed:
        redeal_hands(w, [hero for hero in range(w.seats) if hero != seat], chance)


def shuffle_all_but(cards: list[str], bottom: int, top: int, chance: Chance) -> None:
    middle = cards[bottom : len(cards) - top]
    chance.shuffle("", middle)
    cards[bottom : len(cards) - top] = middle


# -- closed hands ------------------------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """The least and the largest number of different cards of a kind that a hand can have, for who is asked what."""

    kind: int | None
    least: int
    most: int


class Deal:
    """Hand and deck of another hero, shuffled together but for what all have seen: open cards, the deck's top."""

    def __init__(self, w: Battle, hero: int) -> None:
        deck = w.decks[hero]
        self.hero = hero
        self.held = w.open[hero]
        self.top = deck[len(deck) - w.shown[hero] :] if w.shown[hero] else []
        self.pool = sorted(w.hands[hero] + deck[: len(deck) - len(self.top)])
        for card in self.held:
            self.pool.remove(card)
        self.size = len(w.hands[hero]) - len(self.held)
        self.asked = question_tells(w, hero)

    @property
    def hand(self) -> list[str]:
        return self.held + self.pool[: self.size]

    def lay(self, w: Battle) -> None:
        w.hands[self.hero] = self.hand
        w.decks[self.hero] = self.pool[self.size :] + self.top
        w.known[self.hero] = w.shown[self.hero]


def redeal_hands(w: Battle, heroes: list[int], chance: Chance) -> None:
    """Deals until all agrees with what the table was told (P11).

    A question is information, too: who must discard a spell or else lose health holds a spell, and who is not asked
    holds none.
    """
    deals = [Deal(w, hero) for hero in heroes]
    for attempt in range(TRIES):
        for deal in deals:
            chance.shuffle("", deal.pool)
        if not disagreement(w, deals) or (attempt >= PURE and mend(w, deals, chance)):
            break
    for deal in deals:
        deal.lay(w)


def disagreement(w: Battle, deals: list[Deal]) -> int:
    """How many cards are too many or too few, over all that was told."""
    hands = [*w.hands]
    wrong = 0
    for deal in deals:
        hand = hands[deal.hero] = deal.hand
        if deal.asked is not None:
            names = Counter(card for card in hand if deal.asked.kind in (None, CARDS[card].kind))
            wrong += max(0, deal.asked.least - len(names))
            wrong += sum(number for _, number in names.most_common()[deal.asked.most :])
    for fact in w.told:
        number = sum(count(hands[seat], fact.sort) for seat in fact.seats)
        wrong += max(0, fact.least - number, number - fact.most)
    return wrong


def mend(w: Battle, deals: list[Deal], chance: Chance) -> bool:
    """Exchange cards of hand and deck, each time for less disagreement; false if none is left that helps."""
    wrong = disagreement(w, deals)
    while wrong:
        exchanges = [
            (whose, i, j)  # by number: what is shuffled must look the same in every process
            for whose, deal in enumerate(deals)
            for i in range(deal.size)
            for j in range(deal.size, len(deal.pool))
        ]
        chance.shuffle("", exchanges)
        for whose, i, j in exchanges:
            pool = deals[whose].pool
            if pool[i] != pool[j]:
                pool[i], pool[j] = pool[j], pool[i]
                if (now := disagreement(w, deals)) < wrong:
                    wrong = now
                    break
                pool[i], pool[j] = pool[j], pool[i]
        else:
            return False
    return True


def question_tells(w: Battle, hero: int) -> Asked | None:
    """What everybody knows of this hero's hand because of who is asked. Whoever has no choice is not asked (P4)."""
    if w.asked is None:
        return None
    effect = w.asked.effect
    asked = hero in w.waiting or hero in w.sealed
    if isinstance(effect, EachDiscards):
        if effect.lose:
            if w.stunned[hero]:
                return None
            return Asked(effect.kind, 1, MANY) if asked else Asked(effect.kind, 0, 0)
        return Asked(effect.kind, 2, MANY) if asked else Asked(effect.kind, 0, 1)
    return Asked(effect.kind, 2, MANY) if asked and isinstance(effect, DiscardCards) else None
