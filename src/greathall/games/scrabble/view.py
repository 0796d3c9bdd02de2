"""What a seat may know, built up from nothing."""

from __future__ import annotations

from msgspec import Struct

from greathall.core.messages import Seat

from .actions import Card, House, Place, Tile
from .board import PLAIN_ROWS, ROWS, SIZE, TILES
from .cards import COPIES
from .effects import secret_of_spell
from .state import Scrabble
from .tiles import unseen


class PlayerView(Struct, frozen=True):
    house: House | None
    """None in the classic edition."""
    score: int
    tiles: int
    cards: int
    stupefied: int
    rack: tuple[Tile, ...] | None
    """After the game."""
    known_tiles: tuple[Tile, ...]
    """Of this rack, what the viewer has seen: shown by Veritaserum (W10), taken back, stolen, given."""
    known_cards: tuple[Card, ...]


class OwnView(Struct, frozen=True):
    """What only this player knows."""

    rack: tuple[Tile, ...]
    hand: tuple[Card, ...]
    fresh: tuple[Card, ...]
    """Cards gained this turn, not to be used before the next."""
    glossary: tuple[str, ...]
    """The Glossary, while it lies open: in the turn in which the player has used Revelio."""


class ScrabbleView(Struct, frozen=True):
    language: str
    """Of the words: its code."""
    squares: tuple[str, ...]
    """The printed board: = - word, \" ' letter premiums, H Hogwarts spaces."""
    values: dict[str, int]
    """What is printed on the tiles."""
    board: tuple[str, ...]
    """15 rows: a letter, lower case for a blank, or a dot."""
    marks: tuple[str, ...]
    """1: the row, 2: the column through this tile is read in reverse."""
    laid: Place | None
    """The play that may still be challenged."""
    turn: Seat
    turns: int
    bag: int
    deck: int
    discard: tuple[Card, ...]
    card_used: bool
    revelio: bool
    extra_turns: int
    players: tuple[PlayerView, ...]
    own: OwnView | None
    unseen: tuple[Tile, ...] | None = None
    """The tiles in the bag and on the racks of the others, where the table has a tracker."""


def view(g: Scrabble, seat: int | None) -> ScrabbleView:
    return ScrabbleView(
        language=g.settings.language,
        squares=ROWS if g.wizarding else PLAIN_ROWS,
        values=g.language.values,
        board=_rows(g.board),
        marks=_rows(g.marks),
        laid=g.laid,
        turn=g.turn,
        turns=g.turns,
        bag=len(g.bag),
        deck=len(g.deck),
        discard=tuple(g.discard),
        card_used=g.used,
        revelio=g.revelio,
        extra_turns=g.again,
        players=tuple(_player(g, other, seat) for other in range(g.seats)),
        own=None if seat is None else _own(g, seat),
        unseen=tuple(unseen(g, seat)) if seat is not None and g.settings.tracker else None,
    )


def _rows(squares: str) -> tuple[str, ...]:
    return tuple(squares[i : i + SIZE] for i in range(0, SIZE * SIZE, SIZE))


def _player(g: Scrabble, seat: int, viewer: int | None) -> PlayerView:
    return PlayerView(
        house=g.house[seat] or None,
        score=g.scores[seat],
        tiles=len(g.racks[seat]),
        cards=len(g.hands[seat]),
        stupefied=g.stupefied[seat],
        rack=tuple(g.racks[seat]) if g.over else None,
        known_tiles=() if viewer is None else tuple(g.tiles_known[viewer][seat]),
        known_cards=() if viewer is None else tuple(g.cards_known[viewer][seat]),
    )


def _own(g: Scrabble, seat: int) -> OwnView:
    turn = seat == g.turn
    return OwnView(
        rack=tuple(g.racks[seat]),
        hand=tuple(g.hands[seat]),
        fresh=tuple(sorted(g.fresh)) if turn else (),
        glossary=g.language.glossary if turn and g.revelio else (),
    )


def hidden(g: Scrabble, seat: int | None) -> dict[str, object]:
    """What this seat does not know."""
    unknown: dict[str, object] = {"bag": list(g.bag), "deck": g.deck}
    for other in range(g.seats):
        if other != seat:
            unknown[f"rack of {other}"] = list(g.racks[other])
            unknown[f"hand of {other}"] = g.hands[other]
    if seat != g.turn:
        unknown["aim of the spell"] = secret_of_spell(g)
    return unknown


def pieces(g: Scrabble) -> dict[str, int]:
    """The tiles (100 in English) and the 32 cards."""
    tiles = g.bag + "".join(g.racks) + "".join("?" if tile.islower() else tile for tile in g.board if tile != ".")
    cards = [*g.deck, *g.discard, *(card for hand in g.hands for card in hand), *["stupefy"] * sum(g.stupefied)]
    return {tile: tiles.count(tile) for tile in TILES} | {card: cards.count(card) for card in COPIES}
