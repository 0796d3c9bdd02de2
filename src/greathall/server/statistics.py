"""What follows from all finished games: ratings, the figures of the charts, the house cup, and each person's history.

The ledger is filled once from the database and then game by game; whoever asks gets sums of what is already counted.
Its fields can be written down and read again (see `ledger_store`); `entries` are the results themselves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, NamedTuple

from msgspec import Struct, field
from openskill.models import PlackettLuce

from greathall.core.achievements import Deed, GameFacts
from greathall.core.registry import games
from greathall.server.figures import Figures, merged
from greathall.server.protocol import Standing, Statistics
from greathall.server.seasons import Season, month_of, season_of
from greathall.server.store import Result

MODEL = PlackettLuce()
POINTS_A_SEAT = 10
"""House points for each seat that a house leaves behind."""
KEPT_PLAYS = 12
"""The best plays that are kept of a person."""


class Entry:
    """A finished game in the ledger."""

    __slots__ = ("result",)

    def __init__(self, result: Result) -> None:
        self.result = result

    @property
    def people(self) -> dict[str, int]:
        """The seat of each person; of somebody with several, the last."""
        return {person: seat for seat, person in enumerate(self.result.people) if person is not None}

    def place(self, seat: int) -> tuple[bool, int]:
        """The lower, the better; seats with the same place are level."""
        outcome = self.result.outcome
        assert outcome is not None
        return seat not in outcome.winners, -outcome.scores[seat]


class Feat(NamedTuple):
    """A deed of a person, and in which game."""

    deed: Deed
    entry: Entry

    @property
    def result(self) -> Result:
        return self.entry.result


class Skill(NamedTuple):
    """A rating: what is believed of somebody, and how uncertain that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


class History(Struct):
    """What is counted of one person."""

    name: str = ""
    entries: list[Entry] = []
    won: int = 0
    course: dict[str, dict[int, Skill]] = {}
    """By game: the rating at the end of each month."""
    houses: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    house: str = ""
    """The house played most."""
    with_house: Counter[str] = field(default_factory=Counter)
    """How many games with each house."""
    heroes: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    stories: dict[tuple[str, str], Feat] = {}
    """The first time of each."""
    plays: list[Feat] = []

    def played_with(self, game: str, house: str, *, won: bool) -> None:
        self.houses[game, house, won] += 1
        self.with_house[house] += 1
        if self.with_house[house] > self.with_house[self.house]:
            self.house = house


class Row(Struct):
    """What is counted of one person in one game."""

    played: int = 0
    won: int = 0
    stood_in: int = 0


