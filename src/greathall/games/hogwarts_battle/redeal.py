"""Another world that a seat cannot tell from the true one: what it has not seen is shuffled.

Hidden cards are sorted before they are shuffled, so that the new world depends on nothing but what the seat knows and
the generator.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from greathall.core.chance import Chance
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.discarding import DiscardCards
from greathall.games.hogwarts_battle.effects import EachDiscards
from greathall.games.hogwarts_battle.state import Battle


def redeal_hidden(w: Battle, seat: int | None, rng: Random) -> None:
    chance = w.chance
    shuffle_all_but(w.stack, 0, 0, chance)
    shuffle_all_but(w.events, 0, 0, chance)
    shuffle_all_but(w.villain_stack, 1 if w.villain_stack and VILLAINS[w.villain_stack[0]].last else 0, 0, chance)
    closed: bool = w.settings.closed_hands
    for hero in range(w.seats):
        if hero == seat or not closed:
            shuffle_all_but(w.decks[hero], 0, w.known[hero], chance)
        else:
            redeal_hand(w, hero, chance)


def shuffle_all_but(cards: list[str], bottom: int, top: int, chance: Chance) -> None:
    middle = sorted(cards[bottom : len(cards) - top])
    chance.shuffle("", middle)
    cards[bottom : len(cards) - top] = middle


def redeal_hand(w: Battle, hero: int, chance: Chance) -> None:
    """Hand and deck of another hero are shuffled together, but for what all have seen: open cards, the deck's top.

    A question is information: who must discard a spell or else lose health holds a spell, and who is not asked holds
    none. A hand at random that does not agree with the question is mended.
    """
    deck, held = w.decks[hero], w.open[hero]
    top = deck[len(deck) - w.shown[hero] :] if w.shown[hero] else []
    pool = sorted(w.hands[hero] + deck[: len(deck) - len(top)])
    for card in held:
        pool.remove(card)
    size = len(w.hands[hero]) - len(held)
    chance.shuffle("", pool)
    told = question_tells(w, hero)
    if told is not None and not agrees(held + pool[:size], told):
        mend(pool, size, held, told, chance)
    w.hands[hero] = held + pool[:size]
    w.decks[hero] = pool[size:] + top
    w.known[hero] = w.shown[hero]


class Told(NamedTuple):
    """The least and the largest number of different cards of a kind that the hand can have."""

    kind: int | None
    least: int
    most: int

    def names(self, cards: list[str]) -> list[str]:
        """The different cards of this kind, in the order they lie."""
        return [card for card in dict.fromkeys(cards) if self.kind is None or CARDS[card].kind == self.kind]


MANY = 99


def question_tells(w: Battle, hero: int) -> Told | None:
    """What everybody knows of this hero's hand because of who is asked. Whoever has no choice is not asked (P4)."""
    if w.asked is None:
        return None
    effect = w.asked.effect
    asked = hero in w.waiting or hero in w.sealed
    if isinstance(effect, EachDiscards):
        if effect.lose:
            if w.stunned[hero]:
                return None
            return Told(effect.kind, 1, MANY) if asked else Told(effect.kind, 0, 0)
        return Told(effect.kind, 2, MANY) if asked else Told(effect.kind, 0, 1)
    return Told(effect.kind, 2, MANY) if asked and isinstance(effect, DiscardCards) else None


def agrees(hand: list[str], told: Told) -> bool:
    return told.least <= len(told.names(hand)) <= told.most


def mend(pool: list[str], size: int, held: list[str], told: Told, chance: Chance) -> None:
    """Move cards of a shuffled pool so that its first ones, with the open cards, agree with what was told."""
    mine = told.names(held)
    fitting = told.names(pool)
    if told.most == MANY:
        for card in [card for card in fitting if card not in mine][: told.least - len(mine)]:
            pool.remove(card)
            pool.insert(0, card)
    else:
        allowed = mine if mine or not told.most else one_name(pool, size, fitting, chance)
        pool.sort(key=lambda card: card in fitting and card not in allowed)
    deck = pool[size:]
    chance.shuffle("", deck)
    pool[size:] = deck


def one_name(pool: list[str], size: int, fitting: list[str], chance: Chance) -> list[str]:
    """The one card of a kind (or none) that a hand of this size may have."""
    others = sum(card not in fitting for card in pool)
    choices = [[card] for card in fitting if others + pool.count(card) >= size]
    if others >= size:
        choices.append([])
    return choices[chance.below("", len(choices))]
