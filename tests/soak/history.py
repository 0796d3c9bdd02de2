"""What everybody saw, held against what is written. Knows the format of the log and the rules of the games, and
nothing of the hall: it shares no line with what it judges.

- Every acknowledged command is in the log of its table, once, where it was said to be; a refused one is not.
- If one was acknowledged before another was sent, it stands before it: all clients agree on one order.
- What a client is told never goes back, over whichever nodes and after whichever kills, and never beyond the log.
- Two who saw the same moment from the same seat saw the same.
- What a seat was told of a situation is what the rules tell this seat, and no more; and only seats that are one's own.
- The key of the shuffle is told to nobody while the game goes on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.core.registry import game

KEY = re.compile("[0-9a-f]{64}")
OUTCOME_UNKNOWN = "refusal-outcome-unknown"
canonical = msgspec.json.Encoder(order="sorted").encode


def digest(thing: Any) -> bytes:
    """Short, and the same for the same JSON."""
    return blake2b(canonical(msgspec.json.decode(msgspec.json.encode(thing))), digest_size=8).digest()


class Acknowledged(NamedTuple):
    seq: int
    sent: float
    at: float


class Seen(NamedTuple):
    """A situation as a seat was told it."""

    number: int
    seat: int | None
    step: int
    situation: bytes


class Witness:
    """What one client at one table sent and was told."""

    def __init__(self, table: str, seats: Iterable[int]) -> None:
        self.table, self.seats = table, frozenset(seats)
        self.sent: dict[str, float] = {}
        self.acknowledged: dict[str, Acknowledged] = {}
        self.refused: dict[str, str] = {}
        self.told: list[int] = []
        """Numbers, in the order in which they came."""
        self.seen: set[Seen] = set()
        self.events: dict[tuple[int, int | None, int, int], bytes] = {}
        """By game, seat, number and place among the events of that number."""
        self.faults: list[str] = []
        self.keys: set[str] = set()
        """Whatever in what was told looks like the key of a shuffle."""

    def acknowledge(self, command: str, seq: int, at: float) -> None:
        self.acknowledged.setdefault(command, Acknowledged(seq, self.sent[command], at))

    def hear(self, text: str) -> None:
        self.keys.update(KEY.findall(text))

    def tell(self, number: int, seat: int | None, step: int, situation: Any, events: Iterable[tuple[int, Any]]) -> None:
        if seat is not None and seat not in self.seats:
            self.faults.append(f"{self.table}: the view of seat {seat} was sent to {sorted(self.seats)}")
        self.seen.add(Seen(number, seat, step, digest(situation)))
        places: dict[int, int] = {}
        for seq, event in events:
            place = places[seq] = places.get(seq, -1) + 1
            key, now = (number, seat, seq, place), digest(event)
            if self.events.setdefault(key, now) != now:
                self.faults.append(f"{self.table}: event {key} was told otherwise before")


class Game(NamedTuple):
    """One game of a log."""

    number: int
    record: Record
    plain: bool
    """Each line of an answer is a step of the game: nobody changed an answer, nothing was undone."""


def judge(witnesses: Sequence[Witness], logs: dict[str, list[bytes]]) -> list[str]:
    """What is wrong; nothing, if all is well."""
    faults = [fault for witness in witnesses for fault in witness.faults]
    for table, lines in logs.items():
        records = [msgspec.json.decode(line) for line in lines]
        here = [witness for witness in witnesses if witness.table == table]
        faults += [f"{table}: {fault}" for fault in (*_order(here, records), *_views(here, records))]
    return faults


def _order(witnesses: Sequence[Witness], records: list[dict[str, Any]]) -> Iterator[str]:
    places: dict[str, int] = {}
    told = 0
    for record in records:
        told += not record["entry"].get("again", False)
        command = record.get("command")
        if command is not None:
            if command in places:
                yield f"command {command} was carried out twice"
            places[command] = told
    for witness in witnesses:
        for command, (seq, _, _) in witness.acknowledged.items():
            if places.get(command) != seq:
                yield f"command {command} was acknowledged as {seq} and is at {places.get(command)}"
        for command, reason in witness.refused.items():
            if command in places and reason != OUTCOME_UNKNOWN:
                yield f"command {command} was refused ({reason}) and is at {places[command]}"
        if witness.told != sorted(witness.told):
            yield "what was told went back"
        if witness.told and witness.told[-1] > told:
            yield f"{witness.told[-1]} was told, and the log ends at {told}"
    spans = sorted((a for witness in witnesses for a in witness.acknowledged.values()), key=lambda a: a.at)
    latest = 0.0
    for one in sorted(spans, key=lambda a: a.seq):
        if one.at < latest:  # somebody further ahead in the log was sent after this was known
            yield f"{one.seq} was acknowledged before one that stands before it was sent"
        latest = max(latest, one.sent)


def _views(witnesses: Sequence[Witness], records: list[dict[str, Any]]) -> Iterator[str]:
    events: dict[Any, bytes] = {}
    for witness in witnesses:
        for key, event in witness.events.items():
            if events.setdefault(key, event) != event:
                yield f"event {key} was told otherwise to another"
    for played in games(records):
        if any(str(played.record.seed).removeprefix("hex:") in witness.keys for witness in witnesses):
            yield f"the key of game {played.number} was told"
        if played.plain:
            yield from _situations(witnesses, played)


def _situations(witnesses: Sequence[Witness], played: Game) -> Iterator[str]:
    wanted: dict[int, dict[int | None, set[bytes]]] = {}
    for witness in witnesses:
        for seen in witness.seen:
            if seen.number == played.number:
                wanted.setdefault(seen.step, {}).setdefault(seen.seat, set()).add(seen.situation)
    spec = game(played.record.game)
    match = Match(msgspec.structs.replace(played.record, actions=[]))
    for step in range(len(played.record.actions) + 1):
        for seat, told in wanted.pop(step, {}).items():
            if told != {digest(spec.situation(match.g, seat))}:
                yield f"game {played.number}, step {step}: seat {seat} was told something else than the rules tell it"
        if step < len(played.record.actions):
            seat_now, action = played.record.actions[step]
            try:
                match.answer(seat_now, spec.decode(action))
            except GreatHallError as error:
                yield f"game {played.number}, step {step}: the rules refuse what is in the log: {error}"
                return
    for step in wanted:
        yield f"game {played.number}: step {step} was told and is not in the log"


def games(records: list[dict[str, Any]]) -> Iterator[Game]:
    """The games in a log, as far as they were played."""
    name, seats, settings = "", 0, {}
    number, record, plain = 0, None, True
    for line in records:
        entry = line["entry"]
        match entry["type"]:
            case "created":
                name, seats, settings = entry["game"], entry["seats"], entry.get("settings", {})
            case "configured":
                name, seats, settings = entry["game"], entry["seats"], entry["settings"]
            case "started":
                if record is not None:
                    yield Game(number, record, plain)
                number, plain = number + 1, not entry.get("actions")
                record = Record(
                    game=name, version=entry["version"], seats=seats, seed=entry["seed"], options=settings, actions=[]
                )
            case "acted":
                assert record is not None
                record.actions.append((entry["seat"], entry["action"]))
                plain = plain and not entry.get("again", False)
            case "held" | "retracted" | "undone":
                plain = False
    if record is not None:
        yield Game(number, record, plain)
