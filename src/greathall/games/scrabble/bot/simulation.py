"""How the strong player chooses where to lay its tiles: candidates, simulation, endgame."""

from __future__ import annotations

import math
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from greathall.core.reasons import Considered

from .. import actions as a
from ..board import RACK, TILES
from ..cards import BONUS, HUFFLEPUFF
from ..engine import search, selfplay
from ..engine.fast import board_array, given_away, marks_array, rack_array, tables
from ..engine.play import Play
from ..engine.rollouts import EXCHANGE, PASS, PLAY, simulate
from ..notation import read_play
from ..options import bonuses, laid_out, place_of
from ..state import Scrabble
from ..tiles import unseen, without
from .card_worth import KEEP, draw_worth, later
from .chances import chances_to_win
from .inference import Inferred, infer
from .leaves import worth_of_leaves
from .points import card_squares, letter_extra

CANDIDATES = 20
EXCHANGES = 3
BATCH = 8
"""Deals imagined before the first look at who is behind; later a third of those so far."""
SURE = 2.5
"""So many standard errors behind the best is too far (docs/research/scrabble.md)."""
HALF = 30
"""After so many deals half of what one's own next turn adds for a candidate is believed, and half is what it adds for
all: in one deal it varies by 25 points between two candidates, for what they draw; in the long run by 3. Measured on
some positions with 400 deals each, of which fewer were shown to the choice (docs/research/scrabble.md)."""
NOTHING = 0.002
"""A difference in the chance to win that is not worth more thought."""
POINT = 0.0006
"""What a point is worth beside the chance to win: a game that is decided is played on well."""
FEW = 4
"""With so few tiles in the bag every order of them is looked at, as far as time allows."""
END_WORK = 15_000
"""About half a second."""
END_PLAYS = 20_000
"""Two blanks can do it."""
END_WIDTH = 500
"""So many plays are looked at where there are more: only where blanks are left."""


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """The compiled simulation lets other threads run."""
    return ThreadPoolExecutor(threads, "scrabble")


class Candidate(NamedTuple):
    """A play as packed, or an exchange that keeps the part of the rack at an index.

    `more` is what it brings besides its score: glossary, bonus card (less what that is worth later), cards drawn; what
    an exchange keeps.
    """

    kind: int
    first: int
    second: int
    more: int
    equity: int
    action: a.Place | a.Exchange | a.Pass


