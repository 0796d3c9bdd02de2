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

TO_A_HOUSE: Final = frozenset(key for key, walks in WALKS.items() if any(walk.path[-1] in HOUSES for walk in walks))
"""The starts and lengths from which some walk ends in a common room."""


def ways(g: Castle, seat: int, steps: int) -> tuple[Walk, ...]:
    """The walks of `steps` squares that may end where they end; otherwise up to the last open square (R9)."""
    wizard = g.wizards[seat]
    high = wizard.sp >= UPPER_SP or g.sp(seat) >= UPPER_SP
    key = (wizard.square, steps)
    walks = (WALKS if high else LOW_WALKS)[key]
    if key not in TO_A_HOUSE:
        return walks
    shut = [w.square for other, w in enumerate(g.wizards) if w.square == w.house and not g.allied(seat, other)]
    if not shut:
        return walks
    return tuple([walk for walk in walks if walk.path[-1] not in shut]) or (
        ways(g, seat, steps - 1) if steps > 1 else (Walk(()),)
    )
