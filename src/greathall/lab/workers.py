"""Work on games spread over processes, or over machines; the results do not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from greathall.core.registry import games as registered
from greathall.core.spec import GameSpec

C = TypeVar("C")
T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[GameSpec[Any], C, T], R]

AHEAD = 2
"""Pieces of work that wait for each worker: enough that none is idle."""


class Workers(Protocol):
    """Those who do the work. They ask for the next piece when they need it, so pieces can be made as one goes."""

    @property
    def count(self) -> int:
        """About how many they are."""
        ...

    def done(self, work: Work[C, T, R], spec: GameSpec[Any], pieces: Iterable[C], task: T) -> Iterator[tuple[C, R]]:
        """Each piece with its result, as soon as it is done, in no order."""
        ...


@dataclass(frozen=True)
class Here:
    """This process."""

    count: int = 1

    def done(self, work: Work[C, T, R], spec: GameSpec[Any], pieces: Iterable[C], task: T) -> Iterator[tuple[C, R]]:
        for piece in pieces:
            yield piece, work(spec, piece, task)


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine. Work, pieces and task have to be picklable."""

    count: int

    def done(self, work: Work[C, T, R], spec: GameSpec[Any], pieces: Iterable[C], task: T) -> Iterator[tuple[C, R]]:
        address = address_of(spec)
        more = iter(pieces)
        running: dict[Future[R], C] = {}
        with ProcessPoolExecutor(self.count, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    for piece in islice(more, AHEAD * self.count - len(running)):
                        running[pool.submit(elsewhere, work, address, piece, task)] = piece
                    if not running:
                        return
                    for future in wait(running, return_when=FIRST_COMPLETED).done:
                        yield running.pop(future), future.result()
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


def workers_of(count: int) -> Workers:
    return Here() if count == 1 else Processes(count)


def chunks_of(games: int, workers: int) -> list[range]:
    """The numbers of the games in parts: enough parts that all workers end at about the same time."""
    size = max(1, min(50, games // (32 * workers)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def spread(
    work: Work[C, T, R], spec: GameSpec[Any], pieces: Sequence[C], task: T, workers: int | Workers
) -> Iterator[R]:
    """`work` on each piece, in order."""
    if isinstance(workers, int):
        workers = workers_of(min(workers, len(pieces)))
    early: dict[int, R] = {}
    place = 0
    numbered = [*enumerate(pieces)]
    numbering: Work[tuple[int, C], T, R] = _Numbered(work)
    for (number, _), result in workers.done(numbering, spec, numbered, task):
        early[number] = result
        while place in early:
            yield early.pop(place)
            place += 1


@dataclass(frozen=True)
class _Numbered:
    work: Any

    def __call__(self, spec: GameSpec[Any], piece: tuple[int, Any], task: Any) -> Any:
        return self.work(spec, piece[1], task)


def elsewhere(work: Work[C, T, R], address: str, piece: C, task: T) -> R:
    """In another process, where the game has to be found again."""
    return work(found_at(address), piece, task)


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
