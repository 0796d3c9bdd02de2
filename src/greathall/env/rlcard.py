"""Every game as an environment of RLCard, for its agents (`DQNAgent`, `NFSPAgent`, `DMCTrainer`) and its `tournament`.

>>> from greathall.env import rlcard
>>> env = rlcard.make("stupefy", seats=4, seed=7)
>>> state, player = env.reset()
>>> [*state["legal_actions"]], state["raw_legal_actions"]
([0, 1], [Prepare(spell='misspell'), Prepare(spell='stupefy')])
>>> state, player = env.step(1)
>>> player
1

It is what RLCard's own environments are to whoever uses them, and needs nothing of RLCard. Those who choose at once are
asked one after the other, and see nothing of each other's answers: so `action_record` has one's own alone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, State
from greathall.env.episode import Episode, Reward

Situation = dict[str, Any]
"""`obs`, `legal_actions`, `raw_obs` (the view), `raw_legal_actions` (the answers) and `action_record`, as one player
knows them."""


class Agent(Protocol):
    """Whoever plays for RLCard; with `use_raw` it answers by actions, not by their numbers."""

    use_raw: bool

    def step(self, state: Situation) -> Any: ...

    def eval_step(self, state: Situation) -> tuple[Any, Any]: ...


def make(
    game: str,
    /,
    *,
    seats: int | None = None,
    seed: int | None = None,
    reward: Reward = "win",
    allow_step_back: bool = False,
    **settings: Any,
) -> CardEnv:
    """A game for RLCard's agents; with `allow_step_back` they can take steps back, for search."""
    return CardEnv(Episode(game, seats, settings, reward), seed, allow_step_back)


class CardEnv:
    def __init__(self, episode: Episode, seed: int | None, allow_step_back: bool) -> None:
        self.episode = episode
        self.name = episode.spec.id
        self.num_players = episode.seats
        self.num_actions = episode.space.size
        self.state_shape = [[episode.look.size] for _ in range(episode.seats)]
        self.action_shape = [None] * episode.seats
        self.allow_step_back = allow_step_back
        self.agents: Sequence[Agent] = ()
        self.timestep = 0
        self.action_recorder: list[tuple[int, Action]] = []
        """Everybody's answers: for whoever runs the game, not for the agents."""
        self._past: list[State] = []
        self._seed = seed

    def seed(self, seed: int | None = None) -> int | None:
        self._seed = seed
        return seed

    def set_agents(self, agents: Sequence[Agent]) -> None:
        self.agents = agents

    def reset(self) -> tuple[Situation, int]:
        self.episode.deal(self._seed)
        self._seed = None  # the games after the first follow from it
        self.action_recorder = []
        self._past = []
        return self._now()

    def step(self, action: Any, raw_action: bool = False) -> tuple[Situation, int]:
        """`action` is a number, or an answer if `raw_action`; `Illegal` if it cannot be given."""
        g, player = self.episode.g, self.get_player_id()
        answer = action if raw_action else self.episode.legal(player).get(action)
        if answer is None:
            raise Illegal("refusal-not-an-option")
        before = g.copy() if self.allow_step_back else None
        g.act(player, answer)
        if before is not None:
            self._past.append(before)
        self.timestep += 1
        self.action_recorder.append((player, answer))
        return self._now()

    def step_back(self) -> tuple[Situation, int] | bool:
        """False at the first decision."""
        if not self.allow_step_back:
            raise ValueError("steps can be taken back only if the environment is made with allow_step_back=True")
        if not self._past:
            return False
        self.episode.g = self._past.pop()
        self.action_recorder.pop()
        return self._now()

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], NDArray[np.float64]]:
        """One game of the agents: what each saw and did in turn, the end of the game last; and the payoffs."""
        seen: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            seen[player] += [state, action]
            state, player = self.step(action, agent.use_raw)
        for each, trajectory in enumerate(seen):
            trajectory.append(self.get_state(each))
        return seen, self.get_payoffs()

    def is_over(self) -> bool:
        return self.episode.g.over

    def get_player_id(self) -> int:
        """Who is asked; whoever was dealt the first seat, when nobody is."""
        waiting = self.episode.g.waiting
        return waiting[0] if waiting else 0

    def get_state(self, player_id: int) -> Situation:
        legal = self.episode.legal(player_id)
        return {
            "obs": self.episode.vector(player_id),
            "legal_actions": OrderedDict.fromkeys(legal),
            "raw_obs": self.episode.spec.view(self.episode.g, player_id),
            "raw_legal_actions": [*legal.values()],
            "action_record": [it for it in self.action_recorder if it[0] == player_id],
        }

    def get_payoffs(self) -> NDArray[np.float64]:
        return np.array(self.episode.rewards())

    def get_action_feature(self, action: int) -> NDArray[np.int8]:
        return self.episode.mask({action: None})

    def _now(self) -> tuple[Situation, int]:
        player = self.get_player_id()
        return self.get_state(player), player
