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


def _walks(start: str, length: int) -> tuple[Walks, Walks, frozenset[str]]:
    """All walks, those on the lower level, and the common rooms in which some of them end."""
    walks = WALKS[start, length]
    return walks, LOW_WALKS[start, length], frozenset(walk.path[-1] for walk in walks).intersection(HOUSES)


BY_DIE: Final = {start: {die: _walks(start, die) for die in range(1, 7)} for start in PASSABLE}


def ways(g: Castle, seat: int, steps: int) -> tuple[Walk, ...]:
    """The walks of `steps` squares that may end where they end; otherwise up to the last open square (R9)."""
    wizard = g.wizards[seat]
    walks, low_walks, houses = BY_DIE[wizard.square][steps]
    if g.sp(seat) < UPPER_SP:
        walks = low_walks
    if not houses:
        return walks
    shut = [w.house for other, w in enumerate(g.wizards) if w.square == w.house and not g.allied(seat, other)]
    if houses.isdisjoint(shut):
        return walks
    return tuple([walk for walk in walks if walk.path[-1] not in shut]) or (
        ways(g, seat, steps - 1) if steps > 1 else (Walk(()),)
    )
