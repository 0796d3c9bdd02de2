"""`greathall learn`."""

from __future__ import annotations

import pytest

import greathall
from greathall.lessons import lessons
from tests.cli.conftest import Run
from tests.deep import deep

ANSWERS = 2000
"""More than the longest lesson asks for."""


def test_the_lessons_are_listed(run: Run) -> None:
    said = run("learn stupefy")
    assert said.code == 0
    assert "first_round" in said.out
    assert "done" not in said.out
    assert "Hogwarts Battle" in run("learn").out


def test_a_lesson_is_played_and_kept_as_done(run: Run) -> None:
    said = run("learn stupefy first_round", "2", "4", "show", "skip", "protego", "cast", "40 points", "skip")
    assert said.code == 0
    assert "The house with the most points after round 8 wins" in said.out
    assert "Cinder ♛" in said.out
    assert "Look for the crown" in said.out
    assert "The answer: Aim at Cinder" in said.out
    assert "Nobody aims at you, so cast." in said.out
    assert "A game has eight of them" in said.out
    assert "greathall learn stupefy bluff_and_protego" in said.out
    assert "✓ done" in run("learn stupefy").out


@pytest.mark.parametrize(("language", "most"), [("en", 2), ("fr", 1), deep("en", None), deep("fr", None)])
@pytest.mark.parametrize("game", greathall.games())
def test_every_lesson_is_played_to_its_end(run: Run, game: str, language: str, most: int | None) -> None:
    """By the teacher's own answers, which `skip` gives; the first lessons, by `make laws` all of them (in the browser
    each is played anyway). A whole game that is the same in all languages is played in one: its texts and its drawing
    in the others have tests of their own."""
    skip = {"en": "skip", "fr": "passer"}[language]
    scripts = {name: lesson.script for name, lesson in lessons(greathall.game(game), language).items()}
    chosen = [name for name, script in scripts.items() if language == "en" or script.speaks or not script.whole][:most]
    for name in chosen:
        said = run(f"learn {game} {name} --lang {language}", *[skip] * ANSWERS)
        assert said.code == 0, name
        assert "⟨" not in said.out, name
    listed = run(f"learn {game} --lang {language}").out
    assert listed.count("✓") == len(chosen)


def test_a_thing_is_pointed_out_by_its_number(run: Run) -> None:
    said = run("learn stupefy time_and_lessons --lang fr", "3", "2")
    assert "Cinder n’a aucun jeton" in said.out
    assert "Oui, Bramble" in said.out


def test_the_teacher_says_what_is_typed_here(run: Run) -> None:
    said = run("learn scrabble first_words", "quit").out
    assert "8F HORN goes across" in said
    assert "Tap a letter" not in said


def test_leaving_keeps_nothing(run: Run) -> None:
    run("learn stupefy first_round", "quit")
    assert "✓" not in run("learn stupefy").out


def test_an_unknown_lesson_is_named_with_those_there_are(run: Run) -> None:
    said = run("learn stupefy flying")
    assert said.code == 2
    assert "bluff_and_protego" in said.err
