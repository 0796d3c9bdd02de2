"""Looking back at a game: who may see it, its moments in pages, its record and receipt, and playing on from one."""

from __future__ import annotations

import asyncio
import zlib
from base64 import b64decode, b64encode
from threading import Lock
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from greathall.core.chance import key_of_seed
from greathall.core.errors import Illegal
from greathall.core.match import Match
from greathall.core.messages import message_for
from greathall.core.record import Record
from greathall.server import log
from greathall.server import protocol as p
from greathall.server.state import TableState, read_log
from greathall.server.store import Person, Result
from greathall.server.transcript import transcribe

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.table import Table

MOST_MOMENTS = 200
"""In one page of a replay."""
KEPT = 16
"""Finished games kept ready, so that the next page of a replay does not play the game from its deal again."""


class PlayedGame:
    """A game of a table: the present one so far, or one that is over."""

    stopped = False
    """It cannot go on: whoever played may have its record."""

    def __init__(self, state: TableState, number: int) -> None:
        match = state.match
        if match is None or state.number != number:
            raise Illegal("refusal-no-such-game")
        self.table, self.number = state.id, number
        self.table_name = state.name
        self.holders = [chair.person for chair in state.chairs]
        self.bots = [chair.bot for chair in state.chairs]
        self.over = match.over
        record = state.record()
        self.record: Record = msgspec.structs.replace(record, actions=[*record.actions])  # the game may go on
        self.outcome = match.spec.outcome(match.g)
        result = state.results.get(number)
        self.ending = None if result is None else result.told
        self.names = state.names if result is None else result.names
        self.stand_ins = [one.to_message() for one in state.stand_ins]
        self._match: Match | None = None
        self._lock = Lock()

    def moments(self, seat: int | None, first: int, count: int) -> tuple[int, list[p.Moment]]:
        """How many moments there are, and some of them. Called in threads."""
        with self._lock:
            match = self._match = self._match or Match(self.record)
            open_ = range(match.first_moment, match.moments)
            page = open_[first : first + min(count, MOST_MOMENTS)]
            return len(open_), [moment(match, number, seat) for number in page]


class KeptGame(PlayedGame):
    """A game without rules to replay it: what was kept of it, or what its log alone tells."""

    def __init__(
        self, state: TableState, number: int, record: Record, told: Told | None, result: Result | None
    ) -> None:
        self.table, self.number = state.id, number
        self.table_name = state.name
        self.holders = [chair.person for chair in state.chairs]
        self.over = result is not None
        self.stopped = result is None
        self.record = record
        self.outcome = None if result is None else result.outcome
        self.ending = None if result is None else result.told
        self.names = state.names if result is None else result.names
        self.stand_ins = [one.to_message() for one in state.stand_ins] if result is None else result.stand_ins
        self.told = told

    def moments(self, seat: int | None, first: int, count: int) -> tuple[int, list[p.Moment]]:
        if self.told is None:
            raise Illegal("refusal-rules-gone")
        moments = self.told.of(seat)
        return len(moments), moments[first : first + min(count, MOST_MOMENTS)]


class Told(Struct, frozen=True):
    """The moments of a replay as each seat saw them, and last as a spectator did."""

    views: list[list[p.Moment]]

    def of(self, seat: int | None) -> list[p.Moment]:
        return self.views[-1 if seat is None else seat]


decode_told = msgspec.json.Decoder(Told).decode


def pack(told: Told) -> str:
    return b64encode(zlib.compress(msgspec.json.encode(told), 6)).decode()


def unpack(text: str) -> Told | None:
    """None if nothing was kept."""
    return decode_told(zlib.decompress(b64decode(text))) if text else None


def moment(match: Match, number: int, seat: int | None) -> p.Moment:
    step, by, events, frames, situation = match.moment(number, seat)
    return p.Moment(
        step=step,
        decision=number + 1,
        by=[*by],
        events=[p.SeenEvent(0, step, event, message_for(event, "event")) for event in events],
        frames=[p.ViewFrame(event, view) for event, view in frames],
        situation=situation,
    )


async def find(hall: Hall, table: Table, number: int) -> PlayedGame:
    """The game with this number at this table."""
    key = (table.state.id, number)
    if key in hall.replays:
        hall.replays.move_to_end(key)
        return hall.replays[key]
    if table.state.number == number and table.state.match is not None:

        async def present() -> PlayedGame:
            return PlayedGame(table.state, number)

        found = await table.submit(present)
    else:
        found = await _from_log(hall, table.state, number)
    _remember(hall, found)
    return found


