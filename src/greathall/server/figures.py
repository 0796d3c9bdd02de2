"""Counts for the charts of the hall, kept up to date game by game, and added up for any span of seasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from msgspec import Struct, field

from greathall.core.achievements import GameFacts
from greathall.server import protocol as p
from greathall.server.seasons import week_of
from greathall.server.store import Result

Z = 1.959964
"""The normal distribution holds 95 % within so many deviations."""
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def wilson(won: int, played: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 cases of 100 (E. B. Wilson, 1927)."""
    if not played:
        return 0.0, 1.0
    share, spread = won / played, Z * Z / played
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / played + spread / (4 * played)) / (1 + spread)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)


def share(key: str, won: int, played: int, fair: float | None = None) -> p.WinShare:
    low, high = wilson(won, played)
    return p.WinShare(key=key, won=won, played=played, low=low, high=high, fair=fair)


class Figures(Struct):
    """What is counted of the games of one season, of all people or of one of them."""

    games: Counter[str] = field(default_factory=Counter)
    people: set[str] = set()
    weeks: Counter[tuple[str, int]] = field(default_factory=Counter)
    minutes: dict[str, Counter[int]] = {}
    by_seat: Counter[tuple[str, int, int, bool]] = field(default_factory=Counter)
    """By game, number of seats, seat, and whether it won."""
    by_house: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    """By game and house, each house once a game."""
    by_hero: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    by_chapter: Counter[tuple[str, int, bool]] = field(default_factory=Counter)
    fair: dict[str, list[int]] = {}
    """By game: winners and sides, to know what share a side wins if all are alike."""

    def add(self, result: Result) -> None:
        name, outcome = result.game, result.outcome
        self.games[name] += 1
        self.people.update(person for person in result.people if person is not None)
        self.weeks[name, week_of(result.ended)] += 1
        self.minutes.setdefault(name, Counter())[max(1, round((result.ended - result.started) / 60_000))] += 1
        if outcome is None:
            return
        if len(set(result.teams)) > 1:
            for seat in range(len(result.people)):
                self.by_seat[name, len(result.people), seat, seat in outcome.winners] += 1

    def tell(self, result: Result, facts: GameFacts) -> None:
        """Who played what in a game that was added."""
        assert result.outcome is not None
        name, winners = result.game, set(result.outcome.winners)
        sides = {house: any(facts.houses[seat] == house for seat in winners) for house in facts.houses if house}
        for house, won in sides.items():
            self.by_house[name, house, won] += 1
        if sides:
            fair = self.fair.setdefault(name, [0, 0])
            fair[0] += sum(sides.values())
            fair[1] += len(sides)
        for seat, hero in enumerate(facts.heroes):
            self.by_hero[name, hero, seat in winners] += 1
        if facts.chapter:
            self.by_chapter[name, facts.chapter, bool(winners)] += 1

    def merge(self, other: Figures) -> None:
        self.people |= other.people
        self.games.update(other.games)
        self.weeks.update(other.weeks)
        self.by_seat.update(other.by_seat)
        self.by_house.update(other.by_house)
        self.by_hero.update(other.by_hero)
        self.by_chapter.update(other.by_chapter)
        for name, counted in other.minutes.items():
            self.minutes.setdefault(name, Counter()).update(counted)
        for name, (won, sides) in other.fair.items():
            fair = self.fair.setdefault(name, [0, 0])
            fair[0] += won
            fair[1] += sides

    # -- as charts -----------------------------------------------------------------------------------------------------

    def lengths(self) -> list[p.Lengths]:
        return [p.Lengths(game=name, games=sum(c.values()), minutes=_quantiles(c)) for name, c in self.minutes.items()]

    def seats(self) -> list[p.WinShares]:
        """For each game, with the number of seats that is played most."""
        found = []
        for name in self.games:
            tables: Counter[int] = Counter()
            for (game, seats, _, _), count in self.by_seat.items():
                if game == name:
                    tables[seats] += count
            if tables:
                seats = tables.most_common(1)[0][0]
                rows = [self._share(self.by_seat, str(seat), (name, seats, seat)) for seat in range(seats)]
                won = sum(row.won for row in rows) / max(1, sum(row.played for row in rows))
                found.append(p.WinShares(game=name, seats=seats, fair=round(won, 4), rows=rows))
        return found

    def houses(self) -> list[p.WinShares]:
        found = []
        for name, (won, sides) in self.fair.items():
            names = sorted({house for game, house, _ in self.by_house if game == name})
            rows = [self._share(self.by_house, house, (name, house)) for house in names]
            found.append(p.WinShares(game=name, seats=0, fair=round(won / max(1, sides), 4), rows=rows))
        return found

    def heroes(self) -> list[p.WinShares]:
        return self._of_parties(self.by_hero)

    def chapters(self) -> list[p.WinShares]:
        return self._of_parties(self.by_chapter)

    def _of_parties(self, counts: Counter[Any]) -> list[p.WinShares]:
        """Shares of parties that win or lose together; compared with those of all parties."""
        found = []
        for name in sorted({key[0] for key in counts}):
            keys = sorted({key[1] for key in counts if key[0] == name})
            rows = [self._share(counts, str(key), (name, key)) for key in keys]
            fair = sum(row.won for row in rows) / max(1, sum(row.played for row in rows))
            found.append(p.WinShares(game=name, seats=0, fair=round(fair, 4), rows=rows))
        return found

    @staticmethod
    def _share(counts: Counter[Any], key: str, of: tuple[Any, ...]) -> p.WinShare:
        won, lost = counts[*of, True], counts[*of, False]
        return share(key, won, won + lost)


def _quantiles(counted: Counter[int]) -> list[int]:
    total, below, wanted = sum(counted.values()), 0, [*QUANTILES]
    found: list[int] = []
    for value in sorted(counted):
        below += counted[value]
        while wanted and below >= wanted[0] * total:
            found.append(value)
            wanted.pop(0)
    return found


def merged(parts: Iterable[Figures]) -> Figures:
    whole = Figures()
    for part in parts:
        whole.merge(part)
    return whole
