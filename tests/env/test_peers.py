"""All games pass the suites of the peers, and what these do not look at."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.kernel import Event

np = pytest.importorskip("numpy")
pytestmark = pytest.mark.filterwarnings("ignore")

GAMES: dict[str, dict[str, Any]] = {
    "stupefy": {},
    "hogwarts_battle": {"game": 3},
    "hogwarts_board": {"length": "short"},
    "scrabble": {"edition": "classic", "words": "checked"},
}
every_game = pytest.mark.parametrize(("game", "settings"), GAMES.items(), ids=GAMES)


@every_game
def test_pettingzoo(game: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

    from greathall.env import pettingzoo

    api_test(pettingzoo.env(game, **settings), num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(game, **settings), num_cycles=15)
    seed_test(lambda: pettingzoo.env(game, **settings), num_cycles=10)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, **settings), num_cycles=5)


@every_game
def test_gymnasium(game: str, settings: dict[str, Any]) -> None:
    from gymnasium.utils.env_checker import check_env

    from greathall.env import gymnasium

    check_env(gymnasium.make(game, bots="random", **settings), skip_render_check=True)


@every_game
def test_openspiel(game: str, settings: dict[str, Any]) -> None:
    import pyspiel

    from greathall.env import openspiel

    pyspiel.random_sim_test(openspiel.load(game, **settings), num_sims=1, serialize=True, verbose=False)


def test_who_writes_into_an_observation_changes_no_other() -> None:
    from greathall.env import pettingzoo

    env = pettingzoo.env("stupefy", seats=4)
    env.reset(seed=7)
    before = env.observe("seat_0")
    kept = {key: value.copy() for key, value in before.items()}
    for value in before.values():
        value[:] = 3
    assert all((env.observe("seat_0")[key] == kept[key]).all() for key in kept)


def test_a_mask_alone_is_that_of_the_observation_and_cannot_be_written_to() -> None:
    from greathall.env import pettingzoo

    for game in GAMES:
        env = pettingzoo.env(game)
        env.reset(seed=7)
        for _ in range(5):
            assert (env.mask == env.observe(env.agent_selection)["action_mask"]).all()
            with pytest.raises(ValueError, match="read-only"):
                env.mask[0] = 1
            env.step(next(iter(env.legal)))


def test_whoever_looks_at_a_game_that_is_over_can_still_leave_it() -> None:
    from greathall.env import pettingzoo

    env = pettingzoo.env("stupefy", seats=4)
    env.reset(seed=7)
    env.step(20)
    for left in (3, 2, 1, 0):
        assert env.legal
        assert env.mask.any()
        with pytest.raises(ValueError, match="only valid action is None"):
            env.step(0)
        env.step(None)
        assert len(env.agents) == len(env.rewards) == len(env.infos) == left


def test_the_loop_of_pettingzoo_ends_with_the_game_or_after_so_many_turns() -> None:
    from greathall.env import pettingzoo

    env = pettingzoo.env("stupefy", seats=4)
    env.reset(seed=7)
    assert [*env.agent_iter(3)] == ["seat_0"] * 3
    for _ in env.agent_iter():
        over = env.last(observe=False)[2]
        env.step(None if over else next(iter(env.legal)))
    assert env.agents == []
    assert [*env.agent_iter()] == []


class Guesser:
    """An agent as RLCard has them: draws a number, or with `use_raw` an answer."""

    def __init__(self, use_raw: bool = False) -> None:
        self.use_raw = use_raw
        self.rng = Random(1)

    def step(self, state: dict[str, Any]) -> Any:
        return self.rng.choice(state["raw_legal_actions"] if self.use_raw else [*state["legal_actions"]])

    def eval_step(self, state: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        return self.step(state), {}


@every_game
def test_rlcard(game: str, settings: dict[str, Any]) -> None:
    """RLCard itself is not installed here; its agents ask for nothing else."""
    from greathall.env import rlcard

    env = rlcard.make(game, seed=3, allow_step_back=True, **settings)
    spec, (state, player) = env.episode.spec, env.reset()
    assert state["obs"].shape == (*env.state_shape[player],)
    assert state["obs"].tolist() == [*spec.observe(env.episode.g, player)]
    assert state["raw_obs"] == spec.view(env.episode.g, player)
    assert [*state["legal_actions"]] == [*env.episode.legal(player)]
    first, guesser = spec.hash(env.episode.g), Guesser()
    for _ in range(6):
        state, player = env.step(guesser.step(state))
    assert len(env.action_recorder) == env.timestep == 6
    assert all(who == player for who, _ in state["action_record"])
    while env.step_back():
        pass
    assert spec.hash(env.episode.g) == first
    assert env.action_recorder == []


def test_a_game_of_rlcards_agents() -> None:
    from greathall.env import rlcard

    def play(seed: int) -> tuple[list[list[Any]], list[float]]:
        env = rlcard.make("stupefy", seed=seed)
        env.set_agents([Guesser(), Guesser(use_raw=True), Guesser(), Guesser()])
        seen, payoffs = env.run(is_training=True)
        assert env.is_over()
        assert set(payoffs) <= {1.0, -1.0}
        return seen, payoffs.tolist()

    seen, payoffs = play(5)
    for player, trajectory in enumerate(seen):
        states, answers = trajectory[::2], trajectory[1::2]
        assert len(states) == len(answers) + 1
        assert not states[-1]["legal_actions"]
        chosen = "raw_legal_actions" if player == 1 else "legal_actions"
        assert all(answer in state[chosen] for state, answer in zip(states, answers, strict=False))
    again, same = play(5)
    assert same == payoffs
    assert [it[1::2] for it in again] == [it[1::2] for it in seen]


def test_rlcard_refuses_what_cannot_be_answered() -> None:
    from greathall.env import rlcard

    env = rlcard.make("stupefy", seed=1)
    env.reset()
    for wrong, raw in ((20, False), ("stupefy", True)):
        with pytest.raises(greathall.Illegal):
            env.step(wrong, raw)
    assert env.timestep == 0
    with pytest.raises(ValueError, match="allow_step_back"):
        env.step_back()
    assert env.get_action_feature(3).tolist() == [0, 0, 0, 1] + [0] * 17


def test_openspiel_in_turn_with_its_own_search() -> None:
    """Its ISMCTS asks for worlds that the player cannot tell apart, and checks that it cannot."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from greathall.env import openspiel

    game = openspiel.load("stupefy", in_turn=True)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    rng = np.random.RandomState(3)
    search = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 5, random_state=rng)
    search._allow_inconsistent_action_sets = True
    state = game.new_initial_state()
    for digit in range(openspiel.DIGITS):
        state.apply_action(digit)
    for _ in range(6):
        state.apply_action(int(search.step(state)))
    assert not state.is_terminal()


