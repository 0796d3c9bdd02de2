"""Every answer of a game has a number, so that a program can learn which one to give.

The numbers are made of the types of the answers: one block for each type of the union, in the order written there, and
in it one number for each combination of the fields' values (words of a vocabulary, seats, literals, small numbers). So
they depend on nothing but the game, the number of seats and the settings, and are the same in every process.

Seats are counted from whoever is asked (0: oneself, 1: the next player), also in words such as `seat_2`: what is
learned at one seat holds at all others. A field with too many values is told by its *rank*: answers that agree in all
other fields have consecutive numbers, in the order in which they are offered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec import inspect as mi

from greathall.core.errors import BadAction, Illegal
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.lazy import LazyNumbers

if TYPE_CHECKING:
    from greathall.core.spec import GameSpec

Words = Sequence[Any] | Callable[[Any], Sequence[Any]]
"""Values, or what gives them from the settings of a game."""
UNKNOWN_WAYS = 16
"""How many ranks a type has whose fields cannot be counted, if the game does not say it."""
FEW = 8
"""So few options are looked up together: where there are more, they hardly recur."""
KEPT = 1024
"""So many sets of options are remembered for each seat."""


@dataclass(frozen=True, kw_only=True)
class Numbered:
    """How the answers of one type are numbered, where its fields do not say it themselves."""

    words: Mapping[str, Words] = field(default_factory=dict)
    """The values of a field, where they are fewer than its type allows."""
    reads: Mapping[str, Callable[[Any, int, Any], Any]] = field(default_factory=dict)
    """What of a field's value is told (of a path, the square where it ends), given the state and the seat."""
    ranked: tuple[str, ...] = ()
    """Fields that are not told: answers that differ in nothing else are told apart by their rank."""
    ways: int = 1
    """How many such ranks there are; what is offered beyond them has no number."""


class SeatWords:
    """Turns seats and words like `seat_2` so that a seat counts from itself, and back."""

    def __init__(self, seats: int, seat: int) -> None:
        self.seats = seats
        self.seat = seat
        self._names = [f"seat_{other}" for other in range(seats)]

    def turned(self, value: Any, by: int) -> Any:
        if isinstance(value, str):
            return self._names[(int(value[5:]) + by) % self.seats] if value in self._names else value
        return (value + by) % self.seats

    def absolute(self, value: Any) -> Any:
        return self.turned(value, self.seat)

    def relative(self, value: Any) -> Any:
        return self.turned(value, -self.seat)


class _Field:
    """One field of an answer: its values as they are numbered, and whether they name seats."""

    def __init__(self, name: str, values: Sequence[Any], seats: bool, read: Callable[[Any, int, Any], Any] | None):
        self.name = name
        self.values = tuple(values)
        self.seats = seats or any(isinstance(value, str) and value.startswith("seat_") for value in self.values)
        self.read = read


class _Block:
    """The numbers of one type of answer."""

    def __init__(self, kind: type[Struct], fields: list[_Field], ways: int, exact: bool, start: int) -> None:
        self.kind = kind
        self.tag = str(kind.__struct_config__.tag or kind.__name__)
        self.fields = fields
        self.ways = ways
        self.exact = exact
        self.start = start
        self.position = {key: i for i, key in enumerate(product(*(it.values for it in fields)))}
        self.size = len(self.position) * ways

    def actions(self, turn: SeatWords) -> Iterator[tuple[int, Action]]:
        """Of a block whose fields are all told: each number, with its answer."""
        for key, i in self.position.items():
            values = {
                it.name: turn.absolute(value) if it.seats and value is not None else value
                for it, value in zip(self.fields, key, strict=True)
            }
            yield self.start + i, self.kind(**values)

    def first(self, g: State, seat: int, action: Action, turn: SeatWords) -> int | None:
        """The number of the first rank of an answer; None if a value has none."""
        key = []
        for it in self.fields:
            value = getattr(action, it.name)
            if it.read is not None:
                value = it.read(g, seat, value)
            key.append(turn.relative(value) if it.seats and value is not None else value)
        found = self.position.get(tuple(key))
        return None if found is None else self.start + found * self.ways

    def names(self) -> Iterator[str]:
        for key in self.position:
            told = [f"{it.name}={_spelled(it, value)}" for it, value in zip(self.fields, key, strict=True)]
            name = " ".join([self.tag, *told])
            yield from [name] if self.ways == 1 else (f"{name} #{rank + 1}" for rank in range(self.ways))


