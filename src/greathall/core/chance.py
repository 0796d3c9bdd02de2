"""Chance that costs nothing to copy, cannot be foretold and can be proved fair afterwards.

Draw number *n* of stream *s* is a keyed BLAKE2 hash of (s, n) under the game's 32-byte key. Each purpose has a stream
of its own, so one more shuffle does not change the dice. The hash of the key can be published before the deal and the
key after the game. Worlds imagined by a search use `FastChance`, which is quicker and knows nothing of the key.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from random import Random
from struct import Struct
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from greathall.core.errors import BadSettings

Seed = int | str | bytes
Bits = Any
"""A number of 64 bits. Compiled, an `int` of that size is packed and unpacked at every step, and `Any` is not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Keyed, counter-based draws; `drawn` counts what each stream has given."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: dict[str, int] | None = None) -> None:
        self.key = key
        self.drawn: dict[str, int] = {} if drawn is None else drawn

    def copy(self) -> Chance:
        return Chance(self.key, self.drawn.copy())

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1. The bias of n in 128 bits is beyond measuring."""
        return self._number(stream, 16) % n

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        """Every order equally likely, from one draw: the hash is long enough to number all the orders."""
        size = len(items)
        number: Bits = self._number(stream, 16 + size * size.bit_length() // 8)
        pieces = [*items]
        for product, counts in _steps(size):
            number, rest = divmod(number, product)
            small: int = rest
            for count in counts:
                chosen = small % count
                small //= count
                last = count - 1
                pieces[last], pieces[chosen] = pieces[chosen], pieces[last]
        items[:] = pieces

    def _number(self, stream: str, size: int) -> int:
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        message = f"{stream}:{count}".encode()
        if size <= 64:
            return int.from_bytes(blake2b(message, key=self.key, digest_size=size).digest(), "big")
        parts = (blake2b(b"%b:%d" % (message, i), key=self.key).digest() for i in range(-(-size // 64)))
        return int.from_bytes(b"".join(parts), "big")


@cache
def _steps(size: int) -> Sequence[tuple[int, Sequence[int]]]:
    """Among how many pieces each place, from the last to the second, chooses; several places in a step: a large number
    is divided once a step, by the product of all the choices in it, and what is left over is small."""
    steps: list[tuple[int, list[int]]] = []
    for count in range(size, 1, -1):
        if not steps or steps[-1][0] * count >= 1 << 30:
            steps.append((1, []))
        product, counts = steps[-1]
        steps[-1] = product * count, [*counts, count]
    return steps


class FastChance(Chance):
    """A quick generator for imagined worlds, made so that two of them that began alike stay alike.

    Draw number *n* of a stream depends on nothing else, as above. And a shuffle puts each piece at a place of its own:
    whatever two piles have in common comes in the same order, so that one card more in a deck does not change when the
    others are drawn. What two answers of a search differ by is then mostly due to the answers.
    """

    __slots__ = ("state",)

    def __init__(self, state: Bits, drawn: dict[str, int] | None = None) -> None:
        super().__init__(b"", drawn)
        self.state = state

    def copy(self) -> FastChance:
        return FastChance(self.state, self.drawn.copy())

    def below(self, stream: str, n: int) -> int:
        number: int = (self._draw(stream) >> 32) * n >> 32
        return number

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        places = _places(self._draw(stream), items)
        items[:] = [items[at] for at in sorted(range(len(places)), key=places.__getitem__)]

    def _draw(self, stream: str) -> Bits:
        count = self.drawn.get(stream, 0)
        self.drawn[stream] = count + 1
        return _mixed(self.state + _salt(stream) + count * _STEP)


_MASK: Final = 0xFFFFFFFFFFFFFFFF
_STEP: Final = 0x9E3779B97F4A7C15


def _mixed(number: Bits) -> Bits:
    """64 bits of which each depends on all of the number (the last steps of SplitMix64)."""
    number &= _MASK
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & _MASK
    return number ^ number >> 31


def _places(start: Bits, items: Sequence[Any]) -> Sequence[int]:
    """Where a shuffle that begins with this number puts each piece: `_mixed`, for all of them in one integer."""
    try:
        numbers = _numbers(tuple(items))
    except TypeError:  # a piece that cannot be a key
        numbers = _numbers(tuple([item if _hashable(item) else repr(item) for item in items]))
    ones, low, side_by_side = _lanes(len(items))
    mixed = numbers + start * ones & low
    mixed = ((mixed ^ mixed >> 30) & low) * 0xBF58476D1CE4E5B9 & low
    mixed = ((mixed ^ mixed >> 27) & low) * 0x94D049BB133111EB & low
    return side_by_side.unpack((mixed ^ mixed >> 31).to_bytes(side_by_side.size, "little"))


@lru_cache(maxsize=1024)
def _numbers(items: tuple[Any, ...]) -> Bits:
    """The numbers of these pieces, copies counted, side by side: a search shuffles the same pile again and again."""
    copies: dict[Any, int] = {}
    numbers = []
    for item in items:
        copy = copies.get(item, 0)
        copies[item] = copy + 1
        numbers.append((_salt(item) + copy * _STEP & _MASK).to_bytes(16, "little"))
    return int.from_bytes(b"".join(numbers), "little")


@cache
def _lanes(size: int) -> tuple[Bits, Bits, Struct]:
    """For so many numbers of 64 bits that lie 128 bits apart, so that each has room for a product: a one in each place,
    the mask of the numbers, and how they are read."""
    ones = int.from_bytes(b"".join([(1).to_bytes(16, "little")] * size), "little")
    return ones, ones * _MASK, Struct("<" + "Q8x" * size)


def _hashable(item: Any) -> bool:
    try:
        hash(item)
    except TypeError:
        return False
    return True


def _salt(thing: Any) -> Bits:
    """64 bits by which a stream or a piece is told from others, in any process the same."""
    salt = _SALTS.get(thing)
    if salt is None:
        salt = _SALTS[thing] = int.from_bytes(blake2b(repr(thing).encode(), digest_size=8).digest(), "big")
    return salt


_SALTS: Final[dict[Any, Bits]] = {}


def shuffle(items: list[Any], rng: Random) -> None:
    """What `rng.shuffle` does, draw for draw, and with no call of Python for each piece."""
    draw = rng.getrandbits
    for last, bits in _widths(len(items)):
        chosen = draw(bits)
        while chosen > last:
            chosen = draw(bits)
        items[last], items[chosen] = items[chosen], items[last]


@cache
def _widths(size: int) -> Sequence[tuple[int, int]]:
    """The places of so many pieces from the last to the second, and how many bits number the choices at each."""
    return [(last, (last + 1).bit_length()) for last in range(size - 1, 0, -1)]


def weighted_choice(items: Sequence[Any], weights: list[float], rng: Random) -> Any:
    """What `rng.choices(items, weights)[0]` is, from the same draw."""
    total = 0.0
    for weight in weights:
        total += weight
    point = rng.random() * total
    reached = 0.0
    for at, weight in enumerate(weights):
        reached += weight
        if point < reached:
            return items[at]
    return items[len(weights) - 1]


def key_of_seed(seed: object) -> bytes:
    """The 32-byte key of a game: the bytes themselves if they are 32, else a hash of the seed. What is no `Seed` is
    refused."""
    if isinstance(seed, str) and seed.startswith("hex:"):
        try:
            seed = bytes.fromhex(seed[4:])
        except ValueError:
            raise BadSettings("bad-seed", seed=str(seed)) from None
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise BadSettings("bad-seed", seed=repr(seed))
    return blake2b(msgspec.json.encode(seed), digest_size=32, person=b"greathall seed").digest()


def spell_seed(seed: Seed) -> int | str:
    """The seed as a record writes it down: bytes become `hex:...`."""
    return "hex:" + seed.hex() if isinstance(seed, bytes) else seed


def commitment(key: bytes) -> str:
    """What may be published before the deal: it binds the dealer to the key and tells nothing of it."""
    return blake2b(key, digest_size=32, person=b"greathall commit").hexdigest()
