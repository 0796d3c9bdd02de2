"""Lessons in the hall. A request brings all answers of a pupil; those who came lately are kept ready to go on."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Any, Literal

import msgspec

from greathall.core.errors import BadAction, Illegal
from greathall.core.messages import Message, message_for
from greathall.core.registry import game
from greathall.core.spec import GameSpec
from greathall.lessons import Find, Pupil, UnknownLesson, Verdict, lesson, lessons
from greathall.lessons.pupil import thing_message
from greathall.server import protocol as p
from greathall.server.broadcast import listed_options

KEPT = 64
"""Pupils whose lesson need not be played again from its beginning when the next answer comes."""


class Lessons:
    """The lessons that are under way."""

    def __init__(self) -> None:
        self._pupils: OrderedDict[tuple[str, str, str, bytes], Pupil] = OrderedDict()
        self._lock = Lock()

    def visit(self, name: str, lesson_id: str, wish: p.LessonTry) -> p.LessonPage:
        """Where the pupil stands, after one more answer if one is tried. Called in threads."""
        pupil = self._take(name, lesson_id, wish)
        verdict: Literal["begun", "right", "allowed", "again"] = "begun"
        reply: Message | None = None
        try:
            if wish.answer is not None and not pupil.finished:
                try:
                    judged = pupil.answer(wish.answer)
                except (Illegal, BadAction) as refusal:
                    judged = Verdict("again", refusal.message)
                verdict, reply = judged.kind, judged.reply
            return page(pupil, verdict, reply)
        finally:
            self._keep(pupil, wish.language)

    def preview(self, name: str, lesson_id: str, wish: p.LessonTry) -> p.LessonPreview:
        """What an answer would bring, or why the rules refuse it: trying is no fault of the request."""
        pupil = self._take(name, lesson_id, wish)
        try:
            return p.LessonPreview(preview=pupil.match.preview(pupil.seat, pupil.spec.decode(wish.answer)))
        except (Illegal, BadAction) as refusal:
            return p.LessonPreview(refused=refusal.message)
        finally:
            self._keep(pupil, wish.language)

    def _take(self, name: str, lesson_id: str, wish: p.LessonTry) -> Pupil:
        spec = game(name)
        try:
            found = lesson(spec, lesson_id, wish.language if wish.language in spec.languages else spec.languages[0])
        except UnknownLesson:
            raise Illegal("refusal-not-found") from None
        with self._lock:
            pupil = self._pupils.pop((name, lesson_id, wish.language, msgspec.json.encode(wish.answers)), None)
        if pupil is None:
            pupil = Pupil(found)
            for answer in wish.answers:
                if pupil.finished or pupil.answer(answer).kind == "again":
                    raise Illegal("refusal-not-found")
        return pupil

    def _keep(self, pupil: Pupil, language: str) -> None:
        key = (pupil.spec.id, pupil.lesson.id, language, msgspec.json.encode(pupil.given))
        with self._lock:
            self._pupils[key] = pupil
            while len(self._pupils) > KEPT:
                self._pupils.popitem(last=False)


def infos(spec: GameSpec[Any]) -> list[p.LessonInfo]:
    return [
        p.LessonInfo(one.id, Message(one.key), Message(one.key_of("about")), one.minutes)
        for one in lessons(spec).values()
    ]


def page(pupil: Pupil, verdict: Literal["begun", "right", "allowed", "again"], reply: Message | None) -> p.LessonPage:
    match, seat, step = pupil.match, pupil.seat, pupil.step
    intended = pupil.intended()
    led_here = not pupil.given and bool(pupil.lesson.record.actions)  # to a recorded position: that is no news
    last = 0 if led_here else len(pupil.given) - 1
    seen, fresh, frames = match.seen(seat), len(match.seen(seat, last)), match.frames(seat, last)
    options, count = listed_options(match, seat)
    return p.LessonPage(
        verdict=verdict,
        reply=reply,
        answers=pupil.given,
        seat=seat,
        names=pupil.names,
        number=len(pupil.given),
        says=pupil.says,
        task=pupil.task,
        among=[p.LessonThing(thing, thing_message(thing)) for thing in step.among] if step is not None else [],
        intended=[pupil.spec.encode(action) for action in intended],
        shown=_in_words(pupil, intended[0]) if intended else None,
        steps=_plan(pupil),
        finished=pupil.finished,
        events=[p.SeenEvent(at, step, event, message_for(event, "event")) for at, step, event in seen],
        fresh=fresh,
        frames=[p.ViewFrame(event + len(seen) - fresh, view) for event, view in frames],
        situation=match.situation(seat),
        options=options,
        count=count,
        outcome=pupil.spec.outcome(match.g) if match.over else None,
    )


def _in_words(pupil: Pupil, answer: Any) -> Message | None:
    """What a teacher would show; None where it is something to point out."""
    if isinstance(answer, Find):
        return None
    return pupil.spec.option_message(pupil.match.g, pupil.seat, answer)


def _plan(pupil: Pupil) -> list[p.LessonStep]:
    return [
        p.LessonStep(Message(pupil.lesson.key_of(step.id)), "done" if done else "now" if step is pupil.step else "next")
        for step, done in zip(pupil.lesson.steps, pupil.done, strict=True)
    ]
