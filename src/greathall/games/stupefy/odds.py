"""What chance decides in Stupefy, for the law of fairness: the pile, the houses, and who is the favourite first."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from greathall.core.spec import Odds
from greathall.games.stupefy.cards import SEATING
from greathall.games.stupefy.state import Stupefy


def rows(g: Stupefy) -> dict[str, Sequence[Hashable]]:
    seating = SEATING[g.seats]
    return {
        "pile": g.pile,
        "houses": [g.house[seating.index(place)] for place in sorted(set(seating))],
        "first favourite": [seat == g.favourite for seat in range(g.seats)],
    }


ODDS = Odds(rows=rows)
