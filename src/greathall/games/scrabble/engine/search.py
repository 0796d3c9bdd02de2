"""The compiled half of the generator: every legal play, or the best one, from flat arrays.

The board is a padded 17 x 17 array (0 empty, 1-26 a letter, + 32 for a blank tile); `flags` marks tiles laid by
Confundo (1: their row, 2: their column is read in reverse). A *lane* is a row (0-14) or column (15-29), + 30 when it
is walked from its far end. A rack is one 64-bit word: a count of four bits for each distinct tile, and above it the
index of the leave, both lowered by one subtraction when a tile is laid.

An *anchor* is an empty square that touches a tile. Each play belongs to the first anchor it covers. Three kinds:
tiles just before the anchor (walk them, then only rightwards), tiles just after (walk them backwards, then leftwards,
turn, rightwards), or neither (leftwards from the anchor, turn, rightwards).

A play is two words: its letters in the order laid (five bits each), and
squares | blanks << 16 | lane << 32 | anchor << 38 | tiles << 43 | score << 48.
"""

import numpy as np
from numba import njit

from .compiling import inner
from .gaddag import LETTERS, OFFSET, ONE, TURN, U, child, ends, lowest, popcount
from .word_map import NUMBERS

WIDTH = 17
ROOT = U(1)
NO_FLOOR = np.int64(-(1 << 40))
NOTHING = np.int64(-(1 << 30))
"""What the tiles left are worth where none can be laid."""
ALL = LETTERS
BLANKS = U(40)
LEAVE = U(44)
LOW16 = U(0xFFFF)

# Constants of a numpy type: numba would compile a function once more for every plain `False` or 0 that it is called
# with, and the larger ones take seconds.
NO = np.bool_(False)
YES = np.bool_(True)
ZERO = np.int64(0)


@inner
def walk(nodes, node, board, at, step):
    """Follow the tiles on the board from `at`, away by `step`; 0 when no word goes that way."""
    while board[at]:
        node = child(nodes, node, U((board[at] & 31) - 1)) & OFFSET
        at += step
    return node


@inner
def fits(nodes, board, at, step):
    """The letters that make a word of the run through the empty square `at`, read along `step`."""
    before = board[at - step] != 0
    after = board[at + step] != 0
    if before:
        node = child(nodes, walk(nodes, ROOT, board, at - step, -step), U(TURN)) & OFFSET
        if not after:
            return ends(nodes, node)
        found = U(0)
        letters = nodes[node] & LETTERS
        last = at + step
        while board[last + step]:
            last += step
        final = ONE << U((board[last] & 31) - 1)
        while letters:
            letter = lowest(letters)
            letters &= letters - ONE
            here = child(nodes, node, letter) & OFFSET
            i = at + step
            while i != last and here:
                here = child(nodes, here, U((board[i] & 31) - 1)) & OFFSET
                i += step
            if here and ends(nodes, here) & final:
                found |= ONE << letter
        return found
    last = at + step
    while board[last + step]:
        last += step
    return ends(nodes, walk(nodes, ROOT, board, last, -step))


@inner
def cross_at(nodes, board, flags, values, way, at, cross, cross_score):
    """For plays across (way 0) or down (1): which letters an empty square takes that a run crosses, and its worth."""
    step = WIDTH if way == 0 else 1
    total = 0
    marked = 0
    for side in (-step, step):
        i = at + side
        while board[i]:
            if board[i] < 32:
                total += values[board[i] - 1]
            marked |= flags[i]
            i += side
    backwards = marked & (2 if way == 0 else 1)
    cross[way, at] = fits(nodes, board, at, -step if backwards else step)
    cross_score[way, at] = total


