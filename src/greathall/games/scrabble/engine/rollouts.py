"""The compiled half of the simulation: every candidate is played on in the same imagined deals.

Player 0 is the one who thinks, the others follow in the order of their turns. Points are counted in hundredths.
"""

import numpy as np
from numba import njit

from .compiling import inner
from .search import NO, YES, ZERO
from .selfplay import copy_to, draw, exchange_down, lay_play, leave_value, total_face

PASS, PLAY, EXCHANGE = 0, 1, 2
ANSWERED, AT_LAST = 0, 1
"""When a candidate is assessed: after the others' answers, and after the last turn that is played on."""


@njit(cache=True, nogil=True)
def simulate(
    turn_of, nodes, board, flags, rack, candidates, kinds, bonus, deals, known, sizes, scores, keeps, turns, passed,
    worth, chances, values, lm, wm, extra, leaves, out, seed, spreads, won,
):  # fmt: skip
    """Play on after each candidate in each deal, by the static best (`turn_of` is `STATIC_TURN`): the next `turns`,
    which are the others' answers and one's own next turn; to the end once the bag is empty.

    kinds[c]: a pass, a play, or an exchange down to the part of the rack at index candidates[c, 0]; bonus[c]: what it
    brings besides its score. A row of `deals` is an order of the unseen tiles; the first fill the racks of the others
    (beyond what is known of them), the rest is the bag, drawn from its end. spreads[:, d, c]: how far player 0 is ahead
    of the mean of the others after the answers and at last, with what the leaves are worth; won[:, d, c]: the chance to
    have won. Once the bag is empty before, the two are the same.
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
            p = 0
            answered = NO
            while not over and (turn < turns.shape[0] or left == 0):
                p = turns[turn] if turn < turns.shape[0] else (p + 1) % players
                turn += 1
                unseen = 0
                for o in range(players):
                    if o != p:
                        unseen += 100 * total_face(racks[o], values)
                full = left > 0
                kind, equity, _part = turn_of(
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
                if turn == turns.shape[0] - 1 and left and not over:
                    answered = YES
                    _assess(points, kept, over, left, ZERO, chances, spreads[ANSWERED, d], won[ANSWERED, d], c)
            if over:
                gained = 0
                for p in range(players):
                    face = 100 * total_face(racks[p], values)
                    if keeps[p]:
                        points[p] += face
                    else:
                        points[p] -= face
                        gained += face
                    kept[p] = 0
                if out_of_tiles >= 0:
                    points[out_of_tiles] += gained
            _assess(points, kept, over, left, (p + 1) % players, chances, spreads[AT_LAST, d], won[AT_LAST, d], c)
            if not answered:
                spreads[ANSWERED, d, c] = spreads[AT_LAST, d, c]
                won[ANSWERED, d, c] = won[AT_LAST, d, c]


@inner
def _assess(points, kept, over, left, mover, chances, spreads, won, c):
    """How far player 0 is ahead of the mean of the others, and the chance that it has won, or will: a share of a tie;
    against several as in a conditional logit."""
    mine = points[0] + kept[0]
    row = min(left, chances.shape[0] - 1)
    even = chances[row, 0]
    total = 0
    equal = 1
    odds = 1.0
    for o in range(1, points.shape[0]):
        other = points[o] + kept[o]
        total += other
        if over:
            if other > mine:
                equal = 0
            elif other == mine and equal:
                equal += 1
        else:
            lead = (mine - other) / 100.0
            if mover == 0:
                lead -= even
            elif mover == o:
                lead += even
            odds += np.exp(-lead / chances[row, 1])
    spreads[c] = mine - total / (points.shape[0] - 1)
    if over:
        won[c] = 1.0 / equal if equal else 0.0
    else:
        won[c] = 1.0 / odds
