"""Information-set Monte Carlo tree search, for games without a heuristic.

Each iteration plays in a world that the seat cannot tell from the true one (`greathall.bots.worlds`), and learns from
the result. Every seat learns for itself (multi-observer): a node belongs to a seat and is found by what that seat
knows there, never by what is hidden in the redealt world. Where several seats choose at once, each selects
without knowing what the others select in this iteration (decoupled selection), and learns a mixture.

An iteration follows the nodes as far as they are known, adds those of the first unknown decision, plays on at random,
and stops at the end of the round if the game can tell the value of a position, else at the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import msgspec

from greathall.bots.bandits import UCB1, Bandit, RegretMatching
from greathall.bots.budget import Budget
from greathall.bots.worlds import Worlds, at_random
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.spec import GameSpec

MAX_LISTED = 40
"""Of more options than this, or of lazy ones, a node considers a few that grow in number as it is visited."""
FIRST_SAMPLES = 6
CLEAR_SHARE = 0.95
"""An answer with this probability after a quarter of the budget will not change in the rest."""

_encode = msgspec.msgpack.Encoder().encode


class TreeSearch:
    """A search for one seat at one decision. `horizon`: how many rounds to look ahead; 0: to the end of the game."""

    def __init__(self, spec: GameSpec[Any], state: State, seat: int, rng: Random, horizon: int | None = None) -> None:
        self.spec = spec
        self.state = state
        self.seat = seat
        self.rng = rng
        self.worlds = Worlds(spec, state, seat, horizon)
        self.iterations = 0
        self.nodes: list[dict[Hashable, Bandit]] = [{} for _ in range(state.seats)]
        self.infoset_key: Callable[[Any, int], Hashable] = spec.bots.infoset_key or self._view
        self.root = self.nodes[seat][self.infoset_key(state, seat)] = self._node(state, seat)

    def run(self, budget: Budget) -> None:
        """Iterate until the budget is used up, or the rest of it could not change the choice."""
        iterate = self.iterate
        if budget.milliseconds is None:
            assert budget.iterations is not None
            for left in range(budget.iterations, 0, -1):
                if left % 32 == 0 and self._settled(left):
                    return
                iterate()
            return
        most = budget.iterations or 1 << 62
        clock = budget.clock
        start = clock()
        span = budget.milliseconds / 1000.0
        begun = self.iterations
        while self.iterations - begun < most:
            iterate()
            spent = clock() - start
            if spent >= span:
                return
            done = self.iterations - begun
            if done % 32 == 0 and spent > 0 and self._settled(min(most - done, int(done * (span - spent) / spent) + 1)):
                return

    def choice(self) -> Action:
        """The answer to give, drawn from the strategy that the seat has learnt."""
        strategy = self.root.strategy()
        return self.rng.choices(self.root.actions, strategy)[0]

    def iterate(self) -> None:
        """Redeal a world, play in it, learn from the result."""
        self.iterations += 1
        rng = self.rng
        worlds = self.worlds
        world = worlds.deal(rng)
        nodes = self.nodes
        infoset_key = self.infoset_key
        rounds = worlds.rounds
        path: list[tuple[int, Bandit, int]] = []
        exploring = True
        while exploring:
            waiting = world.waiting
            if not waiting or (rounds is not None and rounds(world) >= worlds.last):
                break
            for seat in waiting:
                key = infoset_key(world, seat)
                node = nodes[seat].get(key)
                if node is None:
                    exploring = False
                    nodes[seat][key] = node = self._node(world, seat)
                elif type(node.actions) is _Sampled:
                    self._widen(node, world, seat)
                tried = node.select(rng)
                path.append((seat, node, tried))
                world.act_unchecked(seat, node.actions[tried])
        worlds.play_on(world, [at_random] * world.seats, rng)
        worth: dict[int, float] = {}
        for seat, node, tried in path:
            value = worth.get(seat)
            if value is None:
                worth[seat] = value = worlds.worth(world, seat)
            node.learn(tried, value)

    def _node(self, world: State, seat: int) -> Bandit:
        options = world.options(seat)
        if isinstance(options, LazyOptions) or len(options) > MAX_LISTED:
            actions: list[Action] = _Sampled([sample(options, self.rng)])
        else:
            actions = list(options)
        return RegretMatching(actions) if len(world.waiting) > 1 or world.sealed else UCB1(actions)

    def _widen(self, node: Bandit, world: State, seat: int) -> None:
        """Consider one more of many options once the known ones have been tried enough."""
        if node.total < FIRST_SAMPLES or len(node.actions) ** 2 <= node.total:
            options = world.options(seat)
            for _ in range(4):
                action = sample(options, self.rng)
                if action not in node.actions:
                    node.add(action)
                    return

    def _settled(self, left: int) -> bool:
        """Whether the search can stop: the iterations left cannot change which answer was tried most, or after a
        quarter of them one answer is given nearly always."""
        root = self.root
        if type(root.actions) is _Sampled:
            return False
        if type(root) is UCB1:
            first, *others = sorted(root.visits, reverse=True)
            return not others or first - others[0] > left
        return 3 * self.iterations > left and max(root.strategy(0.0)) > CLEAR_SHARE

    def _view(self, world: State, seat: int) -> Hashable:
        asked = world.asked
        assert asked is not None
        return _encode([asked.effect.id, asked.who, asked.source, asked.n, self.spec.view(world, seat)])


class _Sampled(list[Action]):
    """A few of many options."""
