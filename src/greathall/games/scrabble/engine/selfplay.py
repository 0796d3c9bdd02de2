"""The compiled half of the bots: what leaves are worth, the turn of a static player, whole plain games, the endgame.

Here cards are no more than a worth laid on their squares; equities are hundredths of a point. `worth` is the table of
leaves (`leave_table`): what it is worth to keep each handful of up to six tiles.
"""

import numpy as np
from numba import boolean, int16, int32, int64, njit, types, uint8, uint64

from . import leave_table
from .best import best_play
from .compiling import Pointer, inner
from .gaddag import ONE, U
from .search import NO, NO_FLOOR, YES, ZERO, all_plays, lane_start

STEPS = np.array(leave_table.STEPS, np.int32)
OFFSETS = np.array(leave_table.OFFSETS, np.int32)
SIX = leave_table.MOST
NOBODY = np.int64(-1)
NODES, PLAYS = types.Array(uint64, 1, "C", readonly=True), uint64[:, ::1]
BYTES, INTS = uint8[::1], int32[::1]
TURNS = 80
"""More than a game has."""


@inner
def copy_to(target, source):
    """A loop, because `target[:] = source` would compile the text of an error for shapes that differ: seconds."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@njit(cache=True)
def leave_value(kept, worth):
    """What keeping these tiles is worth; of more than six the first six count."""
    rank = 0
    size = 0
    for x in range(27):
        for _ in range(kept[x]):
            if size < SIX:
                rank += STEPS[x, size]
                size += 1
    return np.int64(worth[OFFSETS[size] + rank])


@njit(cache=True)
def leaves_of(rack, worth, values, bag, unseen, leaves):
    """The worth of every part of a rack, at the index that the search counts down to (see `search.pack_rack`).

    Of more than six tiles the best six count. When the bag is empty, going out brings twice what the others hold, and
    what is kept costs twice its value.
    """
    held = np.empty(leaves.shape[0], np.uint8)
    rank = np.empty(leaves.shape[0], np.int32)
    held[0] = rank[0] = 0
    size = 1
    for x in range(27):
        copies = np.int64(rack[x])
        for index in range(size, size * (copies + 1)):
            less = index - size
            held[index] = held[less] + 1
            rank[index] = rank[less] + (STEPS[x, held[less]] if held[less] < SIX else 0)
        size *= copies + 1
    if bag == 0:
        _leaves_at_the_end(rack, values, unseen, leaves)
        return size
    for index in range(size):
        if held[index] <= SIX:
            leaves[index] = worth[OFFSETS[held[index]] + rank[index]]
        else:
            best = np.int64(NO_FLOOR)
            step = 1
            for x in range(27):
                if rack[x]:
                    kinds = rack[x] + 1
                    if (index // step) % kinds:
                        best = max(best, np.int64(leaves[index - step]))
                    step *= kinds
            leaves[index] = best
    return size


@inner
def _leaves_at_the_end(rack, values, unseen, leaves):
    leaves[0] = 0
    size = 1
    for x in range(27):
        copies = np.int64(rack[x])
        for index in range(size, size * (copies + 1)):
            leaves[index] = leaves[index - size] - 200 * values[x]
        size *= copies + 1
    for index in range(size):
        leaves[index] -= 1000
    leaves[0] = 2 * unseen


@inner
def lay_play(board, laid, meta, rack):
    """Put a packed play on the board and take its tiles from the rack; gives its score."""
    lane = np.int64((meta >> U(32)) & U(63))
    anchor = np.int64((meta >> U(38)) & U(15))
    at, step = lane_start(lane)
    number = U(0)
    for turn in range(2):
        first, last, by = (anchor, 0, -1) if turn == 0 else (anchor + 1, 16, 1)
        for i in range(first, last, by):
            if meta & (ONE << U(i)):
                x = np.int64((laid >> (U(5) * number)) & U(31))
                if meta & (ONE << (U(16) + number)):
                    board[at + (i - 1) * step] = x + 32
                    rack[26] -= 1
                else:
                    board[at + (i - 1) * step] = x
                    rack[x - 1] -= 1
                number += ONE
    return np.int64(meta >> U(48))


@inner
def roll(seed):
    """The next number of a small generator; seed is an array of one."""
    x = seed[0]
    x ^= x << U(13)
    x ^= x >> U(7)
    x ^= x << U(17)
    seed[0] = x
    return x


@inner
def shuffle(tiles, size, seed):
    for i in range(size - 1, 0, -1):
        j = np.int64(roll(seed) % U(i + 1))
        t = tiles[i]
        tiles[i] = tiles[j]
        tiles[j] = t


@inner
def total_face(rack, values):
    total = 0
    for x in range(27):
        total += np.int64(rack[x]) * np.int64(values[x])
    return total


@njit(cache=True)
def static_turn(
    nodes, board, flags, rack, bag, unseen, worth, exchanging, values, lm, wm, extra, letter_extra, leaves, out
):
    """The play of the best equity into out[0]: (kind, equity, kept). Kind 0 pass, 1 play, 2 exchange down to `kept`."""
    size = leaves_of(rack, worth, values, bag, unseen, leaves)
    found, equity = best_play(nodes, board, flags, rack, NO, values, lm, wm, extra, letter_extra, leaves, NO_FLOOR, out)
    if exchanging and bag >= 7:
        best = -1
        for index in range(size - 1):
            if best < 0 or leaves[index] > leaves[best]:
                best = index
        if best >= 0 and (not found or leaves[best] > equity):
            return 2, np.int64(leaves[best]), best
    if found:
        return 1, equity, 0
    return 0, np.int64(0), 0


STATIC_TURN = Pointer(
    static_turn, NODES, BYTES, BYTES, BYTES, int64, int64, int16[::1], boolean, BYTES, BYTES, BYTES, INTS, INTS, INTS,
    PLAYS,
)  # fmt: skip
"""What the functions below are given as `turn`."""
ALL_PLAYS = Pointer(all_plays, NODES, BYTES, BYTES, BYTES, boolean, BYTES, BYTES, BYTES, INTS, INTS, INTS, PLAYS)


@inner
def draw(rack, held, bag, left):
    """Fill the rack to seven from the end of the bag; gives how many tiles are left in it."""
    while held < 7 and left > 0:
        left -= 1
        rack[bag[left]] += 1
        held += 1
    return left


@inner
def exchange_down(rack, kept_index, bag, left, seed):
    """Keep the part at this index, draw as many as go, put those back and shuffle the bag."""
    back = np.zeros(27, np.uint8)
    rest = kept_index
    count = 0
    for x in range(27):
        if rack[x]:
            n = rack[x] + 1
            keep = rest % n
            rest //= n
            back[x] = rack[x] - keep
            count += back[x]
            rack[x] = keep
    for _ in range(count):
        left -= 1
        rack[bag[left]] += 1
    for x in range(27):
        for _ in range(back[x]):
            bag[left] = x
            left += 1
    shuffle(bag, left, seed)
    return left


@njit(cache=True)
def static_games(turn, nodes, games, seed, all_tiles, worths, values, lm, wm, extra, leaves, out, states, results):
    """Plain games of two static players, each with its table of leaves; gives (turns, states written).

    results rows: the two scores. A row of `states` is a turn when tiles are left in the bag: their number, how far the
    player to move is ahead with what both leaves are worth, in hundredths, and what comes of it: by how many points
    that player wins.
    """
    zero_flags = np.zeros(289, np.uint8)
    letter_extra = np.zeros(27, np.int32)
    state = np.empty(1, np.uint64)
    state[0] = U(seed) * U(0x9E3779B97F4A7C15) + U(0x1234567)
    size = all_tiles.shape[0]
    bag = np.empty(size, np.uint8)
    n = 0
    turns = 0
    movers = np.empty(TURNS, np.int64)
    for game in range(games):
        copy_to(bag, all_tiles)
        shuffle(bag, size, state)
        left = size
        board = np.zeros(289, np.uint8)
        racks = np.zeros((2, 27), np.uint8)
        left = draw(racks[0], ZERO, bag, left)
        left = draw(racks[1], ZERO, bag, left)
        who = game & 1
        scores = np.zeros(2, np.int64)
        kept_worth = np.zeros(2, np.int64)
        first = n
        idle = 0
        while True:
            rack = racks[who]
            if left > 0 and n < states.shape[0] and n - first < TURNS:
                states[n, 0] = left
                states[n, 1] = 100 * (scores[who] - scores[1 - who]) + kept_worth[who] - kept_worth[1 - who]
                movers[n - first] = who
                n += 1
            unseen = 100 * total_face(racks[1 - who], values)
            kind, _equity, kept = turn(
                nodes, board, zero_flags, rack, left, unseen, worths[who], YES, values, lm, wm, extra, letter_extra,
                leaves, out,
            )  # fmt: skip
            turns += 1
            idle += 1
            if kind == 2:
                left = exchange_down(rack, kept, bag, left, state)
                kept_worth[who] = leaves[kept]
            elif kind == 1:
                idle = 0
                scores[who] += lay_play(board, out[0, 0], out[0, 1], rack)
                held = 0
                for x in range(27):
                    held += rack[x]
                kept_worth[who] = leave_value(rack, worths[who])
                left = draw(rack, held, bag, left)
                if left == 0 and held == 0:
                    rest = total_face(racks[1 - who], values)
                    scores[who] += rest
                    scores[1 - who] -= rest
                    break
            if idle >= 6:
                scores[0] -= total_face(racks[0], values)
                scores[1] -= total_face(racks[1], values)
                break
            who = 1 - who
        results[game, 0] = scores[0]
        results[game, 1] = scores[1]
        for k in range(first, n):
            mover = movers[k - first]
            states[k, 2] = scores[mover] - scores[1 - mover]
    return turns, n


@njit(cache=True)
def rack_worths(
    turn, nodes, games, seed, all_tiles, worth, racks_a_turn, values, lm, wm, extra, leaves, out, sums, counts
):
    """Static games against oneself; in each turn some racks drawn anew show what a rack brings on such a board.

    Whoever kept some tiles of a rack and drew the others would have it as likely as it is drawn here. So what it
    brings counts for every part of it: sums and counts go by the number of the handful. Gives the racks weighed.
    """
    zero_flags = np.zeros(289, np.uint8)
    letter_extra = np.zeros(27, np.int32)
    state = np.empty(1, np.uint64)
    state[0] = U(seed) * U(0x9E3779B97F4A7C15) + U(0x7654321)
    size = all_tiles.shape[0]
    bag = np.empty(size, np.uint8)
    pool = np.empty(size, np.uint8)
    tiles = np.empty(7, np.int64)
    drawn = np.empty(27, np.uint8)
    weighed = 0
    for game in range(games):
        copy_to(bag, all_tiles)
        shuffle(bag, size, state)
        left = size
        board = np.zeros(289, np.uint8)
        racks = np.zeros((2, 27), np.uint8)
        left = draw(racks[0], ZERO, bag, left)
        left = draw(racks[1], ZERO, bag, left)
        who = game & 1
        while left > 7:
            n = left
            for i in range(left):
                pool[i] = bag[i]
            for p in range(2):
                for x in range(27):
                    for _ in range(racks[p, x]):
                        pool[n] = x
                        n += 1
            for _ in range(racks_a_turn):
                for i in range(7):
                    j = i + np.int64(roll(state) % U(n - i))
                    t = pool[i]
                    pool[i] = pool[j]
                    pool[j] = t
                for x in range(27):
                    drawn[x] = 0
                for i in range(7):
                    drawn[pool[i]] += 1
                i = 0
                for x in range(27):
                    for _copy in range(drawn[x]):
                        tiles[i] = x
                        i += 1
                _kind, equity, _kept = turn(
                    nodes, board, zero_flags, drawn, left, ZERO, worth, YES, values, lm, wm, extra, letter_extra,
                    leaves, out,
                )  # fmt: skip
                weighed += 1
                for part in range(127):
                    rank = 0
                    held = 0
                    for i in range(7):
                        if part & (1 << i):
                            rank += STEPS[tiles[i], held]
                            held += 1
                    sums[OFFSETS[held] + rank] += equity
                    counts[OFFSETS[held] + rank] += 1
            kind, _equity, kept = turn(
                nodes, board, zero_flags, racks[who], left, ZERO, worth, YES, values, lm, wm, extra, letter_extra,
                leaves, out,
            )  # fmt: skip
            if kind == 0:
                break
            if kind == 2:
                left = exchange_down(racks[who], kept, bag, left, state)
            else:
                lay_play(board, out[0, 0], out[0, 1], racks[who])
                held = 0
                for x in range(27):
                    held += racks[who, x]
                left = draw(racks[who], held, bag, left)
            who = 1 - who
    return weighed


@njit(cache=True)
def rate_plays(out, n, rack, leaves, extra, letter_extra, equity):
    """The equity of each play found by `all_plays`, for the worth of leaves, squares and letters."""
    weight = np.zeros(27, np.int64)
    whole = 0
    index = 1
    for x in range(27):
        if rack[x]:
            weight[x] = index
            whole += index * rack[x]
            index *= rack[x] + 1
    for k in range(n):
        laid = out[k, 0]
        meta = out[k, 1]
        tiles = np.int64((meta >> U(43)) & U(15))
        kept = whole
        more = 0
        for number in range(tiles):
            if meta & (ONE << U(16 + number)):
                kept -= weight[26]
            else:
                x = np.int64((laid >> U(5 * number)) & U(31)) - 1
                kept -= weight[x]
                more += letter_extra[x]
        at, step = lane_start(np.int64((meta >> U(32)) & U(63)))
        for i in range(1, 16):
            if meta & (ONE << U(i)):
                more += extra[at + (i - 1) * step]
        equity[k] = 100 * np.int64(meta >> U(48)) + leaves[kept] + more


@inner
def left_at_the_end(racks, values, keeps, out):
    """What the tiles that are left bring the first player over the second: `out` went out (0, 1) or NOBODY did.

    They count against their owner and for whoever went out; who `keeps` them counts them instead (Hufflepuff).
    """
    total = np.int64(0)
    for who in range(2):
        left = total_face(racks[who], values)
        sign = 1 if who == 0 else -1
        if keeps[who]:
            total += sign * left
        else:
            total -= sign * left
            if out == 1 - who:
                total -= sign * left
    return total


@inner
def greedy_end(
    turn, nodes, board, flags, mine, theirs, passed, keeps, values, lm, wm, extra, letter_extra, leaves, worth, out
):
    """What the player to move gains over the other to the end of the game, both playing the static best."""
    here = board.copy()
    racks = np.empty((2, 27), np.uint8)
    copy_to(racks[0], mine)
    copy_to(racks[1], theirs)
    who = ZERO
    total = np.int64(0)
    idle = passed
    while True:
        sign = 1 if who == 0 else -1
        unseen = 100 * total_face(racks[1 - who], values)
        kind, _equity, _kept = turn(
            nodes, here, flags, racks[who], ZERO, unseen, worth, NO, values, lm, wm, extra, letter_extra, leaves, out
        )
        if kind == 1:
            total += sign * lay_play(here, out[0, 0], out[0, 1], racks[who])
            idle = 0
            held = 0
            for x in range(27):
                held += racks[who, x]
            if held == 0:
                return total + left_at_the_end(racks, values, keeps, who)
        else:
            idle += 1
            if idle >= 2:
                return total + left_at_the_end(racks, values, keeps, NOBODY)
        who = 1 - who


@inner
def _order_moves(plays, n, tiles, order):
    """Going out first, then by points and tiles; a pass (-1) comes last."""
    for k in range(n):
        meta = plays[k, 1]
        laid = np.int64((meta >> U(43)) & U(15))
        rank = np.int64(meta >> U(48)) + laid + (100 if laid == tiles else 0)
        order[k] = (-rank << 16) | k  # the index in the low bits: among equals the first, and no second array
    gap = 1
    while 3 * gap < n:
        gap = 3 * gap + 1
    while gap:  # Shell's sort: numba's own takes three seconds to compile
        for i in range(gap, n):
            key = order[i]
            j = i
            while j >= gap and order[j - gap] > key:
                order[j] = order[j - gap]
                j -= gap
            order[j] = key
        gap //= 3
    for k in range(n):
        order[k] &= 0xFFFF
    order[n] = -1


@njit(cache=True)
def end_search(
    turn, plays, nodes, board, flags, mine, theirs, passed, keeps, width, depth, limits, values, lm, wm, extra,
    letter_extra, leaves, worth, room, best_move,
):  # fmt: skip
    """Negamax over every play and a pass, when the bag is empty: what the player to move gains over the other.

    `keeps`: whose tiles count for them at the end, by Hufflepuff's power. Of more than `width` plays the best by points
    are looked at (with a blank there are thousands).

    limits: [most work, work, 1 if it ran out, 1 if a line was cut at its depth]; a unit of work is about 30 µs, counted
    by tiles so that the same position always gets the same thought. The plays of each level live in room[level], the
    last of which is scratch; the best move at the root goes to best_move (0: a pass). Levels are kept by hand, for a
    recursive function cannot be fetched from numba's cache.
    """
    levels = room.shape[0]
    most = room.shape[1]
    boards = np.empty((levels, 289), np.uint8)
    racks = np.empty((levels, 2, 27), np.uint8)
    order = np.empty((levels, most + 1), np.int64)
    count = np.zeros(levels, np.int64)
    cursor = np.zeros(levels, np.int64)
    held = np.zeros(levels, np.int64)
    gain = np.zeros(levels, np.int64)
    idle = np.zeros(levels, np.int64)
    best = np.zeros(levels, np.int64)
    alpha = np.full(levels, np.int64(-(1 << 30)))
    beta = np.full(levels, np.int64(1 << 30))
    copy_to(boards[0], board)
    copy_to(racks[0, 0], mine)
    copy_to(racks[0, 1], theirs)
    idle[0] = passed
    level = 0
    entering = True
    while True:
        known = False  # is `value` that of the move under the cursor of this level?
        value = np.int64(0)
        if entering:
            entering = False
            cut = level > 0 and (level == depth or level >= levels - 2)
            held[level] = racks[level, 0].sum()
            limits[1] += held[level] + racks[level, 1].sum() if cut else 1 + held[level] // 3
            if limits[1] > limits[0]:
                limits[2] = 1
                return np.int64(0)
            if cut:
                limits[3] = 1
                value = greedy_end(
                    turn, nodes, boards[level], flags, racks[level, 0], racks[level, 1], idle[level],
                    keeps[::-1] if level % 2 else keeps, values, lm, wm, extra, letter_extra, leaves, worth,
                    room[levels - 1],
                )  # fmt: skip
                level -= 1
                value = gain[level] - value
                known = True
            else:
                n = plays(
                    nodes, boards[level], flags, racks[level, 0], NO, values, lm, wm, extra, letter_extra, leaves,
                    room[level],
                )  # fmt: skip
                n = min(n, most)
                _order_moves(room[level], n, held[level], order[level])
                if n > width:
                    order[level, width] = -1
                    n = width
                count[level] = n + 1
                cursor[level] = -1
                best[level] = -(1 << 40)
        elif cursor[level] >= count[level] or alpha[level] >= beta[level]:
            if level == 0:
                return best[0]
            value = best[level]
            level -= 1
            value = gain[level] - value
            known = True
        else:
            move = order[level, cursor[level]]
            if move < 0:
                if idle[level]:
                    value = left_at_the_end(racks[level], values, keeps[::-1] if level % 2 else keeps, NOBODY)
                    known = True
                else:
                    gain[level] = 0
                    copy_to(boards[level + 1], boards[level])
                    copy_to(racks[level + 1, 1], racks[level, 0])
                    idle[level + 1] = 1
            else:
                copy_to(boards[level + 1], boards[level])
                copy_to(racks[level + 1, 1], racks[level, 0])
                laid = room[level, move]
                gain[level] = lay_play(boards[level + 1], laid[0], laid[1], racks[level + 1, 1])
                idle[level + 1] = 0
                if np.int64((laid[1] >> U(43)) & U(15)) == held[level]:
                    # only the other's tiles are left: the own rack went onto the board
                    left = total_face(racks[level, 1], values)
                    value = np.int64(gain[level] + (-left if keeps[1 - level % 2] else 2 * left))
                    known = True
            if not known:
                copy_to(racks[level + 1, 0], racks[level, 1])
                alpha[level + 1] = gain[level] - beta[level]
                beta[level + 1] = gain[level] - alpha[level]
                level += 1
                entering = True
                continue
        if known and value > best[level]:
            best[level] = value
            alpha[level] = max(alpha[level], value)
            if level == 0:
                move = order[0, cursor[0]]
                best_move[0] = room[0, move, 0] if move >= 0 else U(0)
                best_move[1] = room[0, move, 1] if move >= 0 else U(0)
        cursor[level] += 1
