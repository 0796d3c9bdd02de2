"""When the strong player uses Transfiguration: when the tiles it would draw promise much more than those it holds."""

from __future__ import annotations

from random import Random

from .. import actions as a
from ..cards import TRANSFIGURATION
from ..engine import generator
from ..options import parts
from ..state import Scrabble
from ..tiles import unseen, without
from .card_worth import draw_worth, later
from .leaves import leaves, worth_of_leaves
from .points import card_squares

KEPT = 4
"""So many leaves are tried, the best ones."""
DRAWS = 32
"""So often the tiles are drawn for each."""
PRICE = 10
"""Points that the card has to bring while there is time to wait for more."""


def transfigure(g: Scrabble, seat: int, rng: Random) -> a.Transfigure | None:
    """What to exchange; None if the card is not at hand or would not bring enough."""
    if g.used or not g.bag or not g.usable(seat, TRANSFIGURATION):
        return None
    rack, pool = g.racks[seat], [*unseen(g, seat)]
    worth = leaves(g.settings.language).worth
    tried = sorted(parts(rack, len(g.bag)), key=lambda away: -worth(without(rack, away)))[:KEPT]
    orders = [rng.sample(pool, min(len(rack), len(pool))) for _ in range(DRAWS)]

    def promises(away: str) -> float:
        kept = without(rack, away)
        return sum(_equity(g, kept + "".join(order[: len(away)])) for order in orders) / DRAWS

    best = max(tried, key=promises)
    return a.Transfigure(best) if promises(best) - _equity(g, rack) > 100 * PRICE * later(g) else None


def _equity(g: Scrabble, rack: str) -> int:
    """Of the static best, in hundredths."""
    position = g.lexicon(), g.board, g.marks, rack, worth_of_leaves(g.settings.language), len(g.bag)
    equity: int = generator.fast().static(*position, 0, False, card_squares(draw_worth(g))).equity
    return equity
