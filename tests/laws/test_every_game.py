"""The laws on every installed game and on Bluff: lightly always, deeply by `make laws`."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bluff
import greathall
from greathall import laws
from greathall.core.spec import GameSpec
from greathall.games.scrabble.engine.warm_up import warm_up

SPECS: list[GameSpec[Any]] = [bluff.SPEC, *greathall.games().values()]
EVERY_GAME = pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
SPARSE = laws.CheckLevel(
    json=0.08,
    secrecy=0.1,
    event_leaks=0.03,
    options=0.08,
    frames=0.01,
    playouts=0.003,
    viewers=2,
    tries=2,
    deals=200,
    lessons=1,
)
DEEP = int(os.environ.get("GREATHALL_LAWS_GAMES", "200"))
IN_TURN = replace(laws.THOROUGH, json=0.5, options=0.5, frames=0.5, viewers=2, playouts=0.01)
"""For HOGWARTS, whose games have a thousand answers: each is looked at by a seat that is asked and by another in turn,
and some laws are checked at every second, drawn anew in each game."""


@EVERY_GAME
def test_the_laws_hold(spec: GameSpec[Any]) -> None:
    """With as few and as many as can play; decisions of HOGWARTS are many and large, so fewer of them are looked at."""
    level = SPARSE if spec.id == "hogwarts_board" else laws.QUICK
    few_and_many = replace(spec, seats=spec.seats[:: len(spec.seats) - 1])
    assert laws.check(few_and_many, games=2, level=level).totals.games == 2


def test_the_same_games_in_another_process() -> None:
    """Python hashes strings differently in each process: no rule may depend on the order of a set. Scrabble's engine is
    fetched first: else, on a busy machine, the plain one would read the whole word list once more."""
    program = "import bluff, greathall\nfrom greathall import laws\n"
    program += "from greathall.games.scrabble.engine.warm_up import warm_up\nwarm_up()\n"
    program += "for spec in (bluff.SPEC, *greathall.games().values()): print(spec.id, *laws.fingerprints(spec))"
    path = os.pathsep.join([str(Path(bluff.__file__).parent.parent), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONHASHSEED": "12345", "PYTHONPATH": path}
    warm_up()
    there = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert there.stdout.splitlines() == [" ".join([spec.id, *laws.fingerprints(spec)]) for spec in SPECS]


@pytest.mark.deep
@EVERY_GAME
def test_the_laws_hold_deeply(spec: GameSpec[Any]) -> None:
    report = laws.check(spec, games=DEEP, level=IN_TURN if spec.id == "hogwarts_board" else laws.THOROUGH)
    print(report)
    assert report.totals.games == DEEP


@pytest.mark.deep
@EVERY_GAME
def test_hypothesis_finds_no_broken_law(spec: GameSpec[Any]) -> None:
    from greathall.laws.fuzz import fuzz

    fuzz(spec, examples=max(10, DEEP // 4), level=laws.QUICK)
