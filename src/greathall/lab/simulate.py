"""What many games between bots say about the bots and the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from greathall.lab.batch import Batch
from greathall.lab.games import Played
from greathall.lab.statistics import Mean, mean


class Side(Struct, frozen=True):
    """The results of a bot, or of a seat."""

    wins: Mean
    """Share of the victory, by game."""
    score: Mean


class Simulation(Struct, frozen=True):
    """The games played, and their statistics."""

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


def simulate(batch: Batch, bots: Sequence[str] = ("random",)) -> Simulation:
    """Play games between bots, which sit in the order given (again from the first if there are more seats)."""
    return Simulation(tuple(batch.play(bots)))
