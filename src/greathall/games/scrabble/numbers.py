"""Answers and views of Scrabble as numbers (`docs/env.md`).

There are too many plays to give each a number of its own, and too many to look at each of them. A play is told by its
*footprint*: the square of its first tile, its direction, and how many tiles are laid. Which squares they take follows
from the board; of the words that fit, the number stands for the one that scores most. Handfuls of tiles (to exchange,
to put back) are told by the places of the sorted rack that they take.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import compress, count
from random import Random
from typing import Any

from greathall.core.kernel import Action
from greathall.core.lazy import LazyNumbers
from greathall.core.numbering import ActionSpace, Numbered
from greathall.core.observing import FLOAT
from greathall.core.spec import EnvHints

from . import actions as a
from .board import ALPHABET, BLANK, EMPTY, NO_MARKS, SIZE, TILES
from .cards import BONUS, CONFUNDO, HOUSES
from .engine import generator
from .engine.play import Play, Plays
from .notation import square_name
from .options import TurnOptions, place_of, spells
from .state import Scrabble

SQUARES = SIZE * SIZE
MOST_TILES = 7
"""Of a play; longer ones (Engorgio) are told like those of seven."""
PLACES = 10
"""Of a rack, with what Engorgio adds."""
LOOKS = 2
"""So many plays are looked for alone: to look for more costs as much as to find all of them."""
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

    place = np.full(len(FOOTPRINTS), -1)
    place[_footprints(packed[:, 1])] = np.arange(len(packed))
    found = np.flatnonzero(place >= 0)
    return dict(zip(found.tolist(), place[found].tolist(), strict=True))


def marked(plays: Plays) -> bytes:
    """A byte for each footprint: 1 if there is a play that has it."""
    found = bytearray(len(FOOTPRINTS))
    metas = plays.metas
    if isinstance(metas, list):
        for meta in metas:
            found[_footprint(meta)] = 1
    else:
        import numpy as np

        np.frombuffer(found, np.uint8)[_footprints(metas)] = 1
    return bytes(found)


def _footprints(metas: Any) -> Any:
    """Of the plays of an array."""
    import numpy as np

    meta = metas.astype(np.int64)
    lowest = np.frombuffer(_LOWEST, np.uint8)[meta & 0xFFFF]
    starts = np.frombuffer(_STARTS, np.int16)[(meta >> 32 & 63) * (SIZE + 2) + lowest]
    return starts + np.minimum(meta >> 43 & 31, MOST_TILES) - 1


def _footprint(meta: int) -> int:
    """Of a play, by the bits that `engine.play` lays out."""
    lowest = _LOWEST[meta & 0xFFFF]
    return _STARTS[(meta >> 32 & 63) * (SIZE + 2) + lowest] + min(meta >> 43 & 31, MOST_TILES) - 1


def handfuls(rack: str, most: int) -> dict[int, str]:
    """The different handfuls of up to `most` tiles, each by the places of the rack that it takes."""
    return {places: taken_from(rack, places) for places in compress(HANDFULS, marked_handfuls(rack, most))}


def marked_handfuls(rack: str, most: int) -> bytes:
    """A byte for each choice of places, from 1 on: 1 if it is one of those handfuls."""
    rack = rack[:PLACES]
    return _marked_handfuls((*map(rack.index, rack),), min(most, len(rack)))


@lru_cache(maxsize=4096)
def _marked_handfuls(alike: tuple[int, ...], most: int) -> bytes:
    """They depend on which tiles are alike: for each tile, the place of the first like it."""
    found: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    parts: dict[tuple[int, ...], int] = {}
    for place, tile in enumerate(alike):
        found += [(places | 1 << place, (*part, tile)) for places, part in found if len(part) < most]
    for places, part in found:
        parts.setdefault(part, places)
    marked = bytearray(len(HANDFULS) + 1)
    for places in parts.values():
        marked[places] = 1
    return bytes(marked[1:])


def taken_from(rack: str, places: int) -> str:
    return "".join([tile for place, tile in enumerate(rack) if places >> place & 1])


def places_of(g: Scrabble, seat: int, tiles: str) -> int:
    """The places of the rack that these tiles take, the first ones of equal tiles."""
    taken = 0
    for tile in tiles:
        taken |= next(1 << i for i, held in enumerate(g.racks[seat]) if held == tile and not taken >> i & 1)
    return taken


def best_on(g: Scrabble, seat: int, footprint: int, confundo: bool) -> Play | None:
    """The play that this footprint stands for, without finding all; None if there is none. A rack of more tiles than
    are told has plays that it does not find."""
    start, more = divmod(footprint, MOST_TILES)
    square, down = divmod(start, 2)
    along, line = divmod(square, SIZE)
    if not down:
        line, along = along, line
    row = g.board[line::SIZE] if down else g.board[line * SIZE : (line + 1) * SIZE]
    found: list[Play] = []
    for backwards in (True,) if confundo else (False,) if g.marks == NO_MARKS else (False, True):
        on = _places_on(row[::-1], SIZE - 1 - along, more + 1) if backwards else _places_on(row, along, more + 1)
        lane = line + 15 * down + 30 * backwards
        play = generator.best_on(g.lexicon(), g.board, g.marks, g.racks[seat], lane, on, confundo) if on else None
        if play is not None:
            found.append(play)
    return max(found, key=lambda play: (play.meta, play.laid), default=None)


def _places_on(row: str, first: int, tiles: int) -> int:
    """The bits of so many empty squares of a lane, from this one on; 0 if there are fewer, or it is taken."""
    on = 0
    if row[first] == EMPTY:
        for place in range(first, SIZE):
            if row[place] == EMPTY:
                on |= 2 << place
                tiles -= 1
                if not tiles:
                    return on
    return 0


class TurnNumbers(LazyNumbers):
    """The options of a turn by number; an answer is made when it is looked at, and all plays are found only if all
    numbers are asked for."""

    def __init__(self, space: ActionSpace, g: Scrabble, seat: int, options: TurnOptions) -> None:
        self._of = space, g, seat
        self._options = options
        self._first = space.blocks[a.Place].start
        self._looks = LOOKS

    @cached_property
    def _plays(self) -> dict[str | None, Plays]:
        """What can be laid with each card."""
        options = self._options
        found = dict.fromkeys(options.cards, options.plays)
        return found | {CONFUNDO: options.confundo} if len(options.confundo) else found

    @cached_property
    def _best(self) -> dict[str | None, dict[int, int]]:
        """With each card, the place of the best play of each footprint."""
        return {card: footprints(plays) for card, plays in self._plays.items()}

    @cached_property
    def _marked(self) -> list[tuple[int, int, bytes]]:
        """The numbers of plays and handfuls: the first, the step from each to the next, and a byte for each."""
        of_plays = {id(plays): marked(plays) for plays in self._plays.values()}
        every = len(WITH)
        found = [(self._first + WITH.index(card), every, of_plays[id(plays)]) for card, plays in self._plays.items()]
        return found + [(before + 1, 1, self._handfuls) for before in self._kinds.values()]

    @cached_property
    def _others(self) -> dict[int, Action]:
        space, g, seat = self._of
        aimed = [action for action in spells(g, seat) if not isinstance(action, a.Transfigure)]
        return space.ranked(g, seat, [*aimed, a.Pass()])

    @cached_property
    def _handfuls(self) -> bytes:
        _, g, seat = self._of
        return marked_handfuls(g.racks[seat], len(g.bag))

    @cached_property
    def _kinds(self) -> dict[type[a.Exchange | a.Transfigure], int]:
        """What can be done with a handful, and the number before those of its answers."""
        space, g, seat = self._of
        kinds: list[type[a.Exchange | a.Transfigure]] = [a.Exchange]
        if not g.used and g.usable(seat, "transfiguration"):
            kinds.append(a.Transfigure)
        return {kind: space.blocks[kind].start - 1 for kind in kinds}

    def __getitem__(self, number: int) -> Action:
        _, g, seat = self._of
        footprint, card = divmod(number - self._first, len(WITH))
        if 0 <= footprint < len(FOOTPRINTS):
            play = self._play(footprint, WITH[card])
            if play is None:
                raise KeyError(number)
            return place_of(play, WITH[card])
        for kind, before in self._kinds.items():
            places = number - before
            if places in HANDFULS and self._handfuls[places - 1]:
                return kind(taken_from(g.racks[seat], places))
        return self._others[number]

    def _play(self, footprint: int, card: str | None) -> Play | None:
        _, g, seat = self._of
        if card not in self._options.kinds():
            return None
        if self._looks and len(g.racks[seat]) <= MOST_TILES:
            self._looks -= 1
            return best_on(g, seat, footprint, card == CONFUNDO)
        place = self._best.get(card, {}).get(footprint)
        return None if place is None else self._plays[card][place]

    def sample(self, rng: Random) -> int:
        """As the options draw: a play is told by its footprint, and stands for the best one there."""
        space, g, seat = self._of
        play, other = self._options.drawn(rng)
        if play is not None:
            return self._first + _footprint(play.meta) * len(WITH) + WITH.index(other)
        return next(iter(space.ranked(g, seat, [other])))

    def mark(self, mask: bytearray) -> None:
        for first, step, those in self._marked:
            mask[first : first + step * len(those) : step] = those
        for number in self._others:
            mask[number] = 1

    def __iter__(self) -> Iterator[int]:
        for first, step, those in self._marked:
            yield from compress(count(first, step), those)
        yield from self._others

    def __len__(self) -> int:
        return len(self._others) + sum(those.count(1) for _, _, those in self._marked)


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
