"""A scenario that cannot fail proves nothing: each must fail when its card's text is taken away."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greathall.games.hogwarts_battle.cards import (
    CARDS,
    EVENTS,
    HEROES,
    HORCRUXES,
    LOCATIONS,
    POWERS,
    PROFICIENCIES,
    REACTIONS,
    VILLAINS,
)
from greathall.games.hogwarts_battle.components import Script
from greathall.games.hogwarts_battle.triggers import Reaction
from tests.games.hogwarts_battle import (
    test_dark_arts,
    test_heroes,
    test_hogwarts_cards,
    test_horcruxes,
    test_locations,
    test_proficiencies,
    test_villains,
)


def fails(scenario: Callable[[], None]) -> bool:
    try:
        scenario()
    except Exception:
        return True
    return False


def scenario(name: str) -> Callable[[], None]:
    modules = (
        test_heroes,
        test_hogwarts_cards,
        test_dark_arts,
        test_villains,
        test_locations,
        test_horcruxes,
        test_proficiencies,
    )
    found: Callable[[], None] = next(
        vars(module)[f"test_{name}"] for module in modules if f"test_{name}" in vars(module)
    )
    return found


@pytest.mark.parametrize("name", CARDS)
def test_without_the_cards_text(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS[name], "play", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.discarded])
def test_without_the_discard_effect(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS[name], "discarded", ())
    assert fails(scenario(name))


@pytest.mark.parametrize("name", EVENTS)
def test_without_the_events_text(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EVENTS[name], "effects", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, villain in VILLAINS.items() if villain.reward])
def test_without_the_villains_reward(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VILLAINS[name], "reward", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, villain in VILLAINS.items() if villain.turn])
def test_without_the_villains_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VILLAINS[name], "turn", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize(
    ("trigger", "name"), [(trigger, name) for trigger, table in REACTIONS.items() for name in table], ids=str
)
def test_without_the_reaction(trigger: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(REACTIONS[trigger], name)
    if name in HORCRUXES:
        monkeypatch.setattr(HORCRUXES[name], "when", {**HORCRUXES[name].when, trigger: Reaction()})
    assert fails(scenario(name))


@pytest.mark.parametrize("name", LOCATIONS)
@pytest.mark.parametrize("change", ["events", "capacity"])
def test_with_another_number(name: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOCATIONS[name], change, getattr(LOCATIONS[name], change) + 1)
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, location in LOCATIONS.items() if location.revealed])
def test_without_the_reveal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LOCATIONS[name], "revealed", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, horcrux in HORCRUXES.items() if horcrux.turn])
def test_without_the_curse(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HORCRUXES[name], "turn", Script(name, ()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", HORCRUXES)
def test_with_other_symbols(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HORCRUXES[name], "symbols", HORCRUXES[name].symbols ^ 0b1111)
    assert fails(scenario(name))


@pytest.mark.parametrize("name", POWERS)
def test_without_the_powers_effect(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(POWERS[name], "effects", ())
    assert fails(scenario(name))


@pytest.mark.parametrize("name", [name for name, proficiency in PROFICIENCIES.items() if proficiency.when])
def test_without_the_proficiencys_reaction(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PROFICIENCIES[name], "when", dict.fromkeys(PROFICIENCIES[name].when, Reaction()))
    assert fails(scenario(name))


@pytest.mark.parametrize("name", ["harry", "ron", "hermione"])
@pytest.mark.parametrize("which", [0, 1])
def test_without_the_heros_ability(name: str, which: int, monkeypatch: pytest.MonkeyPatch) -> None:
    abilities = [*HEROES[name].abilities]
    abilities[which] = Reaction()
    monkeypatch.setattr(HEROES[name], "abilities", (abilities[0], abilities[1]))
    assert fails(scenario(name))