def test_an_openspiel_state_is_copied_and_written_whole() -> None:
    import pyspiel

    from greathall.env import openspiel

    game = openspiel.load("hogwarts_battle", 3, game=5, closed_hands=True)
    state = game.new_initial_state()
    for digit in range(openspiel.DIGITS):
        state.apply_action(digit)
    state.apply_action(state.legal_actions()[0])
    twin = state.clone()
    assert twin.play.g.asked.effect is state.play.g.asked.effect
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.play.g.asked.effect is state.play.g.asked.effect
    assert str(again) == str(twin) == str(state)
    assert again.known(1) == twin.known(1) == state.known(1)
    assert str(pyspiel.load_game(str(game))) == str(game)
    world = state.resample_from_infostate(1, lambda: 0.3)
    assert world.known(1) == state.known(1)
    assert str(world) != str(state)
    assert world.told(0) == [it.seen_by(0) for it in state.told(1) if isinstance(it, Event)]


def test_where_several_choose_openspiel_has_a_simultaneous_node() -> None:
    from greathall.env import openspiel

    state = openspiel.load("stupefy").new_initial_state()
    for digit in range(openspiel.DIGITS):
        state.apply_action(digit)
    assert state.is_simultaneous_node()
    state.apply_actions([state.legal_actions(player)[0] for player in range(4)])
    assert state.returns() == [0.0] * 4


