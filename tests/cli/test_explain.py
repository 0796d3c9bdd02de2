"""`what` at a question: anything with an explanation, by its name or a part of it."""

from __future__ import annotations

import pytest

from greathall.cli.explain import explanations, read_question
from greathall.games.hogwarts_board import SPEC
from greathall.text import catalogue
from tests.cli.conftest import Run

EN, FR = catalogue("en", SPEC), catalogue("fr", SPEC)


@pytest.mark.parametrize("typed", ["what is Accio", "what accio?", "w Accio", "? accio", "What is the accio ?"])
def test_a_question_is_understood(typed: str) -> None:
    assert read_question(typed, EN) == "accio"


def test_a_question_in_french_or_english() -> None:
    assert read_question("quoi Épée", FR) == "epee"
    assert read_question("c’est quoi l’ Accio", FR) == "accio"
    assert read_question("what is Accio", FR) == "accio"


@pytest.mark.parametrize("typed", ["", "what", "?", "1", "accio", "walk to the library", "whatever it is"])
def test_other_things_are_no_question(typed: str) -> None:
    assert read_question(typed, EN) is None


def test_cards_and_squares_are_explained() -> None:
    ((name, what),) = explanations("accio", SPEC, EN)
    assert (name, what) == ("Accio", EN.text("help-card-accio"))
    assert explanations("infirmary", SPEC, EN) == [("Infirmary", EN.text("help-square-infirmary"))]
    assert [name for name, _ in explanations("stupefy", SPEC, EN)] == ["Stupefy"], "who means it exactly"
    assert {name for name, _ in explanations("doorway", SPEC, EN)} == {
        "Dark Doorway by the Restricted Section",
        "Dark Doorway by Snape’s Cabinet",
    }
    assert explanations("broom closet", SPEC, EN) == []


def test_at_a_question_of_a_game(run: Run) -> None:
    told = run("play hogwarts_board --seed 1 --bots easy", "what is accio", "what", "what is a broom closet", "quit")
    assert "Accio  Once: take an item or a potion" in told.out.replace("\n", " ")
    assert "for example: what is Accio" in told.out
    assert "Nothing here is called “broom closet”." in told.out
