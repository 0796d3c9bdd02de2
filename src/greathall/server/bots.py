"""Bots think in processes of their own, so that the hall never waits for them.

Nor does one table wait for another: bots that answer at once have a process for themselves, those that search take
turns table by table, and the more of them wait, the less time each gets. A process that does not answer is replaced.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from greathall.analysis import Analysis, Analyst
from greathall.bots import Budget, SearchBot, bot
from greathall.bots.advice import advise
from greathall.bots.cores import rollouts_on
from greathall.bots.paired import PairedSearch
from greathall.core.kernel import LazyOptions, State
from greathall.core.reasons import Advice
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import GameSpec

log = logging.getLogger("greathall.server")

LEAST_SHARE = 0.02
"""Bots that think at the same time share what people are ready to wait; each gets at least this part of its time."""
PATIENCE = 2.0
"""Seconds in which all searches that wait should be done; their time is cut accordingly."""
GRACE = 10.0
"""Seconds beyond its thinking time after which a process that has not answered is taken for dead."""
HINT_MILLISECONDS = 800.0
"""How long a bot thinks about a hint."""
LONGEST_LOOK = 60.0
"""Seconds that one question of an analysis may take on a busy machine, where all others go first."""
QUICK, SEARCHING, LEISURELY = 0, 10, 19
"""Niceness of processes. What happens is told first: the hall, and bots that answer at once, go before those that
search, and these before looking back at finished games."""
COLD = 50.0
"""Seconds more for a process that has not played this game yet: it may have to start, to read a lexicon, to compile."""


KILL = getattr(signal, "SIGKILL", signal.SIGTERM)


class Origin(NamedTuple):
    """Where a bot is asked from: tables with people come before those of bots alone."""

    table: str = ""
    people: bool = True


NOWHERE = Origin()


class Thinker(Protocol):
    """Chooses answers for bots."""

    async def choose(
        self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int, origin: Origin = ...
    ) -> Any:
        """The answer as JSON. `together` is how many bots think at this table now."""

    async def advise(self, spec: GameSpec[Any], g: State, seat: int, origin: Origin = ...) -> Advice:
        """A hint for a person."""

    async def look_back(self, record: Record, seat: int, kept: bytes | None, seconds: float) -> bytes:
        """Go on with the analysis of a finished game for so many seconds; the analysis as JSON, as far as it is."""

    def gauges(self) -> dict[str, float]:
        """For the metrics."""

    def stop(self) -> None: ...


class Job:
    """Something for a process to do."""

    def __init__(self, origin: Origin, name: str, seconds: float, call: Callable[[], tuple[Any, ...]]) -> None:
        self.origin = origin
        self.game = name
        self.seconds = seconds
        self.call = call
        """Says at the last moment what is to be done: a function and its arguments."""
        self.future: Future[Any] = Future()


class Lane:
    """Jobs that wait for the same processes: one table after the other, those with people first."""

    def __init__(self) -> None:
        self._waiting: dict[bool, OrderedDict[str, deque[Job]]] = {True: OrderedDict(), False: OrderedDict()}
        self._news = threading.Condition()
        self._closed = False
        self._load, self._at = 0.0, time.monotonic()

    def put(self, job: Job) -> None:
        with self._news:
            self._waiting[job.origin.people].setdefault(job.origin.table, deque()).append(job)
            self._measure()
            self._news.notify()

    def take(self) -> Job | None:
        """The next one; None when there will be no more."""
        with self._news:
            while not self._closed:
                for tables in self._waiting.values():
                    if tables:
                        table, jobs = tables.popitem(last=False)
                        job = jobs.popleft()
                        if jobs:
                            tables[table] = jobs  # at the end: the others have their turn first
                        return job
                self._news.wait()
            return None

    @property
    def length(self) -> int:
        return sum(len(jobs) for tables in self._waiting.values() for jobs in [*tables.values()])

    @property
    def load(self) -> float:
        """How many jobs waited at most in the last seconds."""
        with self._news:
            return self._measure()

    def _measure(self) -> float:
        now = time.monotonic()
        self._load = max(float(self.length), self._load * 0.5 ** ((now - self._at) / PATIENCE))
        self._at = now
        return self._load

    def close(self) -> None:
        with self._news:
            self._closed = True
            jobs = [job for tables in self._waiting.values() for jobs in tables.values() for job in jobs]
            self._waiting = {True: OrderedDict(), False: OrderedDict()}
            self._news.notify_all()
        for job in jobs:
            job.future.cancel()


class Worker:
    """One process, and the thread that gives it one job after the other. It starts with the first job."""

    def __init__(self, lane: Lane, replaced: Callable[[], None], niceness: int) -> None:
        self._lane = lane
        self._replaced = replaced
        self._niceness = niceness
        self._process: ProcessPoolExecutor | None = None
        self._warm: set[str] = set()
        self._thread = threading.Thread(target=self._run, name="hall-bots", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while (job := self._lane.take()) is not None:
            if job.future.set_running_or_notify_cancel():
                try:
                    job.future.set_result(self._do(job))
                except BaseException as error:
                    job.future.set_exception(error)
        self.kill()

    def _do(self, job: Job) -> Any:
        """A process that dies or does not answer in time is replaced, and asked once more."""
        for attempt in (1, 2):
            if self._process is None:
                context = multiprocessing.get_context("spawn")
                self._process = ProcessPoolExecutor(
                    1, mp_context=context, initializer=begin_process, initargs=(self._niceness,)
                )
            limit = job.seconds + GRACE + (0 if job.game in self._warm else COLD)
            try:
                answer = self._process.submit(*job.call()).result(limit)
            except (BrokenProcessPool, TimeoutError, CancelledError) as error:
                self.kill()
                self._replaced()
                why = "did not answer in time" if isinstance(error, TimeoutError) else "has died"
                log.warning("a bot's process %s; starting another (attempt %d)", why, attempt)
                if attempt == 2:
                    raise
            else:
                self._warm.add(job.game)
                return answer
        raise AssertionError

    def kill(self) -> None:
        """At once, even if the process stands still."""
        process, self._process = self._process, None
        self._warm = set()
        if process is not None:
            for pid in _pids(process):
                with suppress(OSError):
                    os.kill(pid, KILL)
            process.shutdown(wait=False, cancel_futures=True)

    @property
    def pids(self) -> list[int]:
        return [] if self._process is None else _pids(self._process)


def _pids(pool: ProcessPoolExecutor) -> list[int]:
    """Python tells nobody officially before 3.14."""
    return [*(getattr(pool, "_processes", None) or ())]


class BotPool:
    """A process for bots that answer at once, some for those that search, and one, which lets all others go first, for
    looking back at finished games. Each starts when it is first needed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.share = 1.0
        """The part of its time that the latest search was given."""
        self.replaced = 0
        self._quick, self._searches, self._leisurely = Lane(), Lane(), Lane()
        self._crew: list[Worker] = []

    def _start(self) -> None:
        if not self._crew:
            searches = [(self._searches, SEARCHING)] * self.workers
            lanes = [(self._quick, QUICK), *searches, (self._leisurely, LEISURELY)]
            self._crew = [Worker(lane, self._count_replaced, niceness) for lane, niceness in lanes]

    def _count_replaced(self) -> None:
        self.replaced += 1

    async def choose(
        self, spec: GameSpec[Any], g: State, seat: int, level: str, together: int, origin: Origin = NOWHERE
    ) -> Any:
        self._start()
        player = bot(level, spec)
        budget = player.budget
        if isinstance(player, SearchBot) and budget is not None and budget.cores and spec.bots.heuristic is not None:
            state = spec.redeal(g, seat, player.rng)
            return await asyncio.to_thread(self._lead, player, state, seat, together, origin)
        saved = msgspec.json.encode(spec.save(g))
        milliseconds = None if budget is None else budget.milliseconds

        def call() -> tuple[Any, ...]:
            share = 1.0 if milliseconds is None else self._shared(milliseconds, together)
            return _choose, spec.id, saved, seat, level, share

        job = Job(origin, spec.id, (milliseconds or 0.0) / 1000, call)
        (self._quick if budget is None else self._searches).put(job)
        answer: bytes = await asyncio.wrap_future(job.future)
        return msgspec.json.decode(answer)

    async def advise(self, spec: GameSpec[Any], g: State, seat: int, origin: Origin = NOWHERE) -> Advice:
        self._start()
        saved = msgspec.json.encode(spec.save(g))
        job = Job(
            origin,
            spec.id,
            HINT_MILLISECONDS / 1000,
            lambda: (_advise, spec.id, saved, seat, HINT_MILLISECONDS * self._shared(HINT_MILLISECONDS, 1)),
        )
        self._searches.put(job)
        answer: bytes = await asyncio.wrap_future(job.future)
        return msgspec.json.decode(answer, type=Advice)

    async def look_back(self, record: Record, seat: int, kept: bytes | None, seconds: float) -> bytes:
        self._start()
        written = msgspec.json.encode(record)
        origin = Origin(people=False)
        job = Job(origin, record.game, seconds + LONGEST_LOOK, lambda: (_look_back, written, seat, kept, seconds))
        self._leisurely.put(job)
        found: bytes = await asyncio.wrap_future(job.future)
        return found

    def _shared(self, milliseconds: float, together: int) -> float:
        """Which part of its time a search is given: the others at the table, and all that wait, are to have theirs."""
        at_table = self.workers / max(together, self.workers)
        waiting = self._searches.load + 1
        in_hall = PATIENCE * self.workers / (waiting * milliseconds / 1000)
        self.share = max(LEAST_SHARE, min(1.0, at_table, in_hall))
        return self.share

    def _lead(self, player: SearchBot, state: State, seat: int, together: int, origin: Origin) -> Any:
        """A search on all processes at once: here it only decides what to play next, in a thread of its own, and the
        processes play it in short pieces between those of other tables."""
        options = state.options(seat)
        if not isinstance(options, LazyOptions) and len(options) == 1:
            return player.spec.encode(options[0])
        search = player.search(state, seat)
        assert isinstance(search, PairedSearch)
        assert player.budget is not None
        budget = player.budget.shared(self._shared(player.budget.milliseconds or 1.0, together))

        def submit(*call: Any) -> Future[Any]:
            job = Job(origin, player.spec.id, 1.0, lambda: call)
            self._searches.put(job)
            return job.future

        search.run(budget, rollouts_on(submit, self.workers, search, budget))
        return player.spec.encode(search.choice())

    def gauges(self) -> dict[str, float]:
        return {
            "bot_queue": self._quick.length + self._searches.length,
            "analysis_queue": self._leisurely.length,
            "bot_time_share": self.share,
            "bot_processes_replaced": self.replaced,
        }

    def stop(self) -> None:
        for lane in (self._quick, self._searches, self._leisurely):
            lane.close()
        for worker in self._crew:
            worker.kill()
        self._crew = []


