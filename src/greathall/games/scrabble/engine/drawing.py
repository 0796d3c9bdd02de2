"""One play, without finding all: those of one anchor are found. To draw any play, an anchor is drawn first, and what
blanks stand for; to find the best play on some squares, theirs is taken.

So each play can be drawn, but not all are equally likely: one that shares its anchor with many is drawn less often.
"""

import numpy as np
from numba import njit

from .compiling import inner
from .gaddag import ONE, U
from .play import PLACES, SPREAD
from .search import (
    ALL,
    LOW16,
    NO,
    WIDTH,
    ZERO,
    cross_at,
    explore,
    lane_start,
    lanes_in_use,
    load_lane,
    pack_rack,
    read_position,
)

MIX = U(SPREAD)


@njit(cache=True)
def one_play(nodes, squares, marks, tiles, confundo, values, letter_mult, word_mult, chance, lane_on, on, out):
    """As `Plays.drawn`, or as `Plays.best_on` if there are squares `on` which it is to lie, of the lane `lane_on`; the
    play into out[0]; for a position as `read_position` takes it. Gives how many plays its anchor has, 0 if there is no
    play. If `out` has no room for them, none is picked."""
    board = np.zeros(289, np.uint8)
    flags = np.zeros(289, np.uint8)
    rack = np.zeros(27, np.uint8)
    read_position(squares, marks, tiles, board, flags, rack)
    cross = np.full((2, 289), ALL)
    cross_score = np.full((2, 289), np.int32(-1))
    tile = np.zeros(17, np.uint8)
    lanes = np.zeros((3, 17), np.uint64)
    numbers = np.zeros((7, 17), np.int32)
    nothing = np.zeros(289, np.int32)
    best = np.zeros(1, np.int64)
    stack = np.empty((2048, 5), np.uint64)
    delta = np.zeros(27, np.uint64)
    shift = np.zeros(27, np.uint64)
    word, avail, count = pack_rack(rack, delta, shift)
    used = lanes_in_use(board, flags, confundo)
    crossed = np.zeros(60, np.bool_)
    empty = not board.any()
    place = chance
    step = (chance >> 10) | 1
    as_blanks = (ONE << U((chance >> 20) % 26)) | (ONE << U((chance >> 40) % 26))
    rounds = 2 * PLACES if rack[26] else PLACES
    if on:
        rounds = 1
        as_blanks = ALL
    for number in range(rounds):
        if number == PLACES:
            as_blanks = ALL
        place = lane_on * 16 + _first_anchor(board, lane_on, on, empty) if on else (place + step) & (PLACES - 1)
        lane = place >> 4
        anchor = place & 15
        if lane >= 60 or not used[lane] or not anchor:
            continue
        first, along = lane_start(lane)
        at = first + (anchor - 1) * along
        if not _touches(board, at, empty):
            continue
        way = 0 if lane % 30 < 15 else 1
        beside = WIDTH if way == 0 else 1
        if board[at - beside] or board[at + beside]:
            cross_at(nodes, board, flags, values, way, at, cross, cross_score)
        if not cross[way, at] & (avail | as_blanks if rack[26] else avail):
            continue
        if not crossed[lane]:
            crossed[lane] = True
            for i in range(first, first + 15 * along, along):
                if not board[i] and (board[i - beside] or board[i + beside]):
                    cross_at(nodes, board, flags, values, way, i, cross, cross_score)
        limit = anchor - 1
        while limit and not _touches(board, first + (limit - 1) * along, empty):
            limit -= 1
        squares_taken, marked = load_lane(
            lane, board, flags, values, cross, cross_score, letter_mult, word_mult, nothing, tile, lanes, numbers
        )
        found = explore(
            nodes, lane, anchor, limit, tile, lanes, numbers, squares_taken, marked, confundo, word, avail, as_blanks,
            count, delta, shift, values, nothing, nothing, 7, NO, best, stack, out, ZERO,
        )  # fmt: skip
        if found:
            if found <= out.shape[0]:
                if on:
                    return _pick_best(out, found, U(on))
                _pick(out, found, U(chance >> 20) * MIX)
            return found
    return ZERO


@inner
def _first_anchor(board, lane, on, empty):
    """The first anchor among these squares of a lane; 0 if there is none."""
    first, along = lane_start(lane)
    for i in range(1, 16):
        if on >> i & 1 and _touches(board, first + (i - 1) * along, empty):
            return i
    return 0


@inner
def _pick_best(plays, found, on):
    """Make the first the one on these squares that would be the last in order; 0 if there is none."""
    pick = -1
    for k in range(found):
        if plays[k, 1] & LOW16 != on:
            continue
        if pick < 0 or plays[k, 1] > plays[pick, 1] or (plays[k, 1] == plays[pick, 1] and plays[k, 0] > plays[pick, 0]):
            pick = k
    if pick < 0:
        return ZERO
    for number in range(2):
        plays[0, number] = plays[pick, number]
    return np.int64(found)


@inner
def _touches(board, at, empty):
    """Is this square an anchor (`search.is_anchor`)?"""
    if empty:
        return at == 8 * WIDTH + 8
    return not board[at] and (board[at - 1] or board[at + 1] or board[at - WIDTH] or board[at + WIDTH])


@inner
def _pick(plays, found, key):
    """Make one of them the first: that which mixes with the key to the least."""
    pick = 0
    least = U(0)
    for k in range(found):
        mixed = (plays[k, 0] * MIX ^ plays[k, 1] ^ key) * MIX
        if k == 0 or mixed < least:
            least = mixed
            pick = k
    for number in range(2):
        plays[0, number] = plays[pick, number]
