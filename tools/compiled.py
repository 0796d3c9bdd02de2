"""Compiles the kernel, and the rules and bots of the games, with mypyc.

    python tools/compiled.py            the package, compiled, in build/compiled
    python tools/compiled.py --wheel    a wheel of that build for this platform, in dist; installed and tried, too
    python tools/compiled.py --list     only the names of the modules

Plain Python stays the reference: the source is the same, and `build/compiled` holds it beside what was made of it, so
`PYTHONPATH=build/compiled` is all that is needed to play, test and measure the compiled build. `make compiled` does so.

What is compiled is chosen by one rule: whatever is called in the middle of a game. Modules that define structs stay
as they are, because msgspec makes those at run time, from annotations that a compiled class does not keep. But what
lies on a table and is read at every step (`RECORDS`) becomes a plain class, whose fields compiled code reads directly.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
GAMES = ("stupefy", "scrabble", "hogwarts_battle", "hogwarts_board")
KERNEL = ("core/kernel.py", "core/chance.py", "bots/worlds.py")
AROUND = frozenset(
    {"achievements", "actions", "beginner", "campaign", "chronicle", "events", "explain", "gcg", "goal", "hints"}
    | {"lengths", "notation", "odds", "printed", "prompts", "rulebook", "settings", "spec", "table_hints"}
    | {"temperaments", "terminal", "tuning", "uses", "versions", "view", "vocabulary", "weights"}
)
"""Modules, by their names, that are not called in the middle of a game, or only define structs and constants."""
FOLDERS = {"client", "examples", "lessons", "terminal", "text"}
BY_NUMBA = "scrabble"
"""Its engine is compiled by numba while it runs, and its bots and numbers do little but call it: of this game only the
rules."""
TEXTS = "hogwarts_battle/cards"
"""Made once, when the game is loaded."""
RECORDS = tuple(f"games/hogwarts_board/{name}.py" for name in ("wizard", "battle/state", "battle/hits"))


def modules(package: Path = ROOT / "src" / "greathall") -> list[str]:
    """What is compiled, as paths below `src`."""
    found = [package / name for name in (*KERNEL, *RECORDS)]
    for game in GAMES:
        found += sorted(path for path in (package / "games" / game).rglob("*.py") if _is_played(path, package))
    return [str(path.relative_to(package.parent)) for path in found]


def _is_played(path: Path, package: Path) -> bool:
    place = path.relative_to(package / "games")
    if place.parts[0] == BY_NUMBA and (len(place.parts) > 2 or path.stem == "numbers"):
        return False
    if FOLDERS & {*place.parts} or str(place).startswith(TEXTS) or place.name == "__init__.py":
        return False
    if path.stem in AROUND and place.parts[1] != "cards":
        return False
    return not re.search(r"^class .*\bStruct\b", path.read_text("utf-8"), re.M)


def compile_package(level: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.copytree(ROOT / "src", BUILD, ignore=shutil.ignore_patterns("__pycache__", "client", "static"))
    shutil.copy(ROOT / "pyproject.toml", BUILD)  # mypy's settings
    os.chdir(BUILD)
    for record in RECORDS:
        path = BUILD / "greathall" / record
        path.write_text(with_plain_classes(path.read_text("utf-8")), "utf-8")
    libraries = mypycify(["--no-warn-unused-ignores", *modules()], opt_level=level, debug_level="0")
    command = build_ext(Distribution({"name": "greathall", "ext_modules": libraries}))
    command.inplace = True
    command.ensure_finalized()
    command.run()
    shutil.rmtree(BUILD / "build")


def with_plain_classes(source: str) -> str:
    """The same source with a plain class for each struct: made, copied and compared in the same way."""
    module = ast.parse(source)
    for at, node in enumerate(module.body):
        if isinstance(node, ast.ClassDef) and [ast.unparse(base) for base in node.bases] == ["Struct"]:
            (module.body[at],) = ast.parse(_plain_class(node)).body
    return ast.unparse(module)


def _plain_class(struct: ast.ClassDef) -> str:
    fields = [field for field in struct.body if isinstance(field, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    name, copied = struct.name, ", ".join(f"self.{field}" for field in names)
    return "\n".join(
        [
            f"class {name}:",
            *(f"    {field}: {ast.unparse(at.annotation)}" for field, at in zip(names, fields, strict=True)),
            f"    def __init__(self, {', '.join(map(ast.unparse, fields))}) -> None:",
            *(f"        self.{field} = {field}" for field in names),
            f"    def __copy__(self) -> {name}:",
            f"        return {name}({copied})",
            "    def __eq__(self, other: object) -> bool:",
            f"        return isinstance(other, {name}) and {' and '.join(f'self.{f} == other.{f}' for f in names)}",
        ]
    )


def make_wheel() -> None:
    """The plain package and the libraries beside it; then every game is played by what was installed from it."""
    environment = {**os.environ, "GREATHALL_COMPILED": str(BUILD)}
    with TemporaryDirectory() as folder:
        made, installed = Path(folder) / "wheel", Path(folder) / "installed"
        _pip(["wheel", str(ROOT), "--no-build-isolation", "--wheel-dir", str(made)], environment)
        (wheel,) = made.iterdir()
        _pip(["install", str(wheel), "--target", str(installed)], environment)
        command = [sys.executable, "-c", TRIAL, str(installed)]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": str(installed)}, cwd=folder, check=True)
        (ROOT / "dist").mkdir(exist_ok=True)
        print(shutil.copy(wheel, ROOT / "dist"))


def _pip(arguments: list[str], environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pip", *arguments, "--no-deps", "--quiet", "--disable-pip-version-check"]
    subprocess.run(command, env=environment, check=True)


TRIAL = """
import sys
from random import Random
import greathall
from greathall.core import kernel

assert kernel.__file__.startswith(sys.argv[1]) and not kernel.__file__.endswith(".py"), kernel.__file__
for name, spec in greathall.games().items():
    g, rng = spec.new(seats=spec.seats[0], seed=1), Random(1)
    while not g.over:
        for seat in g.waiting:
            g.act(seat, kernel.sample(g.options(seat), rng))
    print(f"{name}: played by the wheel to its end, {spec.hash(g)}")
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="only say what would be compiled")
    parser.add_argument("--wheel", action="store_true", help="make a wheel of what was compiled")
    parser.add_argument("--level", choices="0123", default="3", help="how much the C compiler optimises (3)")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(modules()))
    elif arguments.wheel:
        make_wheel()
    else:
        compile_package(arguments.level)


if __name__ == "__main__":
    main()
