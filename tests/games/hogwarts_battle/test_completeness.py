"""Every card of the box has its scenario: a test named after it."""

from __future__ import annotations

from collections.abc import Iterable

from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.components import SYMBOLS
from tests.games.hogwarts_battle import (
    test_dark_arts,
    test_dice,
    test_heroes,
    test_hogwarts_cards,
    test_horcruxes,
    test_locations,
    test_proficiencies,
    test_villains,
)

SCENARIOS = {
    name
    for module in (
        test_dark_arts,
        test_dice,
        test_heroes,
        test_hogwarts_cards,
        test_horcruxes,
        test_locations,
        test_proficiencies,
        test_villains,
    )
    for name in vars(module)
}
NO_CARDS = {"stun", "rules", "setup", "unknown"}


def without_scenario(names: Iterable[str]) -> list[str]:
    return [name for name in names if name not in NO_CARDS and f"test_{name}" not in SCENARIOS]


def test_every_card_has_a_scenario() -> None:
    assert without_scenario(SPEC.vocabularies["card"]) == []


def test_every_face_has_a_scenario() -> None:
    assert without_scenario(f"{kind}_{face}" for kind in ("face", "penalty") for face in SYMBOLS) == []


def test_a_card_without_a_scenario_is_noticed() -> None:
    assert without_scenario(["hedwig", "fluffy"]) == ["fluffy"]