async def find_anywhere(hall: Hall, table: str, number: int) -> PlayedGame:
    """A game of a table that may be at another node, and stays there."""
    if (table, number) in hall.replays or not await hall.neighbours.elsewhere(table):
        return await find(hall, await hall.must_have(table), number)
    state = await hall.read(table)
    if state is None:
        raise Illegal("refusal-no-such-table")
    found = await _from_log(hall, state, number)
    _remember(hall, found)
    return found


def _remember(hall: Hall, found: PlayedGame) -> None:
    if found.over:
        hall.replays[found.table, found.number] = found
        if len(hall.replays) > KEPT:
            hall.replays.popitem(last=False)


async def _from_log(hall: Hall, now: TableState, number: int) -> PlayedGame:
    lines = await hall.store.log(now.id)
    state = await asyncio.to_thread(read_log, now.id, lines, number)
    if state.match is None and 0 < number == state.number:
        return await _kept(hall, now, number, lines)
    return PlayedGame(state, number)


async def _kept(hall: Hall, state: TableState, number: int, lines: list[bytes]) -> PlayedGame:
    """A game whose rules are gone."""
    results = await hall.store.results(table=state.id)
    result = next((result for result in results if result.number == number), None)
    kept = await hall.store.finished_game(state.id, number)
    if kept is not None:
        return KeptGame(state, number, kept[0], await asyncio.to_thread(unpack, kept[1]), result)
    record = transcribe(lines, number)
    if record is None:
        raise Illegal("refusal-no-such-game")
    return KeptGame(state, number, record, None, result)


def may_look(found: PlayedGame, person: Person | None, seat: int | None) -> None:
    """After the game at any hand; during it only at one's own."""
    if seat is not None and not 0 <= seat < found.record.seats:
        raise Illegal("refusal-no-such-seat")
    if not found.over and seat is not None and (person is None or found.holders[seat] != person.id):
        raise Illegal("refusal-not-your-seat")


def replay(found: PlayedGame, seat: int | None, first: int, count: int) -> p.Replay:
    """A page of moments. A moment is where the game stood still for new answers, and its end."""
    moments, page = found.moments(seat, first, count)
    return p.Replay(
        table=found.table,
        number=found.number,
        game=found.record.game,
        names=found.names,
        seat=seat,
        over=found.over,
        moments=moments,
        first=first,
        page=page,
        outcome=found.outcome,
        ending=found.ending,
        stand_ins=found.stand_ins,
    )


def receipt(found: PlayedGame, person: Person | None = None) -> p.Receipt:
    record = finished_record(found, person)
    key = key_of_seed(record.seed).hex()
    return p.Receipt(commitment=record.commitment, key=key, final=record.final, steps=len(record.actions))


def finished_record(found: PlayedGame, person: Person | None = None) -> Record:
    """The record; the key in it is told only after the game, or to those who played if it cannot go on."""
    if not found.over and not (found.stopped and person is not None and person.id in found.holders):
        raise Illegal("refusal-game-not-over")
    return found.record


async def play_on(hall: Hall, found: PlayedGame, person: Person, wish: p.PlayOn) -> Table:
    """A new table at this moment of the game. The dice and piles are the same; the others are bots."""
    record = finished_record(found, None)
    if wish.step > len(record.actions) or wish.seat >= record.seats:
        raise Illegal("refusal-no-such-moment")
    new = p.NewTable(
        game=record.game,
        seats=record.seats,
        settings=record.options,
        name=found.table_name,
        bots=wish.level,
        undo=True,
    )
    origin = f"{found.table}/{found.number}/{wish.step}"
    started = log.Started(record.version, record.seed, record.actions[: wish.step])
    return await hall.create(person, new, seat=wish.seat, branch=(origin, started))


async def rematch(hall: Hall, found: PlayedGame, person: Person) -> Table:
    """A new table like the one where this game was played: bots are bots again, other people's seats are free."""
    if person.id not in found.holders:
        raise Illegal("refusal-not-seated")
    record, seat = found.record, found.holders.index(person.id)
    levels = {i: level for i, level in enumerate(found.bots) if level is not None and found.holders[i] is None}
    full = len(levels) == record.seats - 1
    new = p.NewTable(game=record.game, seats=record.seats, settings=record.options, name=found.table_name, start=full)
    return await hall.create(person, new, seat=seat, bots=levels)
