"""What a seat knows, as a vector of numbers of a fixed length, each with a name.

It is made of the view alone, by its types: a number stays a number, a word becomes a 1 among zeros, many words are
counted by kind, what is absent is zeros. Seats are counted from whoever looks (0: oneself), and what lies before the
players begins with one's own. So the vector is the same in all worlds that the seat cannot tell apart, as the law of
secrecy demands, and depends on nothing but the game, the number of seats and the settings.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints

from msgspec import inspect as mi

from greathall.core.kernel import State
from greathall.core.numbering import is_seat, values_of, words_of

if TYPE_CHECKING:
    from greathall.core.spec import GameSpec

Write = Callable[[Any, list[float], int], None]
"""Appends the numbers of a value, as this seat sees it."""


class _Part(NamedTuple):
    names: list[str]
    write: Write


class Observer:
    """Makes the vectors of a game with so many seats and these settings.

    >>> import greathall
    >>> spec = greathall.game("stupefy")
    >>> look = spec.observer(seats=4)
    >>> g = spec.new(seats=4, seed=7)
    >>> seen = look(g, 2)
    >>> seen == spec.observe(g, 2), len(seen) == look.size == len(look.names)
    (True, True)
    >>> [name for name, number in zip(look.names, seen) if number][:3]
    ['prompt=prompt-prepare-spell', 'waiting[+0]', 'waiting[+1]']
    >>> seen[look.fields["own.stupefies"]]
    array('f', [3.0])
    """

    def __init__(self, spec: GameSpec[Any], seats: int, settings: Any) -> None:
        self.spec = spec
        self.seats = seats
        self._settings = settings
        self._prompts = _one_hot(sorted(spec.prompts))
        self._no_prompt = (0.0,) * len(spec.prompts)
        view = mi.type_info(get_type_hints(spec.view).get("return", Any))
        self._view = self._part(view, "")
        of_question = [f"prompt={key}" for key in sorted(spec.prompts)]
        of_seats = [f"{what}[+{other}]" for what in ("waiting", "ready") for other in range(seats)]
        self.names: tuple[str, ...] = (*of_question, *of_seats, *self._view.names)
        """What each number is."""
        self.size = len(self.names)

    def __call__(self, g: State, seat: int) -> array[float]:
        asked = g.prompt(seat)
        seats = self.seats
        out: list[float] = [*(self._no_prompt if asked is None else self._prompts.get(asked.key, self._no_prompt))]
        row = [0.0] * (2 * seats)
        for other in g.waiting:
            row[(other - seat) % seats] = 1.0
        for other in g.sealed:
            row[seats + (other - seat) % seats] = 1.0
        out += row
        self._view.write(self.spec.view(g, seat), out, seat)
        return array("f", out)

    @cached_property
    def fields(self) -> dict[str, slice]:
        """The part of the vector that tells a field of the view (`own.stupefies`), a question (`prompt`) …"""
        found: dict[str, list[int]] = {}
        for i, name in enumerate(self.names):
            found.setdefault(name.split("=")[0].removesuffix("?"), []).append(i)
        return {name: slice(places[0], places[-1] + 1) for name, places in found.items()}

    @cached_property
    def fingerprint(self) -> str:
        """Tells whether two vectors mean the same: to be kept with whatever was learned of them."""
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _part(self, info: mi.Type, path: str, name: str = "") -> _Part:
        """`path` names a field for the game's declarations, `name` one of several with this path."""
        hints = self.spec.env
        if path in hints.left_out:
            return _Part([], _nothing)
        if path in hints.reads:
            labels, read = hints.reads[path]
            return _Part([f"{name}={label}" for label in labels], lambda value, out, seat: out.extend(read(value)))
        if isinstance(info, mi.UnionType):
            return self._optional(info, path, name)
        if isinstance(info, mi.StructType):
            return self._struct(info, path, name)
        if isinstance(info, mi.VarTupleType | mi.ListType):
            return self._row(info.item_type, path, name)
        if isinstance(info, mi.TupleType):
            return self._fixed([self._part(it, path, f"{name}[{i}]") for i, it in enumerate(info.item_types)])
        if is_seat(info):
            return self._seat(name)
        words = self._words(info, path)
        if words is not None and not isinstance(info, mi.BoolType):
            return self._word(words, name)
        if _is_number(info):
            return _Part([name], _number)
        return _Part([], _nothing)  # plain text, tables: nothing that a number could tell

    def _words(self, info: mi.Type, path: str) -> Sequence[Any] | None:
        declared = self.spec.env.words.get(path)
        if declared is not None:
            return words_of(declared, self._settings)
        return values_of(info, self.spec, self.seats)

    def _struct(self, info: mi.StructType, path: str, name: str) -> _Part:
        parts = []
        for it in info.fields:
            part = self._part(it.type, f"{path}.{it.name}".lstrip("."), f"{name}.{it.name}".lstrip("."))
            if part.names:
                parts.append((it.name, part))

        writes = _runs([(field, part.write) for field, part in parts])

        def write(value: Any, out: list[float], seat: int) -> None:
            for read, it in writes:
                it(read(value), out, seat)

        return _Part([label for _, part in parts for label in part.names], write)

    def _optional(self, info: mi.UnionType, path: str, name: str) -> _Part:
        """A word or a seat that is absent is zeros; before anything else a number says whether it is there."""
        present = [it for it in info.types if not isinstance(it, mi.NoneType)]
        if len(present) > 1:
            values = values_of(info, self.spec, self.seats)
            return self._word(values, name) if values is not None else _Part([], _nothing)
        inner = self._part(present[0], path, name)
        flagged = not any(label.startswith(f"{name}=") for label in inner.names) and bool(inner.names)
        zeros = (0.0,) * (len(inner.names) + flagged)
        write_inner = inner.write

        def write(value: Any, out: list[float], seat: int) -> None:
            if value is None:
                out += zeros
            else:
                if flagged:
                    out.append(1.0)
                write_inner(value, out, seat)

        return _Part([*([f"{name}?"] if flagged else []), *inner.names], write)

    def _seat(self, name: str) -> _Part:
        seats = self.seats
        rows = _one_hot(range(seats))

        def write(value: int, out: list[float], seat: int) -> None:
            out += rows[(value - seat) % seats]

        return _Part([f"{name}=+{other}" for other in range(seats)], write)

    def _word(self, words: Sequence[Any], name: str) -> _Part:
        rows = _one_hot(words)
        none = (0.0,) * len(words)
        if not any(str(word).startswith("seat_") for word in words):
            return _Part(
                [f"{name}={word}" for word in words], lambda value, out, seat: out.extend(rows.get(value, none))
            )

        def write(value: str, out: list[float], seat: int) -> None:
            out += rows.get(self._turned(value, seat), none)

        return _Part([f"{name}={str(word).replace('seat_', '+')}" for word in words], write)

    def _turned(self, word: str, seat: int) -> str:
        return f"seat_{(int(word[5:]) - seat) % self.seats}" if word.startswith("seat_") else word

    def _row(self, item: mi.Type, path: str, name: str) -> _Part:
        """One item for each seat; or words, counted; or the first so many items."""
        if path in self.spec.env.by_seat:
            return self._by_seat([self._part(item, path, f"{name}[+{other}]") for other in range(self.seats)])
        bare = item
        if isinstance(item, mi.UnionType):
            present = [it for it in item.types if not isinstance(it, mi.NoneType)]
            bare = present[0] if len(present) == 1 else item
        words = None if isinstance(bare, mi.StructType | mi.BoolType) or is_seat(bare) else self._words(bare, path)
        if words is not None and path not in self.spec.env.row_lengths:
            return self._counts(words, name)
        most = self.spec.env.row_lengths.get(path, self.seats)
        return self._padded([self._part(item, path, f"{name}[{i}]") for i in range(most)], name)

    def _by_seat(self, parts: list[_Part]) -> _Part:
        writes = [part.write for part in parts]
        zeros = [(0.0,) * len(part.names) for part in parts]

        def write(value: Sequence[Any], out: list[float], seat: int) -> None:
            if not value:
                for row in zeros:
                    out += row
                return
            for it, item in zip(writes, (*value[seat:], *value[:seat]), strict=True):
                it(item, out, seat)

        return _Part([label for part in parts for label in part.names], write)

    def _counts(self, words: Sequence[Any], name: str) -> _Part:
        size = len(words)
        place = {word: i for i, word in enumerate(words)}

        def write(value: Sequence[Any], out: list[float], seat: int) -> None:
            row = [0.0] * size
            for word in value:
                if word in place:
                    row[place[word]] += 1.0
            out += row

        return _Part([f"{name}={word}" for word in words], write)

    def _padded(self, parts: list[_Part], name: str) -> _Part:
        """Each of the first items after a number that says whether there is one."""
        if not any(part.names for part in parts):
            return _Part([], _nothing)
        writes = [part.write for part in parts]
        zeros = [(0.0,) * (len(part.names) + 1) for part in parts]
        labels = [label for i, part in enumerate(parts) for label in (f"{name}[{i}]?", *part.names)]

        def write(value: Sequence[Any], out: list[float], seat: int) -> None:
            for it, item in zip(writes, value, strict=False):
                out.append(1.0)
                it(item, out, seat)
            for row in zeros[len(value) :]:
                out += row

        return _Part(labels, write)

    def _fixed(self, parts: list[_Part]) -> _Part:
        writes = [part.write for part in parts]

        def write(value: Sequence[Any], out: list[float], seat: int) -> None:
            for it, item in zip(writes, value, strict=True):
                it(item, out, seat)

        return _Part([label for part in parts for label in part.names], write)


def _one_hot(words: Sequence[Any]) -> dict[Any, tuple[float, ...]]:
    return {word: tuple(float(i == j) for j in range(len(words))) for i, word in enumerate(words)}


def _runs(fields: list[tuple[str, Write]]) -> list[tuple[Callable[[Any], Any], Write]]:
    """How fields are read and written; plain numbers that follow each other, all at once."""
    found: list[tuple[Callable[[Any], Any], Write]] = []
    for plain, run in groupby(fields, lambda field: field[1] is _number):
        names = [*run]
        if plain and len(names) > 1:
            found.append((attrgetter(*(name for name, _ in names)), _numbers))
        else:
            found += [(attrgetter(name), write) for name, write in names]
    return found


def _numbers(values: Any, out: list[float], seat: int) -> None:
    out += values


def _number(value: Any, out: list[float], seat: int) -> None:
    out.append(value)


def _nothing(value: Any, out: list[float], seat: int) -> None:
    pass


def _is_number(info: mi.Type) -> bool:
    return (
        _is_number(info.type)
        if isinstance(info, mi.Metadata)
        else isinstance(info, mi.BoolType | mi.IntType | mi.FloatType)
    )
