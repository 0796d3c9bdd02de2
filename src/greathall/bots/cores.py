"""Rollouts of one search on several processor cores.

The search decides what to play next and learns from the results; worlds follow from their seeds alone, so it does not
matter who plays them. A batch of worlds is dealt out to some processes and put together again in order: with a budget
of rollouts the choice is the same on any number of cores.

The processes belong to the caller. On its own, the level `master` starts some when it first thinks; the hall lends it
the processes of all its bots (`greathall.server.bots`), in short pieces, so that no table waits for another; and a
process that is one of several already (a worker of the lab) starts no more of its own.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import chain
from typing import Any

import msgspec

from greathall.bots.budget import Budget
from greathall.bots.paired import PairedSearch, Rollouts, Row
from greathall.bots.worlds import Worlds
from greathall.core.kernel import Action
from greathall.core.registry import games

PIECE = 100.0
"""Milliseconds after which a process gives back what it has done, if time is limited."""

Submit = Callable[..., "Future[list[Row]]"]


def count_cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def own_rollouts(search: PairedSearch, budget: Budget) -> Rollouts | None:
    """On processes of our own, where that is possible and worth it."""
    alone = multiprocessing.parent_process() is None
    if not budget.cores or not alone or count_cores() == 1 or games().get(search.spec.id) is not search.spec:
        return None
    shared = rollouts_on(_processes().submit, count_cores(), search, budget)

    def rollouts(seeds: Sequence[int], actions: Sequence[Action]) -> list[Row]:
        global _unable
        if not _unable:
            try:
                return shared(seeds, actions)
            except BrokenProcessPool:
                _unable = True
        return _played(search.worlds, seeds, actions, None if budget.milliseconds is None else PIECE)

    return rollouts


_unable = False
"""Whether processes of our own do not start: the program is read from a pipe, or begins to play when it is imported."""


@cache
def _processes() -> Executor:
    return ProcessPoolExecutor(count_cores(), mp_context=multiprocessing.get_context("spawn"))


def rollouts_on(submit: Submit, workers: int, search: PairedSearch, budget: Budget) -> Rollouts:
    """Plays the rollouts of a search on so many processes."""
    spec, seat = search.spec, search.seat
    saved = msgspec.json.encode(spec.save(search.state))
    piece = None if budget.milliseconds is None else PIECE

    def rollouts(seeds: Sequence[int], actions: Sequence[Action]) -> list[Row]:
        size = -(-len(seeds) // workers)
        parts = [seeds[start : start + size] for start in range(0, len(seeds), size)]
        coded = msgspec.json.encode(actions)
        futures = [submit(play_worlds, spec.id, saved, seat, search.deep, [*part], coded, piece) for part in parts]
        return list(chain.from_iterable(future.result() for future in futures))

    return rollouts


def play_worlds(
    name: str, saved: bytes, seat: int, deep: bool, seeds: Sequence[int], coded: bytes, milliseconds: float | None
) -> list[Row]:
    """In another process: as many of these worlds as there is time for, but at least one."""
    worlds = _worlds(name, saved, seat, deep)
    actions = [worlds.spec.decode(action) for action in msgspec.json.decode(coded)]
    return _played(worlds, seeds, actions, milliseconds)


def _played(worlds: Worlds, seeds: Sequence[int], actions: Sequence[Action], milliseconds: float | None) -> list[Row]:
    over = None if milliseconds is None else Budget(milliseconds=milliseconds).timer()
    rows: list[Row] = []
    for seed in seeds:
        rows.append((seed, worlds.outcomes(seed, actions)))
        if over is not None and over():
            break
    return rows


_last: dict[tuple[str, bytes, int, bool], Worlds] = {}


def _worlds(name: str, saved: bytes, seat: int, deep: bool) -> Worlds:
    """The same decision comes in many pieces: it is read once."""
    key = (name, saved, seat, deep)
    if key not in _last:
        _last.clear()
        spec: Any = games()[name]
        _last[key] = Worlds(spec, spec.load(msgspec.json.decode(saved)), seat, deep=deep)
    return _last[key]
