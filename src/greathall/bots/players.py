"""The bots, by name and by level."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from greathall.bots.budget import Budget
from greathall.bots.cores import own_rollouts
from greathall.bots.levels import SEARCHES, BotName, levels, resolved
from greathall.bots.paired import PairedSearch
from greathall.bots.reasons import reasons_of, unsearched
from greathall.bots.strangers import is_stranger, stranger
from greathall.bots.tree import TreeSearch
from greathall.core.errors import UnknownBot
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.reasons import Reasons
from greathall.core.spec import GameSpec

ONE_SECOND = Budget(milliseconds=1000)
CARELESSNESS = 0.25
"""How often a beginner, of a game that describes none, takes any answer that makes some sense."""


class Decision(NamedTuple):
    """An answer, and why; None of a bot that has no reasons."""

    action: Action
    reasons: Reasons | None


class Thought(NamedTuple):
    """An answer, and what tells the reasons when it is asked: they cost more than the answer."""

    action: Action
    why: Callable[[], Reasons | None] = lambda: None


class Bot:
    """Chooses for a seat. Whatever state it is given, it looks only at a world redealt from what the seat knows."""

    name = ""
    budget: Budget | None = None
    """How long it thinks, unless told otherwise; None for a bot that does not."""
    blind = False
    """Whether it looks at nothing hidden in whatever state it is given, as the laws check."""

    def __init__(self, spec: GameSpec[Any], rng: Random) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, state: State, seat: int, budget: Budget | None = None) -> Action:
        """One of the options of this seat. The state is left as it was."""
        return self._think(state, seat, budget).action

    def choose_unguarded(self, state: State, seat: int) -> Action:
        """The same without a redeal for a bot that needs none: in thousands of games, five times as fast."""
        return self.pick(state, seat) if self.blind else self.choose(state, seat)

    def leave(self) -> None:
        """The game is over; for a bot that holds something open."""

    def decide(self, state: State, seat: int, budget: Budget | None = None) -> Decision:
        """The same answer, with the reasons for it."""
        thought = self._think(state, seat, budget)
        return Decision(thought.action, thought.why())

    def _think(self, state: State, seat: int, budget: Budget | None) -> Thought:
        world = self.spec.redeal(state, seat, self.rng)
        options = world.options(seat)
        if not isinstance(options, LazyOptions) and len(options) == 1:
            return Thought(options[0], lambda: unsearched(self.spec, world, seat, options[0]))
        return self.think(world, seat, budget or self.budget)

    def think(self, world: State, seat: int, budget: Budget | None) -> Thought:
        """In a redealt world where there is something to choose."""
        return Thought(self.pick(world, seat))

    def pick(self, world: State, seat: int) -> Action:
        """The choice of a bot that does not think about it."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, as `sample` draws; for tests."""

    name = "random"
    blind = True

    def pick(self, world: State, seat: int) -> Action:
        return sample(world.options(seat), self.rng)


class HeuristicBot(Bot):
    """Plays by the game's heuristic, without search."""

    name = "heuristic"
    blind = True

    def pick(self, world: State, seat: int) -> Action:
        assert self.spec.bots.heuristic is not None
        return self.spec.bots.heuristic(world, seat, self.rng)


class BeginnerBot(Bot):
    """A friendly beginner: the game's own, or the heuristic with some careless answers."""

    name = "beginner"
    blind = True

    def pick(self, world: State, seat: int) -> Action:
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
    deep = False

    def __init__(self, spec: GameSpec[Any], rng: Random, budget: Budget = ONE_SECOND, temperament: str = "") -> None:
        super().__init__(spec, rng)
        self.budget: Budget = budget
        self.temperament = temperament

    def think(self, world: State, seat: int, budget: Budget | None) -> Thought:
        assert budget is not None
        search = self.search(world, seat)
        if isinstance(search, PairedSearch):
            search.run(budget, own_rollouts(search, budget))
        else:
            search.run(budget)
        return self.thought(search)

    def thought(self, search: PairedSearch | TreeSearch) -> Thought:
        """What a search that has run says."""
        world, seat, chosen = search.state, search.seat, search.choice()
        if isinstance(search, PairedSearch) and not search.seeds:
            return Thought(chosen, lambda: unsearched(self.spec, world, seat, chosen))
        return Thought(chosen, lambda: reasons_of(search, chosen))

    def search(self, world: State, seat: int) -> PairedSearch | TreeSearch:
        """The search for one decision, not yet run."""
        if self.spec.bots.heuristic is None:
            return TreeSearch(self.spec, world, seat, self.rng)
        leaning = self.spec.bots.temperaments.get(self.temperament)
        return PairedSearch(self.spec, world, seat, self.rng, leaning, deep=self.deep)


