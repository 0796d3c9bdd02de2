"""The bots, by name and by level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from greathall.bots.budget import Budget
from greathall.bots.ismcts import Search
from greathall.core.errors import UnknownBot
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.spec import GameSpec

ONE_SECOND = Budget(milliseconds=1000)
SHORT_SEARCH = Budget(iterations=100)


class Bot:
    """Chooses for a seat. Whatever state it is given, it looks only at a world redealt from what the seat knows."""

    name = ""

    def __init__(self, spec: GameSpec[Any], rng: Random) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Action:
        """One of the options of this seat. The state is left as it was."""
        world = self.spec.redeal(state, seat, self.rng)
        options = world.options(seat)
        if not isinstance(options, LazyOptions) and len(options) == 1:
            return options[0]
        return self.pick(world, seat, budget)

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        """The choice of this bot in a redealt world where there is something to choose."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every option equally likely."""

    name = "random"

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        return sample(world.options(seat), self.rng)


class HeuristicBot(Bot):
    """Plays by the game's heuristic, without search."""

    name = "thumb"

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        assert self.spec.bots.heuristic is not None
        return self.spec.bots.heuristic(world, seat, self.rng)


class SearchBot(Bot):
    """Searches many worlds that agree with what the seat knows."""

    name = "ismcts"

    def __init__(self, spec: GameSpec[Any], rng: Random, budget: Budget = ONE_SECOND, **parameters: Any) -> None:
        super().__init__(spec, rng)
        self.budget = budget
        self.parameters = parameters
        """Keywords of `Search`."""

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        search = Search(self.spec, world, seat, self.rng, **self.parameters)
        search.run(budget or self.budget)
        return search.choice()


class GameBot(Bot):
    """One of the game's own players."""

    def __init__(self, spec: GameSpec[Any], rng: Random, name: str, budget: Budget | None = None) -> None:
        super().__init__(spec, rng)
        self.name = name
        self.budget = budget

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        budget = budget or self.budget
        iterations = None if budget is None else budget.iterations
        milliseconds = None if budget is None else budget.milliseconds
        seconds = None if milliseconds is None else milliseconds / 1000
        return self.spec.bots.players[self.name](world, seat, self.rng, iterations, seconds)


def bots(spec: GameSpec[Any]) -> list[str]:
    """The names of the bots that can play this game."""
    return [RandomBot.name, *([HeuristicBot.name] if spec.bots.heuristic else []), SearchBot.name, *spec.bots.players]


def bot(name: str, spec: GameSpec[Any], rng: Random | int | None = None, *, budget: Budget | None = None) -> Bot:
    """A bot by its level (`easy`, `medium`, `strong`) or by its name; `ismcts:200`, `ismcts:1000ms` and
    `ismcts:1000cpu` say how long it thinks; `budget` is for a search whose name does not say it. With a seed (and a
    budget of iterations) it always plays the same.

    In a game without a heuristic, a level that asks for it gets a short search instead.
    """
    rng = rng if isinstance(rng, Random) else Random(rng)
    kind, colon, limit = spec.bots.levels.get(name, name).partition(":")
    if kind == HeuristicBot.name and spec.bots.heuristic is None and name in spec.bots.levels:
        return SearchBot(spec, rng, SHORT_SEARCH)
    if kind in spec.bots.players:
        return GameBot(spec, rng, kind, Budget.read(limit) if colon else None)
    if kind in bots(spec) and (kind == SearchBot.name or not colon):
        try:
            budget = Budget.read(limit) if colon else budget
            return SearchBot(spec, rng, budget or ONE_SECOND) if kind == SearchBot.name else _KINDS[kind](spec, rng)
        except ValueError:
            pass
    known: list[Any] = [*spec.bots.levels, *bots(spec)]
    raise UnknownBot("unknown-bot", bot=str(name), game=spec.id, known=known)


_KINDS: dict[str, Callable[..., Bot]] = {kind.name: kind for kind in (RandomBot, HeuristicBot)}
