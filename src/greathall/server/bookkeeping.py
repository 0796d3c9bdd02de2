"""The ledger of the hall is kept up to date: filled once in small pieces, then game by game; nobody waits for it.

A hall that starts begins with the ledger that an earlier one has written down, if it still fits (see `ledger_store`).

Facts (see `core/achievements`) are read from the record of a game. A game that ends is read at once. Games that ended
before there were facts, or before the game's achievements had their present version, are read in the background: a
few in a thread, many in a process of low priority that ends with the work.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from greathall.core.achievements import GameFacts
from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.registry import games
from greathall.server import ledger_store
from greathall.server.bots import SEARCHING, begin_process
from greathall.server.ledger_store import Digest, Part, Row
from greathall.server.log import decode
from greathall.server.state import TableState
from greathall.server.statistics import Ledger
from greathall.server.store import UNREADABLE, Result, StoreError, readable

if TYPE_CHECKING:
    from greathall.server.hall import Hall

logger = logging.getLogger("greathall.server")

FEW = 20
"""So many tables are read in a thread; for more a process is started."""
SLICE = 0.001
"""Seconds of work before the others have their turn. This is on the event loop itself: a thread that works on and on
would keep the loop waiting longer, for Python lets only one of them run."""
PAUSE = 0.001
"""Seconds of rest after each slice. A turn of the loop is not enough: only while the loop rests can the threads that
read the database go on at once; else each of them waits five milliseconds for the interpreter."""

PATIENCE = 0.5
"""Seconds for which a hall that starts waits for its ledger."""
WRITTEN_EVERY = 200
"""So many games are counted before the ledger is written down again; a hall with fewer counts them at its start."""

Told = tuple[str, int, int, bytes]
"""Table, number, version of the achievements, facts as JSON."""
decode_facts = msgspec.json.Decoder(GameFacts).decode


def facts_of(match: Match) -> tuple[int, GameFacts] | None:
    """What a finished game tells; None: its package does not say."""
    achievements = match.spec.achievements
    if achievements is None or not match.over:
        return None
    return achievements.version, achievements.read(match.g, [(h.step, h.event) for h in match.events])


def facts_in_log(table: str, lines: Sequence[bytes]) -> list[Told]:
    """What all the finished games of a table tell. A game that cannot be read tells nothing."""
    state = TableState(table)
    found: dict[int, Told] = {}
    for line in lines:
        state.apply_lenient(decode(line))
        if state.phase == "over" and state.match is not None and state.number not in found:
            told = facts_of(state.match)
            if told is not None:
                found[state.number] = (table, state.number, told[0], msgspec.json.encode(told[1]))
        elif state.phase == "playing":
            found.pop(state.number, None)  # the end was taken back
    return [*found.values()]


class Bookkeeper:
    """Keeps the ledger of a hall. `complete` says whether every finished game has told its facts."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ledger = Ledger()
        self.complete = False
        self._filled: asyncio.Future[Ledger] | None = None
        self._parts: list[Part] = []
        """The ledger as it was written down, for the first time it is filled."""
        self._written = 0
        """How many games were in the ledger when it was written down."""
        self._tasks: set[asyncio.Task[Any]] = set()

    async def opened(self) -> Ledger:
        """The ledger, filled when it is asked for the first time."""
        if self._filled is None or (self._filled.done() and self._filled.exception() is not None):
            self._filled = asyncio.ensure_future(self._fill())
        filling = self._filled
        ledger = await asyncio.shield(filling)
        return ledger if filling is self._filled else await self.opened()  # something has changed in the meantime

    async def begin(self) -> None:
        """Fill the ledger before somebody asks for it. If that takes long, it goes on while the hall is open."""
        self._parts = await self.hall.store.kept_ledger()
        await asyncio.wait({self._start(self.opened())}, timeout=PATIENCE)

    def forget(self) -> None:
        """Something that was counted has changed: count anew when somebody asks."""
        self._filled = None
        self.ledger, self.complete = Ledger(), False

    async def close(self) -> None:
        with suppress(StoreError):
            if len(self.ledger.entries) >= WRITTEN_EVERY:
                await self._write()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- a game ends ---------------------------------------------------------------------------------------------------

    def finished(self, result: Result, match: Match | None) -> None:
        self._start(self._add(result, match))

    async def _add(self, result: Result, match: Match | None) -> None:
        told = None
        try:
            told = None if match is None else await asyncio.to_thread(facts_of, match)
        except Exception:
            logger.exception("table %s: game %d tells nothing", result.table, result.number)
        if told is not None:
            row = (result.table, result.number, told[0], msgspec.json.encode(told[1]))
            await self.hall.store.keep_facts([row])
        self.hall.neighbours.game_ended(result.table, result.number)
        await self._enter(result, None if told is None else told[1])

    async def _enter(self, result: Result, facts: GameFacts | None) -> None:
        if self._filled is None:
            return
        ledger = await self.opened()
        if (result.table, result.number) not in ledger.entries:
            ledger.add(result, facts)
            self._write_soon()
        elif not ledger.holds(result):
            self.forget()  # the end was taken back, and the game has ended otherwise

    def learn(self, table: str, number: int) -> None:
        """A game has ended at another node."""
        self._start(self._learn(table, number))

    async def _learn(self, table: str, number: int) -> None:
        found = [result for result in await self.hall.store.results(table=table) if result.number == number]
        if found:
            facts = await self.hall.store.facts(table, number)
            await self._enter(found[0], None if facts is None else decode_facts(facts))

    # -- all games -----------------------------------------------------------------------------------------------------

    async def _fill(self) -> Ledger:
        versions = await asyncio.to_thread(_versions)
        parts, self._parts = self._parts, []
        ledger, missing = await _filled(self._rows(), versions, parts)
        if self._filled is asyncio.current_task():
            self.ledger, self.complete, self._written = ledger, not missing, ledger_store.counted_rows(parts)
            if missing:
                self._start(self._read_older(ledger, missing))
            self._write_soon()
        return ledger

    async def _rows(self) -> AsyncIterator[Row]:
        async for row in self.hall.store.results_with_facts():
            yield Row(*row)

    # -- written down --------------------------------------------------------------------------------------------------

    def _write_soon(self) -> None:
        if self.complete and abs(len(self.ledger.entries) - self._written) >= WRITTEN_EVERY:
            self._written = len(self.ledger.entries)
            self._start(self._write())

    async def _write(self) -> None:
        """Write the ledger down, if it holds just what the database holds and nothing changes meanwhile; if not, then
        another time."""
        ledger, changes = self.ledger, self.ledger.changes
        turns, digest, parts = Turns(), Digest(await asyncio.to_thread(_versions)), list[Part]()
        counted = others = 0
        async for row in self._rows():
            digest.add(row)
            if (result := readable(row.result, Result, row.table)) is not None:
                counted += ledger.holds(result)
                others += not ledger.holds(result)
            await turns.rest()
        for part in ledger_store.written(ledger):
            parts.append(part)
            await turns.rest()
        same = ledger is self.ledger and ledger.changes == changes
        if same and self.complete and not others and counted == len(ledger.entries):
            await self.hall.store.keep_ledger([digest.part, *parts])

    async def _read_older(self, ledger: Ledger, tables: list[str]) -> None:
        """Let older games tell their facts, table by table."""
        executor = await asyncio.to_thread(_reader, len(tables))
        loop, began = asyncio.get_running_loop(), time.monotonic()
        try:
            for table in tables:
                lines = await self.hall.store.log(table)
                try:
                    told = await loop.run_in_executor(executor, facts_in_log, table, lines)
                except UNREADABLE as error:
                    logger.error("table %s: its log cannot be read: %s", table, error)
                    continue
                await self.hall.store.keep_facts(told)
                for _, number, _, facts in told:
                    if ledger is self.ledger and (table, number) in ledger.entries:
                        ledger.tell(table, number, decode_facts(facts))
            if ledger is self.ledger:
                self.complete = True
                self._write_soon()
            logger.info("%d tables have told their stories in %.0f s", len(tables), time.monotonic() - began)
        except (GreatHallError, StoreError) as error:
            logger.error("older games cannot be read now: %s", error)
        finally:
            executor.shutdown(wait=False, cancel_futures=True)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("bookkeeping: %s", task.exception())


