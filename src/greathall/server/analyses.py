"""Looking back at finished games: started by those who played, in short pieces that are kept as they are done.

An analysis that was running when the hall was closed goes on when it opens again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from greathall.analysis import Analysis
from greathall.analysis.result import VERSION
from greathall.core.errors import GreatHallError, Illegal
from greathall.core.registry import game
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.store import Person

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.replays import PlayedGame

logger = logging.getLogger("greathall.server")

PIECE = 1.0
"""Seconds of work after which the analysis is kept, and others have their turn."""


class Key(NamedTuple):
    table: str
    number: int
    seat: int


class Analyses:
    """All that are going on in a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.running: dict[Key, asyncio.Task[None]] = {}

    async def resume(self) -> None:
        """Go on with those that were running when the hall was closed, unless another node has their table."""
        for row in await self.hall.store.analyses_in("running"):
            key = Key(*row)
            if await self.hall.neighbours.elsewhere(key.table):
                continue
            try:
                found = await replays.find(self.hall, await self.hall.must_have(key.table), key.number)
                self._go_on(key, found)
            except GreatHallError as error:
                logger.warning("table %s: game %d cannot be looked back at: %s", key.table, key.number, error)

    async def close(self) -> None:
        """Stop working; what was running is still marked so."""
        tasks = [*self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def start(self, found: PlayedGame, person: Person, seat: int) -> p.AnalysisPage:
        """Begin, or go on with what was stopped."""
        key = self._key(found, person, seat)
        replays.finished_record(found)
        spec = game(found.record.game)
        spec.require_version(found.record.version)
        if spec.bots.heuristic is None:
            raise Illegal("refusal-no-analysis")
        kept = await self._kept(key)
        if key not in self.running and (kept is None or not kept.finished):
            await self.hall.store.keep_analysis(*key, "running", b"" if kept is None else msgspec.json.encode(kept))
            self._go_on(key, found)
        return await self.show(found, seat)

    async def stop(self, found: PlayedGame, person: Person, seat: int) -> p.AnalysisPage:
        """What is done so far stays."""
        key = self._key(found, person, seat)
        task = self.running.pop(key, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            kept = await self._kept(key)
            await self.hall.store.keep_analysis(*key, "stopped", b"" if kept is None else msgspec.json.encode(kept))
        return await self.show(found, seat)

    async def show(self, found: PlayedGame, seat: int) -> p.AnalysisPage:
        """As far as it is. Only after the game: everybody's cards are open then."""
        replays.may_look(found, None, seat if found.over else None)
        replays.finished_record(found)
        key = Key(found.table, found.number, seat)
        row = await self.hall.store.analysis(*key)
        kept = await self._kept(key)
        if kept is not None and kept.finished:
            return p.AnalysisPage(state="done", seat=seat, analysis=kept)
        if key in self.running:
            return p.AnalysisPage(state="running", seat=seat, analysis=kept)
        return p.AnalysisPage(state="none" if row is None else "stopped", seat=seat, analysis=kept)

    def _key(self, found: PlayedGame, person: Person, seat: int) -> Key:
        if person.id not in found.holders:
            raise Illegal("refusal-not-seated")
        if seat >= found.record.seats:
            raise Illegal("refusal-no-such-seat")
        return Key(found.table, found.number, seat)

    async def _kept(self, key: Key) -> Analysis | None:
        """None also for one of an older version: it is made again."""
        row = await self.hall.store.analysis(*key)
        if row is None or not row[1]:
            return None
        try:
            kept = msgspec.json.decode(row[1], type=Analysis)
        except msgspec.DecodeError:
            return None
        return kept if kept.version == VERSION else None

    def _go_on(self, key: Key, found: PlayedGame) -> None:
        task = asyncio.create_task(self._work(key, found), name=f"analysis {key.table}/{key.number}/{key.seat}")
        self.running[key] = task
        task.add_done_callback(lambda done: self.running.pop(key) if self.running.get(key) is done else None)

    async def _work(self, key: Key, found: PlayedGame) -> None:
        hall = self.hall
        try:
            kept = await self._kept(key)
            work = None if kept is None else msgspec.json.encode(kept)
            finished = False
            while not finished:
                work = await hall.bots.look_back(found.record, key.seat, work, PIECE)
                finished = msgspec.json.decode(work, type=_Finished).finished
                await hall.store.keep_analysis(*key, "done" if finished else "running", work)
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("table %s: looking back at game %d went wrong", key.table, key.number)
            kept = await self._kept(key)
            await hall.store.keep_analysis(*key, "stopped", b"" if kept is None else msgspec.json.encode(kept))


class _Finished(msgspec.Struct):
    finished: bool
