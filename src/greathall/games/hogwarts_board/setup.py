"""Setting up a game: houses, piles and pieces."""

from __future__ import annotations

from typing import Final

from greathall.games.hogwarts_board.board import DOORS, HOUSES
from greathall.games.hogwarts_board.cards.deck import PILE_OF, PILES, full_piles
from greathall.games.hogwarts_board.cards.items import POWDER_USES
from greathall.games.hogwarts_board.events import Sorted
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.turn import FIRST_PLAYER, ROUND
from greathall.games.hogwarts_board.wizard import Wizard

CABINET_STARTS: Final = "room_of_requirement"


def setup(g: Castle) -> None:
    """Sort the players into houses, shuffle the piles, set out the pieces."""
    houses = list(HOUSES)
    g.chance.shuffle("sorting", houses)
    g.wizards = [Wizard(house, house) for house in houses[: g.seats]]
    g.piles = full_piles()
    g.unknown = dict.fromkeys(PILES, 0)
    g.shuffle_all()
    g.death_eaters = list(DOORS)
    g.cabinet = CABINET_STARTS
    g.powder = POWDER_USES
    first_spell = length_of(g).first_spell
    for seat, wizard in enumerate(g.wizards):
        g.emit(Sorted(seat, wizard.house))
        if first_spell:
            g.pull(PILE_OF[first_spell], first_spell)
            g.receive(seat, first_spell)
    g.then([FIRST_PLAYER, ROUND])