def test_an_environment_is_copied_and_pickled_at_any_decision() -> None:
    from greathall.env import gymnasium, pettingzoo

    for env in (pettingzoo.env("hogwarts_battle", game=3, remember=True), gymnasium.make("stupefy", bots="medium")):
        env.reset(seed=4)
        for _ in range(9):
            env.step(min(env.legal))
        for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            spec, g, twin = env.episode.spec, env.episode.g, other.episode.g
            assert twin is not g
            assert spec.hash(twin) == spec.hash(g)
            assert twin.asked is not None
            assert g.asked is not None
            assert twin.asked.effect is g.asked.effect
            before = spec.hash(g)
            for _ in range(3):
                other.step(max(other.legal))
            assert spec.hash(g) == before
    turns = pettingzoo.env("hogwarts_battle", remember=True)
    turns.reset(seed=4)
    assert turns.told("seat_0")
    assert pickle.loads(pickle.dumps(turns)).told("seat_0") == turns.told("seat_0")


def test_an_answer_that_cannot_be_given_ends_the_game() -> None:
    from greathall.env import gymnasium, pettingzoo

    turns = pettingzoo.env("stupefy")
    turns.reset(seed=1)
    turns.step(20)
    assert turns.rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0, "seat_3": 0.0}
    assert all(turns.terminations.values())
    assert turns.infos["seat_0"] == {"illegal": 20}
    together = pettingzoo.parallel_env("stupefy", illegal=-5)
    together.reset(seed=1)
    _, rewards, ends, _, infos = together.step({"seat_0": 0, "seat_1": 20, "seat_2": 0, "seat_3": 0})
    assert rewards["seat_1"] == -5
    assert all(ends.values())
    assert infos["seat_1"] == {"illegal": 20}
    assert together.agents == []
    alone = gymnasium.make("stupefy")
    alone.reset(seed=1)
    assert alone.step(20)[1:4] == (-1.0, True, False)


def test_rewards_come_from_the_outcome() -> None:
    from greathall.env import pettingzoo

    rewards: list[Any] = ["win", "score", lambda outcome, seat: seat * 0.5]
    for reward in rewards:
        env = pettingzoo.env("stupefy", reward=reward)
        env.reset(seed=1)
        while not all(env.terminations.values()):
            env.step(min(env.legal))
        outcome = env.episode.spec.outcome(env.episode.g)
        assert outcome is not None
        expected: list[float] = {
            "win": [1.0 if seat in outcome.winners else -1.0 for seat in range(4)],
            "score": [float(score) for score in outcome.scores],
        }.get(reward, [0.0, 0.5, 1.0, 1.5])
        assert [*env.rewards.values()] == expected
    with pytest.raises(ValueError, match="reward is"):
        pettingzoo.env("stupefy", reward="fame")  # type: ignore[arg-type]


def test_gymnasium_seats_and_bots() -> None:
    import gymnasium as gym

    from greathall.env import gymnasium

    spec = greathall.game("stupefy")
    env = gymnasium.make("stupefy", seat=None, seats=5, bots=["easy", "medium", "random", greathall.bot("easy", spec)])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3, 4}
    with pytest.raises(ValueError, match="3 bots are wanted"):
        gymnasium.make("stupefy", bots=["easy"])
    with pytest.raises(ValueError, match="seats 0 to 3"):
        gymnasium.make("stupefy", seat=4)
    with pytest.raises(greathall.UnknownBot):
        gymnasium.make("stupefy", bots="genius")
    made: Any = gym.make(f"greathall/stupefy-v{spec.version}", seats=6).unwrapped
    made.reset(seed=1)
    assert made.episode.seats == 6
    assert made.action_masks().sum() == len(made.legal)


def test_a_game_of_another_package_has_its_doors() -> None:
    from pettingzoo.test import api_test

    import bluff
    from greathall.core import registry
    from greathall.env import pettingzoo

    if "bluff" not in registry.games():
        pytest.skip("Bluff is not installed here")
    assert bluff.SPEC.action_space(3).size == 20
    api_test(pettingzoo.env("bluff"), num_cycles=10)
