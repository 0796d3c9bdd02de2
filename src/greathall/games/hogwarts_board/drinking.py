"""What a potion begins when it is drunk, in a turn or in battle. Restoring HP is left to the drinker's surroundings."""

from __future__ import annotations

from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.state import POWER_SP, Castle
from greathall.games.hogwarts_board.words import Drank


def swallow(g: Castle, seat: int, card: str) -> None:
    """The continuing effects. The same again only restarts the clock."""
    potion = POTIONS[card]
    wizard = g.wizards[seat]
    g.emit(Drank(seat, card))
    if card == "liquid_luck":
        g.lucky = seat
    elif card == "pomphreys_brew":
        wizard.brewed = True
        g.fall_out_of_love(seat)
    elif potion.rounds:
        if card == "power_potion" and not wizard.powerful:
            g.gain_sp(seat, POWER_SP)
        g.begin(potion.gives, seat, potion.rounds)
