"""What chance decides in Hogwarts Battle, for the law of fairness: the house dice and the stacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence

from greathall.core.kernel import Event
from greathall.core.spec import Odds
from greathall.games.hogwarts_battle.components import HOUSES, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE, roll
from greathall.games.hogwarts_battle.events import Rolled
from greathall.games.hogwarts_battle.lookup import VILLAINS
from greathall.games.hogwarts_battle.state import Battle


def thrown(house: int) -> Callable[[Battle], Hashable]:
    return lambda g: SYMBOLS[roll(g, 0, house, "rules")]


def rolled(event: Event) -> tuple[str, str, Hashable] | None:
    return (event.house, f"hero {event.who}", event.face) if isinstance(event, Rolled) else None


def rows(g: Battle) -> dict[str, Sequence[Hashable]]:
    """The piles as they were shuffled: with what was turned up from them before anybody is asked."""
    villains = [*g.villain_stack, *reversed(g.villains)]
    return {
        "Hogwarts cards": [*g.stack, *reversed(g.market)],
        "dark arts": [*g.events, *reversed(g.pile)],
        "villains": [villain for villain in villains if villain and not VILLAINS[villain].last],
        **{f"deck of hero {seat}": deck for seat, deck in enumerate(g.decks)},
    }


ODDS = Odds(
    throws={
        name: (Counter[Hashable](SYMBOLS[face] for face in DICE[house]), thrown(house))
        for house, name in enumerate(HOUSES)
    },
    rolled=rolled,
    rows=rows,
)