class Turns:
    """Long work on the event loop, in slices: the others have their turn in between."""

    def __init__(self) -> None:
        self._rest = time.perf_counter() + SLICE

    async def rest(self) -> None:
        """Rest, if it is time."""
        if time.perf_counter() > self._rest:
            await asyncio.sleep(PAUSE)
            self._rest = time.perf_counter() + SLICE


def _reader(tables: int) -> Executor:
    """Reads games apart from the loop: a thread for a few tables, else a process, which takes a moment to start."""
    if tables <= FEW:
        return ThreadPoolExecutor(1)
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(1, mp_context=context, initializer=begin_process, initargs=(SEARCHING,))
    executor.submit(int)
    return executor


async def _filled(
    rows: AsyncIterator[Row], versions: dict[str, int], parts: Sequence[Part]
) -> tuple[Ledger, list[str]]:
    """A ledger of all results, oldest first, and the tables with games whose facts are missing or outdated. Those from
    which the ledger was counted that was written down are not counted again."""
    missing: dict[str, None] = {}
    first = [row async for row in _some(rows, ledger_store.counted_rows(parts))]
    ledger = ledger_store.read(parts, first, versions)
    if ledger is None:
        ledger = Ledger()
    else:
        first = []
    turns = Turns()
    async for row in _after(first, rows):
        result = readable(row.result, Result, row.table)
        if result is None or (row.table, result.number) in ledger.entries:
            continue  # it has just ended anew, and will be entered with that
        wanted = versions.get(result.game)
        facts = None if row.facts is None or row.version != wanted else readable(row.facts, GameFacts, row.table)
        ledger.add(result, facts)
        if wanted is not None and facts is None and any(person is not None for person in result.people):
            missing[result.table] = None
        await turns.rest()
    return ledger, [*missing]


async def _some(rows: AsyncIterator[Row], count: int) -> AsyncIterator[Row]:
    """The first of these, and no more."""
    while count and (row := await anext(rows, None)) is not None:
        count -= 1
        yield row


async def _after(first: Sequence[Row], rows: AsyncIterator[Row]) -> AsyncIterator[Row]:
    for row in first:
        yield row
    async for row in rows:
        yield row


def _versions() -> dict[str, int]:
    """The achievements' versions of all games that have some."""
    return {spec.id: spec.achievements.version for spec in games().values() if spec.achievements is not None}
