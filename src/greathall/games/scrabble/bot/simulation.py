"""How the strong player chooses where to lay its tiles: candidates, simulation, endgame."""

from __future__ import annotations

import tempfile
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from greathall.core.reasons import Considered

from .. import actions as a
from ..board import HOGWARTS, RACK, TILES
from ..cards import HUFFLEPUFF
from ..engine import search, selfplay
from ..engine.fast import board_array, marks_array, rack_array, tables
from ..engine.play import Play
from ..options import bonuses, laid_out, place_of
from ..placing import SQUARES
from ..state import Scrabble
from ..tiles import unseen, without
from .card_worth import DRAW
from .leaves import leaves
from .points import letter_extra

PLAY, EXCHANGE = 1, 2
CANDIDATES = 14
EXCHANGES = 2
BATCH = 6
END_WORK = 15_000
"""About half a second."""
END_PLAYS = 20_000
"""Two blanks can do it."""
END_WIDTH = 500
"""So many plays are looked at where there are more: only where blanks are left."""


@cache
def model(code: str) -> Any:
    return leaves(code).model()


@cache
def _card_squares() -> Any:
    """What a Hogwarts space is worth: a card for each word through it."""
    extra = np.zeros((17, 17), np.int32)
    worth = [100 * DRAW if square == HOGWARTS else 0 for square in SQUARES]
    extra[1:16, 1:16] = np.array(worth, np.int32).reshape(15, 15)
    return extra.ravel()


class Candidate(NamedTuple):
    """A play as packed, or an exchange that keeps the part of the rack at an index.

    `more` is what it brings besides its score: glossary, bonus card, cards drawn.
    """

    kind: int
    first: int
    second: int
    more: int
    equity: int
    action: a.Place | a.Exchange


class Position:
    """A turn as the compiled functions see it."""

    def __init__(self, g: Scrabble, seat: int, card: str | None) -> None:
        self.g, self.seat, self.card = g, seat, card
        self.tables, self.model = tables(g.settings.language), model(g.settings.language)
        self.nodes = g.lexicon().nodes
        self.board, self.flags = board_array(g.board), marks_array(g.marks)
        self.rack = rack_array(g.racks[seat])
        self.extra = _card_squares() if g.deck else self.tables.no_extra
        self.leaves = np.zeros(4096, np.int32)
        others = g.others(seat)
        self.sizes = np.array([len(g.racks[other]) for other in others], np.int64)
        known = [g.tiles_known[seat][other] for other in others]
        self.known = np.stack([rack_array(tiles) for tiles in known])
        rest = without(unseen(g, seat), "".join(known))
        self.pool = np.array([TILES.index(tile) for tile in rest], np.uint8)
        self.unseen_face = 100 * sum(g.language.values[tile] for tile in unseen(g, seat)) // len(others)

    def candidates(self) -> list[Candidate]:
        """The best plays by equity, and the best exchanges."""
        g, t = self.g, self.tables
        size = selfplay.leave_table(self.rack, self.model, t.values, len(g.bag), self.unseen_face, self.leaves)
        out, n = self._all_plays()
        equity = np.zeros(n, np.int64)
        selfplay.rate_plays(out, n, self.rack, self.leaves, self.extra, letter_extra(self.card), equity)
        best = np.argsort(-equity, kind="stable")[: 2 * CANDIDATES]
        found = [self._candidate(int(out[k, 0]), int(out[k, 1]), int(equity[k])) for k in best]
        found = sorted(found, key=lambda candidate: -candidate.equity)[:CANDIDATES]
        if len(g.bag) >= RACK and self.card is None:
            kept = np.argsort(-self.leaves[: size - 1], kind="stable")[:EXCHANGES]
            found += [
                Candidate(EXCHANGE, int(index), 0, 0, int(self.leaves[index]), a.Exchange(self._given_away(int(index))))
                for index in kept
            ]
        return found

    def _candidate(self, laid: int, meta: int, equity: int) -> Candidate:
        place = place_of(Play(laid, meta), self.card)
        formed = laid_out(self.g, place)
        glossary, bonus = bonuses(self.g, formed, self.card)
        cards = DRAW * min(formed.cards(), len(self.g.deck))
        return Candidate(PLAY, laid, meta, 100 * (glossary + bonus + cards), equity + 100 * glossary, place)

    def play(self, played: a.Place) -> Candidate | None:
        """The candidate of this play, if it can be laid."""
        out, n = self._all_plays()
        for k in range(n):
            laid, meta = int(out[k, 0]), int(out[k, 1])
            if place_of(Play(laid, meta), self.card) == played:
                return self._candidate(laid, meta, 0)
        return None

    def exchange(self, played: a.Exchange) -> Candidate | None:
        kept = rack_array(without(self.g.racks[self.seat], played.tiles))
        index, size = 0, 1
        for x in range(len(TILES)):
            if self.rack[x]:
                index += int(kept[x]) * size
                size *= int(self.rack[x]) + 1
        return Candidate(EXCHANGE, index, 0, 0, int(self.leaves[index]), played)

    @property
    def whole_rack(self) -> int:
        """The index of a rack of which nothing is given away."""
        size = 1
        for x in range(len(TILES)):
            size *= int(self.rack[x]) + 1
        return size - 1

    def _all_plays(self) -> tuple[Any, int]:
        """Packed, and how many."""
        t, n = self.tables, 0
        while True:
            out = t.out(n)
            n = search.all_plays(
                self.nodes, self.board, self.flags, self.rack, False, t.values, t.letter_mult, t.word_mult,
                self.extra, t.no_letter_extra, self.leaves, out,
            )  # fmt: skip
            if n <= len(out):
                return out, n

    def _given_away(self, index: int) -> str:
        """The tiles that are exchanged when the part of the rack at this index is kept."""
        away = ""
        for x, tile in enumerate(TILES):
            if self.rack[x]:
                index, keep = divmod(index, int(self.rack[x]) + 1)
                away += tile * (int(self.rack[x]) - keep)
        return away


