"""`greathall new-game`: what it writes can be tested, proved and played at once; and so can the example package."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.packages import install

ROOT = Path(__file__).parents[2]
TOOLS = Path(sys.executable).parent

# Runs several command lines in one process, which is quicker, and prints the exit code and the output of each.
COMMANDS = """
import contextlib, io, json, sys
from greathall.cli import main
for line in sys.argv[1:]:
    out = io.StringIO()
    sys.stdin = io.StringIO("1\\n2\\n" * 50)
    with contextlib.redirect_stdout(out):
        code = main(line.split())
    print(json.dumps([code, out.getvalue()]))
"""


def run_installed(home: Path, packages: list[Path], lines: list[str]) -> list[tuple[int, str]]:
    """The exit code and the output of each command line, where these packages are installed."""
    command = [sys.executable, "-c", COMMANDS, *lines]
    environment = install(packages, home / "site")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_a_new_game_and_the_example_can_be_proved_and_played_at_once(run: Run, home: Path) -> None:
    said = run("new-game owl_post")
    assert said.code == 0
    assert "owl_post is ready in owl_post" in said.out
    assert "pip install -e owl_post" in said.out
    example = ROOT / "examples" / "bluff"
    lines = {
        "games": ["Owl Post", "Bluff"],
        "laws owl_post --games 4": ["owl_post keeps the laws in 4 games."],
        "play owl_post --seats 3 --bots easy --seed 1": ["Draw another card, or stop?", "Final score"],
        "play owl_post --auto --lang fr": ["s’arrête à", "Score final"],
        "learn owl_post first_turn": ["You can still draw without any danger", "That is the whole game"],
        "learn owl_post first_turn --lang fr": ["sans aucun danger", "C’est tout le jeu"],
        "learn bluff": ["Win a round, and lose one cheaply."],
        "play bluff --seed 7 --bots easy": ["Hand:  1   3   12   15   17 ", "Final score"],
    }
    for line, (code, out) in zip(lines, run_installed(home, [home / "owl_post", example], [*lines]), strict=True):
        assert code == 0, line
        assert "⟨" not in out, "a message is missing"
        assert [words for words in lines[line] if words not in out] == [], out


def test_what_is_written_is_set_as_ruff_sets_it_and_keeps_no_other_name(run: Run, home: Path) -> None:
    run("new-game owl_post")
    assert "mygame" not in "".join(file.read_text() for file in home.glob("owl_post/**/*.*")).lower()
    lint = [str(TOOLS / "ruff"), "check", "--select", "E,F,W,I,N,UP,B,C4,SIM,PTH,RUF,PERF,PT,RET", "owl_post"]
    assert subprocess.run(lint, capture_output=True, check=False).stdout == b"All checks passed!\n"
    formatted = subprocess.run([TOOLS / "ruff", "format", "--check", "owl_post"], capture_output=True, check=False)
    assert formatted.returncode == 0


def test_its_own_tests_pass(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("new-game owl_post --folder elsewhere/owls")
    folder = home / "elsewhere" / "owls"
    monkeypatch.syspath_prepend(folder)
    tests = runpy.run_path(str(folder / "tests" / "test_owl_post.py"))
    named = [test for name, test in tests.items() if name.startswith("test_")]
    assert len(named) == 2
    for test in named:
        test()
    for module in [name for name in sys.modules if name.split(".")[0] == "owl_post"]:
        del sys.modules[module]


BAD = {
    "new-game": "NAME is missing",
    "new-game Owl": "“Owl” does not do as the name of a game",
    "new-game 7owls": "does not do as the name",
    "new-game owl-post": "does not do as the name",
    "new-game ../owls": "does not do as the name",
    "new-game chouette_é": "does not do as the name",
    "new-game class": "does not do as the name",
    f"new-game {'o' * 31}": "does not do as the name",
    "new-game stupefy": "called “stupefy” already",
    "new-game random": "called “random” already",
    "new-game owls --folder full": "full is there already and not empty",
    "new-game owls --folder full/file": "is there already and not empty",
    "new-game owls --folder full/file/inside": "cannot be written",
}


@pytest.mark.parametrize("line", BAD)
def test_what_cannot_be_written_is_told_in_one_line(run: Run, home: Path, line: str) -> None:
    (home / "full").mkdir()
    (home / "full" / "file").write_text("")
    english, french = run(line), run(f"{line} --lang fr")
    assert BAD[line] in english.err
    for said in (english, french):
        assert said.code == 2
        assert said.err.count("\n") == 1
        assert "⟨" not in said.err
    assert BAD[line] not in french.err
    assert [path.name for path in home.rglob("*")] == ["full", "file"], "nothing is left behind"
