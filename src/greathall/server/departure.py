"""Everything the hall knows of a person as one file, and the person's deletion.

Deleted are the person, their keys, links and choices, and what they said. What others share with them stays: games go
on with a bot, finished games keep a nameless seat and can be verified as before, and nobody else's rating changes. So
the person's id becomes that of nobody, wherever it is written.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message
from greathall.core.registry import game
from greathall.server import log
from greathall.server.campaigns import campaign_of
from greathall.server.state import TableState
from greathall.server.store import EVERYTHING, UNREADABLE, Damaged, Person
from greathall.server.store_games import words_of
from greathall.server.store_people import Rewritten

if TYPE_CHECKING:
    from greathall.server.hall import Hall

GONE = "gone-"
"""How the ids of deleted people begin."""
NAMELESS = "–"
"""The name of a table that had the person's."""
ILLEGIBLE = "{"
"""What is left of something that was damaged already and may name the person: nobody can tell what it said."""
Line = dict[str, Any]


# -- everything in one file --------------------------------------------------------------------------------------------


async def export(hall: Hall, person: Person) -> Line:
    """Of games that are not over only what the person did; of finished ones the whole record."""
    found = await hall.store.person(person.id)
    tables = []
    for table in await hall.store.tables_of(person.id):
        lines = await hall.store.log(table)
        tables.append(await asyncio.to_thread(_table_of, table, lines, person.id))
    shares = [
        {"link": f"/r/{row[0]}", "table": row[2], "number": row[3], "made": row[7]}
        for row in await hall.store.shares_of(person.id)
    ]
    return {
        "person": {"id": person.id, "name": person.name, "since": 0 if found is None else found[1]},
        "devices": [{"since": created} for created in await hall.store.keys_of(person.id)],
        "profile": {"shown": hall.shown.get(person.id, "hall")},
        "links": shares,
        "tables": tables,
        "exported": int(time.time() * 1000),
    }


def _table_of(table: str, lines: list[bytes], person: str) -> Line:
    state = TableState(table)
    records: dict[int, Line] = {}
    mine = []
    for line in lines:
        record = log.decode(line)
        state.apply_lenient(record)
        own = record.by == person or getattr(record.event, "person", None) == person
        if own and not isinstance(record.event, log.Started):  # the key of the shuffle is told after the game
            mine.append(msgspec.to_builtins(record))
        if state.phase == "over" and state.match is not None and state.number not in records:
            records[state.number] = msgspec.to_builtins(state.record())
        elif state.phase == "playing":
            records.pop(state.number, None)
    results = [msgspec.to_builtins(result) for number, result in state.results.items() if number in records]
    return {"id": table, "name": state.name, "you": mine, "results": results, "records": [*records.values()]}


# -- leaving for good --------------------------------------------------------------------------------------------------


async def delete(hall: Hall, person: str) -> None:
    """First nobody can act as the person any more, then they leave their tables, then they are written out of all."""
    hall.people.forget(person)
    await hall.store.drop_keys(person)
    tables = await hall.store.tables_naming(person)
    for table in tables:
        await _leave(hall, table, person)
    async with hall.set_aside(tables):
        await hall.store.drop_keys(person)  # after this, whatever the tables were still writing is on disk
        await _write_out(hall, person, tables)
    hall.shown.pop(person, None)
    hall.bans.pop(person, None)
    hall.bookkeeper.forget()
    hall.neighbours.person_changed(person)


async def _write_out(hall: Hall, person: str, tables: list[str]) -> None:
    """Nobody stands in the person's place, wherever they are named."""
    nobody = GONE + secrets.token_hex(6)
    found = await hall.store.person(person)
    names = set() if found is None else {found[0]}
    rewritten = Rewritten()
    for table in tables:
        logged = await hall.store.lines_of(table)
        there = names | _names_of(logged, person)
        rewritten["log"] += await asyncio.to_thread(_anonymous_lines, table, logged, there, person, nobody)
        await _rewrite_games(hall, rewritten, table, there, person, nobody)
        names |= there
    for campaign, game_id, book in await hall.store.books_near(person):
        rewritten["campaigns"].append((_anonymous_book(game_id, book, names), campaign))
    for line in await hall.store.deeds(EVERYTHING):
        deed = msgspec.json.decode(line)
        if deed.get("person") == person or (not deed.get("person") and _mentions(deed["what"], names)):
            rewritten["audit"].append((_anonymous_deed(deed, person, nobody), line))
    await hall.store.forget_person(person, nobody, rewritten)


async def _rewrite_games(
    hall: Hall, rewritten: Rewritten, table: str, names: set[str], person: str, nobody: str
) -> None:
    """What is kept of a table and of the games at it, beside its log."""
    summary, ended, records = await hall.store.rows_of(table)
    shown, sitting = NAMELESS, list[str]()
    if _decoded(summary) is not None:
        without = _anonymous_summary(summary, names, person, nobody)
        rewritten["tables"].append((msgspec.json.encode(without).decode(), table))
        shown, sitting = without["name"], [chair[0] for chair in without["chairs"]]
    elif summary:
        rewritten["tables"].append((_legible(summary, names | {person}), table))
    played: dict[int, list[str]] = {}
    held: dict[int, list[str | None]] = {}
    for number, line in ended:
        result = _decoded(line)
        if result is None:
            rewritten["results"].append((_legible(line, names | {person}), table, number))
            continue
        holders = held[number] = result.get("holders") or result["people"]
        played[number] = result["names"] = _nameless(result["names"], holders, person)
        rewritten["results"].append((msgspec.json.encode(_replaced(result, person, nobody)).decode(), table, number))
    for number, line in records:
        record = _decoded(line)
        if record is None:
            rewritten["finished_games"].append((_legible(line, names | {person}), table, number))
        elif record.get("names"):
            called = record["names"]
            holders = held.get(number) or [person if name in names else None for name in called]
            record["names"] = _nameless(called, holders, person)
            rewritten["finished_games"].append((msgspec.json.encode(record).decode(), table, number))
    for number in await hall.store.finished_numbers(table):
        words = words_of([shown, *played.get(number, sitting)])
        rewritten["shelf"].append((words, table, number))
    for number, game_id, evening in await hall.store.evenings_of(table):
        rewritten["evenings"].append((_anonymous_evening(game_id, evening, names), table, number))


