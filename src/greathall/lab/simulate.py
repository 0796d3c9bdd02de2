"""Many games, in one process or in several; what comes out does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from greathall.bots import bot
from greathall.core.errors import WrongSeats
from greathall.core.registry import games as registered
from greathall.core.spec import GameSpec
from greathall.lab.games import Played, play
from greathall.lab.statistics import Mean, mean


class Side(Struct, frozen=True):
    """How a bot, or whoever sat at a seat, has done."""

    wins: Mean
    """Parts of victories, by game."""
    score: Mean


class Simulation(Struct, frozen=True):
    """The games played, and what they say."""

    games: tuple[Played, ...]

    def by_seat(self) -> list[Side]:
        return [_side(self.games, [seat]) for seat in range(self.games[0].seats)] if self.games else []

    def by_bot(self) -> dict[str, Side]:
        """A game counts once for a bot, however many seats it had in it: their results are not independent."""
        names = sorted({name for game in self.games for name in game.bots})
        return {name: _side(self.games, name) for name in names}

    def decisions(self) -> Mean:
        return mean(game.decisions for game in self.games)

    def seconds(self) -> Mean:
        """Processor time of a game."""
        return mean(game.seconds for game in self.games)

    def lines(self) -> Iterator[str]:
        """One line of JSON for each game."""
        for game in self.games:
            yield msgspec.json.encode(game).decode()

    def write(self, path: str | Path) -> None:
        Path(path).write_text("".join(line + "\n" for line in self.lines()), encoding="utf-8")


def _side(games: Sequence[Played], who: str | list[int]) -> Side:
    wins = []
    scores = []
    for game in games:
        seats = [seat for seat, name in enumerate(game.bots) if name == who] if isinstance(who, str) else who
        if seats:
            wins.append(sum(game.share(seat) for seat in seats) / len(seats))
            scores.append(sum(game.scores[seat] for seat in seats) / len(seats))
    return Side(mean(wins), mean(scores))


def simulate(
    spec: GameSpec[Any],
    games: int,
    bots: Sequence[str] = ("random",),
    seats: int | None = None,
    workers: int = 1,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
    each: Callable[[Played], None] | None = None,
) -> Simulation:
    """Play games between bots, which sit in the order given (again from the first if there are more seats).

    Game number n is dealt from the seed and n alone, so a longer simulation begins like a shorter one. `progress` is
    told (games done, games in all) now and then; `each` is given every game, in order, as soon as it is known.
    """
    return Simulation(tuple(run(spec, games, bots, seats, workers, seed, options, progress, each, rotate=False)))


def run(
    spec: GameSpec[Any],
    games: int,
    bots: Sequence[str],
    seats: int | None,
    workers: int,
    seed: int | str,
    options: Mapping[str, Any] | None,
    progress: Callable[[int, int], None] | None,
    each: Callable[[Played], None] | None,
    rotate: bool,
) -> list[Played]:
    """The games, with fixed seats or with the first bot's team going round."""
    if games < 1 or workers < 1 or not bots:
        raise ValueError("a simulation needs at least one game, one worker and one bot")
    seats = spec.seats[0] if seats is None else seats
    if seats not in spec.seats:
        raise WrongSeats("wrong-seats", game=spec.id, seats=str(seats), least=spec.seats[0], most=spec.seats[-1])
    if len(bots) > seats:
        raise WrongSeats("wrong-seats", game=spec.id, seats=str(len(bots)), least=spec.seats[0], most=spec.seats[-1])
    for name in bots:
        bot(name, spec)  # an unknown one is refused here and not in a worker
    spec.read_settings(options or {})
    size = max(1, min(50, games // (32 * workers)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    task = (tuple(bots), seats, str(seed), dict(options or {}), rotate)
    done: list[Played] = []
    for results in _chunks(spec, chunks, task, min(workers, len(chunks))):
        done += results
        if each is not None:
            for played in results:
                each(played)
        if progress is not None:
            progress(len(done), games)
    return done


Task = tuple[tuple[str, ...], int, str, dict[str, Any], bool]


def _chunks(spec: GameSpec[Any], chunks: list[range], task: Task, workers: int) -> Iterator[list[Played]]:
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


def _play_chunk(spec: GameSpec[Any], chunk: range, task: Task) -> list[Played]:
    bots, seats, seed, options, rotate = task
    return [
        play(spec, bots, seats, f"{seed}, game {index}", index, options, team=index if rotate else None)
        for index in chunk
    ]


def _work(address: str, chunk: range, task: Task) -> list[Played]:
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
