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
from greathall.core.words import describe, key_of
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
    spoken = _spoken(view, names, words)
    by_seat = each_seat_has(spec)
    players = Table(box=box.ROUNDED, title=words.word("title"), title_style="bold", header_style="bold")
    players.add_column(words.word("cli-table-player"))
    columns: list[list[str]] = []
    lines: list[RenderableType] = []
    for field, value in spoken.items():
        label = _label(field, words)
        if field not in by_seat:
            lines.append(
                Line.assemble(
                    (f"{label}: ", "bold"), "\n  ".join(value) if _is_grid(view, field) else _one(value, words)
                )
            )
        elif isinstance(getattr(view, field)[0], Struct):
            each = [_spoken(part, names, words) for part in getattr(view, field)]
            for inner in each[0]:
                players.add_column(_label(inner, words))
                columns.append([_one(part[inner], words) for part in each])
        else:
            players.add_column(label)
            columns.append(list(value))
    for seat, name in enumerate(names):
        mark = "▸ " if seat == situation.seat else "  "
        players.add_row(Line(mark + name), *[Line(column[seat]) for column in columns], style=_style(situation, seat))
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


def _spoken(thing: Struct, names: Sequence[str], words: Catalogue) -> dict[str, str | list[str]]:
    """Each field in words; a list keeps its items apart."""
    text = describe(thing, "view")
    fields: dict[str, str | list[str]] = {}
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if isinstance(value, Struct):
            fields[name] = _inline(value, names, words)
        elif isinstance(value, tuple | list) and any(isinstance(item, Struct) for item in value):
            fields[name] = [_inline(item, names, words) for item in value]
        elif isinstance(value, dict):
            fields[name] = [f"{key}: {item}" for key, item in value.items()]
        elif name not in text.args:
            fields[name] = "–"
        else:
            arg = text.args[name]
            fields[name] = (
                [words.word("cli-value", names, value=item) for item in arg]
                if isinstance(arg, list)
                else words.word("cli-value", names, value=arg)
            )
    return fields


def _inline(thing: Any, names: Sequence[str], words: Catalogue) -> str:
    """A struct within a struct, on one line."""
    if not isinstance(thing, Struct):
        return "–" if thing is None else str(thing)
    parts = _spoken(thing, names, words)
    return ", ".join(f"{_label(name, words)} {_one(value, words)}" for name, value in parts.items())


def _one(value: str | list[str], words: Catalogue) -> str:
    return value if isinstance(value, str) else words.word("cli-value", value=[*value])


def _is_grid(view: Struct, field: str) -> bool:
    value = getattr(view, field)
    return isinstance(value, tuple | list) and len(value) > 0 and isinstance(value[0], tuple | list)


def _label(field: str, words: Catalogue) -> str:
    key = key_of("view", field)
    return words.word(key) if key in words else field.replace("_", " ")


def _style(situation: Situation, seat: int) -> str:
    return "bold" if seat == situation.seat else ""
