"""Is one bot better than another? With rotated seats, and an answer that says how certain it is."""

from __future__ import annotations

from msgspec import Struct

from greathall.lab.batch import Batch
from greathall.lab.games import Played
from greathall.lab.statistics import Mean, mean, wilson


class Comparison(Struct, frozen=True):
    """One bot played the seats of one team, another bot all the rest, and the team changed from game to game.

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
        """Whether the challenger is better than the champion (False: worse); None if these games do not tell."""
        low, high = self.interval
        return True if low > self.even else False if high < self.even else None


def arena(batch: Batch, challenger: str, champion: str) -> Comparison:
    """The challenger, as one team, against champions in all other seats."""
    if challenger == champion:
        raise ValueError("a bot cannot challenge itself: rotated, both would win their share")
    return Comparison(challenger, champion, tuple(batch.play((challenger, champion), rotate=True)))
