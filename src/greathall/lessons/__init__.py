"""Lessons: short games in which a teacher says what matters, and waits until the pupil has found it.

A lesson is a file beside the game (`games/<id>/lessons/`), its words are in the game's catalogues (`lessons.ftl`).
Browser and terminal play it through a `Pupil`; the law of lessons plays all of them.
"""

from greathall.lessons.pupil import Find, Pupil, Spoken, Verdict
from greathall.lessons.script import Lesson, Remark, Step, UnknownLesson, as_typed, lesson, lessons

__all__ = [
    "Find",
    "Lesson",
    "Pupil",
    "Remark",
    "Spoken",
    "Step",
    "UnknownLesson",
    "Verdict",
    "as_typed",
    "lesson",
    "lessons",
]