class Ledger(Struct, dict=True, eq=False):
    """Results become ratings one after the other, in the order in which the games ended."""

    played: Counter[str] = field(default_factory=Counter)
    rows: dict[tuple[str, str], Row] = {}
    """By person and game."""
    ratings: dict[tuple[str, str], Skill] = {}
    people: dict[str, History] = field(default_factory=lambda: defaultdict(History))
    figures: dict[tuple[Season, str], Figures] = {}
    """By season and person; the person "" stands for all."""
    cup: dict[Season, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    cup_won: dict[Season, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    brought: Counter[tuple[Season, str]] = field(default_factory=Counter)
    plays: dict[Season, dict[tuple[str, str], Feat]] = field(default_factory=lambda: defaultdict(dict))
    """The best of each kind of play in each season."""
    stories: set[tuple[str, str]] = set()
    """Those that somebody in the hall has."""

    def __post_init__(self) -> None:
        self.entries: dict[tuple[str, int], Entry] = {}
        self.changes = 0
        """How often something was counted."""
        self._standings: dict[tuple[str, str], Standing] = {}

    def add(self, result: Result, facts: GameFacts | None = None) -> None:
        """The next game that ended, with its facts if they are known already."""
        self.changes += 1
        entry = Entry(result)
        self.entries[result.table, result.number] = entry
        self.played[result.game] += 1
        people = entry.people
        for person in ("", *people) if people else ():
            self._figures(season_of(result.ended), person).add(result)
        if result.outcome is not None:
            for person, seat in people.items():
                history = self.people[person]
                history.name = result.names[seat]
                history.entries.append(entry)
                history.won += seat in result.outcome.winners
                row = self.rows.setdefault((person, result.game), Row())
                row.played += 1
                row.won += seat in result.outcome.winners
                row.stood_in += any(one.seat == seat for one in result.stand_ins)
                self._standings.pop((person, result.game), None)
            self._rate(entry, {person: seat for person, seat in people.items() if not result.played_by_bot(seat)})
        if facts is not None:
            self.tell(result.table, result.number, facts)

    def tell(self, table: str, number: int, facts: GameFacts) -> None:
        """What a game in the ledger tells; once for each, in any order."""
        self.changes += 1
        entry = self.entries[table, number]
        people, result = entry.people, entry.result
        if result.outcome is None or not people:
            return
        for person in ("", *people):
            self._figures(season_of(result.ended), person).tell(result, facts)
        for person, seat in people.items():
            self._remember(self.people[person], entry, facts, seat)
        self._award(entry, facts, people)

    def _figures(self, season: Season, person: str) -> Figures:
        found = self.figures.get((season, person))
        if found is None:
            found = self.figures[season, person] = Figures()
        return found

    def _remember(self, history: History, entry: Entry, facts: GameFacts, seat: int) -> None:
        result = entry.result
        won = result.outcome is not None and seat in result.outcome.winners
        if facts.houses and facts.houses[seat]:
            history.played_with(result.game, facts.houses[seat], won=won)
        if facts.heroes:
            history.heroes[result.game, facts.heroes[seat], won] += 1
        if facts.cards:
            for card, count in facts.cards[seat].items():
                history.cards[result.game, card] += count
        for deed in facts.stories:
            first = history.stories.get((result.game, deed.id))
            if deed.seat == seat and (first is None or result.ended < first.result.ended):
                history.stories[result.game, deed.id] = Feat(deed, entry)
                self.stories.add((result.game, deed.id))
        mine = [Feat(deed, entry) for deed in facts.plays if deed.seat == seat]
        if mine:
            history.plays = sorted([*history.plays, *mine], key=_worth)[:KEPT_PLAYS]

    def _award(self, entry: Entry, facts: GameFacts, people: dict[str, int]) -> None:
        """House points, and the best plays of the season."""
        result, season = entry.result, season_of(entry.result.ended)
        for deed in facts.plays:
            if result.people[deed.seat] is not None:
                best = self.plays[season].get((result.game, deed.id))
                if best is None or deed.worth > best.deed.worth:
                    self.plays[season][result.game, deed.id] = Feat(deed, entry)
        assert result.outcome is not None
        if not facts.houses or len(people) < 2:
            return
        for person, seat in people.items():
            house = facts.houses[seat]
            behind = sum(
                result.teams[other] != result.teams[seat] and entry.place(other) > entry.place(seat)
                for other in range(len(result.teams))
            )
            self.cup[season][house] += POINTS_A_SEAT * behind
            self.brought[season, person] += POINTS_A_SEAT * behind
        for house in {facts.houses[seat] for seat in people.values() if seat in result.outcome.winners}:
            self.cup_won[season][house] += 1

    def _rate(self, entry: Entry, people: dict[str, int]) -> None:
        """Teams with the same score are tied; a game with one team of people only rates nobody."""
        result = entry.result
        teams: dict[int, list[str]] = {}
        places: dict[int, tuple[bool, int]] = {}
        for person, seat in people.items():
            teams.setdefault(result.teams[seat], []).append(person)
            places[result.teams[seat]] = entry.place(seat)
        if len(teams) < 2:
            return
        order = sorted(set(places.values()))
        before = [[MODEL.rating(*self._rating(person, result.game)) for person in team] for team in teams.values()]
        after = MODEL.rate(before, ranks=[float(order.index(places[team])) for team in teams])
        for team, ratings in zip(teams.values(), after, strict=True):
            for person, rating in zip(team, ratings, strict=True):
                skill = self.ratings[person, result.game] = Skill(rating.mu, rating.sigma)
                self.people[person].course.setdefault(result.game, {})[month_of(result.ended)] = skill

    def _rating(self, person: str, game: str) -> Skill:
        return self.ratings.get((person, game)) or Skill()

    def holds(self, result: Result) -> bool:
        """Was it counted, and just so?"""
        entry = self.entries.get((result.table, result.number))
        return entry is not None and entry.result == result

    # -- asking --------------------------------------------------------------------------------------------------------

    def of_seasons(self, person: str, first: int | None) -> Figures:
        """The figures of a person ("": of all) from the season with this number on."""
        return merged(
            figures
            for (season, whose), figures in self.figures.items()
            if whose == person and (first is None or season.number >= first)
        )

    def statistics(self, shown: Any = lambda person: True) -> Statistics:
        standings = [self._standing(person, game, row) for (person, game), row in self.rows.items() if shown(person)]
        return Statistics(
            played={game: self.played[game] for game in sorted({*self.played, *games()})},
            standings=sorted(standings, key=lambda row: (row.game, -row.rating, row.name)),
        )

    def _standing(self, person: str, game: str, row: Row) -> Standing:
        kept = self._standings.get((person, game))
        if kept is None:
            kept = self._standings[person, game] = self._new_standing(person, game, row)
        return kept

    def _new_standing(self, person: str, game: str, row: Row) -> Standing:
        mean, deviation = self._rating(person, game)
        return Standing(
            person=person,
            name=self.people[person].name,
            game=game,
            played=row.played,
            won=row.won,
            stood_in=row.stood_in,
            rating=round(mean - 3 * deviation, 2),
            mean=round(mean, 2),
            deviation=round(deviation, 2),
        )


def _worth(feat: Feat) -> tuple[int, int]:
    return -feat.deed.worth, feat.result.ended


def ledger(results: list[Result]) -> Ledger:
    """From results, the latest first, as the store lists them."""
    filled = Ledger()
    for result in reversed(results):
        filled.add(result)
    return filled
