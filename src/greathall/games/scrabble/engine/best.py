"""The best play alone, without finding all: stretches by what they can bring at most, and the word map.

A *stretch* is where a word may come to lie: squares of a lane, some of them free, with nothing before the first and
nothing behind the last. Its ceiling lays the dearest tiles on the best squares and keeps the best leave. Stretches are
taken in the order of their ceilings until none can beat the best play found. In a stretch every part of the rack that
fills it is tried: first by the filter of the `word_map`, then by what it could bring, last by its words.
"""

import numpy as np
from numba import njit

from .compiling import inner
from .gaddag import LETTERS, ONE, U, lowest
from .search import NOTHING, best_of_all, crosses, lanes_in_use, load_lane
from .word_map import BLANK, MOST_BLANKS, NUMBERS, SPREAD, may_spell, open_filter, spelled

MOST_TILES = 10
"""A larger rack would have more parts of one size than GROUPS words of bits."""
GROUPS = 4
STRETCHES = 60 * 15 * MOST_TILES
"""More than any board has: for each lane and each first square one for each number of tiles."""
MEMORY = 10
"""Bits: so many pairs of tiles on the board and a number of tiles to lay are remembered, and what they can spell."""

BUCKETS = 2048
LOWEST = -20_000
"""Ceilings are sorted into buckets of a point, from here on; the first and the last hold what lies beyond."""

WORTH, POINTS, SPELLS, BLANKS = 0, 1, 2, 3
"""What is known of a part of the rack: what is kept and what its letters bring besides; what its tiles count; its
letters, in bits; its blanks."""


@inner
def list_parts(rack, values, letter_extra, leaves, size, handfuls, parts, first):
    """The parts of a rack that may be laid, and their numbers: those of k tiles stand from first[k] on."""
    held = np.zeros(size, np.int64)
    number = np.zeros(size, np.uint64)
    rows = np.zeros((size, 4), np.int64)
    step = 1
    for x in range(27):  # as the index of a leave is made (`search.pack_rack`): what is laid and what is kept add up
        copies = np.int64(rack[x])
        for index in range(step, step * (copies + 1)):
            less = index - step
            held[index] = held[less] + 1
            number[index] = number[less] + NUMBERS[x]
            rows[index, WORTH] = rows[less, WORTH] + letter_extra[x]
            rows[index, POINTS] = rows[less, POINTS] + values[x]
            rows[index, SPELLS] = rows[less, SPELLS] | (1 << x if x < BLANK else 0)
            rows[index, BLANKS] = rows[less, BLANKS] + (x == BLANK)
        step *= copies + 1
    for index in range(size):
        first[held[index] + 1] += 1
    for k in range(MOST_TILES + 1):
        first[k + 1] += first[k]
    filled = first.copy()
    for index in range(size):
        at = filled[held[index]]
        filled[held[index]] += 1
        handfuls[at] = number[index]
        for column in range(4):
            parts[at, column] = rows[index, column]
        parts[at, WORTH] += leaves[size - 1 - index]


@inner
def dearest_first(rack, values, top_values, top_sums):
    """The values of the tiles, dearest first, and top_sums[k]: of the k dearest together."""
    left = rack.copy()
    for k in range(top_values.shape[0]):
        pick = BLANK
        for x in range(BLANK):
            if left[x] and (not left[pick] or values[x] > values[pick]):
                pick = x
        if left[pick]:
            left[pick] -= 1
            top_values[k] = values[pick]
        top_sums[k + 1] = top_sums[k] + top_values[k]


