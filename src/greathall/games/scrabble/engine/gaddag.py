"""The compiled half of the lexicon: a minimal GADDAG in one flat array of 64-bit words.

A node is a header followed by its arcs, one for each set bit of the low 27 bits of the header, in order:

    header   bits 0-25 letters that continue, 26 the turn (from the left part to the right part),
             27-52 letters that end a word
    arc      bits 0-23 offset of the child (0: nothing follows), 24-49 letters that every completion still needs,
             50-53 how many letters the shortest completion still needs

The last two fields let a search drop a dead end without looking at the child, which is what a rack with a blank
spends its time on: measured, three quarters of all steps.
Words are stored as `reverse(left) turn right` for every split, so a play can start from any tile on the board.
"""

import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from .compiling import inner
from .word_map import with_word_map

U = np.uint64
TURN = 26


@intrinsic
def popcount(typingctx, value):
    def codegen(context, builder, signature, args):
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), codegen


@intrinsic
def lowest(typingctx, value):
    """The number of the lowest bit that is set."""

    def codegen(context, builder, signature, args):
        from llvmlite import ir

        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), codegen


OFFSET = U((1 << 24) - 1)
LETTERS = U((1 << 26) - 1)
LINKS = U((1 << 27) - 1)
ONE = U(1)


@inner
def child(nodes, node, letter):
    """The arc for a letter, or 0."""
    header = nodes[node]
    bit = ONE << U(letter)
    if not header & bit:
        return U(0)
    return nodes[node + ONE + popcount(header & (bit - ONE))]


@inner
def ends(nodes, node):
    """The letters that end a word here."""
    return (nodes[node] >> U(27)) & LETTERS


@njit(cache=True)
def splits(words, out):
    """Every `reverse(left) turn right` of every word; words and out are rows of bytes, letters from 1, turn 27."""
    n = 0
    for k in range(words.shape[0]):
        length = 0
        while length < 15 and words[k, length]:
            length += 1
        for cut in range(1, length + 1):
            for i in range(cut):
                out[n, i] = words[k, cut - 1 - i]
            if cut < length:
                out[n, cut] = 27
                for i in range(cut, length):
                    out[n, i + 1] = words[k, i]
            n += 1
    return n


@inner
def _close(stack_letters, stack_ends, stack_arcs, depth, nodes, size, table):
    """Write the open node at this depth, or find its equal; gives (arc to it, new size)."""
    letters = stack_letters[depth]
    if letters == 0 and stack_ends[depth] == 0:
        return U(0), size
    both = letters | ((stack_ends[depth] & LETTERS) << U(27))
    count = popcount(letters & LINKS)
    key = both * U(0x9E3779B97F4A7C15)
    for i in range(count):
        key = (key ^ stack_arcs[depth, i]) * U(0xC2B2AE3D27D4EB4F)
        key ^= key >> U(29)
    mask = U(table.shape[0] - 1)
    slot = key & mask
    found = U(0)
    while table[slot]:
        node = U(table[slot])
        if nodes[node] == both:
            same = True
            for i in range(count):
                if nodes[node + ONE + U(i)] != stack_arcs[depth, i]:
                    same = False
                    break
            if same:
                found = node
                break
        slot = (slot + ONE) & mask
    if not found:
        found = U(size)
        nodes[size] = both
        for i in range(count):
            nodes[size + 1 + i] = stack_arcs[depth, i]
        table[slot] = np.uint32(found)
        size += 1 + count
    needed = LETTERS
    shortest = U(15)
    rest = letters | stack_ends[depth]
    position = 0
    while rest:
        letter = lowest(rest)
        bit = ONE << letter
        rest &= rest - ONE
        arc = U(0)
        if letters & bit:
            arc = stack_arcs[depth, position]
            position += 1
        if letter == U(TURN):
            needed &= (arc >> U(24)) & LETTERS
            shortest = min(shortest, arc >> U(50))
        elif stack_ends[depth] & bit:
            needed &= bit
            shortest = min(shortest, ONE)
        else:
            needed &= bit | ((arc >> U(24)) & LETTERS)
            shortest = min(shortest, ONE + (arc >> U(50)))
    return found | (needed << U(24)) | (shortest << U(50)), size


