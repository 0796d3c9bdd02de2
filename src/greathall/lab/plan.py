"""What an experiment plays, written into its folder before anything is played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from msgspec import Struct

from greathall.core.errors import WrongSeats
from greathall.core.spec import GameSpec
from greathall.lab.players import require_player
from greathall.lab.sources import digest


class Cell(Struct, frozen=True):
    """One kind of game. The bots sit in order, again from the first, and move on by a seat with each game."""

    seats: int
    bots: tuple[str, ...]
    settings: dict[str, Any] = {}


class Plan(Struct, frozen=True, kw_only=True):
    """So many games of each cell; game number n is dealt from the seed and n alone, in all cells the same."""

    game: str
    version: int
    sources: str
    """The fingerprint of rules and bots."""
    seed: str
    cells: tuple[Cell, ...]
    games: int
    decisions: bool = False
    events: bool = False

    @property
    def total(self) -> int:
        return self.games * len(self.cells)

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the tables that are written."""
        return ("games", "seats", "uses", *["decisions"] * self.decisions, *["events"] * self.events)


class Piece(NamedTuple):
    """Some games of a cell: a piece of work."""

    cell: int
    start: int
    stop: int


def make_plan(
    spec: GameSpec[Any],
    games: int,
    seats: Sequence[int] = (),
    bots: Sequence[Sequence[str]] = (("medium",),),
    settings: Mapping[str, Sequence[Any]] | None = None,
    seed: str = "0",
    decisions: bool = False,
    events: bool = False,
) -> Plan:
    """Every combination of the seats, the line-ups of bots and the values of settings is a cell. What cannot be played
    is refused here."""
    cells = tuple(
        Cell(count, tuple(line_up), dict(chosen))
        for chosen in _combined(settings or {})
        for count in seats or spec.seats[:1]
        for line_up in bots
    )
    for name in {name for cell in cells for name in cell.bots}:
        require_player(name, spec)
    for cell in cells:
        if len(cell.bots) > cell.seats:
            wrong = str(len(cell.bots))
            raise WrongSeats("wrong-seats", game=spec.id, seats=wrong, least=spec.seats[0], most=spec.seats[-1])
        spec.new(seats=cell.seats, seed=0, **cell.settings)
    return Plan(
        game=spec.id,
        version=spec.version,
        sources=digest(spec),
        seed=seed,
        cells=cells,
        games=games,
        decisions=decisions,
        events=events,
    )


def _combined(settings: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for values in product(*settings.values()):
        yield dict(zip(settings, values, strict=True))
