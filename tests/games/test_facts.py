"""What our games say of themselves on the front page."""

from __future__ import annotations

import pytest

import greathall
from greathall.text import LANGUAGES, catalogue
from greathall.text.catalogue import single

GAMES = ("stupefy", "scrabble", "hogwarts_board", "hogwarts_battle")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_how_long_it_takes_and_asks_for_settings_it_has(name: str) -> None:
    spec = greathall.game(name)
    facts = spec.table.facts
    assert facts is not None
    assert 10 <= facts.minutes <= 180
    assert facts.usual_seats is None or facts.usual_seats in spec.seats
    assert {*facts.asked, *facts.gentle} <= {*spec.settings.__struct_fields__}
    spec.read_settings(facts.gentle)  # they can be played with
    for language in LANGUAGES:
        for key in ("title", "tagline"):
            assert single(language, spec, key) == catalogue(language, spec).text(key), language
    assert single("en", spec, "tagline-of-another") is None


def test_whoever_begins_to_play_scrabble_cannot_lay_a_wrong_word() -> None:
    facts = greathall.game("scrabble").table.facts
    assert facts is not None
    assert facts.gentle == {"words": "checked"}
