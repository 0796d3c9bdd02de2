"""The ledger, written down: a hall that starts need not count years of games again.

Written down is what was counted, field by field and in pieces that are quickly made, and with it a digest of the rows
it was counted from. A hall that starts takes it only if its own first rows have that digest, and counts the later ones:
whatever has happened to the database in the meantime, an outdated ledger is never believed.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, get_type_hints

import msgspec

from greathall.server.statistics import Entry, Ledger
from greathall.server.store import Result, readable

FORMAT = 1
"""Rises when the ledger counts otherwise or has other fields."""
PIECE = 25
"""So many people, games or seasons are written at a time."""
MARK = "digest"
"""The part that holds the digest, numbered by how many rows there were."""

KINDS = {field: kind for field, kind in get_type_hints(Ledger).items() if field in Ledger.__struct_fields__}

Part = tuple[str, int, str]
"""Field (or mark), number of the piece (or of the rows), what it holds."""


class Row(NamedTuple):
    """A finished game as the database holds it."""

    table: str
    result: str
    version: int | None
    """Of the facts."""
    facts: str | None


class Digest:
    """Of the rows that a ledger is counted from, one after the other, and of the rules by which it counts."""

    def __init__(self, versions: Mapping[str, int]) -> None:
        self.rows = 0
        self._hash = blake2b(repr((FORMAT, sorted(versions.items()))).encode(), digest_size=16)

    def add(self, row: Row) -> None:
        self.rows += 1
        self._hash.update(msgspec.json.encode(row))

    @property
    def part(self) -> Part:
        return MARK, self.rows, self._hash.hexdigest()


def written(ledger: Ledger) -> Iterator[Part]:
    """The fields of the ledger, piece by piece. Whoever lets time pass in between looks at `ledger.changes`."""
    for field in KINDS:
        whole = getattr(ledger, field)
        keys = [*whole]
        for number, start in enumerate(range(0, len(keys), PIECE)):
            some = keys[start : start + PIECE]
            piece = {key: whole[key] for key in some} if isinstance(whole, dict) else some
            yield field, number, b64encode(msgspec.msgpack.encode(piece, enc_hook=_reference)).decode()


def counted_rows(parts: Sequence[Part]) -> int:
    """How many rows the ledger that was written down was counted from."""
    return next((number for name, number, _ in parts if name == MARK), 0)


def read(parts: Sequence[Part], rows: Sequence[Row], versions: Mapping[str, int]) -> Ledger | None:
    """The ledger that was counted from these rows; None: it was counted from others, or otherwise."""
    digest = Digest(versions)
    for row in rows:
        digest.add(row)
    if digest.part not in parts or not rows:
        return None
    ledger = Ledger()
    for row in rows:
        result = readable(row.result, Result, row.table)
        if result is not None:
            ledger.entries[row.table, result.number] = Entry(result)

    def dereference(kind: Any, value: Any) -> Any:
        if kind is Entry:
            return ledger.entries[value[0], value[1]]
        counter: Counter[Any] = Counter()
        dict.update(counter, value)  # Counter(value) looks at each of the thousands for a long time
        return counter

    for field, _, body in parts:
        if field != MARK:
            piece = msgspec.msgpack.decode(b64decode(body), type=KINDS[field], dec_hook=dereference)
            getattr(ledger, field).update(piece)
    return ledger


def _reference(entry: Any) -> tuple[str, int]:
    """Entries stand in the ledger by reference; their results are in the database already."""
    assert isinstance(entry, Entry)
    return entry.result.table, entry.result.number
