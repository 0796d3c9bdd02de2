"""What a seat knows, as a vector of numbers of a fixed length, each with a name.

It is made of the view alone, by its types: a number stays a number, a word becomes a 1 among zeros, many words are
counted by kind, what is absent is zeros. Seats are counted from whoever looks (0: oneself), and what lies before the
players begins with one's own. So the vector is the same in all worlds that the seat cannot tell apart, as the law of
secrecy demands, and depends on nothing but the game, the number of seats and the settings.

It is put together of packed pieces, one for each field. Most fields have few values, or the same as a moment ago, so
the piece of a value is worked out once and remembered in a table. Which table each field is looked up in is written
down as one expression of Python for the whole view and compiled (`_Eyes.write`), as `dataclasses` does it with their
methods: a loop over the fields takes half as long again, or more.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cached_property
from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, get_type_hints

from msgspec import inspect as mi

from greathall.core.kernel import Effect, State
from greathall.core.numbering import is_seat, values_of, words_of

if TYPE_CHECKING:
    from greathall.core.spec import GameSpec

Write = Callable[[Any], bytes]
"""The numbers of a value, packed."""
FLOAT = Struct("f")
ONE = FLOAT.pack(1.0)
KEPT = 1 << 18
"""So many bytes are remembered of each field."""


class _Rows(Protocol):
    """The numbers of each value, packed."""

    def __getitem__(self, value: Any, /) -> bytes: ...


class _Part(NamedTuple):
    names: list[str]
    pieces: Callable[[str], list[str]]
    """Given the expression of a value, those of its pieces, in their order."""
    rows: _Rows | None = None
    """If it is one piece: the table from which it is taken."""


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
        shared = _Shared()
        self._eyes = [_Eyes(spec, seats, settings, seat, shared) for seat in range(seats)]
        self._prompts = _Words(sorted(spec.prompts))
        self._asks = _Asks()
        of_question = [f"prompt={key}" for key in sorted(spec.prompts)]
        of_seats = [f"{what}[+{other}]" for what in ("waiting", "ready") for other in range(seats)]
        self.names: tuple[str, ...] = (*of_question, *of_seats, *self._eyes[0].view.names)
        """What each number is."""
        self.size = len(self.names)

    def __call__(self, g: State, seat: int) -> array[float]:
        return array("f", self.packed(g, seat))

    def packed(self, g: State, seat: int) -> bytearray:
        """The vector as bytes. (`numpy.frombuffer` makes an array of them.)"""
        eyes, now, waiting, sealed = self._eyes[seat], g.asked, g.waiting, g.sealed
        key = None
        if now is not None and (seat in waiting or seat in sealed):
            key = self._asks[now.effect]
            if key is None:
                asked = g.prompt(seat)
                key = None if asked is None else asked.key
        some = eyes.some_seats
        return eyes.write(self.spec.view(g, seat), self._prompts[key], some[waiting], some[(*sealed,)])

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


class _Eyes:
    """Through which one seat sees the table: the parts of its view by their types."""

    def __init__(self, spec: GameSpec[Any], seats: int, settings: Any, seat: int, shared: _Shared) -> None:
        self.spec = spec
        self.seats = seats
        self.seat = seat
        self._shared = shared
        self._settings = settings
        self.some_seats = _Remembered(self._write_seats)
        self._known: dict[str, Any] = {"join": b"".join, "joined": bytearray().join}
        """What the expressions of pieces name."""

    @cached_property
    def view(self) -> _Part:
        return self._part(mi.type_info(get_type_hints(self.spec.view).get("return", Any)), "")

    @cached_property
    def write(self) -> Callable[..., bytearray]:
        """Packs the view after the question, those who are asked, and those who have answered."""
        pieces = ["prompt", "waiting", "ready", *self.view.pieces("view")]
        write: Callable[..., bytearray]
        write = self._compiled("view, prompt, waiting, ready", f"joined(({_listed(pieces)}))")
        return write

    def _compiled(self, given: str, expression: str) -> Any:
        return eval(f"lambda {given}: {expression}", self._known)

    def _named(self, thing: Any) -> str:
        """A name by which expressions know it."""
        name = f"_{len(self._known)}"
        self._known[name] = thing
        return name

    def _looked_up(self, names: list[str], rows: _Rows) -> _Part:
        """One piece, from this table."""
        table = self._named(rows)
        return _Part(names, lambda value: [f"{table}[{value}]"], rows)

    def _write_seats(self, which: Sequence[int]) -> bytes:
        """A number for each seat: 1 for these."""
        row = [0.0] * self.seats
        for other in which:
            row[(other - self.seat) % self.seats] = 1.0
        return _packed(row)

    def _part(self, info: mi.Type, path: str, name: str = "") -> _Part:
        """`path` names a field for the game's declarations, `name` one of several with this path."""
        hints = self.spec.env
        if path in hints.left_out:
            return NOTHING
        if path in hints.reads:
            labels, read = hints.reads[path]
            names = [f"{name}={label}" for label in labels]
            return self._looked_up(names, _remembered(lambda value: _packed(read(value)), info))
        if isinstance(info, mi.UnionType):
            return self._optional(info, path, name)
        if isinstance(info, mi.StructType):
            return self._struct(info, path, name)
        if isinstance(info, mi.VarTupleType | mi.ListType):
            return self._row(info, path, name)
        if isinstance(info, mi.TupleType):
            return self._fixed([self._part(it, path, f"{name}[{i}]") for i, it in enumerate(info.item_types)])
        if is_seat(info):
            return self._seat(name)
        words = self._words(info, path)
        if words is not None and not isinstance(info, mi.BoolType):
            return self._word(words, name)
        if _is_number(info):
            return self._looked_up([name], NUMBER)
        return NOTHING  # plain text, tables: nothing that a number could tell

    def _words(self, info: mi.Type, path: str) -> Sequence[Any] | None:
        declared = self.spec.env.words.get(path)
        if declared is not None:
            return words_of(declared, self._settings)
        return values_of(info, self.spec, self.seats)

    def _struct(self, info: mi.StructType, path: str, name: str) -> _Part:
        fields = {
            it.name: self._part(it.type, f"{path}.{it.name}".lstrip("."), f"{name}.{it.name}".lstrip("."))
            for it in info.fields
        }
        names = [label for part in fields.values() for label in part.names]
        return _Part(
            names, lambda value: [it for field, part in fields.items() for it in part.pieces(f"{value}.{field}")]
        )

    def _optional(self, info: mi.UnionType, path: str, name: str) -> _Part:
        """A word or a seat that is absent is zeros; before anything else a number says whether it is there."""
        present = [it for it in info.types if not isinstance(it, mi.NoneType)]
        if len(present) > 1:
            values = values_of(info, self.spec, self.seats)
            return self._word(values, name) if values is not None else NOTHING
        inner = self._part(present[0], path, name)
        if isinstance(inner.rows, _Words):
            return inner
        flagged = not any(label.startswith(f"{name}=") for label in inner.names) and bool(inner.names)
        names = [*([f"{name}?"] if flagged else []), *inner.names]
        there, absent, rows = ONE if flagged else b"", _zeros(len(names)), inner.rows
        if rows is not None:
            return self._looked_up(
                names, _remembered(lambda value: absent if value is None else there + rows[value], info)
            )
        first, zeros = self._named(there), self._named(absent)

        def pieces(value: str) -> list[str]:
            return [f"{zeros} if {value} is None else join(({_listed([first, *inner.pieces(value)])}))"]

        return _Part(names, pieces)

    def _seat(self, name: str) -> _Part:
        in_order = [(self.seat + other) % self.seats for other in range(self.seats)]
        return self._looked_up([f"{name}=+{other}" for other in range(self.seats)], self._shared.words(in_order))

    def _word(self, words: Sequence[Any], name: str) -> _Part:
        names = [f"{name}={str(word).replace('seat_', '+')}" for word in words]
        return self._looked_up(names, self._shared.words([self._absolute(word) for word in words]))

    def _absolute(self, word: Any) -> Any:
        """A word that counts seats from this one, as the view says it."""
        if isinstance(word, str) and word.startswith("seat_") and int(word[5:]) < self.seats:
            return f"seat_{(int(word[5:]) + self.seat) % self.seats}"
        return word

    def _row(self, info: mi.VarTupleType | mi.ListType, path: str, name: str) -> _Part:
        """One item for each seat; or words, counted; or the first so many items."""
        item = info.item_type
        if path in self.spec.env.by_seat:
            return self._by_seat([self._part(item, path, f"{name}[+{other}]") for other in range(self.seats)])
        bare = item
        if isinstance(item, mi.UnionType):
            present = [it for it in item.types if not isinstance(it, mi.NoneType)]
            bare = present[0] if len(present) == 1 else item
        words = None if isinstance(bare, mi.StructType | mi.BoolType) or is_seat(bare) else self._words(bare, path)
        if words is not None and path not in self.spec.env.row_lengths:
            return self._counts(words, name, info)
        most = self.spec.env.row_lengths.get(path, self.seats)
        return self._padded(item, [self._part(item, path, f"{name}[{i}]") for i in range(most)], name)

    def _by_seat(self, parts: list[_Part]) -> _Part:
        names = [label for part in parts for label in part.names]
        given = [f"item_{other}" for other in range(self.seats)]
        turned = given[self.seat :] + given[: self.seat]
        pieces = [piece for part, item in zip(parts, turned, strict=True) for piece in part.pieces(item)]
        write = self._named(self._compiled(", ".join(given), f"join(({_listed(pieces)}))"))
        absent = self._named(_zeros(len(names)))
        return _Part(names, lambda value: [f"{write}(*{value}) if {value} else {absent}"])

    def _counts(self, words: Sequence[Any], name: str, info: mi.Type) -> _Part:
        return self._looked_up([f"{name}={word}" for word in words], self._shared.counts(words, _is_hashable(info)))

    def _padded(self, item: mi.Type, parts: list[_Part], name: str) -> _Part:
        """Each of the first items after a number that says whether there is one. Such items (piles, villains) have few
        values, unlike what lies before the players: they are remembered whole."""
        if not any(part.names for part in parts):
            return NOTHING
        most = len(parts)
        names = [label for i, part in enumerate(parts) for label in (f"{name}[{i}]?", *part.names)]
        absent, there = _zeros(len(names) // most), self._named(ONE)
        pieces = [there, *parts[0].pieces("item")]  # they differ in their names alone
        rows = _remembered(self._compiled("item", f"join(({_listed(pieces)}))"), item).__getitem__
        paddings = [absent * (most - length) for length in range(most + 1)]

        def write(value: Sequence[Any]) -> bytes:
            return b"".join(map(rows, value[:most])) + paddings[min(len(value), most)]

        written = self._named(write)
        return _Part(names, lambda value: [f"{written}({value})"])

    def _fixed(self, parts: list[_Part]) -> _Part:
        names = [label for part in parts for label in part.names]
        return _Part(names, lambda value: [it for i, part in enumerate(parts) for it in part.pieces(f"{value}[{i}]")])


class _Worked:
    """Worked out each time."""

    __slots__ = ("_write",)

    def __init__(self, write: Write) -> None:
        self._write = write

    def __getitem__(self, value: Any, /) -> bytes:
        return self._write(value)


class _Remembered(dict[Any, bytes]):
    """Worked out once for each value, as long as there is room."""

    def __init__(self, write: Write) -> None:
        self._write = write

    def __missing__(self, value: Any) -> bytes:
        found = self._write(value)
        if len(self) * len(found) > KEPT:
            self.clear()
        self[value] = found
        return found


class _Words(dict[Any, bytes]):
    """A 1 among zeros for each word; zeros for all others, and for None."""

    def __init__(self, words: Sequence[Any]) -> None:
        self._none = _zeros(len(words))
        super().__init__({None: self._none} | _one_hot(words))

    def __missing__(self, word: Any) -> bytes:
        return self._none


class _Asks(dict[Any, str | None]):
    """For each effect the message key of its question; None where it has several."""

    def __missing__(self, effect: Effect[Any]) -> str | None:
        keys = effect.prompt_keys()
        self[effect] = found = keys[0] if len(keys) == 1 else None
        return found


class _Shared:
    """One table for all fields with the same words, and for all seats: the less memory is looked at, the faster."""

    def __init__(self) -> None:
        self._words: dict[tuple[Any, ...], _Words] = {}
        self._counts: dict[tuple[Any, ...], _Rows] = {}

    def words(self, words: Sequence[Any]) -> _Words:
        return self._words.setdefault((*words,), _Words(words))

    def counts(self, words: Sequence[Any], hashable: bool) -> _Rows:
        """Of many words, how often each occurs."""
        size = len(words)
        place = {word: i for i, word in enumerate(words)}

        def write(value: Sequence[Any]) -> bytes:
            row = [0.0] * size
            for word in value:
                if word in place:
                    row[place[word]] += 1.0
            return _packed(row)

        if not hashable:
            return _Worked(write)
        return self._counts.setdefault((*words,), _Remembered(write))


NUMBER = _Remembered(FLOAT.pack)


def _remembered(write: Write, info: mi.Type) -> _Rows:
    """For values of this type, if they can be remembered."""
    return _Remembered(write) if _is_hashable(info) else _Worked(write)


def _is_hashable(info: mi.Type) -> bool:
    match info:
        case mi.Metadata(type=inner) | mi.VarTupleType(item_type=inner):
            return _is_hashable(inner)
        case mi.UnionType(types=types) | mi.TupleType(item_types=types):
            return all(map(_is_hashable, types))
        case mi.StructType(cls=cls, fields=fields):
            return bool(cls.__struct_config__.frozen) and all(_is_hashable(it.type) for it in fields)
    return isinstance(info, mi.NoneType | mi.BoolType | mi.IntType | mi.FloatType | mi.StrType | mi.LiteralType)


def _packed(numbers: Sequence[float]) -> bytes:
    return array("f", numbers).tobytes()


def _zeros(count: int) -> bytes:
    return bytes(FLOAT.size * count)


def _one_hot(words: Sequence[Any]) -> dict[Any, bytes]:
    return {word: _packed([float(i == j) for j in range(len(words))]) for i, word in enumerate(words)}


def _is_number(info: mi.Type) -> bool:
    return (
        _is_number(info.type)
        if isinstance(info, mi.Metadata)
        else isinstance(info, mi.BoolType | mi.IntType | mi.FloatType)
    )


def _listed(pieces: Sequence[str]) -> str:
    """The inside of a tuple."""
    return "".join(f"{piece}, " for piece in pieces)


NOTHING = _Part([], lambda value: [])
