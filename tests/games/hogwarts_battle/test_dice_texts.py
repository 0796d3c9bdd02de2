"""The faces of the house dice are told wherever one is rolled, and the texts say what the dice have."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import RollHouse
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.components import HOUSES, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE
from greathall.games.hogwarts_battle.printed import PRINTED
from greathall.text import LANGUAGES, catalogue
from tests.games.hogwarts_battle.table import table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", HOUSES)
def test_the_text_of_a_die_has_its_faces(house: str, language: str) -> None:
    texts = catalogue(language, SPEC)
    told = re.findall(r"[(,] ?([^ ,()]+)(?: ×(\d))?", texts.text(f"die-{house}"))
    word = {symbol: texts.text(f"face-{symbol}").split()[-1] for symbol in SYMBOLS}
    faces = Counter(word[SYMBOLS[face]] for face in DICE[HOUSES.index(house)])
    assert {face: int(number or 1) for face, number in told} == faces


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_tell_the_faces(language: str) -> None:
    t = table(game=4, hand="hogwarts_a_history").play("hogwarts_a_history")
    texts = catalogue(language, SPEC)
    for option in t.options():
        assert isinstance(option, RollHouse)
        assert "×3" in texts.format(SPEC.option_message(t.g, 0, option))


def test_every_card_with_a_die_is_known_to_have_one() -> None:
    assert {name for name in PRINTED["DICE_OF"] if name in CARDS} == {card.id for card in CARDS.values() if card.rolls}
    assert PRINTED["DICE_OF"]["cedric_diggory"] == ["hufflepuff"]
    assert PRINTED["DICE_OF"]["hogwarts_a_history"] == [*HOUSES]
    for name in ("heir_of_slytherin", "voldemort_6", "locket", "severus_snape", "horace_slughorn"):
        assert PRINTED["DICE_OF"][name] == ["slytherin"]
    assert PRINTED["DICE"]["ravenclaw"].count("card") == 3
