"""Every game as a Python game of OpenSpiel.

>>> from greathall.env import openspiel
>>> game = openspiel.load("stupefy", seats=4)
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The first nodes are chance: they draw the seed of the deal, digit by digit. All other chance is inside the game, so that
a history replays exactly. Where several seats choose in secret, the node is simultaneous; `load(…, in_turn=True)` lets
them choose one after the other without seeing the answers, for algorithms that want a sequential game. Both are
registered:
`pyspiel.load_game("greathall_stupefy", {"seats": 5})` and `greathall_stupefy_in_turn`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import msgspec
import numpy as np
import pyspiel

from greathall.core.kernel import Action, State
from greathall.core.memory import Memory
from greathall.core.registry import game as game_of
from greathall.core.registry import games
from greathall.core.spec import GameSpec
from greathall.env.episode import reward_of

DIGITS = 6
"""Chance nodes before the deal."""
FACES = 256
"""Outcomes of each of them."""


def load(game: str, /, seats: int | None = None, *, in_turn: bool = False, reward: str = "win", **settings: Any) -> Any:
    """A game with so many seats and these settings; `reward` is `win` (1 or -1) or `score`."""
    spec = game_of(game)
    register(spec)
    spec.read_settings(settings)
    chosen = spec.action_space(seats, **settings).seats
    parameters: dict[str, Any] = {"seats": chosen, "reward": reward, "settings": _written(settings)}
    return pyspiel.load_game(name_of(spec, in_turn), parameters)


def name_of(spec: GameSpec[Any], in_turn: bool) -> str:
    return f"greathall_{spec.id}{'_in_turn' if in_turn else ''}"


def _written(settings: Mapping[str, Any]) -> str:
    """Settings without the characters that have a meaning in the names of OpenSpiel's games."""
    return quote(msgspec.json.encode(settings), safe="") if settings else ""


class _Play:
    """A game in play. OpenSpiel copies a state by `deepcopy` and writes it by `pickle`: both would tear its effects
    from the rules to which they belong."""

    def __init__(self, spec: GameSpec[Any], g: State, memory: Memory) -> None:
        self.spec = spec
        self.g = g
        self.memory = memory
        self.legal: dict[int, Mapping[int, Action]] = {}
        """What was asked for at this decision."""

    def __deepcopy__(self, memo: Any) -> _Play:
        g = self.g.copy()
        return _Play(self.spec, g, self.memory.copy_for(g))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.spec, self.spec.save(self.g), self.memory.entries)


def _restored(spec: GameSpec[Any], saved: dict[str, Any], entries: list[Any]) -> _Play:
    g = spec.load(saved)
    return _Play(spec, g, Memory(g, entries))


class HallGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and settings."""

    def __init__(self, kind: Any, spec: GameSpec[Any], parameters: Mapping[str, Any] | None) -> None:
        given = {"seats": spec.seats[0], "reward": "win", "settings": "", **(parameters or {})}
        self.spec = spec
        self.settings: dict[str, Any] = msgspec.json.decode(unquote(given["settings"])) if given["settings"] else {}
        self.space = spec.action_space(given["seats"], **self.settings)
        self.look = spec.observer(given["seats"], **self.settings)
        self.seats = self.space.seats
        self.in_turn = kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        self.worth = reward_of(given["reward"])
        limit = 1.0 if given["reward"] == "win" else 1e6
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.size,
            max_chance_outcomes=FACES,
            num_players=self.seats,
            min_utility=-limit,
            max_utility=limit,
            utility_sum=None,
            max_game_length=spec.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> HallState:
        return HallState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> HallObserver:
        return HallObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class HallState(pyspiel.State):  # type: ignore[misc]
    """The deal, then the decisions."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self._seed: list[int] = []
        self.play: _Play | None = None

    # `get_game` gives the Python object, which must not be copied with the state
    @property
    def hall(self) -> HallGame:
        game: HallGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.play.g.waiting
        if not waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        if len(waiting) > 1 and not self.hall.in_turn:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(face, 1 / FACES) for face in range(FACES)]

    def _legal(self, player: int) -> Mapping[int, Action]:
        play = self.play
        assert play is not None
        if player not in play.legal:
            play.legal[player] = self.hall.space.legal(play.g, player)
        return play.legal[player]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._legal(player)) if self.play is not None else []

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self._answer(self.play.g.waiting[0], action)
            return
        self._seed.append(action)
        if len(self._seed) == DIGITS:
            hall = self.hall
            g = hall.spec.new(seats=hall.seats, seed=bytes(self._seed).hex(), log=[], **hall.settings)
            self.play = _Play(hall.spec, g, Memory(g))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        assert self.play is not None
        for seat in self.play.g.waiting:
            self._answer(seat, actions[seat])

    def _answer(self, seat: int, index: int) -> None:
        play = self.play
        assert play is not None
        action = self._legal(seat)[index]
        play.memory.answered(seat, action)
        play.g.act_unchecked(seat, action)
        play.legal.clear()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action}"
        return self.hall.space.names[action]

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.g.over

    def returns(self) -> list[float]:
        hall = self.hall
        outcome = None if self.play is None else hall.spec.outcome(self.play.g)
        if outcome is None:
            return [0.0] * hall.seats
        return [float(hall.worth(outcome, seat)) for seat in range(hall.seats)]

    def told(self, player: int) -> list[Any]:
        """What this player was told and answered since the deal."""
        return [] if self.play is None else self.play.memory.told(player)

    def situation(self, player: int) -> str:
        """What this player knows now."""
        if self.play is None:
            return ""
        return msgspec.json.encode(self.hall.spec.situation(self.play.g, player)).decode()

    def known(self, player: int) -> str:
        """What this player knows, and a fingerprint of all that it remembers."""
        return "" if self.play is None else f"{self.play.memory.digest(player)} {self.situation(player)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HallState:
        """Another world that this player cannot tell from this one."""
        world: HallState = self.clone()
        if self.play is not None:
            g = self.hall.spec.redeal(self.play.g, player, Random(int(sampler() * (1 << 53))))
            world.play = _Play(self.hall.spec, g, self.play.memory.imagined_for(g, player))
        return world

    def __str__(self) -> str:
        if self.play is None:
            return f"deal {self._seed}"
        return self.hall.spec.hash(self.play.g)


class HallObserver:
    """The vector of `spec.observe`, and what a player knows in words."""

    def __init__(self, game: HallGame, kind: Any) -> None:
        self._game = game
        self._recall = kind.perfect_recall
        self.tensor = np.zeros(game.look.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HallState, player: int) -> None:
        self.tensor[:] = 0 if state.play is None else self._game.look(state.play.g, player)

    def string_from(self, state: HallState, player: int) -> str:
        return state.known(player) if self._recall else state.situation(player)


def register(spec: GameSpec[Any]) -> None:
    """Both games of a specification, once."""
    for in_turn in (False, True):
        name = name_of(spec, in_turn)
        if name in pyspiel.registered_names():
            continue
        dynamics = pyspiel.GameType.Dynamics
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Great Hall: {spec.id}{', in turn' if in_turn else ''}",
            dynamics=dynamics.SEQUENTIAL if in_turn else dynamics.SIMULTANEOUS,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=spec.seats[-1],
            min_num_players=spec.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"seats": spec.seats[0], "reward": "win", "settings": ""},
        )
        pyspiel.register_game(kind, _game_class(kind, spec))


def _game_class(kind: Any, spec: GameSpec[Any]) -> type[HallGame]:
    """OpenSpiel makes games from their parameters alone."""

    class RegisteredGame(HallGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, spec, params)

    return RegisteredGame


for _spec in games().values():
    register(_spec)
