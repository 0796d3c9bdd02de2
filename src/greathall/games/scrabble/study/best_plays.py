"""The best plays of a turn: points, what is kept, equity, and the chance to win."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from .. import actions as a
from ..board import BLANK, RACK
from ..bot.chances import chances
from ..bot.leaves import leaves
from ..engine import generator, warm_up
from ..notation import write_play
from ..options import bonuses, laid_out, parts, place_of
from ..state import Scrabble
from ..tiles import unseen, without

EXCHANGES = 2
"""So many are listed at most."""


class Studied(NamedTuple):
    """A play or an exchange. `leave` and `equity` are in points; `chance` is from 0 to 1, and `deals` says in how many
    imagined deals it was played on (0: reckoned from lead and tiles alone)."""

    action: a.Place | a.Exchange
    text: str
    """As players write it: `8F HORN`, `-VVU`."""
    score: int
    kept: str
    leave: float
    equity: float
    chance: float
    deals: int


def best_plays(
    g: Scrabble, seat: int, count: int = 10, *, deals: int | None = 100, seconds: float | None = None, seed: int = 1
) -> list[Studied]:
    """What the seat whose turn it is might do, the best first; cards are left aside.

    Where the simulation is compiled, the chance to win is that of `deals` imagined deals (or of so many seconds), and
    the order goes by it; else, and with neither, both follow from points and leave.
    """
    if (deals or seconds) and g.bag and (warm_up.ready() or warm_up.wait()):
        return _simulated(g, seat, count, deals, seconds, seed)
    return _reckoned(g, seat, count)


def _simulated(
    g: Scrabble, seat: int, count: int, deals: int | None, seconds: float | None, seed: int
) -> list[Studied]:
    from ..bot import simulation

    here = simulation.Position(g, seat)
    candidates = here.candidates()
    if not candidates:
        return []
    rows = simulation.simulated(here, candidates, Random(seed), None if seconds else deals, seconds)
    return [_studied(g, seat, candidates[row.number].action, row.won, row.deals) for row in rows[:count]]


def _reckoned(g: Scrabble, seat: int, count: int) -> list[Studied]:
    rack = g.racks[seat]
    found: list[Any] = [place_of(play) for play in generator.generate(g.lexicon(), g.board, g.marks, rack)]
    if len(g.bag) >= RACK:
        worth = leaves(g.settings.language).worth
        found += sorted(map(a.Exchange, parts(rack, RACK)), key=lambda it: -worth(without(rack, it.tiles)))[:EXCHANGES]
    return sorted((reckoned(g, seat, action) for action in found), key=lambda it: -it.equity)[:count]


def reckoned(g: Scrabble, seat: int, action: Any) -> Studied:
    """One play or exchange, by points and leave."""
    studied = _studied(g, seat, action)
    return studied._replace(chance=_chance(g, seat, studied))


def _studied(g: Scrabble, seat: int, action: Any, chance: float = 0.0, deals: int = 0) -> Studied:
    rack, values = g.racks[seat], g.language.values
    if isinstance(action, a.Exchange):
        text, score, kept = f"-{action.tiles}", 0, without(rack, action.tiles)
    else:
        formed = laid_out(g, action)
        text, score = write_play(g.board, action), formed.score + sum(bonuses(g, formed, None))
        kept = without(rack, [BLANK if letter.islower() else letter for _, letter in formed.tiles])
    if g.bag:
        leave = leaves(g.settings.language).worth(kept) / 100
    elif kept:
        leave = float(-2 * sum(values[tile] for tile in kept))
    else:
        leave = 2 * sum(values[tile] for tile in unseen(g, seat)) / (g.seats - 1)
    return Studied(action, text, score, kept, leave, score + leave, chance, deals)


def _chance(g: Scrabble, seat: int, studied: Studied) -> float:
    """From the lead and the tiles left, as if the best of the others were the only one."""
    lead = g.scores[seat] - max(g.scores[other] for other in g.others(seat)) + studied.equity
    left = max(0, len(g.bag) - (len(g.racks[seat]) - len(studied.kept)))
    return 1 - chances(g.settings.language).to_win(-lead, left)
