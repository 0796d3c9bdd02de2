"""Every game as an environment of PettingZoo: one seat after the other (`env`) or all at once (`parallel_env`).

>>> from greathall.env import pettingzoo
>>> env = pettingzoo.env("stupefy", seats=4)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

Observations are a vector and a mask of the answers that can be given (`docs/env.md`). Whoever gives another one ends
the game, and alone pays for it. Rewards come at the end. Environments can be copied (`copy.deepcopy`) and pickled at
any decision, to plan ahead or to go on elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import repeat
from typing import Any

from pettingzoo.utils.env import AECEnv, ParallelEnv

from greathall.core.kernel import Action
from greathall.core.numbering import Recurring
from greathall.env.episode import Episode, Observation, Reward
from greathall.env.spaces import action_space, observation_space


def env(
    game: str,
    /,
    *,
    seats: int | None = None,
    reward: Reward = "win",
    illegal: float = -1.0,
    remember: bool = False,
    render_mode: str | None = None,
    **settings: Any,
) -> TurnsEnv:
    """A game whose seats answer one after the other; those who choose at once do not see each other's answers.

    `illegal` is the reward of a seat whose answer could not be given: the game ends with it. With `remember`,
    `env.told(agent)` is all that a seat was told since the deal.
    """
    return TurnsEnv(Episode(game, seats, settings, reward, remember), illegal, render_mode)


def parallel_env(
    game: str,
    /,
    *,
    seats: int | None = None,
    reward: Reward = "win",
    illegal: float = -1.0,
    remember: bool = False,
    render_mode: str | None = None,
    **settings: Any,
) -> ParallelSeatsEnv:
    """A game in which all who are asked answer in one step. The mask of a seat that is not asked is all zeros, and
    whatever is given for it is ignored."""
    return ParallelSeatsEnv(Episode(game, seats, settings, reward, remember), illegal, render_mode)


class _Door:
    """What both kinds have in common."""

    def __init__(self, episode: Episode, illegal: float, render_mode: str | None) -> None:
        self.episode = episode
        self.metadata = {
            "name": f"{episode.spec.id}_v{episode.spec.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.illegal = illegal
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(episode) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(episode) for agent in self.possible_agents}

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def told(self, agent: str) -> list[Any]:
        """What the seat was told and answered since the deal, oldest first."""
        memory = self.episode.memory
        if memory is None:
            raise ValueError("the environment remembers only if it is made with remember=True")
        return memory.told(self.seat_of[agent])

    def close(self) -> None:
        pass

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_legal": None}


class TurnsEnv(_Door, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """`agent_selection` is the first of those who are asked."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._over = False
        self._ask()

    def _ask(self) -> None:
        self._legal: Mapping[int, Action] | None = None
        self._seat = self.episode.g.waiting[0]
        self.agent_selection = self.possible_agents[self._seat]

    @property
    def legal(self) -> Mapping[int, Action]:
        """The answers that the selected agent can give, by number, until it has answered: without the observation, and
        much cheaper. `greathall.core.numbering.draw` draws a number, in Scrabble without finding all."""
        legal = self._legal
        if legal is None:
            self._legal = legal = self.episode.space.legal(self.episode.g, self._seat)
        return legal

    @property
    def mask(self) -> Any:
        """The mask of the selected agent alone, to be read only: where answers recur, it is the same array."""
        legal = self._legal or self.legal
        return legal.mask if type(legal) is Recurring and legal.mask is not None else self.episode.mask(legal)

    def step(self, action: int | None) -> None:
        if self._over:
            self._leave(action)
            return
        episode, seat, legal = self.episode, self._seat, self._legal
        if legal is None:
            legal = episode.space.legal(episode.g, seat)
        answer = legal.get(action)  # type: ignore[arg-type]
        if answer is None:
            self._end([self.illegal if other == seat else 0.0 for other in range(episode.seats)])
            self.infos[self.agent_selection] = {"illegal": action}
            return
        g = episode.g
        if episode.memory is not None:
            episode.memory.answered(seat, answer)
        g.act_unchecked(seat, answer)
        self._legal = None
        waiting = g.waiting
        if waiting:
            self._seat = seat = waiting[0]
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end(episode.rewards())

    def _end(self, rewards: list[float]) -> None:
        self._over = True
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _leave(self, action: int | None) -> None:
        """As PettingZoo's own `_was_dead_step`, for a game that is over for all."""
        if action is not None:
            raise ValueError("when the game is over, the only valid action is None")
        agent = self.agent_selection
        for kept in (self.terminations, self.truncations, self._cumulative_rewards, self.infos):
            del kept[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own, but for what is the same for all agents."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self._over, False, self.infos[agent]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        legal: Mapping[int, Action] = {}
        if not self._over:
            legal = self.legal if seat == self._seat else self.episode.legal(seat)
        return self.episode.observation(seat, legal)

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """As PettingZoo's own, but a generator, which goes on sooner."""
        for _ in repeat(None, max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> str | None:
        return self.episode.describe(self._seat) if self.render_mode == "ansi" else None


class ParallelSeatsEnv(_Door, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who are asked answer at once."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode.deal(seed)
        self.agents = self.possible_agents[:]
        return self._look(), {agent: {} for agent in self.agents}

    def _look(self) -> dict[str, Observation]:
        self._legal: list[Mapping[int, Action]] | None = [self.episode.legal(seat) for seat in self.seat_of.values()]
        seen = map(self.episode.observation, self.seat_of.values(), self._legal)
        return dict(zip(self.agents, seen, strict=True))

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode, agents = self.episode, self.agents
        legal = self._legal or [episode.legal(seat) for seat in range(episode.seats)]
        chosen = {seat: legal[seat].get(actions[self.possible_agents[seat]]) for seat in episode.g.waiting}
        wrong = [seat for seat, answer in chosen.items() if answer is None]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        if wrong:
            for seat in wrong:
                agent = self.possible_agents[seat]
                rewards[agent] = self.illegal
                infos[agent]["illegal"] = actions[agent]
        else:
            for seat, answer in chosen.items():
                episode.answer(seat, answer)
            if episode.g.over:
                rewards = dict(zip(agents, episode.rewards(), strict=True))
        over = bool(wrong) or episode.g.over
        seen = self._look()
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        return self.episode.describe(0) if self.render_mode == "ansi" else None
