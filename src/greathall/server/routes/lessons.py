"""Lessons: where a pupil stands after some answers, and what one more would bring."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath, JSONBody

from greathall.server import protocol as p
from greathall.server.lessons import Lessons
from greathall.server.routes.common import REFUSALS

LESSONS = Lessons()
"""Of this process: what it keeps only saves time."""


@post("/api/games/{name:str}/lessons/{lesson:str}", responses=REFUSALS, status_code=200, sync_to_thread=True)
def visit_lesson(name: FromPath[str], lesson: FromPath[str], data: JSONBody[p.LessonTry]) -> p.LessonPage:
    return LESSONS.visit(name, lesson, data)


@post("/api/games/{name:str}/lessons/{lesson:str}/check", responses=REFUSALS, status_code=200, sync_to_thread=True)
def check_answer(name: FromPath[str], lesson: FromPath[str], data: JSONBody[p.LessonTry]) -> p.LessonPreview:
    return LESSONS.preview(name, lesson, data)


ROUTES = [visit_lesson, check_answer]
