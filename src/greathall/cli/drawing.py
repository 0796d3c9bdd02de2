"""A game as one seat sees it: drawn by the game's own `terminal.py` if it has one, else from the view alone.

The generic drawing knows nothing of the game. What a view holds once for each seat becomes the columns of a table of
players; everything else becomes a line of its own. The texts come from the game's catalogue: `view-<field>` is a
field's label, and its values read as in events (see `greathall.core.messages`).
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

from greathall.cli.kit import Styled
from greathall.core.kernel import Event, State
from greathall.core.messages import Arg, message_for, message_key
from greathall.core.spec import GameSpec, Situation
from greathall.text import Catalogue

Draw = Callable[[Situation, Sequence[str], Catalogue], RenderableType]


def draw(spec: GameSpec[Any], situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    """The best drawing there is."""
    own = own_drawing(spec)
    return own(situation, names, texts) if own is not None else generic(spec, situation, names, texts)


def own_drawing(spec: GameSpec[Any]) -> Draw | None:
    """The `draw` of the module `terminal` in the game's package."""
    module = f"{spec.package}.terminal"
    return import_module(module).draw if find_spec(module) is not None else None


def score_sheet(
    spec: GameSpec[Any], events: Sequence[Event], g: State, names: Sequence[str], texts: Catalogue
) -> RenderableType | None:
    """What each turn brought, by the `sheet` of the same module; None in games that keep no score in writing."""
    module = f"{spec.package}.terminal"
    own = getattr(import_module(module), "sheet", None) if find_spec(module) is not None else None
    return None if own is None else own(events, g, names, texts)


def generic(spec: GameSpec[Any], situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    """A table of players and lines for the rest, for any game. What is empty is left out."""
    view = situation.view
    said = _ViewTexts(names, texts)
    of_players: dict[str, list[str]] = {}
    short: list[str] = []
    lines: list[RenderableType] = []
    for field, value in said.fields(view).items():
        origin = getattr(view, field)
        if field in each_seat_has(spec):
            if isinstance(origin[0], Struct):
                each = [said.fields(player) for player in origin]
                of_players |= {said.label(inner): [said.one(player[inner]) for player in each] for inner in each[0]}
            else:
                of_players[said.label(field)] = list(value)
        elif isinstance(value, str):
            short += [said.entry(field, value, origin)] if value else []
        elif value:
            lines.append(Styled.assemble((f"{said.heading(said.label(field))} ", "bold"), said.block(value, origin)))
    shown = {label: cells for label, cells in of_players.items() if any(cells)}
    return Group(_players(shown, situation, names, texts), Styled(" · ".join(short)), *lines)


def _players(
    cells: dict[str, list[str]], situation: Situation, names: Sequence[str], texts: Catalogue
) -> RenderableType:
    """The players as rows; as columns, if there is more to say about each than there are players."""
    table = Table(box=box.ROUNDED, title=texts.text("title"), title_style="bold", header_style="bold")
    marked = [("▸ " if seat == situation.seat else "") + name for seat, name in enumerate(names)]
    upright = len(cells) > len(names)
    table.add_column("" if upright else texts.text("cli-column-player"), style="bold" if upright else "")
    for heading in marked if upright else cells:
        table.add_column(Styled(heading))
    if upright:
        for label, row in cells.items():
            table.add_row(Styled(label), *[Styled(cell) for cell in row])
    else:
        for seat, name in enumerate(marked):
            table.add_row(Styled(name), *[Styled(column[seat]) for column in cells.values()])
    return table


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


class _ViewTexts:
    """Turns what a view holds into text. Nothing (None, no, an empty list) is an empty string."""

    def __init__(self, names: Sequence[str], texts: Catalogue) -> None:
        self.names = names
        self.texts = texts

    def label(self, field: str) -> str:
        key = message_key("view", field)
        return self.texts.text(key) if key in self.texts else field.replace("_", " ")

    def heading(self, label: str) -> str:
        """A label with its colon, which languages set differently."""
        return self.texts.text("cli-label", label=label)

    def fields(self, thing: Struct) -> dict[str, str | list[str]]:
        """Each field as text; a list stays a list."""
        args = message_for(thing, "view").args
        return {name: self._field(getattr(thing, name), args.get(name)) for name in thing.__struct_fields__}

    def _field(self, value: Any, arg: Arg | None) -> str | list[str]:
        if isinstance(value, bool):
            return "✓" if value else ""
        if isinstance(value, tuple | list) and any(isinstance(item, Struct) for item in value):
            return [self._inline(item) for item in value]
        if isinstance(value, dict):
            return [f"{self.heading(key)} {item}" for key, item in value.items()]
        if isinstance(value, Struct) or arg is None:
            return self._inline(value)
        if isinstance(arg, list):
            return ["–" if origin is None else self._item(item) for origin, item in zip(value, arg, strict=True)]
        return self._item(arg)

    def _item(self, arg: Any) -> str:
        """A row of a grid is spaced out; everything else is a message's argument."""
        if isinstance(arg, list):
            return "  ".join(self._item(item) for item in arg)
        return self.texts.text("cli-value", self.names, value=arg)

    def _inline(self, thing: Any) -> str:
        """A struct within a struct, on one line."""
        if not isinstance(thing, Struct):
            return ""
        entries = [
            self.entry(name, self.one(value), getattr(thing, name)) for name, value in self.fields(thing).items()
        ]
        return ", ".join(filter(None, entries))

    def entry(self, field: str, value: str, origin: Any) -> str:
        """A field with its label; something that is so needs no more than the label."""
        return "" if not value else self.label(field) if origin is True else f"{self.label(field)} {value}"

    def one(self, value: str | list[str]) -> str:
        return value if isinstance(value, str) else self.texts.text("cli-value", value=[*value]) if value else ""

    def block(self, value: list[str], origin: Any) -> str:
        """Rows and structs have a line each, and so have strings that make a board; words stand in one."""
        if any(isinstance(item, tuple | list | Struct) for item in origin) or _is_board(value):
            return "".join(f"\n  {line}" for line in value)
        return self.one(value)


def _is_board(lines: list[str]) -> bool:
    """Many lines, all as long as they are many: squares, not words."""
    return len(lines) > 4 and all(len(line) == len(lines) and " " not in line for line in lines)
