"""Bots think in processes of their own, so that the hall never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

import msgspec

from greathall.bots import SearchBot, bot
from greathall.bots.cores import rollouts_on
from greathall.bots.paired import PairedSearch
from greathall.core.kernel import LazyOptions, State
from greathall.core.registry import game
from greathall.core.spec import GameSpec

log = logging.getLogger("greathall.server")

LEAST_SHARE = 0.15
"""Bots that think at the same time share what people are ready to wait; each gets at least this part of its time."""


class Thinker(Protocol):
    """Chooses answers for bots."""

    async def choose(self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int) -> Any:
        """The answer as JSON. `together` is how many bots think at this table now."""

    def stop(self) -> None: ...


class BotPool:
    """A few processes that start when the first bot is asked."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin_process)
        return self._pool

    async def choose(self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int) -> Any:
        share = max(LEAST_SHARE, self.workers / max(together, self.workers))
        for attempt in range(3):
            pool = self._processes()
            try:
                return await self._think(pool, spec, g, seat, level, share)
            except BrokenProcessPool:
                log.warning("a bot's process has died; starting another (attempt %d)", attempt + 1)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise BrokenProcessPool("the bots' processes die again and again")

    async def _think(
        self, pool: ProcessPoolExecutor, spec: GameSpec[Any], g: State, seat: int, level: str, share: float
    ) -> Any:
        player = bot(level, spec)
        if isinstance(player, SearchBot) and player.budget.cores and spec.bots.heuristic is not None:
            state = spec.redeal(g, seat, player.rng)
            return await asyncio.to_thread(self._lead, pool, player, state, seat, share)
        saved = msgspec.json.encode(spec.save(g))
        answer: bytes = await asyncio.wrap_future(pool.submit(_choose, spec.id, saved, seat, level, share))
        return msgspec.json.decode(answer)

    def _lead(self, pool: ProcessPoolExecutor, player: SearchBot, state: State, seat: int, share: float) -> Any:
        """A search on all processes at once: here it only decides what to play next, in a thread of its own, and the
        processes play it in short pieces between those of other tables."""
        options = state.options(seat)
        if not isinstance(options, LazyOptions) and len(options) == 1:
            return player.spec.encode(options[0])
        search = player.search(state, seat)
        assert isinstance(search, PairedSearch)
        budget = player.budget.shared(share)
        search.run(budget, rollouts_on(pool.submit, self.workers, search, budget))
        return player.spec.encode(search.choice())

    def stop(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def begin_process() -> None:
    """In a new process: leave signals to the hall, and exit when it exits, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _choose(name: str, saved: bytes, seat: int, level: str, share: float) -> bytes:
    spec = game(name)
    g = spec.load(msgspec.json.decode(saved))
    player = bot(level, spec)
    budget = None if player.budget is None else player.budget.shared(share)
    return msgspec.json.encode(player.choose(g, seat, budget))
