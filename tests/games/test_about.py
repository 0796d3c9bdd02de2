"""Every question of our games says what it is about; every state of HOGWARTS says what it does."""

from __future__ import annotations

import pytest

import greathall
from greathall.core.messages import message_key
from greathall.laws.typography import faults
from greathall.text import LANGUAGES, catalogue
from tests.games.test_facts import GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_says_what_it_is_about_and_what_follows(name: str, language: str) -> None:
    spec = greathall.game(name)
    texts = catalogue(language, spec)
    about = {key for key in texts.messages if key.startswith("about-")}
    asked = {key.replace("prompt-", "about-", 1) for key in spec.prompts if key.startswith("prompt-")}
    states = spec.vocabularies["status"] if name == "hogwarts_board" else ()
    named = {message_key("about-status", state) for state in states}
    assert asked | named <= about
    assert not {key for key in about - asked - named if not key.startswith("about-foe-")}, "nobody asks that"
    if language == "fr":
        assert not [fault for fault in faults(texts) if fault.startswith("about-")]
