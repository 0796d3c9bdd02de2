"""One play drawn from all, without finding all: the plays of each anchor are counted, and only those of one are found.

Counting takes half the time of finding: no points, no squares, no letters; and all letters that end a word on a square
are counted at once. A search that goes deep waits for the memory at every step, for the lexicon is larger than the
processor's caches. Here the order does not matter, so what was reached first goes on first: when its turn comes, its
node has arrived.
"""

import numpy as np
from numba import njit

from .gaddag import LETTERS, OFFSET, ONE, TURN, U, child, lowest, popcount, prefetch
from .search import (
    ALL,
    BLANKS,
    NO,
    ROOT,
    ZERO,
    crosses,
    explore,
    is_anchor,
    lanes_in_use,
    load_lane,
    pack_rack,
)

WAITING = 2048
"""Room for the nodes that wait, a power of two."""
CROWDED = WAITING // 2
"""When more than so many wait, which takes two blanks, the last goes on first: these become no more than a few
hundred."""


@njit(cache=True)
def count_plays(nodes, lane, anchor, limit, tile, lanes, numbers, rack, avail, count, delta, shift, queue):
    """How many plays `explore` finds from an anchor where no tile is marked."""
    node = ROOT
    turned = anchor + 1
    leftwards = ONE
    if tile[anchor - 1]:
        i = anchor - 1
        while tile[i]:
            node = child(nodes, node, U(tile[i] - 1)) & OFFSET
            i -= 1
        node = child(nodes, node, U(TURN)) & OFFSET
        leftwards = U(0)
    elif tile[anchor + 1]:
        turned = numbers[3, anchor + 1]
        for i in range(turned - 1, anchor, -1):
            node = child(nodes, node, U(tile[i] - 1)) & OFFSET
    if not node:
        return ZERO
    found = ZERO
    queue[0, 0] = node | (U(anchor) << U(24)) | (leftwards << U(29)) | (U(count) << U(30)) | (avail << U(34))
    queue[0, 1] = rack
    first = 0
    last = 1
    while first < last:
        if last - first < CROWDED:
            here = first & (WAITING - 1)
            first += 1
        else:
            last -= 1
            here = last & (WAITING - 1)
        head = queue[here, 0]
        rack = queue[here, 1]
        node = head & OFFSET
        p = (head >> U(24)) & U(31)
        leftwards = (head >> U(29)) & ONE
        left = (head >> U(30)) & U(15)
        avail = head >> U(34)
        header = nodes[node]
        blanks = (rack >> BLANKS) & U(15)
        if leftwards and left < U(count):
            # the turn: the rest of the word goes to the right of the anchor
            if turned <= 15 and header & (ONE << U(TURN)):
                arc = nodes[node + ONE + popcount(header & LETTERS)]
                near = lanes[1, turned - 1]
                reach = left + U(numbers[5, turned - 1])
                if popcount((arc >> U(24)) & LETTERS & ~(avail | near)) <= blanks and (arc >> U(50)) <= reach:
                    queue[last & (WAITING - 1), 0] = (
                        arc & OFFSET | (U(turned) << U(24)) | (left << U(30)) | (avail << U(34))
                    )
                    queue[last & (WAITING - 1), 1] = rack
                    prefetch(nodes, arc & OFFSET)
                    last += 1
            if p <= U(limit):
                continue
        room_for = lanes[0, p]
        links = header & LETTERS & room_for
        left_now = left - ONE
        next_square = p + ONE
        block = False
        ahead_at = U(turned) - ONE
        if not leftwards:
            block = tile[next_square] != 0
            if block:
                next_square = U(numbers[3, p + ONE])
            ahead_at = next_square - ONE
        on = left_now > 0 and (leftwards != 0 or next_square <= U(15))
        # one tile that makes two words is counted in its row
        single = left == U(count) and lane >= 15 and numbers[0, p] >= 0
        if not block:
            if not single:
                words = (header >> U(27)) & LETTERS & room_for
                found += np.int64(popcount(words & avail))
                if blanks:
                    found += np.int64(popcount(words))
            if not on:
                continue
        near = lanes[1, ahead_at] if on else U(0)
        reach = left_now + (U(numbers[5, ahead_at]) if on else U(0))
        for kind in range(2):
            if kind == 1 and not blanks:
                break
            letters = links if kind else links & avail
            while letters:
                x = lowest(letters)
                bit = ONE << x
                letters ^= bit
                arc = nodes[node + ONE + popcount(header & (bit - ONE))]
                if block:
                    target = arc & OFFSET
                    i = p + ONE
                    while i < next_square - ONE and target:
                        target = child(nodes, target, U(tile[i] - 1)) & OFFSET
                        i += ONE
                    final = ONE << U(tile[i] - 1)
                    inner = nodes[target]
                    if (inner >> U(27)) & final and not single:
                        found += 1
                    arc = child(nodes, target, U(tile[i] - 1))
                if not on or not arc & OFFSET:
                    continue
                if kind:
                    rack_now = rack - delta[26]
                    avail_now = avail
                    blanks_now = blanks - ONE
                else:
                    rack_now = rack - delta[x]
                    avail_now = avail if (rack_now >> shift[x]) & U(15) else avail ^ bit
                    blanks_now = blanks
                if popcount((arc >> U(24)) & LETTERS & ~(avail_now | near)) > blanks_now or (arc >> U(50)) > reach:
                    continue
                queue[last & (WAITING - 1), 0] = (
                    arc & OFFSET | ((p - ONE if leftwards else next_square) << U(24)) | (leftwards << U(29))
                    | (left_now << U(30)) | (avail_now << U(34))
                )  # fmt: skip
                queue[last & (WAITING - 1), 1] = rack_now
                prefetch(nodes, arc & OFFSET)
                last += 1
    return found


