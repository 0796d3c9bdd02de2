"""A fingerprint of the programs that decide which moves are made: results of different ones are not mixed."""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from greathall.core.spec import GameSpec

DECIDING = ("core/kernel.py", "core/chance.py", "lab/duel.py", "lab/games.py", "bots/*.py")
"""Besides the game's own, the sources on which it depends which moves are made."""
TELLING = frozenset(
    {"terminal.py", "view.py", "events.py", "explain.py", "reasons.py", "names.py", "cores.py", "achievements.py"}
    | {"uses.py"}
)
"""Sources that only say what has happened, or on how many cores."""


@cache
def digest(spec: GameSpec[Any]) -> str:
    """Of all that decides which moves are made: fitted numbers, and programs without what is only said about them."""
    package = Path(str(files("greathall")))
    game = Path(str(files(spec.package)))
    sources = [path for pattern in DECIDING for path in package.glob(pattern)]
    sources += [*game.rglob("*.py"), *game.glob("bot/*.json")]
    found = sha256()
    for path in sorted(source for source in sources if source.name not in TELLING):
        text = path.read_text(encoding="utf-8")
        found.update(undocumented(text).encode() if path.suffix == ".py" else text.encode())
    return found.hexdigest()[:12]


def undocumented(source: str) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [
                line for line in node.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
            ]
    return ast.dump(tree)
