"""Which files of a game hold its rules, and which tests must notice a fault in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

from .operators import Source

ROOT = Path(__file__).parents[2]
NO_RULES = (
    *("__init__.py", "spec.py", "bot", "client", "terminal", "terminal.py", "text", "view.py", "preview.py"),
    *("printed.py", "odds.py", "vocabulary.py", "notation.py", "gcg.py", "engine", "languages"),
    *("achievements.py", "chronicle.py", "numbers.py", "score_sheet.py", "study"),
)
"""What draws, words, plays, measures, studies or praises; and Scrabble's engine: its tests compare it with another."""


@dataclass(frozen=True)
class Target:
    """A package whose code is mutated, and its tests as arguments for pytest."""

    name: str
    package: str
    folder: Path
    tests: tuple[str, ...]
    foreign: tuple[str, ...] = ("greathall.bots", "greathall.laws", "greathall.text", "hypothesis")
    """What may be imported once for all mutants."""
    prepare: str = ""
    """`module:function` to call before the tests, if it saves each of them the time."""
    leave_out: tuple[str, ...] = NO_RULES
    root: Path = ROOT

    def sources(self, only: str = "") -> list[Source]:
        found = []
        for path in sorted(self.folder.rglob("*.py")):
            file = path.relative_to(self.folder)
            if not any(part in self.leave_out for part in file.parts) and only in str(file):
                found.append(Source(str(file), path.read_text("utf-8"), str(path)))
        return found

    def prepared(self) -> Callable[[], None] | None:
        if not self.prepare:
            return None
        module, name = self.prepare.split(":")
        function: Callable[[], None] = getattr(import_module(module), name)
        return function


def game(name: str) -> Target:
    folder = ROOT / "src" / "greathall" / "games" / name
    if not (folder / "spec.py").exists():
        raise SystemExit(f"There is no game {name} in {folder.parent}.")
    tests = (f"tests/games/{name}", "tests/test_golden.py", "tests/mutants/law_games.py", "-k", name)
    target = Target(name, f"greathall.games.{name}", folder, tests)
    if name == "scrabble":
        warm_up = "greathall.games.scrabble.engine.warm_up:warm_up"
        return replace(target, foreign=(*target.foreign, "numba"), prepare=warm_up)
    return target
