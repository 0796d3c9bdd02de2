"""One game after the other, as all doors need it: numbers go in, vectors and rewards come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from greathall.core.kernel import Action, State
from greathall.core.memory import Memory
from greathall.core.numbering import Recurring
from greathall.core.registry import game
from greathall.core.spec import GameSpec, Outcome

Reward = Literal["win", "score"] | Callable[[Outcome, int], float]
"""What a finished game is worth to a seat: 1 or -1 for winning or not, its score, or what a function says."""
Observation = dict[str, NDArray[Any]]
BITS = 63
"""Of the seed of a deal."""
BYTES, FLOATS = np.dtype(np.int8), np.dtype(np.float32)
"""As numpy wants them: of a type it would have to make them every time."""


def reward_of(reward: Reward) -> Callable[[Outcome, int], float]:
    """The function that a reward stands for."""
    if callable(reward):
        return reward
    if reward == "win":
        return lambda outcome, seat: 1.0 if seat in outcome.winners else -1.0
    if reward == "score":
        return lambda outcome, seat: float(outcome.scores[seat])
    raise ValueError(f"reward is 'win', 'score' or a function of an Outcome and a seat, not {reward!r}")


class Episode:
    """A game that is dealt again and again, with the same seats and settings."""

    def __init__(
        self, name: str, seats: int | None, settings: Mapping[str, Any], reward: Reward = "win", remember: bool = False
    ) -> None:
        self.spec = game(name)
        self.space = self.spec.action_space(seats, **settings)
        self.look = self.spec.observer(seats, **settings)
        self.seats = self.space.seats
        self.settings = dict(settings)
        self.remember = remember
        self.memory: Memory | None = None
        self.reward = reward
        self._worth = reward_of(reward)
        self._rng = Random()
        self.g: State = self.spec.state()

    def deal(self, seed: int | None = None) -> None:
        """A new game; with a seed this one and all that follow are the same every time."""
        if seed is not None:
            self._rng = Random(seed)
        log: list[Any] | None = [] if self.remember else None
        self.g = self.spec.new(seats=self.seats, seed=self._rng.getrandbits(BITS), log=log, **self.settings)
        self.memory = Memory(self.g) if self.remember else None

    def __deepcopy__(self, memo: Any) -> Episode:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._rng = Random()
        other._rng.setstate(self._rng.getstate())
        other.g = self.g.copy()
        if self.memory is not None:
            other.memory = self.memory.copy_for(other.g)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """The spaces are made again; the state is saved, for its effects belong to the rules."""
        made_again = ("space", "look", "_worth", "memory")
        parts = {key: value for key, value in self.__dict__.items() if key not in made_again}
        entries = None if self.memory is None else self.memory.entries
        return parts | {"g": self.spec.save(self.g) if self.g.seats else None, "entries": entries}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        spec: GameSpec[Any] = parts["spec"]
        fresh = Episode(spec.id, parts["seats"], parts["settings"], parts["reward"], parts["remember"])
        self.__dict__.update(fresh.__dict__)
        self._rng = parts["_rng"]
        if parts["g"] is not None:
            self.g = spec.load(parts["g"])
            self.memory = None if parts["entries"] is None else Memory(self.g, parts["entries"])

    def legal(self, seat: int) -> Mapping[int, Action]:
        return self.space.legal(self.g, seat)

    def answer(self, seat: int, action: Action) -> None:
        """Give an answer that is known to be legal."""
        if self.memory is not None:
            self.memory.answered(seat, action)
        self.g.act_unchecked(seat, action)

    def mask(self, legal: Mapping[int, Action]) -> NDArray[np.int8]:
        """1 for each answer that can be given. Not to be written to: where answers recur, it is the same array."""
        if type(legal) is not Recurring:
            return np.frombuffer(bytes(self.space.marked(legal)), BYTES)
        if legal.mask is None:
            legal.mask = np.frombuffer(bytes(self.space.marked(legal)), BYTES)
        mask: NDArray[np.int8] = legal.mask
        return mask

    def vector(self, seat: int) -> NDArray[np.float32]:
        return np.frombuffer(self.look.packed(self.g, seat), FLOATS)

    def observation(self, seat: int, legal: Mapping[int, Action]) -> Observation:
        recurs = type(legal) is Recurring
        mask = self.mask(legal).copy() if recurs else np.frombuffer(self.space.marked(legal), BYTES)
        return {"observation": self.vector(seat), "action_mask": mask}

    def rewards(self) -> list[float]:
        """Of all seats, when the game is over."""
        outcome = self.spec.outcome(self.g)
        assert outcome is not None
        return [float(self._worth(outcome, seat)) for seat in range(self.seats)]

    def describe(self, seat: int) -> str:
        """What a seat knows, for a person to read."""
        return msgspec.json.format(msgspec.json.encode(self.spec.situation(self.g, seat)), indent=2).decode()
