"""The golden playthroughs still play and read as they are written down."""

from __future__ import annotations

from difflib import unified_diff
from typing import Any

import pytest

from greathall.core.spec import GameSpec
from tests import golden

MOST = 60


def changes(file: str, written: str, played: str) -> str:
    """What changed, as a diff that can be read at a glance; empty if nothing did."""
    diff = list(
        unified_diff(written.splitlines(), played.splitlines(), f"written/{file}", f"played/{file}", "", "", 2, "")
    )
    more = [f"... and {len(diff) - MOST} lines more"] if len(diff) > MOST else []
    return "\n".join(diff[:MOST] + more)


@pytest.mark.parametrize(("spec", "seats"), golden.tables(), ids=lambda value: getattr(value, "id", str(value)))
def test_plays_as_written(spec: GameSpec[Any], seats: int) -> None:
    file = golden.file_of(spec, seats)
    assert file.exists(), f"{file.name} is missing: `make golden` writes it"
    diff = changes(file.name, file.read_text("utf-8"), golden.playthrough(spec, seats))
    if diff:
        pytest.fail(f"{file.name} plays differently; if that is meant, run `make golden`.\n{diff}", pytrace=False)


def test_no_playthrough_is_left_over() -> None:
    assert {file.name for file in golden.FOLDER.glob("*.txt")} == {
        golden.file_of(spec, seats).name for spec, seats in golden.tables()
    }


def test_a_change_is_shown_where_it_is() -> None:
    diff = changes("bluff-2-seats.txt", "one\ntwo\nthree\n", "one\nTWO\nthree\n")
    assert "-two" in diff
    assert "+TWO" in diff
    assert "bluff-2-seats.txt" in diff
