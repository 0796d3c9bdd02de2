"""How tiles move between the bag, the racks and the board, and what others then know of a rack."""

from __future__ import annotations

from collections.abc import Iterable

from . import events as e
from .board import ALPHABET, BLANK, RACK, TILES
from .state import Scrabble

AS_ON_RACK = str.maketrans(ALPHABET.lower(), BLANK * len(ALPHABET))
"""On the board a blank shows the letter that it stands for."""


def without(tiles: str, gone: Iterable[str]) -> str:
    for tile in gone:
        tiles = tiles.replace(tile, "", 1)
    return tiles


def holds(rack: str, tiles: Iterable[str]) -> bool:
    for tile in tiles:
        if tile not in rack:
            return False
        rack = rack.replace(tile, "", 1)
    return True


def joined(tiles: str, more: Iterable[str]) -> str:
    """All of them in order, blanks last."""
    found = "".join(sorted((*tiles, *more)))
    blanks = found.count("?")
    return found[blanks:] + found[:blanks]


def unseen(g: Scrabble, seat: int) -> str:
    """The tiles that a seat has not seen: in the bag or on other racks."""
    seen, copies = g.board.translate(AS_ON_RACK) + g.racks[seat], g.language.copies
    return "".join([tile * (copies[tile] - seen.count(tile)) for tile in TILES])


def draw_tiles(g: Scrabble, seat: int, count: int) -> None:
    """Draw from the bag, as many as there are."""
    bag, drawn = g.bag, []
    for _ in range(min(count, len(bag))):
        at = g.chance.below("tiles", len(bag))
        drawn.append(bag[at])
        bag = bag[:at] + bag[at + 1 :]
    if drawn:
        g.bag = bag
        g.racks[seat] = joined(g.racks[seat], drawn)
        if g.log is not None:
            g.emit(e.DrewTiles(seat, len(drawn), tuple(sorted(drawn))))


def fill_rack(g: Scrabble, seat: int) -> None:
    draw_tiles(g, seat, RACK - len(g.racks[seat]))


def show_tiles(g: Scrabble, owner: int, tiles: str, observers: Iterable[int]) -> None:
    """These tiles of a rack are now known to these seats."""
    for other in observers:
        if other != owner:
            known = g.tiles_known[other][owner]
            more = [tile for tile in set(tiles) for _ in range(max(0, tiles.count(tile) - known.count(tile)))]
            g.tiles_known[other][owner] = joined(known, more)


def remove_openly(g: Scrabble, owner: int, tiles: str) -> None:
    """Tiles leave a rack before the eyes of all."""
    g.racks[owner] = without(g.racks[owner], tiles)
    for other in range(g.seats):
        g.tiles_known[other][owner] = without(g.tiles_known[other][owner], tiles)


def remove_secretly(g: Scrabble, owner: int, tiles: str, privy: Iterable[int] = ()) -> None:
    """Tiles leave a rack unseen: who is not privy no longer knows which ones are still there."""
    g.racks[owner] = without(g.racks[owner], tiles)
    privy = tuple(privy)
    for other in range(g.seats):
        known = g.tiles_known[other][owner]
        g.tiles_known[other][owner] = without(known, tiles) if other in privy else ""


def exchange(g: Scrabble, seat: int, tiles: str) -> None:
    """Rule 7: discard facedown, draw as many, then return the discarded ones to the bag."""
    remove_secretly(g, seat, tiles)
    draw_tiles(g, seat, len(tiles))
    g.bag = joined(g.bag, tiles)
    g.emit(e.Exchanged(seat, len(tiles)))
