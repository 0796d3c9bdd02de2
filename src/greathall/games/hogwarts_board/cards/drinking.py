"""What a potion begins when it is drunk, in a turn or in battle. Restoring HP is left to the caller."""

from __future__ import annotations

from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.events import Charmed, Drank
from greathall.games.hogwarts_board.state import POWER_SP, Castle


def swallow(g: Castle, seat: int, card: str) -> None:
    """The continuing effects. The same again only restarts the clock."""
    potion = POTIONS[card]
    wizard = g.wizards[seat]
    g.emit(Drank(seat, card))
    if potion.gives == "lucky":
        g.lucky = seat
    elif potion.gives == "brewed":
        wizard.brewed = True
        g.fall_out_of_love(seat)
    elif potion.rounds:
        if potion.gives == "powerful" and not wizard.powerful:
            g.gain_sp(seat, POWER_SP)
        g.begin(potion.gives, seat, potion.rounds)


def enamor(g: Castle, seat: int, target: int) -> None:
    """The target falls in love with the giver; a newer love replaces the older (R54)."""
    if not g.wizards[target].brewed:
        g.wizards[target].loves = seat
        g.emit(Charmed(seat, target))
