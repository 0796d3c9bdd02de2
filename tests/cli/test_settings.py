"""Settings as people type them: words, lists with commas, seats counted from 1."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.cli.settings import read_settings, settings_of
from greathall.core.registry import game
from greathall.text import catalogue
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("language", "name", "typed", "settings"),
    [
        ("en", "hogwarts_battle", "heroes=neville,hermione", {"heroes": ["neville", "hermione"]}),
        ("en", "hogwarts_battle", "heroes=Neville Longbottom, HERMIONE", {"heroes": ["neville", "hermione"]}),
        ("fr", "hogwarts_battle", "heroes=Neville Londubat,hermione", {"heroes": ["neville", "hermione"]}),
        ("en", "hogwarts_battle", 'heroes=["neville","hermione"]', {"heroes": ["neville", "hermione"]}),
        ("en", "hogwarts_battle", "heroes=", {"heroes": []}),
        (
            "en",
            "hogwarts_battle",
            "proficiencies=potions,flying lessons",
            {"proficiencies": ["potions", "flying_lessons"]},
        ),
        ("fr", "hogwarts_battle", "proficiencies=botanique,potions", {"proficiencies": ["herbology", "potions"]}),
        ("en", "hogwarts_battle", "game=7", {"game": 7}),
        ("en", "hogwarts_battle", "first=2", {"first": 1}),
        ("en", "hogwarts_battle", "closed_hands=yes", {"closed_hands": True}),
        ("fr", "hogwarts_battle", "closed_hands=non", {"closed_hands": False}),
        ("en", "hogwarts_battle", "difficulty=every_location", {"difficulty": "every_location"}),
        ("en", "stupefy", "memory_aid=on", {"memory_aid": "on"}),
        ("en", "stupefy", "first_favourite=random", {"first_favourite": "random"}),
    ],
)
def test_what_is_typed_is_understood(language: str, name: str, typed: str, settings: dict[str, Any]) -> None:
    spec = game(name)
    assert read_settings(spec, [typed], catalogue(language, spec)) == settings


def test_seats_are_counted_from_one_everywhere() -> None:
    spec = game("hogwarts_battle")
    first = next(setting for setting in settings_of(spec, catalogue("en", spec)) if setting.name == "first")
    assert (first.choices, first.default_typed) == (["1", "2", "3", "4"], "1")


def test_the_values_are_listed(run: Run) -> None:
    out = run("rules hogwarts_battle").out
    for value in ("1 *, 2, 3, 4, 5, 6, 7", "neville", "arithmancy", "false *, true", "1 *, 2, 3, 4", "commas"):
        assert value in out, value
    assert "[]" not in out
    assert "virgules" in run("rules hogwarts_battle --lang fr").out


def test_every_setting_of_every_game_reads_its_default_back() -> None:
    for name in ("stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"):
        spec = game(name)
        for setting in settings_of(spec, catalogue("en", spec)):
            if setting.values:
                default = [*setting.default] if setting.each else setting.default
                assert setting.read(setting.default_typed) == default, (name, setting.name)
