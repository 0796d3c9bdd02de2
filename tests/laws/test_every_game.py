"""The laws on every installed game and on Bluff: lightly always, deeply by `make laws`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bluff
import greathall
from greathall import laws
from greathall.core.spec import GameSpec

SPECS: list[GameSpec[Any]] = [bluff.SPEC, *greathall.games().values()]
EVERY_GAME = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
DEEP = int(os.environ.get("GREATHALL_LAWS_GAMES", "200"))


@EVERY_GAME
def test_the_laws_hold(spec: GameSpec[Any]) -> None:
    report = laws.check(spec, games=4 * len(spec.seats), care=laws.QUICK, seconds=5)
    assert report.tally.games


@EVERY_GAME
def test_the_same_game_in_another_process(spec: GameSpec[Any]) -> None:
    """Python hashes strings differently in each process: no rule may depend on the order of a set."""
    program = "import sys, bluff, greathall\nfrom greathall import laws\n"
    program += "games = {'bluff': bluff.SPEC, **greathall.games()}\nprint(*laws.fingerprints(games[sys.argv[1]]))"
    here = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": str(Path(bluff.__file__).parent.parent)}
    there = subprocess.run(
        [sys.executable, "-c", program, spec.id], env=here, capture_output=True, text=True, check=True
    )
    assert there.stdout.split() == laws.fingerprints(spec)


@pytest.mark.deep
@EVERY_GAME
def test_the_laws_hold_deeply(spec: GameSpec[Any]) -> None:
    report = laws.check(spec, games=DEEP)
    print(report)
    assert report.tally.games == DEEP


@pytest.mark.deep
@EVERY_GAME
def test_hypothesis_finds_no_broken_law(spec: GameSpec[Any]) -> None:
    from greathall.laws.fuzz import fuzz

    fuzz(spec, examples=max(10, DEEP // 4), care=laws.QUICK)
