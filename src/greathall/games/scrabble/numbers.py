"""Answers and views of Scrabble as numbers (`docs/env.md`).

There are too many plays to give each a number of its own, and too many to look at each of them. A play is told by its
*footprint*: the square of its first tile, its direction, and how many tiles are laid. Which squares they take follows
from the board; of the words that fit, the number stands for the one that scores most. Handfuls of tiles (to exchange,
to put back) are told by the places of the sorted rack that they take.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from greathall.core.kernel import Action
from greathall.core.numbering import ActionSpace, Numbered
from greathall.core.observing import FLOAT
from greathall.core.spec import EnvHints

from . import actions as a
from .board import ALPHABET, BLANK, EMPTY, SIZE, TILES
from .cards import BONUS, CONFUNDO, HOUSES
from .engine.play import Plays
from .notation import square_name
from .options import TurnOptions, place_of, spells
from .state import Scrabble

SQUARES = SIZE * SIZE
MOST_TILES = 7
"""Of a play; longer ones (Engorgio) are told like those of seven."""
PLACES = 10
"""Of a rack, with what Engorgio adds."""
WITH = (None, *BONUS, CONFUNDO)
_SQUARES = [square_name(square) for square in range(SQUARES)]
FOOTPRINTS = [f"{it} {way} {n}" for it in _SQUARES for way in ("across", "down") for n in range(1, MOST_TILES + 1)]
HANDFULS = range(1, 1 << PLACES)
_LOWEST = bytes((i & -i).bit_length() for i in range(1 << 16))
"""The place of the lowest bit, counted from 1: the squares of a lane are the bits from the second on."""


def _start(lane: int, lowest: int) -> int:
    """The footprint of one tile on this square of a lane, counted as `_LOWEST` does."""
    line, down, backwards = lane % SIZE, lane // SIZE % 2, lane // (2 * SIZE)
    first = lowest - 2
    along = SIZE - 1 - first if backwards else first
    square = along * SIZE + line if down else line * SIZE + along
    return (square * 2 + down) * MOST_TILES


_STARTS = array("h", [_start(lane, lowest) for lane in range(4 * SIZE) for lowest in range(SIZE + 2)])


def footprints(plays: Plays) -> dict[int, int]:
    """For each footprint, the place of the play that scores most: the last of those that have it, as plays are in order
    of their scores."""
    packed: Any = plays.packed
    if not hasattr(packed, "tolist"):
        return dict(sorted({_footprint(meta): place for place, (_, meta) in enumerate(packed)}.items()))
    import numpy as np

    meta = packed[:, 1].astype(np.int64)
    lowest = np.frombuffer(_LOWEST, np.uint8)[meta & 0xFFFF]
    starts = np.frombuffer(_STARTS, np.int16)[(meta >> 32 & 63) * (SIZE + 2) + lowest]
    place = np.full(len(FOOTPRINTS), -1)
    place[starts + np.minimum(meta >> 43 & 31, MOST_TILES) - 1] = np.arange(len(meta))
    found = np.flatnonzero(place >= 0)
    return dict(zip(found.tolist(), place[found].tolist(), strict=True))


def _footprint(meta: int) -> int:
    """Of a play, by the bits that `engine.play` lays out."""
    lowest = _LOWEST[meta & 0xFFFF]
    return _STARTS[(meta >> 32 & 63) * (SIZE + 2) + lowest] + min(meta >> 43 & 31, MOST_TILES) - 1


def handfuls(rack: str, most: int) -> dict[int, str]:
    """The different handfuls of up to `most` tiles, each by the places of the rack that it takes."""
    return {places: taken_from(rack, places) for places in handful_places(rack, most)}


def handful_places(rack: str, most: int) -> dict[int, None]:
    """The places of each of them."""
    rack = rack[:PLACES]
    return _handful_places((*map(rack.index, rack),), min(most, len(rack)))


@lru_cache(maxsize=4096)
def _handful_places(alike: tuple[int, ...], most: int) -> dict[int, None]:
    """They depend on which tiles are alike: for each tile, the place of the first like it."""
    found: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    parts: dict[tuple[int, ...], int] = {}
    for place, tile in enumerate(alike):
        found += [(places | 1 << place, (*part, tile)) for places, part in found if len(part) < most]
    for places, part in found:
        parts.setdefault(part, places)
    return dict.fromkeys(places for part, places in parts.items() if part)


def taken_from(rack: str, places: int) -> str:
    return "".join([tile for place, tile in enumerate(rack) if places >> place & 1])


def places_of(g: Scrabble, seat: int, tiles: str) -> int:
    """The places of the rack that these tiles take, the first ones of equal tiles."""
    taken = 0
    for tile in tiles:
        taken |= next(1 << i for i, held in enumerate(g.racks[seat]) if held == tile and not taken >> i & 1)
    return taken


class TurnNumbers(Mapping[int, Action]):
    """The options of a turn by number; an answer is made when it is looked at."""

    def __init__(self, space: ActionSpace, g: Scrabble, seat: int, options: TurnOptions) -> None:
        self._first = space.blocks[a.Place].start
        usual = options.plays, footprints(options.plays)
        self._plays = {WITH.index(card): usual for card in options.cards}
        """With each card: all plays, and of each footprint the place of the best."""
        if len(options.confundo):
            self._plays[WITH.index(CONFUNDO)] = options.confundo, footprints(options.confundo)
        aimed = [action for action in spells(g, seat) if not isinstance(action, a.Transfigure)]
        self._others = space.ranked(g, seat, [*aimed, a.Pass()])
        self._rack = g.racks[seat]
        self._handfuls = handful_places(self._rack, len(g.bag))
        kinds: list[type[a.Exchange | a.Transfigure]] = [a.Exchange]
        if not g.used and g.usable(seat, "transfiguration"):
            kinds.append(a.Transfigure)
        self._kinds = {kind: space.blocks[kind].start - 1 for kind in kinds}
        """What can be done with a handful, and the number before those of its answers."""

    def __getitem__(self, number: int) -> Action:
        for kind, before in self._kinds.items():
            if number - before in self._handfuls:
                return kind(taken_from(self._rack, number - before))
        if number in self._others:
            return self._others[number]
        footprint, card = divmod(number - self._first, len(WITH))
        plays, found = self._plays[card]
        return place_of(plays[found[footprint]], WITH[card])

    def __iter__(self) -> Iterator[int]:
        for card, (_, found) in self._plays.items():
            start, every = self._first + card, len(WITH)
            yield from [start + footprint * every for footprint in found]
        yield from self._others
        for before in self._kinds.values():
            yield from [before + places for places in self._handfuls]

    def __len__(self) -> int:
        plays = sum(len(found) for _, found in self._plays.values())
        return plays + len(self._others) + len(self._kinds) * len(self._handfuls)


def letters(rows: Sequence[str]) -> Sequence[float]:
    """For each letter and each square whether it lies there, then for each square whether it is a blank."""
    row = array("f", bytes(FLOAT.size * SQUARES * (len(ALPHABET) + 1)))
    for square, tile in enumerate("".join(rows)):
        if tile != EMPTY:
            row[(ord(tile) & 31) * SQUARES - SQUARES + square] = 1.0
            if tile.islower():
                row[len(ALPHABET) * SQUARES + square] = 1.0
    return row


def marks(rows: Sequence[str]) -> list[float]:
    return [float(mark) for row in rows for mark in row]


NUMBERS = EnvHints[Scrabble](
    version=2,
    answers={
        a.Place: Numbered(words={"card": WITH, "tiles": FOOTPRINTS}, ranked=("down",)),
        a.Exchange: Numbered(words={"tiles": HANDFULS}, reads={"tiles": places_of}),
        a.Transfigure: Numbered(words={"tiles": HANDFULS}, reads={"tiles": places_of}),
        a.Return: Numbered(words={"tiles": HANDFULS}, reads={"tiles": places_of}),
        a.Question: Numbered(words={"letter": ALPHABET}),
        a.Unlock: Numbered(words={"square": _SQUARES}),
        a.Give: Numbered(words={"tile": TILES}),
    },
    listed=TurnNumbers,
    words={
        "players.house": HOUSES,
        "players.rack": TILES,
        "players.known_tiles": TILES,
        "own.rack": TILES,
        "unseen": TILES,
    },
    by_seat=("players",),
    reads={
        "board": ([f"{tile}{square}" for tile in (*ALPHABET, BLANK) for square in _SQUARES], letters),
        "marks": (_SQUARES, marks),
    },
    left_out=("language", "squares", "values", "laid", "own.glossary"),
)