@inner
def crosses(nodes, board, flags, values, cross, cross_score):
    """`cross_at` for all empty squares that a run crosses, and what goes for the others; is the whole board empty?"""
    empty = True
    for row in range(1, 16):
        for column in range(1, 16):
            at = row * WIDTH + column
            if board[at]:
                empty = False
                continue
            for way in range(2):
                step = WIDTH if way == 0 else 1
                if board[at - step] or board[at + step]:
                    cross_at(nodes, board, flags, values, way, at, cross, cross_score)
                else:
                    cross[way, at] = ALL
                    cross_score[way, at] = -1
    return empty


@inner
def lanes_in_use(board, flags, confundo):
    """In which of the 60 lanes something can be laid; from their far ends only where Confundo is or was used."""
    near = np.zeros(30, np.bool_)
    marked = np.zeros(30, np.bool_)
    empty = True
    for row in range(1, 16):
        for column in range(1, 16):
            at = row * WIDTH + column
            if board[at]:
                empty = False
                for step in (-1, 0, 1):
                    if 1 <= row + step <= 15:
                        near[row + step - 1] = True
                    if 1 <= column + step <= 15:
                        near[column + step + 14] = True
                if flags[at] & 1:
                    marked[row - 1] = True
                if flags[at] & 2:
                    marked[column + 14] = True
    if empty:
        near[7] = near[22] = True
    used = np.zeros(60, np.bool_)
    for line in range(30):
        used[line] = near[line] and not confundo
        used[line + 30] = near[line] and (confundo or marked[line])
    return used


@inner
def lane_start(lane):
    """Where a lane begins on the padded board, and the step along it."""
    line = lane % 30
    if line < 15:
        at, step = (line + 1) * WIDTH + 1, 1
    else:
        at, step = WIDTH + line - 14, WIDTH
    if lane >= 30:
        return at + 14 * step, -step
    return at, step


@inner
def load_lane(lane, board, flags, values, cross, cross_score, letter_mult, word_mult, extra, tile, lanes, numbers):
    """Copy one lane into contiguous arrays. tile: letters; lanes: cross sets, letters ahead, the handful (`word_map`)
    of the tiles up to the first empty square; numbers: the rest.

    numbers rows: 0 cross score, 1 letter premium, 2 word premium, 3 first empty square from here on,
    4 worth of the tiles up to there, 5 tiles ahead, 6 extra worth. Gives the squares with tiles and with marked tiles.
    """
    way = 0 if lane % 30 < 15 else 1
    at, step = lane_start(lane)
    tiles = U(0)
    marked = U(0)
    for i in range(15):
        here = at + i * step
        t = board[here]
        if t:
            tile[i + 1] = (t & 31) + 0
            tiles |= ONE << U(i + 1)
            if flags[here] & (1 if way == 0 else 2):
                marked |= ONE << U(i + 1)
            lanes[0, i + 1] = 0
            numbers[4, i + 1] = values[t - 1] if t < 32 else 0
        else:
            tile[i + 1] = 0
            lanes[0, i + 1] = cross[way, here]
            numbers[0, i + 1] = cross_score[way, here]
            numbers[1, i + 1] = letter_mult[here]
            numbers[2, i + 1] = word_mult[here]
            numbers[4, i + 1] = 0
            numbers[6, i + 1] = extra[here] * (2 if cross_score[way, here] >= 0 else 1)
    numbers[3, 16] = 16
    ahead = U(0)
    count = 0
    lanes[1, 16] = lanes[2, 16] = 0
    numbers[5, 16] = 0
    for i in range(15, 0, -1):
        lanes[1, i] = ahead
        numbers[5, i] = count
        if tile[i]:
            numbers[3, i] = numbers[3, i + 1]
            numbers[4, i] += numbers[4, i + 1] if tile[i + 1] else 0
            lanes[2, i] = NUMBERS[tile[i] - 1] + lanes[2, i + 1]
            ahead |= ONE << U(tile[i] - 1)
            count += 1
        else:
            numbers[3, i] = i
            lanes[2, i] = 0
    return tiles, marked


@inner
def is_anchor(lane, i, empty, tile, numbers):
    """Does this square touch a tile, itself empty? On an empty board the centre counts."""
    touches = tile[i - 1] or tile[i + 1] or numbers[0, i] >= 0
    return not tile[i] and (touches or (empty and i == 8 and lane % 15 == 7))