@inner
def scan(
    nodes, filter_tables, used, marks, confundo, empty, tile, lanes, numbers, rack, count, whole, values, top_sums,
    best_worth, alone, floor, heads, follows, stretches, ceilings, throughs,
):  # fmt: skip
    """Put the stretches that can bring more than `floor` into their buckets, and give the highest bucket.

    best_worth[k]: of the parts of k tiles, and alone[k]: of those that spell something by themselves.
    """
    blanks = np.int64(rack[BLANK])
    at_hand = U(0)
    for x in range(BLANK):
        if rack[x]:
            at_hand |= ONE << U(x)
    able = LETTERS if blanks else at_hand
    n = 0
    highest = 0
    for lane in range(60):
        if not used[lane]:
            continue
        mirrored = lane >= 30
        down = lane % 30 >= 15
        centre = 8 if empty and lane % 15 == 7 else 0
        for i in range(1, 16):  # numbers row 7: what a letter that fits a crossing word can count at most
            if not tile[lane, i] and numbers[lane, 0, i] >= 0:
                top = np.int64(0)
                letters = lanes[lane, 0, i] & at_hand
                while letters:
                    top = max(top, np.int64(values[lowest(letters)]))
                    letters &= letters - ONE
                numbers[lane, 7, i] = top * numbers[lane, 1, i]
        for begin in range(1, 16):
            if tile[lane, begin - 1]:
                continue
            k = doubles = triples = 0
            free = free_doubles = free_triples = 0  # those without a crossing word
            main = side = crossed = more = 0
            mult = 1
            through = U(0)
            touches = False
            i = begin
            while i <= 15:
                if tile[lane, i]:
                    main += numbers[lane, 4, i]
                    through += lanes[lane, 2, i]
                    touches = True
                    i = numbers[lane, 3, i]
                else:
                    if k == count or not lanes[lane, 0, i] & able:
                        break
                    double = numbers[lane, 1, i] == 2
                    triple = numbers[lane, 1, i] == 3
                    k += 1
                    doubles += double
                    triples += triple
                    mult *= numbers[lane, 2, i]
                    more += numbers[lane, 6, i]
                    if numbers[lane, 0, i] >= 0:
                        side += (numbers[lane, 0, i] + numbers[lane, 7, i]) * numbers[lane, 2, i]
                        crossed += numbers[lane, 7, i]
                        touches = True
                    else:
                        free += 1
                        free_doubles += double
                        free_triples += triple
                        touches |= i == centre
                    i += 1
                    if tile[lane, i]:
                        continue
                if not touches or k == 0 or i - begin < 2:
                    continue
                if through == 0:
                    worth = alone[k]
                elif k < count or may_spell(nodes, filter_tables, whole + through, blanks):
                    worth = best_worth[k]
                else:
                    continue
                letter_sum = top_sums[k] + top_sums[triples + doubles] + top_sums[triples]
                if free < k:
                    elsewhere = top_sums[free] + top_sums[free_triples + free_doubles] + top_sums[free_triples]
                    letter_sum = min(letter_sum, crossed + elsewhere)
                ceiling = ((main + letter_sum) * mult + side + (50 if k >= 7 else 0)) * 100 + worth + more
                if ceiling <= floor:
                    continue
                if (mirrored or marks[lane]) and not confundo:
                    squares = (ONE << U(i)) - (ONE << U(begin))
                    if (squares & marks[lane] != 0) != mirrored:
                        continue
                if k == 1 and free == 0 and down and not confundo:
                    continue  # the same play is found in its row
                bucket = min(max((ceiling - LOWEST) // 100, 0), BUCKETS - 1)
                stretches[n] = lane | begin << 6 | i << 11 | k << 16
                throughs[n] = through
                ceilings[n] = ceiling
                follows[n] = heads[bucket]
                heads[bucket] = n
                highest = max(highest, bucket)
                n += 1
    return highest


@inner
def letter_at(low, high, offset):
    """A letter of a word of the map, from 1."""
    return ((low if offset < 8 else high) >> U(8 * (offset & 7))) & U(255)


@inner
def write_play(lane, begin, k, places, low, high, blank_at, score, tile, numbers, out):
    """Pack a play as `search` does: the letters leftwards from its first anchor, then rightwards."""
    right = 9 - begin  # the first place behind the anchor; on an empty board that is the centre
    for j in range(k - 1, -1, -1):
        i = places[j]
        if tile[lane, i - 1] or tile[lane, i + 1] or numbers[lane, 0, i] >= 0:
            right = j + 1
    laid = U(0)
    squares = U(0)
    blanks = U(0)
    for number in range(k):
        j = right - 1 - number if number < right else number
        laid |= letter_at(low, high, places[j] - begin) << U(5 * number)
        squares |= ONE << U(places[j])
        blanks |= (blank_at >> U(j) & ONE) << U(16 + number)
    anchor = U(places[right - 1])
    out[0, 0] = laid
    out[0, 1] = squares | blanks | U(lane) << U(32) | anchor << U(38) | U(k) << U(43) | U(score) << U(48)


@inner(inline="always")
def parts_that_spell(nodes, filter_tables, through, k, first, handfuls, parts, keys, masks):
    """The row of `masks` in which the parts of k tiles are marked that may spell something together with `through`."""
    key = through + U(k) * SPREAD
    row = np.int64((key * SPREAD) >> U(64 - MEMORY))
    if keys[row] != key:
        keys[row] = key
        for group in range(GROUPS):
            mask = U(0)
            start = first[k] + 64 * group
            for part in range(start, min(start + 64, first[k + 1])):
                may = may_spell(nodes, filter_tables, handfuls[part] + through, parts[part, BLANKS])
                mask |= U(may) << U(part - start)
            masks[row, group] = mask
    return row


@inner
def try_stretches(
    nodes, filter_tables, highest, heads, follows, stretches, ceilings, throughs, tile, lanes, numbers, values,
    top_values, first, handfuls, parts, best, out,
):  # fmt: skip
    """Lay what can be laid, stretch by stretch, in one function, for to call one costs as much as to try a stretch.

    The play that beats best[0] replaces out[0]. Gives how many are there in the end: one or none.
    """
    keys = np.zeros(1 << MEMORY, np.uint64)
    masks = np.empty((1 << MEMORY, GROUPS), np.uint64)
    places = np.empty(15, np.int64)
    weights = np.empty(15, np.int64)
    ordered = np.empty(15, np.int64)
    found = np.int64(0)
    for bucket in range(highest, -1, -1):
        if bucket < BUCKETS - 1 and (bucket + 1) * 100 + LOWEST <= best[0]:
            break
        following = np.int64(heads[bucket])
        while following >= 0:
            here = following
            following = np.int64(follows[here])
            if ceilings[here] <= best[0]:
                continue
            stretch = np.int64(stretches[here])
            lane = stretch & 63
            begin = (stretch >> 6) & 31
            end = (stretch >> 11) & 31
            k = stretch >> 16
            row = parts_that_spell(nodes, filter_tables, throughs[here], k, first, handfuls, parts, keys, masks)
            if not (masks[row, 0] | masks[row, 1] | masks[row, 2] | masks[row, 3]):
                continue
            # the letters that lie there, as the map spells words, and the free places
            pattern0 = pattern1 = mask0 = mask1 = U(0)
            main = more = number = 0
            mult = 1
            for i in range(begin, end):
                if tile[lane, i]:
                    if not tile[lane, i - 1]:
                        main += numbers[lane, 4, i]
                    byte = U(8 * ((i - begin) & 7))
                    if i - begin < 8:
                        pattern0 |= U(tile[lane, i]) << byte
                        mask0 |= U(255) << byte
                    else:
                        pattern1 |= U(tile[lane, i]) << byte
                        mask1 |= U(255) << byte
                else:
                    places[number] = i
                    number += 1
                    mult *= numbers[lane, 2, i]
                    more += numbers[lane, 6, i]
            # how often the value of a tile counts on each of them, and what counts anyway
            fixed = main * mult + (50 if k >= 7 else 0)
            crossings = 0
            for j in range(k):
                i = places[j]
                weight = np.int64(numbers[lane, 1, i]) * mult
                if numbers[lane, 0, i] >= 0:
                    weight += numbers[lane, 1, i] * numbers[lane, 2, i]
                    fixed += numbers[lane, 0, i] * numbers[lane, 2, i]
                    crossings += 1
                weights[j] = weight
                at = j
                while at and ordered[at - 1] < weight:
                    ordered[at] = ordered[at - 1]
                    at -= 1
                ordered[at] = weight
            least = ordered[k - 1]
            most = fixed  # and what the tiles laid count `least` times
            for j in range(k):
                most += (ordered[j] - least) * top_values[j]
            for group in range(GROUPS):
                mask = masks[row, group]
                while mask:
                    part = first[k] + 64 * group + np.int64(lowest(mask))
                    mask &= mask - ONE
                    if (most + least * parts[part, POINTS]) * 100 + parts[part, WORTH] + more <= best[0]:
                        continue
                    blanks = parts[part, BLANKS]
                    # crossing words that no letter of this part fits, and which letters a blank may be for them
                    alien = 0
                    wanted = LETTERS
                    if crossings:
                        for j in range(k):
                            if not lanes[lane, 0, places[j]] & U(parts[part, SPELLS]):
                                alien += 1
                                wanted &= lanes[lane, 0, places[j]]
                    if alien > blanks:
                        continue
                    if blanks > 1:
                        wanted = LETTERS
                    # the blanks as every letter, of two the second not behind the first
                    for x in range(26 if blanks else 1):
                        if not wanted >> U(x) & ONE:
                            continue
                        one = handfuls[part] + throughs[here]
                        if blanks:
                            one += NUMBERS[x] - NUMBERS[BLANK]
                            if not may_spell(nodes, filter_tables, one, blanks - 1):
                                continue
                        for y in range(x + 1 if blanks == 2 else 1):
                            handful = one
                            if blanks == 2:
                                handful += NUMBERS[y] - NUMBERS[BLANK]
                                if not may_spell(nodes, filter_tables, handful, 0):
                                    continue
                            at, words = spelled(nodes, handful)
                            for word in range(words):
                                low = nodes[at + U(2 * word)]
                                high = nodes[at + U(2 * word + 1)]
                                if low & mask0 != pattern0 or high & mask1 != pattern1:
                                    continue
                                score = fixed
                                fits = True
                                for j in range(k):
                                    letter = letter_at(low, high, places[j] - begin) - ONE
                                    if not lanes[lane, 0, places[j]] >> letter & ONE:
                                        fits = False
                                        break
                                    score += weights[j] * values[letter]
                                if not fits:
                                    continue
                                blank_at = U(0)
                                for number in range(blanks):  # each where it costs least
                                    letter = U(y if number else x)
                                    pick = -1
                                    for j in range(k):
                                        if (
                                            letter_at(low, high, places[j] - begin) == letter + ONE
                                            and not blank_at >> U(j) & ONE
                                            and (pick < 0 or weights[j] < weights[pick])
                                        ):
                                            pick = j
                                    blank_at |= ONE << U(pick)
                                    score -= weights[pick] * values[letter]
                                equity = score * 100 + parts[part, WORTH] + more
                                if equity > best[0]:
                                    best[0] = equity
                                    write_play(lane, begin, k, places, low, high, blank_at, score, tile, numbers, out)
                                    found = 1
    return found


@njit(cache=True)
def best_play(
    nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, floor, out
):
    """The play of the highest equity (score x 100 + leave + extras) above `floor` into out[0]: (found, equity)."""
    size = np.int64(1)  # typed: what is called with it would be compiled once more for a plain number
    count = np.int64(0)
    for x in range(27):
        size *= np.int64(rack[x]) + 1
        count += np.int64(rack[x])
    if rack[BLANK] > MOST_BLANKS or count > MOST_TILES:
        return best_of_all(
            nodes, board, flags, rack, confundo, values, letter_mult, word_mult, extra, letter_extra, leaves, floor, out
        )
    handfuls = np.empty(size, np.uint64)
    parts = np.empty((size, 4), np.int64)
    first = np.zeros(MOST_TILES + 2, np.int64)
    list_parts(rack, values, letter_extra, leaves, size, handfuls, parts, first)
    filter_tables = open_filter(nodes)
    best_worth = np.full(MOST_TILES + 1, NOTHING)
    alone = np.full(MOST_TILES + 1, NOTHING)
    for k in range(1, count + 1):
        for part in range(first[k], first[k + 1]):
            worth = parts[part, WORTH]
            best_worth[k] = max(best_worth[k], worth)
            if worth > alone[k] and may_spell(nodes, filter_tables, handfuls[part], parts[part, BLANKS]):
                alone[k] = worth
    top_values = np.zeros(MOST_TILES, np.int64)
    top_sums = np.zeros(MOST_TILES + 1, np.int64)
    dearest_first(rack, values, top_values, top_sums)
    cross = np.empty((2, 289), np.uint64)
    cross_score = np.empty((2, 289), np.int32)
    tile = np.zeros((60, 17), np.uint8)
    lanes = np.empty((60, 3, 17), np.uint64)
    numbers = np.empty((60, 8, 17), np.int32)
    marks = np.zeros(60, np.uint64)
    empty = crosses(nodes, board, flags, values, cross, cross_score)
    used = lanes_in_use(board, flags, confundo)
    for lane in range(60):
        if used[lane]:
            _tiles, marks[lane] = load_lane(
                lane, board, flags, values, cross, cross_score, letter_mult, word_mult, extra, tile[lane], lanes[lane],
                numbers[lane],
            )  # fmt: skip
    heads = np.full(BUCKETS, np.int32(-1))
    follows = np.empty(STRETCHES, np.int32)
    stretches = np.empty(STRETCHES, np.int32)
    ceilings = np.empty(STRETCHES, np.int64)
    throughs = np.empty(STRETCHES, np.uint64)
    highest = scan(
        nodes, filter_tables, used, marks, confundo, empty, tile, lanes, numbers, rack, count, handfuls[size - 1],
        values, top_sums, best_worth, alone, floor, heads, follows, stretches, ceilings, throughs,
    )  # fmt: skip
    best = np.full(1, np.int64(floor))
    found = try_stretches(
        nodes, filter_tables, highest, heads, follows, stretches, ceilings, throughs, tile, lanes, numbers, values,
        top_values, first, handfuls, parts, best, out,
    )  # fmt: skip
    return found, best[0]
