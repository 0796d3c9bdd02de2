"""What `examples/train_ppo.py` learns plays as a bot, without torch."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
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


def policy(example: Any, path: Path, **other: str) -> Path:
    """One that has learned nothing but to prepare Stupefy."""
    space, size, hidden = STUPEFY.action_space(4), STUPEFY.observer(4).size, example.HIDDEN
    wishes = np.zeros(space.size)
    wishes[space.names.index("prepare spell=stupefy")] = 50.0
    layers = {
        "mean": np.zeros(size),
        "spread": np.ones(size),
        "body.0.weight": np.zeros((hidden, size)),
        "body.0.bias": np.zeros(hidden),
        "body.2.weight": np.zeros((hidden, hidden)),
        "body.2.bias": np.zeros(hidden),
        "actor.weight": np.zeros((space.size, hidden)),
        "actor.bias": wishes,
    }
    kept = {"game": "stupefy", "numbers": example.numbers_of(STUPEFY, 4)} | other
    np.savez(path, **layers, **kept)
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
    won, games = example.evaluate(tmp_path / "policy.npz", 2, 1)
    assert games == 2
    assert won <= 2


def test_a_policy_of_another_game_or_of_other_numbers_is_refused(example: Any, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="has learned scrabble"):
        example.Trained(STUPEFY, None, policy(example, tmp_path / "other.npz", game="scrabble"))
    with pytest.raises(ValueError, match="train it again"):
        example.Trained(STUPEFY, None, policy(example, tmp_path / "old.npz", numbers="1 2"))
    with pytest.raises(FileNotFoundError, match="GREATHALL_POLICY"):
        example.Trained(STUPEFY, None, tmp_path / "none.npz")