@inner
def explore(
    nodes, lane, anchor, limit, tile, lanes, numbers, tiles_mask, marked, confundo, rack, avail, as_blanks, count,
    delta, shift, values, letter_extra, leaves, seven, best_only, best, stack, out, found,
):  # fmt: skip
    """All plays of one anchor, blanks as some letters; appends them from `found` on and gives the new count, or keeps
    only the best.

    `best` holds [equity in hundredths]; with best_only the play that beats it replaces out[0].
    """
    way = 0 if lane % 30 < 15 else 1
    mirrored = lane >= 30
    check_marks = (marked != 0 and not mirrored) or (mirrored and not confundo)
    room = out.shape[0]
    meta_base = (U(lane) << U(32)) | (U(anchor) << U(38))
    # the way in
    turned = anchor + 1
    main = 0
    if tiles_mask & (ONE << U(anchor - 1)):
        node = ROOT
        i = anchor - 1
        while tile[i]:
            node = child(nodes, node, U(tile[i] - 1)) & OFFSET
            i -= 1
        main = numbers[4, i + 1]
        node = child(nodes, node, U(TURN)) & OFFSET
        if not node:
            return found
        leftwards = U(0)
    else:
        node = ROOT
        leftwards = ONE
        if tile[anchor + 1]:
            turned = numbers[3, anchor + 1]
            main = numbers[4, anchor + 1]
            for i in range(turned - 1, anchor, -1):
                node = child(nodes, node, U(tile[i] - 1)) & OFFSET
            if not node:
                return found
    top = 1
    stack[0, 0] = node | (U(anchor) << U(24)) | (leftwards << U(29)) | (U(count) << U(30)) | (avail << U(34))
    stack[0, 1] = rack
    stack[0, 2] = U(main) | (ONE << U(32))
    stack[0, 3] = U(0)
    stack[0, 4] = U(0)
    while top:
        top -= 1
        head = stack[top, 0]
        rack = stack[top, 1]
        sums = stack[top, 2]
        laid = stack[top, 3]
        marks = stack[top, 4]
        node = head & OFFSET
        p = (head >> U(24)) & U(31)
        leftwards = (head >> U(29)) & ONE
        left = (head >> U(30)) & U(15)
        avail = head >> U(34)
        header = nodes[node]
        stops = (header >> U(27)) & LETTERS
        links = header & LETTERS
        room_for = lanes[0, p]
        main = sums & LOW16
        side = (sums >> U(16)) & LOW16
        mult = (sums >> U(32)) & U(255)
        more = sums >> U(40)
        square_extra = U(numbers[6, p])
        lm = U(numbers[1, p])
        wm = U(numbers[2, p])
        cs = numbers[0, p]
        crossing = cs >= 0
        base = U(cs) if crossing else U(0)
        mult_now = mult * wm
        left_now = left - ONE
        marks_now = marks | (ONE << p)
        number = U(count) - left  # tiles laid before this one
        next_square = p + ONE
        block = False
        ahead_at = U(turned) - ONE
        if not leftwards:
            block = tile[next_square] != 0
            if block:
                next_square = U(numbers[3, p + ONE])
                main += U(numbers[4, p + ONE])
            ahead_at = next_square - ONE
        # further tiles can be laid after this one?
        on = left_now > 0 and (leftwards != 0 or next_square <= U(15))
        if block:
            wanted = links & room_for
        elif on:
            wanted = (links | stops) & room_for
        else:
            wanted = stops & room_for
        near = lanes[1, ahead_at] if on else U(0)
        reach = left_now + (U(numbers[5, ahead_at]) if on else U(0))
        blanks = (rack >> BLANKS) & U(15)
        single = number == 0 and way == 1 and crossing and not confundo
        natural = wanted & avail
        for kind in range(2):
            if kind == 0:
                letters = natural
            else:
                if not blanks:
                    break
                letters = wanted & as_blanks
            while letters:
                x = lowest(letters)
                bit = letters & (~letters + ONE)
                letters ^= bit
                arc = U(0)
                if links & bit:
                    arc = nodes[node + ONE + popcount(links & (bit - ONE))]
                if kind == 0:
                    rack_now = rack - delta[x]
                    avail_now = avail
                    if not (rack_now >> shift[x]) & U(15):
                        avail_now = avail ^ bit
                    blanks_now = blanks
                    worth = U(values[x]) * lm
                    more_now = more + square_extra + U(letter_extra[x])
                    marks_then = marks_now
                else:
                    rack_now = rack - delta[26]
                    avail_now = avail
                    blanks_now = blanks - ONE
                    worth = U(0)
                    more_now = more + square_extra
                    marks_then = marks_now | (ONE << (U(16) + number))
                main_now = main + worth
                side_now = side
                if crossing:
                    side_now += (base + worth) * wm
                laid_now = laid | ((x + ONE) << (U(5) * number))
                word = stops & bit
                target = arc & OFFSET
                if block:
                    i = p + ONE
                    last = next_square - ONE
                    while i < last and target:
                        target = child(nodes, target, U(tile[i] - 1)) & OFFSET
                        i += ONE
                    final = ONE << U(tile[last] - 1)
                    inner = nodes[target]
                    word = (inner >> U(27)) & final
                    arc = U(0)
                    if inner & final:
                        arc = nodes[target + ONE + popcount(inner & (final - ONE))]
                    target = arc & OFFSET
                if word:
                    good = not single
                    if not good and left_now + ONE != U(count):
                        good = True
                    if good and check_marks:
                        taken = (marks_then & LOW16) | tiles_mask
                        run = ONE << p
                        low = p
                        while taken & (ONE << (low - ONE)):
                            low -= ONE
                            run |= ONE << low
                        high = p
                        while taken & (ONE << (high + ONE)):
                            high += ONE
                            run |= ONE << high
                        good = ((run & marked) != 0) == mirrored
                    if good:
                        score = main_now * mult_now + side_now
                        if number >= U(seven - 1):
                            score += U(50)
                        meta = marks_then | meta_base | ((number + ONE) << U(43)) | (score << U(48))
                        if best_only:
                            equity = np.int64(score) * 100 + np.int64(leaves[rack_now >> LEAVE]) + np.int64(more_now)
                            if equity > best[0]:
                                best[0] = equity
                                out[0, 0] = laid_now
                                out[0, 1] = meta
                                found = 1
                        else:
                            if found < room:
                                out[found, 0] = laid_now
                                out[found, 1] = meta
                            found += 1
                if not on or not target:
                    continue
                # dead ends: letters no tile can give, or more letters than tiles
                missing = (arc >> U(24)) & LETTERS & ~(avail_now | near)
                if missing & ~as_blanks or popcount(missing) > blanks_now or (arc >> U(50)) > reach:
                    continue
                ahead = nodes[target]
                able = avail_now | as_blanks if blanks_now else avail_now
                sums_now = main_now | (side_now << U(16)) | (mult_now << U(32)) | (more_now << U(40))
                if leftwards:
                    if p - ONE > U(limit) and (ahead | (ahead >> U(27))) & lanes[0, p - ONE] & able:
                        stack[top, 0] = (
                            target | ((p - ONE) << U(24)) | (ONE << U(29)) | (left_now << U(30)) | (avail_now << U(34))
                        )
                        stack[top, 1] = rack_now
                        stack[top, 2] = sums_now
                        stack[top, 3] = laid_now
                        stack[top, 4] = marks_then
                        top += 1
                    if turned > 15 or not ahead & (ONE << U(TURN)):
                        continue
                    arc = nodes[target + ONE + popcount(ahead & LETTERS)]
                    target = arc & OFFSET
                    missing = (arc >> U(24)) & LETTERS & ~(avail_now | near)
                    if missing & ~as_blanks or popcount(missing) > blanks_now or (arc >> U(50)) > reach:
                        continue
                    ahead = nodes[target]
                    next_square = U(turned)
                if (ahead | (ahead >> U(27))) & lanes[0, next_square] & able:
                    stack[top, 0] = target | (next_square << U(24)) | (left_now << U(30)) | (avail_now << U(34))
                    stack[top, 1] = rack_now
                    stack[top, 2] = sums_now
                    stack[top, 3] = laid_now
                    stack[top, 4] = marks_then
                    top += 1
    return found