async def _leave(hall: Hall, table: str, person: str) -> None:
    """Give up seats and the host's place; a table where nobody else is left is closed."""
    try:
        summary = await hall.store.table(table)
    except Damaged:
        return  # nobody can play there
    if summary is None or (summary.phase not in ("lobby", "playing") and table not in hall.tables):
        return
    found = await hall.must_have(table)
    for connection in [*found.broadcast.connections]:
        if connection.id == person:
            connection.bye(Message("refusal-unknown-key"))
    state = found.state
    if state.phase == "closed":
        return
    others = [who for who in (*(chair.person for chair in state.chairs), state.host) if who not in (None, person)]
    events: list[log.LogEvent] = [log.Stood(seat) for seat in state.seats_of(person)] if others else []
    if not others:
        events = [log.Closed("host")]
    elif state.host == person:
        events.append(log.HostMade(str(others[0])))
    if events:
        await found.submit_events(events)


def _names_of(lines: list[tuple[int, bytes]], person: str) -> set[str]:
    """All names that a person had at a table."""
    names: set[str] = set()
    for _, line in lines:
        if person.encode() in line and (record := _decoded(line)) is not None:
            entry = record["entry"]
            if entry.get("person") == person:
                names |= {str(entry[field]) for field in ("name", "old") if field in entry}
            elif entry.get("host") == person:
                names.add(str(entry["host_name"]))
    return names


def _anonymous_lines(
    table: str, lines: list[tuple[int, bytes]], names: set[str], person: str, nobody: str
) -> list[tuple[str, str, int]]:
    """The lines of a log that name the person, without them."""
    written = []
    for _, line in lines:
        record = _decoded(line)
        if record is None:
            written.append(_legible(line.decode(errors="replace"), names | {person}).encode())
            continue
        entry = record["entry"]
        if entry.get("type") == "said" and entry["person"] == person:
            record["entry"] = {"type": "erased"}
        elif entry.get("type") in ("created", "configured"):
            entry["name"] = NAMELESS if _mentions(entry["name"], names) else entry["name"]
            if entry.get("host") == person:
                entry["host_name"] = ""
        elif entry.get("person") == person:
            entry |= {field: "" for field in ("name", "old") if field in entry}
        written.append(msgspec.json.encode(_replaced(record, person, nobody)))
    sealed = log.reseal(written)
    return [(new.decode(), table, seq) for (seq, old), new in zip(lines, sealed, strict=True) if new != old]


def _decoded(text: str | bytes) -> Line | None:
    """None: it is damaged."""
    try:
        return msgspec.json.decode(text, type=Line)
    except UNREADABLE:
        return None


def _legible(damaged: str, traces: set[str]) -> str:
    """Something that cannot be read, and names nobody who is gone."""
    return ILLEGIBLE if _mentions(damaged, traces) else damaged


def _anonymous_summary(summary: str, names: set[str], person: str, nobody: str) -> Line:
    found: Line = msgspec.json.decode(summary)
    found["chairs"] = [["" if holder == person else name, holder, bot] for name, holder, bot in found["chairs"]]
    if _mentions(found["name"], names):
        found["name"] = NAMELESS
    replaced: Line = _replaced(found, person, nobody)
    return replaced


def _nameless(names: list[str], holders: list[str | None], person: str) -> list[str]:
    """The names by seat, without those of the seats that the person held."""
    return ["" if holder == person else name for name, holder in zip(names, holders, strict=True)]


def _anonymous_evening(game_id: str, evening: str, names: set[str]) -> str:
    try:
        campaign = campaign_of(game(game_id))
        return msgspec.json.encode(campaign.nameless(campaign.read_evening(evening.encode()), names)).decode()
    except (GreatHallError, msgspec.DecodeError):  # its rules are gone, or it was never a page of the book
        return _without_values(evening, names)


def _anonymous_book(game_id: str, book: str, names: set[str]) -> str:
    """A book that was brought along may tell of evenings elsewhere; there people are known by their names alone."""
    try:
        found = campaign_of(game(game_id)).read(book.encode(), "")
    except GreatHallError:
        return _without_values(book, names)
    found.forget(names)
    if _mentions(found.name, names):
        found.name = NAMELESS
    return found.write().decode()


def _without_values(text: str, names: set[str]) -> str:
    """JSON in which no value is one of these names."""
    value = msgspec.json.decode(text)
    for name in names:
        value = _replaced(value, name, "")
    return msgspec.json.encode(value).decode()


def _anonymous_deed(deed: Line, person: str, nobody: str) -> str:
    """What the host did stays written down, but not to whom."""
    return msgspec.json.encode(_replaced(deed | {"what": ""}, person, nobody)).decode()


def _mentions(text: str, names: set[str]) -> bool:
    """Is one of these names in the text, as a word of its own?"""
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) for name in names if name)


def _replaced(value: Any, person: str, nobody: str) -> Any:
    if isinstance(value, dict):
        return {key: _replaced(inside, person, nobody) for key, inside in value.items()}
    if isinstance(value, list):
        return [_replaced(inside, person, nobody) for inside in value]
    return nobody if value == person else value