@njit(cache=True)
def compress(rows, nodes, table):
    """The minimal automaton of sorted rows, built in one pass; gives (root arc, size), size 0 if the room is too small.

    Offset 0 stays unused.
    """
    letters = np.zeros(18, np.uint64)
    stops = np.zeros(18, np.uint64)
    arcs = np.zeros((18, 27), np.uint64)
    size = np.int64(1)  # typed: `_close` would be compiled once more for each plain number
    depth = np.int64(0)  # the open path: rows[k][:depth]
    path = np.zeros(18, np.uint8)
    for k in range(rows.shape[0]):
        common = 0
        while common < depth and rows[k, common] == path[common]:
            common += 1
        while depth > common:
            arc, size = _close(letters, stops, arcs, depth, nodes, size, table)
            depth -= 1
            symbol = U(path[depth] - 1)
            if arc:
                arcs[depth, popcount(letters[depth] & LINKS)] = arc
                letters[depth] |= ONE << symbol
        if size + 600 > nodes.shape[0]:
            return U(0), 0
        while depth < 16 and rows[k, depth]:
            path[depth] = rows[k, depth]
            depth += 1
            letters[depth] = 0
            stops[depth] = 0
        stops[depth - 1] |= ONE << U(path[depth - 1] - 1)
    while depth > 0:
        arc, size = _close(letters, stops, arcs, depth, nodes, size, table)
        depth -= 1
        symbol = U(path[depth] - 1)
        if arc:
            arcs[depth, popcount(letters[depth] & LINKS)] = arc
            letters[depth] |= ONE << symbol
    arc, size = _close(letters, stops, arcs, np.int64(0), nodes, size, table)
    return arc, size


@njit(cache=True)
def reorder(nodes, root, size, out, moved, queue):
    """Nodes anew in breadth-first order, the root at offset 1: what a search touches most lies close together."""
    queue[0] = root
    head = 0
    tail = 1
    place = U(1)
    moved[root] = place
    place += ONE + popcount(nodes[root] & LINKS)
    while head < tail:
        node = queue[head]
        head += 1
        at = U(moved[node])
        out[at] = nodes[node]
        for i in range(popcount(nodes[node] & LINKS)):
            arc = nodes[node + ONE + U(i)]
            target = arc & OFFSET
            if not moved[target]:
                moved[target] = place
                place += ONE + popcount(nodes[target] & LINKS)
                queue[tail] = target
                tail += 1
            out[at + ONE + U(i)] = (arc & ~OFFSET) | U(moved[target])
    return place


def build(words):
    """The GADDAG of upper-case words of 2 to 15 letters, and behind it the `word_map`."""
    codes = np.zeros((len(words), 15), np.uint8)
    flat = np.frombuffer("".join(word.ljust(15, "@") for word in words).encode(), np.uint8).reshape(-1, 15)
    codes[:] = flat - ord("@")
    rows = np.zeros((int((codes > 0).sum()), 16), np.uint8)
    splits(codes, rows)
    ordered = np.ascontiguousarray(np.sort(rows.view("S16").ravel()).view(np.uint8).reshape(-1, 16))
    size, room = 0, rows.size // 8 + 2000
    while not size:
        room *= 2
        nodes = np.zeros(room, np.uint64)
        arc, size = compress(ordered, nodes, np.zeros(1 << room.bit_length(), np.uint32))
    root = int(arc) & ((1 << 24) - 1)
    if size >= 1 << 24:
        raise ValueError("this word list is too large for 24-bit offsets")
    out = np.zeros(size, np.uint64)
    moved = np.zeros(size, np.uint32)
    reorder(nodes, U(root), size, out, moved, np.zeros(size, np.uint64))
    return with_word_map(out, codes)
