"""Many games, in one process or in several; the results do not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from greathall.core.errors import WrongSeats
from greathall.core.spec import GameSpec
from greathall.lab.games import Played, play
from greathall.lab.players import require_player
from greathall.lab.workers import chunks_of, spread


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

    def play(self, bots: Sequence[str]) -> list[Played]:
        """The games; the bots sit in order, again from the first if there are more seats."""
        seats = self._require_valid(bots)
        task = _Task(tuple(bots), seats, str(self.seed), dict(self.settings))
        done: list[Played] = []
        for results in spread(_play_chunk, self.spec, chunks_of(self.games, self.workers), task, self.workers):
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
            require_player(name, spec)
        spec.read_settings(self.settings)
        return seats


class _Task(NamedTuple):
    """What is the same for all games of a batch, as it is sent to a worker."""

    bots: tuple[str, ...]
    seats: int
    seed: str
    settings: dict[str, Any]


def _play_chunk(spec: GameSpec[Any], chunk: range, task: _Task) -> list[Played]:
    return [play(spec, task.bots, task.seats, f"{task.seed}, game {index}", index, task.settings) for index in chunk]
