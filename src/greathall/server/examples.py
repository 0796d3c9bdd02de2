"""A position of a rulebook as a table: one may try what the book tells, against bots that answer."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from greathall.core.errors import Illegal
from greathall.core.record import Record
from greathall.core.spec import GameSpec
from greathall.server import log
from greathall.server import protocol as p

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.store import Person
    from greathall.server.table import Table


@cache
def example_record(spec: GameSpec[Any], name: str) -> Record:
    """The game up to the position; whoever tries it sits in the first seat."""
    if spec.table.rulebook is None or name not in spec.table.rulebook.examples:
        raise Illegal("refusal-not-found")
    file = files(spec.package) / "examples" / f"{name}.json"
    if not file.is_file():
        file = files(spec.package) / "lessons" / f"{name}.json"
    return msgspec.json.decode(file.read_bytes(), type=Record)


async def play(hall: Hall, person: Person, spec: GameSpec[Any], name: str) -> Table:
    record = example_record(spec, name)
    new = p.NewTable(game=spec.id, seats=record.seats, settings=record.options, bots="easy", undo=True)
    started = log.Started(record.version, record.seed, record.actions)
    return await hall.create(person, new, seat=0, branch=(f"rules/{spec.id}/{name}", started))
