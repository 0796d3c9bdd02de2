"""The table as one seat sees it: drawn by the game's own module in `tables/` if it has one, else from the view alone.

The generic drawing knows nothing of the game. What a view holds once for each seat becomes the columns of a table of
players; everything else becomes a line of its own. Words and labels come from the game's catalogue: `view-<field>` is
a field's label, and its values are spoken as in events (see `greathall.core.words`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from msgspec import Struct
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from greathall.cli.line import Line
from greathall.core.spec import GameSpec, Situation
from greathall.core.words import Arg, describe, key_of
from greathall.text import Catalogue

Draw = Callable[[Situation, Sequence[str], Catalogue], RenderableType]


def draw(spec: GameSpec[Any], situation: Situation, names: Sequence[str], words: Catalogue) -> RenderableType:
    """The table, in the best drawing there is."""
    own = own_drawing(spec.id)
    return own(situation, names, words) if own is not None else generic(spec, situation, names, words)


def own_drawing(game: str) -> Draw | None:
    """The `draw` of `greathall.cli.tables.<game>`."""
    module = f"greathall.cli.tables.{game}"
    return import_module(module).draw if find_spec(module) is not None else None


def generic(spec: GameSpec[Any], situation: Situation, names: Sequence[str], words: Catalogue) -> RenderableType:
    """A table of players and lines for the rest, for any game."""
    view = situation.view
    speech = _Speech(names, words)
    players = Table(box=box.ROUNDED, title=words.word("title"), title_style="bold", header_style="bold")
    columns = {words.word("cli-table-player"): [speech.name(seat, situation) for seat in range(len(names))]}
    lines: list[RenderableType] = []
    for field, value in speech.fields(view).items():
        if field not in each_seat_has(spec):
            lines.append(Line.assemble((f"{speech.label(field)}: ", "bold"), speech.block(value, getattr(view, field))))
        elif isinstance(getattr(view, field)[0], Struct):
            each = [speech.fields(part) for part in getattr(view, field)]
            columns |= {speech.label(inner): [speech.one(part[inner]) for part in each] for inner in each[0]}
        else:
            columns[speech.label(field)] = list(value)
    for label in columns:
        players.add_column(Line(label))
    for seat in range(len(names)):
        cells = [Line(cells[seat]) for cells in columns.values()]
        players.add_row(*cells, style="bold" if seat == situation.seat else "")
    return Group(players, *lines)


@cache
def each_seat_has(spec: GameSpec[Any]) -> frozenset[str]:
    """The fields of a view that hold one thing for each seat: they do so at every number of seats."""
    fields: set[str] | None = None
    for seats in spec.seats:
        view = spec.view(spec.new(seats=seats, seed=0), None)
        sized = {name for name in view.__struct_fields__ if isinstance(getattr(view, name), tuple | list)}
        fits = {name for name in sized if len(getattr(view, name)) == seats}
        fields = fits if fields is None else fields & fits
    return frozenset(fields or ())


class _Speech:
    """Turns what a view holds into words."""

    def __init__(self, names: Sequence[str], words: Catalogue) -> None:
        self.names = names
        self.words = words

    def name(self, seat: int, situation: Situation) -> str:
        return ("▸ " if seat == situation.seat else "  ") + self.names[seat]

    def label(self, field: str) -> str:
        key = key_of("view", field)
        return self.words.word(key) if key in self.words else field.replace("_", " ")

    def fields(self, thing: Struct) -> dict[str, str | list[str]]:
        """Each field in words; a list keeps its items apart."""
        args = describe(thing, "view").args
        return {name: self._field(getattr(thing, name), args.get(name)) for name in thing.__struct_fields__}

    def _field(self, value: Any, arg: Arg | None) -> str | list[str]:
        if isinstance(value, tuple | list) and any(isinstance(item, Struct) for item in value):
            return [self._inline(item) for item in value]
        if isinstance(value, dict):
            return [f"{key}: {item}" for key, item in value.items()]
        if isinstance(value, Struct) or arg is None:
            return self._inline(value)
        return [self._item(item) for item in arg] if isinstance(arg, list) else self._item(arg)

    def _item(self, arg: Any) -> str:
        """A row of a grid is spaced out; everything else is spoken."""
        if isinstance(arg, list):
            return "  ".join(self._item(item) for item in arg)
        return self.words.word("cli-value", self.names, value=arg)

    def _inline(self, thing: Any) -> str:
        """A struct within a struct, on one line."""
        if not isinstance(thing, Struct):
            return "–"
        return ", ".join(f"{self.label(name)} {self.one(value)}" for name, value in self.fields(thing).items())

    def one(self, value: str | list[str]) -> str:
        return value if isinstance(value, str) else self.words.word("cli-value", value=[*value])

    def block(self, value: str | list[str], origin: Any) -> str:
        """Rows and structs have a line each; words stand in one."""
        if isinstance(value, list) and any(isinstance(item, tuple | list | Struct) for item in origin):
            return "".join(f"\n  {line}" for line in value)
        return self.one(value)
