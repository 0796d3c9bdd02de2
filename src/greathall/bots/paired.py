"""The search, for every game with a heuristic: all answers are tried in the same imagined worlds.

    worlds     redealt from what the seat knows; the others answer the same question once, the same for every answer
    rollouts   each answer is played on by the heuristic, for some rounds, and the position is valued by the game
    learning   where one seat chooses, answers that fall behind are dropped, and the heuristic's answer is kept unless
               another is clearly better; where several choose at once, a mixture is learnt (`greathall.bots.learners`)

Decisions that the game calls routine are the heuristic's; answers that it calls pointless are never considered.

Why rollouts and no tree: a tree of redealt worlds compares answers in different worlds, and spends most of its visits
on telling apart what one paired world shows. With 60 rollouts a decision, Game 5 of Hogwarts Battle was won in 84 % of
the games instead of 50 % by the tree (together with a fitted value; the heuristic alone won 70 %).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from greathall.bots.budget import Budget
from greathall.bots.learners import Learner, Mix, Race, mean_and_error
from greathall.bots.worlds import Worlds
from greathall.core.kernel import Action, LazyOptions, State, sample
from greathall.core.spec import GameSpec

MAX_ANSWERS = 30
"""Of more options than this, or of lazy ones, so many are drawn."""
FIRST_WORLDS = 4
GROWTH = 4
"""Worlds come in batches, and each batch adds a part of what is known, so that it pays to look at the statistics."""
USUAL_DRAWS = 24
"""How often the heuristic is asked, where several choose at once, to see how it mixes its answers."""
NEARLY_EQUAL = 0.005
"""Answers whose chance to win differs by less: the temperament of the bot decides between them."""
OF_WHAT_IS_LEFT = 0.1
"""They also differ by less than this part of what is left to win or to lose: one victory in a hundred games is much
where there is only one."""

Leaning = Callable[[Any, int, Action], float]
Row = tuple[int, list[float]]
"""A world by its seed, and what each action was worth in it."""
Rollouts = Callable[[Sequence[int], Sequence[Action]], list[Row]]
"""Plays these actions in the worlds of these seeds; maybe not in all, if time is up."""


class PairedSearch:
    """Thinks about one decision of one seat, in a state that was redealt for it."""

    def __init__(
        self,
        spec: GameSpec[Any],
        state: State,
        seat: int,
        rng: Random,
        leaning: Leaning | None = None,
        also: Sequence[Action] = (),
        only: Sequence[Action] = (),
        deep: bool = False,
    ) -> None:
        """`also` are answers that are considered in any case; `only` says which are, and no others. A `deep` search
        looks further ahead."""
        assert spec.bots.heuristic is not None
        self.spec = spec
        self.state = state
        self.seat = seat
        self.rng = rng
        self.leaning = leaning
        self.worlds = Worlds(spec, state, seat, deep=deep)
        self.deep = deep
        self.seeds: list[int] = []
        """Of the worlds seen."""
        self.rollouts = 0
        first = spec.bots.heuristic(state, seat, rng)
        self.actions = [*only] or ([first] if spec.bots.routine(state, seat, first) else self._considered(first))
        self.actions += [action for action in also if action not in self.actions]
        self.learner: Learner = (
            Mix(self._usual())
            if self.worlds.simultaneous
            else Race(len(self.actions), leads=self.actions[0] == first, sure=spec.bots.sure)
        )

    def _considered(self, first: Action) -> list[Action]:
        """The heuristic's answer, and the others, as far as they make sense."""
        state, seat, pointless = self.state, self.seat, self.spec.bots.pointless
        options = state.options(seat)
        if isinstance(options, LazyOptions):
            drawn = [sample(options, self.rng) for _ in range(2 * MAX_ANSWERS)]
            options = list(dict.fromkeys(drawn))
        sensible = [action for action in options if action != first and not pointless(state, seat, action)]
        if len(sensible) >= MAX_ANSWERS:
            sensible = self.rng.sample(sensible, MAX_ANSWERS - 1)
        if sensible and pointless(state, seat, first):
            return sensible
        return [first, *sensible]

    def _usual(self) -> list[float]:
        """How often the heuristic gives each of the answers considered, as far as it shows."""
        heuristic, size = self.spec.bots.heuristic, len(self.actions)
        assert heuristic is not None
        counts = [0] * size
        for _ in range(USUAL_DRAWS if size > 1 else 0):
            drawn = heuristic(self.state, self.seat, self.rng)
            if drawn in self.actions:
                counts[self.actions.index(drawn)] += 1
        total = sum(counts)
        return [count / total if total else 1.0 / size for count in counts]

    def run(self, budget: Budget, rollouts: Rollouts | None = None) -> None:
        """Until the budget is used up, or nothing is left to find out. `rollouts` plays them, by default right here."""
        over = budget.timer()
        learner, actions = self.learner, self.actions
        while len(actions) > 1 and not learner.settled and not over():
            seeds = self._next_seeds(budget)
            if not seeds:
                return
            live = [actions[answer] for answer in learner.live]
            rows = self._play(seeds, live, over) if rollouts is None else rollouts(seeds, live)
            self.seeds += [seed for seed, _ in rows]
            self.rollouts += len(rows) * len(live)
            learner.learn([worths for _, worths in rows])

    def _next_seeds(self, budget: Budget) -> list[int]:
        """As many new worlds as it takes to look again; none if the iterations are used up."""
        count = max(FIRST_WORLDS, len(self.seeds) // GROWTH)
        if budget.iterations is not None:
            live = len(self.learner.live)
            count = min(count, -(-(budget.iterations - self.rollouts) // live))
        return [self.rng.getrandbits(60) for _ in range(count)]

    def _play(self, seeds: Sequence[int], actions: Sequence[Action], over: Callable[[], bool]) -> list[Row]:
        rows: list[Row] = []
        for seed in seeds:
            rows.append((seed, self.worlds.outcomes(seed, actions)))
            if over():
                break
        return rows

    def choice(self) -> Action:
        """The answer to give; where several choose at once, drawn from the mixture learnt."""
        if len(self.actions) == 1 or not self.seeds:
            return self.actions[0]
        return self.rng.choices(self.actions, self.strategy())[0]

    def strategy(self) -> list[float]:
        """How often to give each answer, by what was learnt and by the bot's temperament."""
        strategy = self.learner.strategy()
        return strategy if self.leaning is None else self._leant(strategy, self.leaning)

    def _leant(self, strategy: list[float], leaning: Leaning) -> list[float]:
        """The temperament decides between the best answer and those that are nearly as good."""
        chosen = max(range(len(strategy)), key=strategy.__getitem__)
        gains = {answer: self._nearly_equal(answer, chosen) for answer in self.learner.live}
        near = {answer: gain for answer, gain in gains.items() if gain is not None}
        leanings = {answer: leaning(self.state, self.seat, self.actions[answer]) for answer in near}
        dearest = max(near, key=lambda answer: (near[answer] + leanings[answer], answer == chosen))
        if leanings[dearest] <= leanings[chosen]:
            return strategy
        moved = strategy[:]
        moved[chosen], moved[dearest] = 0.0, strategy[chosen] + strategy[dearest]
        return moved

    def _nearly_equal(self, answer: int, chosen: int) -> float | None:
        """How much better an answer is than the one chosen; None if the temperament must not take it instead."""
        if answer == chosen:
            return 0.0
        ours, others = self.learner.worths[chosen], self.learner.worths[answer]
        gain, error = mean_and_error([b - a for a, b in zip(ours, others, strict=False)])
        chance = sum(ours) / len(ours)
        limit = min(NEARLY_EQUAL, OF_WHAT_IS_LEFT * min(chance, 1.0 - chance))
        return gain if abs(gain) < limit and gain >= -error else None
