"""The forms of a word: `$card-the` is the attribute `.the` of the message that `$card` is."""

from __future__ import annotations

from greathall.core.messages import Message
from greathall.text import Catalogue

SHARED = "list = { $first } et { $last }\nlist-empty = rien\nseat = place { $number }\n"
CARDS = """
card-ace = As
    .the = l’As
card-king = Roi
    .the = le Roi
card-queen = Dame
takes = { $who } prend { $card-the }.
shows = { $cards-the } ({ $cards }).
chooses = { $count ->
    [one] { $card-the }
   *[other] tout
}
"""
TEXTS = Catalogue("fr", [SHARED, CARDS])


def test_a_word_has_the_form_that_is_asked_for() -> None:
    assert TEXTS.text("takes", who="Ines", card=Message("card-ace")) == "Ines prend l’As."
    assert TEXTS.text("chooses", count=1, card=Message("card-king")) == "le Roi"


def test_a_word_without_that_form_is_as_it_is() -> None:
    assert TEXTS.text("takes", who="Ines", card=Message("card-queen")) == "Ines prend Dame."
    assert TEXTS.text("takes", who="Ines", card="7") == "Ines prend 7."


def test_every_word_of_a_list_has_its_form() -> None:
    cards = [Message("card-ace"), Message("card-king"), Message("card-queen")]
    assert TEXTS.text("shows", cards=[*cards]) == "l’As, le Roi et Dame (As, Roi et Dame)."


def test_a_form_that_is_not_given_is_missed() -> None:
    _, problems = TEXTS.try_text("takes", {"who": "Ines"})
    assert problems
