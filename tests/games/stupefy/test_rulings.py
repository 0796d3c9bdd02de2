"""Every ruling is written down, and every ruling of the rules has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
BOOK = HERE.parents[2] / "docs" / "rulings" / "stupefy.md"

BY_OTHER_MEANS = {
    32: "the hall's chat",
    33: "no such action exists",
    38: "the hall's bots",
    39: "no such action exists",
}


def test_all_44_rulings_are_written_down() -> None:
    assert re.findall(r"^\| S(\d+) \|", BOOK.read_text("utf-8"), re.M) == [str(n) for n in range(1, 45)]


def test_each_ruling_of_the_rules_has_a_test() -> None:
    tested = {
        int(n) for file in HERE.glob("test_*.py") for n in re.findall(r"def test_s(\d+)_", file.read_text("utf-8"))
    }
    assert set(range(1, 45)) - tested == set(BY_OTHER_MEANS)
