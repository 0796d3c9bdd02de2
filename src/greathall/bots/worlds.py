"""The worlds in which a seat thinks about a decision, and what comes of an answer in one of them.

A world is redealt: the seat cannot tell it from the true one. It follows from its seed alone, so that all answers can
be tried in the same world, with the same cards, the same dice and the same answers of the others. What two answers
differ by is then mostly due to the answers: in Hogwarts Battle the difference of two options has a standard deviation
of 0.014 in the same worlds, of 0.038 in different ones, which is worth seven times as many rollouts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from greathall.core.events import Event
from greathall.core.kernel import Action, State, logged, sample
from greathall.core.spec import GameSpec

Policy = Callable[[Any, int, Random], Action]

CARELESS: Final = 0.05
"""Where several choose at once, how often another seat is imagined to answer anything at all."""
FOR_THE_PLACE: Final = 0.01
"""To win is nearly all; a better place among the losers tells good play from bad when all is lost."""


def at_random(world: State, seat: int, rng: Random) -> Action:
    """Any option, as `sample` draws."""
    return sample(world.options(seat), rng)


class Worlds:
    """The imagined worlds of one seat at one decision."""

    def __init__(
        self, spec: GameSpec[Any], state: State, seat: int, horizon: int | None = None, deep: bool = False
    ) -> None:
        """`horizon`: how many rounds to look ahead, if not as far as the game says; 0: to the end of the game. With
        `deep` the game may say more."""
        hints = spec.bots
        if deep and horizon is None and hints.deep_horizon is not None:
            horizon = hints.deep_horizon(state)
        self.spec = spec
        self.state = state
        self.seat = seat
        self.simultaneous = len(state.waiting) > 1 or bool(state.sealed)
        self.heuristic: Policy = hints.heuristic or at_random
        self.opponents = hints.opponents
        self.believe = hints.believe
        self.rounds = hints.rounds if hints.value is not None and horizon != 0 else None
        self.last = self.rounds(state) + (horizon or hints.horizon) if self.rounds is not None else 0

    def deal(self, rng: Random) -> Any:
        """A redealt world. What the others have sealed is unknown but not arbitrary: they are to choose it again."""
        world: State = self.spec.redeal(self.state, self.seat, rng)
        for other in tuple(world.sealed):
            world.retract(other)
        if self.believe is not None:
            self.believe(world, self.seat, rng)
        return world

    def outcomes(self, seed: int, actions: Sequence[Action], logs: list[list[Event]] | None = None) -> list[float]:
        """What each answer is worth to the seat in the world of this seed; `logs` collects what happens after each."""
        return [self.worth(ending, self.seat) for ending in self.endings(seed, actions, logs)]

    def endings(
        self, seed: int, actions: Sequence[Action | None], logs: list[list[Event]] | None = None
    ) -> Iterator[State]:
        """Where each answer (None: the heuristic's) leads in the world of this seed."""
        rng = Random(seed)
        world: State = self.deal(rng)
        players = self.players(world.seats, rng)
        seat = self.seat
        for other in world.waiting:
            if other != seat:
                player = at_random if rng.random() < CARELESS else players[other]
                world.act_unchecked(other, player(world, other, rng))
        for action in actions:
            played = world.copy()
            if logs is not None:
                logs.append(logged(played))
            rng.seed(seed + 1)
            played.act_unchecked(seat, self.heuristic(played, seat, rng) if action is None else action)
            self.play_on(played, players, rng)
            yield played

    def players(self, seats: int, rng: Random) -> list[Policy]:
        """How everybody plays in one world: the others each by one of the ways they may play."""
        players = [self.heuristic] * seats
        for other in range(seats if self.opponents else 0):
            if other != self.seat:
                point = rng.random()
                for share, policy in self.opponents:
                    point -= share
                    if point < 0.0:
                        players[other] = policy
                        break
        return players

    def play_on(self, world: State, players: Sequence[Policy], rng: Random) -> None:
        """To the end of the last round looked at, or of the game."""
        rounds = self.rounds
        last = self.last
        while waiting := world.waiting:
            if rounds is not None and rounds(world) >= last:
                return
            for seat in waiting:
                world.act_unchecked(seat, players[seat](world, seat, rng))

    def worth(self, world: State, seat: int) -> float:
        """The seat's chance to win where a rollout stopped; at the end of the game its share of the victory."""
        spec = self.spec
        if not world.over:
            assert spec.bots.value is not None
            return spec.bots.value(world, seat)
        outcome = spec.outcome(world)
        assert outcome is not None
        team = spec.team
        share = 0.0
        if seat in outcome.winners:
            share = 1.0 / len({team(world, winner) for winner in outcome.winners})
        own, score = team(world, seat), outcome.scores[seat]
        rivals = [theirs for other, theirs in enumerate(outcome.scores) if team(world, other) != own]
        place = share
        if rivals:
            place = sum([1.0 if score > theirs else 0.5 if score == theirs else 0.0 for theirs in rivals]) / len(rivals)
        return (1.0 - FOR_THE_PLACE) * share + FOR_THE_PLACE * place