class Position:
    """A turn as the compiled functions see it; `cards` are the bonus cards that may be laid with a play."""

    def __init__(self, g: Scrabble, seat: int, cards: Sequence[str] = ()) -> None:
        self.g, self.seat = g, seat
        self.keep: dict[str | None, int] = {None: 0, **{card: round(100 * KEEP[card] * later(g)) for card in cards}}
        """What each of them is worth if it is kept, in hundredths."""
        self.tables, self.worth = tables(g.settings.language), worth_of_leaves(g.settings.language)
        self.chances = chances_to_win(g.settings.language)
        self.nodes = g.lexicon().nodes
        self.board, self.flags = board_array(g.board), marks_array(g.marks)
        self.rack = rack_array(g.racks[seat])
        self.draw = draw_worth(g)
        self.extra = card_squares(self.draw)
        self.leaves = np.zeros(4096, np.int32)
        others = g.others(seat)
        self.sizes = np.array([len(g.racks[other]) for other in others], np.int64)
        known = [g.tiles_known[seat][other] for other in others]
        self.known = np.stack([rack_array(tiles) for tiles in known])
        players = [seat, *others]
        self.scores = np.array([100 * g.scores[player] for player in players], np.int64)
        self.keeps = np.array([g.house[player] == HUFFLEPUFF for player in players])
        self.turns = np.array(turns_to_come(g, seat), np.int64)
        self.passed = int(min(g.passes[other] for other in others) > 0)
        rest = without(unseen(g, seat), "".join(known))
        self.pool = np.array([TILES.index(tile) for tile in rest], np.uint8)
        self.unseen_face = 100 * sum(g.language.values[tile] for tile in unseen(g, seat)) // len(others)

    @property
    def few(self) -> int:
        """The tiles in the bag, if they are so few and one opponent is left that every order of them counts; else 0."""
        bag = len(self.pool) - int(self.sizes.sum() - self.known.sum())
        return bag if len(self.sizes) == 1 and 0 < bag <= FEW else 0

    def candidates(self) -> list[Candidate]:
        """The best plays by equity, each with the card that brings most, and the best exchanges."""
        g, t = self.g, self.tables
        size = selfplay.leaves_of(self.rack, self.worth, t.values, len(g.bag), self.unseen_face, self.leaves)
        out, n = self._all_plays()
        rated = np.zeros((len(self.keep), n), np.int64)
        for row, (card, keep) in zip(rated, self.keep.items(), strict=True):
            selfplay.rate_plays(out, n, self.rack, self.leaves, self.extra, letter_extra(card), row)
            row -= keep
        cards, with_card, equity = [*self.keep], rated.argmax(0), rated.max(0)
        best = np.argsort(-equity, kind="stable")[: 2 * CANDIDATES]
        found = [self._candidate(int(out[k, 0]), int(out[k, 1]), int(equity[k]), cards[with_card[k]]) for k in best]
        found = sorted(found, key=lambda candidate: -candidate.equity)[:CANDIDATES]
        if len(g.bag) >= RACK:
            kept = np.argsort(-self.leaves[: size - 1], kind="stable")[:EXCHANGES]
            for index in map(int, kept):
                leave = int(self.leaves[index])
                away = a.Exchange(given_away(g.racks[self.seat], index))
                found.append(Candidate(EXCHANGE, index, 0, leave, leave, away))
        return found

    def deals(self, draws: np.random.Generator) -> Iterator[Any]:
        """Orders of the unseen tiles: any, without end, with leaves on the other racks that their last plays make
        likely; or all there are, when one opponent is left and few tiles."""
        if not self.few:
            others = self.g.others(self.seat)
            inferred = [infer(self.g, self.seat, o, self.pool, self.flags, self.extra, draws) for o in others]
            while True:
                yield self._likely(inferred, draws)
        orders = [*permutations(range(len(self.pool)), self.few)]
        for number in draws.permutation(len(orders)):
            bag = [*orders[number]]
            yield np.concatenate([np.delete(self.pool, bag), self.pool[bag]])

    def _likely(self, inferred: list[Inferred | None], draws: np.random.Generator) -> Any:
        """An order of the unseen tiles in which each opponent holds a leave that is likely."""
        rest = draws.permutation(self.pool)
        racks = []
        for missing, found in zip(self.sizes - self.known.sum(1, np.int64), inferred, strict=True):
            first = np.zeros(0, np.int64)
            if found is not None:
                leave = found.kept[draws.choice(len(found.chances), p=found.chances)]
                first = _places(rest, leave)
            order = np.concatenate([first, np.delete(np.arange(len(rest)), first)])
            racks.append(rest[order[:missing]])
            rest = rest[order[missing:]]
        return np.concatenate([*racks, rest])

    def play_on(
        self, candidates: list[Candidate], deals: Any, draws: np.random.Generator, threads: int = 1
    ) -> tuple[Any, Any]:
        """Spreads, in hundredths, and chances to have won, each after the answers and at last; rows by deal, columns by
        candidate."""
        t = self.tables
        packed = np.array([(candidate.first, candidate.second) for candidate in candidates], np.uint64)
        kinds = np.array([candidate.kind for candidate in candidates], np.int64)
        bonus = np.array([candidate.more for candidate in candidates], np.int64)

        def part(some: Any, seed: int) -> tuple[Any, Any]:
            shape = 2, len(some), len(candidates)
            spreads, won = np.zeros(shape), np.zeros(shape)
            simulate(
                selfplay.STATIC_TURN, self.nodes, self.board, self.flags, self.rack, packed, kinds, bonus, some,
                self.known, self.sizes, self.scores, self.keeps, self.turns, self.passed, self.worth, self.chances,
                t.values, t.letter_mult, t.word_mult, self.extra, np.zeros(4096, np.int32), t.out(),
                np.array([seed], np.uint64), spreads, won,
            )  # fmt: skip
            return spreads, won

        parts = [(some, int(draws.integers(1, 1 << 62))) for some in np.array_split(deals, threads) if len(some)]
        if len(parts) == 1:
            return part(*parts[0])
        spreads, won = zip(*_pool(threads).map(lambda it: part(*it), parts), strict=True)
        return np.concatenate(spreads, 1), np.concatenate(won, 1)

    def blend(self, both: Any) -> Any:
        """What was assessed after the answers, and as much of what the own next turn adds as is to be believed."""
        answered, at_last = both
        share = 1.0 if self.few else len(at_last) / (len(at_last) + HALF)
        added = at_last - answered
        return answered + share * added + (1 - share) * added.mean()

    def _candidate(self, laid: int, meta: int, equity: int, card: str | None) -> Candidate:
        place = place_of(Play(laid, meta), card)
        formed = laid_out(self.g, place)
        glossary, bonus = bonuses(self.g, formed, card)
        drawn = self.draw * min(formed.cards(), len(self.g.deck))
        more = 100 * (glossary + bonus + drawn) - self.keep.get(card, 0)
        return Candidate(PLAY, laid, meta, more, equity + 100 * glossary, place)

    def laid(self, play: Play) -> a.Place:
        """This play, with the card that brings most."""
        formed = laid_out(self.g, place_of(play))
        return place_of(play, max(self.keep, key=lambda card: 100 * bonuses(self.g, formed, card)[1] - self.keep[card]))

    @property
    def lead(self) -> float:
        """How far the seat is ahead of the mean of the others, in hundredths."""
        return float(self.scores[0] - self.scores[1:].mean())

    def own(self, played: a.Place | a.Exchange | a.Pass) -> Candidate | None:
        """The candidate of what somebody did, if it can be done."""
        if isinstance(played, a.Pass):
            return Candidate(PASS, 0, 0, 0, 0, played)
        return self.exchange(played) if isinstance(played, a.Exchange) else self.play(played)

    def play(self, played: a.Place) -> Candidate | None:
        """The candidate of this play, if it can be laid."""
        out, n = self._all_plays()
        for k in range(n):
            laid, meta = int(out[k, 0]), int(out[k, 1])
            if place_of(Play(laid, meta), played.card) == played:
                return self._candidate(laid, meta, 0, played.card)
        return None

    def exchange(self, played: a.Exchange) -> Candidate | None:
        kept = rack_array(without(self.g.racks[self.seat], played.tiles))
        index, size = 0, 1
        for x in range(len(TILES)):
            if self.rack[x]:
                index += int(kept[x]) * size
                size *= int(self.rack[x]) + 1
        leave = int(self.leaves[index])
        return Candidate(EXCHANGE, index, 0, leave, leave, played)

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


