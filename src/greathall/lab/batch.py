"""Many games, in one process or in several; the results do not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from typing import Any, NamedTuple

from greathall.bots import bot
from greathall.core.errors import WrongSeats
from greathall.core.registry import games as registered
from greathall.core.spec import GameSpec
from greathall.lab.games import Played, play


@dataclass(frozen=True)
class Batch:
    """Which games to play, and on how many processes.

    Game number n is dealt from the seed and n alone, so a longer batch begins like a shorter one.
    """

    spec: GameSpec[Any]
    games: int
    seats: int | None = None
    """By default as few as the game allows."""
    workers: int = 1
    seed: int | str = 0
    settings: Mapping[str, Any] = field(default_factory=dict)
    progress: Callable[[int, int], None] | None = None
    """Called now and then with the games done and the games in all."""
    each: Callable[[Played], None] | None = None
    """Called with every game, in order, as soon as it is known."""

    def play(self, bots: Sequence[str], rotate: bool = False) -> list[Played]:
        """The games. With `rotate`, the first bot plays all seats of one team, which changes from game to game, and the
        second bot plays the rest."""
        seats = self._require_valid(bots)
        size = max(1, min(50, self.games // (32 * self.workers)))
        chunks = [range(start, min(start + size, self.games)) for start in range(0, self.games, size)]
        task = _Task(tuple(bots), seats, str(self.seed), dict(self.settings), rotate)
        done: list[Played] = []
        for results in _results(self.spec, chunks, task, min(self.workers, len(chunks))):
            done += results
            if self.each is not None:
                for played in results:
                    self.each(played)
            if self.progress is not None:
                self.progress(len(done), self.games)
        return done

    def _require_valid(self, bots: Sequence[str]) -> int:
        """Refuse here, and not in a worker, what cannot be played. Returns the number of seats."""
        spec = self.spec
        if self.games < 1 or self.workers < 1 or not bots:
            raise ValueError("a batch needs at least one game, one worker and one bot")
        seats = spec.seats[0] if self.seats is None else self.seats
        if seats not in spec.seats or len(bots) > seats:
            wrong = seats if seats not in spec.seats else len(bots)
            raise WrongSeats("wrong-seats", game=spec.id, seats=str(wrong), least=spec.seats[0], most=spec.seats[-1])
        for name in bots:
            bot(name, spec)
        spec.read_settings(self.settings)
        return seats


class _Task(NamedTuple):
    """What is the same for all games of a batch, as it is sent to a worker."""

    bots: tuple[str, ...]
    seats: int
    seed: str
    settings: dict[str, Any]
    rotate: bool


def _results(spec: GameSpec[Any], chunks: list[range], task: _Task, workers: int) -> Iterator[list[Played]]:
    if workers == 1:
        for chunk in chunks:
            yield _play_chunk(spec, chunk, task)
        return
    address = _address(spec)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield from pool.map(_work, repeat(address), chunks, repeat(task))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_chunk(spec: GameSpec[Any], chunk: range, task: _Task) -> list[Played]:
    return [
        play(
            spec,
            task.bots,
            task.seats,
            f"{task.seed}, game {index}",
            index,
            task.settings,
            team=index if task.rotate else None,
        )
        for index in chunk
    ]


def _work(address: str, chunk: range, task: _Task) -> list[Played]:
    """In another process, where the game has to be found again."""
    return _play_chunk(_at(address), chunk, task)


def _address(spec: GameSpec[Any]) -> str:
    """Where another process finds this game: its id, or `package:SPEC` for one that is not installed."""
    for address in (spec.id, f"{spec.package}:SPEC"):
        try:
            if _at(address) is spec:
                return address
        except (ImportError, AttributeError, KeyError, ValueError):
            continue
    raise ValueError(f"several workers cannot share {spec.id}: it is neither installed nor the SPEC of its package")


def _at(address: str) -> GameSpec[Any]:
    package, colon, name = address.partition(":")
    found = getattr(import_module(package), name) if colon else registered()[address]
    if not isinstance(found, GameSpec):
        raise ValueError(f"{address} is not a game")
    return found
