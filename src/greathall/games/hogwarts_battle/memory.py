"""What everybody has been told of closed hands, and remembers (P11).

The Invisibility Cloak, Fred and George Weasley, Tom Riddle, the Educational Decree and the events that want a card of a
kind tell how many cards of a sort there are in a hand. Such a fact is a least and a largest number, for one hand or for
several together. It is kept up as cards come and go, until the hand is put down at the end of its owner's turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from greathall.games.hogwarts_battle.components import KINDS
from greathall.games.hogwarts_battle.hand_fact import Fact
from greathall.games.hogwarts_battle.lookup import CARDS
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.versions import HANDS_REMEMBERED

MANY: Final = 99
CLOAK: Final = "invisibility_cloak"


def remembered(g: Battle) -> bool:
    """Whether there is anything to remember: open hands are seen by all."""
    return g.settings.closed_hands and g.version >= HANDS_REMEMBERED


def is_of(card: str, sort: str) -> bool:
    """Whether the card is of this sort: a kind, "dear" (a value of 4 or more), "weasley" or "cloak"."""
    if sort in KINDS:
        return KINDS[CARDS[card].kind] == sort
    if sort == "dear":
        return CARDS[card].cost >= 4
    return CARDS[card].weasley if sort == "weasley" else card == CLOAK


def count(cards: Iterable[str], sort: str) -> int:
    return sum(is_of(card, sort) for card in cards)


def learn(g: Battle, seats: tuple[int, ...], sort: str, least: int, most: int = MANY) -> None:
    """All have been told that these hands hold so many cards of a sort."""
    if not remembered(g):
        return
    for i, fact in enumerate(g.told):
        if fact.seats == seats and fact.sort == sort:
            g.told[i] = Fact(seats, sort, max(least, fact.least), min(most, fact.most))
            return
    g.told.append(Fact(seats, sort, least, most))


def show_cloak(g: Battle, who: int) -> None:
    """The Cloak has protected its owner, so all know where it is."""
    if remembered(g) and CLOAK not in g.open[who]:
        g.open[who].append(CLOAK)


def card_came(g: Battle, who: int, card: str) -> None:
    """A card that all have seen has come into the hand."""
    _change(g, who, card, 1)


def card_left(g: Battle, who: int, card: str) -> None:
    """A card has left the hand, and all have seen which."""
    _change(g, who, card, -1)


def cards_came_unseen(g: Battle, who: int, number: int) -> None:
    g.told = [
        Fact(fact.seats, fact.sort, fact.least, fact.most + number) if who in fact.seats else fact for fact in g.told
    ]


def hand_put_down(g: Battle, who: int) -> None:
    """All cards of the hand have left it one by one; nothing is known of the next hand."""
    rest = [(tuple(seat for seat in fact.seats if seat != who), fact) for fact in g.told]
    g.told = [Fact(seats, fact.sort, fact.least, fact.most) for seats, fact in rest if seats]


def _change(g: Battle, who: int, card: str, number: int) -> None:
    g.told = [
        Fact(fact.seats, fact.sort, max(0, fact.least + number), max(0, fact.most + number))
        if who in fact.seats and is_of(card, fact.sort)
        else fact
        for fact in g.told
    ]
