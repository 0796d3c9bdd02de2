"""Another world that a seat cannot tell from the true one: other racks, hands, bag and deck, as far as it knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from .actions import Question, Summon
from .board import ALPHABET
from .cards import COMPETITION, RICTUSEMPRA
from .effects import WHO_LAUGHED, secret_of_spell, within_reach
from .state import Scrabble
from .tiles import joined, without


def redeal_hidden(w: Scrabble, seat: int | None, rng: Random) -> None:
    others = [other for other in range(w.seats) if other != seat]
    _deal_tiles(w, seat, others, rng)
    if w.wizarding and w.settings.cards:
        _deal_cards(w, seat, others, rng)
    if seat != w.turn:
        _aim_elsewhere(w, rng)


def _aim_elsewhere(w: Scrabble, rng: Random) -> None:
    """Until a spell works, nobody but the caster knows which card Accio takes, or which letter Veritaserum asks for."""
    if secret_of_spell(w) is None:
        return
    if isinstance(w.spell, Summon):
        w.spell = Summon(rng.choice(within_reach(w)))
    elif isinstance(w.spell, Question):
        w.spell = Question(w.spell.target, rng.choice(ALPHABET))


def _deal_tiles(w: Scrabble, seat: int | None, others: list[int], rng: Random) -> None:
    known = ["" if seat is None else w.tiles_known[seat][other] for other in range(w.seats)]
    bag = [*joined(w.bag, "".join([without(w.racks[other], known[other]) for other in others]))]
    for other in others:
        missing = len(w.racks[other]) - len(known[other])
        drawn = [bag.pop(int(rng.random() * len(bag))) for _ in range(missing)]
        w.racks[other] = joined(known[other], drawn)
    w.bag = "".join(bag)
    for other in others:
        for owner in others:
            if other != owner:
                seen = _seen(w.tiles_known[other][owner], known[owner], w.racks[owner], rng)
                w.tiles_known[other][owner] = joined("", seen)


def _seen(true: Sequence[str], known: Sequence[str], held: Sequence[str], rng: Random) -> list[str]:
    """What others know of each other: as much as in the true world, but of what is held in this one."""
    shared = [*(Counter(true) & Counter(known)).elements()]
    rest = [*(Counter(held) - Counter(shared)).elements()]
    return shared + rng.sample(rest, len(true) - len(shared))


def _deal_cards(w: Scrabble, seat: int | None, others: list[int], rng: Random) -> None:
    """Hands hold no competition cards; what was gained this turn is as new in the other world."""
    known: list[list[str]] = [[] if seat is None else w.cards_known[seat][other] for other in range(w.seats)]
    if w.asked is not None and w.asked.effect is WHO_LAUGHED and RICTUSEMPRA not in known[w.asked.who]:
        known[w.asked.who] = [RICTUSEMPRA]  # a spectator hears the claim too
    unseen = w.deck[:]
    for other in others:
        rest = w.hands[other][:]
        for card in known[other]:
            rest.remove(card)
        unseen += rest
    unseen.sort()
    rng.shuffle(unseen)
    kept = [card for card in unseen if card not in COMPETITION]
    for other in others:
        missing = len(w.hands[other]) - len(known[other])
        dealt = [kept.pop() for _ in range(missing)]
        w.hands[other] = sorted(known[other] + dealt)
        if other == w.turn and w.fresh:
            seen = [
                card for card in sorted(set(w.fresh)) for _ in range(min(w.fresh.count(card), known[other].count(card)))
            ]
            w.fresh = seen + dealt[: len(w.fresh) - len(seen)]
    for other in others:
        for owner in others:
            if other != owner:
                w.cards_known[other][owner] = sorted(
                    _seen(w.cards_known[other][owner], known[owner], w.hands[owner], rng)
                )
    w.deck = sorted(kept + [card for card in unseen if card in COMPETITION])
