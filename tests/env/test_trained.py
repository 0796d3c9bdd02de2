"""What `examples/train_ppo.py` learns plays as a bot, without torch."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import greathall
from greathall.games.stupefy.actions import Prepare

np = pytest.importorskip("numpy")
EXAMPLES = Path(__file__).parents[2] / "examples"
STUPEFY = greathall.game("stupefy")


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("train_ppo")


def layers(example: Any) -> dict[str, Any]:
    """Of networks that are very sure to prepare Stupefy, know nothing else, and think that every game is half won."""
    space, size, hidden = STUPEFY.action_space(4), STUPEFY.observer(4).size, example.HIDDEN
    wishes = np.zeros(space.size)
    wishes[space.names.index("prepare spell=stupefy")] = 1000.0
    found = {"mean": np.zeros(size), "spread": np.ones(size)}
    for net, last in (("actor", wishes), ("critic", np.array([0.5]))):
        for layer, (inputs, outputs) in {0: (size, hidden), 2: (hidden, hidden), 4: (hidden, len(last))}.items():
            found[f"{net}.{layer}.weight"] = np.zeros((outputs, inputs))
            found[f"{net}.{layer}.bias"] = last if layer == 4 else np.zeros(outputs)
    return found


def policy(example: Any, path: Path, **other: str) -> Path:
    kept = {"game": "stupefy", "numbers": example.numbers_of(STUPEFY)} | other
    np.savez(path, **layers(example), **kept)
    return path


def test_a_trained_policy_is_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it may sit at the tables of a hall that has invited it (`tests/bots/test_strangers.py`)."""
    monkeypatch.setenv("GREATHALL_POLICY", str(policy(example, tmp_path / "policy.npz")))
    bot = greathall.bot("train_ppo:Trained", STUPEFY)
    for seats in (4, 5):  # with five it plays like medium
        g = STUPEFY.new(seats=seats, seed=2)
        while not g.over:
            for seat in g.waiting:
                choice = bot.choose(g, seat)
                if seats == 4 and Prepare("stupefy") in g.options(seat):
                    assert choice == Prepare("stupefy")
                g.act(seat, choice)
    won, in_its_place = example.evaluate(tmp_path / "policy.npz", 2, 1)
    assert [*map(len, (won, in_its_place))] == [2, 2]


def test_it_knows_what_all_could_remember_at_any_table(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `medium` does, also where the table does not show it."""
    bot = example.Trained(STUPEFY, Random(1), policy(example, tmp_path / "policy.npz"))
    look, seen = STUPEFY.observer(4, **example.MEMORY), []

    def scaled(layers: Any, vector: Any) -> Any:
        seen.append([*vector])
        return vector

    monkeypatch.setattr(example, "scaled", scaled)
    g = STUPEFY.new(seats=4, seed=2)
    g.favours[1] = 3
    bot.pick(g, 0)
    assert seen[0][look.fields["players[+1].favours"]] == [1.0, 3.0]
    assert [*look(g, 0)[look.fields["players[+1].favours"]]] == [0.0, 0.0]
    assert g.settings.memory_aid == "off"


class Pipe:
    """Orders that a worker gets, and what it sends."""

    def __init__(self, *orders: Any) -> None:
        self.orders = [*orders, None]
        self.sent: list[Any] = []

    def recv(self) -> Any:
        return self.orders.pop(0)

    def send(self, sent: Any) -> None:
        self.sent.append(sent)


def test_a_worker_plays_whole_games_and_tells_what_was_seen_and_done(
    example: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "TABLES", 1)
    monkeypatch.setattr(example, "DECISIONS", 10)
    pipe = Pipe(layers(example), layers(example))
    example.play(pipe, 1)
    _, ((seen, legal, actions, logs, gains, returns), won, _) = pipe.sent
    assert len(seen) >= 10
    assert len(won) == 1
    assert legal[np.arange(len(seen)), actions].all()
    assert np.allclose(gains + 0.5, returns)
    may = legal[:, STUPEFY.action_space(4).names.index("prepare spell=stupefy")]
    assert np.allclose(logs[may], 0.0)
    others = ~may
    assert np.allclose(logs[others], -np.log(legal[others].sum(1)))


def test_advantages_add_up_to_what_a_game_was_worth(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    values, leads = np.array([0.2, 0.4, 0.3, 0.1]), np.array([0.0, 0.25, 0.5, 0.0])
    monkeypatch.setattr(example, "LAMBDA", 0.0)
    assert np.allclose(example.advantages(values, leads, [3, 1], [1.0, 0.0]), [0.45, 0.15, 0.2, -0.1])
    monkeypatch.setattr(example, "LAMBDA", 1.0)
    assert np.allclose(example.advantages(values, leads, [3, 1], [1.0, 0.0]), [0.8, 0.35, 0.2, -0.1])


def test_a_policy_of_another_game_or_of_other_numbers_is_refused(example: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="has learned scrabble"):
        example.Trained(STUPEFY, None, policy(example, tmp_path / "other.npz", game="scrabble"))
    with pytest.raises(ValueError, match="train it again"):
        example.Trained(STUPEFY, None, policy(example, tmp_path / "old.npz", numbers="1 2"))
    with pytest.raises(FileNotFoundError, match="GREATHALL_POLICY"):
        example.Trained(STUPEFY, None, tmp_path / "none.npz")