@inner
def pack_rack(rack, delta, shift):
    """Counts of 26 letters and the blank to (rack word, letters at hand, tiles); fills the step for each tile."""
    word = U(0)
    avail = U(0)
    count = 0
    slot = U(0)
    index = U(1)
    total = U(0)
    for x in range(27):
        if rack[x]:
            if x == 26:
                slot = BLANKS
            else:
                avail |= ONE << U(x)
            word |= U(rack[x]) << slot
            shift[x] = slot
            delta[x] = (ONE << slot) | (index << LEAVE)
            total += index * U(rack[x])
            index *= U(rack[x] + 1)
            count += rack[x]
            slot += U(4)
    return word | (total << LEAVE), avail, count


@inner
def _explore_all(
    nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, best_only, best,
    out,
):  # fmt: skip
    """Every legal play, or the best (`explore`); gives their number, which may exceed the room in `out`."""
    cross = np.empty((2, 289), np.uint64)
    cross_score = np.empty((2, 289), np.int32)
    tile = np.zeros(17, np.uint8)
    lanes = np.zeros((3, 17), np.uint64)
    numbers = np.zeros((7, 17), np.int32)
    stack = np.empty((2048, 5), np.uint64)
    delta = np.zeros(27, np.uint64)
    shift = np.zeros(27, np.uint64)
    word, avail, count = pack_rack(rack, delta, shift)
    empty = crosses(nodes, board, flags, values, cross, cross_score)
    able = ALL if rack[26] else avail
    found = np.int64(0)
    used = lanes_in_use(board, flags, confundo)
    for lane in range(60):
        if not used[lane]:
            continue
        tiles, marked = load_lane(
            lane, board, flags, values, cross, cross_score, letter_mult, word_mult, extra, tile, lanes, numbers
        )
        limit = ZERO
        for i in range(1, 16):
            if not is_anchor(lane, i, empty, tile, numbers):
                continue
            if lanes[0, i] & able:
                found = explore(
                    nodes, lane, i, limit, tile, lanes, numbers, tiles, marked, confundo, word, avail, ALL, count,
                    delta, shift, values, letter_extra, leaves, 7, best_only, best, stack, out, found,
                )  # fmt: skip
            limit = i
    return found


@njit(cache=True)
def all_plays(nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, out):
    """Every legal play; gives their number, which may exceed the room in `out`."""
    best = np.zeros(1, np.int64)
    return _explore_all(
        nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, NO, best, out
    )


@njit(cache=True)
def best_of_all(
    nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, floor, out
):
    """As `best.best_play`, for every rack, slowly."""
    best = np.full(1, np.int64(floor))
    found = _explore_all(
        nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, YES, best, out
    )
    return found, best[0]


@njit(cache=True)
def read_position(squares, marks, tiles, board, flags, rack):
    """Characters to arrays: 225 squares, 225 marks (or none), and the tiles of a rack."""
    for row in range(15):
        for column in range(15):
            c = squares[15 * row + column]
            at = (row + 1) * WIDTH + column + 1
            board[at] = c - 64 if c >= 65 else 0  # small letters, the blanks, end up 32 above the capitals
            flags[at] = marks[15 * row + column] - 48 if marks.shape[0] else 0
    for x in range(27):
        rack[x] = 0
    for i in range(tiles.shape[0]):
        rack[26 if tiles[i] == 63 else tiles[i] - 65] += 1
