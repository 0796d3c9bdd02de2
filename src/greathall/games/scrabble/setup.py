"""Laying the table: houses, tiles, cards, and who begins."""

from __future__ import annotations

from greathall.core.errors import BadSettings

from . import events as e
from .board import COPIES as TILE_COPIES
from .board import RACK, TILES
from .cards import COPIES as CARD_COPIES
from .cards import GRYFFINDOR, HOUSES, RAVENCLAW, SLYTHERIN
from .engine.warm_up import warm_up_in_background
from .hands import draw_card
from .state import Scrabble
from .tiles import draw_tiles
from .turn import BEGIN_TURN


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
    g.house = houses[: g.seats]
    g.bag = "".join(tile * TILE_COPIES[tile] for tile in TILES)
    g.deck = [card for card in sorted(CARD_COPIES) for _ in range(CARD_COPIES[card])] if g.settings.cards else []
    g.racks = [""] * g.seats
    g.hands = [[] for _ in seats]
    g.scores = [0] * g.seats
    g.stupefied = [0] * g.seats
    g.passes = [0] * g.seats
    g.idle = [0] * g.seats
    g.tiles_known = [[""] * g.seats for _ in seats]
    g.cards_known = [[[] for _ in seats] for _ in seats]
    for seat in seats:
        g.emit(e.Sorted(seat, g.house[seat]))
    for seat in seats:
        draw_tiles(g, seat, RACK + (g.house[seat] == RAVENCLAW))
    if GRYFFINDOR in g.house:
        draw_card(g, g.house.index(GRYFFINDOR))
        g.fresh = []
    g.turn = g.house.index(SLYTHERIN) if SLYTHERIN in g.house else g.chance.below("lot", g.seats)
    g.then((BEGIN_TURN,), g.turn)
