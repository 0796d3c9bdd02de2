"""Lessons as a pupil meets them. The law of lessons plays every lesson of every game (`tests/laws/test_every_game.py`);
here is what it would not notice, and that it notices."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import greathall
from greathall.core.errors import Illegal
from greathall.core.messages import Message
from greathall.core.spec import GameSpec
from greathall.laws import LawBroken
from greathall.laws.lessons import check_lesson
from greathall.lessons import Lesson, Pupil, Step, UnknownLesson, as_typed, lesson, lessons
from greathall.lessons.script import fits
from greathall.text import catalogue

STUPEFY = greathall.game("stupefy")


def pupil(name: str, *given: dict[str, Any]) -> Pupil:
    found = Pupil(lesson(STUPEFY, name))
    for answer in given:
        assert found.answer(answer).kind != "again"
    return found


def test_every_game_has_three_to_six_lessons_and_one_is_a_whole_game() -> None:
    for spec in greathall.games().values():
        found = lessons(spec)
        assert 3 <= len(found) <= 6, spec.id
        assert [one.script.whole for one in found.values()].count(True) == 1, spec.id


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLesson, match="first_round"):
        lesson(STUPEFY, "flying")


def test_a_right_answer_goes_on_and_a_wrong_one_is_replied_to() -> None:
    p = pupil("first_round")
    assert p.step is not None
    assert p.step.id == "prepare"
    before = STUPEFY.hash(p.match.g)
    wrong = p.answer({"type": "prepare", "spell": "misspell"})
    assert (wrong.kind, wrong.reply and wrong.reply.key) == ("again", "lesson-first-round-prepare-again-misspell")
    assert STUPEFY.hash(p.match.g) == before
    assert p.answer({"type": "prepare", "spell": "stupefy"}).kind == "right"
    assert p.step.id == "aim"


def test_what_the_rules_refuse_says_why_and_changes_nothing() -> None:
    p = pupil("first_round", {"type": "prepare", "spell": "stupefy"})
    with pytest.raises(Illegal, match="refusal-aim-at-yourself"):
        p.answer({"type": "aim", "target": 0})
    assert p.done == [True, False, False, False, False]


def test_another_answer_that_is_allowed_goes_on_with_its_reply() -> None:
    p = pupil("first_round", {"type": "prepare", "spell": "stupefy"}, {"type": "aim", "target": 2}, {"type": "cast"})
    verdict = p.answer({"type": "take", "reward": "successful_potion"})
    assert verdict.kind == "allowed"
    assert p.says[0].text.key == "lesson-first-round-take-also"


def test_a_thing_is_pointed_out_without_an_answer_in_the_game() -> None:
    p = pupil("time_and_lessons")
    step = p.match.step
    assert p.answer({"thing": "seat-2"}).reply == Message("lesson-time-and-lessons-clocks-again-none")
    assert p.answer({"type": "take", "reward": "favour"}).kind == "again"
    assert p.answer({"thing": "seat-1"}).kind == "right"
    assert p.match.step == step


def test_the_teacher_remarks_on_an_event_once() -> None:
    p = pupil("first_game")
    said = []
    while not p.finished:
        said += [spoken.text.key for spoken in p.says if "-on-" in spoken.text.key]
        p.answer(STUPEFY.encode(p.intended()[0]))
    assert "lesson-first-game-on-announced" in said
    assert len(said) == len(set(said))


def test_the_same_answers_lead_to_the_same_place() -> None:
    hashes = set()
    for _ in range(2):
        p = pupil("first_game")
        for _ in range(12):
            p.answer(STUPEFY.encode(p.intended()[0]))
        hashes.add(STUPEFY.hash(p.match.g))
    assert len(hashes) == 1


def test_a_game_of_words_is_taught_in_the_readers_language() -> None:
    spec = greathall.game("scrabble")
    settings = {language: Pupil(lesson(spec, "first_words", language)).match.g.settings for language in ("en", "fr")}
    assert {language: chosen.language for language, chosen in settings.items()} == {"en": "en", "fr": "fr"}


def test_patterns_fit_what_they_say_and_no_more() -> None:
    assert fits({"type": "aim"}, {"type": "aim", "target": 2})
    assert not fits({"type": "aim", "target": 1}, {"type": "aim", "target": 2})
    assert fits({"tiles": ["A8H", "B9H"]}, {"type": "place", "tiles": ["B9H", "A8H"]})


# -- the law notices ---------------------------------------------------------------------------------------------------


def changed(name: str, **step: Any) -> Lesson:
    """The lesson with another first step."""
    found = lesson(STUPEFY, name)
    first, *rest = found.steps
    script = msgspec.structs.replace(found.script, step=[msgspec.structs.replace(first, **step), *rest])
    return msgspec.structs.replace(found, script=script)


def broken(spec: GameSpec[Any], faulty: Lesson) -> str:
    with pytest.raises(LawBroken) as caught:
        check_lesson(spec, faulty)
    return str(caught.value)


def test_the_law_notices_what_is_pointed_at_but_not_there() -> None:
    assert "players.7, which is not on the table" in broken(STUPEFY, changed("first_round", points=[["players.7"]]))


def test_the_law_notices_a_card_that_is_spoken_of_but_not_there() -> None:
    """The words about the Time-Turner, said in a round in which none is revealed."""
    found = lesson(STUPEFY, "first_round")
    step = Step(id="turner", right=[{"type": "prepare", "spell": "stupefy"}])
    script = msgspec.structs.replace(found.script, step=[step])
    said = broken(STUPEFY, msgspec.structs.replace(found, id="time_and_lessons", script=script))
    assert "speaks of Time-Turner, which is not on the table" in said
    assert "speaks of Retourneur de Temps, which is not on the table" in said


def test_what_is_said_to_those_who_type_is_said_instead_of_something() -> None:
    spec = greathall.game("scrabble")
    known = catalogue("en", spec).messages
    touched, typed = Message("lesson-first-words-first-2"), Message("lesson-first-words-first-2-typed")
    assert as_typed(touched, known) == typed
    assert as_typed(typed, known) == typed
    found = lesson(spec, "first_words")
    script = msgspec.structs.replace(found.script, step=found.steps[1:])
    said = broken(spec, msgspec.structs.replace(found, script=script))
    assert f"nothing is said instead of which {typed.key} could be" in said


def test_the_law_notices_a_right_answer_that_the_rules_refuse() -> None:
    assert "no legal answer is right" in broken(
        STUPEFY, changed("first_round", right=[{"type": "prepare", "spell": "protego"}])
    )


def test_the_law_notices_a_reply_that_is_never_given() -> None:
    replies = {"misspell": [{"type": "take"}]}
    assert "nothing is answered by lesson-first-round-prepare-again-misspell" in broken(
        STUPEFY, changed("first_round", replies=replies)
    )


def test_the_law_notices_what_others_cannot_do() -> None:
    found = lesson(STUPEFY, "first_round")
    script = msgspec.structs.replace(found.script, others={"1": [{"type": "aim", "target": 1}]})
    assert "written for others, but not allowed" in broken(STUPEFY, msgspec.structs.replace(found, script=script))
