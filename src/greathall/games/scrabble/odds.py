"""What chance decides in Scrabble, for the law of fairness: tiles, cards, thefts, houses, and who begins."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from greathall.core.spec import Odds

from .actions import Attack
from .board import RACK
from .cards import COPIES as CARD_COPIES
from .cards import EXPELLIARMUS, SLYTHERIN
from .effects import strike
from .hands import draw_card
from .languages import language
from .state import Scrabble
from .tiles import draw_tiles

STOLEN = "ABCDEFG"


def draw_tile(g: Scrabble) -> str:
    """A tile from the full bag."""
    g.bag = g.language.bag
    g.racks[0] = ""
    draw_tiles(g, 0, 1)
    return g.racks[0]


def draw(g: Scrabble) -> str:
    """A card from the full deck."""
    g.deck = [card for card, copies in CARD_COPIES.items() for _ in range(copies)]
    g.hands[0], g.discard, g.fresh = [], [], []
    draw_card(g, 0)
    return (g.hands[0] or g.discard)[0]


def steal(g: Scrabble) -> str:
    """Which of seven tiles Expelliarmus takes from the other rack."""
    g.racks[:2] = ["", STOLEN]
    g.tiles_known[1][0] = ""
    strike(g, 0, Attack(EXPELLIARMUS, 1))
    return g.racks[0]


def rows(g: Scrabble) -> Mapping[str, Sequence[Hashable]]:
    equal = [rack for rack in g.racks if len(rack) == RACK]
    found: dict[str, Sequence[Hashable]] = {f"{tile} on racks": [rack.count(tile) for rack in equal] for tile in "EAS?"}
    found["houses"] = g.house
    if SLYTHERIN not in g.house:
        found["who begins"] = [seat == g.turn for seat in range(g.seats)]
    return found


ODDS = Odds(
    throws={
        "tile": (dict(language().copies), draw_tile),
        "card": (dict(CARD_COPIES), draw),
        "stolen tile": (dict.fromkeys(STOLEN, 1), steal),
    },
    rows=rows,
)
