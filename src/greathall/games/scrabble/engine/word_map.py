"""Which words some letters spell, in whatever order: how the best play is found without a walk through the lexicon.

A handful of tiles has a number, the sum of the numbers of its letters; a blank is a letter of its own. The map leads
from the number of a handful without blanks to its words. Before it stands a filter, three tables of bits: one bit is
set for every word, for every word with one letter replaced by a blank, and with two. It never denies a word; where it
says yes there is none in about one case of six. The tables are apart because the first, which most racks need, stays in
the processor's nearest memory.

All lies behind the nodes of the GADDAG, in the same array. Its last word says where it begins, and how large the first
table is (a power of two):

    filter   the three tables, the others 8 and 32 times as large as the first: there are so many more such handfuls
    slots    two words each: the number of a handful, and its first word | how many << 32; a number stands in the slot
             that its leading bits say, or in the next free one
    words    two words each: a letter (from 1) in every byte, the first eight and the others
"""

import numpy as np
from numba import njit

from .compiling import inner

U = np.uint64
ONE = U(1)
BLANK = 26
START = U((1 << 40) - 1)
SIZE = U(40)
MOST_BLANKS = 2
"""As many as the filter knows of."""
LARGER = np.array([0, 3, 5], np.uint64)
"""The size of each table of the filter, in doublings of the first."""
TABLES = np.array([0, 1, 9, 41], np.uint64)
"""Where they begin and end, in sizes of the first."""
SPREAD = U(0x9E3779B97F4A7C15)
NUMBERS = np.random.default_rng(2026).integers(1, 1 << 63, 27).astype(np.uint64) * U(2) + ONE


@inner
def _two_bits(spread):
    """The bits of a handful in its word of the filter: by what does not say which word that is."""
    return ONE << (spread >> U(26) & U(63)) | ONE << (spread >> U(20) & U(63))


@njit(cache=True)
def open_filter(nodes):
    """For `may_spell`: where each table begins, and by how much a spread number is shifted to find its word in it."""
    head = nodes[nodes.shape[0] - 1]
    size = head >> SIZE
    tables = np.empty((3, 2), np.uint64)
    for blanks in range(3):
        tables[blanks, 0] = (head & START) + (TABLES[blanks] << (size - U(6)))
        tables[blanks, 1] = U(70) - size - LARGER[blanks]
    return tables


@njit(cache=True)
def may_spell(nodes, tables, handful, blanks):
    """Can these tiles, two blanks at most among them, be a word? No is certain."""
    spread = handful * SPREAD
    two = _two_bits(spread)
    return nodes[tables[blanks, 0] + (spread >> tables[blanks, 1])] & two == two


@njit(cache=True)
def spelled(nodes, handful):
    """The words of a handful without blanks: where the first begins, and how many there are."""
    head = nodes[nodes.shape[0] - 1]
    size = head >> SIZE
    slots = (head & START) + (TABLES[3] << (size - U(6)))
    mask = (ONE << (size - U(2))) - ONE
    slot = (handful * SPREAD) >> (U(66) - size)
    while nodes[slots + slot + slot + ONE]:
        if nodes[slots + slot + slot] == handful:
            found = nodes[slots + slot + slot + ONE]
            return found & U(0xFFFFFFFF), found >> U(32)
        slot = (slot + ONE) & mask
    return U(0), U(0)


@inner
def _mark(bits, size, handful, blanks):
    spread = handful * SPREAD
    word = (TABLES[blanks] << (size - U(6))) + (spread >> (U(70) - size - LARGER[blanks]))
    bits[word] |= _two_bits(spread)


@njit(cache=True)
def mark_all(words, bits, size):
    """Fill the filter; rows of letters from 1, ended by 0. Gives the numbers of the words."""
    numbers = np.empty(words.shape[0], np.uint64)
    for k in range(words.shape[0]):
        word = words[k]
        whole = U(0)
        length = 0
        while length < word.shape[0] and word[length]:
            whole += NUMBERS[word[length] - 1]
            length += 1
        numbers[k] = whole
        _mark(bits, size, whole, 0)
        for i in range(length):
            less = whole - NUMBERS[word[i] - 1] + NUMBERS[BLANK]
            _mark(bits, size, less, 1)
            for j in range(i):
                _mark(bits, size, less - NUMBERS[word[j] - 1] + NUMBERS[BLANK], 2)
    return numbers


@njit(cache=True)
def fill_slots(numbers, first, slots, size):
    """Numbers of words, those of the same letters side by side; `first` is where the first word begins."""
    mask = (ONE << (size - U(2))) - ONE
    k = 0
    while k < numbers.shape[0]:
        same = k + 1
        while same < numbers.shape[0] and numbers[same] == numbers[k]:
            same += 1
        slot = (numbers[k] * SPREAD) >> (U(66) - size)
        while slots[slot + slot + ONE]:
            slot = (slot + ONE) & mask
        slots[slot + slot] = numbers[k]
        slots[slot + slot + ONE] = U(first + 2 * k) | (U(same - k) << U(32))
        k = same


def with_word_map(nodes, words):
    """The nodes, and behind them the map of these words (rows of up to 15 letters from 1)."""
    size = max(8, (6 * len(words)).bit_length())
    bits = np.zeros(int(TABLES[3]) << (size - 6), np.uint64)
    numbers = mark_all(words, bits, U(size))
    slots = np.zeros(2 << (size - 2), np.uint64)
    order = np.argsort(numbers, kind="stable")
    fill_slots(numbers[order], len(nodes) + len(bits) + len(slots), slots, U(size))
    letters = np.zeros((len(words), 16), np.uint8)
    letters[:, :15] = words[order]
    head = np.array([len(nodes) | size << int(SIZE)], np.uint64)
    return np.concatenate([nodes, bits, slots, letters.view("<u8").astype(np.uint64).ravel(), head])
