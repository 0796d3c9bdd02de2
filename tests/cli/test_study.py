"""`greathall study`: words, plays, games."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.cli import main
from greathall.games.scrabble.gcg import read_gcg

from .conftest import Run


def test_words(run: Run) -> None:
    said = run("study word horn,zzz").out
    assert "HORN counts" in said
    assert "ZZZ does not count" in said
    assert "HORN compte." in run("study word horn --lang fr").out
    assert "before HORN: ST; behind it: SY" in run("study hooks horn").out
    assert "RETINAS" in run("study anagrams AEINRST").out
    assert run("study stars now").code != 0
    assert run("study word horn --words elvish").code != 0
    assert run("study word horn --game scrabble").code == 0
    assert "“stupefy” cannot be studied; try scrabble" in run("study word horn --game stupefy").err
    assert "There is no game called “chess”" in run("study word horn --game chess").err


def test_a_game_and_its_positions(run: Run, tmp_path: Path) -> None:
    """The position of a turn is a line that plays on."""
    file = tmp_path / "game.gcg"
    file.write_text("#player1 Ada Ada\n#player2 Ben Ben\n>Ada: AEHNORS 8F HORN +14 14\n>Ben: FAMEIOU H6 FA.M +9 9\n")
    assert len(read_gcg(file.read_text()).lines) == 2
    told = run(f"study game {file}").out
    assert "8F HORN" in told
    assert "H6 FA.M" in told
    line = run(f"study position {file} --turn 2").out.strip()
    assert line == "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEFIMOU 0/14 0"
    assert run(f"study position {file} --turn 9").code != 0
    assert run(f"study game {tmp_path / 'none.gcg'}").code != 0


def test_the_best_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """A position has spaces, so it is one argument."""
    position = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AEFIMOU/ 0/14 0"
    assert main(["study", "plays", position, "--count", "3"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert len([row for row in rows if row and row[-1] == "%"]) == 3
