"""`examples/questions.ipynb` runs: each of its questions, asked of fewer games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo")
NOTEBOOK = Path(__file__).parents[2] / "examples" / "questions.ipynb"


@pytest.mark.deep
def test_every_question_of_the_notebook_gets_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text())["cells"]:
        if cell["cell_type"] == "code":
            source = re.sub(r"(games = 0, |range\()\d+", r"\g<1>1", "".join(cell["source"]))
            exec(compile(source, NOTEBOOK.name, "exec"), names)
            assert bool(capsys.readouterr().out) == bool(cell["outputs"])