def weigh(
    g: Scrabble, seat: int, rng: Random, card: str | None, iterations: int | None, seconds: float | None
) -> list[Considered]:
    """The candidates, best first: exact when the bag is empty and one opponent is left (then the best alone), else by
    simulation, in points."""
    here = Position(g, seat, card)
    if not g.bag and g.seats == 2:
        found = endgame(here)
        if found is not None:
            return [Considered(action=found, worth=0.0, error=0.0, rollouts=0)]
    candidates = here.candidates()
    if len(candidates) < 2:
        return [Considered(action=it.action, worth=it.equity / 100, error=0.0, rollouts=0) for it in candidates]
    means, errors, times = simulated(here, candidates, rng, iterations, seconds)
    return [
        Considered(action=candidates[k].action, worth=float(means[k]), error=float(errors[k]), rollouts=int(times[k]))
        for k in np.lexsort((-means, -times))
    ]


def compare(
    g: Scrabble, seat: int, rng: Random, card: str | None, played: a.Place | a.Exchange | a.Pass, iterations: int
) -> list[Considered]:
    """The candidates with this play among them, all imagined equally often, best first; empty if it is no play that
    can be weighed (a word that is none)."""
    here = Position(g, seat, card)
    candidates = here.candidates()
    if isinstance(played, a.Pass):
        candidates.append(Candidate(EXCHANGE, here.whole_rack, 0, 0, 0, a.Exchange("")))
    elif all(candidate.action != played for candidate in candidates):
        own = here.exchange(played) if isinstance(played, a.Exchange) else here.play(played)
        if own is None:
            return []
        candidates.append(own)
    if len(candidates) < 2:
        return []
    means, errors, times = simulated(here, candidates, rng, iterations, None, drop=False)
    actions = [played if candidate.action == a.Exchange("") else candidate.action for candidate in candidates]
    return [
        Considered(action=actions[k], worth=float(means[k]), error=float(errors[k]), rollouts=int(times[k]))
        for k in np.argsort(-means, kind="stable")
    ]


