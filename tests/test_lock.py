"""What `make setup` installs is pinned, hashed, and the same for everybody."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = {
    "requirements.lock": ("dev", "fast", "lab"),
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
