"""Nothing is forgotten: every card, square, enemy and ruling has a test of its name, and every ruling its words."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from greathall.games.hogwarts_board.board import SQUARES
from greathall.games.hogwarts_board.cards.deck import EVENT_COPIES
from greathall.games.hogwarts_board.cards.items import ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS

from . import test_enemies, test_events, test_items, test_potions, test_rulings, test_spells, test_squares

LAST_RULING = 91
HERE = Path(__file__)
RULINGS = HERE.parents[3] / "docs" / "rulings" / "hogwarts_board.md"


@pytest.mark.parametrize(
    ("names", "tests"),
    [
        ([*SPELLS], test_spells),
        ([*POTIONS], test_potions),
        ([*ITEMS], test_items),
        ([*EVENT_COPIES], test_events),
        ([*SQUARES], test_squares),
        (["death_eater", "voldemort", "basilisk", "dementor", "serpent"], test_enemies),
    ],
    ids=["spells", "potions", "items", "events", "squares", "enemies"],
)
def test_each_has_a_test_of_its_name(names: list[str], tests: ModuleType) -> None:
    missing = [name for name in names if not hasattr(tests, f"test_{name}")]
    assert not missing


def test_each_ruling_has_a_test() -> None:
    tested = {int(number) for name in dir(test_rulings) for number in re.findall(r"^test_r(\d+)_", name)}
    assert tested == set(range(1, LAST_RULING + 1))


def test_each_ruling_is_written_down() -> None:
    written = {int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", RULINGS.read_text("utf-8"), re.MULTILINE)}
    assert written == set(range(1, LAST_RULING + 1))


def test_the_code_names_only_rulings_that_exist() -> None:
    source = HERE.parents[3] / "src" / "greathall" / "games" / "hogwarts_board"
    text = "".join(file.read_text("utf-8") for file in source.rglob("*.py"))
    named = {int(number) for number in re.findall(r"\bR(\d+)\b", text)}
    assert named <= set(range(1, LAST_RULING + 1))
    assert len(named) > 50
