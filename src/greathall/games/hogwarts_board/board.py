"""The board as data: two rings, two staircases, the doorways and the chamber behind them (R1, R4).

x grows to the right and y downward, both from 0 to 100. The chamber is no step away from anywhere: it hangs behind the
dark doorways, as the Vanishing Cabinet's jump is no step either, so darkness and walkers pass through neither.
"""

from __future__ import annotations

from msgspec import Struct

LOWER = 0
UPPER = 1


class BoardSquare(Struct, frozen=True):
    """A square of the board."""

    id: str
    level: int
    kind: str
    x: float
    y: float
    neighbours: tuple[str, ...]


_LOWER_RING = (
    ("library", "spell_market", 50, 6),
    ("dining_hall", "recovery", 72, 6),
    ("gryffindor", "common_room", 94, 6),
    ("quidditch_pitch", "event", 94, 28),
    ("greenhouse", "class", 94, 50),
    ("hagrids_cabin", "event", 94, 72),
    ("hufflepuff", "common_room", 94, 94),
    ("aviary", "recovery", 72, 94),
    ("room_of_requirement", "item_room", 50, 94),
    ("potions_shop", "potion_market", 28, 94),
    ("slytherin", "common_room", 6, 94),
    ("dungeons", "event", 6, 72),
    ("charms_classroom", "class", 6, 50),
    ("shrieking_shack", "event", 6, 28),
    ("ravenclaw", "common_room", 6, 6),
    ("infirmary", "infirmary", 28, 6),
)
_UPPER_RING = (
    ("three_broomsticks", "inn", 50, 27),
    ("restricted_section", "spell_market", 66, 29),
    ("door_restricted", "dark_doorway", 75, 42),
    ("forbidden_forest", "event", 75, 58),
    ("dumbledores_office", "spell_gift", 66, 71),
    ("diagon_alley", "potion_gift", 50, 73),
    ("snapes_cabinet", "potion_market", 32, 68),
    ("door_snape", "dark_doorway", 26, 50),
    ("vcab_square", "vanishing_cabinet", 32, 32),
)
_STAIRCASES = (
    ("stair_north", "three_broomsticks", "library", 50, 16.5),
    ("stair_south", "diagon_alley", "room_of_requirement", 50, 83.5),
)

LOWER_RING = tuple(name for name, *_ in _LOWER_RING)
"""Clockwise from the top middle."""
UPPER_RING = tuple(name for name, *_ in _UPPER_RING)
STAIR_BELOW = {top: (stair, bottom) for stair, top, bottom, _, _ in _STAIRCASES}
"""For each square above a staircase: the staircase, and the square at its foot."""
HOUSES = ("gryffindor", "hufflepuff", "slytherin", "ravenclaw")
INFIRMARY = "infirmary"
CHAMBER = "chamber"
VCAB_SQUARE = "vcab_square"
DOOR_SNAPE = "door_snape"
DOOR_RESTRICTED = "door_restricted"
DOORS = (DOOR_SNAPE, DOOR_RESTRICTED)
CURES_LOVE = frozenset((INFIRMARY, "potions_shop", "snapes_cabinet"))


def _links() -> dict[str, tuple[str, ...]]:
    links: dict[str, list[str]] = {}
    for ring in (LOWER_RING, UPPER_RING):
        for i, name in enumerate(ring):
            links[name] = [ring[i - 1], ring[(i + 1) % len(ring)]]
    for stair, top, bottom, _, _ in _STAIRCASES:
        links[stair] = [bottom, top]
        links[top].append(stair)
        links[bottom].append(stair)
    return {name: tuple(near) for name, near in links.items()}


NEIGHBOURS = _links()
BOARD: dict[str, BoardSquare] = {
    **{name: BoardSquare(name, LOWER, kind, x, y, NEIGHBOURS[name]) for name, kind, x, y in _LOWER_RING},
    **{name: BoardSquare(name, UPPER, kind, x, y, NEIGHBOURS[name]) for name, kind, x, y in _UPPER_RING},
    **{name: BoardSquare(name, UPPER, "staircase", x, y, NEIGHBOURS[name]) for name, _, _, x, y in _STAIRCASES},
    CHAMBER: BoardSquare(CHAMBER, UPPER, CHAMBER, 50, 50, ()),
}
SQUARES = tuple(BOARD)
KIND = {name: square.kind for name, square in BOARD.items()}
LEVEL = {name: square.level for name, square in BOARD.items()}
"""The chamber counts as upper (R71)."""
PASSABLE = tuple(name for name in SQUARES if name != CHAMBER)
BEFORE = {name: ring[i - 1] for ring in (LOWER_RING, UPPER_RING) for i, name in enumerate(ring)}
"""One step counter-clockwise."""


def _backwards(square: str) -> tuple[str, ...]:
    way = [square]
    for _ in range(6):
        way.append(BEFORE[way[-1]])
    return tuple(way)


BACK = {square: _backwards(square) for square in BEFORE}
"""By the die: where it leads from a square, counter-clockwise."""


def _within(start: str, steps: int) -> tuple[str, ...]:
    near = {start}
    for _ in range(steps):
        near |= {step for name in near for step in NEIGHBOURS[name]}
    return tuple(name for name in SQUARES if name in near)


THROWS = {start: _within(start, 3) for start in PASSABLE}
"""Where Darkness Powder can be thrown to."""
