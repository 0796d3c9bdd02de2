"""Words to set a table of Scrabble and to play at it: set a table, act, expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from greathall.core.errors import Illegal
from greathall.core.kernel import Event, logged
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.cards import COPIES as CARDS
from greathall.games.scrabble.notation import read_board, read_play
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.tiles import joined, without
from greathall.games.scrabble.turn import BEGIN_TURN

HOUSES = ("slytherin", "hufflepuff", "ravenclaw", "gryffindor")


def table(
    racks: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    *,
    seats: int = 2,
    board: str = "",
    bag: str | None = None,
    houses: Sequence[str] = (),
    **options: Any,
) -> Scrabble:
    """A game at the first turn of seat 0 (Slytherin), with these racks, hands and board; the bag holds the rest.

    Racks that are not given hold what the seed dealt; hands that are not given are empty.
    """
    g = SPEC.new(seats=seats, seed=3, houses=tuple(houses) or HOUSES[:seats], **options)
    if board:
        g.board = read_board(board)
    for seat in range(seats):
        g.racks[seat] = joined("", racks[seat]) if seat < len(racks) else joined("", "EEIIOOA"[:7])
        g.hands[seat] = sorted(hands[seat]) if seat < len(hands) else []
    on_board = "".join("?" if tile.islower() else tile for tile in g.board if tile != ".")
    g.bag = without(g.language.bag, on_board + "".join(g.racks)) if bag is None else bag
    cards = [card for card in CARDS for _ in range(CARDS[card])] if g.wizarding and g.settings.cards else []
    for hand in g.hands:
        for card in hand:
            cards.remove(card)
    g.deck = sorted(cards)
    g.discard = []
    g.scores = [0] * seats
    begin(g, 0)
    return g


def begin(g: Scrabble, seat: int) -> None:
    """Give the turn to a seat."""
    g.agenda.clear()
    g.waiting, g.asked = (), None
    g.then((BEGIN_TURN,), seat)
    g.run()


def place(g: Scrabble, text: str, card: str | None = None, *, accept: bool = True) -> list[Event]:
    """The seat whose turn it is lays this play; the others accept it."""
    log = logged(g)
    g.act(g.turn, read_play(g.board, text, card))
    if accept:
        all_accept(g)
    return log


def all_accept(g: Scrabble) -> None:
    for seat in g.waiting:
        if a.Accept() in g.options(seat):
            g.act(seat, a.Accept())


def refused(g: Scrabble, action: Any, seat: int | None = None) -> str:
    """The key of the reason."""
    with pytest.raises(Illegal) as caught:
        g.act(g.turn if seat is None else seat, action)
    return caught.value.message.key


def told(log: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in log if isinstance(event, kind)]