def begin_process(niceness: int) -> None:
    """In a new process: leave signals to the hall, let it go first, and exit when it exits, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(niceness)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _advise(name: str, saved: bytes, seat: int, milliseconds: float) -> bytes:
    spec = game(name)
    g = spec.load(msgspec.json.decode(saved))
    return msgspec.json.encode(advise(spec, g, seat, Random(), Budget(milliseconds=milliseconds)))


_analyst: dict[bytes, Analyst] = {}
"""In a process: the one that was at work last, so that the game is not played from its deal again."""


def _look_back(record: bytes, seat: int, kept: bytes | None, seconds: float) -> bytes:
    mine = record + bytes([seat])
    analysis = None if kept is None else msgspec.json.decode(kept, type=Analysis)
    analyst = _analyst.get(mine)
    if analyst is None or analysis is None or analyst.analysis.done != analysis.done:
        analyst = Analyst(msgspec.json.decode(record, type=Record), seat, analysis)
        _analyst.clear()
        _analyst[mine] = analyst
    end = time.monotonic() + seconds
    while analyst.look() and time.monotonic() < end:
        pass
    return msgspec.json.encode(analyst.analysis)


def _choose(name: str, saved: bytes, seat: int, level: str, share: float) -> bytes:
    spec = game(name)
    g = spec.load(msgspec.json.decode(saved))
    player = bot(level, spec)
    budget = None if player.budget is None else player.budget.shared(share)
    return msgspec.json.encode(player.choose(g, seat, budget))
