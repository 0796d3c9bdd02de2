"""Another world that a seat cannot tell from the true one: what it has not seen is shuffled, the dice are others.

Hidden cards are sorted before they are shuffled, so that the new world depends on nothing but what the seat knows and
the generator.
"""

from __future__ import annotations

from random import Random

from greathall.core.chance import FastChance
from greathall.games.hogwarts_battle.box import CARDS, VILLAINS
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.table import PutDown
from greathall.games.hogwarts_battle.words import EachDiscards


def redeal(g: Battle, seat: int | None, rng: Random) -> Battle:
    w = g.copy()
    w.chance = chance = FastChance(rng.getrandbits(64))
    shuffle_all_but(w.stack, 0, 0, chance)
    shuffle_all_but(w.events, 0, 0, chance)
    shuffle_all_but(w.villain_stack, 1 if w.villain_stack and VILLAINS[w.villain_stack[0]].last else 0, 0, chance)
    closed: bool = g.rules.closed_hands
    for hero in range(g.seats):
        if hero == seat or not closed:
            shuffle_all_but(w.decks[hero], 0, w.known[hero], chance)
        else:
            redeal_hand(w, hero, chance)
    for hero in w.sealed:
        if hero != seat:
            w.waiting = (hero,)
            w.sealed[hero] = rng.choice(w.options(hero))
    w.waiting = g.waiting
    return w


def shuffle_all_but(cards: list[str], bottom: int, top: int, chance: FastChance) -> None:
    middle = sorted(cards[bottom : len(cards) - top])
    chance.shuffle("", middle)
    cards[bottom : len(cards) - top] = middle


def redeal_hand(w: Battle, hero: int, chance: FastChance) -> None:
    """Hand and deck of another hero are shuffled together, but for what all know of the deck's top.

    The question that hero is asked is information: who must discard a spell, or else lose health, holds a spell.
    """
    hand, deck = w.hands[hero], w.decks[hero]
    top = deck[len(deck) - w.shown[hero] :] if w.shown[hero] else []
    pool = sorted(hand + deck[: len(deck) - len(top)])
    kind = asked_kind(w, hero)
    chance.shuffle("", pool)
    if kind is not None and all(CARDS[card].kind != kind for card in pool[: len(hand)]):
        fits = [place for place, card in enumerate(pool) if CARDS[card].kind == kind]
        other = fits[chance.below("", len(fits))]
        mine = chance.below("", len(hand))
        pool[mine], pool[other] = pool[other], pool[mine]
    w.hands[hero] = pool[: len(hand)]
    w.decks[hero] = pool[len(hand) :] + top
    w.known[hero] = w.shown[hero]


def asked_kind(w: Battle, hero: int) -> int | None:
    """The kind of card that this hero must hold because of what they are asked."""
    if w.asked is not None and (hero in w.waiting or hero in w.sealed):
        effect = w.asked.effect
        if isinstance(effect, EachDiscards | PutDown):
            return effect.kind
    return None
