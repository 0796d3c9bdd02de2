"""Information-set Monte Carlo tree search for any game of the kernel.

Each iteration plays in a world that the seat cannot tell from the true one (`redeal`), and learns from the result.
Every seat learns for itself (multi-observer): a node belongs to a seat and is found by what that seat knows there,
never by what is hidden in the redealt world. Where several seats choose at once, each selects without knowing what the
others select in this iteration (decoupled selection).

An iteration follows the nodes as far as they are known, adds those of the first unknown decision, plays on by the
game's heuristic (at random where it has none), and stops at the end of the round if the game can tell the value of a
position, else at the end of the game.

Chosen by measurement: one search of 300 iterations a decision against three players by heuristic at Stupefy, 150
games each, share of victories with its standard error (25 % among equals):

    the others always as they have learnt, all by UCB1                           26.6 % ± 3.5
    the others always as they have learnt, regret matching where several choose  32.2 % ± 3.7
    the others always by heuristic, regret matching where several choose         43.0 % ± 4.0

So seats learn by regret matching where several choose at once, and the others are assumed to play by the game's
heuristic. How much to trust it is not settled: 0.8 and 1 could not be told apart (`docs/bots.md`). A `trust` below 1
mixes in what the others have learnt (a restricted Nash response), against opponents who would exploit a best response
to a wrong model of them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

import msgspec

from greathall.bots.bandits import UCB1, Bandit, RegretMatching
from greathall.bots.budget import Budget
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.spec import GameSpec

MAX_LISTED = 40
"""Of more options than this, or of lazy ones, a node considers a few that grow in number as it is visited."""
FIRST_SAMPLES = 6
TRUST = 1.0
"""How often the others are assumed to play by heuristic."""
CLEAR_SHARE = 0.95
"""An answer with this probability after a quarter of the budget will not change in the rest."""

_encode = msgspec.msgpack.Encoder().encode


class Search:
    """A search for one seat at one decision.

    playout: `thumb` or `random`; by default `thumb`, the heuristic, where the game has one.
    single, simultaneous: how seats learn where one chooses, and where several choose at once.
    horizon: how many rounds to look ahead, where the game has rounds and a value; 0 looks to the end of the game.
    trust: how often the others are assumed to play by the game's heuristic, and not by what they have learnt.
    """

    def __init__(
        self,
        spec: GameSpec[Any],
        state: State,
        seat: int,
        rng: Random,
        playout: str = "",
        single: type[Bandit] = UCB1,
        simultaneous: type[Bandit] = RegretMatching,
        horizon: int = 1,
        trust: float = TRUST,
    ) -> None:
        self.spec = spec
        self.state = state
        self.seat = seat
        self.rng = rng
        self.single = single
        self.simultaneous = simultaneous
        self.iterations = 0
        self.nodes: list[dict[Hashable, Bandit]] = [{} for _ in range(state.seats)]
        self.trust = trust
        self.heuristic = spec.bots.heuristic if playout != "random" else None
        self.infoset_key: Callable[[Any, int], Hashable] = spec.bots.infoset_key or self._view
        self.rounds = spec.bots.rounds if spec.bots.value is not None and horizon else None
        self.last = self.rounds(state) + horizon if self.rounds is not None else 0
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
        world = self.spec.redeal(self.state, self.seat, rng)
        for other in tuple(world.sealed):
            # What the others have sealed is unknown, but not arbitrary: let them choose it again.
            world.retract(other)
        nodes = self.nodes
        infoset_key = self.infoset_key
        rounds = self.rounds
        heuristic = self.heuristic
        trust = self.trust
        first_visits = self.spec.bots.heuristic_first_visits
        path: list[tuple[int, Callable[[int, float], None], int]] = []
        exploring = True
        while exploring:
            waiting = world.waiting
            if not waiting or (rounds is not None and rounds(world) >= self.last):
                break
            for seat in waiting:
                key = infoset_key(world, seat)
                node = nodes[seat].get(key)
                if node is None:
                    exploring = False
                    nodes[seat][key] = node = self._node(world, seat)
                elif type(node.actions) is _Sampled:
                    self._widen(node, world, seat)
                if heuristic is not None and (
                    rng.random() < trust if seat != self.seat else node.total < first_visits and node is not self.root
                ):
                    action = heuristic(world, seat, rng)
                    if action not in node.actions:
                        node.add(action)
                    tried = node.actions.index(action)
                    path.append((seat, node.observe, tried))
                else:
                    tried = node.select(rng)
                    action = node.actions[tried]
                    path.append((seat, node.learn, tried))
                world.act_unchecked(seat, action)
        self._play_on(world)
        worth: dict[int, float] = {}
        for seat, learn, tried in path:
            value = worth.get(seat)
            if value is None:
                worth[seat] = value = self._value(world, seat)
            learn(tried, value)

    def _node(self, world: State, seat: int) -> Bandit:
        options = world.options(seat)
        if isinstance(options, LazyOptions) or len(options) > MAX_LISTED:
            actions: list[Action] = _Sampled([sample(options, self.rng)])
            if self.spec.bots.heuristic is not None:
                actions[0] = self.spec.bots.heuristic(world, seat, self.rng)
        else:
            actions = list(options)
        return (self.simultaneous if len(world.waiting) > 1 or world.sealed else self.single)(actions)

    def _widen(self, node: Bandit, world: State, seat: int) -> None:
        """Consider one more of many options once the known ones have been tried enough."""
        if node.total < FIRST_SAMPLES or len(node.actions) ** 2 <= node.total:
            options = world.options(seat)
            for _ in range(4):
                action = sample(options, self.rng)
                if action not in node.actions:
                    node.add(action)
                    return

    def _play_on(self, world: State) -> None:
        rng = self.rng
        heuristic = self.heuristic
        rounds = self.rounds
        last = self.last
        while waiting := world.waiting:
            if rounds is not None and rounds(world) >= last:
                return
            if heuristic is not None:
                for seat in waiting:
                    world.act_unchecked(seat, heuristic(world, seat, rng))
            else:
                for seat in waiting:
                    world.act_unchecked(seat, sample(world.options(seat), rng))

    def _value(self, world: State, seat: int) -> float:
        """What the world is worth to a seat where the iteration stopped, from 0 to 1."""
        spec = self.spec
        if not world.over:
            assert spec.bots.value is not None
            return spec.bots.value(world, seat)
        outcome = spec.outcome(world)
        assert outcome is not None
        own = spec.team(world, seat)
        score = outcome.scores[seat]
        shares = 0.5
        rivals = 1
        for other, theirs in enumerate(outcome.scores):
            if spec.team(world, other) != own:
                rivals += 1
                shares += 1.0 if score > theirs else 0.5 if score == theirs else 0.0
        won = seat in outcome.winners
        winning = len({spec.team(world, winner) for winner in outcome.winners})
        # To win is nearly all; a better place among the losers tells good from bad play when all is lost.
        return (0.9 / winning if won else 0.0) + 0.1 * shares / rivals

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
