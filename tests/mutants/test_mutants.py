"""The runner finds what the tests of a toy notice, and what they do not."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.equivalents import FOLDER, judged_equivalent
from tests.mutants.games import ROOT, game
from tests.mutants.operators import Source

UNNOTICED = {
    "rules.py Scores.total: point > 0 -> point >= 0",  # adds nothing
    "rules.py Scores.total: point > 0 -> point > -1",
    "rules.py Scores.nobody_asks: return 1 -> return 2",
    "rules.py Scores.nobody_asks: return 1 -> return 0",
}


@pytest.mark.deep
def test_a_toy(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.mutants.toy", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    assert {id for id, by in found.items() if not by} == UNNOTICED
    assert found["rules.py BONUS: BONUS = 3 -> BONUS = 4"] in ("test_bonus", "test_table"), "a constant"
    assert found["rules.py table: BONUS * 2 -> BONUS // 2"] == "test_table", "a function that ran as it was imported"
    assert found["rules.py lambda: n + 1 -> n - 1"] == "test_prizes", "a lambda in a table"
    assert found["rules.py Scores.total: best += point -> pass"] == "test_total"
    assert found["rules.py steps: n -= 1 -> pass"] == "(takes too long)"


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("a < b", ["a <= b", "a >= b"]),
        ("a and b", ["a or b", "b", "a"]),
        ("max(a)", ["min(a)"]),
        ("x[1:]", ["x[:]", "x[2:]", "x[0:]"]),
        ("[f(), g()]", ["(left out)", "(left out)"]),
        ("y if x else z", ["if not (x)"]),
        ("y if not x else z", ["if x"]),
        ("[x for x in y if z]", ["for x in y"]),
        ("g.pop()", ["g.pop(0)"]),
        ("f(True)", ["f(False)"]),
        ("f('text') + 'text'", []),
    ],
)
def test_faults_of_an_expression(code: str, faults: list[str]) -> None:
    mutants = Source("m.py", f"def f():\n    return {code}\n").mutants
    assert sorted(mutant.after for mutant in mutants) == sorted(faults)


def test_faults_of_a_statement() -> None:
    code = "def f(g):\n    g.x = y\n    g.emit(x)\n    n = a\n    g.n -= a\n    return\n"
    mutants = Source("m.py", code).mutants
    assert [mutant.id for mutant in mutants] == [
        "m.py f: g.x = y -> pass",
        "m.py f: g.emit(x) -> pass",
        "m.py f: g.n -= a -> g.n += a",
        "m.py f: g.n -= a -> pass",
        "m.py f: return -> pass",
    ]


@pytest.mark.deep
def test_every_mutant_compiles_and_leaves_no_trace() -> None:
    for source in game("stupefy").sources():
        for mutant in source.mutants:
            source.mutated(mutant)
        assert Source(source.file, source.text, source.path).code == source._compile(), source.file


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_what_was_judged_equivalent_still_exists(path: Path) -> None:
    there = {mutant.id for source in game(path.stem).sources() for mutant in source.mutants}
    judged = judged_equivalent(path.stem)
    assert all(len(why) > 10 for why in judged.values())
    assert set(judged) <= there, f"no longer in the code: {sorted(set(judged) - there)}"
