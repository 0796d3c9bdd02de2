"""Which handfuls of letters spell a word: a filter that lets a search pass over what no tiles can spell.

A handful has a number, the sum of the numbers of its letters; a blank is a letter of its own, and stands for any in a
word. The filter is three tables of bits: one bit is set for every word, for every word with one letter replaced by a
blank, and with two. It never denies a word; where it says yes there is none in about one case of six. The tables are
apart because the first, which most racks need, stays in the processor's nearest memory.

They lie behind the nodes of the GADDAG, in the same array: the top bits of word 0, where no node lies, say how large
the first is; the others are 8 and 32 times as large, as there are so many more such handfuls.
"""

import numpy as np
from numba import njit

U = np.uint64
ONE = U(1)
BLANK = 26
SIZE = U(53)
MOST_BLANKS = 2
LARGER = np.array([0, 3, 5], np.uint64)
"""The size of each table, in doublings of the first."""
STARTS = np.array([0, 1, 9, 41], np.uint64)
"""Where they begin and end, in sizes of the first."""
SPREAD = U(0x9E3779B97F4A7C15)
NUMBERS = np.random.default_rng(2026).integers(1, 1 << 63, 27).astype(np.uint64) * U(2) + ONE


@njit(cache=True)
def may_spell(nodes, handful, blanks):
    """Can the tiles of this number be a word? Yes, as far as is known, of a lexicon without a filter."""
    size = nodes[0] >> SIZE
    if not size or blanks > MOST_BLANKS:
        return True
    bit = (handful * SPREAD) >> (U(64) - size - LARGER[blanks])
    first = U(nodes.shape[0]) - ((STARTS[3] - STARTS[blanks]) << (size - U(6)))
    return nodes[first + (bit >> U(6))] >> (bit & U(63)) & ONE != 0


@njit(cache=True)
def _mark(bits, size, handful, blanks):
    bit = (handful * SPREAD) >> (U(64) - size - LARGER[blanks])
    bits[(STARTS[blanks] << (size - U(6))) + (bit >> U(6))] |= ONE << (bit & U(63))


@njit(cache=True)
def mark_all(words, bits, size):
    """Rows of letters from 1, ended by 0."""
    for k in range(words.shape[0]):
        word = words[k]
        whole = U(0)
        length = 0
        while length < word.shape[0] and word[length]:
            whole += NUMBERS[word[length] - 1]
            length += 1
        _mark(bits, size, whole, 0)
        for i in range(length):
            less = whole - NUMBERS[word[i] - 1] + NUMBERS[BLANK]
            _mark(bits, size, less, 1)
            for j in range(i):
                _mark(bits, size, less - NUMBERS[word[j] - 1] + NUMBERS[BLANK], 2)


def with_filter(nodes, words):
    """The nodes, and the filter of these words (rows of letters) behind them."""
    size = max(6, (6 * len(words)).bit_length())
    bits = np.zeros(int(STARTS[3]) << (size - 6), np.uint64)
    mark_all(words, bits, U(size))
    whole = np.concatenate([nodes, bits])
    whole[0] = U(size) << SIZE
    return whole
