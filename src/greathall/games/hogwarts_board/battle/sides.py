"""Who fights on whose side: every player alone, except for love."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.games.hogwarts_board.battle.creatures import SERPENT, WIZARD
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.state import Castle


def sides_of(g: Castle, here: Sequence[bool]) -> list[int]:
    """The side of each seat among those who are here."""
    sides = list(range(g.seats))
    for seat in range(g.seats):
        seen = [seat]
        while True:
            love = g.wizards[seen[-1]].loves
            if love < 0 or not here[love] or love in seen:
                break
            seen.append(love)
        if love in seen:
            seen = seen[seen.index(love) :]  # two or more who love each other: one side
            sides[seat] = min(seen)
        else:
            sides[seat] = seen[-1]
    return sides


def align(g: Castle, battle: Battle) -> None:
    """Every player alone, the enamored with their love, serpents with their master (R36, R54)."""
    battlers = battle.battlers
    sides = sides_of(g, [b.here for b in battlers])
    for who, b in enumerate(battlers):
        if b.kind == WIZARD:
            b.side = sides[who]
        elif b.kind == SERPENT and b.master >= 0:
            b.side = sides[b.master] if battlers[b.master].here else b.master


def fights_for_love(g: Castle, battle: Battle, seat: int) -> bool:
    love = g.wizards[seat].loves
    return love >= 0 and battle.battlers[love].here


def own_account(g: Castle, battle: Battle, seat: int) -> bool:
    """The enamored fight for their love while it is here; afterwards for themselves."""
    if not fights_for_love(g, battle, seat):
        return True
    circle = [seat]
    love = g.wizards[seat].loves
    while love >= 0 and battle.battlers[love].here and love not in circle:
        circle.append(love)
        love = g.wizards[love].loves
    return love == seat == min(circle)  # in a circle of lovers one stands for all
