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

# Runs several command lines in one process, which is quicker, and tells what came of each.
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


def run_installed(package: Path, site: Path, *lines: str) -> list[tuple[int, str]]:
    """The exit code and the output of each command line, where this package is installed."""
    command = [sys.executable, "-c", COMMANDS, *lines]
    done = subprocess.run(command, env=install(package, site), capture_output=True, text=True, timeout=60, check=False)
    assert done.stderr == ""
    return [tuple(json.loads(line)) for line in done.stdout.splitlines()]


def test_a_new_game_can_be_tested_proved_and_played_at_once(run: Run, home: Path) -> None:
    said = run("new-game owl_post")
    assert said.code == 0
    assert "owl_post is ready in owl_post" in said.out
    assert "pip install -e owl_post" in said.out
    assert "mygame" not in "".join(file.read_text() for file in home.glob("owl_post/**/*.*")).lower()

    lint = [TOOLS / "ruff", "check", "--select", "E,F,W,I,N,UP,B,C4,SIM,PTH,RUF,PERF,PT,RET", "owl_post"]
    assert subprocess.run(lint, capture_output=True, check=False).stdout == b"All checks passed!\n"
    assert subprocess.run([TOOLS / "ruff", "format", "--check", "owl_post"], capture_output=True).returncode == 0

    listed, proved, played, watched = run_installed(
        home / "owl_post",
        home / "site",
        "games",
        "laws owl_post --games 4",
        "play owl_post --seats 3 --bots easy --seed 1",
        "play owl_post --auto --lang fr",
    )
    assert "Owl Post" in listed[1]
    assert proved[0] == 0
    assert "owl_post keeps the laws in 4 games." in proved[1]
    assert "Draw another card, or stop?" in played[1]
    assert "Final score" in played[1]
    assert "s’arrête à" in watched[1]
    assert watched[0] == 0
    assert all("⟨" not in out for _, out in (listed, proved, played, watched)), "a message is missing"


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


def test_the_example_package_brings_its_rules_and_drawings(home: Path) -> None:
    [listed, played] = run_installed(
        ROOT / "examples" / "bluff", home / "site", "games", "play bluff --seed 7 --bots easy --name Ada"
    )
    assert "Bluff" in listed[1]
    assert "Hand:  1   3   12   15   17 " in played[1], "drawn by its own terminal.py"
    assert "Final score" in played[1]
    assert (ROOT / "examples" / "bluff" / "bluff" / "client" / "drawing.js").exists()


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
