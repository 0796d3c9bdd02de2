"""Laying the table: houses, tiles, cards, and who begins."""

from __future__ import annotations

from greathall.core.errors import BadSettings

from . import events as e
from .board import EMPTY, RACK
from .cards import COMPETITION, GRYFFINDOR, HOUSES, RAVENCLAW, SLYTHERIN
from .cards import COPIES as CARD_COPIES
from .engine.warm_up import warm_up_in_background
from .hands import draw_card, gain_card
from .notation import read_position
from .settings import USUAL
from .state import Scrabble, fingerprint
from .tiles import draw_tiles, fill_rack, holds, joined, without
from .turn import BEGIN_TURN
from .versions import FIRST_CARD_IS_KEPT, LAST_TURNS_KEPT, WORD_LIST_IS_NAMED


def setup(g: Scrabble) -> None:
    """Sort the players into houses, deal, and find who begins."""
    warm_up_in_background()
    words = g.lexicon()  # a list that cannot be read is an error now, not in the middle of the game
    if g.settings.lexicon != USUAL and g.version >= WORD_LIST_IS_NAMED:
        g.word_list = fingerprint(words)
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
    g.lately = [None] * g.seats if g.version >= LAST_TURNS_KEPT else []
    g.tiles_known = [[""] * g.seats for _ in seats]
    g.cards_known = [[[] for _ in seats] for _ in seats]
    for seat in seats if g.wizarding else ():
        g.emit(e.Sorted(seat, g.house[seat]))
    if g.settings.position:
        lay_position(g)
        return
    for seat in seats:
        draw_tiles(g, seat, RACK + (g.house[seat] == RAVENCLAW))
    if GRYFFINDOR in g.house:
        _first_card(g, g.house.index(GRYFFINDOR))
    g.turn = g.house.index(SLYTHERIN) if SLYTHERIN in g.house else g.chance.below("lot", g.seats)
    g.then((BEGIN_TURN,), g.turn)


def first_scores(g: Scrabble) -> list[int]:
    """What each seat had when the game began: nothing, or what the position says."""
    return read_position(g.settings.position)[2] if g.settings.position else [0] * g.seats


def lay_position(g: Scrabble) -> None:
    """The board, the scores and the racks of a game that was begun elsewhere; what is missing from a rack is drawn.

    The rack of the seat that moves is complete if it is told at all.
    """
    board, racks, scores, idle, _ = read_position(g.settings.position)
    if g.wizarding or len(scores) != g.seats or len(racks) > g.seats:
        raise BadSettings("bad-position", seats=g.seats)
    racks += [""] * (g.seats - len(racks))
    on_board = "".join("?" if tile.islower() else tile for tile in board if tile != EMPTY)
    if not holds(g.bag, on_board + "".join(racks)):
        raise BadSettings("bad-position-tiles")
    g.board, g.scores = board, scores
    g.bag = without(g.bag, on_board + "".join(racks))
    for seat, rack in enumerate(racks):
        g.racks[seat] = joined("", rack)
    for seat in range(g.seats):
        if seat or not g.racks[seat]:
            fill_rack(g, seat)
    if idle:
        g.passes = [0, *[1] * (g.seats - 1)]
        g.idle = [*g.passes]
    g.turn = 0
    g.then((BEGIN_TURN,), 0)


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
