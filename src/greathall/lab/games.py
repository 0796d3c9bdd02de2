"""One game between bots, from a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from time import process_time
from typing import Any

from msgspec import Struct

from greathall.bots import bot
from greathall.core.spec import GameSpec


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


def play(
    spec: GameSpec[Any],
    bots: Sequence[str],
    seats: int,
    seed: str,
    index: int = 0,
    settings: Mapping[str, Any] | None = None,
    team: int | None = None,
) -> Played:
    """Play one game. The bots sit in order, again from the first if they are too few.

    With a `team`, the first bot plays all seats of that team (counted by their lowest seats) and the second the rest.
    """
    start = process_time()
    g = spec.new(seats=seats, seed=seed, **(settings or {}))
    teams = tuple(spec.team(g, seat) for seat in range(seats))
    if team is None:
        names = tuple(bots[seat % len(bots)] for seat in range(seats))
    else:
        sides = list(dict.fromkeys(teams))
        own = sides[team % len(sides)]
        names = tuple(bots[0] if side == own else bots[1] for side in teams)
    players = [bot(name, spec, Random(f"{seed}, seat {seat}")) for seat, name in enumerate(names)]
    decisions = 0
    while not g.over:
        for seat in g.waiting:
            g.act_unchecked(seat, players[seat].choose_unguarded(g, seat))
            decisions += 1
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
