"""A look at SQLite's write-ahead log before it is read.

SQLite reads it up to the first frame whose checksum is wrong and drops the rest without a word: right after a loss of
power, when the end was never acknowledged; but a damaged frame in the middle takes acknowledged moves with it. So that
this is not silent, a log with committed frames behind a bad one is put aside and named.

The format: https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

from __future__ import annotations

import logging
import shutil
import struct
from pathlib import Path

logger = logging.getLogger("greathall.server")

HEADER, FRAME = 32, 24
BIG_ENDIAN = 0x377F0683


def look_after(database: Path) -> int:
    """Put the write-ahead log of this database aside if it is damaged; how many committed frames are lost with it."""
    log = database.with_name(database.name + "-wal")
    if not log.exists():
        return 0
    lost = lost_commits(log.read_bytes())
    if lost:
        aside = log.with_name(log.name + ".damaged")
        shutil.copy2(log, aside)
        logger.error("%s is damaged: up to %d moves at its end are lost; a copy is in %s", log, lost, aside)
    return lost


def lost_commits(log: bytes) -> int:
    """How many committed transactions lie behind the first damaged frame."""
    if len(log) < HEADER:
        return 0
    magic, _, size, _, *salt_and_sum = struct.unpack(">8I", log[:HEADER])
    salts, sums = tuple(salt_and_sum[:2]), (salt_and_sum[2], salt_and_sum[3])
    order = ">" if magic == BIG_ENDIAN else "<"
    whole = checksum(log[:24], (0, 0), order) == sums
    lost = 0
    for start in range(HEADER, len(log) - FRAME - size + 1, FRAME + size):
        _, commit, salt1, salt2, sum1, sum2 = struct.unpack(">6I", log[start : start + FRAME])
        if (salt1, salt2) != salts:
            if whole:
                break  # what is left of an older round
            continue
        if whole:
            page = log[start + FRAME : start + FRAME + size]
            sums = checksum(page, checksum(log[start : start + 8], sums, order), order)
            whole = sums == (sum1, sum2)
            lost += not whole and commit != 0
        else:
            lost += commit != 0
    # The last transaction may have been cut off by a loss of power, before anybody was told of it.
    return lost if lost > 1 else 0


def checksum(content: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's own: over pairs of words, carried on from what came before."""
    s0, s1 = sums
    words = struct.unpack(f"{order}{len(content) // 4}I", content)
    for x0, x1 in zip(words[::2], words[1::2], strict=True):
        s0 = (s0 + x0 + s1) & 0xFFFFFFFF
        s1 = (s1 + x1 + s0) & 0xFFFFFFFF
    return s0, s1
