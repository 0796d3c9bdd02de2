"""Bots against each other: every pair on the same deals, with a sequential test and ratings.

Every deal is kept as soon as it is played, so an arena can be stopped and goes on where it was: a deal follows from its
number alone, so it does not matter in how many turns, or by how many workers, they were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from greathall.core.spec import GameSpec
from greathall.lab.duel import Deal, Duel, Limits, deals_of, win_together
from greathall.lab.sources import digest
from greathall.lab.workers import Here, Workers

LOOK = 16
"""Deals of a pair between two looks at the test."""
HERE = Here()


class Match(NamedTuple):
    challenger: str
    champion: str
    deals: int
    seats: int
    settings: Mapping[str, Any]

    @property
    def key(self) -> tuple[Any, ...]:
        """What a deal depends on besides its number."""
        return (self.challenger, self.champion, self.seats, msgspec.json.encode(self.settings, order="sorted"))


class Kept(Struct, frozen=True):
    """A line of a file of deals."""

    challenger: str
    champion: str
    seats: int
    settings: dict[str, Any]
    deal: Deal


class Archive:
    """The deals played so far, by match and number; without a path they are forgotten in the end."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.deals: dict[tuple[Any, ...], dict[int, Deal]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path is not None and path.exists() else ():
            try:
                kept = msgspec.json.decode(line, type=Kept)
            except msgspec.DecodeError:  # torn, if the machine stopped while it was written; or empty
                continue
            match = Match(kept.challenger, kept.champion, 0, kept.seats, kept.settings)
            self.deals.setdefault(match.key, {})[kept.deal.index] = kept.deal

    def of(self, match: Match) -> list[Deal]:
        """As many as the match asks for, in order, as far as they are there."""
        found = self.deals.get(match.key, {})
        return [found[index] for index in range(match.deals) if index in found]

    def missing(self, match: Match) -> list[int]:
        found = self.deals.get(match.key, {})
        return [index for index in range(match.deals) if index not in found]

    def add(self, match: Match, deal: Deal) -> None:
        self.deals.setdefault(match.key, {})[deal.index] = deal
        if self.path is None:
            return
        kept = Kept(match.challenger, match.champion, match.seats, dict(match.settings), deal)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(b"\n" + msgspec.json.encode(kept))  # begins a line even after a torn one


class Rated(NamedTuple):
    bot: str
    rating: float
    deviation: float

    @property
    def sure(self) -> float:
        """The rating less three deviations: what a bot has surely earned."""
        return self.rating - 3.0 * self.deviation


class Arena(NamedTuple):
    """Every two of the bots, on so many deals at most; the one named first challenges."""

    spec: GameSpec[Any]
    bots: Sequence[str]
    deals: int
    seats: int
    settings: Mapping[str, Any]
    seed: str = "0"
    limits: Limits = Limits()

    @property
    def matches(self) -> list[Match]:
        pairs = combinations(self.bots, 2)
        return [Match(one, other, self.deals, self.seats, self.settings) for one, other in pairs]

    @property
    def total(self) -> int:
        """Deals, if no test is decided before."""
        return self.deals * len(self.matches)

    @property
    def file_name(self) -> str:
        """Of its deals: other rules and bots begin another file."""
        return f"{self.spec.id}-{self.seed}-{digest(self.spec)}.jsonl"

    def play(
        self,
        archive: Archive,
        workers: int | Workers = HERE,
        early: bool = True,
        progress: Callable[[int, int], None] | None = None,
    ) -> None:
        """What is missing; `early`: only until the test has decided about a pair. It looks after every 16 deals, in
        their order, so that the number of workers does not matter."""
        total, done = self.total, sum(len(archive.of(match)) for match in self.matches)
        for match in self.matches:
            for deal in self._missing(match, archive, workers, early):
                archive.add(match, deal)
                done += 1
                if progress is not None:
                    progress(done, total)
            total -= len(archive.missing(match))  # decided: they will not be played
        if progress is not None:
            progress(done, total)

    def _missing(self, match: Match, archive: Archive, workers: int | Workers, early: bool) -> Iterator[Deal]:
        missing = archive.missing(match)
        if missing and not (early and missing[0] % LOOK == 0 and self._decided(match, archive, missing[0])):
            challenger, champion, _, seats, settings = match
            for deal in deals_of(self.spec, challenger, champion, missing, seats, settings, self.seed, workers):
                yield deal
                if early and (deal.index + 1) % LOOK == 0 and self._decided(match, archive, deal.index + 1):
                    return

    def _decided(self, match: Match, archive: Archive, deals: int) -> bool:
        return self._duel(match._replace(deals=deals), archive).verdict(self.limits).better is not None

    def _duel(self, match: Match, archive: Archive) -> Duel:
        together = win_together(self.spec, match.seats, match.settings)
        return Duel(match.challenger, match.champion, match.seats, together, tuple(archive.of(match)))

    def duels(self, archive: Archive) -> list[Duel]:
        """Pair by pair."""
        return [self._duel(match, archive) for match in self.matches]

    def ratings(self, archive: Archive) -> list[Rated]:
        """OpenSkill on the deals, in the order of their numbers: who gained more on one has won it. The best first."""
        model = PlackettLuce()
        ratings = {bot: model.rating(name=bot) for bot in self.bots}
        played = [(deal.index, pair, deal) for pair, match in enumerate(self.matches) for deal in archive.of(match)]
        for _, pair, deal in sorted(played, key=lambda each: each[:2]):
            match = self.matches[pair]
            names = (match.challenger, match.champion)
            gain = round(deal.gain, 9)
            ranks = [0.0, 1.0] if gain > 0 else [1.0, 0.0] if gain < 0 else [0.0, 0.0]
            for name, (rated,) in zip(names, model.rate([[ratings[bot]] for bot in names], ranks=ranks), strict=True):
                ratings[name] = rated
        found = [Rated(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
        return sorted(found, key=lambda rated: (-rated.rating, rated.bot))