def _spelled(it: _Field, value: Any) -> str:
    return f"+{value}" if it.seats and isinstance(value, int) else str(value).replace("seat_", "+").lower()


class Recurring(dict[int, Action]):
    """Answers by number, as they were listed before. Whoever asks again gets the same: they are not to be changed."""

    __slots__ = ("mask", "numbers")
    mask: Any
    """As a door makes it, once one has: the core knows no arrays."""
    numbers: list[int]


class ActionSpace:
    """The numbers of all answers of a game with so many seats and these settings.

    >>> import greathall
    >>> spec = greathall.game("stupefy")
    >>> space = spec.action_space(seats=4)
    >>> space.size, space.names[0], space.names[4]
    (21, 'prepare spell=misspell', 'aim target=+1')
    >>> g = spec.new(seats=4, seed=7)
    >>> space.legal(g, 2)
    {0: Prepare(spell='misspell'), 1: Prepare(spell='stupefy')}
    >>> space.index(g, 2, space.action(g, 2, 1))
    1
    """

    def __init__(self, spec: GameSpec[Any], seats: int, settings: Any) -> None:
        self.spec = spec
        self.seats = seats
        self._listed = spec.env.listed
        self.blocks: dict[type[Struct], _Block] = {}
        size = 0
        union = mi.type_info(spec.actions)
        kinds = union.types if isinstance(union, mi.UnionType) else (union,)
        for kind in kinds:
            assert isinstance(kind, mi.StructType), "answers are structs"
            block = self._block(kind, settings, size)
            self.blocks[kind.cls] = block
            size += block.size
        self.size = size
        self._turns = [SeatWords(seats, seat) for seat in range(seats)]
        self._tables: list[tuple[dict[Action, int], list[Action | None]] | None] = [None] * seats
        self._known: list[dict[Sequence[Action], Recurring]] = [{} for _ in range(seats)]

    def _block(self, kind: mi.StructType, settings: Any, start: int) -> _Block:
        how = self.spec.env.answers.get(kind.cls, Numbered())
        fields, exact, ways = [], how.ways == 1 and not how.reads, how.ways
        for it in kind.fields:
            if it.name in how.ranked:
                exact = False
                continue
            words = how.words.get(it.name)
            found = words_of(words, settings) if words is not None else values_of(it.type, self.spec, self.seats)
            if found is None:
                exact, ways = False, max(ways, UNKNOWN_WAYS)
            else:
                fields.append(_Field(it.name, found, is_seat(it.type), how.reads.get(it.name)))
        return _Block(kind.cls, fields, ways, exact, start)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each number means."""
        return tuple(name for block in self.blocks.values() for name in block.names())

    @cached_property
    def fingerprint(self) -> str:
        """Tells whether two numberings are the same: to be kept with whatever was learned in them."""
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()

    def _table(self, seat: int) -> tuple[dict[Action, int], list[Action | None]]:
        table = self._tables[seat]
        if table is None:
            actions: list[Action | None] = [None] * self.size
            for block in self.blocks.values():
                for index, action in block.actions(self._turns[seat]) if block.exact else ():
                    actions[index] = action
            table = {action: index for index, action in enumerate(actions) if action is not None}, actions
            self._tables[seat] = table
        return table

    def legal(self, g: State, seat: int) -> Mapping[int, Action]:
        """The answers that the seat may give now, by number; none if it is not asked."""
        now = g.asked
        if now is None or seat not in g.waiting:
            return {}
        options = now.effect.options(g, now, seat)  # as in `State.options`: the call would cost 3 % of a random game
        recurs = type(options) is tuple and len(options) <= FEW
        if recurs:
            known = self._known[seat].get(options)
            if known is not None:
                return known
        elif self._listed is not None and isinstance(options, LazyOptions):
            return self._listed(self, g, seat, options)
        table = self._tables[seat]
        index = self._table(seat)[0] if table is None else table[0]
        try:
            legal = {index[action]: action for action in options}
        except KeyError:
            return self.ranked(g, seat, options)
        return self._remember(seat, options, legal) if recurs else legal

    def _remember(self, seat: int, options: Sequence[Action], legal: dict[int, Action]) -> Recurring:
        known = self._known[seat]
        if len(known) == KEPT:
            known.clear()
        known[options] = found = Recurring(legal)
        found.mask, found.numbers = None, [*legal]
        return found

    def ranked(self, g: State, seat: int, options: Sequence[Action]) -> dict[int, Action]:
        """These answers by number, where some are told by their rank."""
        index, turn = self._table(seat)[0], self._turns[seat]
        found: dict[int, Action] = {}
        for action in options:
            number = index.get(action)
            if number is None:
                block = self.blocks[type(action)]
                number = block.first(g, seat, action, turn)
                if number is None:
                    continue
                last = number + block.ways
                while number in found and number < last:
                    number += 1
                if number == last:
                    continue
            found[number] = action
        return found

    def mask(self, g: State, seat: int) -> bytearray:
        """A byte for each number: 1 if the seat may give this answer now. (`numpy.frombuffer` makes an array of it.)"""
        return self.marked(self.legal(g, seat))

    def marked(self, legal: Mapping[int, Action]) -> bytearray:
        """The mask of answers that are listed already."""
        mask = bytearray(self.size)
        if type(legal) is not dict and isinstance(legal, LazyNumbers):
            legal.mark(mask)
            return mask
        for index in legal:
            mask[index] = 1
        return mask

    def action(self, g: State, seat: int, index: int) -> Action:
        """The answer of this number; `BadAction` if there is no such number, `Illegal` if it cannot be given now."""
        if not 0 <= index < self.size:
            raise BadAction("bad-number", game=self.spec.id, number=int(index), last=self.size - 1)
        known = self._table(seat)[1][index]
        if known is not None:
            return known
        try:
            return self.legal(g, seat)[index]
        except KeyError:
            raise Illegal("refusal-not-an-option") from None

    def index(self, g: State, seat: int, action: Action) -> int:
        """The number of an answer; `BadAction` if it has none here."""
        known = self._table(seat)[0].get(action)
        if known is not None:
            return known
        for index, other in self.legal(g, seat).items():
            if other == action:
                return index
        raise BadAction("bad-action", game=self.spec.id, reason=repr(action))


def draw(legal: Mapping[int, Action], rng: Random) -> int:
    """The number of one of these answers, all equally likely; lazy ones draw in their own way, every one possible."""
    if type(legal) is Recurring:
        numbers = legal.numbers
    elif type(legal) is not dict and isinstance(legal, LazyNumbers):  # the last alone is slow
        return legal.sample(rng)
    else:
        numbers = [*legal]
    return numbers[int(rng.random() * len(numbers))]


def words_of(words: Words, settings: Any) -> Sequence[Any]:
    return words(settings) if callable(words) else words


def is_seat(info: mi.Type) -> bool:
    """Does a type name a seat (or nobody)?"""
    if isinstance(info, mi.UnionType):
        return any(is_seat(it) for it in info.types)
    return isinstance(info, mi.Metadata) and (info.extra or {}).get("vocabulary") == "seat"


def values_of(info: mi.Type, spec: GameSpec[Any], seats: int) -> Sequence[Any] | None:
    """All values of a type, if they can be counted."""
    match info:
        case mi.Metadata(type=inner):
            name = str((info.extra or {}).get("vocabulary"))
            if name == "seat":
                return range(seats)
            return values_of(inner, spec, seats) or spec.vocabularies.get(name)
        case mi.UnionType(types=types):
            parts = [values_of(it, spec, seats) for it in sorted(types, key=lambda it: not isinstance(it, mi.NoneType))]
            return None if None in parts else [value for part in parts for value in part or ()]
        case mi.NoneType():
            return [None]
        case mi.BoolType():
            return [False, True]
        case mi.LiteralType(values=values):
            return values
        case mi.IntType(ge=int(least), le=int(most)):
            return range(least, most + 1)
    return None
