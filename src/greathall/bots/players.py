"""The bots, by name and by level."""

from __future__ import annotations

from random import Random
from typing import Any

from greathall.bots.budget import Budget
from greathall.bots.levels import BotName, levels, resolved
from greathall.bots.paired import PairedSearch
from greathall.bots.tree import TreeSearch
from greathall.core.errors import UnknownBot
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.spec import GameSpec

ONE_SECOND = Budget(milliseconds=1000)
CARELESSNESS = 0.25
"""How often a beginner, of a game that describes none, takes any answer that makes some sense."""


class Bot:
    """Chooses for a seat. Whatever state it is given, it looks only at a world redealt from what the seat knows."""

    name = ""
    budget: Budget | None = None
    """How long it thinks, unless told otherwise; None for a bot that does not."""

    def __init__(self, spec: GameSpec[Any], rng: Random) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Action:
        """One of the options of this seat. The state is left as it was."""
        world = self.spec.redeal(state, seat, self.rng)
        options = world.options(seat)
        if not isinstance(options, LazyOptions) and len(options) == 1:
            return options[0]
        return self.pick(world, seat, budget or self.budget)

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        """The choice of this bot in a redealt world where there is something to choose."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every option equally likely; for tests."""

    name = "random"

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        return sample(world.options(seat), self.rng)


class HeuristicBot(Bot):
    """Plays by the game's heuristic, without search."""

    name = "heuristic"

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        assert self.spec.bots.heuristic is not None
        return self.spec.bots.heuristic(world, seat, self.rng)


class BeginnerBot(Bot):
    """A friendly beginner: the game's own, or the heuristic with some careless answers."""

    name = "beginner"

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        hints, rng = self.spec.bots, self.rng
        if hints.beginner is not None:
            return hints.beginner(world, seat, rng)
        assert hints.heuristic is not None
        if rng.random() < CARELESSNESS:
            for _ in range(4):
                action = sample(world.options(seat), rng)
                if not hints.pointless(world, seat, action):
                    return action
        return hints.heuristic(world, seat, rng)


class SearchBot(Bot):
    """Searches many worlds that agree with what the seat knows."""

    name = "search"

    def __init__(self, spec: GameSpec[Any], rng: Random, budget: Budget = ONE_SECOND, temperament: str = "") -> None:
        super().__init__(spec, rng)
        self.budget = budget
        self.temperament = temperament

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        assert budget is not None
        search: PairedSearch | TreeSearch
        if self.spec.bots.heuristic is None:
            search = TreeSearch(self.spec, world, seat, self.rng)
        else:
            leaning = self.spec.bots.temperaments.get(self.temperament)
            search = PairedSearch(self.spec, world, seat, self.rng, leaning)
        search.run(budget)
        return search.choice()


class GameBot(Bot):
    """One of the game's own players."""

    def __init__(self, spec: GameSpec[Any], rng: Random, name: str, budget: Budget | None = None) -> None:
        super().__init__(spec, rng)
        self.name = name
        self.budget = budget

    def pick(self, world: State, seat: int, budget: Budget | None) -> Action:
        iterations = None if budget is None else budget.iterations
        milliseconds = None if budget is None else budget.milliseconds
        seconds = None if milliseconds is None else milliseconds / 1000
        return self.spec.bots.players[self.name](world, seat, self.rng, iterations, seconds)


def bots(spec: GameSpec[Any]) -> list[str]:
    """The kinds of bots that can play this game."""
    by_heuristic = [BeginnerBot.name, HeuristicBot.name] if spec.bots.heuristic is not None else []
    return [RandomBot.name, *by_heuristic, SearchBot.name, *spec.bots.players]


def bot(name: str, spec: GameSpec[Any], rng: Random | int | None = None, *, budget: Budget | None = None) -> Bot:
    """A bot by its level (`easy`, `medium`, `strong`, `master`) or by its kind. A name may say with which temperament
    it plays (`strong/bold`) and how long it thinks: `strong:200` rollouts, `search:1000ms`, `search:1000cpu`; `budget`
    is for a bot that thinks and whose name does not say how long. With a seed (and a budget of rollouts) it always
    plays the same.
    """
    rng = rng if isinstance(rng, Random) else Random(rng)
    kind, temperament, limit = resolved(name, spec)
    thinks = kind == SearchBot.name or kind in spec.bots.players
    if budget is None or not thinks or BotName.read(name).budget is not None:
        try:
            budget = None if limit is None else Budget.read(limit)
        except ValueError:
            raise _unknown(name, spec) from None
    if kind not in bots(spec) or (temperament and temperament not in spec.bots.temperaments):
        raise _unknown(name, spec)
    if kind in spec.bots.players:
        return GameBot(spec, rng, kind, budget)
    if kind == SearchBot.name:
        return SearchBot(spec, rng, budget or ONE_SECOND, temperament)
    if budget is not None:
        raise _unknown(name, spec)
    return _SIMPLE[kind](spec, rng)


def _unknown(name: str, spec: GameSpec[Any]) -> UnknownBot:
    known: list[Any] = [*levels(spec), *bots(spec)]
    return UnknownBot("unknown-bot", bot=str(name), game=spec.id, known=known)


_SIMPLE: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, HeuristicBot, BeginnerBot)}
