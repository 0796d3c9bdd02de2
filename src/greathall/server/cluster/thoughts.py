"""Bots think wherever a processor is free: what finds none at its own node goes into a queue that all nodes share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec

from greathall.bots import bot
from greathall.core.kernel import State
from greathall.core.reasons import Advice
from greathall.core.record import Record
from greathall.core.registry import game, games
from greathall.core.spec import GameSpec
from greathall.server.bots import NOWHERE, Origin, Thinker
from greathall.server.cluster.news import Anything, ThoughtAnswered, ThoughtAsked
from greathall.server.cluster.store import ClusterStore, Thought
from greathall.server.store import StoreError

logger = logging.getLogger("greathall.server")

LOOK = 1.0
"""Seconds after which a node looks into the queue even if there was no news of it."""
PATIENCE = 15.0
"""Seconds beyond its thinking time after which a thought is thought here: the node that has taken it may be dead."""


class SharedBots:
    """A `Thinker`. Bots that answer at once never leave their node; nor do hints and analyses."""

    def __init__(self, pool: Thinker, places: int, store: ClusterStore, tell: Callable[[Anything], None]) -> None:
        self.pool, self.places = pool, places
        self._store, self._tell = store, tell
        self._busy = 0
        """Searches that go on here, for whomever."""
        self._asked: dict[str, asyncio.Future[str]] = {}
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.for_others = 0
        """How many answers were found here for other nodes."""

    async def choose(
        self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int, origin: Origin = NOWHERE
    ) -> Any:
        budget = bot(level, spec).budget
        if budget is None:
            return await self.pool.choose(spec, g, seat, level, together, origin)
        if self._busy >= self.places:
            saved = msgspec.json.encode(spec.save(g)).decode()
            thought = Thought(uuid4().hex, spec.id, saved, seat, level, together, origin.table, int(origin.people))
            answer = await self._ask(thought, (budget.milliseconds or 0) / 1000 + PATIENCE)
            if answer:
                return msgspec.json.decode(answer)
        return await self._think(spec, g, seat, level, together, origin)

    async def advise(self, spec: GameSpec[Any], g: State, seat: int, origin: Origin = NOWHERE) -> Advice:
        return await self.pool.advise(spec, g, seat, origin)

    async def look_back(self, record: Record, seat: int, kept: bytes | None, seconds: float) -> bytes:
        return await self.pool.look_back(record, seat, kept, seconds)

    async def _think(self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int, origin: Origin) -> Any:
        self._busy += 1
        try:
            return await self.pool.choose(spec, g, seat, level, together, origin)
        finally:
            self._busy -= 1
            self._news.set()

    async def _ask(self, thought: Thought, seconds: float) -> str:
        """The answer of whichever node has taken it; empty if none has."""
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[thought.id] = answer
        try:
            await self._store.ask_thought(thought)
            self._tell(ThoughtAsked())
            async with asyncio.timeout(seconds):
                return await answer
        except (StoreError, TimeoutError) as error:
            logger.warning("table %s: no other node has found an answer (%s); this one thinks", thought.table, error)
            return ""
        finally:
            del self._asked[thought.id]
            self._start(self._drop(thought.id))

    async def _drop(self, thought: str) -> None:
        await self._store.drop_thought(thought)

    # -- for all -------------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """There is news of the queue."""
        self._news.set()

    async def serve(self) -> None:
        """Take from the queue while there is a processor to spare, and fetch what others have answered; for ever."""
        self._start(self._warm_up())
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await self._news.wait()
            except TimeoutError:
                pass
            self._news.clear()
            try:
                await self._collect()
                while self._busy < self.places and (thought := await self._store.take_thought()) is not None:
                    self._busy += 1
                    self._start(self._answer(thought))
            except StoreError as error:
                logger.warning("the queue of the bots: %s", error)
                await asyncio.sleep(LOOK)

    async def _warm_up(self) -> None:
        """Have the process of the quick bots ready before somebody who has just lost a node waits for it."""
        for spec in games().values():
            g = await asyncio.to_thread(spec.new, seed=0)
            await self.pool.choose(spec, g, g.waiting[0], "random", 1)

    async def _collect(self) -> None:
        if self._asked:
            for thought, answer in (await self._store.answers(self._asked)).items():
                future = self._asked.get(thought)
                if future is not None and not future.done():
                    future.set_result(answer)

    async def _answer(self, thought: Thought) -> None:
        """An empty answer tells the asker to think itself: perhaps this node does not know the game."""
        answer = ""
        try:
            spec = game(thought.game)
            g = spec.load(msgspec.json.decode(thought.saved))
            origin = Origin(thought.table, bool(thought.people))
            chosen = await self.pool.choose(spec, g, thought.seat, thought.level, thought.together, origin)
            answer = msgspec.json.encode(chosen).decode()
            self.for_others += thought.id not in self._asked
        except Exception:
            logger.exception("table %s: a bot of another node could not choose", thought.table)
        finally:
            self._busy -= 1
            self._news.set()
        await self._store.answer_thought(thought.id, answer)
        self._tell(ThoughtAnswered())

    def _start(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Any) -> None:
        try:
            await work
        except StoreError as error:
            logger.warning("the queue of the bots: %s", error)

    def gauges(self) -> dict[str, float]:
        return {**self.pool.gauges(), "bot_answers_for_others": self.for_others, "bot_searches": self._busy}

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.pool.stop()
