"""Is one bot better than another? A match, with the seats rotated and an answer that says how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from greathall.core.spec import GameSpec
from greathall.lab.games import Played
from greathall.lab.simulate import run
from greathall.lab.statistics import Mean, mean, wilson


class Match(Struct, frozen=True):
    """One bot has played the seats of one team, another all the rest, and the team went round.

    Among equals the challenger would win `even` of the games: rotated over all teams, large and small, their shares of
    victory add up to one.
    """

    challenger: str
    champion: str
    games: tuple[Played, ...]

    def _seats(self) -> list[tuple[Played, int]]:
        return [(game, game.bots.index(self.challenger)) for game in self.games]

    @property
    def even(self) -> float:
        return sum(1 / len(set(game.teams)) for game in self.games) / len(self.games)

    @property
    def wins(self) -> Mean:
        """The challenger's share of victories."""
        return mean(game.share(seat) for game, seat in self._seats())

    @property
    def interval(self) -> tuple[float, float]:
        """95 % confidence interval of the share of victories."""
        return wilson(sum(game.share(seat) for game, seat in self._seats()), len(self.games))

    @property
    def lead(self) -> Mean:
        """The challenger's score above the average of the other teams."""
        return mean(game.lead(seat) for game, seat in self._seats())

    @property
    def better(self) -> bool | None:
        """Whether the challenger is better than the champion (False: worse); None if the match does not tell."""
        low, high = self.interval
        return True if low > self.even else False if high < self.even else None


def arena(
    spec: GameSpec[Any],
    challenger: str,
    champion: str,
    games: int,
    seats: int | None = None,
    workers: int = 1,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
    each: Callable[[Played], None] | None = None,
) -> Match:
    """A match of the challenger, as one team, against a table of champions."""
    if challenger == champion:
        raise ValueError("a bot cannot challenge itself: rotated, both would win their share")
    played = run(spec, games, (challenger, champion), seats, workers, seed, options, progress, each, rotate=True)
    return Match(challenger, champion, tuple(played))