class DeepSearchBot(SearchBot):
    """The same, further ahead."""

    name = "deep"
    deep = True


class GameBot(Bot):
    """One of the game's own players."""

    def __init__(self, spec: GameSpec[Any], rng: Random, name: str, budget: Budget | None = None) -> None:
        super().__init__(spec, rng)
        self.name = name
        self.budget = budget

    def think(self, world: State, seat: int, budget: Budget | None) -> Thought:
        iterations = None if budget is None else budget.iterations
        milliseconds = None if budget is None else budget.milliseconds
        seconds = None if milliseconds is None else milliseconds / 1000
        hints = self.spec.bots
        if self.name in hints.advisors:
            reasons = hints.advisors[self.name](world, seat, self.rng, iterations, seconds)
            return Thought(reasons.best.action, lambda: reasons)
        return Thought(hints.players[self.name](world, seat, self.rng, iterations, seconds))


def bots(spec: GameSpec[Any]) -> list[str]:
    """The kinds of bots that can play this game."""
    by_heuristic = [BeginnerBot.name, HeuristicBot.name] if spec.bots.heuristic is not None else []
    searches = [SearchBot.name] if spec.bots.deep_horizon is None else SEARCHES
    return [RandomBot.name, *by_heuristic, *searches, *spec.bots.players, *spec.bots.advisors]


def bot(name: str, spec: GameSpec[Any], rng: Random | int | None = None, *, budget: Budget | None = None) -> Bot:
    """A bot by its level (`easy`, `medium`, `strong`, `master`) or by its kind. A name may say with which temperament
    it plays (`strong/bold`) and how long it thinks: `strong:200` rollouts, `search:1000ms`, `search:1000cpu`; `budget`
    is for a bot that thinks and whose name does not say how long. With a seed (and a budget of rollouts) it always
    plays the same. `module:Class` is a bot of somebody else (`greathall.bots.strangers`).
    """
    rng = rng if isinstance(rng, Random) else Random(rng)
    if is_stranger(name):
        found = stranger(name, spec, rng)
        if not isinstance(found, Bot):
            raise _unknown(name, spec)
        return found
    kind, temperament, limit = resolved(name, spec)
    thinks = kind in SEARCHES or kind in spec.bots.players or kind in spec.bots.advisors
    if budget is None or not thinks or BotName.read(name).budget is not None:
        try:
            budget = None if limit is None else Budget.read(limit)
        except ValueError:
            raise _unknown(name, spec) from None
    characters = ["", *(spec.bots.temperaments if kind in SEARCHES else ())]
    if kind not in bots(spec) or temperament not in characters:
        raise _unknown(name, spec)
    if kind in spec.bots.players or kind in spec.bots.advisors:
        return GameBot(spec, rng, kind, budget)
    if kind in SEARCHES:
        search = DeepSearchBot if kind == DeepSearchBot.name else SearchBot
        return search(spec, rng, budget or ONE_SECOND, temperament)
    if budget is not None:
        raise _unknown(name, spec)
    return _SIMPLE[kind](spec, rng)


def _unknown(name: str, spec: GameSpec[Any]) -> UnknownBot:
    known: list[Any] = [*levels(spec), *bots(spec)]
    return UnknownBot("unknown-bot", bot=str(name), game=spec.id, known=known)


_SIMPLE: dict[str, type[Bot]] = {kind.name: kind for kind in (RandomBot, HeuristicBot, BeginnerBot)}
