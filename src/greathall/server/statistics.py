"""Who has played and won how often, and a rating among the people of this hall."""

from __future__ import annotations

from collections import Counter
from typing import Any

from openskill.models import PlackettLuce

from greathall.core.registry import games
from greathall.server.protocol import Standing, Statistics
from greathall.server.store import Result

MODEL = PlackettLuce()


class Ledger:
    """Results become ratings one after the other, in the order in which the games ended."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        self.rows: dict[tuple[str, str], dict[str, int]] = {}
        self.ratings: dict[tuple[str, str], Any] = {}

    def add(self, result: Result) -> None:
        self.played[result.game] += 1
        if result.outcome is None:
            return
        people = {person: seat for seat, person in enumerate(result.people) if person is not None}
        for person, seat in people.items():
            self.names[person] = result.names[seat]
            row = self.rows.setdefault((person, result.game), {"played": 0, "won": 0, "stood_in": 0})
            row["played"] += 1
            row["won"] += seat in result.outcome.winners
            row["stood_in"] += any(one.seat == seat for one in result.stand_ins)
        self._rate(result, {person: seat for person, seat in people.items() if not result.played_by_bot(seat)})

    def _rate(self, result: Result, people: dict[str, int]) -> None:
        """Teams with the same score are tied; a game with one team of people only rates nobody."""
        outcome = result.outcome
        assert outcome is not None
        teams: dict[int, list[str]] = {}
        places: dict[int, tuple[bool, int]] = {}
        for person, seat in people.items():
            teams.setdefault(result.teams[seat], []).append(person)
            places[result.teams[seat]] = (seat not in outcome.winners, -outcome.scores[seat])
        if len(teams) < 2:
            return
        order = sorted(set(places.values()))
        before = [[self._rating(person, result.game) for person in team] for team in teams.values()]
        after = MODEL.rate(before, ranks=[float(order.index(places[team])) for team in teams])
        for team, ratings in zip(teams.values(), after, strict=True):
            for person, rating in zip(team, ratings, strict=True):
                self.ratings[person, result.game] = rating

    def _rating(self, person: str, game: str) -> Any:
        return self.ratings.get((person, game)) or MODEL.rating()

    def statistics(self) -> Statistics:
        standings = [self._standing(person, game, row) for (person, game), row in self.rows.items()]
        return Statistics(
            played={game: self.played[game] for game in sorted({*self.played, *games()})},
            standings=sorted(standings, key=lambda row: (row.game, -row.rating, row.name)),
        )

    def _standing(self, person: str, game: str, row: dict[str, int]) -> Standing:
        rating = self._rating(person, game)
        return Standing(
            person=person,
            name=self.names[person],
            game=game,
            played=row["played"],
            won=row["won"],
            stood_in=row["stood_in"],
            rating=round(float(rating.ordinal()), 2),
            mean=round(float(rating.mu), 2),
            deviation=round(float(rating.sigma), 2),
        )


def ledger(results: list[Result]) -> Ledger:
    """From results, the latest first, as the store lists them."""
    filled = Ledger()
    for result in reversed(results):
        filled.add(result)
    return filled
