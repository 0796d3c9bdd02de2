"""The walks of a die: every way over the board, and those that are open to a wizard now."""

from __future__ import annotations

from typing import Final

from greathall.games.hogwarts_board.actions import Walk
from greathall.games.hogwarts_board.board import HOUSES, LEVEL, NEIGHBOURS, PASSABLE
from greathall.games.hogwarts_board.state import UPPER_SP, Castle


def _paths(start: str, length: int) -> list[tuple[str, ...]]:
    """Every way of that many steps that never comes back to a square of its own."""
    ways: list[tuple[str, ...]] = [(start,)]
    for _ in range(length):
        ways = [(*way, step) for way in ways for step in NEIGHBOURS[way[-1]] if step not in way]
    return [way[1:] for way in ways]


WALKS: Final = {
    (start, length): tuple(map(Walk, _paths(start, length))) for start in PASSABLE for length in range(1, 7)
}
LOW_WALKS: Final = {
    key: tuple(walk for walk in walks if not any(LEVEL[step] for step in walk.path)) for key, walks in WALKS.items()
}
"""The same for those with fewer than 100 SP: no upper square, no staircase."""

Walks = tuple[Walk, ...]


def _by_die(table: dict[tuple[str, int], Walks]) -> dict[str, list[tuple[Walks, frozenset[str]]]]:
    """From each square, by the die: the walks, and the common rooms in which some of them end."""
    rooms = {key: frozenset(walk.path[-1] for walk in walks).intersection(HOUSES) for key, walks in table.items()}
    return {s: [((), frozenset()), *((table[s, die], rooms[s, die]) for die in range(1, 7))] for s in PASSABLE}


ANYWHERE: Final = _by_die(WALKS)
DOWNSTAIRS: Final = _by_die(LOW_WALKS)


def ways(g: Castle, seat: int, steps: int) -> Walks:
    """The walks of `steps` squares that may end where they end; otherwise up to the last open square (R9)."""
    wizard = g.wizards[seat]
    sp = wizard.sp if wizard.item != "elder_wand" else g.sp(seat)
    walks, rooms = (ANYWHERE if sp >= UPPER_SP else DOWNSTAIRS)[wizard.square][steps]
    return _open(g, seat, steps, walks, rooms) if rooms else walks


def _open(g: Castle, seat: int, steps: int, walks: Walks, rooms: frozenset[str]) -> Walks:
    """Those that do not end in one of these common rooms while its owner is in."""
    shut = []
    for other, wizard in enumerate(g.wizards):
        if wizard.square == wizard.house and not g.allied(seat, other):
            shut.append(wizard.house)
    if rooms.isdisjoint(shut):
        return walks
    return tuple([walk for walk in walks if walk.path[-1] not in shut]) or (
        ways(g, seat, steps - 1) if steps > 1 else (Walk(()),)
    )
