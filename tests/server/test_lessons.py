"""Lessons over HTTP: the hall keeps nothing of a pupil, and answers the same whether it remembers one or not."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.core.errors import Illegal
from greathall.server import lessons
from greathall.server import protocol as p
from greathall.server.lessons import Lessons

STUPEFY_FIRST = {"type": "prepare", "spell": "stupefy"}


def visit(at: Lessons, answers: list[Any], answer: Any = None, lesson: str = "first_round") -> p.LessonPage:
    return at.visit("stupefy", lesson, p.LessonTry(answers=answers, answer=answer))


def test_a_page_says_where_the_pupil_stands() -> None:
    page = visit(Lessons(), [])
    assert (page.verdict, page.number, page.finished) == ("begun", 0, False)
    assert [say.points for say in page.says] == [["rewards"], ["own.stupefies"]]
    assert [step.state for step in page.steps] == ["now", "next", "next", "next", "next"]
    assert page.intended == [STUPEFY_FIRST]


def test_what_led_to_a_recorded_position_is_no_news() -> None:
    here = Lessons()
    begun = visit(here, [], lesson="time_and_lessons")
    assert begun.events
    assert (begun.fresh, begun.frames) == (0, [])
    assert visit(here, [{"thing": "seat-1"}], {"type": "take", "reward": "time_turner"}, "time_and_lessons").fresh > 0


def test_an_answer_leads_on_and_another_gets_its_reply() -> None:
    here = Lessons()
    again = visit(here, [], {"type": "prepare", "spell": "misspell"})
    assert again.verdict == "again"
    assert again.reply is not None
    assert again.answers == []
    right = visit(here, [], STUPEFY_FIRST)
    assert (right.verdict, right.answers) == ("right", [STUPEFY_FIRST])


def test_one_who_is_not_remembered_stands_at_the_same_place() -> None:
    here = Lessons()
    remembered = visit(here, [STUPEFY_FIRST], {"type": "aim", "target": 2})
    assert visit(Lessons(), remembered.answers) == visit(here, remembered.answers)


def test_of_many_pupils_only_the_latest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "KEPT", 2)
    here = Lessons()
    for lesson in ("first_round", "bluff_and_protego", "time_and_lessons"):
        visit(here, [], lesson=lesson)
    assert len(here._pupils) == 2


def test_what_cannot_be_is_refused_with_a_reason() -> None:
    here = Lessons()
    with pytest.raises(Illegal, match="refusal-not-found"):
        visit(here, [], lesson="flying")
    with pytest.raises(Illegal, match="refusal-not-found"):
        visit(here, [{"type": "prepare", "spell": "misspell"}])


def test_what_the_rules_refuse_gets_its_reason_as_a_reply() -> None:
    here = Lessons()
    at_oneself = p.LessonTry(answers=[STUPEFY_FIRST], answer={"type": "aim", "target": 0})
    checked = here.preview("stupefy", "first_round", at_oneself)
    assert checked.refused is not None
    assert checked.refused.key == "refusal-aim-at-yourself"
    tried = here.visit("stupefy", "first_round", at_oneself)
    assert (tried.verdict, tried.reply, tried.answers) == ("again", checked.refused, [STUPEFY_FIRST])
    assert visit(here, [], {"type": "fly"}).verdict == "again"


def test_the_list_of_games_names_their_lessons() -> None:
    listed = lessons.infos(greathall.game("stupefy"))
    assert [info.id for info in listed][:2] == ["first_round", "bluff_and_protego"]
    assert all(info.minutes > 0 for info in listed)