def _places(tiles: Any, wanted: Any) -> Any:
    """Where these tiles lie, counted by kind; those that another opponent was dealt are left out."""
    found = [at for x in np.flatnonzero(wanted) for at in np.flatnonzero(tiles == x)[: wanted[x]]]
    return np.array(found, np.int64)


def turns_to_come(g: Scrabble, seat: int) -> list[int]:
    """Who has the next turns, up to the turn of this seat after the others' answers; 0 is the seat, the others follow.

    Reparo gives a turn more; who is stupefied, or has to sit out, misses one.
    """
    others = [*enumerate(g.others(seat), 1)]
    there = [number for number, other in others if not g.stupefied[other] and not (g.owed and g.owed[other])]
    again = g.again + (not there)
    return [*[0] * again, *(there or [number for number, _ in others]), 0]


def weigh(
    g: Scrabble,
    seat: int,
    rng: Random,
    iterations: int | None,
    seconds: float | None,
    threads: int = 1,
) -> list[Considered]:
    """The candidates, best first, with the chance to win: exact when the bag is empty and one opponent is left (then
    the best alone), else by simulation."""
    here = Position(g, seat, [] if g.used else [card for card in BONUS if g.usable(seat, card)])
    if not g.bag and [*here.turns] == [1, 0]:
        found = endgame(here)
        if found is not None:
            return [Considered(action=found.action, worth=found.chance, error=0.0, rollouts=0)]
    candidates = here.candidates()
    if not candidates:
        return []
    sheet = simulated(here, candidates, rng, iterations, seconds, threads)
    return [
        Considered(action=candidates[k].action, worth=float(won), error=float(error), rollouts=int(times))
        for k, won, _spread, error, times in sheet
    ]


class Row(NamedTuple):
    """What the simulation found out about a candidate: its number, the chance to win, how far ahead in points, the
    standard error of its distance from the best (in chances), and in how many deals it was played on."""

    number: int
    won: float
    spread: float
    error: float
    deals: int


