"""What chance decides in HOGWARTS, for the law of fairness: dice, piles and houses."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from greathall.core.kernel import Event
from greathall.core.spec import Odds
from greathall.games.hogwarts_board.dice import pick, roll
from greathall.games.hogwarts_board.events import DieRolled
from greathall.games.hogwarts_board.state import Castle

LOTS = frozenset({"forget", "target"})
"""Purposes for which one of several is picked: a die with as many sides as there are."""


def rolled(event: Event) -> tuple[str, str, Hashable] | None:
    if isinstance(event, DieRolled) and event.purpose not in LOTS:
        return "die", f"{event.who}, {event.purpose}", event.die
    return None


def rows(g: Castle) -> dict[str, Sequence[Hashable]]:
    return {**g.piles, "houses": [wizard.house for wizard in g.wizards]}


def without_luck(g: Castle) -> Castle:
    """Liquid Luck would ask between two rolls."""
    g.lucky = -1
    return g


ODDS = Odds(
    throws={
        "die": (dict.fromkeys(range(1, 7), 1), lambda g: roll(without_luck(g), "castle", "order")),
        "lot of three": (dict.fromkeys(range(3), 1), lambda g: pick(without_luck(g), "castle", "target", range(3))),
    },
    rolled=rolled,
    rows=rows,
)
