"""Dependence goes one way: which part of the package may import which."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import greathall

PACKAGE = Path(greathall.__file__).parent
ANYTHING = None
MAY_IMPORT: dict[str, set[str] | None] = {
    "core": set(),
    "games": {"core"},
    "games/*/terminal": {"core", "text", "cli.kit"},
    "text": {"core"},
    "laws": {"core", "text", "lessons"},
    "bots": {"core"},
    "analysis": {"core", "bots"},
    "lessons": {"core", "bots"},
    "lab": {"core", "bots", "text"},
    "env": {"core", "bots"},
    "server": ANYTHING,
    "remote": {"core", "server"},
    "cli": ANYTHING,
}


def imports(source: str, package: str) -> Iterator[str]:
    """The modules that a source imports, wherever in it; `package` is where relative imports start."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{name.name}" for name in node.names)


def part_of(inside: tuple[str, ...]) -> str:
    """The part of the package to which a file belongs. A game's terminal drawing is a part of its own."""
    terminal = inside[0] == "games" and len(inside) > 2 and inside[2].removesuffix(".py") == "terminal"
    return "games/*/terminal" if terminal else inside[0]


def forbidden_imports(file: Path, root: Path = PACKAGE) -> list[str]:
    """The imports of a file that its part of the package may not make."""
    inside = file.relative_to(root).parts
    if len(inside) == 1:
        return []  # greathall/__init__.py
    part = part_of(inside)
    package = ".".join(["greathall", *inside[:-1]])
    if part not in MAY_IMPORT:
        return [f"{file.name}: {part} is not a known part"]
    allowed = MAY_IMPORT[part]
    if allowed is None:
        return []
    own = f"greathall.games.{inside[1].removesuffix('.py')}" if inside[0] == "games" else f"greathall.{part}"
    found = []
    for module in imports(file.read_text("utf-8"), package):
        if module.split(".")[0] != "greathall":
            continue
        if f"{module}.".startswith(f"{own}.") and (part != "games" or not f"{module}.".startswith(f"{own}.terminal.")):
            continue
        if not any(f"{module}.".startswith(f"greathall.{other}.") for other in allowed):
            found.append(f"{'/'.join(inside)} imports {module}")
    return found


def test_dependence_goes_one_way() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 20
    assert [line for file in files for line in forbidden_imports(file)] == []


def test_forbidden_imports_are_found(tmp_path: Path) -> None:
    def of(path: str, source: str) -> list[str]:
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
        return forbidden_imports(file, tmp_path)

    assert of("core/a.py", "from greathall.games.stupefy import SPEC") == [
        "core/a.py imports greathall.games.stupefy.SPEC"
    ]
    assert of("core/a.py", "def f():\n    import greathall.text") == ["core/a.py imports greathall.text"]
    assert of("core/a.py", "import greathall") == ["core/a.py imports greathall"]
    assert of("core/a.py", "from greathall import bots") == ["core/a.py imports greathall.bots"]
    assert of("core/a.py", "from ..bots import x") == ["core/a.py imports greathall.bots.x"]
    assert of("games/one/a.py", "from greathall.games.two import SPEC") == [
        "games/one/a.py imports greathall.games.two.SPEC"
    ]
    assert of("games/one/a.py", "from greathall.text import catalogue") != []
    assert of("games/one/a.py", "from greathall.games.one.terminal import draw") != []
    assert of("games/one/terminal.py", "from greathall.cli.screen import Screen") != []
    assert of("games/one/terminal/a.py", "from greathall.games.two.view import View") != []
    assert of("bots/a.py", "from greathall.lab import arena") != []
    assert of("attic/a.py", "") == ["a.py: attic is not a known part"]
    for path, source in {
        "core/a.py": "import msgspec\nfrom greathall.core import codec\nfrom . import kernel",
        "games/one/a.py": "from greathall.core.kernel import State\nfrom greathall.games.one.cards import CARD",
        "games/one/terminal.py": "from greathall.cli.kit import Styled\nfrom greathall.text import Catalogue",
        "games/one/terminal/a.py": "from greathall.games.one.terminal.b import draw\nfrom greathall.core import spec",
        "laws/a.py": "from greathall.text import catalogue",
        "server/a.py": "from greathall.games.one import SPEC",
        "__init__.py": "from greathall.core.spec import GameSpec",
    }.items():
        assert of(path, source) == []
