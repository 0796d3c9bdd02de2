"""`greathall analyse`, and the line that says what one plays for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from greathall.core.match import Match
from greathall.core.record import Record
from greathall.core.registry import game
from tests.cli.conftest import Run


@pytest.fixture
def stupefied(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game of beginners, looked back at with few worlds."""
    monkeypatch.setattr("greathall.analysis.analyst.ROLLOUTS", 8)
    monkeypatch.setattr("greathall.analysis.analyst.WORLDS_AT_TURN", 2)
    monkeypatch.setattr("greathall.analysis.judge.FEWEST", 4)
    monkeypatch.setattr("greathall.analysis.judge.MOST", 8)
    spec, rng = game("stupefy"), Random(3)
    assert spec.bots.beginner is not None
    match = Match(Record.start("stupefy", 4, 7))
    while not match.over:
        for seat in match.waiting:
            match.answer(seat, spec.bots.beginner(match.g, seat, rng))
    match.record.names = ["Ada", "Ben", "Cleo", "Dora"]
    match.seal().save(home / "game.json")
    return home / "game.json"


def test_a_finished_game_is_looked_back_at(run: Run, stupefied: Path) -> None:
    said = run(f"analyse {stupefied.name} --seat 2 --all")
    assert said.code == 0
    assert "Ben: 2" in said.out
    assert "% at the start," in said.out
    assert "Luck:" in said.out
    assert "Ben’s choices:" in said.out
    assert "Best" in said.out
    assert "decisions were the strong bot’s own, or as good." in said.out
    french = run(f"analyse {stupefied.name} --lang fr --seconds 1").out
    assert "Ada : 2" in french.replace("\u202f", " ")
    assert "⟨" not in said.out + french


def test_what_cannot_be_looked_back_at(run: Run, stupefied: Path, finished: Path) -> None:
    assert "cannot be looked back at" in run(f"analyse {finished.name}").err  # its bots have no heuristic
    assert run(f"analyse {stupefied.name} --seat 5").code == 2
    record = Record.load(stupefied)
    record.actions = record.actions[:9]
    record.save(stupefied)
    assert "not over" in run(f"analyse {stupefied.name}").err


def test_the_table_says_what_one_plays_for(run: Run) -> None:
    out = run("play stupefy --seed 7 --bots easy", "table", "quit").out
    assert out.count("The house with the most points after round 8 wins") == 2
    board = run("play hogwarts_board --seed 7 --bots easy --lang fr", "quit").out
    assert "Il faut vaincre Voldemort avant les autres" in board
