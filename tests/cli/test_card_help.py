"""`what` at a question: anything with an explanation, by its name or a part of it."""

from __future__ import annotations

import pytest

from greathall.cli.card_help import asked_about, explanations
from greathall.games.hogwarts_board import SPEC
from greathall.text import catalogue
from tests.cli.conftest import Run

EN, FR = catalogue("en", SPEC), catalogue("fr", SPEC)


@pytest.mark.parametrize(
    "typed", ["what is Accio", "what Accio?", "w Accio", "? Accio", "What is the Accio ?", "help Accio"]
)
def test_a_question_is_understood(typed: str) -> None:
    assert asked_about(typed, EN) == "Accio"


def test_a_question_in_french_or_english() -> None:
    assert asked_about("quoi Épée", FR) == "Épée"
    assert asked_about("c’est quoi la Réserve", FR) == "Réserve"
    assert asked_about("what is Accio", FR) == "Accio"


@pytest.mark.parametrize("typed", ["", "what", "?", "1", "accio", "walk to the library", "whatever it is"])
def test_other_things_are_no_question(typed: str) -> None:
    assert asked_about(typed, EN) is None


def test_cards_and_squares_are_explained() -> None:
    ((name, what),) = explanations(SPEC, "accio", EN)
    assert (name, what) == ("Accio", EN.text("help-card-accio"))
    assert explanations(SPEC, "infirmary", EN) == [("Infirmary", EN.text("help-square-infirmary"))]
    assert [name for name, _ in explanations(SPEC, "stupefy", EN)] == ["Stupefy"], "who means it exactly"
    assert {name for name, _ in explanations(SPEC, "doorway", EN)} == {
        "Dark Doorway by the Restricted Section",
        "Dark Doorway by Snape’s Cabinet",
    }
    assert explanations(SPEC, "broom closet", EN) == []


def test_at_a_question_of_a_game(run: Run) -> None:
    told = run("play hogwarts_board --seed 1 --bots easy", "what is accio", "what", "what is a broom closet", "quit")
    assert "Accio: Once: take an item or a potion" in told.out
    assert "for example: what is Accio" in told.out
    assert "broom closet" in told.out
