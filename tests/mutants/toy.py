"""A toy for `test_mutants`, run in a process of its own: prints what became of each mutant."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.mutants import runner
from tests.mutants.games import Target
from tests.mutants.operators import Mutant
from tests.mutants.runner import Run, Verdict

RULES = '''
"""Rules of a toy."""

BONUS = 3
PRIZES = {"gold": lambda n: n + 1}

def table():
    return [BONUS * 2]

TABLE = table()

class Scores:
    def total(self, points):
        best = 0
        for point in points:
            if point > 0:
                best += point
        return best

    def nobody_asks(self):
        return 1

def steps(n):
    count = 0
    while n > 0:
        n -= 1
        count += 1
    return count
'''

TESTS = """
from toy.rules import BONUS, PRIZES, TABLE, Scores, steps

def test_bonus(): assert BONUS == 3
def test_table(): assert TABLE == [6]
def test_prizes(): assert PRIZES["gold"](1) == 2
def test_total(): assert Scores().total([1, 2]) == 3
def test_steps(): assert steps(3) == 3
"""


CONFTEST = """
import gc

def pytest_collection_finish(): gc.freeze()
"""


def main(folder: Path) -> None:
    (folder / "toy").mkdir()
    (folder / "toy" / "__init__.py").touch()
    (folder / "toy" / "rules.py").write_text(RULES)
    (folder / "test_toy.py").write_text(TESTS)
    (folder / "conftest.py").write_text(CONFTEST)
    target = Target("toy", "toy", folder / "toy", ("test_toy.py",), foreign=(), leave_out=("__init__.py",), root=folder)
    run = Run(target, {source.file: source for source in target.sources()})
    runner.import_what_is_foreign(target)
    assert runner.measure(run, folder / "reach.json") == []
    runner.PATIENCE = 0.5
    found = {}

    def tell(mutant: Mutant, verdict: Verdict) -> None:
        found[mutant.id] = verdict.by.replace("test_toy.py::", "")

    runner.judge(run, [mutant for source in run.sources.values() for mutant in source.mutants], tell, jobs=2)
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