def compare(
    g: Scrabble, seat: int, rng: Random, card: str | None, played: a.Place | a.Exchange | a.Pass, iterations: int
) -> list[Considered]:
    """The candidates with this play among them, all imagined equally often, best first, by what they gain in points;
    empty if it is no play that can be weighed (a word that is none)."""
    here = Position(g, seat, [card] if card in BONUS else [])
    candidates = here.candidates()
    if all(candidate.action != played for candidate in candidates):
        own = here.own(played)
        if own is None:
            return []
        candidates.append(own)
    if len(candidates) < 2:
        return []
    draws = np.random.default_rng(rng.getrandbits(63))
    deals = np.array([deal for _, deal in zip(range(iterations), here.deals(draws), strict=False)], np.uint8)
    gains = (here.blend(here.play_on(candidates, deals, draws)[0]) - here.lead) / 100
    means = gains.mean(0)
    top = int(np.argmax(means))
    errors = (gains[:, top, None] - gains).std(0) / math.sqrt(len(deals))
    errors[top] = gains[:, top].std() / math.sqrt(len(deals))
    return [
        Considered(action=candidates[k].action, worth=float(means[k]), error=float(errors[k]), rollouts=len(deals))
        for k in np.argsort(-means, kind="stable")
    ]


def simulated(
    here: Position,
    candidates: list[Candidate],
    rng: Random,
    iterations: int | None,
    seconds: float | None,
    threads: int = 1,
) -> list[Row]:
    """The candidates, best first. All that are left are played on in the same deals, so that their differences tell
    soon: whichever falls behind the best by more than chance explains is dropped, and the time goes to those close."""
    draws = np.random.default_rng(rng.getrandbits(63))
    end = None if seconds is None else time.perf_counter() + seconds
    alive = np.arange(len(candidates))
    spreads, chances = np.zeros((2, 0, len(candidates))), np.zeros((2, 0, len(candidates)))
    worth, error, done = np.zeros(len(candidates)), np.zeros(len(candidates)), 0
    won, spread = np.zeros(len(candidates)), np.zeros(len(candidates))
    times = np.zeros(len(candidates), np.int64)
    dropped: list[int] = []
    deals = here.deals(draws)
    while True:
        batch = [deal for _, deal in zip(range(max(BATCH * threads, done // 3)), deals, strict=False)]
        if not batch:
            break  # every deal there is was looked at
        if iterations is not None:
            batch = batch[: max(1, iterations - done)]
        more = here.play_on([candidates[k] for k in alive], np.array(batch, np.uint8), draws, threads)
        spreads, chances = (np.concatenate(both, 1) for both in zip((spreads, chances), more, strict=True))
        done += len(batch)
        times[alive] = done
        points, winning = here.blend(spreads) / 100, here.blend(chances)
        utility = winning + POINT * points
        won[alive], spread[alive], worth[alive] = winning.mean(0), points.mean(0), utility.mean(0)
        behind = utility[:, np.argmax(worth[alive]), None] - utility
        error[alive] = behind.std(0) / math.sqrt(done)
        late = end is not None and time.perf_counter() >= end
        if late or (iterations is not None and done >= iterations):
            break
        far = behind.mean(0) > SURE * error[alive] + 1e-9
        dropped[:0] = [int(k) for k in sorted(alive[far], key=lambda k: -worth[k])]
        alive, spreads, chances = alive[~far], spreads[:, :, ~far], chances[:, :, ~far]
        close = behind.mean(0)[~far] + 2 * error[alive] < NOTHING
        if len(alive) == 1 or close.all():
            break
    order = [*(int(k) for k in sorted(alive, key=lambda k: -worth[k])), *dropped]
    return [Row(k, float(won[k]), float(spread[k]), float(error[k]), int(times[k])) for k in order]


class Solved(NamedTuple):
    """The best move of an endgame, and the chance to win with it: 1, 0, or 0.5 for a tie."""

    action: Any
    chance: float


def endgame(here: Position) -> Solved | None:
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
    best: Solved | None = None
    ahead = here.g.scores[here.seat] - here.g.scores[other]
    for depth in range(1, 11):
        limits[3] = 0
        move = np.zeros(2, np.uint64)
        gained = selfplay.end_search(
            selfplay.STATIC_TURN, selfplay.ALL_PLAYS, here.nodes, here.board, here.flags, here.rack, theirs,
            int(here.g.passes[other] > 0), keeps, END_WIDTH, depth, limits, t.values, t.letter_mult, t.word_mult,
            t.no_extra, t.no_letter_extra, here.leaves, here.worth, room, move,
        )  # fmt: skip
        if limits[2]:
            break
        action = a.Pass() if not move[1] else here.laid(Play(int(move[0]), int(move[1])))
        best = Solved(action, float(np.sign(ahead + gained) + 1) / 2)
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
        g.lately[1 - g.turn] = laid = read_play(g.board, "8H AN")
        g.board = laid_out(g, laid).board
        here = Position(g, g.turn)
        here.pool = here.pool[:4]
        simulated(here, here.candidates(), Random(1), BATCH, None)
        here.pool = here.pool[:2]
        endgame(here)
