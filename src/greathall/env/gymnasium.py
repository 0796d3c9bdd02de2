"""Every game as an environment of Gymnasium: one seat learns, the others are bots.

>>> from greathall.env import gymnasium
>>> env = gymnasium.make("stupefy", bots="easy")
>>> observation, info = env.reset(seed=7)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

import gymnasium
import numpy as np

from greathall.bots import bot
from greathall.core.kernel import Action, State
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.env.episode import BITS, Episode, Observation, Reward
from greathall.env.spaces import action_space, observation_space


class Player(Protocol):
    """Whoever can choose for a seat: a bot of ours, or one like it."""

    def choose(self, state: Any, seat: int) -> Action: ...


def make(
    game: str,
    /,
    *,
    bots: str | Player | Sequence[str | Player] = "medium",
    seat: int | None = 0,
    seats: int | None = None,
    reward: Reward = "win",
    illegal: float = -1.0,
    remember: bool = False,
    render_mode: str | None = None,
    **settings: Any,
) -> SeatEnv:
    """A game from one seat (None: another one in every deal). `bots` plays all others, or one for each of them, in the
    order in which they sit after this seat: names such as `medium` or `strong:50`, or objects that can `choose`.

    An answer that cannot be given ends the game with the reward `illegal`.
    """
    episode = Episode(game, seats, settings, reward, remember)
    if seat is not None and seat not in range(episode.seats):
        raise ValueError(f"{game} has the seats 0 to {episode.seats - 1}, not {seat!r}")
    return SeatEnv(episode, bots, seat, illegal, render_mode)


class SeatEnv(gymnasium.Env[Observation, int]):  # type: ignore[misc]
    """`seat` is where the learner sits in this deal."""

    def __init__(
        self,
        episode: Episode,
        bots: str | Player | Sequence[str | Player],
        seat: int | None,
        illegal: float,
        render_mode: str | None,
    ) -> None:
        self.episode = episode
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.illegal = illegal
        self.action_space: Any = action_space(episode)
        self.observation_space: Any = observation_space(episode)
        self._fixed = seat
        self.seat = seat or 0
        self._rng = Random()
        self.players = _players(bots, episode.spec, episode.seats - 1, self._rng)
        self._legal: Mapping[int, Action] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._rng.seed(seed)
        self.seat = self._rng.randrange(self.episode.seats) if self._fixed is None else self._fixed
        while True:
            self.episode.deal(self._rng.getrandbits(BITS))
            self._let_others_answer()
            if not self.episode.g.over:  # it may be over before the learner is asked
                return self._look(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        answer = self.legal.get(action)
        if answer is None:
            return self._look(), self.illegal, True, False, {"seat": self.seat, "illegal": int(action)}
        self.episode.answer(self.seat, answer)
        self._let_others_answer()
        over = self.episode.g.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        return self._look(), reward, over, False, {"seat": self.seat}

    def action_masks(self) -> Any:
        """As sb3-contrib's `MaskablePPO` asks for it."""
        return np.frombuffer(self.episode.space.mask(self.episode.g, self.seat), np.bool_)

    @property
    def legal(self) -> Mapping[int, Action]:
        """The answers that the learner can give, by number."""
        if self._legal is None:
            self._legal = self.episode.legal(self.seat)
        return self._legal

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_legal": None}

    def _let_others_answer(self) -> None:
        """Until the learner is asked, or the game is over."""
        g: State = self.episode.g
        seat, seats = self.seat, self.episode.seats
        while g.waiting and seat not in g.waiting:
            for other in g.waiting:
                self.episode.answer(other, self.players[(other - seat) % seats - 1](g, other))

    def _look(self) -> Observation:
        self._legal = None
        return self.episode.observation(self.seat, self.legal)

    def render(self) -> Any:
        return self.episode.describe(self.seat) if self.render_mode == "ansi" else None


def _players(bots: Any, spec: GameSpec[Any], count: int, rng: Random) -> list[Any]:
    """A function for each of the others that chooses for a seat."""
    chosen = [*bots] if isinstance(bots, list | tuple) else [bots] * count
    if len(chosen) != count:
        raise ValueError(f"{count} bots are wanted, one for each other seat, not {len(chosen)}")
    made = {name: bot(name, spec, rng).choose_unguarded for name in chosen if isinstance(name, str)}
    return [made[it] if isinstance(it, str) else it.choose for it in chosen]


def register() -> None:
    """Names for `gymnasium.make("greathall.env.gymnasium:greathall/stupefy-v2")`, one for each game."""
    for spec in games().values():
        name = f"greathall/{spec.id}-v{spec.version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=partial(make, spec.id))


register()
