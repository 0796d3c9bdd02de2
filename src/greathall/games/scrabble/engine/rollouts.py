"""The compiled half of the simulation: every candidate is played on in the same imagined deals.

Player 0 is the one who thinks, the others follow in the order of their turns. Points are counted in hundredths.
"""

import numpy as np
from numba import njit

from .search import NO, YES
from .selfplay import copy_to, draw, exchange_down, lay_play, leave_value, static_turn, total_face

PASS, PLAY, EXCHANGE = 0, 1, 2


@njit(cache=True, nogil=True)
def simulate(
    nodes, board, flags, rack, candidates, kinds, bonus, deals, known, sizes, scores, keeps, passed, plies, worth,
    chances, values, lm, wm, extra, leaves, out, seed, spreads, won,
):  # fmt: skip
    """Play on after each candidate in each deal, by the static best, for so many turns; to the end once the bag is
    empty.

    kinds[c]: a pass, a play, or an exchange down to the part of the rack at index candidates[c, 0]; bonus[c]: what it
    brings besides its score. A row of `deals` is an order of the unseen tiles; the first fill the racks of the others
    (beyond what is known of them), the rest is the bag, drawn from its end. spreads[d, c]: how far player 0 is ahead of
    the mean of the others then, with what the leaves are worth; won[d, c]: the chance to have won.
    """
    letter_extra = np.zeros(27, np.int32)
    players = sizes.shape[0] + 1
    racks = np.empty((players, 27), np.uint8)
    dealt = np.zeros((players, 27), np.uint8)
    bag = np.empty(deals.shape[1] + 16, np.uint8)
    points = np.empty(players, np.int64)
    kept = np.zeros(players, np.int64)
    copy_to(dealt[0], rack)
    for d in range(deals.shape[0]):
        at = 0
        for o in range(1, players):
            held = 0
            for x in range(27):
                dealt[o, x] = known[o - 1, x]
                held += known[o - 1, x]
            while held < sizes[o - 1]:
                dealt[o, deals[d, at]] += 1
                at += 1
                held += 1
        for c in range(candidates.shape[0]):
            here = board.copy()
            for p in range(players):
                copy_to(racks[p], dealt[p])
                points[p] = scores[p]
                kept[p] = 0
            left = deals.shape[1] - at
            for i in range(left):
                bag[i] = deals[d, at + i]
            idle = 0
            over = NO
            out_of_tiles = -1
            if kinds[c] == PLAY:
                points[0] += 100 * lay_play(here, candidates[c, 0], candidates[c, 1], racks[0]) + bonus[c]
                held = 0
                for x in range(27):
                    held += racks[0, x]
                kept[0] = leave_value(racks[0], worth)
                left = draw(racks[0], held, bag, left)
                if left == 0 and held == 0:
                    over = YES
                    out_of_tiles = 0
            elif kinds[c] == EXCHANGE:
                left = exchange_down(racks[0], np.int64(candidates[c, 0]), bag, left, seed)
                kept[0] = bonus[c]
                idle = 1
            else:
                idle = passed + 1
            turn = 0
            while not over and (turn < plies or left == 0):
                turn += 1
                p = turn % players
                unseen = 0
                for o in range(players):
                    if o != p:
                        unseen += 100 * total_face(racks[o], values)
                full = left > 0
                kind, equity, _part = static_turn(
                    nodes, here, flags, racks[p], left, unseen // (players - 1), worth, NO, values, lm, wm, extra,
                    letter_extra, leaves, out,
                )  # fmt: skip
                if kind == PLAY:
                    idle = 0
                    scored = 100 * lay_play(here, out[0, 0], out[0, 1], racks[p])
                    held = 0
                    for x in range(27):
                        held += racks[p, x]
                    kept[p] = leave_value(racks[p], worth)
                    points[p] += equity - kept[p] if full else scored  # with the cards it brings
                    left = draw(racks[p], held, bag, left)
                    if left == 0 and held == 0:
                        over = YES
                        out_of_tiles = p
                else:
                    idle += 1
                    if idle >= 2 * players:
                        over = YES
            if over:
                gained = 0
                for p in range(players):
                    face = 100 * total_face(racks[p], values)
                    if keeps[p]:
                        points[p] += face
                    else:
                        points[p] -= face
                        gained += face
                if out_of_tiles >= 0:
                    points[out_of_tiles] += gained
            else:
                for p in range(players):
                    points[p] += kept[p]
            others = 0
            for o in range(1, players):
                others += points[o]
            spreads[d, c] = points[0] - others / (players - 1)
            won[d, c] = _chance(points, over, left, (turn + 1) % players, chances)


@njit(cache=True, nogil=True)
def _chance(points, over, left, mover, chances):
    """That player 0 has won, or will: a share of a tie; against several as in a conditional logit."""
    if over:
        equal = 1
        for o in range(1, points.shape[0]):
            if points[o] > points[0]:
                return 0.0
            if points[o] == points[0]:
                equal += 1
        return 1.0 / equal
    row = min(left, chances.shape[0] - 1)
    even = chances[row, 0]
    odds = 1.0
    for o in range(1, points.shape[0]):
        lead = (points[0] - points[o]) / 100.0
        if mover == 0:
            lead -= even
        elif mover == o:
            lead += even
        odds += np.exp(-lead / chances[row, 1])
    return 1.0 / odds
