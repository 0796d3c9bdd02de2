"""One game between bots, from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from greathall.core.kernel import Action
from greathall.core.spec import GameSpec
from greathall.lab.players import player

Answered = Callable[[int, Action], None]


class Played(Struct, frozen=True):
    """The result of one game: a line of the lab's output."""

    game: str
    index: int
    seed: str
    seats: int
    bots: tuple[str, ...]
    """By seat, as are the teams and the scores."""
    teams: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    """Of processor time."""

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1 for a team that wins alone, less for a shared victory, 0 for losers."""
        if seat not in self.winners:
            return 0.0
        return 1.0 / len({self.teams[winner] for winner in self.winners})

    def lead(self, seat: int) -> float:
        """The seat's score above the average of the other teams (above zero if there are none)."""
        others = {self.teams[other]: score for other, score in enumerate(self.scores)}
        own = others.pop(self.teams[seat])
        return own - (sum(others.values()) / len(others) if others else 0)


def victory(spec: GameSpec[Any], g: Any) -> list[float]:
    """Each seat's share of the victory at the end of a game."""
    outcome = spec.outcome(g)
    assert outcome is not None
    parts = len({spec.team(g, winner) for winner in outcome.winners})
    return [1.0 / parts if seat in outcome.winners else 0.0 for seat in range(g.seats)]


def seating(teams: Sequence[int], bots: Sequence[str], team: int | None = None) -> tuple[str, ...]:
    """Who plays each seat: the bots in order, again from the first if they are too few.

    With a `team`, the first bot plays all seats of that team (counted by their lowest seats) and the second the rest.
    """
    if team is None:
        return tuple(bots[seat % len(bots)] for seat in range(len(teams)))
    sides = list(dict.fromkeys(teams))
    own = sides[team % len(sides)]
    return tuple(bots[0] if side == own else bots[1] for side in teams)


def play_on(spec: GameSpec[Any], g: Any, names: Sequence[str], seed: str, answered: Answered | None = None) -> int:
    """Let these bots play to the end; returns the number of decisions. `answered` is told each before it counts."""
    players = [player(name, spec, Random(f"{seed}, seat {seat}")) for seat, name in enumerate(names)]
    choosers = [each.choose_unguarded for each in players]
    decisions = 0
    while waiting := g.waiting:
        for seat in waiting:
            action = choosers[seat](g, seat)
            if answered is not None:
                answered(seat, action)
            g.act_unchecked(seat, action)
            decisions += 1
    for each in players:
        each.leave()
    return decisions


def play(
    spec: GameSpec[Any],
    bots: Sequence[str],
    seats: int,
    seed: str,
    index: int = 0,
    settings: Mapping[str, Any] | None = None,
    team: int | None = None,
) -> Played:
    """Play one game, the bots seated by `seating`."""
    start = process_time()
    g = spec.new(seats=seats, seed=seed, **(settings or {}))
    teams = tuple(spec.team(g, seat) for seat in range(seats))
    names = seating(teams, bots, team)
    decisions = play_on(spec, g, names, seed)
    outcome = spec.outcome(g)
    assert outcome is not None
    return Played(
        game=spec.id,
        index=index,
        seed=seed,
        seats=seats,
        bots=names,
        teams=teams,
        scores=outcome.scores,
        winners=outcome.winners,
        decisions=decisions,
        seconds=round(process_time() - start, 6),
    )
