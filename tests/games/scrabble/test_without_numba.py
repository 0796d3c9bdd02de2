"""Where the extra `fast` is not installed, everything works, and says once that it is slow."""

from __future__ import annotations

import subprocess
import sys

import pytest

from greathall.cli.screen import Screen
from greathall.games.scrabble import SPEC
from greathall.games.scrabble.engine import extra
from greathall.games.scrabble.languages import language

BLOCKED = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numba", "numpy", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Missing())
"""
GAME = """
import greathall
from greathall.games.scrabble import SPEC, Lexicon, plays
from greathall.games.scrabble.engine import generator, warm_up

words = Lexicon.from_words(["HORN", "HORNS", "FARM"])
board = ["." * 15] * 7 + [".....HORN......"] + ["." * 15] * 7
assert sorted(play.score for play in plays(board, "FAMS", words)) == [8, 9]
assert "HORN" in words and "FAR" not in words
warm_up.warm_up()
assert not generator.ready() and not warm_up.ready()

levels = ("easy", "medium", "strong", "master")
g = SPEC.new(seats=len(levels), seed=5, lexicon=sys.argv[1])
bots = [greathall.bot(level, SPEC, 1) for level in levels]
while not g.over:
    for seat in g.waiting:
        g.act(seat, bots[seat].choose(g, seat))
assert not {"numba", "numpy"} & set(sys.modules)
assert SPEC.outcome(g) is not None
"""


@pytest.fixture(scope="module")
def short_words(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A list that the plain generator is quick with."""
    file = tmp_path_factory.mktemp("words") / "short.txt"
    file.write_text("\n".join(word for word in language().words("enable") if len(word) < 4))
    return str(file)


def run(script: str, *arguments: str) -> str:
    """Everything the script said."""
    command = [sys.executable, "-c", BLOCKED + script, *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout


def test_a_whole_game_with_bots_of_every_level(short_words: str) -> None:
    said = run(GAME, short_words)
    assert said.count("without numba") == 1
    assert "pip install 'greathall[fast]'" in said


@pytest.mark.parametrize(("language", "slowly"), [("en", "slowly"), ("fr", "lentement")])
def test_the_terminal_says_it_in_the_language_of_the_player(
    language: str, slowly: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Screen(language).use_game(SPEC)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(extra, "_installed", False)
    Screen(language).use_game(SPEC)
    said = capsys.readouterr().err
    assert slowly in said
    assert "pip install numba" in said.replace("\n", " ")


def test_a_numba_that_cannot_be_imported_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """As happens when numpy is newer than numba allows."""
    monkeypatch.setattr(extra, "_installed", None)
    monkeypatch.setattr(extra, "_loaded", {})
    monkeypatch.setitem(sys.modules, "greathall.games.scrabble.engine.fast", None)
    assert extra.installed()
    assert extra.load("fast") is None
    assert not extra.installed()
