"""From games to tables: one row for each game and each seat, what the seats took and used, and if asked every decision
and every event. A worker sends them as Parquet, so that whoever collects them has only to write files."""

from __future__ import annotations

import os
import socket
from bisect import bisect_right
from collections import Counter
from io import BytesIO
from time import process_time
from typing import Any, NamedTuple

import msgspec
import polars as pl

from greathall.core.kernel import Action, Event, LazyOptions
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.lab.errors import OtherExperiment
from greathall.lab.games import play_on, seating, victory
from greathall.lab.plan import Cell, Piece, Plan
from greathall.lab.sources import digest

KEY = {"cell": pl.Int32, "game": pl.Int64}
SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        **KEY,
        "seats": pl.Int8,
        "settings": pl.String,
        "seed": pl.String,
        "teams": pl.Int8,
        "winners": pl.Int8,
        "decisions": pl.Int32,
        "rounds": pl.Int32,
    },
    "seats": {
        **KEY,
        "seat": pl.Int8,
        "bot": pl.String,
        "team": pl.Int8,
        "house": pl.String,
        "hero": pl.String,
        "score": pl.Int32,
        "share": pl.Float64,
    },
    "uses": {**KEY, "seat": pl.Int8, "kind": pl.String, "piece": pl.String, "count": pl.Int32},
    "decisions": {
        **KEY,
        "number": pl.Int32,
        "round": pl.Int32,
        "seat": pl.Int8,
        "prompt": pl.String,
        "options": pl.Int32,
        "action": pl.String,
    },
    "events": {**KEY, "number": pl.Int32, "decision": pl.Int32, "event": pl.String, "content": pl.String},
}
"""`teams` and `winners` count teams; `share` is the seat's share of the victory; house, hero, piece are message keys;
`options` is null where there are too many to list; an event follows the decision with its number (-1: the deal)."""

Rows = list[tuple[Any, ...]]


class Part(NamedTuple):
    """What came of a piece of work."""

    tables: dict[str, bytes]
    """Parquet."""
    seconds: float
    """Of processor time."""
    by: str
    """Which process, on which machine."""


def play_piece(spec: GameSpec[Any], piece: Piece, plan: Plan) -> Part:
    """Play the games of a piece."""
    if digest(spec) != plan.sources:
        raise OtherExperiment("lab-other-sources", machine=socket.gethostname(), game=spec.id)
    start = process_time()
    rows: dict[str, Rows] = {table: [] for table in plan.tables}
    for game in range(piece.start, piece.stop):
        _play(spec, plan, piece.cell, game, rows)
    tables = {name: _parquet(name, found) for name, found in rows.items()}
    return Part(tables, process_time() - start, f"{socket.gethostname()}:{os.getpid()}")


def _parquet(table: str, rows: Rows) -> bytes:
    file = BytesIO()
    pl.DataFrame(rows, schema=SCHEMAS[table], orient="row").write_parquet(file)
    return file.getvalue()


def line_up(cell: Cell, teams: tuple[int, ...], game: int) -> tuple[str, ...]:
    """Who plays each seat in a game."""
    names = seating(teams, cell.bots)
    moved = game % cell.seats
    return names[-moved:] + names[:-moved] if moved else names


def _play(spec: GameSpec[Any], plan: Plan, number: int, game: int, rows: dict[str, Rows]) -> None:
    cell = plan.cells[number]
    seed = f"{plan.seed}, game {game}"
    log: list[Event] = []
    g = spec.new(seats=cell.seats, seed=seed, log=log, **cell.settings)
    teams = tuple(spec.team(g, seat) for seat in range(cell.seats))
    names = line_up(cell, teams, game)
    rounds = spec.bots.rounds
    heard: list[int] = []

    def answered(seat: int, action: Action) -> None:
        heard.append(len(log))
        if plan.decisions:
            options, prompt = g.options(seat), g.prompt(seat)
            count = None if isinstance(options, LazyOptions) else len(options)
            told = _json(action)
            now = None if rounds is None else rounds(g)
            rows["decisions"].append((number, game, len(heard) - 1, now, seat, prompt.key, count, told))

    decisions = play_on(spec, g, names, seed, answered if plan.decisions or plan.events else None)
    shares = victory(spec, g)
    outcome = spec.outcome(g)
    assert outcome is not None
    settings = _json(cell.settings)
    winning = len({teams[seat] for seat in outcome.winners})
    length = None if rounds is None else rounds(g)
    rows["games"].append((number, game, cell.seats, settings, seed, len({*teams}), winning, decisions, length))
    houses, heroes = _characters(spec, g, log)
    for seat in range(cell.seats):
        who = (names[seat], teams[seat], houses[seat], heroes[seat])
        rows["seats"].append((number, game, seat, *who, outcome.scores[seat], shares[seat]))
    used = Counter((use.seat, use.kind, use.piece) for event in log for use in spec.uses(event))
    rows["uses"] += [(number, game, *what, count) for what, count in sorted(used.items())]
    if plan.events:
        rows["events"] += [
            (number, game, place, bisect_right(heard, place) - 1, str(event.__struct_config__.tag), _json(event))
            for place, event in enumerate(log)
        ]


def _characters(spec: GameSpec[Any], g: Any, log: list[Event]) -> tuple[list[str | None], list[str | None]]:
    """The house and the hero of each seat, in games that have them."""
    nobody: list[str | None] = [None] * g.seats
    if spec.achievements is None:
        return nobody, nobody
    facts = spec.achievements.read(g, [(0, event) for event in log])
    return [message_key("house", house) for house in facts.houses] or nobody, [*facts.heroes] or nobody


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing).decode()
