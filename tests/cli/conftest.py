"""The command as a person runs it: a folder of their own, their language, what they type and what they read."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import bluff
from greathall.cli import main
from greathall.core.record import Record
from greathall.core.registry import games


class Said(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved here; the locale says nothing; the screen is 100 wide."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def with_bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is at hand as if it were installed."""
    monkeypatch.setitem(games(), "bluff", bluff.SPEC)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line, typing these lines."""

    def run(line: str, *typed: str) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(each + "\n" for each in typed)))
        capsys.readouterr()
        code = main(line.split())
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


@pytest.fixture
def saved(home: Path) -> Callable[[], list[Path]]:
    """The files of saved games, latest last."""

    def saved() -> list[Path]:
        files = (home / "data" / "greathall" / "games").glob("*.json")
        return sorted(files, key=lambda file: (file.stat().st_mtime_ns, file.name))

    return saved


@pytest.fixture
def finished(home: Path) -> Path:
    """A record of a whole game of Bluff, with its receipt."""
    record = Record.start("bluff", 2, 7)
    g = bluff.SPEC.new(seats=2, seed=7)
    while not g.over:
        for seat in g.waiting:
            action = g.options(seat)[0]
            record.add(seat, action)
            g.act(seat, action)
    record.names = ["Ada", "Ben"]
    record.final = bluff.SPEC.hash(g)
    record.save(home / "finished.json")
    return home / "finished.json"