@njit(cache=True)
def put_first(plays, count, number):
    """Make the play that would be at this place in order (by the second word, then the first) the first of all."""
    low = 0
    high = count - 1
    while low < high:
        laid = plays[number, 0]
        meta = plays[number, 1]
        i = low
        k = high
        while i <= k:
            while plays[i, 1] < meta or (plays[i, 1] == meta and plays[i, 0] < laid):
                i += 1
            while plays[k, 1] > meta or (plays[k, 1] == meta and plays[k, 0] > laid):
                k -= 1
            if i <= k:
                for word in range(2):
                    plays[i, word], plays[k, word] = plays[k, word], plays[i, word]
                i += 1
                k -= 1
        if k < number:
            low = i
        if number < i:
            high = k
    for word in range(2):
        plays[0, word] = plays[number, word]


@njit(cache=True)
def draw_play(
    nodes, board, flags, rack, values, letter_mult, word_mult, extra, letter_extra, leaves, chance, kinds, others, out
):
    """Draw from all plays, each of which counts as often as there are kinds, and from so many others; `chance` lies
    between 0 and 1. Gives how many plays there are from the anchor of the play drawn, none if it is one of the others,
    and which kind or which other it is. The play is out[0], if there was room in `out` for those of its anchor.
    """
    cross = np.empty((2, 289), np.uint64)
    cross_score = np.empty((2, 289), np.int32)
    tile = np.zeros(17, np.uint8)
    lanes = np.zeros((3, 17), np.uint64)
    numbers = np.zeros((7, 17), np.int32)
    queue = np.empty((WAITING, 2), np.uint64)
    stack = np.empty((2048, 5), np.uint64)
    best = np.zeros(1, np.int64)
    delta = np.zeros(27, np.uint64)
    shift = np.zeros(27, np.uint64)
    word, avail, count = pack_rack(rack, delta, shift)
    empty = crosses(nodes, board, flags, values, cross, cross_score)
    able = ALL if rack[26] else avail
    counts = np.zeros(60 * 16, np.int64)
    limits = np.zeros(60 * 16, np.int64)
    plays = ZERO
    used = lanes_in_use(board, flags, NO)
    for lane in range(60):
        if not used[lane]:
            continue
        squares_taken, marked = load_lane(
            lane, board, flags, values, cross, cross_score, letter_mult, word_mult, extra, tile, lanes, numbers
        )
        limit = ZERO
        for i in range(1, 16):
            if not is_anchor(lane, i, empty, tile, numbers):
                continue
            if lanes[0, i] & able:
                limits[16 * lane + i] = limit
                if lane < 30 and not marked:
                    counts[16 * lane + i] = count_plays(
                        nodes, lane, i, limit, tile, lanes, numbers, word, avail, count, delta, shift, queue
                    )
                else:
                    counts[16 * lane + i] = explore(
                        nodes, lane, i, limit, tile, lanes, numbers, squares_taken, marked, NO, word, avail, count,
                        delta, shift, values, letter_extra, leaves, 7, NO, best, stack, out, ZERO,
                    )  # fmt: skip
                plays += counts[16 * lane + i]
            limit = i
    index = np.int64(chance * (plays * kinds + others))
    if index >= plays * kinds:
        return ZERO, index - plays * kinds
    number = index // kinds
    at = 0
    while number >= counts[at]:
        number -= counts[at]
        at += 1
    lane = at // 16
    squares_taken, marked = load_lane(
        lane, board, flags, values, cross, cross_score, letter_mult, word_mult, extra, tile, lanes, numbers
    )
    found = explore(
        nodes, lane, at % 16, limits[at], tile, lanes, numbers, squares_taken, marked, NO, word, avail, count, delta,
        shift, values, letter_extra, leaves, 7, NO, best, stack, out, ZERO,
    )  # fmt: skip
    if found <= out.shape[0]:
        put_first(out, found, number)
    return found, index % kinds
