"""Is one bot better than another? Both on the same deals, with a test whose limits are fixed beforehand.

Where teams compete, each deal is played once for every team: the challenger plays that team, the champion all the rest.
Over all teams equals would win exactly one part in so many, so the luck of the deal cancels out. Where all win or lose
together, each deal is played twice, once by each bot alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from math import log
from typing import Any, NamedTuple

from msgspec import Struct

from greathall.core.spec import GameSpec
from greathall.lab.games import Played, play
from greathall.lab.players import require_player
from greathall.lab.statistics import Z_95, Mean, mean, wilson
from greathall.lab.workers import Workers, spread


class Limits(Struct, frozen=True):
    """Of a sequential test: that the challenger gains nothing, or that it gains `gain` in its share of victories."""

    gain: float = 0.05
    false_alarm: float = 0.05
    """The chance to call an equal bot better."""
    miss: float = 0.05
    """The chance to overlook a bot that is better by `gain`."""

    @property
    def accept(self) -> float:
        return log((1.0 - self.miss) / self.false_alarm)

    @property
    def reject(self) -> float:
        return log(self.miss / (1.0 - self.false_alarm))


USUAL = Limits()
FIRST_LOOK = 8
"""Deals after which the spread of the gains is known well enough to look for the first time."""


class Deal(Struct, frozen=True):
    """One deal, played by both."""

    index: int
    challenger: float
    """Its share of victories."""
    champion: float
    """Its share if it played alone; among rivals what equals would win."""
    games: int
    seconds: float

    @property
    def gain(self) -> float:
        return self.challenger - self.champion


class Verdict(Struct, frozen=True):
    better: bool | None
    """None: not decided by these deals."""
    after: int
    """How many deals it took."""


class Duel(Struct, frozen=True):
    """What came of some deals."""

    challenger: str
    champion: str
    seats: int
    together: bool
    """Whether all win or lose together."""
    deals: tuple[Deal, ...]

    @property
    def gain(self) -> Mean:
        """In the share of victories."""
        return mean(deal.gain for deal in self.deals)

    @property
    def challenger_wins(self) -> tuple[float, float, float]:
        """The share of victories with its 95 % interval."""
        return self._wins([deal.challenger for deal in self.deals])

    @property
    def champion_wins(self) -> tuple[float, float, float]:
        return self._wins([deal.champion for deal in self.deals])

    def _wins(self, shares: Sequence[float]) -> tuple[float, float, float]:
        middle = mean(shares)
        if self.together:
            return (middle.mean, *wilson(sum(shares), len(shares)))
        half = Z_95 * middle.error if len(shares) > 1 else 1.0
        return (middle.mean, max(0.0, middle.mean - half), min(1.0, middle.mean + half))

    def verdict(self, limits: Limits = USUAL) -> Verdict:
        """The sequential probability ratio test on the gains, deal by deal, taken as normal with the spread seen, but
        with no less than has a gain that comes as a rare victory: a few deals without any difference decide nothing."""
        total = squares = 0.0
        for count, deal in enumerate(self.deals, 1):
            total += deal.gain
            squares += deal.gain * deal.gain
            if count < FIRST_LOOK:
                continue
            middle = total / count
            variance = max(limits.gain / 2.0, (squares - count * middle * middle) / (count - 1))
            ratio = limits.gain * (total - count * limits.gain / 2.0) / variance
            if ratio >= limits.accept:
                return Verdict(True, count)
            if ratio <= limits.reject:
                return Verdict(False, count)
        return Verdict(None, len(self.deals))


class _Task(NamedTuple):
    challenger: str
    champion: str
    seats: int
    seed: str
    settings: dict[str, Any]


def duel(
    spec: GameSpec[Any],
    challenger: str,
    champion: str,
    deals: int,
    seats: int | None = None,
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    workers: int | Workers = 1,
    stop: Limits | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Duel:
    """Both bots on so many deals, or with `stop` on as many as it takes to decide."""
    seats = spec.seats[0] if seats is None else seats
    together = win_together(spec, seats, settings)
    played: list[Deal] = []
    result = Duel(challenger, champion, seats, together, ())
    for deal in deals_of(spec, challenger, champion, range(deals), seats, settings, seed, workers):
        played.append(deal)
        if progress is not None:
            progress(len(played), deals)
        result = Duel(challenger, champion, seats, together, tuple(played))
        if stop is not None and result.verdict(stop).better is not None:
            break
    return result


def win_together(spec: GameSpec[Any], seats: int, settings: Mapping[str, Any] | None = None) -> bool:
    """Whether all seats of such a table win or lose together."""
    start = spec.new(seats=seats, seed=0, **(settings or {}))
    return len({spec.team(start, seat) for seat in range(seats)}) == 1


def deals_of(
    spec: GameSpec[Any],
    challenger: str,
    champion: str,
    indices: Sequence[int],
    seats: int,
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    workers: int | Workers = 1,
) -> Iterator[Deal]:
    """The deals of a duel with these numbers, in order, each as soon as it is played: a part of a duel that goes on."""
    if challenger == champion:
        raise ValueError("a bot cannot challenge itself")
    for name in (challenger, champion):
        require_player(name, spec)
    task = _Task(challenger, champion, seats, str(seed), dict(settings or {}))
    chunks = [range(index, index + 1) for index in indices]
    if chunks:
        yield from chain.from_iterable(spread(_play_chunk, spec, chunks, task, workers))


def _play_chunk(spec: GameSpec[Any], chunk: range, task: _Task) -> list[Deal]:
    return [_play_deal(spec, index, task) for index in chunk]


def _play_deal(spec: GameSpec[Any], index: int, task: _Task) -> Deal:
    challenger, champion, seats, seed, settings = task
    deal = f"{seed}, deal {index}"

    def game(bots: Sequence[str], team: int | None = None) -> Played:
        return play(spec, bots, seats, deal, index, settings, team)

    first = game((challenger, champion), team=0)
    sides = len({*first.teams})
    if sides == 1:
        other = game((champion,))
        return Deal(index, first.share(0), other.share(0), 2, first.seconds + other.seconds)
    games = [first, *[game((challenger, champion), team) for team in range(1, sides)]]
    won = sum(game.share(game.bots.index(challenger)) for game in games)
    return Deal(index, won / sides, 1.0 / sides, sides, sum(game.seconds for game in games))
