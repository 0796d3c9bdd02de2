"""Laying the table: houses, tiles, cards, and who begins."""

from __future__ import annotations

from greathall.core.errors import BadSettings

from . import events as e
from .board import RACK
from .cards import COMPETITION, GRYFFINDOR, HOUSES, RAVENCLAW, SLYTHERIN
from .cards import COPIES as CARD_COPIES
from .engine.warm_up import warm_up_in_background
from .hands import draw_card, gain_card
from .state import Scrabble
from .tiles import draw_tiles
from .turn import BEGIN_TURN
from .versions import FIRST_CARD_IS_KEPT


def setup(g: Scrabble) -> None:
    """Sort the players into houses, deal, and find who begins."""
    warm_up_in_background()
    g.lexicon()  # a list that cannot be read is an error now, not in the middle of the game
    seats = range(g.seats)
    given = g.settings.houses
    if given and (len(given) != g.seats or len(set(given)) != g.seats):
        raise BadSettings("bad-houses", seats=g.seats)
    houses = list(given or HOUSES)
    if not given:
        g.chance.shuffle("houses", houses)
    g.house = houses[: g.seats] if g.wizarding else [""] * g.seats
    g.bag = g.language.bag
    with_cards = g.wizarding and g.settings.cards
    g.deck = [card for card in sorted(CARD_COPIES) for _ in range(CARD_COPIES[card])] if with_cards else []
    g.racks = [""] * g.seats
    g.hands = [[] for _ in seats]
    g.scores = [0] * g.seats
    g.stupefied = [0] * g.seats
    g.passes = [0] * g.seats
    g.idle = [0] * g.seats
    g.owed = [0] * g.seats if g.settings.challenge == "double" else []
    g.tiles_known = [[""] * g.seats for _ in seats]
    g.cards_known = [[[] for _ in seats] for _ in seats]
    for seat in seats if g.wizarding else ():
        g.emit(e.Sorted(seat, g.house[seat]))
    for seat in seats:
        draw_tiles(g, seat, RACK + (g.house[seat] == RAVENCLAW))
    if GRYFFINDOR in g.house:
        _first_card(g, g.house.index(GRYFFINDOR))
    g.turn = g.house.index(SLYTHERIN) if SLYTHERIN in g.house else g.chance.below("lot", g.seats)
    g.then((BEGIN_TURN,), g.turn)


def _first_card(g: Scrabble, seat: int) -> None:
    """Gryffindor's: it is kept for a turn, so it is none that scores at once (W25)."""
    if g.version < FIRST_CARD_IS_KEPT:
        draw_card(g, seat)
    elif kept := [card for card in g.deck if card not in COMPETITION]:
        card = kept[g.chance.below("cards", len(kept))]
        g.deck.remove(card)
        g.emit(e.DrewCard(seat, card))
        gain_card(g, seat, card)
    g.fresh = []
