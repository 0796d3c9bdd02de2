"""What `make setup` installs is pinned, hashed, and the same for everybody."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
LOCKS = {
    "requirements.lock": ("dev", "env", "fast", "lab"),
    "bench/requirements.lock": ("bench",),
    "tests/lab/ray.lock": ("ray", "lab"),
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    return {normal(name): version for name, version in found}


@pytest.mark.parametrize("file", [*LOCKS, "installer.lock"])
def test_every_package_has_its_hashes_and_nothing_names_a_machine(file: str) -> None:
    text = (ROOT / file).read_text("utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.+]+( ; [^:/]+?)?(\s+--hash=sha256:[0-9a-f]{64})+", line.rstrip()), line


@pytest.mark.parametrize("file", LOCKS)
def test_the_lock_holds_all_that_the_project_asks_for(file: str) -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    wanted = [*PROJECT["project"]["dependencies"], *(line for extra in LOCKS[file] for line in extras[extra])]
    names = {normal(re.split(r"[<>=;\s]", line)[0]) for line in wanted} - {"greathall[lab]"}
    assert names - set(pins(file)) == set(), "make lock"
    assert pins(file).items() <= pins("constraints.txt").items()


def test_what_the_build_needs_is_pinned_once() -> None:
    from client.build import NODE

    locked = pins("requirements.lock")
    for line in (*PROJECT["build-system"]["requires"], NODE):
        name, version = line.split("==")
        assert locked[normal(name)] == version


def needed(name: str, found: dict[str, int]) -> None:
    """The bytes of a package as it is shipped, and of all that it needs without extras."""
    if normal(name) in found:
        return
    try:
        package = distribution(name)
    except PackageNotFoundError:  # on another system, or for another Python
        return
    files = [file.locate() for file in package.files or [] if file.suffix != ".pyc"]
    found[normal(name)] = sum(Path(str(file)).stat().st_size for file in files if Path(str(file)).exists())
    for line in package.requires or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            needed(requirement.name, found)


def test_the_base_install_stays_light() -> None:
    """At most 170 MB with Python's bytecode, which is some 40 of it, and our own 15."""
    found: dict[str, int] = {}
    needed("greathall", found)
    assert {"litestar", "babel", "uvicorn"} <= found.keys()
    assert {"numba", "numpy", "polars"}.isdisjoint(found)
    assert sum(found.values()) < 115e6, sorted((size, name) for name, size in found.items())[-10:]
