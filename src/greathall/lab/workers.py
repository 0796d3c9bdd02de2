"""Work on games spread over processes; the results do not depend on how many, and come in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from typing import Any, TypeVar

from greathall.core.registry import games as registered
from greathall.core.spec import GameSpec

T = TypeVar("T")
R = TypeVar("R")


def chunks_of(games: int, workers: int) -> list[range]:
    """The numbers of the games in parts: enough parts that all workers end at about the same time."""
    size = max(1, min(50, games // (32 * workers)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def spread(
    work: Callable[[GameSpec[Any], range, T], R], spec: GameSpec[Any], chunks: Sequence[range], task: T, workers: int
) -> Iterator[R]:
    """`work` on each chunk. It and the task have to be picklable if there are several workers."""
    workers = min(workers, len(chunks))
    if workers == 1:
        for chunk in chunks:
            yield work(spec, chunk, task)
        return
    address = address_of(spec)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_elsewhere, repeat(work), repeat(address), chunks, repeat(task))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _elsewhere(work: Callable[[GameSpec[Any], range, T], R], address: str, chunk: range, task: T) -> R:
    """In another process, where the game has to be found again."""
    return work(found_at(address), chunk, task)


def address_of(spec: GameSpec[Any]) -> str:
    """Where another process finds this game: its id, or `package:SPEC` for one that is not installed."""
    for address in (spec.id, f"{spec.package}:SPEC"):
        try:
            if found_at(address) is spec:
                return address
        except (ImportError, AttributeError, KeyError, ValueError):
            continue
    raise ValueError(f"several workers cannot share {spec.id}: it is neither installed nor the SPEC of its package")


def found_at(address: str) -> GameSpec[Any]:
    package, colon, name = address.partition(":")
    found = getattr(import_module(package), name) if colon else registered()[address]
    if not isinstance(found, GameSpec):
        raise ValueError(f"{address} is not a game")
    return found