def simulated(
    here: Position,
    candidates: list[Candidate],
    rng: Random,
    iterations: int | None,
    seconds: float | None,
    drop: bool = True,
) -> tuple[Any, Any, Any]:
    """Of each candidate the mean value, its standard error and how often it was imagined; those that fall far behind
    are not imagined further, unless all are to be compared."""
    t = here.tables
    count = len(candidates)
    packed = np.array([(candidate.first, candidate.second) for candidate in candidates], np.uint64)
    kinds = np.array([candidate.kind for candidate in candidates], np.int64)
    more = np.array([candidate.more for candidate in candidates], np.float64)
    sums, squares, times = np.zeros(count), np.zeros(count), np.zeros(count)
    alive = np.arange(count)
    seed = np.array([rng.getrandbits(63) | 1], np.uint64)
    end = None if seconds is None else time.perf_counter() + seconds
    done = 0
    while True:
        part, part2 = np.zeros(len(alive), np.int64), np.zeros(len(alive))
        selfplay.simulate(
            here.nodes, here.board, here.flags, here.rack, packed[alive], kinds[alive], len(alive), here.pool,
            len(here.g.bag), here.known, here.sizes, here.model, t.values, t.letter_mult, t.word_mult, here.extra,
            here.leaves, t.out(), seed, BATCH, part, part2,
        )  # fmt: skip
        sums[alive] += part
        squares[alive] += part2
        times[alive] += BATCH
        done += BATCH
        means = (sums / times + more) / 100
        spread = np.sqrt(np.maximum(squares / times - (sums / times / 100) ** 2, 1.0) / times)
        top = int(alive[np.argmax(means[alive])])
        if drop and done >= 4 * BATCH:
            alive = alive[means[alive] + 2 * spread[alive] >= means[top] - 2 * spread[top]]
        enough = (iterations is not None and done >= iterations) or (end is not None and time.perf_counter() >= end)
        if enough or len(alive) == 1:
            return means, spread, times


def endgame(here: Position) -> Any:
    """Deeper and deeper until nothing is cut off, or the work runs out; None if even one ply was too much."""
    t = here.tables
    if len(here.pool) + here.known.sum() != here.sizes[0]:
        return None  # not all tiles are accounted for: no true game
    [other] = here.g.others(here.seat)
    keeps = np.array([here.g.house[seat] == HUFFLEPUFF for seat in (here.seat, other)])
    theirs = here.known[0].copy()
    for x in here.pool:
        theirs[x] += 1
    room = np.zeros((12, END_PLAYS, 2), np.uint64)
    limits = np.array([END_WORK, 0, 0, 0], np.float64)
    best: Any = None
    for depth in range(1, 11):
        limits[3] = 0
        move = np.zeros(2, np.uint64)
        selfplay.end_search(
            here.nodes, here.board, here.flags, here.rack, theirs, int(here.g.passes[other] > 0), keeps, END_WIDTH,
            depth, limits, t.values, t.letter_mult, t.word_mult, t.no_extra,
            t.no_letter_extra, here.leaves, here.model, room, move,
        )  # fmt: skip
        if limits[2]:
            break
        best = a.Pass() if not move[1] else place_of(Play(int(move[0]), int(move[1])), here.card)
        if not limits[3]:
            break
    return best


def warm_up() -> None:
    """Run every compiled function once, on next to nothing."""
    from ..spec import SPEC

    with tempfile.TemporaryDirectory() as folder:
        words = Path(folder) / "words.txt"
        words.write_text("an na nan")
        g = SPEC.new(seats=2, seed=1, lexicon=str(words), cards=False)
        g.racks[g.turn], g.racks[1 - g.turn] = "AN", "AN"
        here = Position(g, g.turn, None)
        here.pool = here.pool[:4]
        simulated(here, here.candidates(), Random(1), BATCH, None)
        here.pool = here.pool[:2]
        endgame(here)
